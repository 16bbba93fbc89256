package omerta.cli;

import java.util.List;
import java.util.StringJoiner;

/// A table in plain text: columns as wide as their widest cell, two blanks between them, no blanks at the ends of lines.
record Columns(List<List<String>> rows) {

    @Override
    public String toString() {
        StringJoiner lines = new StringJoiner("\n");
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                line.append(row.get(i)).repeat(' ', width(i) - length(row.get(i)) + 2);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines.toString();
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> column < row.size())
                .mapToInt(row -> length(row.get(column)))
                .max()
                .orElse(0);
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}

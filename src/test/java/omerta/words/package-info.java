/// Tests over everything that is said: the bundles of all languages agree, every key is used, every key that is used is
/// there.
@NullMarked
package omerta.words;

import org.jspecify.annotations.NullMarked;

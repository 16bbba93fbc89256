@echo off
rem Starts Omerta from this folder with the first Java 25 or newer that it finds.
setlocal EnableExtensions DisableDelayedExpansion
set "LIB=%~dp0..\lib"
set "JAVA="

if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined JAVA for /f "delims=" %%J in ('where java 2^>nul') do if not defined JAVA call :try "%%~dpJ.."
for %%V in (Java "Eclipse Adoptium" Microsoft Zulu "Amazon Corretto" BellSoft OpenJDK) do (
    for /d %%J in ("%ProgramFiles%\%%~V\*") do if not defined JAVA call :try "%%~J"
)
for /d %%J in ("%LOCALAPPDATA%\Programs\Eclipse Adoptium\*" "%USERPROFILE%\.jdks\*") do if not defined JAVA call :try "%%~J"
if not defined JAVA (
    echo omerta: needs Java 25 or newer and found none: install a JDK 25, or set JAVA_HOME to the folder of one. 1>&2
    exit /b 2
)

set "ARCHIVE="
if "%~1"=="" if defined LOCALAPPDATA (
    if not exist "%LOCALAPPDATA%\omerta\cache" mkdir "%LOCALAPPDATA%\omerta\cache" 2>nul
    set ARCHIVE=-XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%LOCALAPPDATA%\omerta\cache\start.jsa" -Xlog:disable -Xlog:all=error:stderr
)
"%JAVA%" "--module-path=%LIB%\javafx\win" --add-modules=javafx.controls --enable-native-access=javafx.graphics %ARCHIVE% -jar "%LIB%\omerta.jar" %*
exit /b %ERRORLEVEL%

rem Sets JAVA where the folder holds a Java that is new enough; its "release" file tells.
:try
if not exist "%~1\bin\java.exe" exit /b 1
if not exist "%~1\release" exit /b 1
for /f "tokens=2 delims==" %%R in ('findstr /b /c:"JAVA_VERSION=" "%~1\release"') do (
    for /f "tokens=1 delims=." %%M in ("%%~R") do if %%M geq 25 set "JAVA=%~1\bin\java.exe"
)
exit /b 0

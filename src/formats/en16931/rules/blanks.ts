/** A text without blanks around it, and with one blank for each run of them: `normalize-space()` of XPath, which knows four blanks. */
export const normal = (written: string): string =>
  written
    .split(/[ \t\r\n]/)
    .filter((word) => word !== '')
    .join(' ');

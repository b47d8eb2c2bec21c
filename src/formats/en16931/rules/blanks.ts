/** Collapses white space: `normalize-space()` of XPath, which has four white space characters. */
export const normal = (written: string): string =>
  written
    .split(/[ \t\r\n]/)
    .filter((word) => word !== '')
    .join(' ');

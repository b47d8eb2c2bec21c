/** Collapses white space: `normalize-space()` of XPath, which has four white space characters. */
export const normal = (written: string): string =>
  BLANK.test(written)
    ? written
        .split(BLANK)
        .filter((word) => word !== '')
        .join(' ')
    : written;

const BLANK = /[ \t\r\n]/;

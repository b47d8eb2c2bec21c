/** The engine's placeholder of a value that only the author knows, as XML writes it. */
export const OPEN_VALUE = '&lt;?&gt;';

/** A value as text or in double quotes. */
export const escaped = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

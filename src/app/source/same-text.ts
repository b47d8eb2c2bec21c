/** A plain text area has no carriage returns, whatever the document has: files of Windows, and text typed there. */
export const isSameText = (text: string, other: string): boolean =>
  text === other || text.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n');

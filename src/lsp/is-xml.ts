import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Whether a text is XML, by the language that the editor reports or by its file name. */
export function isXml({ languageId, uri }: Pick<TextDocument, 'languageId' | 'uri'>): boolean {
  return languageId === 'xml' || /[.]xml$/i.test(uri);
}

/** XML with more characters is not judged: it would delay every other answer for too long. */
export const LONGEST_XML = 10_000_000;

export const isTooLong = (document: TextDocument): boolean => document.getText().length > LONGEST_XML;

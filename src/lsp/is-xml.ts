import type { TextDocument } from 'vscode-languageserver-textdocument';

/** Whether a text is XML, by the language that the editor says or by the name of its file. */
export function isXml({ languageId, uri }: Pick<TextDocument, 'languageId' | 'uri'>): boolean {
  return languageId === 'xml' || /[.]xml$/i.test(uri);
}

/** Values of a PDF (ISO 32000-2, 7.3). Strings are bytes, one character each, until their encoding is known. */
export type PdfValue = null | boolean | number | PdfName | PdfText | PdfRef | PdfDict | PdfStream | readonly PdfValue[];

export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export class PdfText {
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
}

export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

export class PdfDict {
  readonly entries: ReadonlyMap<string, PdfValue>;
  constructor(entries: ReadonlyMap<string, PdfValue>) {
    this.entries = entries;
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** Offset of the first byte after `stream` and its line end. */
  readonly start: number;
  constructor(dict: PdfDict, start: number) {
    this.dict = dict;
    this.start = start;
  }
}

export function nameOf(value: PdfValue | undefined): string | undefined {
  return value instanceof PdfName ? value.name : undefined;
}

/**
 * A human-readable string: UTF-16 or UTF-8 by its byte order mark, otherwise one byte per character. Source: ISO
 * 32000-2, 7.9.2.2.
 */
export function wordsOf(text: PdfText): string {
  const { bytes } = text;
  const encoding = bytes.startsWith('\xfe\xff') ? 'utf-16be' : bytes.startsWith('\xef\xbb\xbf') ? 'utf-8' : undefined;
  return encoding ? new TextDecoder(encoding).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))) : bytes;
}

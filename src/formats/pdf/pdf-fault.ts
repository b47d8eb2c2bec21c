import { described } from '../../engine/values.ts';
import { pdfMessages } from './messages.ts';
import type { Message, MessageValues } from '../../engine/index.ts';

/** Why a PDF cannot be read, as a value. */
export interface PdfFault {
  readonly code: `ASSAY-PDF-${'SYNTAX' | 'LIMIT' | 'ENCRYPTED' | 'FILTER' | 'NO-INVOICE' | 'AS-TEXT'}`;
  /** Names the byte and, if there is one, the object. */
  readonly description: string;
  /** Code and values of the description. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Byte in the file, from 0, counted from its header. */
  readonly offset: number;
}

/** Thrown and caught only inside the reader. */
export class PdfRefusal {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    this.fault = fault;
  }
}

/** `words` describe the error without its place. */
export function refusePdf(
  kind: 'SYNTAX' | 'LIMIT' | 'ENCRYPTED' | 'FILTER' | 'NO-INVOICE',
  words: Message,
  offset: number,
): never {
  throw new PdfRefusal({ code: `ASSAY-PDF-${kind}`, ...described(pdfMessages.atByte({ words, offset })), offset });
}

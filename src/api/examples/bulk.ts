import type { JsonObject } from '../../engine/index.ts';
import { invoice, message } from './documents.ts';
import { europeanInvoice, ublInvoice } from './xml.ts';

/** Lines ready to send, their query, and whether each succeeds. */
export interface LinesExample {
  readonly summary: string;
  readonly query: Readonly<Record<string, string>>;
  readonly lines: readonly JsonObject[];
  readonly succeed: readonly boolean[];
}

/** Examples of requests with many lines, by operation and name; the simplest first. */
export const linesExamples: Readonly<Record<'bulk', Readonly<Record<string, LinesExample>>>> = {
  bulk: {
    records: {
      summary: 'Records that say what they want',
      query: {},
      lines: [
        { op: 'build', id: 'first', data: invoice },
        { op: 'validate', id: 2, data: invoice },
        { op: 'validate', data: message },
      ],
      succeed: [true, false, true],
    },
    files: {
      summary: 'Files to read, to write and to show',
      query: {},
      lines: [
        { op: 'import', id: 'a.xml', data: ublInvoice, brief: true },
        { op: 'export', id: 'a.json', data: europeanInvoice, format: 'cii', allow_loss: true, brief: true },
        { op: 'render', id: 'b.json', data: invoice, format: 'html' },
      ],
      succeed: [true, true, true],
    },
    documents: {
      summary: 'Documents to build',
      query: { op: 'build' },
      lines: [invoice, message],
      succeed: [true, true],
    },
    exports: {
      summary: 'Documents to write as XML',
      query: { op: 'export', format: 'ubl' },
      lines: [europeanInvoice],
      succeed: [true],
    },
  },
};

/** The body of such a request. */
export function textOfLines({ lines }: LinesExample): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

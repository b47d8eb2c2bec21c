import type { JsonObject } from '../../engine/index.ts';
import { invoice, message } from './documents.ts';

/** Lines that can be sent as they are, the query they go with, and whether each is answered with success. */
export interface LinesExample {
  readonly summary: string;
  readonly query: Readonly<Record<string, string>>;
  readonly lines: readonly JsonObject[];
  readonly succeed: readonly boolean[];
}

/** Examples of requests of many lines, by operation and name; the first is the plain case. */
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
    documents: {
      summary: 'Documents to build',
      query: { op: 'build' },
      lines: [invoice, message],
      succeed: [true, true],
    },
  },
};

/** The body of such a request. */
export function textOfLines({ lines }: LinesExample): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

import type { JsonObject } from '../../engine/index.ts';
import { invoice, message } from './documents.ts';

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

import { anyJson } from './json-value.ts';
import { ErrorBody, Warnings } from './error-body.ts';
import { boolean, withDescription, integer, known, object, oneOf, optional } from '../typed-schema/schema.ts';

/** The operations of a record. */
export const BULK_OPERATIONS = [
  'build',
  'validate',
  'inspect',
  'correct',
  'replicate',
  'sign',
  'verify',
  'judge',
  'import',
  'export',
  'render',
] as const;
export type BulkOperation = (typeof BULK_OPERATIONS)[number];

/** Longest text of a record's id. */
export const LONGEST_ID = 1000;

/** Flags that a single request has in its query. */
export const BulkFlags = object({
  brief: optional(boolean({ description: 'As in the address of a single `import` or `export`.' })),
});

export const BulkRecord = object(
  {
    op: withDescription(oneOf(...BULK_OPERATIONS), 'What is to be done.'),
    id: optional(
      known<string | number>({
        description: `A number, or a text of up to ${LONGEST_ID} characters; it comes back with the answer.`,
      }),
    ),
    data: anyJson('The document or envelope to work on, or the text of a file.'),
    ...BulkFlags.properties,
  },
  {
    title: 'BulkRecord',
    description: 'One line of a bulk request, with the members of the operation’s own request.',
  },
);

export const BulkAnswer = object(
  {
    line: integer({ description: 'Number of the line that it answers, from 1.' }),
    id: optional(known<string | number>({ description: 'The id of the record, if it has one.' })),
    ok: boolean({ description: 'Whether the operation succeeded.' }),
    result: optional(anyJson('What the operation answers; there when `ok` is true.')),
    error: optional(ErrorBody),
    warnings: optional(Warnings),
  },
  { title: 'BulkAnswer', description: 'One line of a bulk answer; `error` is present if `ok` is false.' },
);

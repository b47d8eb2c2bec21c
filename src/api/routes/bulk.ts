import { defineRoute } from '../define-route.ts';
import { BULK_OPERATIONS, BulkAnswer, BulkRecord } from '../schemas/bulk.ts';
import { boolean, withDescription, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { refusals } from './responses.ts';

export const bulkRoute = defineRoute({
  operationId: 'bulk',
  method: 'POST',
  path: '/bulk',
  tag: 'Documents',
  embedded: true,
  summary: 'Process many documents',
  description:
    'Newline-delimited JSON in and out: each line gets an answer line while the body still arrives, and a bad line never stops the rest. Read while you send: the service works only while its answers are read.',
  query: object({
    op: optional(
      withDescription(
        oneOf(...BULK_OPERATIONS),
        'Every line is a document for this operation; without it every line is a record that says its own.',
      ),
    ),
    order: optional(
      withDescription(
        oneOf('kept', 'any'),
        'Whether answers keep the order of the lines, as they do when this is left out.',
      ),
    ),
    format: optional(
      string({ description: 'With `op`: the `format` of each request of `import`, `export` or `render`.' }),
    ),
    profile: optional(
      string({ description: 'With `op=export`: the `profile` of each request, at most 40 characters.' }),
    ),
    allow_loss: optional(boolean({ description: 'With `op=export`: the `allow_loss` of each request.' })),
    brief: optional(boolean({ description: 'With `op=import` or `op=export`: answers are short.' })),
  }),
  lines: { record: BulkRecord, answer: BulkAnswer },
  responses: {
    200: { description: 'An answer for each line that is not blank.', schema: string() },
    ...refusals.badRequest,
    ...refusals.notFound,
    ...refusals.packed,
    ...refusals.failed,
    ...refusals.busy,
  },
});

import { defineRoute } from '../define-route.ts';
import { ImportRequest, ImportResponse } from '../schemas/formats.ts';
import { requestRefusals } from './responses.ts';

export const importRoute = defineRoute({
  operationId: 'import',
  method: 'POST',
  path: '/import',
  tag: 'Formats',
  embedded: true,
  summary: 'Make a document of an XML invoice',
  description:
    'Reads UBL and CII in the profiles of EN 16931. No invoice is refused for what it says: the document holds what it can, the report says of every leaf of the XML what became of it, and figures that are declared are set against those that are calculated.',
  body: ImportRequest,
  responses: {
    200: { description: 'The document and the report.', schema: ImportResponse },
    ...requestRefusals,
  },
});

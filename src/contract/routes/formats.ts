import { defineRoute } from '../define-route.ts';
import { FILE_TYPES } from '../file-types.ts';
import { DestinationList } from '../schemas/destinations.ts';
import { ExportQuery, ExportRequest, ImportQuery, ImportRequest, JudgeRequest } from '../schemas/format-requests.ts';
import { ExportedInvoice, FormatList, ImportedInvoice, JudgedDocument } from '../schemas/formats.ts';
import { RenderedPage, RenderRequest } from '../schemas/render.ts';
import { requestRefusals, unprocessable, refusals } from './responses.ts';

export const importRoute = defineRoute({
  operationId: 'import',
  method: 'POST',
  path: '/import',
  tag: 'Formats',
  embedded: true,
  summary: 'Make a document of an XML invoice',
  description:
    'Reads UBL and CII in the profiles of EN 16931, also out of a PDF that carries one; the body is JSON, or the file itself. Answers to invoices and messages of Peppol and of the French life cycle are read to a `bill/status`. No invoice is refused for what it says: the document holds what it can, the report says of every leaf of the XML what became of it, and figures that are declared are set against those that are calculated.',
  query: ImportQuery,
  body: ImportRequest,
  accepts: FILE_TYPES,
  responses: {
    200: { description: 'The document and the report.', schema: ImportedInvoice },
    ...requestRefusals,
  },
});

export const exportRoute = defineRoute({
  operationId: 'export',
  method: 'POST',
  path: '/export',
  tag: 'Formats',
  embedded: true,
  summary: 'Write an invoice as XML or PDF',
  description:
    'Builds an invoice and writes it as UBL or CII in a profile of EN 16931, in the order of the schema; or as a page that carries its XML (Factur-X, ZUGFeRD), in PDF/A-3b. A `bill/status` is written as an answer of Peppol or of the French life cycle. What the format cannot say is a fault, or with `allow_loss` is listed.',
  query: ExportQuery,
  body: ExportRequest,
  responses: {
    200: { description: 'The file and the report.', schema: ExportedInvoice },
    ...unprocessable('unknown-schema', 'no-document', 'calculation', 'validation'),
    ...requestRefusals,
  },
});

export const judgeRoute = defineRoute({
  operationId: 'judge',
  method: 'POST',
  path: '/judge',
  tag: 'Formats',
  embedded: true,
  summary: 'Judge an XML document by rule sets',
  description:
    'Judges an XML document by the rule sets that the request names, or an invoice by those of its profile, each in the named release or in the one in force on the day `at`. With `compare` it tells what another day, set or release finds otherwise. No document is made of it, so messages that are no invoices can be judged too.',
  body: JudgeRequest,
  responses: {
    200: { description: 'The rules that the document breaks.', schema: JudgedDocument },
    ...requestRefusals,
  },
});

export const renderRoute = defineRoute({
  operationId: 'render',
  method: 'POST',
  path: '/render',
  tag: 'Formats',
  embedded: true,
  summary: 'Show an invoice as a page',
  description:
    'Shows a document, or an XML invoice that is read, as the page that a person would print: HTML whose figures name their places, or PDF. What the page does not show is listed.',
  body: RenderRequest,
  responses: {
    200: { description: 'The page.', schema: RenderedPage },
    ...unprocessable('unknown-schema', 'no-document', 'calculation', 'validation'),
    ...requestRefusals,
  },
});

export const listFormatsRoute = defineRoute({
  operationId: 'listFormats',
  method: 'GET',
  path: '/formats',
  tag: 'Formats',
  embedded: true,
  summary: 'List the formats, their profiles and rules',
  description:
    'Every format that is read and written, the profiles it can be written in, and the rules that judge them, with the releases of each rule set.',
  responses: { 200: { description: 'The formats and the rule sets.', schema: FormatList }, ...refusals.badRequest },
});

export const listDestinationsRoute = defineRoute({
  operationId: 'listDestinations',
  method: 'GET',
  path: '/destinations',
  tag: 'Formats',
  embedded: true,
  summary: 'List where documents go',
  description:
    'Every network, platform and authority that a document can be judged for: what tells it, what is written for it, which rule sets judge it, what nobody checks here and what is left to others.',
  responses: { 200: { description: 'The destinations.', schema: DestinationList }, ...refusals.badRequest },
});

import { defineRoute } from '../define-route.ts';
import { FILE_TYPES } from '../file-types.ts';
import { DestinationList } from '../schemas/destinations.ts';
import { ExportQuery, ExportRequest, ImportQuery, ImportRequest, JudgeRequest } from '../schemas/format-requests.ts';
import { FormatList } from '../schemas/format-list.ts';
import { ExportedInvoice, ImportedInvoice, JudgedDocument } from '../schemas/formats.ts';
import { FormatRuleQuery } from '../schemas/reference.ts';
import { RenderedPage, RenderRequest } from '../schemas/render.ts';
import { requestRefusals, unprocessable, refusals } from './responses.ts';

export const importRoute = defineRoute({
  operationId: 'import',
  method: 'POST',
  path: '/import',
  tag: 'Formats',
  embedded: true,
  summary: 'Convert an XML invoice to a document',
  description:
    'Reads UBL and CII in the profiles of EN 16931, also from a PDF that contains one. The body is JSON, or the file itself. Responses to invoices and messages of Peppol and of the French life cycle become a `bill/status`. No invoice is refused because of its content: the report says what happened to every value of the XML, and compares declared figures with calculated ones. A file of an authority with several documents, such as a FatturaPA with several bodies, gives each of them in `documents`.',
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
    'Builds an invoice and writes it as UBL or CII in a profile of EN 16931, or as a PDF/A-3b that contains its XML (Factur-X, ZUGFeRD). A `bill/status` is written as a response of Peppol or of the French life cycle. Values that the format has no place for are faults; with `allow_loss` they are listed. With `Accept: application/xml` or `application/pdf` the answer is the file itself.',
  query: ExportQuery,
  body: ExportRequest,
  files: ['application/xml', 'application/pdf'],
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
  summary: 'Check an XML document with rule sets',
  description:
    'Checks an XML document with the rule sets that the request names, or an invoice with those of its profile, each in the named release or in the one in force on the day `at`. With `compare`, lists the differences from another day, set or release. The XML is not converted, so messages other than invoices can be checked too.',
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
    'Renders a document or an XML invoice as a printable page: HTML whose figures name their places, or PDF. Values that the page does not show are listed. With `Accept: application/pdf` the answer is the PDF itself.',
  body: RenderRequest,
  files: ['application/pdf'],
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
    'Every format that Assay reads and writes, its profiles, and the rules that check them, with the releases of each rule set. It is long: ask for a part of the rules of each set.',
  query: FormatRuleQuery,
  responses: {
    200: { description: 'The formats and the rule sets.', schema: FormatList },
    ...refusals.badRequest,
    ...refusals.notFound,
  },
});

export const listDestinationsRoute = defineRoute({
  operationId: 'listDestinations',
  method: 'GET',
  path: '/destinations',
  tag: 'Formats',
  embedded: true,
  summary: 'List the destinations',
  description:
    'Every network, platform and authority that a document can be checked for: what implies it, its formats, its rule sets, what is not checked and what is left to others.',
  responses: { 200: { description: 'The destinations.', schema: DestinationList }, ...refusals.badRequest },
});

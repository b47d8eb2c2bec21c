import { defineRoute } from '../define-route.ts';
import { FILE_TYPES } from '../file-types.ts';
import {
  BuildQuery,
  BuildRequest,
  CorrectRequest,
  InspectRequest,
  OkResponse,
  ReplicateRequest,
  ValidateQuery,
  ValidateRequest,
  WarnedDocument,
} from '../schemas/documents.ts';
import { InspectReport } from '../schemas/inspect.ts';
import { BuiltDocument, anyJson } from '../schemas/json-value.ts';
import { documentRefusals, requestRefusals, unprocessable } from './responses.ts';

export const buildRoute = defineRoute({
  operationId: 'build',
  method: 'POST',
  path: '/build',
  tag: 'Documents',
  summary: 'Build a document',
  description:
    'Normalises, calculates and checks a document, and returns it complete. Signatures are removed. The header `Assay-Warnings` says how many warnings there are. With `warnings` the answer has two members, `document` and `warnings`.',
  body: BuildRequest,
  query: BuildQuery,
  responses: {
    200: {
      description: 'The built document or envelope; with `warnings`, also the warnings.',
      schema: BuiltDocument,
      warned: WarnedDocument,
      counted: true,
    },
    ...unprocessable('unknown-schema', 'no-document', 'calculation', 'validation'),
    ...documentRefusals,
  },
});

export const validateRoute = defineRoute({
  operationId: 'validate',
  method: 'POST',
  path: '/validate',
  tag: 'Documents',
  summary: 'Validate a document',
  description:
    'Checks a document or envelope as it is, without calculating or changing anything. If a draft only has to be built, `hint` says so. An XML invoice, or a PDF that contains one, is checked with the rules of its profile; send it as `data`, as text or in Base64, or as the body.',
  body: ValidateRequest,
  accepts: FILE_TYPES,
  query: ValidateQuery,
  responses: {
    200: { description: 'The document passes every rule.', schema: OkResponse, counted: true },
    ...unprocessable('unknown-schema', 'validation'),
    ...documentRefusals,
  },
});

export const inspectRoute = defineRoute({
  operationId: 'inspect',
  method: 'POST',
  path: '/inspect',
  tag: 'Documents',
  embedded: true,
  summary: 'Report everything known about a document',
  description:
    'Returns 200 even if the document has faults. Lists them with places and fixes, also those after a calculation error. On request, also lists what building changes, how each figure is calculated and which rules apply. An XML invoice, or a PDF that contains one, is checked with the rules of its profile; send it as `data`, as text or in Base64, or as the body.',
  body: InspectRequest,
  accepts: FILE_TYPES,
  responses: {
    200: { description: 'The report.', schema: InspectReport },
    ...requestRefusals,
  },
});

export const correctRoute = defineRoute({
  operationId: 'correct',
  method: 'POST',
  path: '/correct',
  tag: 'Documents',
  summary: 'Correct a document',
  description:
    'Creates a credit note, debit note or other correction of a document, or returns the schema of its options.',
  body: CorrectRequest,
  responses: {
    200: {
      description:
        'The corrective document or envelope; with `schema`, the JSON Schema of the options, or null if there are none.',
      schema: anyJson('Document, envelope, JSON Schema or null.'),
    },
    ...unprocessable('unknown-schema', 'no-document', 'validation'),
    ...documentRefusals,
  },
});

export const replicateRoute = defineRoute({
  operationId: 'replicate',
  method: 'POST',
  path: '/replicate',
  tag: 'Documents',
  summary: 'Replicate a document',
  description: 'Copies a document without its identifiers, dates, stamps and signatures.',
  body: ReplicateRequest,
  responses: {
    200: { description: 'The copy.', schema: BuiltDocument },
    ...unprocessable('unknown-schema', 'calculation', 'validation', 'marshal'),
    ...documentRefusals,
  },
});

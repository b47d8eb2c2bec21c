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
    'Reads, normalises, calculates and checks a document, and answers with it complete. Signatures are dropped. With `warnings` the answer has two members, `document` and `warnings`.',
  body: BuildRequest,
  query: BuildQuery,
  responses: {
    200: {
      description: 'The built document or envelope; with `warnings`, that and the warnings.',
      schema: BuiltDocument,
      warned: WarnedDocument,
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
    'Checks a document or envelope as it stands; nothing is calculated and nothing is changed. A refusal of a draft that only has to be built says so in `hint`. An XML invoice, or a PDF that carries one, is judged by the rules of its profile; it is `data` as text or in Base64, or the body itself.',
  body: ValidateRequest,
  accepts: FILE_TYPES,
  query: ValidateQuery,
  responses: {
    200: { description: 'Every rule holds.', schema: OkResponse },
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
    'Answers 200 whatever is wrong with the document: its faults with their places and fixes, also those behind a calculation error, and on request what building changed, how each figure came about and which rules applied. An XML invoice, or a PDF that carries one, is judged by the rules of its profile; it is `data` as text or in Base64, or the body itself.',
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
  description: 'Makes a credit note, debit note or other correction of a document, or tells which options that takes.',
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
  description: 'Copies a document under a fresh identity, without what belonged to the original alone.',
  body: ReplicateRequest,
  responses: {
    200: { description: 'The copy.', schema: BuiltDocument },
    ...unprocessable('unknown-schema', 'calculation', 'validation', 'marshal'),
    ...documentRefusals,
  },
});

import { defineRoute } from '../define-route.ts';
import { BuildQuery, OkResponse, WarnedDocument } from '../schemas/documents.ts';
import { BuiltDocument } from '../schemas/json-value.ts';
import { KeyPair, SignRequest, VerifyRequest } from '../schemas/signing.ts';
import { documentRefusals, refusals, unprocessable } from './responses.ts';

export const signRoute = defineRoute({
  operationId: 'sign',
  method: 'POST',
  path: '/sign',
  tag: 'Signing',
  summary: 'Sign a document',
  description:
    'Builds the document, wraps it in an envelope and signs it with the given key. With `warnings` the answer has two members, `document` and `warnings`.',
  body: SignRequest,
  query: BuildQuery,
  responses: {
    200: { description: 'The signed envelope.', schema: BuiltDocument, warned: WarnedDocument, counted: true },
    ...unprocessable('unknown-schema', 'no-document', 'calculation', 'validation', 'signature'),
    ...documentRefusals,
  },
});

export const verifyRoute = defineRoute({
  operationId: 'verify',
  method: 'POST',
  path: '/verify',
  tag: 'Signing',
  summary: 'Verify an envelope',
  description: 'Checks the signatures made with the given key against the envelope’s header, digest and document.',
  body: VerifyRequest,
  responses: {
    200: { description: 'The signatures are valid.', schema: OkResponse },
    ...unprocessable('validation', 'signature', 'digest'),
    ...documentRefusals,
  },
});

export const keygenRoute = defineRoute({
  operationId: 'keygen',
  method: 'POST',
  path: '/keygen',
  tag: 'Signing',
  summary: 'Create a key pair',
  description: 'Creates an ES256 key pair, which is neither stored nor logged. The body of the request is ignored.',
  responses: { 200: { description: 'The pair.', schema: KeyPair }, ...refusals.badRequest, ...refusals.gateway },
});

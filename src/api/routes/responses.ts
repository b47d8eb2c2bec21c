import type { FailureKey } from '../define-route.ts';
import { ErrorBody } from '../schemas/error-body.ts';

function refusal<const Keys extends readonly FailureKey[]>(description: string, ...keys: Keys) {
  return { description, schema: ErrorBody, keys } as const;
}

/** Refuses a document that was read, for these kinds of reasons. */
export function unprocessable<const Keys extends readonly FailureKey[]>(...keys: Keys) {
  return { 422: refusal('The document was read but cannot be accepted.', ...keys) } as const;
}

/** Error responses by status, to be spread into the responses of a route. */
export const refusals = {
  badRequest: { 400: refusal('The request cannot be read, or lacks what it needs.', 'input') },
  notFound: { 404: refusal('There is no such thing.', 'not-found') },
  slow: { 408: refusal('The body did not arrive in time.', 'input') },
  tooLarge: {
    413: refusal('The body is larger, or the work on it takes more memory or time, than the service allows.', 'input'),
  },
  packed: {
    415: refusal(
      'A web page sent a body with a `Content-Type` that is not accepted, or the body is compressed (`Content-Encoding`).',
      'input',
    ),
  },
  failed: { 500: refusal('The service failed; nothing about the request is known to be wrong.', 'internal') },
  busy: { 503: refusal('The service has no room at the moment; `Retry-After` says when to try again.', 'busy') },
  gateway: {
    502: refusal('Only with an upstream: it cannot be reached, or its answer cannot be used.', 'upstream'),
    504: refusal('Only with an upstream: it did not answer in time.', 'upstream'),
  },
} as const;

/** Errors of any request with a body. */
export const requestRefusals = {
  ...refusals.badRequest,
  ...refusals.slow,
  ...refusals.tooLarge,
  ...refusals.packed,
  ...refusals.failed,
  ...refusals.busy,
};

/** Errors of a request on a document, apart from those of the document. */
export const documentRefusals = { ...requestRefusals, ...refusals.gateway };

import { ErrorBody } from '../schemas/error-body.ts';

/** Refusals by status, each to be spread into the responses of a route that may answer with it. */
export const refusals = {
  badRequest: { 400: { description: 'The request cannot be read, or lacks what it needs.', schema: ErrorBody } },
  notFound: { 404: { description: 'There is no such thing.', schema: ErrorBody } },
  slow: { 408: { description: 'The body did not arrive in time.', schema: ErrorBody } },
  tooLarge: { 413: { description: 'The body is larger than the service accepts.', schema: ErrorBody } },
  unprocessable: { 422: { description: 'The document was read but cannot be accepted.', schema: ErrorBody } },
  failed: {
    500: { description: 'The service failed; nothing about the request is known to be wrong.', schema: ErrorBody },
  },
  gateway: {
    502: {
      description: 'Only with an upstream: it cannot be reached, or its answer cannot be used.',
      schema: ErrorBody,
    },
    504: { description: 'Only with an upstream: it did not answer in time.', schema: ErrorBody },
  },
} as const;

/** What any request with a body may meet. */
export const requestRefusals = { ...refusals.badRequest, ...refusals.slow, ...refusals.tooLarge, ...refusals.failed };

/** What a request to work on a document may meet. */
export const documentRefusals = { ...requestRefusals, ...refusals.unprocessable, ...refusals.gateway };

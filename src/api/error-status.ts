import type { ErrorKey } from '../engine/index.ts';

/** HTTP status of each kind of failure. */
export const ERROR_STATUS: Readonly<Record<ErrorKey, number>> = {
  input: 400,
  'not-found': 404,
  internal: 500,
  'unknown-schema': 422,
  'no-document': 422,
  calculation: 422,
  validation: 422,
  signature: 422,
  marshal: 422,
  digest: 422,
};

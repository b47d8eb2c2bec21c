/** The typed client of the API as a library: the exports of `@assay/client`. */
export type { CallOptions, Client, ClientOptions, Fetch } from './create-client.ts';
export { createClient } from './create-client.ts';
export type { ApiErrorKind, ApiErrorParts } from './api-error.ts';
export { ApiError } from './api-error.ts';
export { JsonText } from './json-text.ts';
export type { ErrorFault } from '../schemas/error-body.ts';

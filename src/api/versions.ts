/** Version of the API: the first segment of every path, and the version in the OpenAPI document. */
export const API_VERSION = 'v0';

/** The reference release whose behaviour the engine has; answers name it in `GOBL-Version`. */
export const GOBL_VERSION = 'v0.502.1';

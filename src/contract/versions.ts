/** Version of the interface: the first segment of every path, and the version that the OpenAPI document states. */
export const API_VERSION = 'v0';

/** The release of the format's reference whose behaviour the engine has; answers name it in `GOBL-Version`. */
export const GOBL_VERSION = 'v0.502.1';

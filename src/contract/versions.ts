/** Version of the interface: the first segment of every path, and the version that the OpenAPI document states. */
export const API_VERSION = 'v0';

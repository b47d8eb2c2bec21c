/** Version of the engine, as the service and the workbench show it. Kept equal to that of the package. */
export const ENGINE_VERSION = '0.1.0';

/**
 * Releases of the document format that are spoken: results are those of `exact`, and what later ones widen is accepted up to `widened`, as far
 * as docs/deviations.md lists it.
 */
export const FORMAT_RELEASES = { exact: '0.502.1', widened: '0.507.0' } as const;

/** Version of the engine, shown by the service and the workbench. Equal to that of the package. */
export const ENGINE_VERSION = '0.2.0';

/**
 * Supported releases of the format: results are those of `exact`; additions of later ones are accepted up to `widened`,
 * as listed in docs/deviations.md.
 */
export const FORMAT_RELEASES = { exact: '0.502.1', widened: '0.507.0' } as const;

/** Version of the engine, as the service and the workbench show it. Kept equal to that of the package. */
export const ENGINE_VERSION = '0.1.0';

import type { DefinitionRows } from '../../engine/deferred.ts';

/**
 * All regimes and addons, requested before the rest of the worker's code is evaluated. Rejects if they cannot be
 * loaded: a browser does not try the same module again, so only a new worker can load them.
 */
export const definitions: Promise<DefinitionRows> = import('../../engine/standard-definitions.ts');

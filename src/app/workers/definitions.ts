import type { DefinitionRows } from '../../engine/deferred.ts';

/**
 * Every regime and addon, asked for before the rest of the worker's code is evaluated. Rejected when they cannot be
 * fetched: a browser does not try the same module again, so that only another worker may have them.
 */
export const definitions: Promise<DefinitionRows> = import('../../engine/standard-definitions.ts');

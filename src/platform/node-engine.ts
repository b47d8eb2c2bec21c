import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine, OwnDefinitions } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';

/** Says in one line why the operator's own definitions cannot be used. */
export class DefinitionsError extends Error {
  override readonly name = 'DefinitionsError';
}

/**
 * The engine of a program on Node: the standard one, with the operator's own definitions if `ASSAY_DEFINITIONS` names
 * their file. That file is code with all rights of this process, so only whoever starts the process can name it;
 * requests, documents and editor settings cannot.
 */
export async function createNodeEngine(file = process.env['ASSAY_DEFINITIONS']): Promise<Engine> {
  if (file === undefined || file === '') return createStandardEngine();
  const library = await import('../engine/index.ts');
  const path = resolve(file);
  try {
    const { default: define } = (await import(pathToFileURL(path).href)) as { readonly default?: unknown };
    if (typeof define !== 'function')
      throw new Error('its default export must be a function of the library that returns definitions');
    const own = (await (define as (assay: typeof library) => unknown)(library)) as OwnDefinitions;
    return library.createEngine(library.withDefinitions(library.standardParts, own));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DefinitionsError(`Definitions in ${path}: ${reason}`, { cause: error });
  }
}

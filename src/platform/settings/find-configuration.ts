import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// Apart from what reads the file: most runs have none, and the check of its shape takes a while to load.

/** Names of the configuration file, the first one found in a folder. */
export const CONFIGURATION_NAMES = ['assay.config.yaml', 'assay.config.yml', 'assay.config.json'] as const;

/**
 * The path of the nearest configuration: in the folder, or in one above it, up to the root of the repository. Undefined
 * when there is none.
 */
export async function findConfiguration(folder: string): Promise<string | undefined> {
  for (const name of CONFIGURATION_NAMES) {
    const path = join(folder, name);
    if ((await stat(path).catch(() => undefined))?.isFile()) return path;
  }
  const isRepository = await stat(join(folder, '.git')).catch(() => undefined);
  const above = dirname(folder);
  return isRepository || above === folder ? undefined : findConfiguration(above);
}

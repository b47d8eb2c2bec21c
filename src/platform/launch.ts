import { homedir } from 'node:os';
import { join } from 'node:path';
import * as nodeModule from 'node:module';

/** The oldest Node that can run the programs, as `engines` in package.json says. */
export const OLDEST_NODE = '20.19';

/**
 * Starts a program: `load` imports its modules. Any Node since 14 can run this file, so that an old one gets a clear
 * message instead of a syntax error in a module that it cannot read.
 */
export async function launch(load: () => Promise<unknown>, { cached = false } = {}): Promise<void> {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint !== undefined) {
    process.stderr.write(`${complaint}\n`);
    process.exit(1);
  }
  if (cached) keepCompiledCode();
  await load();
}

/** Why this version of Node is not enough. */
export function nodeComplaint(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  const isEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  return isEnough ? undefined : `Assay needs Node ${OLDEST_NODE} or newer; this is Node ${version}.`;
}

/**
 * Keeps compiled code between runs, from Node 22.8 on: compiling is most of the time a command takes to start. The folder
 * is the user's own: in the common one for temporary files, others could leave code to be run. If it cannot be written,
 * nothing is kept.
 */
function keepCompiledCode(): void {
  if (!('enableCompileCache' in nodeModule)) return;
  const enable = nodeModule.enableCompileCache as (folder: string) => unknown;
  enable(
    process.env['NODE_COMPILE_CACHE'] || join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'assay'),
  );
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/nodes');

/** Supported Node versions besides the oldest, which runs the tests. The image uses the last of them. */
const NEWER = ['22.23.3', '24.21.0'];

/** One that is too old. */
const OLD = '18.20.8';

export interface NodeProgram {
  readonly version: string;
  readonly path: string;
}

/** The current Node. */
export const ours: NodeProgram = { version: process.versions.node, path: process.execPath };

/** The current Node and the newer ones that npm has for this platform, fetched once and kept below node_modules. */
export async function everyNode(): Promise<readonly NodeProgram[]> {
  const found = await Promise.all(NEWER.map(fetched));
  return [ours, ...found.filter((program) => program !== undefined)];
}

/** A Node that is too old to run Assay, where npm has it for this platform. */
export function oldNode(): Promise<NodeProgram | undefined> {
  return fetched(OLD);
}

async function fetched(version: string): Promise<NodeProgram | undefined> {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = join(CACHE, version);
  const path = join(folder, 'node_modules', name, 'bin/node');
  if (!existsSync(path)) {
    const words = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    try {
      await promisify(execFile)('npm', ['install', '--prefix', folder, ...words, `${name}@${version}`]);
    } catch {
      console.warn(`Node ${version} cannot be fetched for this machine, so it is not tried.`);
      return undefined;
    }
  }
  return { version, path };
}

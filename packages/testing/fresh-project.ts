import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SCOPE } from '../../scripts/packages/scope.mjs';

const root = join(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** An empty project with only our packages. */
export interface FreshProject {
  readonly folder: string;
  write(name: string, content: string | object): void;
  /** Runs a program in the project. */
  run(program: string, ...args: readonly string[]): Promise<Ran>;
  /** Runs a program of this repository that the project does not have, such as the compiler. */
  runOurs(path: string, ...args: readonly string[]): Promise<Ran>;
  remove(): void;
}

const written = readdirSync(join(root, 'dist/packages'), { withFileTypes: true });

/** Folders of the packages as written. */
export const packageFolders = written
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(root, 'dist/packages', name));

/** The packages as packed, which is what is published. */
export const tarballs = written
  .filter(({ name }) => name.endsWith('.tgz'))
  .map(({ name }) => join(root, 'dist/packages', name));

/** Dependencies of our packages, from our own node_modules, so that no registry is needed. */
function dependencies(): readonly string[] {
  const require = createRequire(import.meta.url);
  const found = new Set<string>();
  const add = (name: string, from: NodeJS.Require) => {
    const folder = folderOf(name, from);
    if (found.has(folder)) return;
    found.add(folder);
    for (const inner of Object.keys(manifestOf(folder).dependencies ?? {}))
      add(inner, createRequire(join(folder, 'package.json')));
  };
  for (const folder of packageFolders)
    for (const name of Object.keys(manifestOf(folder).dependencies ?? {}))
      if (!name.startsWith(`${SCOPE}/`)) add(name, require);
  return [...found];
}

function folderOf(name: string, require: NodeJS.Require): string {
  const place = require.resolve.paths(name)?.map((folder) => join(folder, name));
  const found = place?.find((folder) => {
    try {
      return manifestOf(folder).name === name;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Installs the tarballs offline in an empty folder. */
export async function freshProject(): Promise<FreshProject> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-fresh-'));
  const project: FreshProject = {
    folder,
    write: (name, content) =>
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2)),
    run: (program, ...args) => runIn(folder, program, args),
    runOurs: (path, ...args) => runIn(folder, process.execPath, [join(root, 'node_modules', path), ...args]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  project.write('package.json', { name: 'fresh', private: true, type: 'module' });
  await succeed(npm(project, 'pack', '--silent', '--ignore-scripts', ...dependencies()));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => `./${name}`);
  const quietly = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  await succeed(npm(project, 'install', ...quietly, ...tarballs, ...files));
  return project;
}

export function npm(project: FreshProject, ...args: readonly string[]): Promise<Ran> {
  const own = join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js');
  const path = process.env['npm_execpath'] ?? own;
  return path.endsWith('.js') ? project.run(process.execPath, path, ...args) : project.run('npm', ...args);
}

export async function succeed(running: Promise<Ran>): Promise<string> {
  const { code, out, err } = await running;
  if (code !== 0) throw new Error(`ended with ${code}: ${err}${out}`);
  return out;
}

function runIn(folder: string, program: string, args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const options = {
      cwd: folder,
      maxBuffer: 64_000_000,
      env: { ...process.env, NO_COLOR: '1', npm_config_prefix: '' },
    };
    execFile(program, args, options, (error, out, err) => {
      resolve({ code: error ? (typeof error.code === 'number' ? error.code : 1) : 0, out, err });
    });
  });
}

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { run } from '../cli/run.ts';
import { buildCli } from './built-cli.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

type Run = (
  args: readonly string[],
  input?: string | Uint8Array,
  variables?: Readonly<Record<string, string>>,
) => Promise<Ran>;

/** The command line in a folder of its own, which is also its user's home. */
export interface CommandLine {
  readonly folder: string;
  /** The built program. */
  readonly program: string;
  /** Runs a command in this process: the real code with real files, without the time that a process takes to start. */
  readonly assay: Run;
  /** Runs a command in a process of the built program. */
  readonly started: Run;
  /** Writes a file into the folder and returns its path. */
  file(name: string, content: string | object): string;
  remove(): void;
}

export async function commandLine(): Promise<CommandLine> {
  const cli = await buildCli();
  const program = join(cli, 'assay.js');
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-cli-')));
  const own = { HOME: folder, NO_COLOR: '1' };
  return {
    folder,
    program,
    assay: (args, input = '', variables = {}) =>
      runHere({ cli, program, folder, args, input, variables: { ...own, ...variables } }),
    started: (args, input = '', variables = {}) =>
      new Promise((resolve) => {
        const options = { cwd: folder, env: { ...process.env, ...own, ...variables }, maxBuffer: 64_000_000 };
        const child = execFile(process.execPath, [program, ...args], options, (error, out, err) => {
          resolve({ code: error ? Number(error.code) : 0, out, err });
        });
        // It may end without reading.
        child.stdin?.on('error', () => {}).end(input);
      }),
    file(name, content) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      const isWritten = typeof content === 'string' || content instanceof Uint8Array;
      writeFileSync(path, isWritten ? content : JSON.stringify(content, null, 2));
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Call {
  readonly cli: string;
  readonly program: string;
  readonly folder: string;
  readonly args: readonly string[];
  readonly input: string | Uint8Array;
  readonly variables: Readonly<Record<string, string>>;
}

/** Gives this process what a new one would have, and takes it back afterwards. */
async function runHere({ cli, program, folder, args, input, variables }: Call): Promise<Ran> {
  const out = collected();
  const err = collected();
  const stdin = Readable.from(input.length > 0 ? [Buffer.from(input)] : []);
  const takeBack = [...replace({ stdin, stdout: out.stream, stderr: err.stream }), setVariables(variables)];
  const { argv, exitCode } = process;
  const place = process.cwd();
  try {
    process.argv = [process.execPath, program, ...args];
    process.exitCode = undefined;
    process.chdir(folder);
    await run(cli);
    return { code: Number(process.exitCode ?? 0), out: out.text(), err: err.text() };
  } finally {
    process.chdir(place);
    process.exitCode = exitCode;
    process.argv = argv;
    for (const back of takeBack) back();
  }
}

function collected() {
  const pieces: Buffer[] = [];
  const stream = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(pieces).toString() };
}

function replace(streams: Readonly<Record<string, Readable | Writable>>): readonly (() => void)[] {
  return Object.entries(streams).map(([name, value]) => {
    const before = Object.getOwnPropertyDescriptor(process, name) ?? {};
    Object.defineProperty(process, name, { value, configurable: true, enumerable: true });
    return () => Object.defineProperty(process, name, before);
  });
}

function setVariables(variables: Readonly<Record<string, string>>): () => void {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

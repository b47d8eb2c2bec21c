import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { LONGEST_ID, type BulkOperation } from '../../api/schemas/bulk.ts';
import { Misuse } from '../exit.ts';
import { filesOf, INVOICES, notOpened } from '../input/source.ts';
import { misuseMessages } from '../messages.ts';

/** The operations whose document may be a file. */
const OF_FILES: ReadonlySet<BulkOperation | undefined> = new Set<BulkOperation>([
  'validate',
  'inspect',
  'judge',
  'import',
  'render',
]);

/** Bytes per read: enough for some hundred small documents. */
const PIECE = 256 * 1024;

/** Bytes of a file per read: a multiple of three, since three bytes are four characters of Base64. */
const FILE_PIECE = 3 * 64 * 1024;

export interface BulkInput {
  /** Each line names its operation itself. */
  readonly isRecords: boolean;
  readonly pieces: () => AsyncGenerator<Uint8Array>;
  /** The id of a line, if each line is a file. */
  readonly idOf?: IdOf;
}

/** The id of the record on a line; undefined if there is no such line. */
export type IdOf = (line: number) => string | undefined;

/**
 * The lines of the named files or of standard input; or, for XML and PDF files and folders of them, a record for each
 * file with its path as the id. Files are named as in the reports of other commands. Throws {@link Misuse} if a file is
 * missing.
 */
export async function bulkInput(names: readonly string[], operation: BulkOperation | undefined): Promise<BulkInput> {
  const kinds = await Promise.all(names.map((name) => isOfFiles(name, operation)));
  if (!kinds.includes(true)) return { isRecords: operation === undefined, pieces: () => linesOf(names) };
  const other = names[kinds.indexOf(false)];
  if (other !== undefined)
    throw new Misuse(misuseMessages.ofFile({ file: other, why: misuseMessages.linesAmongFiles }));
  const files = (await Promise.all(names.map((name) => filesOf(name, INVOICES)))).flat();
  const paths = files.map(({ path }) => path);
  await Promise.all(paths.map(mustBeReadable));
  return { isRecords: true, pieces: () => recordsOf(paths, operation), idOf: (line) => idOf(paths[line - 1]) };
}

async function isOfFiles(name: string, operation: BulkOperation | undefined): Promise<boolean> {
  if (name === '-') return false;
  const found = await stat(name).catch((error: unknown) => {
    throw notOpened(name, error);
  });
  if (OF_FILES.has(operation)) return found.isDirectory() || INVOICES.names.test(name);
  if (found.isDirectory()) throw new Misuse(misuseMessages.ofFile({ file: name, why: misuseMessages.isFolder }));
  return false;
}

async function* linesOf(files: readonly string[]): AsyncGenerator<Uint8Array> {
  if (files.length === 0 && process.stdin.isTTY) throw new Misuse(misuseMessages.nameRecords);
  for (const file of files.length === 0 ? ['-'] : files) {
    let last = 0x0a;
    for await (const piece of file === '-' ? process.stdin : createReadStream(file, { highWaterMark: PIECE })) {
      const bytes = piece as Uint8Array;
      last = bytes.at(-1) ?? last;
      yield bytes;
    }
    // The last line of a file must not join the first line of the next.
    if (last !== 0x0a) yield Uint8Array.of(0x0a);
  }
}

/** Every file is checked before the first is read, so that a run of hours does not end at an unreadable one. */
async function mustBeReadable(path: string): Promise<void> {
  await access(path, constants.R_OK).catch((error: unknown) => {
    throw notOpened(path, error);
  });
}

const idOf = (path: string | undefined) => path?.slice(-LONGEST_ID);

/** In pieces, so that a file that is too large for a line is never held. */
async function* recordsOf(paths: readonly string[], op: BulkOperation | undefined): AsyncGenerator<Uint8Array> {
  for (const path of paths) {
    const head = JSON.stringify({ op, id: idOf(path), encoding: 'base64', data: '' });
    const line = [Buffer.from(head.slice(0, -'"}'.length))];
    let rest: Buffer = Buffer.alloc(0);
    try {
      for await (const piece of createReadStream(path, { highWaterMark: FILE_PIECE })) {
        const read: Buffer = Buffer.concat([rest, piece as Uint8Array]);
        const whole = read.length - (read.length % 3);
        yield Buffer.concat([...line.splice(0), Buffer.from(read.toString('base64', 0, whole))]);
        rest = read.subarray(whole);
      }
    } catch (error) {
      throw notOpened(path, error);
    }
    yield Buffer.concat([...line, Buffer.from(`${rest.toString('base64')}"}\n`)]);
  }
}

import { createReadStream, createWriteStream } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { chmod, link, open, rename, stat, truncate, unlink } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { Misuse } from '../exit.ts';
import { notOpened } from '../input/source.ts';
import { refuseLinks } from '../output/refuse-links.ts';
import { misuseMessages } from '../messages.ts';
import { head, isBlank } from '../../operations/bulk/answer-record.ts';
import type { BulkTally } from './bulk-messages.ts';
import type { IdOf } from './input-pieces.ts';

/** The answers that an interrupted run left, and the line of the last one. */
export interface Resumed extends BulkTally {
  readonly line: number;
}

export const NOTHING: Resumed = { records: 0, failed: 0, line: 0 };

/** The file of the answers. It gets its final name only once every record is answered. */
export interface AnswerFile {
  readonly resumed: Resumed;
  /** The part of the input after the answered records. Throws `Misuse` if it is another input. */
  rest(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
}

interface AnswerFileOptions {
  /** Overwrites an existing file, and begins anew after an interrupted run. */
  readonly force: boolean;
  /** Continues after the last answer of an interrupted run. */
  readonly resume: boolean;
  /** The ids that answers must have, if known. */
  readonly idOf?: IdOf | undefined;
}

/** The name of the file until it is complete. */
export const unfinishedName = (file: string): string => `${file}.partial`;

/** Opens the file. Throws `Misuse` if it must not be overwritten, or if the answers of an interrupted run exist. */
export async function openAnswers(file: string, { force, resume, idOf }: AnswerFileOptions): Promise<AnswerFile> {
  return asMisuse(file, async () => {
    const old = await stat(file).catch(() => undefined);
    // A pipe or device cannot be replaced by renaming.
    if (old && !old.isFile()) return answersIn(await opened(file, 'w'), { file, path: file });
    await refuseLinks(file);
    if (old && !force) throw new Misuse(misuseMessages.ofFile({ file, why: misuseMessages.isThere }));
    const unfinished = unfinishedName(file);
    await refuseLinks(unfinished);
    const found = await stat(unfinished).catch(() => undefined);
    const left = found !== undefined && found.size > 0;
    if (left && !force && !resume) throw new Misuse(misuseMessages.interrupted({ file: unfinished }));
    const resumed = left && resume ? await whatIsLeft(unfinished, idOf) : NOTHING;
    const goesOn = left && resume;
    if (found && !goesOn) await unlink(unfinished);
    const stream = await opened(unfinished, goesOn ? 'a' : 'wx', old && old.mode & 0o777);
    return answersIn(stream, { file, path: unfinished, resumed, named: () => nameIt(unfinished, file, force) });
  });
}

/** The stream of a file. It gets the mode of the file that it will replace. */
async function opened(path: string, flags: 'a' | 'w' | 'wx', mode?: number): Promise<Writable> {
  const stream = createWriteStream(path, { flags, ...(mode !== undefined && { mode }) });
  await once(stream, 'open');
  if (mode !== undefined) await chmod(path, mode);
  // Errors are reported where a write or the end is awaited.
  stream.on('error', () => {});
  return stream;
}

interface Unfinished {
  /** Its name in messages. */
  readonly file: string;
  readonly path: string;
  readonly resumed?: Resumed;
  /** Gives it its final name. */
  readonly named?: () => Promise<void>;
}

function answersIn(stream: Writable, { file, path, resumed = NOTHING, named }: Unfinished): AnswerFile {
  return {
    resumed,
    rest: (pieces) => behindAnswered(pieces, resumed, path),
    write: (bytes) => asMisuse(file, () => writeTo(stream, bytes)),
    finish: () =>
      asMisuse(file, async () => {
        stream.end();
        await once(stream, 'close');
        await named?.();
      }),
  };
}

async function asMisuse<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Misuse ? error : notOpened(file, error);
  }
}

async function nameIt(unfinished: string, target: string, force: boolean): Promise<void> {
  const written = await open(unfinished);
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  // Unlike renaming, linking never replaces a file created meanwhile.
  if (force) return rename(unfinished, target);
  await link(unfinished, target);
  await unlink(unfinished);
}

function writeTo(stream: Writable, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** The start of an answer, and the number of characters that contain its line number. */
const START = '{"line":';
const HEAD = 40;

/** A text in the form in which files are read here: one character per byte. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1');

/** Counts the complete answers of a file, and removes an incomplete one at its end. */
async function whatIsLeft(file: string, idOf?: IdOf): Promise<Resumed> {
  let [records, failed, line, end, size] = [0, 0, 0, 0, 0];
  let kept = '';
  for await (const piece of createReadStream(file, { encoding: 'latin1', highWaterMark: 2 ** 20 })) {
    const lines = (kept + String(piece)).split('\n');
    size += String(piece).length;
    kept = lines.pop() ?? '';
    end = size - kept.length;
    for (const answer of lines) {
      const number = Number(/^\{"line":(\d+)/.exec(answer.slice(0, HEAD))?.[1] ?? NaN);
      if (Number.isNaN(number)) throw new Misuse(misuseMessages.noAnswers({ file }));
      if (number <= line || (idOf && !answer.startsWith(bytesOf(head(number, idOf(number)))))) {
        throw new Misuse(misuseMessages.otherAnswers({ file }));
      }
      line = number;
      records += 1;
      // Quotes within an id are escaped, so the first match is the answer's own member.
      if (answer.startsWith(',"ok":false', answer.indexOf(',"ok":'))) failed += 1;
    }
  }
  if (!START.startsWith(kept.slice(0, START.length))) throw new Misuse(misuseMessages.noAnswers({ file }));
  await truncate(file, end);
  return { records, failed, line };
}

/**
 * The bytes of an input after its answered lines. Each of those that is not blank must have an answer; otherwise the
 * answers belong to another input or are unordered.
 */
async function* behindAnswered(
  pieces: AsyncIterable<Uint8Array>,
  { line, records }: Resumed,
  file: string,
): AsyncGenerator<Uint8Array> {
  let left = line;
  let unanswered = records;
  let blank = new BlankLine();
  const check = () => {
    if (left > 0 || unanswered !== 0) throw new Misuse(misuseMessages.otherAnswers({ file }));
  };
  for await (const piece of pieces) {
    let at = 0;
    while (left > 0 && at < piece.length) {
      const end = piece.indexOf(0x0a, at);
      blank.add(piece.subarray(at, end < 0 ? piece.length : end));
      at = end < 0 ? piece.length : end + 1;
      if (end < 0) break;
      if (!blank.isBlank) unanswered -= 1;
      blank = new BlankLine();
      left -= 1;
    }
    if (left > 0) continue;
    check();
    if (at < piece.length) yield piece.subarray(at);
  }
  check();
}

/** A line that arrives in pieces and may be blank: only then its bytes are kept. */
class BlankLine {
  #kept: Uint8Array[] | undefined = [];

  add(piece: Uint8Array): void {
    if (piece.some((byte) => byte < 0x80 && byte !== 0x20 && (byte < 0x09 || byte > 0x0d))) this.#kept = undefined;
    else this.#kept?.push(piece);
  }

  get isBlank(): boolean {
    if (!this.#kept) return false;
    const bytes = Buffer.concat(this.#kept);
    return isUtf8(bytes) && isBlank(bytes.toString('utf8'));
  }
}

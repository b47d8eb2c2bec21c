import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { link, open, realpath, rename, stat, truncate, unlink } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { Misuse } from '../exit.ts';
import { notOpened } from '../input/source.ts';
import { misuseMessages } from '../messages.ts';
import type { BulkTally } from './bulk-messages.ts';

/** What an interrupted run left: its answers, and the line of the last one. */
export interface Resumed extends BulkTally {
  readonly line: number;
}

export const NOTHING: Resumed = { records: 0, failed: 0, line: 0 };

/** The file of the answers, which has its own name only when every record has its answer. */
export interface AnswerFile {
  readonly stream: Writable;
  readonly resumed: Resumed;
  finish(): Promise<void>;
}

interface AnswerFileOptions {
  /** Overwrites an existing file, and begins anew after an interrupted run. */
  readonly force: boolean;
  /** Goes on after the last answer of an interrupted run. */
  readonly resume: boolean;
}

/** Where answers are written until all are there. */
export const unfinishedName = (file: string): string => `${file}.partial`;

/** Opens the file. Throws `Misuse` if it must not be overwritten, or if an interrupted run stands in the way. */
export async function openAnswers(file: string, { force, resume }: AnswerFileOptions): Promise<AnswerFile> {
  try {
    const target = await realpath(file).catch(() => file);
    const old = await stat(target).catch(() => undefined);
    // A pipe or a device cannot be renamed to.
    if (old && !old.isFile()) return await opened(target, 'w', NOTHING, () => Promise.resolve());
    if (old && !force) throw new Misuse(misuseMessages.ofFile({ file, why: misuseMessages.isThere }));
    const unfinished = unfinishedName(target);
    const found = await stat(unfinished).catch(() => undefined);
    const left = found !== undefined && found.size > 0;
    if (left && !force && !resume) throw new Misuse(misuseMessages.interrupted({ file: unfinished }));
    const resumed = left && resume ? await whatIsLeft(unfinished) : NOTHING;
    return await opened(unfinished, left && resume ? 'a' : 'w', resumed, async () => {
      const written = await open(unfinished);
      try {
        await written.sync();
      } finally {
        await written.close();
      }
      // Unlike renaming, linking never replaces a file that came meanwhile.
      if (force) await rename(unfinished, target);
      else {
        await link(unfinished, target);
        await unlink(unfinished);
      }
    });
  } catch (error) {
    throw error instanceof Misuse ? error : notOpened(file, error);
  }
}

async function opened(
  path: string,
  flags: 'a' | 'w',
  resumed: Resumed,
  named: () => Promise<void>,
): Promise<AnswerFile> {
  const stream = createWriteStream(path, { flags });
  await once(stream, 'open');
  return {
    stream,
    resumed,
    async finish() {
      stream.end();
      await once(stream, 'close');
      await named();
    },
  };
}

/** Characters of a line in which its number stands. */
const HEAD = 40;

/** Counts the whole answers of a file and removes the part of one at its end. */
async function whatIsLeft(file: string): Promise<Resumed> {
  let [records, failed, end, size] = [0, 0, 0, 0];
  let head = '';
  let line = 0;
  let kept = '';
  for await (const piece of createReadStream(file, { encoding: 'latin1', highWaterMark: 2 ** 20 })) {
    const lines = (kept + String(piece)).split('\n');
    size += String(piece).length;
    kept = lines.pop() ?? '';
    end = size - kept.length;
    for (const answer of lines) {
      records += 1;
      head = answer.slice(0, HEAD);
      // An id is quoted, so the first of these is the answer's own member.
      if (answer.startsWith(',"ok":false', answer.indexOf(',"ok":'))) failed += 1;
    }
  }
  if (records > 0) line = Number(/^\{"line":(\d+)/.exec(head)?.[1] ?? NaN);
  if (Number.isNaN(line)) throw new Misuse(misuseMessages.noAnswers({ file }));
  await truncate(file, end);
  return { records, failed, line };
}

/** The bytes of an input behind its first lines. */
export async function* behindLines(pieces: AsyncIterable<Uint8Array>, lines: number): AsyncGenerator<Uint8Array> {
  let left = lines;
  for await (const piece of pieces) {
    let at = 0;
    while (left > 0) {
      const end = piece.indexOf(0x0a, at);
      if (end < 0) break;
      at = end + 1;
      left -= 1;
    }
    if (left === 0 && at < piece.length) yield piece.subarray(at);
  }
}

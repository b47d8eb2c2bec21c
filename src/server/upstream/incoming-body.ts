import { isErrorReport } from '../../api/client/read-error.ts';
import { UpstreamTrouble } from './upstream-trouble.ts';
import type { UpstreamSettings } from './upstream-settings.ts';

interface BodyListeners {
  readonly onBreak?: (error: unknown) => void;
  readonly onEnd?: (bytes: number) => void;
}

/**
 * The body of an upstream's answer, passed through. It waits for the first piece, and for a small JSON answer until it
 * is complete, so that a truncated or invalid answer still becomes an error report. A later break fails the stream: the
 * client's connection is closed, and a truncated answer never looks complete. `onBreak` is notified; `onEnd` gets the
 * number of bytes passed on, also if the caller hangs up. Throws {@link UpstreamTrouble}.
 */
export async function incomingBody(
  response: Response,
  { timeout, maxBytes }: UpstreamSettings,
  isJson = false,
  { onBreak, onEnd }: BodyListeners = {},
): Promise<ReadableStream<Uint8Array> | null> {
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) throw new UpstreamTrouble('too-large');
  const reader = response.body?.getReader();
  if (!reader && isJson) throw new UpstreamTrouble('foreign');
  if (!reader) return null;
  let size = 0;
  let passed = 0;

  async function next(from: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    const { done, value } = await inTime(from.read(), timeout);
    if (done) return undefined;
    size += value.length;
    if (size > maxBytes) throw new UpstreamTrouble('too-large');
    return value;
  }

  const ahead: Uint8Array[] = [];
  try {
    let ended = false;
    do {
      const piece = await next(reader);
      if (piece) ahead.push(piece);
      else ended = true;
    } while (isJson && !ended && size <= LONGEST_READ);
    if (isJson && !(ended ? isJsonText(ahead) : mayBeJson(ahead))) throw new UpstreamTrouble('foreign');
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = ahead.shift() ?? (await next(reader));
        if (piece) {
          passed += piece.length;
          controller.enqueue(piece);
        } else {
          controller.close();
          onEnd?.(passed);
        }
      } catch (error) {
        onBreak?.(error);
        controller.error(error);
        onEnd?.(passed);
        reader.cancel().catch(() => {});
      }
    },
    cancel() {
      onEnd?.(passed);
      reader.cancel().catch(() => {});
    },
  });
}

/** Longest answer that is read completely before it is passed on, in bytes. */
const LONGEST_READ = 64 * 1024;

/** Whether a long answer may be JSON, by its first character. */
function mayBeJson(pieces: readonly Uint8Array[]): boolean {
  for (const piece of pieces) {
    const sign = piece.find((byte) => byte > 0x20);
    if (sign !== undefined) return JSON_SIGNS.has(sign);
  }
  return true;
}

function isJsonText(pieces: readonly Uint8Array[]): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const text = pieces.map((piece) => decoder.decode(piece, { stream: true })).join('');
    JSON.parse(text + decoder.decode());
    return true;
  } catch {
    return false;
  }
}

/** Of an object, a list and a string. */
const JSON_SIGNS = new Set(Array.from('{["', (sign) => sign.charCodeAt(0)));

/** Longest error body that is parsed, in bytes. */
const LONGEST_REFUSAL = 4 * 1024 * 1024;

/**
 * The complete body of an error: only an error report is passed on, which cannot be checked before the end. Throws
 * {@link UpstreamTrouble}.
 */
export async function refusalOf(
  body: ReadableStream<Uint8Array> | null,
  { maxBytes }: UpstreamSettings,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  try {
    for (const reader = body?.getReader(); reader;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
      if (text.length > Math.min(maxBytes, LONGEST_REFUSAL)) {
        reader.cancel().catch(() => {});
        throw new UpstreamTrouble('too-large');
      }
    }
    if (isErrorReport(JSON.parse(text + decoder.decode()))) return text;
  } catch (error) {
    if (error instanceof UpstreamTrouble) throw error;
  }
  throw new UpstreamTrouble('foreign');
}

async function inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UpstreamTrouble('late')), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof UpstreamTrouble ? error : new UpstreamTrouble('broken', error);
  } finally {
    clearTimeout(timer);
  }
}

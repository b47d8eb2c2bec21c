import { isErrorReport } from '../../contract/client/read-error.ts';
import { UpstreamTrouble } from './upstream-trouble.ts';
import type { UpstreamSettings } from './upstream-settings.ts';

/**
 * The body of an upstream's answer on its way through. Waits for the first piece, so that a connection which breaks
 * before it still gets an error report. A break after it makes the stream fail: the caller's connection is cut, and
 * half an answer never looks like a whole one. Throws {@link UpstreamTrouble}.
 */
export async function incomingBody(
  response: Response,
  { timeout, maxBytes }: UpstreamSettings,
  isJson = false,
): Promise<ReadableStream<Uint8Array> | null> {
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) throw new UpstreamTrouble('too-large');
  const reader = response.body?.getReader();
  if (!reader) return null;
  let size = 0;

  async function next(from: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
    const { done, value } = await inTime(from.read(), timeout);
    if (done) return undefined;
    size += value.length;
    if (size > maxBytes) throw new UpstreamTrouble('too-large');
    return value;
  }

  let ahead = await next(reader);
  if (isJson && ahead && !mayBeJson(ahead, Number(response.headers.get('Content-Length')))) {
    reader.cancel().catch(() => {});
    throw new UpstreamTrouble('foreign');
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const piece = ahead ?? (await next(reader));
        ahead = undefined;
        if (piece) controller.enqueue(piece);
        else controller.close();
      } catch (error) {
        controller.error(error);
        reader.cancel().catch(() => {});
      }
    },
    cancel() {
      reader.cancel().catch(() => {});
    },
  });
}

/** Longest answer that is read as a whole before it is passed on, in bytes. */
const LONGEST_READ = 64 * 1024;

/** Whether an answer that begins so may be JSON: a small one that came whole is read, of any other its first sign counts. */
function mayBeJson(first: Uint8Array, length: number): boolean {
  if (first.length !== length || length > LONGEST_READ) {
    const sign = first.find((byte) => byte > 0x20);
    return sign === undefined || JSON_SIGNS.has(sign);
  }
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(first));
    return true;
  } catch {
    return false;
  }
}

/** Of an object, a list and a text. */
const JSON_SIGNS = new Set(Array.from('{["', (sign) => sign.charCodeAt(0)));

/** Longest refusal that is looked into, in bytes. */
const LONGEST_REFUSAL = 4 * 1024 * 1024;

/**
 * The body of a refusal, whole, because only an error report is passed on and that shows at its end. Throws
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

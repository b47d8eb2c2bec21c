import type { Limits } from '../limits.ts';
import { SMALL_BODY, type ByteBudget } from './byte-budget.ts';

/** Limits of one body. */
export type BodyLimits = Pick<Limits, 'maxBytes' | 'bodyTimeout'>;

export type BodyTrouble = 'too-large' | 'too-slow' | 'broken' | 'encoding' | 'coded' | 'type' | 'no-room';

export type ReceivedBody =
  | {
      readonly ok: true;
      readonly bytes: Uint8Array;
      /** Call it once the bytes are no longer needed; until then they count towards the budget. */
      release(): void;
    }
  | { readonly ok: false; readonly trouble: BodyTrouble };

/**
 * Receives a body within its limits and within the budget of all bodies. A small body with an announced length counts
 * from the start, any other as it arrives, so that announcing without sending blocks nobody.
 */
export async function receiveBody(request: Request, limits: BodyLimits, budget: ByteBudget): Promise<ReceivedBody> {
  const refused = (trouble: BodyTrouble): ReceivedBody => ({ ok: false, trouble });
  if (isCoded(request)) return refused('coded');
  const announced = announcedLength(request);
  if (announced > limits.maxBytes) return refused('too-large');
  let held = 0;
  const take = (bytes: number, size: 'small' | 'large') => {
    if (!budget.take(bytes, size)) return false;
    held += bytes;
    return true;
  };
  const release = () => {
    budget.give(held);
    held = 0;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = new AbortController();
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, limits.bodyTimeout, 'too-slow');
  });
  try {
    const whole = announced <= SMALL_BODY;
    if (whole && !take(announced, 'small')) return refused('no-room');
    const arriving = whole
      ? request.arrayBuffer().then((buffer) => new Uint8Array(buffer))
      : collect(request, limits, take, stop.signal);
    const bytes = await Promise.race([arriving, late]);
    if (typeof bytes !== 'string') return { ok: true, bytes, release };
    stop.abort();
    release();
    return refused(bytes);
  } catch {
    // The connection broke or the length was wrong; usually nobody is left to answer.
    release();
    return refused('broken');
  } finally {
    clearTimeout(timer);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes as UTF-8 text; `undefined` if invalid. The JSON reader refuses a byte order mark. */
export function decodeBody(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the body is compressed; the service does not decompress. */
export function isCoded(request: Request): boolean {
  const coding = request.headers.get('Content-Encoding');
  return coding !== null && coding.trim() !== '' && coding.trim().toLowerCase() !== 'identity';
}

/** Without an announcement it is NaN, which is neither too large nor small. */
function announcedLength(request: Request): number {
  return Number(request.headers.get('Content-Length') ?? Number.NaN);
}

/** Stops at the limit. */
async function collect(
  request: Request,
  limits: BodyLimits,
  take: (bytes: number, size: 'small' | 'large') => boolean,
  stop: AbortSignal,
): Promise<Uint8Array | 'too-large' | 'no-room'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  stop.addEventListener('abort', () => void reader?.cancel().catch(() => undefined));
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    const trouble = size > limits.maxBytes ? 'too-large' : takeChunk(value.length, size) ? undefined : 'no-room';
    if (trouble) {
      chunks.length = 0;
      await reader.cancel();
      return trouble;
    }
    chunks.push(value);
  }
  function takeChunk(bytes: number, soFar: number): boolean {
    return !stop.aborted && take(bytes, soFar <= SMALL_BODY ? 'small' : 'large');
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0];
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

import type { Limits } from '../limits.ts';

export type BodyTrouble = 'too-large' | 'too-slow' | 'broken' | 'encoding';

export type BodyText =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly trouble: BodyTrouble };

/**
 * Reads a body as UTF-8 text within the limits. Bytes that are not UTF-8 and a byte order mark are not repaired: the
 * first is trouble here, the second for the JSON reader.
 */
export async function readBody(request: Request, limits: Limits): Promise<BodyText> {
  const announced = request.headers.get('Content-Length');
  if (announced !== null && Number(announced) > limits.maxBytes) return { ok: false, trouble: 'too-large' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, limits.bodyTimeout, 'too-slow');
  });
  try {
    const bytes = await Promise.race([announced === null ? readCounted(request, limits) : request.arrayBuffer(), late]);
    return typeof bytes === 'string' ? { ok: false, trouble: bytes } : decode(bytes);
  } catch {
    // The connection broke or the length was a lie; there is rarely anybody left to tell.
    return { ok: false, trouble: 'broken' };
  } finally {
    clearTimeout(timer);
  }
}

function decode(bytes: ArrayBuffer | Uint8Array): BodyText {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, trouble: 'encoding' };
  }
}

/** For a body without an announced length: stops at the limit instead of collecting whatever comes. */
async function readCounted(request: Request, limits: Limits): Promise<Uint8Array | 'too-large'> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limits.maxBytes) {
      await reader.cancel();
      return 'too-large';
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

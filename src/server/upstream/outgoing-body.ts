import type { BodyTrouble } from '../http/read-body.ts';
import type { Limits } from '../limits.ts';

export interface OutgoingBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** The error on the client's side; `undefined` if none. */
  trouble(): BodyTrouble | undefined;
}

interface Listeners {
  /** The last byte was passed on. */
  onEnd(): void;
  /** Timed out because the upstream did not read. */
  onStall(): void;
}

/**
 * A request's body, passed through piece by piece. It counts towards the size limit. Its time limit distinguishes a
 * slow client from a slow upstream.
 */
export function outgoingBody(
  source: ReadableStream<Uint8Array>,
  { maxBytes, bodyTimeout }: Limits,
  { onEnd, onStall }: Listeners,
): OutgoingBody {
  const reader = source.getReader();
  let trouble: BodyTrouble | undefined;
  let size = 0;
  let waiting = false;
  let stop = (_: BodyTrouble) => {};

  const timer = setTimeout(() => (waiting ? stop('too-slow') : onStall()), bodyTimeout);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      stop = (what) => {
        if (trouble) return;
        trouble = what;
        clearTimeout(timer);
        controller.error(new Error(what));
        reader.cancel().catch(() => {});
      };
    },
    async pull(controller) {
      waiting = true;
      const read = await reader.read().catch(() => undefined);
      waiting = false;
      if (trouble) return;
      if (!read) return stop('broken');
      if (read.done) {
        clearTimeout(timer);
        controller.close();
        return onEnd();
      }
      size += read.value.length;
      if (size > maxBytes) return stop('too-large');
      controller.enqueue(read.value);
    },
    cancel() {
      clearTimeout(timer);
      reader.cancel().catch(() => {});
    },
  });
  return { stream, trouble: () => trouble };
}

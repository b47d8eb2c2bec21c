import { ApiError } from '../../contract/client/api-error.ts';
import { reach, reachesHere } from './client.ts';
import { useCancellable } from './use-cancellable.ts';

/** A request as its author wrote it. */
export interface Trial {
  readonly method: string;
  /** Path and query, from the root of this origin. */
  readonly address: string;
  /** Sent as it is, JSON or not. */
  readonly body: string | undefined;
  /** Media type of the body; JSON when left out. */
  readonly type?: string;
}

/** What came back, whatever its status and form. */
export interface TrialAnswer {
  readonly status: number;
  /** Milliseconds from sending to the last byte. */
  readonly milliseconds: number;
  /** Length of the text in UTF-8. */
  readonly bytes: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The engine in this browser answered, and nothing was sent. */
  readonly here: boolean;
}

/** Longer than any answer takes; the service gives an upstream twenty seconds. */
const TIMEOUT = 30_000;

/** Headers that tell something about an answer, in the order they are shown. */
const TELLING = ['Content-Type', 'Assay-Engine', 'Server-Timing', 'ETag', 'Cache-Control', 'Allow', 'GOBL-Version'];

/** Sends a request to this origin and gives its answer as it came. Nothing of either is kept. */
export function useTrial() {
  return useCancellable(send);
}

async function send(
  { method, address, body, type = 'application/json' }: Trial,
  signal: AbortSignal,
): Promise<TrialAnswer> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const here = reachesHere(location.origin + address);
  const begun = performance.now();
  try {
    const response = await reach(`${location.origin}${address}`, {
      method,
      signal: AbortSignal.any([signal, timeout]),
      credentials: 'same-origin',
      // Past the browser's own store, so that the time shown is the service's.
      cache: 'no-store',
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': type } }),
    });
    const bytes = await response.arrayBuffer();
    return {
      status: response.status,
      milliseconds: performance.now() - begun,
      bytes: bytes.byteLength,
      headers: TELLING.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      text: new TextDecoder().decode(bytes),
      here,
    };
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw timeout.aborted
      ? new ApiError({ kind: 'timeout', status: 0, key: 'timeout', message: 'No answer came in time.', cause })
      : new ApiError({ kind: 'network', status: 0, key: 'network', message: 'No answer came.', cause });
  }
}

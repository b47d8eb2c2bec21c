import { ApiError } from '../../api/client/api-error.ts';
import { reach, reachesHere } from './client.ts';
import { useCancellable } from './use-cancellable.ts';
import { serviceOrigin } from './service-origin.ts';

/** A request as its author wrote it. */
export interface Trial {
  readonly method: string;
  /** Path and query, from the root of this origin. */
  readonly address: string;
  /** Sent unchanged, even if it is not JSON. */
  readonly body: string | undefined;
  /** Media type of the body; JSON when left out. */
  readonly type?: string;
}

/** The response, whatever its status and form. */
export interface TrialAnswer {
  readonly status: number;
  /** Milliseconds from sending to the last byte. */
  readonly milliseconds: number;
  /** Length of the text in UTF-8. */
  readonly bytes: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** Whether the engine in this browser answered, so that nothing was sent. */
  readonly here: boolean;
}

/** Longer than any answer takes: the service waits twenty seconds for an upstream. */
const TIMEOUT = 30_000;

/** The headers that are shown, in this order. */
const SHOWN_HEADERS = [
  'Content-Type',
  'Assay-Engine',
  'Server-Timing',
  'ETag',
  'Cache-Control',
  'Allow',
  'GOBL-Version',
  'Assay-Warnings',
];

/** Sends a request to this origin and returns the response unchanged. Neither is stored. */
export function useTrial() {
  return useCancellable(send);
}

async function send(
  { method, address, body, type = 'application/json' }: Trial,
  signal: AbortSignal,
): Promise<TrialAnswer> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const here = reachesHere(serviceOrigin + address);
  const begun = performance.now();
  try {
    const response = await reach(`${serviceOrigin}${address}`, {
      method,
      signal: AbortSignal.any([signal, timeout]),
      credentials: 'same-origin',
      // Bypasses the browser's cache, so that the duration is that of the service.
      cache: 'no-store',
      ...(body === undefined ? {} : { body, headers: { 'Content-Type': type } }),
    });
    const bytes = await response.arrayBuffer();
    return {
      status: response.status,
      milliseconds: performance.now() - begun,
      bytes: bytes.byteLength,
      headers: SHOWN_HEADERS.flatMap((name) => {
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

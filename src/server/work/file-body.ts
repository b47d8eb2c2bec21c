import type { RouteDefinition } from '../../contract/define-route.ts';

const encoder = new TextEncoder();

/** Bytes that become text at once: as many arguments as any platform takes, and a multiple of three. */
const PIECE = 0x6000;

/**
 * The body as JSON: a file that comes as it is, which its type says, becomes the `data` of the request in Base64. What works on it then
 * is the same, here and in a worker.
 */
export function jsonBody(
  request: Request,
  { accepts }: Pick<RouteDefinition, 'accepts'>,
  body: Uint8Array,
): Uint8Array {
  const [essence = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const type = essence.trim().toLowerCase();
  // Programs send JSON under any name, or none: only what is named as a file is one.
  if (!accepts?.includes(type) || type === 'application/json') return body;
  let data = '';
  for (let at = 0; at < body.length; at += PIECE) {
    data += btoa(String.fromCharCode(...body.subarray(at, at + PIECE)));
  }
  return encoder.encode(`{"encoding":"base64","data":"${data}"}`);
}

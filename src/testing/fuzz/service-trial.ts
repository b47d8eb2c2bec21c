import { bytesOf, type HostileRequest } from './hostile-requests.ts';
import { exchange, type Served } from './served.ts';

/** Limits for one request: milliseconds until the answer, mebibytes of all processes. */
export interface Allowance {
  readonly patience: number;
  readonly memory: number;
}

/** Statuses of a healthy service: it answered, or was full. */
const WELL = /^HTTP\/1\.1 (?:[1-4]\d\d|503) /;

/** Lines of a stack trace; none of them may leave the service. */
const STACK = /\bat (?:\w+ )?[(]?(?:node:|file:)[^)\s]*:\d+:\d+/;

/** Sends odd bytes; throws if the service dies, fails, hangs, or uses too much memory. */
export async function tryRequest(request: HostileRequest, served: Served, allowed: Allowance): Promise<void> {
  const answer = await exchange(served.url, bytesOf(request), allowed.patience);
  if (answer === '' && isWhole(request)) throw new Error('hung up without a word');
  // Node closes the connection without an answer when a request never ends or is not HTTP.
  if (answer !== '' && !WELL.test(answer)) throw new Error(`answered ${answer.slice(0, 300)}`);
  checkWell(served, allowed);
}

/** Whether a request is complete, so that the service must answer. */
function isWhole({ method, headers }: HostileRequest): boolean {
  return (
    (method === 'POST' || method === 'GET') &&
    !headers.some((header) => /^(?:content-length|transfer-encoding|expect|upgrade|connection)\b/i.test(header))
  );
}

/** Sends a body; throws as {@link tryRequest} does, and if there is no answer. */
export async function tryBody(path: string, body: string, served: Served, allowed: Allowance): Promise<void> {
  const response = await fetch(`${served.url}/v0/${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    signal: AbortSignal.timeout(allowed.patience),
  });
  const text = await response.text();
  if (response.status >= 500 && response.status !== 503) {
    throw new Error(`${path} answers ${response.status}: ${text.slice(0, 300)}`);
  }
  if (path !== 'mcp') JSON.parse(text);
  // A tool that fails answers with status 200, and reports the failure in its text.
  else if (/\\"key\\":\\"internal\\"/.test(text)) throw new Error(`a tool fails by itself: ${text.slice(0, 300)}`);
  if (STACK.test(text)) throw new Error(`${path} answers with a stack trace: ${text.slice(0, 300)}`);
  checkWell(served, allowed);
}

function checkWell(served: Served, { memory }: Allowance): void {
  if (!served.alive()) throw new Error('the service has ended');
  const held = served.memory();
  if (held > memory) throw new Error(`the service holds ${Math.round(held)} MiB`);
}

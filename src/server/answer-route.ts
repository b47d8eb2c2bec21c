import type { Context } from 'hono';
import type { RouteDefinition } from '../contract/define-route.ts';
import type { OperationId } from '../contract/routes.ts';
import type { Outcome } from '../engine/index.ts';
import { respond, type Exchange, type Reply } from './exchange.ts';
import type { Scope } from './handlers/handler.ts';
import { handlers } from './handlers/handlers.ts';
import { readRequest } from './http/read-request.ts';
import type { ReferenceShelf } from './http/reference-shelf.ts';
import type { Limits } from './limits.ts';
import { requestFault } from '../contract/requests/request-fault.ts';
import { refuse, refuseOperation } from './refusal.ts';
import type { Upstream } from './upstream/upstream.ts';

interface Surroundings {
  readonly scope: Scope;
  readonly shelf: ReferenceShelf;
  readonly limits: Limits;
  readonly upstream?: Upstream;
}

/** The handler of a route with its types set aside: the route's schemas have vouched for the input. */
type AnyHandler = (input: object, scope: Scope) => Outcome<unknown> | Promise<Outcome<unknown>>;

/** Reads the request as its route asks, lets the handler work, and puts the outcome in the published form. */
export async function answerRoute(
  c: Context<{ Bindings: Exchange }>,
  route: RouteDefinition,
  { scope, shelf, limits, upstream }: Surroundings,
): Promise<Response> {
  const handler = handlers[route.operationId as OperationId] as AnyHandler;
  if (upstream && !isEmbedded(route)) {
    const input = readAddress(c, route);
    const missing = missingPart(input);
    return missing ? respond(c.env, missing) : upstream.forward(c.req.raw, c.env, { route, input });
  }
  if (route.method === 'GET') {
    const input = readAddress(c, route);
    const key = `${route.operationId} ${JSON.stringify(input)}`;
    return shelf.answer(c.req.raw, c.env, key, async () => missingPart(input) ?? reply(await handler(input, scope)));
  }
  if (!route.body) return respond(c.env, reply(await handler({}, scope)));
  const read = await readRequest(c.req.raw, route.body, limits);
  return respond(c.env, read.ok ? reply(await handler(read.input, scope)) : read.reply);
}

/** Routes that only this service has, or that are about it; they never go to an upstream. */
const EMBEDDED: ReadonlySet<OperationId> = new Set(['getVersion', 'getOpenapi', 'inspect', 'listRules', 'getRule']);

function isEmbedded(route: RouteDefinition): boolean {
  return EMBEDDED.has(route.operationId as OperationId);
}

/** Path parameters as text, query parameters as flags: present with any value means true. */
function readAddress(c: Context, route: RouteDefinition): Readonly<Record<string, string | true>> {
  const input: Record<string, string | true> = {};
  for (const name of Object.keys(route.params?.properties ?? {})) input[name] = c.req.param(name) ?? '';
  for (const name of Object.keys(route.query?.properties ?? {})) {
    if (c.req.query(name) !== undefined) input[name] = true;
  }
  return input;
}

function missingPart(input: Readonly<Record<string, string | true>>): Reply | undefined {
  const name = Object.keys(input).find((part) => input[part] === '');
  if (name === undefined) return undefined;
  const description = `The path ends where its ${name} should be`;
  return refuse(400, 'input', `${description}.`, [requestFault('MISSING', `request.${name}`, description)]);
}

function reply(outcome: Outcome<unknown>): Reply {
  return outcome.ok ? { status: 200, text: JSON.stringify(outcome.value) } : refuseOperation(outcome.error);
}

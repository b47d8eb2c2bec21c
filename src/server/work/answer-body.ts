import type { RouteDefinition } from '../../contract/define-route.ts';
import { checkMembers, knownMembers } from '../../contract/requests/check-members.ts';
import { readJsonBody } from '../../contract/requests/read-json-body.ts';
import type { OperationId } from '../../contract/routes.ts';
import type { ObjectSchema } from '../../contract/typed-schema/schema.ts';
import type { Outcome } from '../../engine/index.ts';
import type { Reply } from '../exchange.ts';
import type { Scope } from '../handlers/handler.ts';
import { handlers } from '../handlers/handlers.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import { decodeBody } from '../http/read-body.ts';
import { refuse, refuseOperation, replyOf } from '../refusal.ts';

/** The handler of a route with its types set aside: the route's schemas have vouched for the input. */
type AnyHandler = (input: object, scope: Scope) => Outcome<unknown> | Promise<Outcome<unknown>>;

/** Lets the handler of a route work on input that has the shape the route asks for. */
export async function answerInput(route: RouteDefinition, input: object, scope: Scope): Promise<Reply> {
  const handler = handlers[route.operationId as OperationId] as AnyHandler;
  const outcome = await handler(input, scope);
  const reply = outcome.ok ? { status: 200, text: JSON.stringify(outcome.value) } : refuseOperation(outcome.error);
  return outcome.warnings ? { ...reply, warnings: outcome.warnings } : reply;
}

/**
 * All the work on a request's body: reads it as one strict JSON object, checks the members against the route's schema,
 * lets the handler work and writes the answer. `flags` are what the query asks beside it. It needs nothing of the request's connection, so any thread may do it.
 */
export async function answerBody(
  route: RouteDefinition & { readonly body: ObjectSchema },
  bytes: Uint8Array,
  scope: Scope,
  flags: readonly string[] = [],
): Promise<Reply> {
  const { limits } = scope;
  const text = decodeBody(bytes);
  if (text === undefined) return bodyRefusal('encoding', limits);
  const json = readJsonBody(text, { maxLength: limits.maxBytes, maxDepth: limits.maxDepth });
  if (!json.ok) return replyOf(json.error);
  const input = knownMembers(route.body, json.value);
  const faults = checkMembers(route.body, input);
  if (faults.length > 0) {
    return refuse(400, 'input', 'The members of the request are not as they must be.', faults);
  }
  return answerInput(route, { ...input, ...Object.fromEntries(flags.map((flag) => [flag, true])) }, scope);
}

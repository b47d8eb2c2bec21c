import type { RouteDefinition } from '../../contract/define-route.ts';
import { answerInput, refusalOf, type Answer } from '../../handlers/answer.ts';
import { formatHandlers } from '../../handlers/formats.ts';
import type { AnyHandler } from '../../handlers/handler.ts';
import { destinationHandlers } from '../../handlers/judge-destination.ts';
import { referenceHandlers } from '../../handlers/reference.ts';
import { refusalHandlers } from '../../handlers/refusals.ts';
import { listDestinationsRoute, listFormatsRoute } from '../../contract/routes/formats.ts';
import { getRefusalRoute, listRefusalsRoute } from '../../contract/routes/refusals.ts';
import * as referenceRoutes from '../../contract/routes/reference.ts';
import type { OperationId } from '../../contract/routes.ts';
import { tellingFor } from '../../handlers/telling-for.ts';
import type { Engine, JsonObject, OperationContext } from '../../engine/index.ts';
import { guarded, nothingHere } from './answer-request.ts';

const handlers = {
  ...referenceHandlers,
  listFormats: formatHandlers.listFormats,
  ...destinationHandlers,
  ...refusalHandlers,
};

/** Routes without a document that this page answers as the service does; not the service's statements about itself. */
const known: readonly RouteDefinition[] = [
  ...Object.values(referenceRoutes),
  listFormatsRoute,
  listDestinationsRoute,
  listRefusalsRoute,
  getRefusalRoute,
];

/** Answers a question about definitions: `address` is path and query below `/v0/`. */
export async function answerReference(address: string, engine: Engine, context: OperationContext): Promise<Answer> {
  const [path = '', query] = address.split('?');
  for (const route of known) {
    const input = readAddress(route, `/${path}`, new URLSearchParams(query));
    if (!input) continue;
    const handler = handlers[route.operationId as keyof typeof handlers] as AnyHandler;
    const asked = await tellingFor(new URLSearchParams(query).get('lang'));
    if (!asked.ok) return refusalOf(asked.error);
    const work = (_: OperationId, given: JsonObject) => guarded(handler, given, { engine, context });
    return answerInput(route.operationId as OperationId, input, { work, telling: asked.telling });
  }
  return nothingHere();
}

/** Parameters of a path as text and flags of a query, where the path is the route's; a parameter at its end may hold slashes. */
function readAddress(route: RouteDefinition, path: string, query: URLSearchParams) {
  const input: Record<string, string | true> = {};
  const pattern = route.path.replace(/\{(\w+)\}$/, '(?<$1>.+)').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (!found) return undefined;
  for (const [name, value] of Object.entries(found.groups ?? {})) input[name] = decoded(value);
  for (const flag of Object.keys(route.query?.properties ?? {})) if (query.has(flag)) input[flag] = true;
  return input;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

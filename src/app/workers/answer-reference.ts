import type { RouteDefinition } from '../../api/define-route.ts';
import { readQuery, type Address } from '../../api/address.ts';
import { answerInput, refusalOf, type Answer } from '../../operations/answer.ts';
import { formatHandlers } from '../../operations/formats.ts';
import type { AnyHandler } from '../../operations/handler.ts';
import { destinationHandlers } from '../../operations/destination-verdict.ts';
import { referenceHandlers } from '../../operations/reference.ts';
import { refusalHandlers } from '../../operations/refusals.ts';
import { listDestinationsRoute, listFormatsRoute } from '../../api/routes/formats.ts';
import { getRefusalRoute, listRefusalsRoute } from '../../api/routes/refusals.ts';
import * as referenceRoutes from '../../api/routes/reference.ts';
import type { OperationId } from '../../api/routes.ts';
import { translatorFor } from '../../operations/translator-for.ts';
import type { Engine, JsonObject, OperationContext } from '../../engine/index.ts';
import { guarded, nothingHere } from './answer-request.ts';

const handlers = {
  ...referenceHandlers,
  listFormats: formatHandlers.listFormats,
  ...destinationHandlers,
  ...refusalHandlers,
};

/** Routes without a document that this page answers like the service, except those about the service itself. */
const known: readonly RouteDefinition[] = [
  ...Object.values(referenceRoutes),
  listFormatsRoute,
  listDestinationsRoute,
  listRefusalsRoute,
  getRefusalRoute,
];

/** Answers a request for definitions: `address` is path and query below `/v0/`. */
export async function answerReference(address: string, engine: Engine, context: OperationContext): Promise<Answer> {
  const [path = '', query] = address.split('?');
  for (const route of known) {
    const input = readAddress(route, `/${path}`, new URLSearchParams(query));
    if (!input) continue;
    const handler = handlers[route.operationId as keyof typeof handlers] as AnyHandler;
    const asked = await translatorFor(new URLSearchParams(query).get('lang'), route.operationId);
    if (!asked.ok) return refusalOf(asked.error);
    const { translator } = asked;
    const work = (_: OperationId, given: JsonObject) => guarded(handler, given, { engine, context, translator });
    return answerInput(route.operationId as OperationId, input, { work, translator });
  }
  return nothingHere();
}

/**
 * The parameters of the path and the flags of the query; undefined if the path is not that of the route. A parameter at
 * the end may contain slashes.
 */
function readAddress(route: RouteDefinition, path: string, query: URLSearchParams) {
  const input: Record<string, Address[string]> = {};
  const pattern = route.path.replace(/\{(\w+)\}$/, '(?<$1>.+)').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (!found) return undefined;
  for (const [name, value] of Object.entries(found.groups ?? {})) input[name] = decoded(value);
  return { ...input, ...readQuery(route, (name) => query.get(name)) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

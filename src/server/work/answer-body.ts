import type { PostedOperation } from '../../api/bodies.ts';
import type { Address } from '../../api/address.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { routes } from '../../api/routes.ts';
import { answer, answerInput, answerOf, refusalOf, type AnswerScope } from '../../operations/answer.ts';
import type { AnyHandler } from '../../operations/handler.ts';
import type { PackedReply, Reply } from '../exchange.ts';
import type { Scope } from '../operations/handler.ts';
import { handlers } from '../operations/handlers.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import { refuseFileForJson } from '../http/file-for-json.ts';
import { decodeBody } from '../http/read-body.ts';
import { translatorFor } from '../../operations/translator-for.ts';
import type { Translator } from '../../operations/translator.ts';
import { fileAnswer } from './file-answer.ts';
import { withWarnings } from './with-warnings.ts';

/** Flags of a query, and its language. */
export type Query = Address;

/** The service's limits and handlers for answering. */
export function answering(scope: Scope, translator?: Translator): AnswerScope {
  const { maxBytes, maxDepth } = scope.limits;
  return {
    limits: { maxLength: maxBytes, maxDepth },
    work: (operation, input) => (handlers[operation] as AnyHandler<Scope>)(input, { ...scope, translator }),
    translator,
  };
}

/** Answers a route without a body. */
export async function answerAddress(
  operation: Parameters<typeof answerInput>[0],
  input: Address,
  scope: Scope,
  translator?: Translator,
): Promise<Reply> {
  return answerInput(operation, input, answering(scope, translator));
}

/** The body of a request, as received. */
export interface Body {
  readonly bytes: Uint8Array;
  /** It is a file, not JSON. */
  readonly isFile?: boolean | undefined;
  /** Media type of the file that is the answer; JSON if omitted. */
  readonly accept?: string | undefined;
}

/**
 * Does all work on the bytes of a request's body. A file becomes the `data` of the request, unchanged. `query` is that
 * of the address. It needs nothing of the connection, so any process may run it.
 */
export async function answerBody(
  operation: PostedOperation,
  body: Body,
  scope: Scope,
  query: Query = {},
): Promise<Reply> {
  const counted = WARNING_OPERATIONS.has(operation) ? { ...query, warnings: true as const } : query;
  return withWarnings(
    operation,
    await answerUncounted(operation, body, scope, counted),
    Object.hasOwn(query, 'warnings'),
  );
}

/** The same, as the file in the answer if the request prefers it. */
export async function answerPosted(...request: Parameters<typeof answerBody>): Promise<Reply | PackedReply> {
  const reply = await answerBody(...request);
  const [, { accept }] = request;
  return accept === undefined ? reply : fileAnswer(reply, accept);
}

/** Their warnings are always counted. */
const WARNING_OPERATIONS: ReadonlySet<string> = new Set(
  (routes as readonly RouteDefinition[])
    .filter(({ query }) => query?.properties['warnings'] !== undefined)
    .map(({ operationId }) => operationId),
);

async function answerUncounted(
  operation: PostedOperation,
  { bytes, isFile }: Body,
  scope: Scope,
  { lang, ...flags }: Query,
): Promise<Reply> {
  const asked = await translatorFor(lang === undefined ? undefined : String(lang));
  if (!asked.ok) return refusalOf(asked.error);
  if (isFile) {
    const work = handlers[operation] as AnyHandler<Scope>;
    const outcome = await work({ data: bytes, ...flags }, scope);
    return answerOf(asked.translator ? asked.translator.outcome(operation, outcome) : outcome);
  }
  const refused = refuseFileForJson(operation, bytes);
  if (refused) return refused;
  const text = decodeBody(bytes);
  if (text === undefined) return bodyRefusal('encoding', scope.limits);
  return answer(operation, text, answering(scope, asked.translator), flags);
}

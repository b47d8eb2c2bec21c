import type { PostedOperation } from '../../contract/bodies.ts';
import { answer, answerInput, answerOf, refusalOf, type AnswerScope } from '../../handlers/answer.ts';
import type { AnyHandler } from '../../handlers/handler.ts';
import type { Reply } from '../exchange.ts';
import type { Scope } from '../handlers/handler.ts';
import { handlers } from '../handlers/handlers.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import { decodeBody } from '../http/read-body.ts';
import { tellingFor } from '../../handlers/telling-for.ts';
import type { Telling } from '../../handlers/telling.ts';

/** Flags of a query, and the language that it asks for. */
export type Query = Readonly<Record<string, string | true>>;

/** What the service gives for answering: its limits and its handlers. */
export function answering(scope: Scope, telling?: Telling): AnswerScope {
  const { maxBytes, maxDepth } = scope.limits;
  return {
    limits: { maxLength: maxBytes, maxDepth },
    work: (operation, input) => (handlers[operation] as AnyHandler<Scope>)(input, scope),
    telling,
  };
}

/** Answers a route without a body. */
export async function answerAddress(
  operation: Parameters<typeof answerInput>[0],
  input: Readonly<Record<string, string | true>>,
  scope: Scope,
  telling?: Telling,
): Promise<Reply> {
  return answerInput(operation, input, answering(scope, telling));
}

/** The body of a request, as it came. */
export interface Body {
  readonly bytes: Uint8Array;
  /** It is a file, and no JSON. */
  readonly isFile?: boolean | undefined;
}

/**
 * All the work on the bytes of a request's body. A file is the `data` of the request, and nothing is made of it on the way. `query` is
 * what the address asks beside it. It needs nothing of the request's
 * connection, so any process may do it.
 */
export async function answerBody(
  operation: PostedOperation,
  { bytes, isFile }: Body,
  scope: Scope,
  { lang, ...flags }: Query = {},
): Promise<Reply> {
  const asked = await tellingFor(lang === true ? '' : lang);
  if (!asked.ok) return refusalOf(asked.error);
  if (isFile) {
    const work = handlers[operation] as AnyHandler<Scope>;
    const outcome = await work({ data: bytes, ...flags }, scope);
    return answerOf(asked.telling ? asked.telling.outcome(operation, outcome) : outcome);
  }
  const text = decodeBody(bytes);
  if (text === undefined) return bodyRefusal('encoding', scope.limits);
  return answer(operation, text, answering(scope, asked.telling), flags);
}

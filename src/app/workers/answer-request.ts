import { bodies, type PostedOperation } from '../../api/bodies.ts';
import { fetchSigning, isSelfCheckError } from '../../engine/deferred.ts';
import type { Engine, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, JSON_LIMITS } from '../../engine/values.ts';
import { XML_LIMITS } from '../../formats/xml/limits.ts';
import { answer, answerOf, refusalOf, type Answer, type AnswerScope } from '../../operations/answer.ts';
import type { AnyHandler, HandlerScope } from '../../operations/handler.ts';
import { readJsonBody } from '../../operations/requests/read-json-body.ts';
import { writeError } from '../../operations/write-error.ts';
import { fetchFonts } from './fetch-fonts.ts';
import { bulkParts, fetchHandler, withKeys } from './fetch-handler.ts';
import { pageHandlers } from './page-handlers.ts';
import { translatorFor } from '../../operations/translator-for.ts';

/**
 * Answers an operation of the API like the service, with the same status and body, or one of the page's own operations.
 * Rejects only if code cannot be loaded.
 */
export async function answerRequest(
  operation: string,
  body: string,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  const handlerScope = { engine, context, fonts: fetchFonts };
  const [name = '', query] = operation.split('?');
  const asked = new URLSearchParams(query);
  const language = await translatorFor(asked.get('lang'));
  if (!language.ok) return refusalOf(language.error);
  const scope: AnswerScope = {
    limits: JSON_LIMITS,
    translator: language.translator,
    work: async (operation, input) =>
      guarded(await fetchHandler(operation as PostedOperation, input), input, handlerScope),
  };
  if (name === 'bulk') {
    // Without one operation for all lines, any line may need keys.
    if (withKeys(asked.get('op') ?? 'sign')) await fetchSigning();
    const { answerLines, bulkWork } = await import('./answer-lines.ts');
    return answerLines(asked, body, { ...scope, work: bulkWork(handlerScope, bulkParts) });
  }
  if (Object.hasOwn(bodies, name)) return answer(name as PostedOperation, body, scope);
  if (Object.hasOwn(pageHandlers, operation))
    return answerPage(operation as keyof typeof pageHandlers, body, handlerScope);
  return nothingHere();
}

/** Limits of the page's own operations: enough for two XML invoices of the greatest length with every quote escaped. */
const OWN_LIMITS = { ...JSON_LIMITS, maxLength: 4 * XML_LIMITS.maxLength };

/** The page's own operations are not part of the API. Their input is not checked, because the callers are typed. */
async function answerPage(operation: keyof typeof pageHandlers, body: string, scope: HandlerScope): Promise<Answer> {
  const read = readJsonBody(body, OWN_LIMITS);
  if (!read.ok) return refusalOf(read.error);
  if (withKeys(operation)) await fetchSigning();
  return answerOf(await guarded(pageHandlers[operation] as AnyHandler, read.value, scope));
}

/** The outcome of a handler; a bug in it becomes an error answer. */
export async function guarded(handler: AnyHandler, input: JsonObject, scope: HandlerScope): Promise<Outcome<unknown>> {
  try {
    return await handler(input, scope);
  } catch (thrown) {
    // Nothing more may be believed of a copy of the code that fails its own check.
    if (isSelfCheckError(thrown)) throw thrown;
    return failure('internal', 'The engine failed on this document.');
  }
}

/** The answer to an unknown request. */
export function nothingHere(): Answer {
  return refusalOf(writeError(404, 'not-found', 'There is nothing here.'));
}

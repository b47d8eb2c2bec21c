import type { Engine, OperationContext } from '../../engine/index.ts';
import { answerRequest } from './answer-request.ts';
import type { Answer } from '../../operations/answer.ts';
import type { EngineRequest } from './messages.ts';

/** Answers any request of the page, about documents or definitions. Rejects only if code cannot be loaded. */
export async function answerAsked(
  { method, address, body }: Extract<EngineRequest, { kind: 'ask' }>,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  if (method === 'POST') return answerRequest(address, body, engine, context);
  // Includes the rules of formats, which most requests about documents do not need.
  const { answerReference } = await import('./answer-reference.ts');
  return answerReference(address, engine, context);
}

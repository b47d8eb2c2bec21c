import type { Engine, OperationContext } from '../../engine/index.ts';
import { answerRequest } from './answer-request.ts';
import type { Answer } from '../../handlers/answer.ts';
import type { EngineRequest } from './messages.ts';

/** Answers whatever the page asks, about a document or about definitions. Rejects only when code cannot be fetched. */
export async function answerAsked(
  { method, address, body }: Extract<EngineRequest, { kind: 'ask' }>,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  if (method === 'POST') return answerRequest(address, body, engine, context);
  // With the rules of formats, which most questions about documents do without.
  const { answerReference } = await import('./answer-reference.ts');
  return answerReference(address, engine, context);
}

import { writeBody } from '../../api/client/json-text.ts';
import type { PageAnswer, PageOperation, PageQuestion } from '../workers/page-handlers.ts';
import { localEngine } from './client.ts';

/**
 * Asks the engine in this page's worker something outside the API. Starts the worker if needed, even when the server's
 * engine is chosen: the question never leaves the page. The answer comes from our own code and is trusted.
 */
export async function askWorker<Id extends PageOperation>(
  operation: Id,
  question: PageQuestion<Id>,
  signal: AbortSignal,
  worker = localEngine,
): Promise<PageAnswer<Id>> {
  const response = await worker.fetch(operation, { method: 'POST', body: writeBody(question), signal });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { readonly message: string }).message);
  return answer as PageAnswer<Id>;
}

import { writeBody } from '../../contract/client/json-text.ts';
import type { PageAnswer, PageOperation, PageQuestion } from '../workers/page-handlers.ts';
import { localEngine } from './client.ts';

/**
 * Asks the engine in this page's worker something that is not part of the API. It is started if need be, also where the
 * server's engine is chosen: nothing of the question leaves the page. The answer comes from this page's own code and is
 * taken as it is.
 */
export async function askWorker<Id extends PageOperation>(
  operation: Id,
  question: PageQuestion<Id>,
  signal: AbortSignal,
): Promise<PageAnswer<Id>> {
  const response = await localEngine.fetch(operation, { method: 'POST', body: writeBody(question), signal });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { readonly message: string }).message);
  return answer as PageAnswer<Id>;
}

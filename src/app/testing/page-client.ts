import { createClient } from '../../api/client/create-client.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from '../workers/answer-request.ts';

const engine = createStandardEngine();

/** A client whose requests the engine in the page answers. */
export const pageClient = createClient({
  baseUrl: '',
  fetch: async (url, { body }) => {
    const answer = await answerRequest(url.slice(url.lastIndexOf('/') + 1), String(body), engine, systemContext);
    return new Response(answer.text, { status: answer.status });
  },
});

import { expect, it } from 'vitest';
import { requestExamples } from '../../contract/examples/requests.ts';
import { createOnDemandEngine, createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';
import { answerRequest } from './answer-request.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });

it.each(
  (['import', 'export'] as const).flatMap((operation) =>
    Object.entries(requestExamples[operation]).map(([name, { value }]) => [operation, name, value] as const),
  ),
)('%s in the page gives what the service gives: %s', async (operation, _, value) => {
  const body = JSON.stringify(value);
  const answer = await answerRequest(operation, body, createOnDemandEngine(), systemContext);
  const request = new Request(`http://localhost/v0/${operation}`, { method: 'POST', body });
  const response = await application.fetch(request);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([response.status, await response.json()]);
});

import { expect, it } from 'vitest';
import { requestExamples } from '../../contract/examples/requests.ts';
import { formatHandlers } from '../../contract/handlers/formats.ts';
import type { Handler } from '../../contract/handlers/handler.ts';
import { createOnDemandEngine, createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from './answer-request.ts';

const engine = createStandardEngine();

it.each(
  (['import', 'export'] as const).flatMap((operation) =>
    Object.entries(requestExamples[operation]).map(([name, { value }]) => [operation, name, value] as const),
  ),
)('%s in the page gives what an engine with every regime and addon gives: %s', async (operation, _, value) => {
  const answer = await answerRequest(operation, JSON.stringify(value), createOnDemandEngine(), systemContext);
  const handler = formatHandlers[operation] as Handler<'import' | 'export'>;
  const outcome = await handler(value as never, { engine, context: systemContext });
  expect(JSON.parse(answer.text)).toMatchObject(
    outcome.ok ? JSON.parse(JSON.stringify(outcome.value)) : { key: outcome.error.key, message: outcome.error.message },
  );
});

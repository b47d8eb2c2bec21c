import { expect, it } from 'vitest';
import { linesExamples, textOfLines } from '../../api/examples/bulk.ts';
import { requestExamples } from '../../api/examples/requests.ts';
import { formatHandlers } from '../../operations/formats.ts';
import type { Handler } from '../../operations/handler.ts';
import { createStandardEngine } from '../../engine/index.ts';
import type { XmlComparison } from '../../formats/comparison/compare-xml.ts';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { systemContext } from '../../platform/system-context.ts';
import { answerRequest } from './answer-request.ts';

const engine = createStandardEngine();

it.each(Object.entries(linesExamples.bulk))('lines are answered in the page one by one: %s', async (_, example) => {
  const query = String(new URLSearchParams(example.query));
  const body = `${textOfLines(example)}\nno JSON\n`;
  const { status, text } = await answerRequest(`bulk?${query}`, body, engine, systemContext);
  const answers = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly line: number; readonly ok: boolean });
  const last = example.lines.length + 2;
  expect(status).toBe(200);
  expect(answers.map(({ ok }) => ok)).toEqual([...example.succeed, false]);
  expect(answers.at(-1)?.line).toBe(last);
});

it('two invoices in XML are compared in the page, however many quotes they have', async () => {
  const notes = '<cbc:Note>"\\"</cbc:Note>'.repeat(5000);
  const there = ublInvoice().replace('Fjord AS', 'Fell AS').replace('<cbc:Note>', `${notes}<cbc:Note>`);
  const ask = (here: string) =>
    answerRequest('compareTexts', JSON.stringify({ here, there }), engine, systemContext).then(
      ({ text }) => JSON.parse(text) as XmlComparison,
    );
  const found = await ask(ublInvoice());
  const names = (outcome: string) =>
    found.ok ? found.rows.filter((row) => row.outcome === outcome).map(({ name }) => name) : [];
  expect(names('changed')).toContain('Buyer name');
  await expect(ask('<a')).resolves.toMatchObject({ ok: false, side: 'here' });
});

it('lines for an operation that there is not are refused in the page too', async () => {
  const answer = await answerRequest('bulk?op=burn', '{}', engine, systemContext);
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { key: 'input' }]);
});

it.each(
  (['import', 'export'] as const).flatMap((operation) =>
    Object.entries(requestExamples[operation]).map(([name, { value }]) => [operation, name, value] as const),
  ),
)('%s in the page gives what an engine with every regime and addon gives: %s', async (operation, _, value) => {
  const answer = await answerRequest(operation, JSON.stringify(value), engine, systemContext);
  const handler = formatHandlers[operation] as Handler<'import' | 'export'>;
  const outcome = await handler(value as never, { engine, context: systemContext });
  expect(JSON.parse(answer.text)).toMatchObject(
    outcome.ok ? JSON.parse(JSON.stringify(outcome.value)) : { key: outcome.error.key, message: outcome.error.message },
  );
});

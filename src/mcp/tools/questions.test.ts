import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { callTool } from '../call-tool.ts';
import { tools } from '../tools.ts';

const scope = {
  engine: createStandardEngine(),
  context: goldenContext,
  limits: { maxLength: 100_000, maxDepth: 50 },
};
const line = { quantity: '3', taxes: [{ cat: 'VAT', rate: 'general' }] };
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: '1042',
  issue_date: '2026-01-15',
  supplier: { name: 'S', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'C', tax_id: { country: 'ES', code: '54387763P' } },
};
const place = '$.lines[0].item.name';

async function suggest(item: object, apply?: readonly number[]) {
  const tool = tools.find(({ name }) => name === 'suggest_fixes');
  if (!tool) throw new Error('There is no suggest_fixes.');
  const data = { ...invoice, lines: [{ ...line, item }] };
  const { content, isError } = await callTool(tool, { data, ...(apply && { apply }) }, scope);
  expect(isError ?? false).toBe(false);
  const [first] = content;
  return { data, answer: JSON.parse(first?.type === 'text' ? first.text : '') as unknown };
}

it('asks for what only the author knows, and writes nothing of it', async () => {
  const { answer } = await suggest({ price: '10.55' });
  expect(answer).toMatchObject({
    ok: false,
    suggestions: [],
    open: [{ kind: 'ask', at: [place], ask: { place, form: [{ place, input: 'text' }] } }],
  });
  expect(JSON.stringify(answer)).not.toContain('"edits"');
});

it('a question has no number to be carried out by', async () => {
  const { data, answer } = await suggest({ price: '10.55' }, [1]);
  expect(answer).toMatchObject({ applied: [], document: data, left: { ok: false } });
});

it('takes a value that was left open for an error, and asks for it again', async () => {
  const { answer } = await suggest({ name: '<?>', price: '10.55' });
  expect(answer).toMatchObject({
    ok: false,
    suggestions: [],
    open: [{ code: 'ASSAY-PLACEHOLDER', at: [place], ask: { form: [{ place }] } }],
  });
});

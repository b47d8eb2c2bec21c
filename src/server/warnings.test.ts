import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { privateKey } from '../api/examples/documents.ts';
import { createApplication, type Application } from './application.ts';
import { answerJob } from './work/answer-job.ts';

const engine = createStandardEngine();
const context = systemContext;
const application = createApplication({ engine, context });
const limits = { maxBytes: 8_000_000, maxFileBytes: 8_000_000, maxDepth: 200, bodyTimeout: 30_000 };
const scope = { engine, context, limits, answers: 'embedded', assistants: false, basePath: '' } as const;

/** All work on bodies goes the way of a worker. */
const elsewhere = createApplication({
  engine,
  context,
  takeWork: async (job) => {
    if (job.kind === 'mcp') throw new Error('no assistant asks');
    const answer = await answerJob(job, scope);
    if ('bytes' in answer) return answer;
    const { text, ...reply } = answer;
    return { ...reply, bytes: new TextEncoder().encode(`${text}\n`) };
  },
});

const LINE = { quantity: '2', item: { name: 'Chair', price: '10.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] };
const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ ...LINE, discount: [{ percent: '10%' }] }],
};
const JSON_TYPE = { 'Content-Type': 'application/json' };
const WARNING = { properties: ['$.lines[0].discount'], code: 'ASSAY-LINT-UNKNOWN-FIELD' };

async function post(to: Application, path: string, body: object) {
  const response = await to.fetch(
    new Request(`http://localhost/v0${path}`, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) }),
  );
  const count = response.headers.get('Assay-Warnings');
  return { status: response.status, count, answer: (await response.json()) as Record<string, unknown> };
}

describe.each([
  ['this process', application],
  ['a worker', elsewhere],
])('in %s', (_, to) => {
  it('building answers with the document and what it dropped, where that is asked for', async () => {
    const plain = await post(to, '/build', { data: INVOICE });
    expect(plain).toMatchObject({ status: 200, answer: { totals: { payable: '24.20' } } });
    expect(await post(to, '/build?warnings=1', { data: INVOICE })).toMatchObject({
      status: 200,
      answer: { document: { totals: { payable: '24.20' } }, warnings: [WARNING] },
    });
    const sound = { ...INVOICE, lines: [LINE] };
    expect((await post(to, '/build?warnings', { data: sound })).answer['warnings']).toEqual([]);
  });

  it.each<[string, string, object, number, string | null]>([
    ['building', '/build', { data: INVOICE }, 200, '1'],
    ['building without one', '/build', { data: { ...INVOICE, lines: [LINE] } }, 200, '0'],
    ['building with all of them', '/build?warnings', { data: INVOICE }, 200, '1'],
    ['signing', '/sign', { data: INVOICE, privatekey: privateKey }, 200, '1'],
    ['validating', '/validate', { data: INVOICE }, 422, '1'],
    ['refusing', '/build', { data: { ...INVOICE, lines: [{ ...INVOICE.lines[0], item: {} }] } }, 422, '1'],
    ['replicating', '/replicate', { data: INVOICE }, 200, null],
    ['a body that cannot be read', '/build', [], 400, null],
  ])('%s gives their number in a header', async (_, path, body, status, count) => {
    expect(await post(to, path, body)).toMatchObject({ status, count });
  });

  it('signing counts its warnings as building does', async () => {
    const { status, answer } = await post(to, '/sign?warnings=1', { data: INVOICE, privatekey: privateKey });
    expect([status, answer]).toMatchObject([200, { document: { sigs: [{}] }, warnings: [WARNING] }]);
  });

  it('validating says that a draft is to be built, and what building would drop', async () => {
    const { status, answer } = await post(to, '/validate?warnings=1', { data: INVOICE });
    expect(status).toBe(422);
    expect(answer).toMatchObject({
      key: 'validation',
      hint: expect.stringMatching(/draft/) as string,
      warnings: [WARNING],
    });
    expect((answer['faults'] as unknown[]).length).toBeGreaterThan(5);
    const former = { ...INVOICE, lines: [{ ...LINE, taxes: [{ cat: 'VAT', rate: 'standard' }] }] };
    expect((await post(to, '/validate', { data: former })).answer).toHaveProperty('hint');
    const message = { $schema: 'https://gobl.org/draft-0/note/message', content: 'A', subjet: 'B' };
    expect(await post(to, '/validate?warnings=1', { data: message })).toMatchObject({
      status: 200,
      answer: { ok: true, warnings: [{ properties: ['$.subjet'] }] },
    });
    expect((await post(to, '/validate', { data: message })).answer).toEqual({ ok: true });
  });

  it('a refusal has its warnings too', async () => {
    const data = { ...INVOICE, lines: [{ ...INVOICE.lines[0], item: { price: '1.00' } }] };
    expect(await post(to, '/build?warnings=1', { data })).toMatchObject({
      status: 422,
      answer: { warnings: [WARNING] },
    });
    expect((await post(to, '/build', { data })).answer).not.toHaveProperty('warnings');
  });

  it('bulk always has them, beside the result', async () => {
    const padded = { ...INVOICE, notes: [{ text: 'x'.repeat(70_000) }] };
    const records = [
      { op: 'build', data: INVOICE },
      { op: 'build', data: padded },
      { op: 'validate', data: padded },
      { op: 'build', data: { ...INVOICE, lines: [LINE] } },
    ];
    const body = records.map((record) => JSON.stringify(record)).join('\n');
    const response = await to.fetch(
      new Request('http://localhost/v0/bulk', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-ndjson' },
        body,
      }),
    );
    const [small, large, draft, sound] = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(small).toMatchObject({ ok: true, result: { totals: {} }, warnings: [WARNING] });
    expect(large).toMatchObject({ ok: true, result: { totals: {} }, warnings: [WARNING] });
    expect(draft).toMatchObject({ ok: false, error: { hint: expect.any(String) as string }, warnings: [WARNING] });
    expect(sound).not.toHaveProperty('warnings');
  });
});

it('behind an upstream, which has none, asking for them is refused', async () => {
  const upstream = { url: new URL('http://127.0.0.1:1/v0'), timeout: 1000, maxBytes: 1000 } as never;
  const behind = createApplication({ engine, context, upstream });
  expect(await post(behind, '/build?warnings=1', { data: INVOICE })).toMatchObject({
    status: 400,
    answer: { key: 'input', faults: [{ properties: ['request.warnings'] }] },
  });
});

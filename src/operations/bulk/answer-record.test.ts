import { describe, expect, it } from 'vitest';
import type { Engine, JsonObject, OperationContext } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { invoice, message, privateKey, publicKey, signed } from '../../api/examples/documents.ts';
import { fontFiles } from '../../formats/testing/font-files.ts';
import { formatHandlers, formatParts } from '../formats.ts';
import { answerRecord, bulkWork, internal, refusedLine, type BulkOptions, type BulkScope } from './answer-record.ts';
import { europeanInvoice, ublInvoice } from '../../api/examples/xml.ts';
import { requestMessages } from '../../api/messages.ts';

const context: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const engine = createStandardEngine();
const scope: BulkScope = {
  limits: { maxLength: 20_000, maxDepth: 20 },
  work: bulkWork({ engine, context, fonts: fontFiles }, formatParts),
};

interface Answer {
  readonly line: number;
  readonly id?: string | number;
  readonly ok: boolean;
  readonly result?: unknown;
  readonly error?: {
    readonly code: number;
    readonly key: string;
    readonly message: string;
    readonly faults?: readonly { code: string; properties: string[] }[];
  };
}

async function answer(record: unknown, options: BulkOptions = {}, given = scope, line = 7): Promise<Answer> {
  const { ok, text } = await answerRecord(
    typeof record === 'string' ? record : JSON.stringify(record),
    line,
    options,
    given,
  );
  expect(text).not.toMatch(/[\r\n]/);
  const read = JSON.parse(text) as Answer;
  expect(read.ok).toBe(ok);
  return read;
}

describe('a record asks for an operation', () => {
  const envelope = { data: signed };
  it.each<[string, JsonObject, unknown]>([
    ['build', { data: invoice }, { totals: { payable: '38.31' } }],
    ['validate', { data: message }, { ok: true }],
    ['inspect', { data: invoice, include: ['rules'] }, { ok: true, rules: { failed: 0 } }],
    ['correct', { data: invoice, options: { type: 'credit-note' } }, { type: 'credit-note' }],
    ['replicate', { data: invoice }, { supplier: invoice.supplier }],
    ['sign', { data: message, privatekey: privateKey }, { doc: message }],
    ['verify', { ...envelope, publickey: publicKey }, { ok: true }],
  ])('%s, and is answered with its result, line and name', async (op, members, result) => {
    expect(await answer({ op, id: 'one', ...members })).toMatchObject({ line: 7, id: 'one', ok: true, result });
  });

  it.each(['validate', 'inspect'])('%s of an XML file, as text or in Base64', async (op) => {
    const sound = { limits: { ...scope.limits, maxLength: 100_000 }, work: scope.work };
    const broken = ublInvoice.replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '');
    const encoded = { encoding: 'base64', data: Buffer.from(ublInvoice).toString('base64') };
    expect(await answer({ op, id: 'a', data: ublInvoice }, {}, sound)).toMatchObject({ id: 'a', ok: true });
    expect(await answer({ op, data: ublInvoice }, {}, sound)).toMatchObject({ result: { ok: true } });
    expect(await answer({ op, ...encoded }, {}, sound)).toMatchObject({ result: { ok: true } });
    expect(await answer(JSON.stringify(ublInvoice), { operation: 'validate' }, sound)).toMatchObject({
      ok: true,
    });
    expect(JSON.stringify(await answer({ op, data: broken }, {}, sound))).toContain('SCHEMA-MISSING');
  });

  it('judge, and gets what another day finds', async () => {
    const sound = { limits: { ...scope.limits, maxLength: 100_000 }, work: scope.work };
    const data = ublInvoice.replaceAll('EUR', 'ANG');
    const record = { op: 'judge', judge: ['en16931'], data, at: '2026-11-25', compare: { at: '2026-01-15' } };
    const { result } = await answer(record, {}, sound);
    expect(result).toMatchObject({ compared: [{ release: '1.3.15' }], changes: { gone: [], severity: [] } });
    expect(JSON.stringify(result)).toContain('"new":[{"rule":"BR-CL-');
  });

  it.each([{}, { operation: 'validate' as const }])(
    'and a line that is XML itself is told how it comes, %j',
    async (options) => {
      expect(await answer(' <Invoice>', options)).toMatchObject({
        line: 7,
        ok: false,
        error: {
          message: 'The line is XML; send it as a JSON string in `data`.',
          faults: [{ code: 'ASSAY-INPUT-SYNTAX', properties: ['request'] }],
        },
      });
    },
  );

  describe('import, export and render, and is answered as a single request is', () => {
    const roomy = { limits: { ...scope.limits, maxLength: 200_000 }, work: scope.work };
    const single = async (op: 'import' | 'export' | 'render', input: object) => {
      const outcome = await formatHandlers[op](input as never, { engine, context, fonts: fontFiles });
      if (!outcome.ok) throw new Error(outcome.error.message);
      return JSON.parse(JSON.stringify(outcome.value)) as unknown;
    };
    const encoded = { encoding: 'base64', data: Buffer.from(ublInvoice).toString('base64') };
    it.each<['import' | 'export' | 'render', JsonObject]>([
      ['import', { data: ublInvoice }],
      ['import', { ...encoded, brief: true }],
      ['export', { data: europeanInvoice, format: 'ubl', allow_loss: true }],
      ['export', { data: europeanInvoice, format: 'cii', profile: 'factur-x-basic', allow_loss: true, brief: true }],
      ['export', { data: europeanInvoice, format: 'factur-x' }],
      ['render', { data: invoice, format: 'html' }],
      ['render', { data: invoice, format: 'pdf' }],
      ['render', { ...encoded, format: 'html' }],
    ])('%s %#', async (op, members) => {
      const record = await answer({ op, id: 'a', ...members }, {}, roomy);
      expect(record).toMatchObject({ id: 'a', ok: true });
      expect(record.result).toEqual(await single(op, members));
    });

    it('with members of every line beside documents, of which single ones are stated in an address', async () => {
      const shared = { format: 'ubl', allow_loss: true, brief: true };
      const { result } = await answer(europeanInvoice, { operation: 'export', shared }, roomy);
      expect(result).toEqual(await single('export', { data: europeanInvoice, ...shared }));
      const imported = await answer(
        JSON.stringify(ublInvoice),
        { operation: 'import', shared: { brief: true } },
        roomy,
      );
      expect(imported.result).toEqual(await single('import', { data: ublInvoice, brief: true }));
    });

    it.each<[string, JsonObject, string]>([
      ['export', { data: invoice, brief: true }, 'request.format'],
      ['export', { data: invoice, format: 'ubl', brief: 'yes' }, 'request.brief'],
      ['import', { data: {} }, 'request.data'],
      ['import', { data: ublInvoice, format: 'cii' }, 'request.format'],
      ['render', { data: invoice, format: 'jpg' }, 'request.format'],
      ['render', { data: 'no base64 *', encoding: 'base64', format: 'pdf' }, 'request.data'],
    ])('%s of %#: what is wrong has its place', async (op, members, place) => {
      const { error } = await answer({ op, ...members }, {}, roomy);
      expect(error?.faults?.flatMap(({ properties }) => properties)).toContain(place);
    });
  });

  it('and members that nobody asks for are passed over', async () => {
    expect(await answer({ op: 'validate', data: message, odd: 1, include: ['nonsense'] })).toMatchObject({ ok: true });
  });
});

describe('its name', () => {
  it.each(['a', '', 'é😀"\n', 'x'.repeat(1000), 0, -1.5])('%j comes back', async (id) => {
    expect(await answer({ op: 'validate', id, data: message })).toMatchObject({ id, ok: true });
  });

  it('may be left out', async () => {
    expect(await answer({ op: 'validate', data: message })).toEqual({ line: 7, ok: true, result: { ok: true } });
  });

  it.each([null, true, [], {}, 'x'.repeat(1001)])('is refused: %j', async (id) => {
    const refused = await answer({ op: 'validate', id, data: message });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 400, key: 'input', faults: [{ code: 'ASSAY-INPUT-TYPE', properties: ['request.id'] }] },
    });
    expect(refused).not.toHaveProperty('id');
  });

  it('comes back in the digits it is written in', async () => {
    for (const id of ['1.50', '12345678901234567890', '-0', '1e400']) {
      const { text } = await answerRecord(`{"op": "validate", "id": ${id}, "data": {}}`, 1, {}, scope);
      expect(text.startsWith(`{"line":1,"id":${id},"ok":`), text).toBe(true);
    }
    const { text } = await answerRecord(`{"op": "validate", "id": 1${'0'.repeat(1000)}, "data": {}}`, 1, {}, scope);
    expect(text).toContain('"request.id"');
  });
});

describe('what is wrong with a record is its own answer', () => {
  it.each<[string, string, number, string, string | undefined]>([
    ['no JSON', '{"op": ', 400, 'input', undefined],
    ['nothing', '', 400, 'input', undefined],
    ['a list', '[]', 400, 'input', 'request'],
    ['no operation', '{"data": {}}', 400, 'input', 'request.op'],
    ['an unknown operation', '{"op": "destroy", "data": {}}', 400, 'input', 'request.op'],
    ['an operation of the prototype', '{"op": "constructor", "data": {}}', 400, 'input', 'request.op'],
    ['an operation that has no document', '{"op": "keygen"}', 400, 'input', 'request.op'],
    ['an operation that is no text', '{"op": ["build"], "data": {}}', 400, 'input', 'request.op'],
    ['no document', '{"op": "build"}', 400, 'input', 'request.data'],
    ['a member of the wrong kind', '{"op": "build", "data": {}, "envelop": 1}', 400, 'input', 'request.envelop'],
    ['a doubled member', '{"op": "build", "data": {"a": 1, "a": 2}}', 400, 'input', '$.a'],
    ['too much of it', JSON.stringify({ op: 'build', data: 'x'.repeat(20_000) }), 400, 'input', 'request'],
    ['too deep a document', `{"op": "build", "data": ${'['.repeat(21)}${']'.repeat(21)}}`, 400, 'input', undefined],
    ['an unknown type', '{"op": "build", "data": {}}', 422, 'unknown-schema', '$.$schema'],
    ['a broken rule', JSON.stringify({ op: 'validate', data: invoice }), 422, 'validation', undefined],
  ])('%s', async (_, text, code, key, place) => {
    const refused = await answer(text);
    expect(refused).toMatchObject({ line: 7, ok: false, error: { code, key } });
    expect(refused.error?.message).not.toBe('');
    if (place !== undefined) expect(refused.error?.faults?.flatMap(({ properties }) => properties)).toContain(place);
  });

  it('with its name, as soon as that can be read', async () => {
    expect(await answer({ id: 3, op: 'nothing' })).toMatchObject({ id: 3, ok: false });
    expect(await answer({ id: 3, op: 'build' })).toMatchObject({ id: 3, ok: false });
    expect(await answer({ id: 3, op: 'build', data: {} })).toMatchObject({ id: 3, ok: false });
  });
});

describe('members for all records', () => {
  it('stand in for those that a record does not state itself', async () => {
    const shared = { template: { title: 'Shared' }, envelop: true };
    expect(await answer({ op: 'build', data: { $schema: message.$schema, content: 'x' } }, { shared })).toMatchObject({
      result: { doc: { title: 'Shared' } },
    });
    expect(await answer({ op: 'build', data: message, envelop: false }, { shared })).toMatchObject({
      result: { title: message.title },
    });
  });

  it('are checked as if the record said them', async () => {
    expect(await answer({ op: 'build', data: message }, { shared: { envelop: 'yes' } })).toMatchObject({
      error: { faults: [{ properties: ['request.envelop'] }] },
    });
  });
});

describe('with one operation for all, a line is a document', () => {
  it('which may have members of any name', async () => {
    const document = { ...message, op: 'build', id: 5 };
    expect(await answer(document, { operation: 'build' })).toMatchObject({
      line: 7,
      ok: true,
      result: { title: message.title },
    });
    expect(await answer(document, { operation: 'build' })).not.toHaveProperty('id');
  });

  it('which gets the members that all documents share', async () => {
    expect(await answer(message, { operation: 'build', shared: { envelop: true } })).toMatchObject({
      result: { doc: message },
    });
    expect(await answer(message, { operation: 'validate', shared: { data: {} } })).toMatchObject({ ok: true });
    expect(await answer(message, { operation: 'build', shared: { envelop: 7 } })).toMatchObject({
      ok: false,
      error: { key: 'input' },
    });
  });

  it('and what is wrong with it has its place in the document', async () => {
    expect(await answer('{"a": 1, "a": 2}', { operation: 'build' })).toMatchObject({
      ok: false,
      error: { code: 400, key: 'input', faults: [{ properties: ['$.a'] }] },
    });
    expect(await answer('nonsense', { operation: 'build' })).toMatchObject({ ok: false, error: { code: 400 } });
    expect(await answer('[]', { operation: 'build' })).toMatchObject({ ok: false, error: { code: 400, key: 'input' } });
  });

  it('as deep as a document may be, no deeper', async () => {
    const nested = (depth: number) =>
      `{"$schema": "${message.$schema}", "content": "x", "meta": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const codes = async (depth: number) =>
      (await answer(nested(depth), { operation: 'inspect' })).error?.faults?.map(({ code }) => code) ?? [];
    expect(await codes(19)).toEqual([]);
    expect(await codes(20)).toEqual(['ASSAY-INPUT-DEPTH']);
  });
});

describe('an engine that fails', () => {
  const failing = (how: () => unknown): BulkScope => ({
    ...scope,
    work: bulkWork({ engine: { ...engine, build: how, sign: how } as unknown as Engine, context }, formatParts),
  });
  const secret = 'the supplier is B98602642';

  it.each<[string, () => unknown]>([
    [
      'at once',
      () => {
        throw new Error(secret);
      },
    ],
    ['later', () => Promise.reject(new Error(secret))],
  ])('%s costs one record, and tells nothing of the document', async (_, how) => {
    for (const op of ['build', 'sign']) {
      const record = await answer({ op, id: 9, data: message }, {}, failing(how));
      expect(record).toMatchObject({ line: 7, id: 9, ok: false, error: { code: 500, key: 'internal' } });
      expect(JSON.stringify(record)).not.toContain(secret);
    }
  });
});

describe('a record answered elsewhere', () => {
  const asking = (reply: () => Promise<{ status: number; text: string }>): BulkScope => ({ ...scope, ask: reply });

  it('has the answer that comes', async () => {
    const text = '{"code":"there"}';
    const record = await answer(
      { op: 'build', id: 9, data: message },
      {},
      asking(() => Promise.resolve({ status: 200, text })),
    );
    expect(record).toEqual({ line: 7, id: 9, ok: true, result: { code: 'there' } });
  });

  it('is a failure of its own when none comes', async () => {
    const record = await answer(
      { op: 'build', id: 9, data: message },
      {},
      asking(() => Promise.reject(new Error('gone'))),
    );
    expect(record).toMatchObject({ line: 7, id: 9, ok: false, error: { code: 500, key: 'internal' } });
    expect(JSON.stringify(record)).not.toContain('gone');
  });
});

it('a line that nobody could work on is answered too', () => {
  expect(JSON.parse(refusedLine(3, 'SIZE', requestMessages.lineNotUtf8).text)).toEqual({
    line: 3,
    ok: false,
    error: {
      code: 400,
      key: 'input',
      message: 'The line is not UTF-8 text',
      phrase: 'request.lineNotUtf8',
      faults: [
        {
          code: 'ASSAY-INPUT-SIZE',
          properties: ['request'],
          description: 'The line is not UTF-8 text',
          phrase: 'request.lineNotUtf8',
        },
      ],
    },
  });
  expect(refusedLine(3, 'SIZE', requestMessages.lineNotUtf8).ok).toBe(false);
  expect(JSON.parse(internal(4).text)).toMatchObject({ line: 4, ok: false, error: { code: 500, key: 'internal' } });
  expect(JSON.parse(internal(4, 'x').text)).toMatchObject({ id: 'x' });
});

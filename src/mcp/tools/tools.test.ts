import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { goldenContext } from '../../testing/examples/examples.ts';
import { brokenTool, callTool } from '../call-tool.ts';
import { describeTool } from '../describe-tool.ts';
import type { McpScope } from '../define-tool.ts';
import { tools } from '../tools.ts';

const engine: Engine = createStandardEngine();
const scope: McpScope = { engine, context: goldenContext, limits: { maxLength: 100_000, maxDepth: 50 } };
const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '1042',
  issue_date: '2026-01-15',
  supplier: { name: 'S', tax_id: { country: 'ES', code: 'B98602642' }, addresses: [{ country: 'ES' }] },
  customer: { name: 'C', tax_id: { country: 'ES', code: '54387763P' }, addresses: [{ country: 'ES' }] },
  lines: [{ quantity: '3', item: { name: 'Pads', price: '10.555' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  payment: {
    terms: { detail: '14 days' },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
  },
};

async function call(name: string, given: Record<string, unknown>) {
  const tool = tools.find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const { content, isError } = await callTool(tool, given, scope);
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { text, isError: isError ?? false, answer: JSON.parse(text) as Record<string, unknown> };
}
const answer = async (name: string, given: Record<string, unknown>) => {
  const { isError, answer: value } = await call(name, given);
  expect([isError, value]).toEqual([false, value]);
  return value;
};

it('an answer is one text on one line', async () => {
  const { text } = await call('build', { data: invoice });
  expect(text).not.toMatch(/[\n\t]/);
});

describe('what building drops', () => {
  const { payment: _, ...sound } = invoice;
  const misspelt = { ...sound, lines: [{ ...invoice.lines[0], discount: [{ percent: '10%' }] }] };
  const warnings = [{ code: 'ASSAY-LINT-UNKNOWN-FIELD', properties: ['$.lines[0].discount'] }];
  const texts = async (name: string, given: Record<string, unknown>) => {
    const tool = tools.find((candidate) => candidate.name === name);
    if (!tool) throw new Error(`no tool ${name}`);
    const { content } = await callTool(tool, given, scope);
    return content.map((part) => JSON.parse(part.type === 'text' ? part.text : '') as unknown);
  };

  it('is reported in a second text, the first being the document alone', async () => {
    const [document, ...more] = await texts('build', { data: misspelt });
    expect(document).toMatchObject({ totals: {} });
    expect(document).not.toHaveProperty('warnings');
    expect(more).toMatchObject([{ warnings }]);
    expect(await texts('build', { data: sound })).toHaveLength(1);
  });

  it('is reported with a refusal, and of a draft that validate refuses in one sentence', async () => {
    const { isError, answer: refusal } = await call('validate', { data: misspelt });
    expect([isError, refusal]).toMatchObject([true, { key: 'validation', warnings }]);
    expect(refusal['message']).toMatch(/^This is a draft/);
    expect(refusal).not.toHaveProperty('faults');
  });
});

it('a tool that breaks says so and nothing else', () => {
  expect(brokenTool()).toEqual({
    isError: true,
    content: [
      {
        type: 'text',
        text: '{"code":500,"key":"internal","message":"The tool failed. The failure has been recorded."}',
      },
    ],
  });
});

it.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s has a title, and says of each argument that is not plain what it is',
  (_, tool) => {
    const { title, inputSchema } = describeTool(tool);
    expect(title).toMatch(/^[A-Z]/);
    const said = Object.entries(inputSchema.properties ?? {}) as [
      string,
      { description?: string; type?: string; enum?: unknown },
    ][];
    for (const [name, { description, type, enum: words }] of said) {
      if (type === 'boolean' || words) continue;
      expect([name, description]).toEqual([name, expect.stringMatching(/\w/) as string]);
    }
  },
);

describe('documents', () => {
  it('are built bare, in an envelope, and by a type that is named', async () => {
    expect(await answer('build', { data: invoice })).toMatchObject({ totals: { payable: '38.31' } });
    expect(await answer('build', { data: invoice, envelop: true })).toMatchObject({
      doc: { totals: { payable: '38.31' } },
    });
    const { $schema: _, ...bare } = invoice;
    expect(await answer('build', { data: bare, type: 'bill/invoice' })).toMatchObject({ totals: { payable: '38.31' } });
  });

  it('are validated as they stand', async () => {
    const data = await answer('build', { data: invoice });
    expect(await answer('validate', { data })).toEqual({ ok: true });
    expect(await call('validate', { data: invoice })).toMatchObject({
      isError: true,
      answer: { code: 422, key: 'validation' },
    });
  });

  it('are inspected in short, with parts when asked for', async () => {
    expect(await answer('inspect', { data: invoice })).toEqual({
      ok: true,
      stage: 'judged',
      payable: '38.31',
      currency: 'EUR',
      faults: [],
    });
    const include = ['faults', 'document', 'changes', 'trace', 'rules'];
    expect(Object.keys(await answer('inspect', { data: invoice, include })).sort()).toEqual(
      ['changes', 'context', 'currency', 'document', 'faults', 'ok', 'payable', 'rules', 'stage', 'trace'].sort(),
    );
    const { $schema: _, ...bare } = invoice;
    const named = { data: bare, type: 'bill/invoice', envelop: true, include: ['document'] };
    expect(await answer('inspect', named)).toMatchObject({ document: { doc: { series: 'A' } } });
  });

  it('are corrected, as an object and as a text says', async () => {
    const data = await answer('build', { data: invoice, envelop: true });
    for (const options of [{ type: 'credit-note' }, '{"type":"credit-note"}']) {
      expect(await answer('correct', { data, options })).toMatchObject({ doc: { type: 'credit-note' } });
    }
    expect(await answer('correct', { data, schema: true })).toHaveProperty('$defs');
    expect(await call('correct', { data, schema: false, options: '{' })).toMatchObject({
      isError: true,
      answer: { key: 'input' },
    });
  });

  it('are copied', async () => {
    const copy = await answer('replicate', { data: invoice });
    expect(copy).toMatchObject({ series: 'A' });
    expect(copy).not.toHaveProperty('code');
  });

  it('are signed and verified', async () => {
    const { private: privatekey, public: publickey } = (await answer('keygen', {})) as Record<string, object>;
    const { $schema: _, ...bare } = invoice;
    const data = await answer('sign', { data: bare, type: 'bill/invoice', privatekey });
    expect(data).toMatchObject({ sigs: [expect.any(String)] });
    expect(await answer('verify', { data, publickey: JSON.stringify(publickey) })).toEqual({ ok: true });
    const { public: other } = (await answer('keygen', {})) as Record<string, object>;
    expect(await call('verify', { data, publickey: other })).toMatchObject({ isError: true });
  });

  it.each([
    ['build', {}],
    ['validate', {}],
    ['inspect', {}],
    ['correct', {}],
    ['replicate', {}],
    ['sign', { privatekey: {} }],
    ['verify', { publickey: {} }],
    ['export_xml', { format: 'ubl' }],
  ])('%s refuses what cannot be read, and what is missing', async (name, given) => {
    expect(await call(name, { ...given, data: '{"a":1,"a":2}' })).toMatchObject({
      isError: true,
      answer: { code: 400, key: 'input', faults: [{ properties: ['$.a'] }] },
    });
    for (const data of ['', 5, null, undefined]) {
      const given2 = data === undefined ? given : { ...given, data };
      expect(await call(name, given2)).toMatchObject({
        answer: { code: 400, faults: [{ properties: ['request.data'] }] },
      });
    }
  });

  it.each([
    ['sign', 'privatekey'],
    ['verify', 'publickey'],
  ])('%s refuses a key that cannot be read, without quoting it', async (name, member) => {
    const { answer: report, text } = await call(name, { data: invoice, [member]: '{"d":"SECRET",' });
    expect(report).toMatchObject({ code: 400, key: 'input' });
    expect(text).not.toContain('SECRET');
  });
});

describe('reference', () => {
  it('a type is a table of fields, a schema or a bundle', async () => {
    expect(await answer('schema', { path: 'org/item' })).toMatchObject({
      types: { 'org.Item': { fields: { name: { required: true } } } },
    });
    expect(await answer('schema', { path: 'org/item', include: ['schema'] })).toMatchObject({
      $ref: '#/$defs/org.Item',
    });
    const bundle = await answer('schema', { path: 'https://gobl.org/draft-0/org/item', include: ['bundle'] });
    expect(Object.keys(bundle['$defs'] as object).length).toBeGreaterThan(5);
    expect(await call('schema', { path: 'org/none' })).toMatchObject({ answer: { code: 404 } });
  });

  it('a regime has the rates of the day that is asked for, and of today in its own country', async () => {
    const percents = async (given: object) => {
      const { categories } = (await answer('regime', { code: 'ES', ...given })) as {
        categories: { rates: { percent: string }[] }[];
      };
      return categories[0]?.rates[0]?.percent;
    };
    expect(await percents({ date: '2012-08-31' })).toBe('18.0%');
    expect(await percents({ date: '2012-09-01' })).toBe('21.0%');
    const night = { ...scope, context: { ...goldenContext, now: () => new Date('2026-03-15T23:30:00Z') } };
    const regime = tools.find(({ name }) => name === 'regime');
    const { content } = await callTool(regime as never, { code: 'ES' }, night);
    expect(JSON.stringify(content)).toContain('2026-03-16');
    expect(await answer('regime', { code: 'ES', include: ['all'] })).toEqual(engine.catalogue.regime('ES'));
    expect(await call('regime', { code: 'QQ' })).toMatchObject({ answer: { code: 404 } });
    expect(await call('regime', { code: 'ES', date: '2026-02-30' })).toMatchObject({
      answer: { code: 400, faults: [{ code: 'ASSAY-INPUT-DATE', properties: ['request.date'] }] },
    });
  });

  it('an addon has its extensions, and one of them with its values', async () => {
    const key = 'es-verifactu-v1';
    expect(await answer('addon', { key })).toMatchObject({
      key,
      extensions: [{ key: 'es-verifactu-doc-type', values: 8 }, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(await answer('addon', { key, include: ['tags'] })).toHaveProperty('tags');
    const extension = 'es-verifactu-doc-type';
    expect(await answer('addon', { key, extension })).toMatchObject({
      key: extension,
      values: { F1: expect.any(String) as string },
    });
    const wrong = await call('addon', { key, extension: 'es-verifactu-doctype' });
    expect(wrong.answer).toMatchObject({
      code: 404,
      message: expect.stringContaining(`Did you mean ${extension}?`) as string,
    });
    expect(await call('addon', { key: 'none' })).toMatchObject({ answer: { code: 404 } });
  });

  it('listings go on after their cursor', async () => {
    expect(await answer('regime_list', { cursor: 'UY' })).toEqual({
      regimes: [{ country: 'ZA', name: 'South Africa', currency: 'ZAR' }],
    });
    expect(await answer('addon_list', { cursor: 'pt-saft-v1' })).toEqual({
      addons: [{ key: 'sa-zatca-v1', name: 'Saudi Arabia ZATCA' }],
    });
    const first = await answer('regime_list', {});
    const second = await answer('regime_list', { cursor: first['next'] as string });
    const regimes = [first, second].flatMap((page) => page['regimes'] as { country: string }[]);
    expect(regimes.map(({ country }) => country)).toEqual(engine.catalogue.regimes().map(({ country }) => country));
    expect(second).not.toHaveProperty('next');
  });

  it('a code is explained', async () => {
    expect(await answer('explain_rule', { code: 'ASSAY-LINT-PERCENT' })).toHaveProperty('mend');
  });
});

describe('XML', () => {
  it('is written, in a profile, with links when asked for, and read back', async () => {
    const given = { data: invoice, format: 'ubl', allow_loss: true };
    const written = await answer('export_xml', given);
    expect(written).toMatchObject({ format: 'ubl', profile: 'en16931', losses: expect.any(Array) as unknown[] });
    expect(written).not.toHaveProperty('links');
    expect(await answer('export_xml', { ...given, include: ['links'] })).toHaveProperty('links');
    const content = written['content'] as string;
    const read = await answer('import_xml', { data: content });
    expect(read).toMatchObject({
      format: 'ubl',
      document: { code: 'A-1042' },
      report: { taken: expect.any(Number) as number },
    });
    const whole = await answer('import_xml', {
      data: btoa(content),
      encoding: 'base64',
      include: ['report'],
      judge: ['en16931'],
    });
    expect(whole).toMatchObject({
      report: { entries: expect.arrayContaining([expect.objectContaining({ outcome: 'taken' })]) as unknown[] },
    });
  });

  it('is written for an authority, with what it asks for besides the invoice', async () => {
    const software = {
      ...{ name: 'Programas del Ebro S.L.', nif: 'B10101017', system: 'Ebro', id: 'EB', version: '3.1' },
      ...{ installation: '12', only_verifactu: 'S', multi: 'N', several: 'N' },
    };
    const given = { data: { ...invoice, notes: [{ key: 'general', text: 'Pads' }] }, format: 'verifactu' };
    const written = await answer('export_xml', { ...given, context: { software } });
    expect(written['content']).toContain('<sum1:NombreRazon>Programas del Ebro S.L.</sum1:NombreRazon>');
    expect(written['stamps']).toMatchObject([{ prv: 'verifactu-qr' }, { prv: 'verifactu-hash' }]);
    const wrong = await call('export_xml', { ...given, context: { software: { ...software, multi: 'maybe' } } });
    expect(wrong.answer['faults']).toMatchObject([{ properties: ['request.context.software.multi'] }]);
  });

  it.each([
    ['import_xml', { data: '<a/>' }, 400],
    ['import_xml', { data: '<a>' }, 400],
    ['import_xml', { data: '!', encoding: 'base64' }, 400],
    ['export_xml', { data: invoice, format: 'pdf' }, 400],
    ['export_xml', { data: invoice, format: 'ubl', profile: 'none' }, 422],
    ['export_xml', { data: {}, format: 'ubl' }, 422],
  ])('%s %o is refused with %i', async (name, given, code) => {
    expect(await call(name, given)).toMatchObject({ isError: true, answer: { code } });
  });
});

describe('suggest_fixes', () => {
  const broken = {
    type: 'standrd',
    ...invoice,
    lines: [{ ...invoice.lines[0], taxes: [{ cat: 'VAT', rate: 'standrd' }] }],
  };

  it('suggests by number, without the edits', async () => {
    expect(await answer('suggest_fixes', { data: broken })).toEqual({
      ok: false,
      suggestions: [
        expect.objectContaining({ number: 1, at: '$.type', title: 'Change to "standard"', safe: false }),
        expect.objectContaining({ number: 2, at: '$.lines[0].taxes[0].rate', title: 'Change to "general"' }),
      ],
    });
    const { suggestions } = (await answer('suggest_fixes', { data: broken })) as { suggestions: object[] };
    expect(suggestions[0]).not.toHaveProperty('edits');
  });

  it('carries out those that are named, and lists what is left', async () => {
    expect(await answer('suggest_fixes', { data: broken, apply: [2, 99] })).toMatchObject({
      document: { type: 'standrd', lines: [{ taxes: [{ cat: 'VAT', rate: 'general' }] }] },
      applied: [2],
      left: { ok: false, suggestions: [{ number: 1, at: '$.type' }] },
    });
    expect(await answer('suggest_fixes', { data: broken, apply: [1, 2] })).toMatchObject({
      applied: [1, 2],
      left: { ok: true, suggestions: [] },
    });
  });

  it('mends broken JSON first, and says so', async () => {
    const data = JSON.stringify(invoice).replace(',"code"', ' "code"');
    expect(await answer('suggest_fixes', { data })).toEqual({
      ok: true,
      mended: [expect.any(String)],
      suggestions: [],
    });
    expect(await answer('suggest_fixes', { data, apply: [] })).toMatchObject({
      document: { code: '1042' },
      applied: [],
      mended: [expect.any(String)],
      left: { ok: true },
    });
    expect(await answer('suggest_fixes', { data: invoice, apply: [] })).not.toHaveProperty('mended');
  });

  it('keeps the digits of numbers', async () => {
    const data = '{"$schema":"https://gobl.org/draft-0/bill/invoice","lines":[{"quantity":1.10}]}';
    expect(await answer('suggest_fixes', { data, apply: [] })).toMatchObject({
      document: { lines: [{ quantity: '1.10' }] },
    });
  });

  it('goes by the type that is named', async () => {
    const { $schema: _, ...bare } = broken;
    expect(await answer('suggest_fixes', { data: bare, type: 'bill/invoice' })).toMatchObject({
      suggestions: [{ at: '$.type' }, {}],
    });
    expect(await answer('suggest_fixes', { data: bare, type: 'bill/invoice', apply: [1] })).toMatchObject({
      left: { suggestions: [{ number: 1 }] },
    });
  });

  it('lists what is open', async () => {
    const data = { ...invoice, supplier: { tax_id: invoice.supplier.tax_id } };
    expect(await answer('suggest_fixes', { data })).toMatchObject({
      ok: false,
      suggestions: [],
      open: [{ at: ['$.supplier.name'] }],
    });
  });

  it.each([
    ['what cannot be mended', '{"a":}'],
    ['a text that is too long to look at', `{"a":1 "b":"${'x'.repeat(100_000)}"}`],
  ])('refuses %s', async (_, data) => {
    expect(await call('suggest_fixes', { data })).toMatchObject({ isError: true, answer: { code: 400, key: 'input' } });
  });
});

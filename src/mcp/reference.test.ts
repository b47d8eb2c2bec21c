import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { RULE_SETS } from '../formats/rule-sets/standard.ts';
import { ownCodes } from '../language/knowledge/own-codes.ts';
import { explainCode } from './explain-code.ts';
import { listShelf, lookUp, namesOn, notThere, schemaPath, type Shelf } from './lookup.ts';
import { completeName, readResource, resources, resourceTemplates } from './resources.ts';

const engine = createStandardEngine();
const shelves: readonly Shelf[] = ['schemas', 'regimes', 'addons', 'rules'];

describe('codes', () => {
  const rules = engine.catalogue.rules().map(({ code }) => code);
  const formats = [...new Set(RULE_SETS.flatMap((set) => set.rules.map(({ code }) => code)))];

  it.each([
    ['the engine', rules, 800],
    ['the formats', formats, 300],
    ['our own', [...ownCodes.keys()], 60],
  ])('each of %s is explained', (_, codes, least) => {
    expect(codes.length).toBeGreaterThan(least);
    for (const code of codes) expect([code, explainCode(code, engine).ok]).toEqual([code, true]);
  });

  it.each<[code: string, said: object]>([
    ['GOBL-BILL-INVOICE-05', { rules: [{ code: 'GOBL-BILL-INVOICE-05', type: 'bill.Invoice' }] }],
    [' gobl-bill-invoice-05 ', { rules: [{ code: 'GOBL-BILL-INVOICE-05' }] }],
    [
      'BR-CO-10',
      {
        rules: [
          {
            code: 'BR-CO-10',
            place: 'BT-106',
            when: [],
            severity: 'error',
            origin: { kind: 'format', name: 'en16931' },
            cite: [{ section: 'BR-CO-10' }],
          },
          { severity: 'warning', when: ['the invoice follows ZATCA e-invoicing', 'it is written in UBL'] },
        ],
      },
    ],
    ['br-de-23-a', { rules: [{ code: 'BR-DE-23-a', when: ['the invoice follows XRechnung 3.0'] }] }],
    ['BR-KSA-15', { rules: [{ answers: [{ authority: 'zatca', code: 'BR-KSA-15' }] }] }],
    [
      'PEPPOL-EN16931-R001',
      {
        rules: [
          {
            when: [
              expect.stringMatching(
                /^the invoice follows Peppol BIS Billing 3 or Peppol BIS Self-Billing 3 or XRechnung 3[.]0/,
              ) as string,
            ],
            severity: 'error',
          },
          { when: ['the invoice follows UBL.BE', 'it is written in UBL'], severity: 'warning' },
        ],
      },
    ],
    [
      'PEPPOL-EN16931-P0101',
      {
        rules: [
          { when: ['the invoice follows Peppol BIS Billing 3 or PINT EU or UBL.BE', 'it is written in UBL'] },
          { when: ['the invoice follows Peppol BIS Self-Billing 3', 'it is written in UBL'] },
        ],
      },
    ],
    [
      'ASSAY-CALC-RATE',
      { code: 'ASSAY-CALC-RATE', means: expect.any(String) as string, mend: expect.any(String) as string },
    ],
  ])('%s', (code, said) => {
    expect(explainCode(code, engine)).toMatchObject({ ok: true, value: said });
  });

  it.each([
    ['GOBL-BILL-INVOIC-05', 'GOBL-BILL-INVOICE-05'],
    ['ASSAY-CALC-RAT', 'ASSAY-CALC-RATE'],
    ['PEPPOL-EN16931-R01', 'PEPPOL-EN16931-R001'],
  ])('%s is no code, and the answer names %s', (code, meant) => {
    const outcome = explainCode(code, engine);
    expect(outcome).toMatchObject({ ok: false, error: { key: 'not-found' } });
    expect(outcome.ok ? '' : outcome.error.message).toContain(`Did you mean ${meant}`);
  });
});

describe('looking up', () => {
  it.each<[Shelf, string, object]>([
    ['schemas', 'bill/invoice', { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['schemas', 'https://gobl.org/draft-0/bill/invoice', { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['schemas', 'bill/invoice.json', { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['regimes', 'es', { country: 'ES' }],
    ['addons', 'es-verifactu-v1', { key: 'es-verifactu-v1' }],
    ['addons', 'es-verifactu-v1.json', { key: 'es-verifactu-v1' }],
    ['rules', 'gobl-bill-line-01', { rules: [{ code: 'GOBL-BILL-LINE-01' }] }],
  ])('%s has %s', (shelf, name, found) => {
    expect(lookUp(shelf, name, engine)).toMatchObject({ ok: true, value: found });
  });

  it.each<[Shelf, string, string]>([
    ['schemas', 'bill/invoce', 'There is no schema `bill/invoce`. Did you mean bill/invoice?'],
    ['regimes', 'ZZZZZZ', 'There is no regime `ZZZZZZ`.'],
    ['addons', 'es-verifactuv1', 'There is no addon `es-verifactuv1`. Did you mean es-verifactu-v1?'],
    ['rules', '__proto__', 'There is no rule `__proto__`.'],
  ])('%s has no %s', (shelf, name, message) => {
    expect(lookUp(shelf, name, engine)).toEqual({ ok: false, error: { key: 'not-found', message, faults: [] } });
  });

  it('a long name is not quoted whole', () => {
    const outcome = notThere('rule', 'x'.repeat(100_000), []);
    expect(outcome.ok ? '' : outcome.error.message).toBe(`There is no rule \`${'x'.repeat(200)}\`.`);
  });

  it('the path of a type is the same however it is written', () => {
    expect(['bill/invoice', 'bill/invoice.json', 'https://gobl.org/draft-0/bill/invoice'].map(schemaPath)).toEqual(
      Array.from({ length: 3 }, () => 'bill/invoice'),
    );
  });
});

describe('listings', () => {
  it.each(shelves)('%s: pages hold every name once, in order, and each can be looked up', (shelf) => {
    const names = namesOn(shelf, engine);
    expect(names).toEqual([...new Set(names)].sort());
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = listShelf(shelf, engine, cursor) as Record<string, unknown[]> & { next?: string };
      seen.push(...(page[shelf] ?? []));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(names.length);
    for (const name of [names[0] ?? '', names.at(-1) ?? '']) expect(lookUp(shelf, name, engine).ok).toBe(true);
  });

  it('an entry is short', () => {
    expect(listShelf('regimes', engine, 'EL')).toMatchObject({
      regimes: expect.arrayContaining([{ country: 'ES', name: 'Spain', currency: 'EUR' }]) as unknown[],
    });
    expect(listShelf('addons', engine, 'es-tbai-v1')).toMatchObject({
      addons: expect.arrayContaining([{ key: 'es-verifactu-v1', name: 'Spain VERI*FACTU V1' }]) as unknown[],
    });
    const { rules = [] } = listShelf('rules', engine) as { rules?: readonly object[] };
    expect(Object.keys(rules[0] ?? {})).toEqual(['code', 'description']);
    expect(listShelf('schemas', engine)).toMatchObject({
      schemas: expect.arrayContaining(['bill/invoice']) as unknown[],
    });
  });
});

describe('resources', () => {
  const read = (uri: string): unknown => {
    const text = readResource(uri, engine);
    return text === undefined ? undefined : JSON.parse(text);
  };

  it('are JSON, the listings and what they lead to', () => {
    expect([...resources, ...resourceTemplates].every(({ mimeType }) => mimeType === 'application/json')).toBe(true);
    expect(resources.map(({ uri }) => uri)).toEqual(shelves.map((shelf) => `gobl://${shelf}`));
    for (const { uri, name, title, description } of resources) {
      expect([name, title, description].includes('')).toBe(false);
      expect(read(uri)).toEqual(listShelf(name as Shelf, engine));
    }
    expect(resourceTemplates.map(({ uriTemplate, name }) => [uriTemplate, name])).toEqual([
      ['gobl://schemas/{+path}', 'schema'],
      ['gobl://regimes/{code}', 'regime'],
      ['gobl://addons/{+key}', 'addon'],
      ['gobl://rules/{code}', 'rule'],
      ['gobl://{listing}{?cursor}', 'page'],
    ]);
    expect(resourceTemplates.every(({ title }) => title !== '')).toBe(true);
  });

  it.each([
    ['gobl://schemas/bill/invoice', { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['gobl://regimes/ES', { country: 'ES', categories: expect.any(Array) as unknown[] }],
    ['gobl://addons/es%2Dverifactu-v1', { key: 'es-verifactu-v1' }],
    ['gobl://regimes/', { regimes: expect.any(Array) as unknown[] }],
    ['gobl://regimes?cursor=UY', { regimes: [{ country: 'ZA' }] }],
    ['gobl://addons?cursor=pt%2Dsaft-v1', { addons: [{ key: 'sa-zatca-v1' }] }],
  ])('%s', (uri, found) => {
    expect(read(uri)).toMatchObject(found);
  });

  it.each([
    'gobl://schemas/bill/none',
    'gobl://regimes/%zz',
    'gobl://regimes?cursor=%zz',
    'gobl://keys',
    'gobl://regimesx',
    'xgobl://regimes',
    'file:///etc/passwd',
  ])('nothing is at %s', (uri) => {
    expect(read(uri)).toBeUndefined();
  });

  it.each<[template: string, typed: string, values: readonly string[]]>([
    [
      'gobl://schemas/{+path}',
      'bill/inv',
      ['bill/invoice', 'bill/invoice-correction-options', 'bill/invoice-line-discount'],
    ],
    ['gobl://regimes/{code}', 'e', ['EE', 'EL', 'ES']],
    ['gobl://addons/{+key}', 'ES-V', ['es-verifactu-v1']],
    ['gobl://rules/{code}', 'gobl-bill-line-01', ['GOBL-BILL-LINE-01']],
    ['gobl://keys/{code}', '', []],
    ['xgobl://rules/{code}', '', []],
    ['', 'e', []],
  ])('%s completes %s', (template, typed, values) => {
    const completion = completeName(template, typed, engine);
    if (template.includes('schemas')) expect(completion.values).toContain(values[0]);
    else expect(completion).toEqual({ values, total: values.length, hasMore: false });
  });

  it('of many names the first hundred are listed', () => {
    const { values, total, hasMore } = completeName('gobl://rules/{code}', '', engine);
    expect([values.length, hasMore]).toEqual([100, true]);
    expect(total).toBe(namesOn('rules', engine).length);
  });
});

import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { TICKETBAI_CREDIT, TICKETBAI_INVOICE, TICKETBAI_TAXES } from '../testing/ticketbai-invoices.ts';
import { IGIC, WITHHELD } from './codes.ts';
import { addressOf, checkOf, identifierOf } from './identifier.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-10-05T15:04:05.123Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

const software = { name: 'Kontu', nif: 'B10101017', version: '3.1', license: 'TBAISS00000000000001' };
const SIGNATURE = 'k7Qx+3/Vb0tYz9aLmN2p';

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

const write = (data: JsonObject, more: Partial<ExportRequest> = {}) =>
  exportXml({ data, format: 'ticketbai', context: { software }, ...more }, engine, context, RULE_SETS);

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value;
}

const placesOf = (outcome: ReturnType<typeof write>) =>
  outcome.ok ? [] : outcome.error.faults?.map(({ properties }) => properties[0]);

/** Elements with text, in order, each after the name of its parent. */
const leaves = (xml: string): readonly string[] => {
  const open: string[] = [];
  return [...xml.matchAll(/<(\/?)([\w:]+)[^<>]*>([^<>]*)/g)].flatMap(([, close, name = '', text = '']) => {
    if (close) open.pop();
    else open.push(name);
    return !close && text.trim() !== '' ? [`${open.at(-2) ?? ''}/${name} ${text.trim()}`] : [];
  });
};

describe('an invoice written for TicketBAI', () => {
  it.each([
    ['an invoice', TICKETBAI_INVOICE],
    ['a credit note', TICKETBAI_CREDIT],
  ])('misses its signature and nothing else, and says so: %s', (_, data) => {
    const { verdicts, report, profile } = written(data);
    expect(profile).toBe('ticketbai');
    expect(verdicts.map(({ rule, places, values }) => [rule, places[0], values?.['slot']])).toEqual([
      ['SCHEMA-MISSING', '/TicketBai[1]', '`Signature`'],
    ]);
    expect(report.stamps_settle).toEqual(['SCHEMA-MISSING']);
    expect(report.losses.filter(({ grade }) => grade === 'matters')).toEqual([]);
  });

  it.each([
    [
      'an invoice',
      TICKETBAI_INVOICE,
      [
        'CabeceraFactura/HoraExpedicionFactura 17:04:05',
        'DatosFactura/FechaOperacion 30-09-2026',
        'IDDestinatario/Direccion Kai ibilbidea, 1',
        'IDDetalleFactura/Descuento 28.20',
        'IDDetalleFactura/ImporteTotal 307.10',
        'IDDetalleFactura/DescripcionDetalle Sasoia',
        'IDDetalleFactura/Cantidad -1',
        'IDDetalleFactura/ImporteTotal -6.05',
        'DatosFactura/ImporteTotalFactura 387.05',
        'DatosFactura/RetencionSoportada 38.07',
        'DetalleExenta/CausaExencion E1',
        'DetalleIVA/TipoImpositivo 4.00',
        'Software/LicenciaTBAI TBAISS00000000000001',
      ],
    ],
    [
      'a credit note',
      TICKETBAI_CREDIT,
      [
        'FacturaRectificativa/Codigo R1',
        'FacturaRectificativa/Tipo I',
        'IDFacturaRectificadaSustituida/NumFactura 11',
        'IDOtro/ID PT501442600',
        'IDDetalleFactura/Cantidad -2',
        'DetalleExenta/BaseImponible -188.00',
        'DatosFactura/ImporteTotalFactura -188.00',
      ],
    ],
  ] as const)('has the figures and codes of the treasuries: %s', (_, data, expected) => {
    expect(leaves(written(data).content)).toEqual(expect.arrayContaining([...expected]));
  });

  it('tells goods from services for a customer abroad', () => {
    expect(written(TICKETBAI_CREDIT).content).toMatch(/<DesgloseTipoOperacion>\s*<Entrega>\s*<Sujeta>\s*<Exenta>/);
    expect(written(TICKETBAI_INVOICE).content).not.toContain('DesgloseTipoOperacion');
  });

  it('stands in place of simplified invoices if an addon defines the tag', () => {
    const preceding = [{ series: 'T', code: '9', issue_date: '2026-09-01' }];
    const tagged = { ...TICKETBAI_INVOICE, $tags: ['replacement'], preceding };
    const { content } = written({ ...tagged, $addons: ['es-tbai-v1', 'es-sii-v1'] });
    expect(content).toContain('<FacturaEmitidaSustitucionSimplificada>S</FacturaEmitidaSustitucionSimplificada>');
    expect(content).toContain('<IDFacturaRectificadaSustituida>');
    expect(content).not.toContain('FacturaRectificativa>');
    expect(placesOf(write(tagged))).toContain('$.$tags[0]');
    expect(read(content).document).not.toHaveProperty('$tags');
  });

  it('names the invoice before, with the first characters of its signature', () => {
    const previous = { series: 'T26', code: '17', issue_date: '2026-10-04', signature: 'A'.repeat(344) };
    const { content } = written(TICKETBAI_INVOICE, { context: { software, previous, issuer_role: 'D' } });
    expect(leaves(content)).toEqual(
      expect.arrayContaining([
        'Sujetos/EmitidaPorTercerosODestinatario D',
        'EncadenamientoFacturaAnterior/FechaExpedicionFacturaAnterior 04-10-2026',
        `EncadenamientoFacturaAnterior/SignatureValueFirmaFacturaAnterior ${'A'.repeat(100)}`,
      ]),
    );
  });

  it('is refused without a program, or with half of what is needed, unless it is a draft', () => {
    expect(placesOf(write(TICKETBAI_INVOICE, { context: {} }))).toEqual(['request.context.software']);
    const { license: _license, ...unlicensed } = software;
    const half = { software: unlicensed, previous: { issue_date: '2026-10-04' }, timestamp: 'noon' };
    expect(placesOf(write(TICKETBAI_INVOICE, { context: half, allowLoss: true }))).toEqual([
      'request.context.software.license',
      'request.context.timestamp',
      'request.context.previous',
    ]);
    const { report } = written(TICKETBAI_INVOICE, { context: {}, allowLoss: true });
    expect(report.losses.filter(({ grade }) => grade === 'matters').map(({ path }) => path)).toEqual([
      'request.context.software',
    ]);
  });

  it('is refused with the place for any other fault of the schema', () => {
    const nameless = { ...TICKETBAI_INVOICE, code: 'X'.repeat(21) };
    expect(placesOf(write(nameless))).toEqual(['$.code']);
  });

  it('has an identifier and the address of its QR code once the value of its signature is given', () => {
    expect(written(TICKETBAI_INVOICE).stamps).toBeUndefined();
    const { stamps } = written(TICKETBAI_INVOICE, { context: { software, signature_value: SIGNATURE } });
    const code = `TBAI-B63719405-051026-${SIGNATURE.slice(0, 13)}-`;
    expect(stamps?.map(({ prv }) => prv)).toEqual(['tbai-code', 'tbai-qr']);
    expect(stamps?.[0]?.val).toBe(`${code}${checkOf(code)}`);
    expect(stamps?.[1]?.val).toMatch(
      /^https:\/\/tbai\.egoitza\.gipuzkoa\.eus\/qr\/\?id=TBAI-B63719405-051026-k7Qx%2B3%2FVb0tYz-\d{3}&s=T26&nf=18&i=387\.05&cr=\d{3}$/,
    );
  });
});

describe('identifiers', () => {
  // The check value of CRC-8 with this polynomial is published: 0xF4.
  it.each([
    ['', '000'],
    ['123456789', '244'],
    ['a', '032'],
  ])('the check of "%s" is %s', (text, check) => {
    expect(checkOf(text)).toBe(check);
  });

  it('an invoice without a series has none in its address, and other signs are encoded', () => {
    const invoice = {
      nif: 'B10101017',
      date: '2026-01-02',
      signature: 'a+/=bcdefghijklm',
      series: '',
      number: 'Ñ 1',
      total: '-9.99',
    };
    const before = 'TBAI-B10101017-020126-a+/=bcdefghij-';
    const id = identifierOf(invoice);
    expect(id).toBe(`${before}${checkOf(before)}`);
    const address = `https://a.example/?id=${encodeURIComponent(id)}&nf=%C3%91%201&i=-9.99`;
    expect(addressOf(invoice, 'https://a.example/')).toBe(`${address}&cr=${checkOf(address)}`);
  });
});

describe('a file of TicketBAI', () => {
  const { content } = written(TICKETBAI_INVOICE);

  it('becomes a document with its parties, day, number and lines', () => {
    expect(read(content).document).toMatchObject({
      type: 'standard',
      series: 'T26',
      code: '18',
      op_date: '2026-09-30',
      supplier: { tax_id: { country: 'ES', code: 'B63719405' } },
      customer: { name: 'Arraun Elkartea', addresses: [{ code: '20810' }] },
      lines: [{ quantity: '3', item: { name: 'Arraun', price: '94.00' } }, {}, {}, {}],
    });
    expect(read(written(TICKETBAI_CREDIT).content).document).toMatchObject({
      type: 'credit-note',
      preceding: [{ code: '11', ext: { 'es-tbai-correction': 'R1' } }],
      lines: [{ quantity: '2' }],
    });
  });

  it.each([['an invoice', TICKETBAI_INVOICE], ['a credit note', TICKETBAI_CREDIT], ...TICKETBAI_TAXES] as const)(
    'that was read can be written again as it was: %s',
    (_, data) => {
      const { content: once } = written(data);
      const { document, report } = read(once);
      expect(report.entries.flatMap(({ outcome, path }) => (outcome === 'left' ? [path] : []))).toEqual([]);
      expect(written(document as JsonObject).content).toBe(once);
    },
  );

  it('without lines has one for each sum', () => {
    const bare = content.replace(/<DetallesFactura>.*<\/DetallesFactura>/s, '');
    expect((read(bare).document as JsonObject).lines).toMatchObject([
      { item: { name: 'Arraunak eta ikastaroa', price: '60.00' }, taxes: [{ ext: { 'es-tbai-exemption': 'E1' } }] },
      { item: { price: '248.80' }, taxes: [{ percent: '21.00%' }] },
      { item: { price: '25.00' }, taxes: [{ percent: '4.00%' }] },
    ]);
  });

  it('has no territory, which the address of a QR code needs', () => {
    const { document } = read(content);
    const outcome = write(document as JsonObject, { context: { software, signature_value: SIGNATURE } });
    expect(placesOf(outcome)).toEqual(['request.context.signature_value']);
    const withLoss = { context: { software, signature_value: SIGNATURE }, allowLoss: true };
    const { stamps, report } = written(document as JsonObject, withLoss);
    expect(stamps?.map(({ prv }) => prv)).toEqual(['tbai-code']);
    expect(report.losses).toContainEqual(expect.objectContaining({ path: 'request.context.signature_value' }));
    const sent = { ...(document as JsonObject), tax: { ext: { 'es-tbai-region': 'SS' } } };
    expect(written(sent, { context: { software, signature_value: SIGNATURE } }).stamps).toHaveLength(2);
  });

  it('is judged by the schema, with the place', () => {
    const { verdicts } = read(content.replace('>387.05<', '>387,05<'));
    expect(verdicts.map(({ rule, places }) => [rule, places[0]?.replace(/.*\//, '')])).toEqual([
      ['SCHEMA-MISSING', 'TicketBai[1]'],
      ['SCHEMA-VALUE', 'ImporteTotalFactura[1]'],
    ]);
  });
});

it.each([
  ['IGIC', [...IGIC], '0 3 5 6.5 7 9.5 13.5 15 20', 2],
  ['IRPF', WITHHELD, '15 7 19 1 2 35 24', 4],
] as const)('knows every percentage of %s that the law of Spain has', (code, known, ofLaw, published) => {
  expect(known).toEqual(ofLaw.split(' '));
  const { categories } = engine.catalogue.regime('ES') as unknown as {
    readonly categories: readonly {
      readonly code: string;
      readonly rates?: readonly { readonly values?: readonly { readonly percent: string }[] }[];
    }[];
  };
  const rates = categories.find((category) => category.code === code)?.rates ?? [];
  const percents = rates.flatMap(({ values = [] }) =>
    values.slice(0, 1).map(({ percent }) => String(Number.parseFloat(percent))),
  );
  expect(percents.length).toBeGreaterThanOrEqual(published);
  expect([...new Set(percents)].filter((percent) => !ofLaw.split(' ').includes(percent))).toEqual([]);
});

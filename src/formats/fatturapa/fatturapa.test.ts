import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { FATTURAPA_FOREIGN, FATTURAPA_INVOICE, FATTURAPA_SIMPLIFIED } from '../testing/fatturapa-invoices.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-27T12:00:00.123Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function write(data: JsonObject, more: Partial<ExportRequest> = {}) {
  return exportXml({ data, format: 'fatturapa', ...more }, engine, context, RULE_SETS);
}

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value;
}

/** Elements with text, in order. */
const leaves = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(\w+)[^<>]*>([^<>]+)<\/\1>/g)].map(([, name = '', text = '']) => `${name} ${text}`);

const OWN = { 'to a public body': FATTURAPA_INVOICE, abroad: FATTURAPA_FOREIGN, simplified: FATTURAPA_SIMPLIFIED };

const left = (xml: string) =>
  read(xml)
    .report.entries.filter(({ outcome }) => outcome === 'left')
    .map(({ path }) => path.split('/').slice(-1)[0]);

describe('an invoice of FatturaPA', () => {
  it.each(Object.entries(OWN))('is valid by the schema, and no leaf is left: %s', (_, xml) => {
    const { format, profile, verdicts, report } = read(xml);
    expect([format, profile]).toEqual(['fatturapa', 'fatturapa']);
    expect(verdicts).toEqual([]);
    expect(left(xml)).toEqual([]);
    expect(report.entries.filter(({ phrase }) => phrase === 'member.otherFigure')).toEqual([]);
  });

  it.each(Object.entries(OWN))('is written as it was read: %s', (_, xml) => {
    const { content, report } = written(read(xml).document);
    expect(leaves(content)).toEqual(leaves(xml));
    expect(report.losses).toEqual([]);
  });

  it('becomes a document with its members', () => {
    const { document } = read(FATTURAPA_INVOICE);
    const vat = { cat: 'VAT', percent: '22.00%' };
    expect(document).toMatchObject({
      $addons: ['it-sdi-v1'],
      $tags: ['b2g', 'freelance'],
      supplier: {
        name: 'Lara Bianchi',
        people: [{ name: { prefix: 'Arch.', given: 'Lara', surname: 'Bianchi' } }],
        identities: [{ key: 'it-fiscal-code' }, { type: 'EORI' }],
        registration: { ext: { 'it-sdi-shareholder-state': 'SU', 'it-sdi-liquidation-state': 'LS' } },
      },
      customer: { tax_id: { country: 'IT' }, inboxes: [{ key: 'it-sdi-code', code: 'UFX9K2' }] },
      charges: [
        { key: 'stamp-duty', amount: '2.00' },
        { key: 'fund-contribution', base: '1080.00', taxes: [vat], ext: { 'it-sdi-fund-type': 'TC04' } },
      ],
      lines: [
        {
          discounts: [{ percent: '10.00%', amount: '120.00' }],
          taxes: [
            { ...vat, ext: { 'it-sdi-vat-liability': 'S' } },
            { cat: 'IRPEF', percent: '20.00%', ext: { 'it-sdi-retained': 'A' } },
          ],
          cost: 'CAP-12',
          notes: [{ code: 'FASE', text: 'Definitiva' }],
        },
        { item: { meta: { 'unit-label': 'fogli' } }, taxes: [{ ext: { 'it-sdi-exempt': 'N1' } }] },
      ],
      ordering: { purchases: [{ code: 'O-5', lines: [1, 2] }], contracts: [{}], tender: [{}], receiving: [{}] },
      payment: {
        terms: { key: 'due-date', due_dates: [{ amount: '700.00' }, { amount: '531.30' }] },
        advances: [{ key: 'cash', amount: '100.00' }],
        instructions: { key: 'credit-transfer', credit_transfer: [{ bic: 'BCITITMM' }] },
      },
      notes: [{ key: 'reason' }, { key: 'reason' }],
    });
  });

  it('has its transport as delivery, and its files in addresses of data', () => {
    expect(read(FATTURAPA_FOREIGN).document).toMatchObject({
      delivery: {
        date: '2026-10-22',
        receiver: { addresses: [{ street: 'Main Street', num: '8', locality: 'Truro', country: 'CA' }] },
        identities: [
          { key: 'carrier', country: 'CH', code: '106000001', label: 'Valico Trasporti' },
          { key: 'carrier-fiscal-code' },
          { key: 'carrier-eori' },
          { key: 'driving-licence', code: 'TO5512' },
        ],
        meta: { 'sdi-packages': '2', 'sdi-gross-weight': '3.5', 'sdi-delivery-time': '16:46:12' },
      },
      attachments: [
        { name: 'disegni.pdf', mime: 'application/pdf', url: 'data:application/zip;base64,UEsDBA==' },
        { name: 'firma.bin', url: 'data:application/octet-stream;base64,AAEC' },
      ],
    });
  });

  it('has no time of delivery made up for a document that has its day alone', () => {
    const { document } = read(FATTURAPA_FOREIGN);
    const delivery = { date: '2026-10-22' };
    const { content, report } = written({ ...document, delivery }, { allowLoss: true });
    expect(content).not.toContain('DataOraConsegna');
    expect(report.losses).toContainEqual(expect.objectContaining({ path: '$.delivery.date', value: '2026-10-22' }));
    const midnight = FATTURAPA_FOREIGN.replace('T16:46:12<', 'T00:00:00<');
    expect(written(read(midnight).document, { allowLoss: true }).content).toContain('2026-10-22T00:00:00<');
  });

  it.each([
    ['an address elsewhere', { url: 'https://files.example/a.pdf', name: 'a.pdf' }, 'https://files.example/a.pdf'],
    ['no Base64', { url: 'data:text/plain;base64,a b', name: 'a.txt' }, 'data:text/plain;base64,a b'],
  ])('is not written with a file that is not in the document: %s', (_, attachment, url) => {
    const document = { ...read(FATTURAPA_FOREIGN).document, attachments: [attachment] };
    const { content, report } = written(document, { allowLoss: true });
    expect(content).not.toContain('<Allegati>');
    expect(report.losses).toContainEqual(expect.objectContaining({ path: '$.attachments[0].url', value: url }));
  });

  it('has a rounding where it states another amount to pay', () => {
    const { document, report } = read(FATTURAPA_INVOICE.replace('Documento>1231.30', 'Documento>1230.60'));
    expect(document.totals).toEqual({ rounding: '-0.70' });
    expect(report.entries.find(({ path }) => path.endsWith('/ImportoTotaleDocumento[1]'))).toMatchObject({
      outcome: 'recalculated',
      became: '1230.60',
    });
  });

  it.each([
    ['a line alone', '216.00', '<Ritenuta>SI</Ritenuta>', [['VAT', 'IRPEF'], ['VAT']]],
    [
      'all lines, without a mark',
      '231.00',
      '',
      [
        ['VAT', 'IRPEF'],
        ['VAT', 'IRPEF'],
      ],
    ],
  ])('has its withholdings at the lines that they fit: %s', (_, sum, mark, expected) => {
    const xml = FATTURAPA_INVOICE.replace('<Ritenuta>SI</Ritenuta>', mark).replace(
      'Ritenuta>216.00',
      `Ritenuta>${sum}`,
    );
    const lines = read(xml).document.lines as readonly { readonly taxes: readonly JsonObject[] }[];
    expect(lines.map(({ taxes }) => taxes.map(({ cat }) => cat))).toEqual(expected);
  });

  it.each([
    ['the vehicle', '</DatiBeniServizi>', '$&<DatiVeicoli><TotalePercorso>120000</TotalePercorso></DatiVeicoli>'],
    [
      'a further invoice in the file',
      '</FatturaElettronicaBody>',
      '$&<FatturaElettronicaBody><X>1</X></FatturaElettronicaBody>',
    ],
  ])('reports what a document has no member for: %s', (_, at, more) => {
    expect(left(FATTURAPA_INVOICE.replace(at, more))).toHaveLength(1);
  });

  it('says of its signature that it is about the file', () => {
    const signed = FATTURAPA_FOREIGN.replace(
      '</p:FatturaElettronica>',
      '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo Id="a"><Reference URI="">x</Reference></SignedInfo></Signature>$&',
    );
    const about = read(signed).report.entries.filter(({ phrase }) => phrase === 'member.ofTheFile');
    expect(about.map(({ path }) => path).filter((path) => path.includes('Signature'))).toHaveLength(3);
  });

  it.each([
    ['a missing element', '<CAP>98057</CAP>', '', 'SCHEMA-MISSING'],
    ['a wrong value', '<Divisa>EUR</Divisa>', '<Divisa>Euro</Divisa>', 'SCHEMA-VALUE'],
  ])('is judged by the schema, with the place: %s', (_, from, to, rule) => {
    for (const xml of [FATTURAPA_INVOICE, FATTURAPA_SIMPLIFIED]) {
      const { verdicts } = read(xml.replace(from, to));
      expect(verdicts.map((verdict) => verdict.rule)).toEqual([rule]);
      expect(verdicts[0]?.places[0]).toMatch(/^\/FatturaElettronica/);
    }
  });

  it('of a customer with a tax number alone is sound when it is simplified', () => {
    const { faults } = engine.inspect({ data: read(FATTURAPA_SIMPLIFIED).document }, context);
    // Only the general rule on names is left.
    expect(faults.map(({ code }) => code)).toEqual(['GOBL-BILL-INVOICE-07']);
    const { customer, ...rest } = read(FATTURAPA_SIMPLIFIED).document;
    const nameless = engine.inspect(
      { data: { ...rest, customer: { ...(customer as JsonObject), tax_id: { country: 'IT' } } } },
      context,
    );
    expect(nameless.faults.map(({ code }) => code)).toContain('GOBL-IT-SDI-BILL-INVOICE-12');
  });

  it('states the tax alone: its rate is the one that fits', () => {
    const xml = FATTURAPA_SIMPLIFIED.replace('<Aliquota>10.00</Aliquota>', '<Imposta>3.00</Imposta>');
    expect(read(xml).document.lines).toMatchObject([{ taxes: [{ percent: '10.00%' }] }, {}]);
  });
});

describe('a document written as FatturaPA', () => {
  const example = JSON.parse(readFileSync('examples/it/invoice-sdi.json', 'utf8')) as JsonObject;

  it('is valid by the schema, and the same XML when it is read back and written again', () => {
    const { content, verdicts, profile, report } = written(example);
    expect([verdicts, profile, report.losses]).toEqual([[], 'fatturapa', []]);
    // The file leaves out the base of a fund; its amount and rate tell it.
    const again = written(read(content).document).content;
    expect(again.replace(/ *<ImponibileCassa>.*\n/, '')).toBe(content);
  });

  it.each([
    ['standard', 'FatturaElettronica', ['TipoDocumento TD01', 'PrezzoUnitario 100.0000']],
    ['standard simplified', 'FatturaElettronicaSemplificata', ['TipoDocumento TD07', 'Importo 122.00']],
    ['credit-note simplified', 'FatturaElettronicaSemplificata', ['TipoDocumento TD08', 'Importo 122.00']],
  ])('has the root element, kind and prices of its type: %s', (kind, root, expected) => {
    const [type = '', ...$tags] = kind.split(' ');
    const { content } = written({
      ...(read(FATTURAPA_SIMPLIFIED.replace('RF20', 'RF01')).document as JsonObject),
      type,
      $tags,
      tax: { prices_include: 'VAT' },
      customer: {
        name: 'Rosa',
        tax_id: { country: 'IT', code: '01234567897' },
        addresses: [{ street: 'Via A', code: '98051', locality: 'Roma', country: 'IT' }],
      },
      lines: [{ quantity: '1', item: { name: 'Vaso', price: '122.00' }, taxes: [{ cat: 'VAT', percent: '22%' }] }],
    });
    expect(content).toContain(`<p:${root} `);
    expect(leaves(content)).toEqual(expect.arrayContaining(expected));
  });

  it('has a discount below zero on a line that goes back, so that its total adds up (00423)', () => {
    const line = { quantity: '20', item: { name: 'Vaso', price: '90.00' }, taxes: [{ cat: 'VAT', percent: '22%' }] };
    const discounts = [{ percent: '10%', reason: 'Sconto' }];
    const lines = [
      { ...line, discounts },
      { ...line, discounts, quantity: '-2' },
    ];
    const { content, verdicts } = written({ ...example, lines }, { allowLoss: true });
    expect(leaves(content).filter((leaf) => /^(?:Quantita|Prezzo|Importo )/.test(leaf))).toEqual(
      expect.arrayContaining(['PrezzoUnitario -90.00', 'Importo -9.00', 'PrezzoTotale -162.00']),
    );
    expect(verdicts.map(({ rule }) => rule)).not.toContain('00423');
  });

  it('is refused with the place if the schema would refuse it', () => {
    const { supplier } = example;
    const outcome = write(
      { ...example, supplier: { ...(supplier as JsonObject), name: 'Кафе' } },
      { unfinished: true },
    );
    expect(outcome.ok ? [] : outcome.error.faults?.map(({ properties }) => properties)).toContainEqual([
      '$.supplier.name',
    ]);
  });

  it('reports the postal code in whose place a conventional one stands', () => {
    const { customer, ...rest } = read(FATTURAPA_FOREIGN).document;
    const [address] = (customer as { readonly addresses: readonly JsonObject[] }).addresses;
    const { report } = written({
      ...rest,
      customer: { ...(customer as JsonObject), addresses: [{ ...address, code: '6000' }] },
    });
    expect(report.losses).toMatchObject([{ path: '$.customer.addresses[0].code', value: '6000', grade: 'harmless' }]);
  });
});

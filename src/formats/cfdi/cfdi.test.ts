import * as extensionKeys from '../../engine/addons/mx-cfdi-v4/extension-keys.ts';
import * as codes from './codes.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { MEXICAN_DOCUMENTS, MEXICAN_PAYMENT, mexican } from '../testing/cfdi-documents.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-20T08:30:00.5Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

const example = (name: string): JsonObject =>
  JSON.parse(readFileSync(`examples/mx/${name}.json`, 'utf8')) as JsonObject;

function withoutNumber({ series: _series, code: _code, ...rest }: JsonObject): JsonObject {
  return rest;
}

const EVERY: Readonly<Record<string, JsonObject>> = {
  ...MEXICAN_DOCUMENTS,
  'a payment of two documents': MEXICAN_PAYMENT,
  'an invoice that only the authority numbers': withoutNumber(mexican({})),
  'an example with a customer': example('invoice-cfdi'),
  'an example with a fuel account': example('invoice-fuel-wallets'),
};

function read(data: string) {
  const outcome = importXml({ data, judge: ['schema'] }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value;
}

const write = (data: JsonObject, more: Partial<ExportRequest> = {}) =>
  exportXml({ data, format: 'cfdi', ...more }, engine, context, RULE_SETS);

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** The attributes of an element, by its first occurrence. */
function attributesOf(xml: string, name: string, turn = 0): Readonly<Record<string, string>> {
  const found = [...xml.matchAll(new RegExp(`<\\w+:${name}( [^>]*)`, 'g'))][turn]?.[1] ?? '';
  return Object.fromEntries(
    [...found.matchAll(/ ([\w:ñ]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

const leftIn = ({ report }: ReturnType<typeof read>): readonly string[] =>
  report.entries.filter(({ outcome }) => outcome === 'left').map(({ path }) => path);

describe.each(Object.entries(EVERY))('%s', (_, document) => {
  it('becomes a CFDI that its schema accepts, and the same CFDI when it is read and written again', () => {
    const { content, report, verdicts } = written(document);
    expect(report.losses.filter(({ grade }) => grade === 'matters')).toEqual([]);
    expect(verdicts).toEqual([]);
    const again = read(content);
    expect([again.format, again.profile, again.verdicts, leftIn(again)]).toEqual(['cfdi', 'cfdi', [], []]);
    expect(written(again.document).content).toBe(content);
  });
});

describe('a CFDI that is written', () => {
  it('changes the first discount so that all of them together round to their total', () => {
    const { content } = written(EVERY['an invoice with discounts that do not round'] as JsonObject);
    expect(attributesOf(content, 'Comprobante')).toMatchObject({
      SubTotal: '4353.45',
      Descuento: '435.35',
      Total: '4545.00',
    });
    expect(attributesOf(content, 'Concepto').Descuento).toBe('348.2760');
    expect(attributesOf(content, 'Concepto', 1).Descuento).toBe('87.0690');
  });

  it('has IEPS in the base of IVA, and adds up taxes by kind and rate', () => {
    const { content } = written(
      EVERY['an invoice with IEPS, taxes withheld, and exempt and untaxed lines'] as JsonObject,
    );
    expect(attributesOf(content, 'Traslado')).toMatchObject({ Base: '460.4000', Importe: '73.6640' });
    expect(attributesOf(content, 'Traslado', 1)).toEqual({
      Base: '360.00',
      Impuesto: '003',
      TipoFactor: 'Tasa',
      TasaOCuota: '0.265000',
      Importe: '95.40',
    });
    const charged = [...content.matchAll(/<cfdi:Traslado [^>]*>/g)]
      .slice(-4)
      .map(([element]) => attributesOf(element, 'Traslado'));
    expect(charged.map(({ Impuesto, TipoFactor, Base, Importe }) => [Impuesto, TipoFactor, Base, Importe])).toEqual([
      ['002', 'Tasa', '560.40', '89.66'],
      ['002', 'Exento', '50.00', undefined],
      ['003', 'Tasa', '360.00', '95.40'],
      ['003', 'Cuota', '4.00', '5.00'],
    ]);
    expect(attributesOf(content, 'Comprobante')).toMatchObject({
      SubTotal: '515.00',
      Total: '699.81',
      FormaPago: '99',
    });
    expect([0, 3].map((turn) => attributesOf(content, 'Concepto', turn).ObjetoImp)).toEqual(['02', '01']);
  });

  it('has IEPS in the base of IVA of a line that keeps a total without it', () => {
    const { content } = written(
      EVERY['an invoice with IEPS, taxes withheld, and exempt and untaxed lines'] as JsonObject,
    );
    const { document } = read(content);
    const [first, ...others] = document.lines as readonly JsonObject[];
    expect([document.$tags, first?.sum, first?.total]).toEqual([['bypass'], '360.00', '460.40']);
    expect(written({ ...document, lines: [{ ...first, total: '360.00' }, ...others] }).content).toBe(content);
  });

  it('names a customer abroad by country and number, and earlier documents by their folio', () => {
    const { content } = written(EVERY['a credit note for a customer abroad in another currency'] as JsonObject);
    expect(attributesOf(content, 'Receptor')).toMatchObject({
      Rfc: 'XEXX010101000',
      ResidenciaFiscal: 'GRC',
      NumRegIdTrib: '925667500',
      DomicilioFiscalReceptor: '36000',
      UsoCFDI: 'S01',
    });
    expect(attributesOf(content, 'CfdiRelacionados')).toEqual({ TipoRelacion: '01' });
    expect(attributesOf(content, 'Comprobante')).toMatchObject({ TipoDeComprobante: 'E', TipoCambio: '18.2534' });
  });

  it('has local taxes in their complement and in its total', () => {
    const { content } = written(EVERY['an invoice with local taxes, charged and withheld'] as JsonObject);
    expect(attributesOf(content, 'ImpuestosLocales')).toEqual({
      version: '1.0',
      TotaldeRetenciones: '5.03',
      TotaldeTraslados: '36.40',
    });
    expect(attributesOf(content, 'RetencionesLocales')).toEqual({
      ImpLocRetenido: '5 al millar',
      TasadeRetencion: '0.50',
      Importe: '5.03',
    });
    expect([0, 1].map((turn) => Object.values(attributesOf(content, 'TrasladosLocales', turn)))).toEqual([
      ['ISH', '3.00', '30.15'],
      ['Saneamiento', '1.25', '6.25'],
    ]);
    expect(attributesOf(content, 'Comprobante')).toMatchObject({ SubTotal: '1005.00', Total: '1197.17' });
    const { document, chain, verdicts } = read(content);
    expect(document).toMatchObject({
      charges: [{ i: 1, key: 'tax', reason: 'ISH', percent: '3.00%', amount: '30.15' }, { reason: 'Saneamiento' }],
      discounts: [{ key: 'tax', reason: '5 al millar', percent: '0.50%', amount: '5.03' }],
      totals: {
        sum: '1005.00',
        discount: '5.03',
        charge: '36.40',
        total: '1036.37',
        tax: '160.80',
        payable: '1197.17',
      },
    });
    expect(engine.validate({ data: document }, context).ok).toBe(true);
    expect([
      verdicts,
      chain?.endsWith('|1.0|5.03|36.40|5 al millar|0.50|5.03|ISH|3.00|30.15|Saneamiento|1.25|6.25||'),
    ]).toEqual([[], true]);
  });

  it('has the amounts of local taxes of a global invoice that is read, by a base that they come from', () => {
    const { content } = written({
      ...(EVERY['a global invoice'] as JsonObject),
      charges: [{ key: 'tax', reason: 'ISH', base: '50.00', percent: '3%' }],
    });
    const { document, report } = read(content);
    expect(document.charges).toEqual([{ key: 'tax', reason: 'ISH', base: '50.00', percent: '3.00%', amount: '1.50' }]);
    const local = report.entries.filter(({ path }) => path.includes('ImpuestosLocales'));
    expect(local.map(({ value, became }) => became ?? value)).toEqual(local.map(({ value }) => value));
    expect(written(document).content).toBe(content);
  });

  it.each([
    ['a local tax without a name', { key: 'tax', percent: '3%' }],
    ['a local tax without a rate', { key: 'tax', reason: 'ISH', amount: '3.00' }],
    ['a rate of a local tax that the schema cannot hold', { key: 'tax', reason: 'ISH', percent: '3.125%' }],
    ['another charge of the whole document', { key: 'delivery', reason: 'Flete', amount: '3.00' }],
  ])('is refused with the place for %s', (_, charge) => {
    const outcome = write(mexican({ charges: [charge] }));
    expect(outcome.ok ? [] : outcome.error.faults.flatMap(({ properties }) => properties)[0]).toMatch(
      /^\$\.charges(?:\[0\]|$)/,
    );
  });

  it('states the taxes of a payment by document, by payment and in pesos', () => {
    const { content } = written(MEXICAN_PAYMENT);
    expect(attributesOf(content, 'Comprobante')).toMatchObject({ Moneda: 'XXX', SubTotal: '0', Total: '0' });
    expect(attributesOf(content, 'Pago')).toEqual({
      FechaPago: '2026-10-02T12:00:00',
      FormaDePagoP: '03',
      MonedaP: 'USD',
      TipoCambioP: '18.5',
      Monto: '168.00',
      NumOperacion: 'SPEI-1',
    });
    expect(attributesOf(content, 'DoctoRelacionado')).toMatchObject({
      ImpSaldoAnt: '116.00',
      ImpSaldoInsoluto: '10.00',
      ObjetoImpDR: '02',
    });
    expect(attributesOf(content, 'Totales')).toEqual({
      TotalRetencionesISR: '185.00',
      TotalTrasladosBaseIVA16: '1850.00',
      TotalTrasladosImpuestoIVA16: '296.00',
      MontoTotalPagos: '3108.00',
    });
  });

  it('has a payment for each of several means that pay whole lines in turn', () => {
    const [method] = MEXICAN_PAYMENT.methods as readonly JsonObject[];
    const methods = [
      { ...method, amount: '106.00' },
      { key: 'cash', date: '2026-10-03', amount: '62.00' },
    ];
    const { content } = written({ ...MEXICAN_PAYMENT, methods });
    expect(content.match(/<pago20:(?:Pago|DoctoRelacionado) |<\/pago20:Pago>/g)).toEqual(
      ['Pago', 'DoctoRelacionado'].flatMap(() => ['<pago20:Pago ', '<pago20:DoctoRelacionado ', '</pago20:Pago>']),
    );
    expect([0, 1].map((turn) => attributesOf(content, 'Pago', turn))).toMatchObject([
      { FechaPago: '2026-10-02T12:00:00', FormaDePagoP: '03', Monto: '106.00', NumOperacion: 'SPEI-1' },
      { FechaPago: '2026-10-03T12:00:00', FormaDePagoP: '01', Monto: '62.00', TipoCambioP: '18.5' },
    ]);
    expect(attributesOf(content, 'Totales')).toMatchObject({
      TotalTrasladosBaseIVA16: '1850.00',
      MontoTotalPagos: '3108.00',
    });
    const again = read(content);
    expect([again.verdicts, leftIn(again), written(again.document).content]).toEqual([[], [], content]);
    const other = content.replace('FormaDePagoP="01" MonedaP="USD"', 'FormaDePagoP="01" MonedaP="EUR"');
    const { document, report } = read(other);
    expect(document).toMatchObject({ currency: 'USD', total: '106.00', methods: [{ amount: '106.00' }] });
    expect([
      (document.lines as readonly JsonObject[]).length,
      (document.methods as readonly JsonObject[]).length,
    ]).toEqual([1, 1]);
    const left = report.entries.filter(({ outcome }) => outcome === 'left').map(({ path }) => path);
    expect(left).toContain('/Comprobante[1]/Complemento[1]/Pagos[1]/Pago[2]/@Monto');
    expect(left).toContain('/Comprobante[1]/Complemento[1]/Pagos[1]/Totales[1]/@MontoTotalPagos');
  });

  it('says the days that are due in words, and lists addresses as harmless', () => {
    const { content, report } = written(
      mexican({ payment: { terms: { key: 'due-date', due_dates: [{ date: '2026-11-05', percent: '100%' }] } } }),
    );
    expect(attributesOf(content, 'Comprobante').CondicionesDePago).toBe('2026-11-05 74.99');
    expect(report.losses).toEqual([]);
    const losses = written(example('invoice-cfdi')).report.losses;
    expect(losses.map(({ path }) => path)).toContain('$.supplier.addresses[0].street');
  });

  it('leaves out a tax whose category is the name of a member of every object', () => {
    const { document } = read(written(mexican({})).content);
    const [line] = document.lines as readonly JsonObject[];
    const lines = [{ ...line, taxes: [{ cat: 'constructor', percent: '16%' }] }];
    const outcome = write({ ...document, lines }, { allowLoss: true });
    expect(outcome.ok && attributesOf(outcome.value.content, 'Concepto').ObjetoImp).toBe('01');
  });

  it('is refused with the place if the schema would refuse it', () => {
    const lines = [{ quantity: '1', item: { name: 'A|B', price: '1.00', ext: { 'mx-cfdi-prod-serv': '10101599' } } }];
    const outcome = write(mexican({ lines }));
    expect(outcome.ok ? [] : outcome.error.faults.flatMap(({ properties }) => properties)).toEqual([
      '$.lines[0].item.ext.mx-cfdi-prod-serv',
      '$.lines[0].item.name',
    ]);
  });

  it('is refused if the amount to pay is not what its lines and taxes come to', () => {
    const outcome = write(mexican({ totals: { rounding: '0.50' } }));
    expect(outcome.ok ? [] : outcome.error.faults.flatMap(({ properties }) => properties)).toEqual([
      '$.totals.rounding',
      '$.totals.payable',
    ]);
  });
});

describe('a CFDI that is read', () => {
  const invoice = written(mexican({})).content;

  it('keeps its figures as they are stated', () => {
    const { document, report } = read(invoice.replace(/ Total="[^"]*"/, ' Total="74.98"'));
    expect(document).toMatchObject({
      $tags: ['bypass'],
      lines: [{ i: 1, sum: '64.65', total: '64.65', taxes: [{ cat: 'VAT', percent: '16.0%' }] }],
      totals: { sum: '64.65', tax: '10.34', payable: '74.98' },
    });
    expect(report.entries.find(({ path }) => path === '/Comprobante[1]/@Total')?.outcome).toBe('taken');
  });

  it('is another invoice if its kind is not known', () => {
    const { document } = read(invoice.replace('TipoDeComprobante="I"', 'TipoDeComprobante="constructor"'));
    expect(document.type).toBe('other');
  });

  it.each([
    ['N', 'cfdi.payroll'],
    ['T', 'cfdi.transfer'],
    ['I', undefined],
    ['E', undefined],
  ])('of the kind %s says whether it is an invoice at all', (code, phrase) => {
    const { faults, report } = read(invoice.replace('TipoDeComprobante="I"', `TipoDeComprobante="${code}"`));
    const told = faults.map((fault) => [fault.code, fault.severity, fault.phrase]);
    expect(told).toEqual(phrase === undefined ? [] : [['ASSAY-XML-NO-INVOICE', 'warning', phrase]]);
    expect(report.entries.some(({ path }) => path === '/Comprobante[1]/@TipoDeComprobante')).toBe(true);
  });

  it('has no customer if it is for the general public, unless that has a name of its own', () => {
    const as = (name: string): string =>
      invoice
        .replace(/Rfc="K&amp;A010301I16" Nombre="[^"]*"/, `Rfc="XAXX010101000" Nombre="${name}"`)
        .replace('DomicilioFiscalReceptor="48300"', 'DomicilioFiscalReceptor="36000"');
    expect(read(as('PUBLICO EN GENERAL')).document.customer).toBeUndefined();
    expect(read(as('JUAN')).document.customer).toMatchObject({ name: 'JUAN', tax_id: { code: 'XAXX010101000' } });
  });

  it('turns amounts of a document in another currency into those of the payment', () => {
    const foreign = written(MEXICAN_PAYMENT)
      .content.replace('MonedaDR="USD" EquivalenciaDR="1"', 'MonedaDR="EUR" EquivalenciaDR="0.8"')
      .replace('ImpPagado="106.00"', 'ImpPagado="84.80"');
    const { document, verdicts } = read(foreign);
    expect(verdicts).toEqual([]);
    expect(document).toMatchObject({
      exchange_rates: [
        { from: 'USD', to: 'MXN' },
        { from: 'EUR', to: 'USD', amount: '1.2500000000' },
      ],
      lines: [{ amount: '106.00', tax: { categories: [{ rates: [{ base: '125.00' }] }, {}] } }, {}],
    });
  });

  it('lists complements and addenda that it does not read, and shows the stamp as about the file', () => {
    const more = `<cfdi:Complemento><tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="0195CE71-DC9C-42C8-BF2C-9890A4A9F0A2" FechaTimbrado="2026-10-05T09:31:00" RfcProvCertif="SAT970701NN3" SelloCFD="YQ==" NoCertificadoSAT="00001000000504465028" SelloSAT="Yg=="/><ine:INE xmlns:ine="http://www.sat.gob.mx/ine" Version="1.1"/></cfdi:Complemento></cfdi:Comprobante>`;
    const found = read(invoice.replace('</cfdi:Comprobante>', more));
    expect(leftIn(found)).toEqual(['/Comprobante[1]/Complemento[1]/INE[1]/@Version']);
    const folio = found.report.entries.find(({ path }) => path.endsWith('/@UUID'));
    expect([folio?.outcome, found.verdicts]).toEqual(['implied', []]);
  });

  it.each([
    ['a missing attribute', / Exportacion="01"/, '', 'SCHEMA-ATTRIBUTE', '/Comprobante[1]'],
    [
      'a key of no product',
      '"50202201"',
      '"50202299"',
      'SCHEMA-VALUE',
      '/Comprobante[1]/Conceptos[1]/Concepto[1]/@ClaveProdServ',
    ],
    ['a missing element', /<cfdi:Emisor[^>]*\/>/, '', 'SCHEMA-MISSING', '/Comprobante[1]'],
  ])('is judged by the schema, with the place: %s', (_, from, to, rule, place) => {
    const { verdicts } = read(invoice.replace(from, to));
    expect(verdicts.map((verdict) => [verdict.rule, verdict.places[0]])).toEqual([[rule, place]]);
  });

  it('has its chain as the seal is made over it: in the order of the schema, without needless white space', () => {
    const values = [
      '4.0|B|31|2026-10-05T09:30:00|99|00000000000000000000|64.65|MXN|74.99|I|01|PPD|36000',
      'EKU9003173C9|CERVECERIA DEL BAJIO|601|K&A010301I16|ABARROTES LA LUZ|48300|601|G01',
      '50202201|3|ZZ|Cerveza clara|21.55|64.65|02|64.6500|002|Tasa|0.160000|10.3440',
      '64.65|002|Tasa|0.160000|10.34|10.34',
    ];
    const spaced = invoice
      .replace(' Serie="B"', '')
      .replace(' Version=', ' Serie="B" Version=')
      .replace('Cerveza clara', '  Cerveza&#10;  clara ');
    expect(read(spaced).chain).toBe(`||${values.join('|')}||`);
  });

  it('has no chain if the order of a complement is not known; the stamp is no part of it', () => {
    const withComplement = (text: string): string =>
      invoice.replace('</cfdi:Comprobante>', `<cfdi:Complemento>${text}</cfdi:Complemento></cfdi:Comprobante>`);
    const stamped = withComplement(
      '<t:TimbreFiscalDigital xmlns:t="http://www.sat.gob.mx/TimbreFiscalDigital" UUID="A"/>',
    );
    expect(read(stamped).chain).toBe(read(invoice).chain);
    expect(read(withComplement('<x:Own xmlns:x="urn:own" a="1"/>')).chain).toBeUndefined();
  });
});

it('writes extensions that the addon has', () => {
  const known: readonly string[] = Object.values(extensionKeys);
  expect(
    Object.values(codes).filter(
      (code) => typeof code === 'string' && code.startsWith('mx-cfdi-') && !known.includes(code),
    ),
  ).toEqual([]);
});

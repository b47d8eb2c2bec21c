import { expect, it } from 'vitest';
import { ublInvoice } from '../../api/examples/xml.ts';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { destinationOfXml } from '../destinations/derive.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from './import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { xmlPlaces } from '../xml/xml-places.ts';
import { ciiInvoice, ublInvoice as wholeInvoice } from '../testing/invoices.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-27T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};

async function brought(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  const { document, faults, report, profile } = outcome.value;
  const built = await engine.build({ data: document }, context);
  const refused = built.ok ? [] : built.error.faults.map(({ code, properties }) => `${code} ${properties.join()}`);
  const printed = faults.map(({ code, severity, line }) => `${code.slice(10)} ${severity} ${line}`);
  const totals = (engine.inspect({ data: document }, context).document as JsonObject | undefined)?.['totals'];
  return { document, profile, printed, faults, refused, totals, entries: report.entries };
}

const swap = (data: string, ...pairs: readonly (readonly [from: string, to: string])[]): string =>
  pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`no ${from}`);
    return text.replaceAll(from, to);
  }, data);

/** The example whose line has another net amount than four times 50.00. */
const withNet = (net: string, tax: string, due: string): string =>
  swap(ublInvoice, ['>200.00<', `>${net}<`], ['>42.00<', `>${tax}<`], ['>242.00<', `>${due}<`]);

it.each<[string, string, JsonObject, string]>([
  ['a charge', withNet('200.04', '42.01', '242.05'), { charges: [{ amount: '0.04' }] }, '242.05'],
  ['a discount', withNet('199.00', '41.79', '240.79'), { discounts: [{ amount: '1.00' }] }, '240.79'],
])('keeps the amount due by %s on the line, and says so in the report', async (_, xml, line, payable) => {
  const { document, printed, refused, totals, entries } = await brought(xml);
  expect([printed, refused]).toEqual([[], []]);
  expect(document).toMatchObject({ lines: [line] });
  expect(totals).toMatchObject({ payable });
  const net = entries.find(({ path }) => path.endsWith('/InvoiceLine[1]/LineExtensionAmount[1]'));
  expect(net).toMatchObject({ outcome: 'recalculated', phrase: expect.stringMatching(/^xml\.keptBy/) as string });
  expect(net?.became).toBe(net?.value);
});

it.each<[string, string, JsonObject, string]>([
  ['a charge of half', withNet('300.00', '63.00', '363.00'), { charges: [{ amount: '100.00' }] }, '363.00'],
  ['a discount of twice', withNet('-200.00', '-42.00', '-242.00'), { discounts: [{ amount: '400.00' }] }, '-242.00'],
])('keeps the amount due by %s on the line, and warns of the line', async (_, xml, line, payable) => {
  const { document, printed, faults, refused, totals } = await brought(xml);
  expect([printed, refused]).toEqual([['LINE-AMOUNT warning 54'], []]);
  expect(faults[0]?.values).toEqual({ declared: payable === '363.00' ? '300.00' : '-200.00', calculated: '200.00' });
  expect(document).toMatchObject({ lines: [line] });
  expect(totals).toMatchObject({ payable });
});

it('keeps the amount due by a rounding where VAT was rounded otherwise', async () => {
  const { document, printed, refused, totals, entries } = await brought(
    swap(ublInvoice, ['>42.00<', '>42.02<'], ['>242.00<', '>242.02<']),
  );
  expect([printed, refused]).toEqual([[], []]);
  expect(document).toMatchObject({ totals: { rounding: '0.02' } });
  expect(totals).toMatchObject({ payable: '242.02' });
  expect(entries.find(({ terms }) => terms?.includes('BT-115'))).toMatchObject({ phrase: 'xml.keptByRounding' });
});

it('writes the declared VAT back as long as the amount that it is of stays', async () => {
  const { document, entries } = await brought(swap(ublInvoice, ['>42.00<', '>42.02<'], ['>242.00<', '>242.02<']));
  expect(document).toMatchObject({ meta: { 'vat-s-21': '42.02 of 200.00' } });
  expect(entries.find(({ terms }) => terms?.includes('BT-117'))).toMatchObject({ phrase: 'xml.keptVat' });
  const figures = (data: JsonObject, format: string): readonly string[] => {
    const written = exportXml({ data, format }, engine, context, RULE_SETS);
    if (!written.ok) throw new Error(written.error.message);
    const broken = written.value.verdicts.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    const amounts = /^(?:Tax(?:Inclusive|Total)?|GrandTotal|Calculated|(?:Due)?Payable(?:Rounding)?)Amount$/;
    const all = [...written.value.content.matchAll(/<\w+:(\w+)[^>]*>(-?[\d.]+)<\//g)];
    return [...all.filter(([, name = '']) => amounts.test(name)).map(([, name, sum]) => `${name} ${sum}`), ...broken];
  };
  expect(figures(document, 'ubl')).toEqual([
    'TaxAmount 42.02',
    'TaxAmount 42.02',
    'TaxInclusiveAmount 242.02',
    'PayableAmount 242.02',
  ]);
  expect(figures(document, 'cii')).toEqual([
    'CalculatedAmount 42.02',
    'TaxTotalAmount 42.02',
    'GrandTotalAmount 242.02',
    'DuePayableAmount 242.02',
  ]);
  const [line] = document['lines'] as readonly JsonObject[];
  const edited = { ...document, lines: [{ ...line, quantity: '5' }] };
  expect(figures(edited, 'ubl')).toEqual([
    'TaxAmount 52.50',
    'TaxAmount 52.50',
    'TaxInclusiveAmount 302.50',
    'PayableRoundingAmount 0.02',
    'PayableAmount 302.52',
  ]);
});

/** The sum of the lines is not their net amounts either, so nothing says which figure is wrong. */
const withOtherSum = (xml: string): string =>
  xml.replace(/(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$1250.00');

it.each([
  ['more than a quarter beside', withOtherSum(withNet('300.00', '63.00', '363.00')), '363.00'],
  ['the opposite of', withOtherSum(withNet('-200.00', '-42.00', '-242.00')), '-242.00'],
])(
  'warns with both sums where a net amount that no sum confirms is %s what quantity and price give',
  async (_, xml, declared) => {
    const { document, faults, printed } = await brought(xml);
    expect(printed).toEqual(['AMOUNT-DUE warning 49']);
    expect(faults[0]?.values).toEqual({ declared, became: '242.00' });
    expect(JSON.stringify(document)).not.toContain('Difference');
  },
);

it('warns with both sums where it can keep neither', async () => {
  const { faults, printed, totals } = await brought(
    swap(ublInvoice, ['<cbc:PayableAmount currencyID="EUR">242.00', '<cbc:PayableAmount currencyID="EUR">300.00']),
  );
  expect(printed).toEqual(['AMOUNT-DUE warning 49']);
  expect(faults[0]?.values).toEqual({ declared: '300.00', became: '242.00' });
  expect(totals).toMatchObject({ payable: '242.00' });
});

it.each<[string, string, string, string]>([
  ['of issue in UBL', swap(ublInvoice, ['2026-01-15', '2026-02-30']), '$.issue_date', '2026-02-30'],
  ['of issue that is no date', swap(ublInvoice, ['2026-01-15', '15.01.2026']), '$.issue_date', '15.01.2026'],
  ['of issue in CII', swap(ciiInvoice(), ['20260201', '20260229']), '$.issue_date', '2026-02-29'],
  ['of payment', swap(ublInvoice, ['2026-02-14', '2026-02-29']), '$.payment.terms.due_dates[0].date', '2026-02-29'],
  [
    'of a period',
    swap(wholeInvoice(), ['<cbc:StartDate>2026-01-01', '<cbc:StartDate>2026-13-01']),
    '$.lines[0].period.start',
    '2026-13-01',
  ],
  [
    'of delivery',
    swap(wholeInvoice(), ['<cbc:ActualDeliveryDate>2026-01-20', '<cbc:ActualDeliveryDate>2026-01-32']),
    '$.delivery.date',
    '2026-01-32',
  ],
])('a date %s that cannot be read is reported, and never filled in', async (_, xml, path, value) => {
  const { document, printed, refused } = await brought(xml);
  expect(printed.filter((line) => /^VALUE error \d+$/.test(line)).length).toBeGreaterThan(0);
  expect(refused).toContain(`ASSAY-INPUT-DATE ${path}`);
  const at = path
    .slice(2)
    .split(/[.[\]]+/)
    .filter(Boolean);
  expect(at.reduce<unknown>((from, step) => (from as Record<string, unknown>)[step], document)).toBe(value);
});

it('a quantity, a currency and a time that cannot be read stand as written', async () => {
  const { document, printed } = await brought(
    swap(
      ublInvoice,
      ['>4</cbc:InvoicedQuantity>', '>four</cbc:InvoicedQuantity>'],
      ['Code>EUR<', 'Code>Euro<'],
      ['<cbc:DueDate>', '<cbc:IssueTime>noon</cbc:IssueTime><cbc:DueDate>'],
    ),
  );
  expect(document).toMatchObject({ currency: 'Euro', issue_time: 'noon', lines: [{ quantity: 'four' }] });
  expect(printed.filter((line) => line.startsWith('VALUE'))).toHaveLength(3);
});

it('a time is read without its zone', async () => {
  const { document, refused } = await brought(
    swap(ublInvoice, ['<cbc:DueDate>', '<cbc:IssueTime>02:39:19+01:00</cbc:IssueTime><cbc:DueDate>']),
  );
  expect([document['issue_time'], refused]).toEqual(['02:39:19', []]);
});

it.each([
  ['12/345/67890', { key: 'de-tax-number', scope: 'tax', code: '12/345/67890' }, []],
  ['20111340209', { key: 'de-tax-number', scope: 'tax', code: '20111340209' }, []],
  ['4711', { type: 'FC', scope: 'tax', code: '4711' }, ['GOBL-DE-BILL-INVOICE-01 $.supplier']],
])('a German seller with the tax number %s', async (number, identity, refused) => {
  const scheme = /<cbc:CompanyID>ESB98602642<\/cbc:CompanyID>\s*<cac:TaxScheme><cbc:ID>VAT/;
  const german = swap(ublInvoice, ['Code>ES<', 'Code>DE<']).replace(
    scheme,
    `<cbc:CompanyID>${number}</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC`,
  );
  const read = await brought(german);
  expect(read.document).toMatchObject({ supplier: { identities: [identity] } });
  expect(read.refused).toEqual(refused);
});

it.each([
  ['FR', { street: 'Rue des Tanneurs', num: '14' }, 'Rue des Tanneurs 14'],
  ['BE', { street: 'Rue des Tanneurs', num: '14' }, 'Rue des Tanneurs 14'],
])('a street and its number in %s come back as they were written', async (country, address, line) => {
  const xml = swap(
    ublInvoice,
    ['Code>ES<', `Code>${country}<`],
    ['ESB98602642', country === 'FR' ? 'FR83404833048' : 'BE0202239951'],
    [
      '<cbc:CityName>Madrid',
      '<cbc:StreetName>Rue des Tanneurs</cbc:StreetName><cbc:BuildingNumber>14</cbc:BuildingNumber><cbc:CityName>Madrid',
    ],
  );
  const { document } = await brought(xml);
  expect(document).toMatchObject({ supplier: { addresses: [{ ...address, country }] } });
  const written = exportXml({ data: document, format: 'ubl' }, engine, context, RULE_SETS);
  expect(written.ok && /<cbc:StreetName>([^<]*)/.exec(written.value.content)?.[1]).toBe(line);
});

it('opens the envelope of a network, whose invoice keeps its lines', async () => {
  const party = (name: string) =>
    `<${name}><Identifier Authority="iso6523-actorid-upis">0088:${name}</Identifier></${name}>`;
  const sent = wholeInvoice().replace(/^<\?xml.*\?>\s*/, '');
  const header = `<StandardBusinessDocumentHeader>${party('Sender')}\n${party('Receiver')}</StandardBusinessDocumentHeader>`;
  const namespace = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
  const data = `<StandardBusinessDocument xmlns="${namespace}">${header}\n${sent}</StandardBusinessDocument>`;
  const [alone, within] = [sent, data].map((text) => importXml({ data: text }, engine, context, RULE_SETS));
  if (!alone?.ok || !within?.ok) throw new Error('unread');
  expect(within.value.document).toEqual(alone.value.document);
  expect(within.value.verdicts).toEqual(alone.value.verdicts);
  expect(within.value.envelope).toEqual({ sender: '0088:Sender', receiver: '0088:Receiver' });
  const places = (result: typeof alone.value) => result.report.entries.map(({ path, line }) => `${path} ${line}`);
  expect(places(within.value)).toEqual(alone.value.report.entries.map(({ path, line }) => `${path} ${line + 2}`));
  const [first] = within.value.report.entries;
  expect(xmlPlaces(data)(first?.path ?? '').start).toBe(data.indexOf(first?.value ?? ''));
});

const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
it.each([
  [PEPPOL.replace('3.0', '3.O'), PEPPOL],
  [
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0.2',
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  ],
  ['urn:factur-x.eu:1p0:basic', 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic'],
  [
    'urn:cen.eu:en16931:2017#conformant#urn:UBL.BE:1.0.0.2018O214',
    'urn:cen.eu:en16931:2017#conformant#urn:UBL.BE:1.0.0.20180214',
  ],
  ['foo', undefined],
  ['x'.repeat(300), undefined],
])('warns that nobody has published the specification %s, and guesses no destination', async (named, nearest) => {
  const { document, printed, faults, profile } = await brought(
    swap(ublInvoice, ['ID>urn:cen.eu:en16931:2017<', `ID>${named}<`]),
  );
  expect([printed, faults[0]?.values?.['nearest']]).toEqual([['SPECIFICATION warning 5'], nearest]);
  expect(destinationOfXml(profile, named, document)).toBeUndefined();
});

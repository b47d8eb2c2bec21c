import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { FINVOICE_CREDIT, FINVOICE_FULL, FINVOICE_SELF_BILLED } from '../testing/finvoice-invoices.ts';
import { isCreditorReference, isFinnishReference } from './reference-numbers.ts';
import { wrapped } from './values.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-27T12:00:00.123Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function read(data: string | Uint8Array) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

const write = (data: JsonObject, more: Partial<ExportRequest> = {}) =>
  exportXml({ data, format: 'finvoice', ...more }, engine, context, RULE_SETS);

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value;
}

/** Elements with text, in order, by name. */
const leaves = (xml: string): readonly string[] =>
  [...xml.matchAll(/<([A-Z]\w+)[^<>]*>([^<>]+)<\//g)].map(([, name = '', text = '']) => `${name} ${text}`);

const OWN = { 'in full': FINVOICE_FULL, 'a credit note': FINVOICE_CREDIT, 'self-billed': FINVOICE_SELF_BILLED };
const full = written(FINVOICE_FULL).content;
const credit = written(FINVOICE_CREDIT).content;

describe('an invoice written as Finvoice', () => {
  it.each(Object.entries(OWN))(
    'is valid, loses nothing that matters, and is the same XML when read back: %s',
    (_, data) => {
      const { content, profile, verdicts, report } = written(data);
      expect([profile, verdicts, report.losses.filter(({ grade }) => grade === 'matters')]).toEqual([
        'finvoice',
        [],
        [],
      ]);
      const again = read(content);
      expect([again.format, again.verdicts]).toEqual(['finvoice', []]);
      expect(again.report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
      expect(again.report.entries.filter(({ phrase }) => phrase === 'member.otherFigure')).toEqual([]);
      expect(engine.inspect({ data: again.document }, context).faults).toEqual([]);
      expect(written(again.document).content).toBe(content);
    },
  );

  it.each([
    [
      'in full',
      [
        'FromIntermediator NDEAFIHH',
        'ToIntermediator 003700010001',
        'SellerPartyIdentifier 2077474-0',
        'SellerOrganisationTaxCode FI20774740',
        'SellerFaxNumber +358 15 000 112',
        'BuyerStreetName PL 4',
        'DeliveryOrganisationName saaren pohjoisrannalla',
        'UnitPriceAmount 0,12345',
        'UnitPriceBaseQuantity 100',
        'VatExemptionReasonCode VATEX-EU-135-1',
        'InvoicePaidAmount 50,00',
        'EpiNameAddressDetails Rahoitus Oyj',
        'EpiInstructedAmount 454,56',
        'EpiCharge SLEV',
      ],
    ],
    [
      'a credit note',
      [
        'InvoiceTypeCode INV02',
        'OriginalInvoiceNumber 26-44',
        'InvoicedQuantity -3',
        'UnitPriceAmount 94,00',
        'RowDiscountPercent 5,0',
        'RowDiscountAmount -14,10',
        'RowVatExcludedAmount -257,90',
        'EpiReference H2',
        'EpiInstructedAmount -323,66',
        'EpiCharge SHA',
      ],
    ],
    ['self-billed', ['InvoiceTypeCode INV07', 'FromIdentifier 5567037485', 'ToIdentifier 003720774740', 'VatCode K']],
  ] as const)('has the figures and codes of the format: %s', (name, expected) => {
    expect(leaves(written(OWN[name]).content)).toEqual(expect.arrayContaining([...expected]));
  });

  it('declares ISO-8859-15 and has the same bytes in UTF-8', () => {
    expect(full).toMatch(/^<\?xml version="1\.0" encoding="ISO-8859-15"\?>/);
    expect(full).toContain('K&#228;hk&#246;nen');
    expect(full).toContain('Kiitos &#8364;');
    expect(full).not.toMatch(/[^\0-\x7f]/);
  });

  it('names the scheme of a reference only if its check digits are right', () => {
    expect(full).toContain('<EpiRemittanceInfoIdentifier IdentificationSchemeName="ISO">RF18539007547034<');
    expect(written(FINVOICE_SELF_BILLED).content).toContain('IdentificationSchemeName="SPY">202020202<');
    expect(credit).not.toContain('EpiRemittanceInfoIdentifier');
  });

  it('is refused with the place if the schema would refuse it', () => {
    const { customer, ...rest } = FINVOICE_FULL;
    const [address] = (customer as { addresses: readonly JsonObject[] }).addresses;
    const { code: _code, ...uncoded } = address ?? {};
    const refused = write({ ...rest, customer: { ...(customer as JsonObject), addresses: [uncoded] } });
    expect(refused.ok ? [] : refused.error.faults?.map(({ code, properties }) => [code, properties[0]])).toEqual([
      ['SCHEMA-MISSING', '$.customer.addresses[0]'],
    ]);
  });

  it('says one day of payment, for the whole amount: a further one is a loss that matters', () => {
    const due_dates = ['2026-11-01', '2026-12-01'].map((date) => ({ date, percent: '50%' }));
    const refused = write({
      ...FINVOICE_FULL,
      payment: { ...(FINVOICE_FULL.payment as JsonObject), terms: { due_dates } },
    });
    expect(refused.ok ? [] : refused.error.faults?.map(({ properties }) => properties[0])).toEqual(
      expect.arrayContaining(['$.payment.terms.due_dates[0].percent', '$.payment.terms.due_dates[1].date']),
    );
  });
});

describe('a file of Finvoice', () => {
  it('becomes a document with its members', () => {
    expect(read(full).document).toMatchObject({
      code: '26-71',
      supplier: { people: [{ name: { surname: 'Kähkönen' } }], telephones: [{}, { label: 'fax' }] },
      customer: { identities: [{ code: 'AS-9' }], ext: { 'fi-finvoice-operator': '003700010001' } },
      delivery: { receiver: { name: 'Majatalon laituri ja venevaja saaren pohjoisrannalla' } },
      lines: [
        { discounts: [{ percent: '10%', amount: '34.10' }], period: { start: '2026-09-01' } },
        { item: { price: '0.0012345' } },
        { item: { meta: { 'unit-label': 'kausi' } }, taxes: [{ key: 'exempt' }] },
      ],
      payment: {
        payee: { name: 'Rahoitus Oyj' },
        instructions: { credit_transfer: [{ iban: 'FI2112345600000785' }, { number: '15903000000776' }] },
      },
    });
    expect(read(credit).document).toMatchObject({
      type: 'credit-note',
      preceding: [{ code: '26-44', issue_date: '2026-08-03' }, { code: '45' }],
      lines: [{ quantity: '3', discounts: [{ percent: '5%', amount: '14.10' }, { amount: '10.00' }] }],
    });
  });

  it('is read from bytes of ISO-8859-15', () => {
    const bytes = Buffer.from(full.replaceAll('&#228;', 'ä').replace('&#8364;', '¤'), 'latin1');
    const { document } = read(bytes);
    expect(document.notes).toEqual([{ key: 'general', text: 'Kiitos €' }]);
    expect(document.supplier).toMatchObject({ people: [{ name: { surname: 'Kähkönen' } }] });
  });

  it.each(['1.3', '2.01'])('of version %s is read, and accepted by the schema', (version) => {
    const older = full.replace('Version="3.0"', `Version="${version}"`);
    expect([read(older).document.code, read(older).verdicts]).toEqual(['26-71', []]);
  });

  it('is read in version 1.2, and the schema names its version', () => {
    const older = full
      .replace('Version="3.0"', 'Version="1.2"')
      .replace(/<BuyerOrganisationTaxCode>.*</, '<BuyerOrganisationTaxCode>0112038-9<')
      .replace(/<UnitPriceNetAmount .*\n/g, '')
      .replace(/<EpiPaymentMeansCode>.*\n/, '');
    const { document, verdicts } = read(older);
    expect(verdicts.map(({ rule, places }) => [rule, places[0]])).toEqual([['SCHEMA-VALUE', '/Finvoice[1]/@Version']]);
    expect(document.customer).toMatchObject({ tax_id: { country: 'FI', code: '01120389' } });
    expect(document.payment).toMatchObject({ instructions: { key: 'credit-transfer' } });
  });

  it.each([
    ['a missing element', /<EpiCharge .*\n/, '', 'SCHEMA-MISSING'],
    ['a wrong value', '>5,5<', '>123456789012,55<', 'SCHEMA-VALUE'],
    ['a wrong sequence', /(<InvoiceNumber>.*\n)\s*(<InvoiceDate .*\n)/, '$2$1', 'SCHEMA-ORDER'],
  ])('is judged by the schema, with the place: %s', (_, from, to, rule) => {
    const { verdicts } = read(full.replace(from, to));
    expect(verdicts.map((verdict) => verdict.rule)).toEqual([rule]);
    expect(verdicts[0]?.places[0]).toMatch(/^\/Finvoice/);
  });

  it.each([
    ['the gross price where that gives the total of the row', /(<UnitPriceNetAmount [^>]*>)62,00/, '$155,80', '62.00'],
    ['the price that the total of the row implies', />62,00</g, '>60,00<', '62.00'],
  ])('has %s', (_, from, to, price) => {
    const { document } = read(full.replace(from, to));
    expect(document.lines).toMatchObject([{ quantity: '5.5', item: { price } }, {}, {}]);
  });

  it('has notes for rows of text, and none for rows that show sums again', () => {
    const more = `<InvoiceRow><ArticleName>Lisätietoja</ArticleName><RowFreeText>Kysy</RowFreeText></InvoiceRow>
      <InvoiceRow><SubInvoiceRow><SubArticleName>Yhteensä</SubArticleName></SubInvoiceRow></InvoiceRow><EpiDetails>`;
    const { document, report } = read(full.replace('<EpiDetails>', more));
    expect(document.lines).toHaveLength(3);
    expect(document.notes).toMatchObject([{}, { text: 'Lisätietoja' }, { text: 'Kysy' }]);
    expect(report.entries.filter(({ outcome }) => outcome === 'left').map(({ value }) => value)).toEqual(['Yhteensä']);
  });

  it('reports a copy, and a message that is not an invoice, at its code', () => {
    const { entries } = read(full.replace('>INV01<', '>ORD01<').replace('>Original<', '>Copy<')).report;
    const left = entries.filter(({ outcome }) => outcome === 'left');
    expect(left.map(({ value, phrase }) => [value, phrase])).toEqual(
      expect.arrayContaining([
        ['ORD01', 'finvoice.otherKind'],
        ['Copy', 'finvoice.notOriginal'],
      ]),
    );
  });

  it('reads an amount in another currency nowhere', () => {
    const other = full.replace(
      'InvoicePaidAmount AmountCurrencyIdentifier="EUR"',
      'InvoicePaidAmount AmountCurrencyIdentifier="USD"',
    );
    const { document, report } = read(other);
    expect(document.payment).not.toHaveProperty('advances');
    expect(report.entries.find(({ path }) => path.endsWith('/InvoicePaidAmount[1]'))?.outcome).toBe('left');
  });

  it('keeps what is to be paid when its total is rounded', () => {
    const { document } = read(full.replace('>504,56<', '>504,60<'));
    expect(document.totals).toEqual({ rounding: '0.04' });
  });
});

describe('reference numbers', () => {
  it.each([
    ['202020202', true],
    ['1232', true],
    ['1233', false],
    ['0000000000000000000000', false],
    ['123', false],
  ])('%s is a Finnish reference number: %s', (text, expected) => {
    expect(isFinnishReference(text)).toBe(expected);
  });

  it.each([
    ['RF18539007547034', true],
    ['RF19539007547034', false],
    ['RF7588A', true],
    ['18539007547034', false],
  ])('%s is a creditor reference: %s', (text, expected) => {
    expect(isCreditorReference(text)).toBe(expected);
  });
});

it('parts a text between words, and leaves no single character', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
  expect(wrapped('abcdefghi', 4)).toEqual(['abcd', 'ef', 'ghi']);
  expect(wrapped('  ', 4)).toEqual([]);
});

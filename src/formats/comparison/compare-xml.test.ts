import { describe, expect, it } from 'vitest';
import { ciiInvoice, ublInvoice, VAT_CATEGORIES } from '../testing/invoices.ts';
import { prepareImport } from '../reading/import-xml.ts';
import { compareXml, type ComparedRow, type XmlComparison } from './compare-xml.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const UBL = ublInvoice();
const CII = ciiInvoice();

const compare = (here: string, there: string): XmlComparison =>
  compareXml(here, there, (data) => prepareImport({ data }, () => false));

function compared(here: string, there: string): readonly ComparedRow[] {
  const comparison = compare(here, there);
  if (!comparison.ok) throw new Error(comparison.description);
  return comparison.rows;
}

const printed = ({ within, term, outcome, here, there }: ComparedRow): string =>
  [[...within.map(({ text }) => text), term].join(' / '), outcome, here?.value ?? '-', there?.value ?? '-'].join(' | ');

function differences(here: string, there: string): readonly string[] {
  return compared(here, there)
    .filter(({ outcome }) => outcome !== 'same')
    .map(printed);
}

/** The text with one part replaced. */
function altered(text: string, was: string, is: string): string {
  if (!text.includes(was)) throw new Error(`${was} is not there`);
  return text.replace(was, is);
}

const line = (text: string, number: string): string => {
  const all = text.match(/<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/g) ?? [];
  return all.find((candidate) => candidate.includes(`<cbc:ID>${number}</cbc:ID>`)) ?? '';
};

describe('two invoices compared by terms', () => {
  it.each(VAT_CATEGORIES)(
    'UBL and CII that say the same differ in what the one has no place for alone: %s',
    (category) => {
      expect(differences(ublInvoice(category), ciiInvoice(category))).toEqual([
        'BT-9 | here | 2026-03-01 | -',
        'Payment instructions / Payment card information / X-CardNetwork | here | VISA | -',
        'Invoice line 1 / Price details / BT-147 | here | 0 | -',
        'Invoice line 2 / Price details / BT-147 | here | 0 | -',
      ]);
    },
  );

  it('the other way round, here and there change places', () => {
    const turned = { here: 'there', there: 'here', same: 'same', changed: 'changed' } as const;
    const places = (rows: readonly ComparedRow[]) =>
      rows.map(({ within, term }) => [...within.map(({ text }) => text), term].join(' / '));
    const [forwards, backwards] = [compared(UBL, CII), compared(CII, UBL)];
    expect(places(backwards)).toEqual(places(forwards));
    expect(backwards.map(({ outcome }) => turned[outcome])).toEqual(forwards.map(({ outcome }) => outcome));
    expect(forwards.length).toBeGreaterThan(100);
  });

  it.each([
    [
      'a figure',
      '>174.00</cbc:TaxInclusiveAmount>',
      '>175.00</cbc:TaxInclusiveAmount>',
      ['Document totals / BT-112 | changed | 174.00 | 175.00'],
    ],
    ['a figure in other digits', '>174.00</cbc:TaxInclusiveAmount>', '> 174.0 </cbc:TaxInclusiveAmount>', []],
    [
      'a figure ten times as large',
      '>174.00</cbc:TaxInclusiveAmount>',
      '>1740</cbc:TaxInclusiveAmount>',
      ['Document totals / BT-112 | changed | 174.00 | 1740'],
    ],
    [
      'a figure that is nought',
      '>0.05</cbc:PayableRoundingAmount>',
      '>0</cbc:PayableRoundingAmount>',
      ['Document totals / BT-114 | changed | 0.05 | 0'],
    ],
    [
      'what looks like a figure in a number',
      '<cbc:ID>A-17</cbc:ID>',
      '<cbc:ID>17.0</cbc:ID>',
      ['BT-1 | changed | A-17 | 17.0'],
    ],
    [
      'a component',
      'schemeID="0088">4012345000009',
      'schemeID="0060">4012345000009',
      ['Seller / BT-34-1 | changed | 0088 | 0060'],
    ],
    ['a file in other lines', '>AAAA<', '>AA\n AA<', []],
    ['a file', '>AAAA<', '>AAAB<', ['Additional supporting documents T-1 / BT-125 | changed | AAAA | AAAB']],
    ['the unit of a line', 'unitCode="C62">5<', 'unitCode="HUR">5<', ['Invoice line 2 / BT-130 | changed | C62 | HUR']],
    ['an element left out', '<cbc:DueDate>2026-03-01</cbc:DueDate>', '', ['BT-9 | here | 2026-03-01 | -']],
    [
      'an element that is empty',
      '<cbc:DueDate>2026-03-01</cbc:DueDate>',
      '<cbc:DueDate/>',
      ['BT-9 | changed | 2026-03-01 | '],
    ],
    [
      'an element more',
      '<cbc:DocumentCurrencyCode>',
      '<cbc:AccountingCost>K</cbc:AccountingCost><cbc:DocumentCurrencyCode>',
      ['BT-19 | there | - | K'],
    ],
    [
      'the rate of a breakdown',
      '<cbc:TaxableAmount currencyID="EUR">145.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">29.00</cbc:TaxAmount>\n      <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20<',
      '<cbc:TaxableAmount currencyID="EUR">145.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">29.00</cbc:TaxAmount>\n      <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21<',
      ['VAT breakdown S 20 / BT-119 | changed | 20 | 21'],
    ],
  ])('%s', (_, was, is, expected) => {
    expect(differences(UBL, altered(UBL, was, is))).toEqual(expected);
  });

  it('prefixes, comments and blanks between elements say nothing', () => {
    const other = UBL.replaceAll('cbc:', 'b:').replace('xmlns:cbc', 'xmlns:b').replace(/>\s+</g, '><!-- -->\n<');
    expect(differences(UBL, other)).toEqual([]);
  });
});

describe('lines are the same', () => {
  it('lines with one number are the same, wherever they stand', () => {
    const [first, second] = [line(UBL, '1'), line(UBL, '2')];
    const turned = UBL.replace(first, '~').replace(second, first).replace('~', second);
    expect(turned).not.toBe(UBL);
    expect(differences(UBL, turned)).toEqual([]);
  });

  it('a line is only in one invoice when no line of the other has its number', () => {
    const rows = compared(UBL, altered(UBL, line(UBL, '2'), '')).filter(({ outcome }) => outcome !== 'same');
    expect(withoutPhrases(new Set(rows.map(({ within, outcome }) => `${within[0]?.text ?? ''} ${outcome}`)))).toEqual(
      new Set(['Invoice line 2 here']),
    );
  });

  it('lines numbered otherwise are paired by their item, or else in their order', () => {
    const renumbered = (name: string) =>
      UBL.replace('<cbc:ID>1</cbc:ID>', '<cbc:ID>10</cbc:ID>')
        .replace('<cbc:ID>2</cbc:ID>', '<cbc:ID>20</cbc:ID>')
        .replaceAll('Brake pads', name)
        .replaceAll('04012345123456', '1');
    const numbers = ['Invoice line 1 / BT-126 | changed | 1 | 10', 'Invoice line 2 / BT-126 | changed | 2 | 20'];
    expect(differences(UBL, renumbered('Brake pads')).filter((row) => row.includes('BT-126'))).toEqual(numbers);
    expect(differences(UBL, renumbered('Discs')).filter((row) => row.includes('BT-126'))).toEqual(numbers);
  });

  it('lines that share a number are paired one by one', () => {
    const doubled = UBL.replace('<cbc:ID>2</cbc:ID>', '<cbc:ID>1</cbc:ID>');
    expect(differences(doubled, doubled)).toEqual([]);
    expect(differences(UBL, doubled)).toHaveLength(differences(doubled, UBL).length);
  });
});

it('values of one term are paired by what they say, then in their order', () => {
  const id = (text: string): string =>
    `<cac:PartyIdentification><cbc:ID schemeID="0060">${text}</cbc:ID></cac:PartyIdentification>`;
  const seller = (...ids: readonly string[]): string => UBL.replace(id('123456789'), ids.map(id).join(''));
  expect(differences(seller('a', 'b'), seller('b', 'a'))).toEqual([]);
  expect(differences(seller('a', 'b', 'c'), seller('c', 'd'))).toEqual([
    'Seller / BT-29 | changed | a | d',
    'Seller / BT-29 | here | b | -',
    'Seller / BT-29-1 | here | 0060 | -',
  ]);
});

it('the code of the tax point is one whatever its list', () => {
  const rows = compared(UBL, CII).filter(({ term }) => term === 'BT-8');
  expect(rows.map(printed)).toEqual(['BT-8 | same | 35 | 29']);
});

it('each value has its place in its text', () => {
  for (const { here, there } of compared(UBL, CII)) {
    // In UBL a note begins with its subject; in CII a date has no hyphens.
    const plain = (text: string): string => text.trim().replace(/^#AAI#|^AAI$|-/g, '');
    if (here) expect(plain(UBL.slice(here.at?.start, here.at?.end))).toContain(plain(here.value));
    if (there) expect(plain(CII.slice(there.at?.start, there.at?.end))).toContain(plain(there.value));
  }
});

it.each([
  ['', UBL, 'here', /no element/],
  [UBL, '<a>', 'there', /a/],
  [UBL, '<a/>', 'there', /root element a .* belongs to no known format/],
])('a text that is not an invoice is named by its side: %#', (here, there, side, description) => {
  const comparison = compare(here, there);
  expect(comparison).toMatchObject({ ok: false, side });
  expect(comparison.ok ? '' : comparison.description).toMatch(description);
});

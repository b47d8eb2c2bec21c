import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import { systemContext } from '../../../platform/system-context.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../standard.ts';
import { bare, coded, edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { danishExport } from '../../testing/oioubl-invoices.ts';
import { pathsIn } from '../../rules/kit/place.ts';
import { inSyntax } from '../../rules/kit/row.ts';
import { hundredths } from './figures.ts';
import { placesOf } from './places.ts';
import { rowsOf } from './table.ts';
import { TABLE } from './tables.codes.ts';

const sound = danishExport().content;
const before = (element: string, xml: string): Edit => [new RegExp(`<${element}[ >]`), `${xml}$&`];
const means = (...xml: readonly string[]): Edit => [
  /<cac:PaymentMeans>[^]*<\/cac:PaymentMeans>/,
  `<cac:PaymentMeans>${xml.join('')}</cac:PaymentMeans>`,
];
const code = (means: string): string => `<cbc:PaymentMeansCode>${means}</cbc:PaymentMeansCode>`;

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another customization', [set('cbc:CustomizationID', 'OIOUBL-2.03')], 'F-LIB002'],
  ['a profile of no list', [set('cbc:ProfileID', 'Procurement')], 'F-LIB302'],
  ['no scheme of the profile', [bare('cbc:ProfileID', 'schemeID')], 'W-LIB003'],
  ['a profile that goes with an order', [set('cbc:ProfileID', 'Procurement-OrdSimR-BilSim-1.0')], 'F-INV002'],
  ['another kind of document', [set('cbc:InvoiceTypeCode', '381')], 'F-INV011'],
  ['another currency', [set('cbc:DocumentCurrencyCode', 'XYZ')], 'F-INV012 F-INV013 F-INV014 F-LIB298'],
  ['a currency of an amount', [coded('cbc:PriceAmount', 'currencyID', 'XYZ')], 'F-LIB403'],
  ['no person at the customer', [inside('cac:AccountingCustomerParty', gone('cac:Contact'))], 'F-INV046'],
  ['no number of the person', [[/<cbc:ID>9027<\/cbc:ID>/, '']], 'F-INV051'],
  ['a number of no register', [[/(<cac:PartyIdentification>\s*<cbc:ID schemeID=)"[^"]*"/, '$1"0184"']], 'F-LIB183'],
  ['a number of CVR without DK', [[/(<cac:PartyIdentification>\s*<cbc:ID[^>]*>)DK/, '$1']], 'F-LIB184'],
  ['no format of addresses', [gone('cbc:AddressFormatCode')], 'F-LIB025 F-LIB026'],
  ['an address by lines', [set('cbc:AddressFormatCode', 'Unstructured')], 'F-LIB031'],
  ['the tax by another name', [[/>Moms</g, '>VAT<']], 'F-LIB198'],
  ['a category of no list', [[/>StandardRated<\/cbc:ID>/g, '>S</cbc:ID>']], 'F-LIB309'],
  ['a tax of a line', [inside('cac:InvoiceLine', set('cbc:TaxAmount', '900.00'))], 'F-LIB385'],
  ['a rate of a line', [inside('cac:InvoiceLine', set('cbc:Percent', '10'))], 'F-LIB401'],
  ['a line without a rate', [inside('cac:InvoiceLine', set('cbc:Percent', '0'))], 'F-LIB382 F-LIB401'],
  ['the base of the tax', [inside('cac:TaxTotal', set('cbc:TaxableAmount', '9.00'))], 'F-LIB402'],
  ['the total of taxes', [set('cbc:TaxExclusiveAmount', '1.00')], 'F-INV127'],
  ['the amount due', [set('cbc:PayableAmount', '1.00')], 'F-INV133'],
  ['three decimals of it', [[/(<cbc:PayableAmount[^>]*>[^<]*)/, '$10']], 'F-LIB014'],
  [
    'the net amount of a line',
    [inside('cac:InvoiceLine', set('cbc:LineExtensionAmount', '9.00'))],
    'F-INV126 F-INV348',
  ],
  ['a unit of no list', [coded('cbc:InvoicedQuantity', 'unitCode', 'EACH')], 'F-LIB318'],
  ['an account without a bank', [gone('cac:FinancialInstitutionBranch')], 'F-LIB127 F-LIB311'],
  ['a means that is none', [means(code('30'))], 'F-LIB100'],
  ['NemKonto with an account', [means(code('97'), '<cbc:PaymentID>1</cbc:PaymentID>')], 'F-LIB161'],
  [
    'a slip without its number',
    [means(code('93'), '<cbc:PaymentID>71</cbc:PaymentID>')],
    'F-LIB153 F-LIB156 F-LIB305 F-LIB336',
  ],
  [
    'two notes without languages',
    [before('cbc:DocumentCurrencyCode', '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>')],
    'W-LIB011',
  ],
  ['one note without', [before('cbc:DocumentCurrencyCode', '<cbc:Note>a</cbc:Note>')], ''],
];

describe('OIOUBL 2.1', () => {
  it('finds nothing in the example of Denmark', () => {
    expect(firedBy('oioubl@1.17.2', sound)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('oioubl@1.17.2', sound, edits)).toBe(breaks);
  });

  it('looks at places of the kind of document that an id is of', () => {
    for (const { id, place } of rowsOf(TABLE)) {
      const at = inSyntax(place, 'ubl') ?? '';
      const places = pathsIn(typeof at === 'string' ? at : at.name);
      expect([id, places.length > 0]).toEqual([id, true]);
      if (id.includes('-INV')) expect(places.filter((place) => !place.startsWith('/Invoice'))).toEqual([]);
      if (id.includes('-CRN')) expect(places.filter((place) => !place.startsWith('/CreditNote'))).toEqual([]);
    }
    expect(placesOf('lines/Item')).toEqual(['/Invoice/InvoiceLine/Item', '/CreditNote/CreditNoteLine/Item']);
  });

  it.each([
    [0.125, '12'],
    [0.135, '14'],
    [-0.005, '0'],
    [1e-7, '0'],
    [1e21, `1${'0'.repeat(23)}`],
    [-12.345, '-1234'],
    [NaN, 'NaN'],
  ])('%d has %s hundredths', (figure, expected) => {
    expect(hundredths(figure)).toBe(expected);
  });
});

const creditNote = sound
  .replace(/<cbc:InvoiceTypeCode[^]*?<\/cbc:InvoiceTypeCode>/, '')
  .replace(/(<\/?(?:cac:)?)Invoice(Line)?(?=[ >])/g, '$1CreditNote$2')
  .replaceAll('InvoicedQuantity', 'CreditedQuantity')
  .replace('xsd:Invoice-2', 'xsd:CreditNote-2');
const chocolates = (net: string, base: string, text = sound): string =>
  edited(text, [[/>660.00(<\/cbc:LineExtensionAmount>[^]*>55.00<\/cbc:PriceAmount>)/, `>${net}$1${base}`]]);

describe('the net amount of a line', () => {
  it.each<[what: string, text: string, rule: string, breaks: boolean]>([
    ['off by a crown, rounded', chocolates('661.004', ''), 'F-INV348', false],
    ['off by more than a crown, rounded', chocolates('661.006', ''), 'F-INV348', true],
    [
      'of a credit note that says what the price is for',
      chocolates('9', '<cbc:BaseQuantity>1</cbc:BaseQuantity>', creditNote),
      'F-CRN216',
      true,
    ],
    ['of a credit note that does not', chocolates('9', '', creditNote), 'F-CRN216', false],
  ])('%s', (_, text, rule, breaks) => {
    expect(firedBy('oioubl@1.17.2', text).includes(rule)).toBe(breaks);
  });
});

const third: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  [
    'a note more',
    [before('cbc:DocumentCurrencyCode', '<cbc:Note>a</cbc:Note><cbc:Note>b</cbc:Note>')],
    'PEPPOL-EN16931-R002',
  ],
  ['a person', [[/<cac:Contact>/, '<cac:Person/>$&']], 'OIOUBL-COMMON-041 PEPPOL-EN16931-R008'],
  ['a telephone without +', [[/<cbc:ElectronicMail>/, '<cbc:Telephone>12</cbc:Telephone>$&']], ''],
  [
    'a prefix',
    [
      [/<(\/?)Invoice([ >])/g, '<$1x:Invoice$2'],
      ['xmlns="', 'xmlns:x="'],
    ],
    'OIOUBL-INV-001',
  ],
  ['two lines with one number', [[/(<cac:InvoiceLine>\s*<cbc:ID>)2</, '$11<']], 'OIOUBL-BIL-107'],
  ['no bank', [gone('cac:FinancialInstitutionBranch')], 'OIOUBL-BIL-006 OIOUBL-BIL-039'],
  ['a currency of the tax of a category', [inside('cac:TaxSubtotal', coded('cbc:TaxAmount', 'currencyID', 'XYZ'))], ''],
  [
    'a currency of taxes',
    [inside('cac:TaxTotal', coded('cbc:TaxAmount', 'currencyID', 'XYZ'))],
    'PEPPOL-EN16931-CL007 PEPPOL-EN16931-R051',
  ],
];

describe('OIOUBL 3', () => {
  it.each(third)('%s', (_, edits, breaks) => {
    expect(brokenBy('oioubl@3.0.1', sound, edits)).toBe(breaks);
  });

  it('judges its documents unasked, and OIOUBL 2.1 is what the set is by its name', () => {
    const engine = createStandardEngine();
    const judgedBy = (data: string, judge?: readonly string[]) => {
      const outcome = importXml({ data, ...(judge && { judge }) }, engine, systemContext, RULE_SETS);
      if (!outcome.ok) throw new Error('not read');
      return [...new Set(outcome.value.verdicts.map(({ set: key, release }) => `${key}@${release}`))];
    };
    const later = edited(sound, [['OIOUBL-2.1', 'urn:fdc:oioubl.dk:trns:billing:invoice:3.0']]);
    expect(judgedBy(later)).toContain('oioubl@3.0.1');
    expect(judgedBy(later, ['oioubl'])).toEqual(['oioubl@1.17.2']);
    expect(judgedBy(edited(sound, [set('cbc:PayableAmount', '1.00')]))).toEqual(['oioubl@1.17.2']);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('oioubl@1.17.2', sound)).toMatchFileSnapshot('./slips.txt');
});

it('gives the recorded verdicts on slips (3)', async () => {
  await expect(verdictsOfSlips('oioubl@3.0.1', sound)).toMatchFileSnapshot('./slips-3.txt');
});

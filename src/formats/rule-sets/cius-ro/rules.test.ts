import { describe, expect, it } from 'vitest';
import { edited, gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice } from '../../testing/invoices.ts';
import { OF_INVOICE, OF_PARTS } from './lengths.codes.ts';

const STREET =
  '<cbc:StreetName>Strada Lungă 1</cbc:StreetName><cbc:CityName>Brașov</cbc:CityName><cbc:CountrySubentity>RO-BV</cbc:CountrySubentity>';
const sound = edited(ublInvoice(), [
  [/urn:cen\.eu:en16931:2017/, 'urn:cen.eu:en16931:2017#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1'],
  [/>(?:ES|NO|FR)<(\/cbc:IdentificationCode><\/cac:Country><\/cac:(?:PostalA|A)ddress>)/g, '>RO<$1'],
  [/(<cac:PostalAddress>|<cac:Address>)/g, `$1${STREET}`],
  ['SEK', 'RON'],
]);

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [['CIUS-RO:1.0.1', 'CIUS-RO:1.0.0']], 'BR-RO-001'],
  ['a number without a digit', [['>A-17<', '>A<']], 'BR-RO-010'],
  ['a kind of invoice', [set('cbc:InvoiceTypeCode', '386')], 'BR-RO-020_1'],
  ['neither in RON nor accounted for in it', [['RON', 'SEK']], 'BR-RO-030'],
  ['in RON alone', [gone('cbc:TaxCurrencyCode'), set('cbc:DocumentCurrencyCode', 'RON')], ''],
  ['no street', [gone('cbc:StreetName')], 'BR-RO-081 BR-RO-082 BR-RO-140 BR-RO-180'],
  ['a blank city', [set('cbc:CityName', ' ')], 'BR-RO-091 BR-RO-092 BR-RO-150 BR-RO-201'],
  ['no county', [gone('cbc:CountrySubentity')], 'BR-RO-110 BR-RO-111 BR-RO-170 BR-RO-211 BR-RO-212'],
  ['Bucharest without a sector', [set('cbc:CountrySubentity', 'RO-B')], 'BR-RO-100 BR-RO-101 BR-RO-160 BR-RO-202'],
  ['Bucharest with a sector', [set('cbc:CountrySubentity', 'RO-B'), set('cbc:CityName', 'SECTOR6')], ''],
  [
    'Bucharest with a sector that is none',
    [set('cbc:CountrySubentity', 'RO-B'), set('cbc:CityName', 'SECTOR7')],
    'BR-RO-100 BR-RO-101 BR-RO-160 BR-RO-202',
  ],
  ['no tax number of the seller, but of its representative', [[/<cbc:CompanyID>ESB98602642<\/cbc:CompanyID>/, '']], ''],
  ['no tax number', [[/<cbc:CompanyID>(?:ESB98602642|FR83404833048)<\/cbc:CompanyID>/g, '']], 'BR-RO-065'],
  [
    'no number of the buyer',
    [
      [/<cbc:CompanyID schemeID="0192">[^]*?<\/cbc:CompanyID>/, ''],
      [/<cbc:CompanyID>NO[^]*?<\/cbc:CompanyID>/, ''],
    ],
    'BR-RO-120',
  ],
  ['a negative price', [[/>10.00<\/cbc:PriceAmount>/, '>-10.00</cbc:PriceAmount>']], 'BR-27'],
  ['a price of zero', [[/>10.00<\/cbc:PriceAmount>/, '>0</cbc:PriceAmount>']], ''],
  ['a day that is none', [set('cbc:IssueDate', '2026-02-30')], 'BR-RO-DT001'],
  ['a day with a time', [set('cbc:EndDate', '2026-01-31Z')], 'BR-RO-DT006'],
  ['a code of the CII list', [set('cbc:DescriptionCode', '29')], 'BR-RO-040'],
  ['twenty-one notes', [[/(<cbc:Note>[^]*?<\/cbc:Note>)/, '$1'.repeat(21)]], 'BR-RO-A020'],
  ['three decimals of the totals', [[/(<cbc:PayableAmount[^>]*>[^<]*)/, '$10']], 'BR-DEC-RO-18'],
  ['three decimals of an allowance', [['>10.00</cbc:Amount>', '>10.000</cbc:Amount>']], 'BR-DEC-RO-01'],
  ['three decimals of the base of a charge', [['>50.00</cbc:BaseAmount>', '>50.000</cbc:BaseAmount>']], 'BR-DEC-RO-06'],
  ['three decimals in lines', [['>20.00</cbc:BaseAmount>', '>20.000</cbc:BaseAmount>']], 'BR-DEC-RO-25 BR-DEC-RO-28'],
];

const LONG: readonly [element: string | RegExp, most: number, breaks: string][] = [
  ['cbc:CityName', 50, 'BR-RO-L0501 BR-RO-L0502 BR-RO-L0503 BR-RO-L0504'],
  ['cbc:StreetName', 150, 'BR-RO-L151 BR-RO-L152 BR-RO-L153 BR-RO-L154'],
  ['cbc:RegistrationName', 200, 'BR-RO-L201 BR-RO-L203'],
  ['cbc:Note', 300, 'BR-RO-L302'],
  ['cbc:AllowanceChargeReasonCode', 100, 'BR-RO-L1017 BR-RO-L1018'],
  ['cbc:AllowanceChargeReason', 100, 'BR-RO-L1022 BR-RO-L1023'],
  ['cbc:Value', 100, 'BR-RO-L1025'],
];

describe('CIUS-RO', () => {
  it('finds nothing in a sound invoice', () => {
    expect(firedBy('cius-ro@1.0.9', sound)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('cius-ro@1.0.9', sound, edits)).toBe(breaks);
  });

  it.each(LONG)('%s has at most %i characters', (element, most, breaks) => {
    const text = edited(sound, [set(String(element), 'ă'.repeat(most))]);
    expect(brokenBy('cius-ro@1.0.9', sound, [set(String(element), 'ă'.repeat(most))])).toBe('');
    expect(brokenBy('cius-ro@1.0.9', text, [set(String(element), '𝔸'.repeat(most + 1))])).toBe(breaks);
  });

  it('limits 63 texts', () => {
    const rows = [...OF_INVOICE.trim().split('\n'), ...OF_PARTS.trim().split('\n')];
    expect(rows).toHaveLength(63);
    expect(rows.filter((row) => !/(?:^| )\d+ L\d+ BT-\d+ [A-Za-z/@.]+$/.test(row))).toEqual([]);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('cius-ro@1.0.9', sound)).toMatchFileSnapshot('./slips.txt');
});

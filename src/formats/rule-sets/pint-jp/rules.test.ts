import { describe, expect, it } from 'vitest';
import { edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice, type VatCategory } from '../../testing/invoices.ts';

const NAMED: readonly Edit[] = [
  [/(<cbc:ID>A-17)/, '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>$1'],
  ['>ESB98602642<', '>T1234567890123<'],
  ['SEK', 'JPY'],
  ['>330.00<', '>330<'],
];
const sound = (category: VatCategory = 'S'): string =>
  edited(ublInvoice(category), [...NAMED, ['urn:cen.eu:en16931:2017', 'urn:peppol:pint:billing-1@jp-1']]);

const CASES: readonly [what: string, category: VatCategory, edits: readonly Edit[], breaks: string][] = [
  ['no number of the issuer', 'S', [['>T1234567890123<', '>1234567890123<']], 'aligned-ibr-jp-01'],
  [
    'no number of the issuer, before there were any',
    'S',
    [
      ['>T1234567890123<', '>1234567890123<'],
      [/2026-01-(01|31)/g, '2023-09-$1'],
    ],
    '',
  ],
  ['no tax number', 'S', [[/<cbc:CompanyID>T[^]*?<\/cbc:CompanyID>/, '']], 'aligned-ibr-jp-01 aligned-ibr-jp-04'],
  ['accounting in crowns', 'S', [set('cbc:TaxCurrencyCode', 'SEK')], 'aligned-ibr-jp-05'],
  ['no period', 'S', [gone('cac:InvoicePeriod')], 'aligned-ibrp-052'],
  ['a tax rounded down', 'S', [['>20</cbc:Percent>', '>20.3</cbc:Percent>']], ''],
  ['a tax that is off', 'S', [['>29.00</cbc:TaxAmount>', '>30.00</cbc:TaxAmount>']], 'aligned-ibrp-051-jp'],
  [
    'a part of a yen',
    'S',
    [inside('cac:TaxSubtotal', [/currencyID="EUR">29.00</, 'currencyID="JPY">330.00<'])],
    'aligned-ibr-jp-06',
  ],
  [
    'a rate without category',
    'S',
    [[/(<cac:TaxCategory>)<cbc:ID>S<\/cbc:ID>/g, '$1']],
    'aligned-ibrp-032-jp aligned-ibrp-037-jp',
  ],
  ['a scheme of another tax', 'S', [[/(<cac:ClassifiedTaxCategory>[^]*?)VAT/, '$1GST']], 'aligned-ibr-jp-03'],
  ['no account', 'S', [inside('cac:PayeeFinancialAccount', [/<cbc:ID>[^<]*/, '<cbc:ID>'])], 'aligned-ibrp-016'],
  ['three digits of a card', 'S', [['>1234<', '>123<']], 'aligned-ibrp-017'],
  ['no code of payment', 'S', [gone('cbc:PaymentMeansCode')], 'aligned-ibrp-049'],
  [
    'a rate of what is out of scope',
    'O',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>O<\/cbc:ID>)/, '$1<cbc:Percent>0</cbc:Percent>']],
    'aligned-ibrp-o-05',
  ],
  [
    'a tax of what is exempt',
    'E',
    [['>0.00</cbc:TaxAmount>', '>1.00</cbc:TaxAmount>']],
    'aligned-ibrp-051-jp aligned-ibrp-e-09',
  ],
  ['no entry of an export', 'G', [inside('cac:TaxSubtotal', [/<cbc:ID>G</, '<cbc:ID>S<'])], 'aligned-ibrp-g-01'],
  [
    'a category of another list',
    'S',
    [inside('cac:ClassifiedTaxCategory', [/<cbc:ID>S</, '<cbc:ID>AE<'])],
    'aligned-ibrp-cl-01-jp',
  ],
  ['a correction', 'S', [set('cbc:InvoiceTypeCode', '384')], 'aligned-ibrp-cl-02-jp'],
];

describe('PINT Japan', () => {
  it.each<VatCategory>(['S', 'E', 'G', 'O'])('finds nothing in a sound invoice of category %s', (category) => {
    // Out-of-scope items come from sellers without a number; S has two rates, of which AA is the lower.
    const missing = category === 'O' ? ['aligned-ibr-jp-04'] : [];
    expect(firedBy('pint-jp@1.1.3', category === 'O' ? withoutIssuer(category) : sound(category))).toEqual(missing);
  });

  it.each(CASES)('%s (%s)', (_, category, edits, breaks) => {
    const text = category === 'O' ? withoutIssuer(category) : sound(category);
    expect(brokenBy('pint-jp@1.1.3', text, edits)).toBe(breaks);
  });

  it('asks sellers that are not registered for no number and no tax', () => {
    const set = 'pint-jp-ntr@1.1.3';
    const text = withoutIssuer('O').replace('pint:billing-1', 'pint:nontaxinvoice-1').replace('>330<', '>0<');
    expect(firedBy(set, text)).toEqual([]);
    expect(firedBy(set, text.replaceAll('>0.00</cbc:TaxAmount>', '>1.00</cbc:TaxAmount>'))).toEqual([
      'aligned-ibr-jp-07-ntr',
      'aligned-ibrp-o-09',
    ]);
    expect(firedBy(set, sound('E'))).toEqual([
      'aligned-ibr-jp-04-ntr',
      'aligned-ibr-jp-07-ntr',
      'aligned-ibrp-001-jp-ntr',
    ]);
  });
});

const withoutIssuer = (category: VatCategory): string =>
  edited(ublInvoice(category), [
    ...NAMED.filter(([find]) => find !== '>ESB98602642<'),
    ['urn:cen.eu:en16931:2017', 'urn:peppol:pint:billing-1@jp-1'],
  ]);

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('pint-jp@1.1.3', sound())).toMatchFileSnapshot('./slips.txt');
});

it('gives the recorded verdicts on slips (g)', async () => {
  await expect(verdictsOfSlips('pint-jp@1.1.3', sound('G'), /Tax|Exemption/)).toMatchFileSnapshot('./slips-g.txt');
});

import { describe, expect, it } from 'vitest';
import { edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice } from '../../testing/invoices.ts';

const sound = edited(ublInvoice(), [
  ['urn:cen.eu:en16931:2017', 'urn:peppol:pint:billing-1@my-1'],
  [/(<cbc:ID>A-17)/, '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>$1'],
  ['<cbc:ID>S<', '<cbc:ID>SA<'],
  ['<cbc:ID schemeID="0060">123456789', '<cbc:ID>C2584563200'],
  ['SEK', 'MYR'],
]);
/** Lines and entry of tourism tax; each line has the amount. */
const TOURISM: readonly Edit[] = [
  ['<cbc:ID>SA<', '<cbc:ID>TTX<'],
  ['>VAT<', '>AAL<'],
  [/<cbc:Percent>20<\/cbc:Percent>/g, ''],
  [/<cac:Item>/g, '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">17.00</cbc:TaxAmount></cac:TaxTotal>$&'],
];

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['no legal registration', [[/<cbc:CompanyID schemeID="0002">[^]*?<\/cbc:CompanyID>/, '']], 'ibr-02-my'],
  ['no legal registration of the buyer', [[/<cbc:CompanyID schemeID="0192">[^]*?<\/cbc:CompanyID>/, '']], 'ibr-03-my'],
  ['no TIN', [['<cbc:ID>C2584563200', '<cbc:ID schemeID="0060">C2584563200']], 'ibr-04-my'],
  ['a tax off by two cents', [['>29.00</cbc:TaxAmount>', '>29.02</cbc:TaxAmount>']], ''],
  ['a tax off by three cents', [['>29.00</cbc:TaxAmount>', '>29.03</cbc:TaxAmount>']], 'aligned-ibrp-sa-09'],
  ['a base off by three cents', [['>145.00</cbc:TaxableAmount>', '>145.03</cbc:TaxableAmount>']], 'aligned-ibrp-sa-08'],
  ['no rate', [[/<cbc:Percent>20<\/cbc:Percent>/g, '']], 'aligned-ibrp-048 aligned-ibrp-sa-09'],
  [
    'a reason of exemption',
    [[/(<cac:TaxSubtotal>[^]*?<\/cbc:Percent>)/, '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>']],
    'aligned-ibrp-sa-10',
  ],
  ['no tax of the entry', [inside('cac:TaxSubtotal', gone('cbc:TaxAmount'))], 'aligned-ibrp-046 aligned-ibrp-sa-09'],
  [
    'an exempt line with a rate',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>)SA/, '$1E']],
    'aligned-ibrp-e-05 aligned-ibrp-sa-08',
  ],
  ['accounting in dollars', [set('cbc:TaxCurrencyCode', 'USD')], 'ibr-cl-05-my'],
  ['tourism tax', TOURISM, ''],
  [
    'tourism tax with a rate',
    [...TOURISM, inside('cac:TaxSubtotal', [/(<cbc:ID>TTX<\/cbc:ID>)/, '$1<cbc:Percent>1</cbc:Percent>'])],
    'aligned-ibrp-048 aligned-ibrp-ttx-08',
  ],
  ['another tourism tax of a line', [...TOURISM, [/>17.00</, '>18.00<']], 'aligned-ibrp-ttx-09'],
  ['standard rated', [['<cbc:ID>SA<', '<cbc:ID>S<']], 'aligned-ibrp-cl-01-my'],
];

describe('PINT Malaysia', () => {
  it('finds nothing in a sound invoice', () => {
    expect(firedBy('pint-my@1.3.1', sound)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('pint-my@1.3.1', sound, edits)).toBe(breaks);
  });

  it('has a specification and a process of its own for self-billing', () => {
    expect(firedBy('pint-my-selfbilling@1.3.1', sound)).toEqual(['aligned-ibrp-001-my', 'aligned-ibrp-002']);
    expect(firedBy('pint-my-selfbilling@1.3.1', sound.replaceAll(':billing', ':selfbilling'))).toEqual([]);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('pint-my@1.3.1', sound)).toMatchFileSnapshot('./slips.txt');
});

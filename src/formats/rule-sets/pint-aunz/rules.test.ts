import { describe, expect, it } from 'vitest';
import { blank, bare, coded, edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice, type VatCategory } from '../../testing/invoices.ts';

const NAMED: readonly Edit[] = [
  ['>VAT<', '>GST<'],
  [/(<cbc:ID>A-17)/, '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>$1'],
  [/(<cbc:InvoiceTypeCode>)/, '<cbc:BuyerReference>0</cbc:BuyerReference>$1'],
  [/(<cbc:BaseAmount)/g, '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>$1'],
  ['>ES</cbc:IdentificationCode>', '>AU</cbc:IdentificationCode>'],
  ['>NO</cbc:IdentificationCode>', '>NZ</cbc:IdentificationCode>'],
  ['schemeID="0002">98602642', 'schemeID="0151">33000000017'],
  ['<cbc:CompanyID schemeID="0192">987654325', '<cbc:CompanyID schemeID="0088">4012345000009'],
];
const sound = (category: VatCategory = 'S', set = 'urn:peppol:pint:billing-1@aunz-1'): string =>
  edited(ublInvoice(category), [...NAMED, ['urn:cen.eu:en16931:2017', set]]);

const CASES: readonly [what: string, category: VatCategory, edits: readonly Edit[], breaks: string][] = [
  ['no reference of the buyer', 'S', [gone('cbc:BuyerReference')], 'aligned-ibrp-003'],
  ['an ABN without its scheme', 'S', [bare('cbc:CompanyID', 'schemeID')], 'aligned-ibr-001-aunz aligned-ibr-005-aunz'],
  ['an empty ABN', 'S', [['>33000000017<', '><']], 'aligned-ibr-001-aunz'],
  [
    'an NZBN of another scheme',
    'S',
    [['0088">4012345000009</cbc:CompanyID', '0151">4012345000009</cbc:CompanyID']],
    'aligned-ibr-005-aunz',
  ],
  ['an allowance off by two cents', 'S', [['>10.00</cbc:Amount>', '>10.02</cbc:Amount>']], ''],
  ['an allowance off by three cents', 'S', [['>10.00</cbc:Amount>', '>10.03</cbc:Amount>']], 'aligned-ibrp-054'],
  ['a charge off by three cents', 'S', [['>5.00</cbc:Amount>', '>5.03</cbc:Amount>']], 'aligned-ibrp-055'],
  [
    'percentages without bases',
    'S',
    [[/<cbc:BaseAmount currencyID="EUR">(?:100|50|20).00<\/cbc:BaseAmount>/g, '']],
    'aligned-ibrp-057 aligned-ibrp-058',
  ],
  ['an amount of three decimals', 'S', [['>150.00</cbc:LineExt', '>150.000</cbc:LineExt']], 'aligned-ibrp-005'],
  ['a price of three decimals', 'S', [['>10.00</cbc:PriceAmount>', '>10.000</cbc:PriceAmount>']], ''],
  ['no due date', 'S', [gone('cbc:DueDate')], 'aligned-ibrp-061'],
  ['no due date and nothing to pay', 'S', [gone('cbc:DueDate'), set('cbc:PayableAmount', '0.00')], ''],
  ['no account', 'S', [gone('cac:PayeeFinancialAccount')], 'aligned-ibrp-018'],
  ['a blank account', 'S', [inside('cac:PayeeFinancialAccount', blank('cbc:ID'))], 'aligned-ibrp-016'],
  ['a tax off by a dollar', 'S', [['>29.00</cbc:TaxAmount>', '>30.00</cbc:TaxAmount>']], ''],
  [
    'a tax off by more',
    'S',
    [['>29.00</cbc:TaxAmount>', '>30.01</cbc:TaxAmount>']],
    'aligned-ibrp-051-aunz aligned-ibrp-s-09-aunz',
  ],
  [
    'a base off by more than a dollar',
    'S',
    [['>145.00</cbc:TaxableAmount>', '>146.01</cbc:TaxableAmount>']],
    'aligned-ibrp-s-08-aunz',
  ],
  [
    'another rate of lines',
    'S',
    [inside('cac:ClassifiedTaxCategory', set('cbc:Percent', '15'))],
    'aligned-ibrp-s-08-aunz',
  ],
  [
    'a rate of zero in lines',
    'S',
    [inside('cac:ClassifiedTaxCategory', set('cbc:Percent', '0'))],
    'aligned-ibrp-s-05-aunz aligned-ibrp-s-08-aunz',
  ],
  [
    'no category of the entry',
    'S',
    [inside('cac:TaxSubtotal', gone('cac:TaxCategory'))],
    'aligned-ibrp-047-aunz aligned-ibrp-048-aunz aligned-ibrp-051-aunz aligned-ibrp-s-01-aunz',
  ],
  [
    'a reason of exemption',
    'Z',
    [[/(<cac:TaxSubtotal>[^]*?<\/cbc:Percent>)/, '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>']],
    'aligned-ibrp-z-10-aunz',
  ],
  [
    'a base of exempt lines a cent off',
    'E',
    [['>145.00</cbc:TaxableAmount>', '>145.01</cbc:TaxableAmount>']],
    'aligned-ibrp-e-08-aunz',
  ],
  ['a tax on exports', 'G', [['>0.00</cbc:TaxAmount>', '>0.20</cbc:TaxAmount>']], 'aligned-ibrp-g-09-aunz'],
  [
    'an export beside what is out of scope',
    'O',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>)O/, '$1G']],
    'aligned-ibrp-g-01-aunz aligned-ibrp-g-05-aunz aligned-ibrp-o-08-aunz aligned-ibrp-o-12-aunz',
  ],
  [
    'a rate of what is out of scope',
    'O',
    [[/(<cac:TaxCategory><cbc:ID>O<\/cbc:ID>)/, '$1<cbc:Percent>0</cbc:Percent>']],
    'aligned-ibrp-o-07-aunz',
  ],
  [
    'a category of another list',
    'S',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>)S/g, '$1AE']],
    'aligned-ibrp-cl-01-aunz aligned-ibrp-s-08-aunz',
  ],
  [
    'an XML file',
    'S',
    [coded('cbc:EmbeddedDocumentBinaryObject', 'mimeCode', 'application/xml')],
    'aligned-ibrp-cl-04',
  ],
];

describe('PINT A-NZ', () => {
  it.each<VatCategory>(['S', 'Z', 'E', 'G', 'O'])('finds nothing in a sound invoice of category %s', (category) => {
    expect(firedBy('pint-aunz@1.1.3', sound(category))).toEqual([]);
  });

  it.each(CASES)('%s (%s)', (_, category, edits, breaks) => {
    expect(brokenBy('pint-aunz@1.1.3', sound(category), edits)).toBe(breaks);
  });

  it('has a specification and a process of its own for self-billing', () => {
    const text = sound('S', 'urn:peppol:pint:selfbilling-1@aunz-1').replace('bis:billing', 'bis:selfbilling');
    expect(firedBy('pint-aunz-selfbilling@1.1.3', text)).toEqual([]);
    expect(firedBy('pint-aunz@1.1.3', text)).toEqual(['aligned-ibrp-001-aunz', 'aligned-ibrp-002']);
    expect(firedBy('pint-aunz-selfbilling@1.1.3', sound())).toEqual([
      'aligned-ibrp-001-aunz-sb',
      'aligned-ibrp-002-aunz-sb',
    ]);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('pint-aunz@1.1.3', sound())).toMatchFileSnapshot('./slips.txt');
});

it('gives the recorded verdicts on slips (g)', async () => {
  await expect(verdictsOfSlips('pint-aunz@1.1.3', sound('G'), /Tax|Exemption/)).toMatchFileSnapshot('./slips-g.txt');
});

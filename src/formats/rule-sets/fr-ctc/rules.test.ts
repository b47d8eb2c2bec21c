import { describe, expect, it } from 'vitest';
import { edited, type Edit } from '../../testing/edits.ts';
import { messageText } from '../../../engine/core/messages/message.ts';
import { firedBy, verdictsBy } from '../../testing/fired-by.ts';
import { formatWords } from '../../words.es.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { frenchCii, frenchUbl, sharedCii, sharedUbl } from '../../testing/french-invoices.ts';

type Case = readonly [what: string, edits: readonly Edit[], ids: readonly string[]];

const judged = (text: string, release = '1.4.0.03'): readonly string[] => firedBy(`fr-ctc@${release}`, text);

/** Each with exactly the ids that fire. */
const UBL: readonly Case[] = [
  ['a long number', [[/A-17/, 'A'.repeat(36)]], ['BR-FR-01_BT-1-1']],
  ['a number with a dot', [[/A-17/, 'A.17']], ['BR-FR-01_BT-1-2', 'BR-FR-02_BT-1']],
  ['a date of the last century', [['2026-01-20', '1999-01-20']], ['BR-FR-03_BT-72']],
  ['a day that no calendar has', [['2026-01-20', '2026-02-30']], ['BR-FR-03_BT-72']],
  ['a kind of invoice', [['>380<', '>751<']], ['BR-FR-04_BT-3']],
  ['no note on penalties', [['#PMD#', '#AAI#']], ['BR-FR-05_BT-22-2']],
  ['two notes on discount', [['#PMD#', '#AAB##PMD#']], ['BR-FR-06_BT-21-3']],
  ['no framework', [['<cbc:ProfileID>M1</cbc:ProfileID>', '']], ['BR-FR-08_BT-23']],
  ['a foreign SIRET', [['schemeID="0060">123456789', 'schemeID="0009">12345678900011']], ['BR-FR-09_BT-29']],
  ['no SIREN of the seller', [['schemeID="0002">732829320', 'schemeID="0192">732829320']], ['BR-FR-10_BT-30']],
  ['no SIREN of the buyer', [['schemeID="0002">383474814', 'schemeID="0192">383474814']], ['BR-FR-11_BT-47']],
  ['an address of another scheme', [['schemeID="0225">383474814', 'schemeID="0088">1']], ['BR-FR-21_BT-49']],
  [
    'no address of the seller',
    [[/<cbc:EndpointID schemeID="0225">732829320_01<\/cbc:EndpointID>/, '']],
    ['BR-FR-13_BT-34'],
  ],
  ['a sign that an address has not', [['732829320_01', '732829320/01']], ['BR-FR-23_BT-34']],
  [
    'a category of the Canaries',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>)S/, '$1L']],
    ['BR-FR-08_BT-151-2', 'BR-FR-15_BT-151-1'],
  ],
  ['a rate that France never had', [[/(<cac:ClassifiedTaxCategory>.*?<cbc:Percent>)20/, '$121']], ['BR-FR-16_BT-152']],
  ['a treatment', [['#BAR#B2B', '#BAR#B2D']], ['BR-FR-20_BT-21']],
  [
    'a credit note without reference by date',
    [
      ['>380<', '>384<'],
      [/<cac:BillingReference>.*?<\/cac:BillingReference>/, ''],
    ],
    ['BR-FR-CO-04_BT-3'],
  ],
  ['due before it is issued', [['<cbc:DueDate>2026-03-01', '<cbc:DueDate>2026-01-01']], ['BR-FR-CO-07_BT-9']],
  ['paid already, and still due', [['>M1<', '>M2<']], ['BR-FR-CO-09_BT-23-1', 'BR-FR-CO-09_BT-23-2']],
  [
    'a final invoice that is an advance',
    [
      ['>M1<', '>M4<'],
      ['>380<', '>386<'],
    ],
    ['BR-FR-CO-08_BT-23'],
  ],
  ['an identifier without scheme', [[/ schemeID="0060"(?=>123456789)/, '']], ['BR-FR-CO-10_BT-29-1']],
  ['a currency without VAT in euro', [['>EUR<', '>USD<']], ['BR-FR-CO-12_BT-5']],
  [
    'a currency with VAT in euro',
    [
      [/EUR/g, 'USD'],
      [/SEK/g, 'EUR'],
    ],
    [],
  ],
  [
    'a currency, with euro but without VAT in it',
    [
      [/EUR/g, 'USD'],
      ['>SEK<', '>EUR<'],
    ],
    ['BR-FR-CO-12_BT-5'],
  ],
  [
    'a member of a taxpayer without a note',
    [['schemeID="0060">123456789', 'schemeID="0231">123456789']],
    ['BR-FR-CO-14_BT-29-1'],
  ],
  ['three decimals', [['>20.00</cbc:PrepaidAmount>', '>20.000</cbc:PrepaidAmount>']], ['BR-FR-DEC-01_BT-113']],
  ['a negative price', [[/(<cbc:PriceAmount currencyID="EUR">)/, '$1-']], ['BR-FR-DEC-03_BT-146']],
];

const CII: readonly Case[] = [
  ['a number with a dot', [[/A-17/, 'A.17']], ['BR-FR-02_BT-1']],
  ['a day that no calendar has', [['20260120', '20260230']], ['BR-FR-03_BT-72']],
  ['no note on penalties', [['>PMD<', '>AAI<']], ['BR-FR-05_BT-22_PMD']],
  ['a treatment', [['>B2B<', '>B2D<']], ['BR-FR-20_BT-21']],
  ['a foreign SIRET', [['schemeID="0060">123456789', 'schemeID="0009">12345678900011']], ['BR-FR-09_BT-29']],
  ['an address of another scheme', [['schemeID="0225">383474814', 'schemeID="0088">1']], ['BR-FR-21_BT-49']],
  ['a category of the Canaries', [[/>S</, '>L<']], ['BR-FR-15_BT-95_BT-151', 'BR-FR-15_BT-95_BT-151_LM']],
  [
    'an identifier twice',
    [[/<ram:GlobalID schemeID="0060">123456789<\/ram:GlobalID>/, '$&$&']],
    ['BR-FR-CO-10_BT-29-2'],
  ],
  [
    'three decimals',
    [['>20.00</ram:TotalPrepaidAmount>', '>20.000</ram:TotalPrepaidAmount>']],
    ['BR-FR-DEC-01_BT-113'],
  ],
];

/** For invoices of several sellers, in both syntaxes. */
const shared = (net: RegExp, tax: RegExp, mutual: string): readonly Case[] => [
  ['another net amount', [[net, '$199.00']], ['BR-FR-MV-05_EXT-FR-FE-BG-12']],
  ['another tax', [[tax, '$119.00']], ['BR-FR-MV-09_EXT-FR-FE-181']],
  ['no name of a seller', [['Company A-17', ' ']], ['BR-FR-MV-03_EXT-FR-FE-164']],
  ['a detail that is exempt without its invoice', [[/(ID>2<\/[\s\S]*?)#A-17#/, '$1']], ['BR-FR-MV-08_BT-128']],
  ['an invoice by the buyer', [['>380<', '>389<']], ['BR-FR-MV-13_BT-3']],
  ['seller and buyer that bill each other', [['>M8<', '>M9<']], [mutual]],
  [
    'the same, by the buyer',
    [
      ['>M8<', '>M9<'],
      ['>380<', '>389<'],
    ],
    [],
  ],
];

describe.each([
  ['ubl', frenchUbl(), UBL],
  ['cii', frenchCii(), CII],
  [
    'ubl, of several sellers',
    sharedUbl(),
    shared(
      /(<cbc:LineExtensionAmount currencyID="EUR">)100.00/,
      /(<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">)20.00/,
      'BR-FR-MV-BD_BT-3',
    ),
  ],
  [
    'cii, of several sellers',
    sharedCii(),
    shared(/(<ram:LineTotalAmount>)100.00/, /(<ram:TaxTotalAmount currencyID="EUR">)20.00/, 'BR-FR-BD-13_BT-3'),
  ],
])('%s', (_, text, cases) => {
  it('a sound invoice breaks no rule', () => {
    expect(judged(text)).toEqual([]);
  });
  it.each(cases)('%s breaks its rules and no other', (__, edits, ids) => {
    expect(judged(edited(text, edits))).toEqual([...ids].sort());
  });
});

it.each([
  ['ubl', frenchUbl()],
  ['cii', frenchCii()],
])('gives the recorded verdicts on slips: %s', async (syntax, text) => {
  await expect(verdictsOfSlips('fr-ctc@1.4.0.03', text)).toMatchFileSnapshot(`./slips-${syntax}.txt`);
});

const SHARED = /Line|ProfileID|BusinessProcess|TypeCode|TaxSubtotal|TradeTax|CompanyID|Organization|BillingReference/;
const EARLIER = /BillingReference|ReferencedDocument|TypeCode|ProfileID|BusinessProcess/;

/** Several sellers (M8), and two parties who bill each other (M9): an invoice, and what is credited. */
it.each([
  ['M8', '380', SHARED],
  ['M8', '381', EARLIER],
  ['M9', '389', SHARED],
  ['M9', '261', EARLIER],
])('gives the recorded verdicts on slips of shared invoices: %s, type %s', async (framework, type, among) => {
  for (const [syntax, text] of [
    ['ubl', sharedUbl()],
    ['cii', sharedCii()],
  ] as const) {
    const shared = text.replace('>M8<', `>${framework}<`).replace('>380<', `>${type}<`);
    await expect(verdictsOfSlips('fr-ctc@1.4.0.03', shared, among)).toMatchFileSnapshot(
      `./slips-${syntax}-${framework}-${type}.txt`,
    );
  }
});

describe('a fault of a French rule', () => {
  it.each([
    [
      'BR-FR-05_BT-22-2',
      [['#PMD#', '#AAI#']],
      'Invoice note (BT-22) with `#PMD#` is missing. Add `cbc:Note` after `cbc:Note`.',
      'Falta «Nota de la factura» (BT-22) con `#PMD#`. Añada `cbc:Note` detrás de `cbc:Note`.',
    ],
    [
      'BR-FR-21_BT-49',
      [['schemeID="0225">383474814', 'schemeID="0088">1']],
      'With Invoice note (BT-22) `#BAR#B2B`: Buyer electronic address scheme identifier (BT-49-1, `@schemeID`) is `0088`; Buyer electronic address (BT-49) is needed with `0225`.',
      'Con «Nota de la factura» (BT-22) `#BAR#B2B`: «Esquema de la dirección electrónica del comprador» (BT-49-1, `@schemeID`) es `0088`; hace falta «Dirección electrónica del comprador» (BT-49) con `0225`.',
    ],
  ] as const)('%s names term and element in both languages', (rule, edits, english, spanish) => {
    const [verdict] = verdictsBy('fr-ctc', edited(frenchUbl(), edits)).filter((verdict) => verdict.rule === rule);
    const { description, phrase = '', values = {} } = verdict ?? {};
    expect([description, messageText(formatWords, { phrase, values })]).toEqual([english, spanish]);
  });
});

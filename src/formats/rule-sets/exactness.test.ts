import { describe, expect, it } from 'vitest';
import { Decimal, writtenSign } from '../en16931/decimal.ts';
import { edited, set, type Edit } from '../testing/edits.ts';
import { brokenBy, firedBy } from '../testing/fired-by.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { danishExport } from '../testing/oioubl-invoices.ts';

/** Where official rules read a text in floating point, or by an older list. Each verdict is that of the official file. */
const UBL = ublInvoice('S');
const CII = ciiInvoice('S');
const EN = 'en16931@1.3.16';
const BE = 'ubl-be@1.31';
const price = (text: string): Edit => ['>10.00</cbc:PriceAmount>', `>${text}</cbc:PriceAmount>`];
const base = (text: string): Edit => ['>145.00</cbc:TaxableAmount>', `>${text}</cbc:TaxableAmount>`];
/** Peppol and PINT judge the indicator where percentage and base stand together. */
const WHOLE = edited(UBL, [[/(<cbc:BaseAmount)/g, '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>$1']]);
const currency = (code: string): Edit => set('cbc:DocumentCurrencyCode', code);

const CASES: readonly [
  what: string,
  set: string,
  text: string,
  edits: readonly Edit[],
  rules: RegExp,
  breaks: string,
][] = [
  ['a price of minus zero with decimals', EN, UBL, [price('-0.00')], /^BR-27$/, 'BR-27'],
  ['a price of minus zero without decimals', EN, UBL, [price('-0')], /^BR-27$/, ''],
  ['a price of zero', EN, UBL, [price('0.00')], /^BR-27$/, ''],
  ['a price of minus zero in Belgium', BE, UBL, [price('-0.00')], /^BR-27$/, 'BR-27'],
  ['a price of minus zero in PINT', 'pint@1.1.3', UBL, [price('-0.00')], /^ibr-027$/, 'ibr-027'],
  [
    'a price of minus zero in CII',
    EN,
    CII,
    [[/(<ram:NetPriceProductTradePrice><ram:ChargeAmount>)[^<]*/, '$1-0.0']],
    /^BR-27$/,
    'BR-27',
  ],
  [
    'a total of allowances of minus zero',
    EN,
    CII,
    [
      [/(<ram:AllowanceTotalAmount>)[^<]*/, '$1-0'],
      [/(<ram:ChargeIndicator><udt:Indicator>false<[^]*?<ram:ActualAmount>)[^<]*/, '$10.00'],
    ],
    /^BR-CO-11$/,
    'BR-CO-11',
  ],
  ['a base one unit below the sum, exactly', EN, UBL, [base('144.00')], /^BR-S-08$/, 'BR-S-08'],
  ['a base almost one unit below the sum', EN, UBL, [base('144.01')], /^BR-S-08$/, ''],
  [
    'a base one unit above a sum that is no binary fraction',
    EN,
    UBL,
    [[/>10.00(<\/cbc:Amount>)/, '>9.90$1'], base('146.10')],
    /^BR-S-08$/,
    '',
  ],
  ['a base of the charges and allowances alone', EN, UBL, [base('-5.00')], /^BR-S-08$/, ''],
  ['Croatian kuna in Belgium', BE, UBL, [currency('HRK')], /^BR-CL-04$/, ''],
  ['Croatian kuna elsewhere', EN, UBL, [currency('HRK')], /^BR-CL-04$/, 'BR-CL-04'],
  ['amounts in kuna in Belgium', BE, UBL, [[/currencyID="EUR"/g, 'currencyID="HRK"']], /^BR-CL-03$|CL007$/, ''],
  ['Caribbean guilders in Belgium', BE, UBL, [currency('XCG')], /^BR-CL-04$/, 'BR-CL-04'],
  [
    'blanks behind a total in Romania',
    'cius-ro@1.0.9',
    UBL,
    [[/(<cbc:PayableAmount[^>]*>[^<]*)/, '$1 ']],
    /^BR-DEC-RO-18$/,
    'BR-DEC-RO-18',
  ],
  [
    'a blank before a total in Romania',
    'cius-ro@1.0.9',
    UBL,
    [[/(<cbc:PayableAmount[^>]*>)/, '$1 ']],
    /^BR-DEC-RO-18$/,
    '',
  ],
  [
    'an indicator of 1 in PINT',
    'pint@1.1.3',
    WHOLE,
    [['<cbc:ChargeIndicator>true', '<cbc:ChargeIndicator>1']],
    /^ibr-082$/,
    '',
  ],
  [
    'an indicator of a word in PINT',
    'pint@1.1.3',
    WHOLE,
    [['<cbc:ChargeIndicator>true', '<cbc:ChargeIndicator>yes']],
    /^ibr-082$/,
    'ibr-082',
  ],
  [
    'an indicator of 1 in Peppol',
    'peppol-bis-3',
    WHOLE,
    [['<cbc:ChargeIndicator>true', '<cbc:ChargeIndicator>1']],
    /R043$/,
    'PEPPOL-EN16931-R043',
  ],
  [
    'indicators of 1 and 0 in a line of PINT A-NZ',
    'pint-aunz@1.1.3',
    UBL,
    [
      [/ChargeIndicator>true</g, 'ChargeIndicator>1<'],
      [/ChargeIndicator>false</g, 'ChargeIndicator>0<'],
    ],
    /^aligned-ibrp-053$/,
    '',
  ],
];

describe('A rule set is as exact as the official file on', () => {
  it.each(CASES)('%s (%s)', (_, key, text, edits, rules, breaks) => {
    const fired = brokenBy(key, text, edits).split(' ');
    expect(fired.filter((rule) => rules.test(rule)).join(' ')).toBe(breaks);
  });
});

it('EN 16931 finds the element of OIOUBL whose total without VAT has another meaning', () => {
  const data = danishExport().content;
  expect(data).toContain('<cbc:TaxExclusiveAmount');
  expect(firedBy(EN, data)).not.toContain('BR-13');
  expect(firedBy(EN, data.replace(/<cbc:TaxExclusiveAmount[^]*?<\/cbc:TaxExclusiveAmount>/, ''))).toContain('BR-13');
});

describe('Figures of official rules', () => {
  it.each([
    ['-0.00', -1],
    [' -0.0 ', -1],
    ['-.0', -1],
    ['-0', 0],
    ['0.00', 0],
    ['-0.01', -1],
    ['3', 1],
    ['x', undefined],
  ])('take the sign of %s as %s', (text, sign) => {
    expect(writtenSign(text)).toBe(sign);
  });

  it('know the exact value of a floating-point number', () => {
    expect(Decimal.ofDouble(0.1).toString()).toBe('0.1000000000000000055511151231257827021181583404541015625');
    expect(Decimal.ofDouble(-3).toString()).toBe('-3');
  });
});

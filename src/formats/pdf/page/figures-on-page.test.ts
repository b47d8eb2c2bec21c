import { describe, expect, it } from 'vitest';
import { amountsIn, hasAmounts, hasDays, showsDay, showsNumber } from './figures-on-page.ts';

describe('an amount on a page', () => {
  it.each([
    ['1234.50', 'Total 1.234,50 EUR'],
    ['1234.50', 'Total: 1 234,50'],
    ['1234.50', '1.234,5'],
    ['1234.5', "CHF 1'234.50"],
    ['1234567', '12,34,567.00'],
    ['1234567.00', '1.234.567'],
    ['119', '119,00 €'],
    ['119.00', '119,-'],
    ['119.00', 'Total 119 €'],
    ['119.00', 'EUR 119'],
    ['119', 'Total 119'],
    ['-20.16', '20,16'],
    ['0.5', '0,50'],
    ['197.65', 'Brutto 1 9 7 , 6 5'],
  ])('%s is shown by %s', (amount, text) => {
    expect(amountsIn(text)(amount)).toBe(true);
  });

  it.each([
    ['1234.50', '11.234,50'],
    ['1234.50', '1.234,501'],
    ['234.50', '1.234,50'],
    ['119', '1190'],
    ['119.00', 'Room 119'],
    ['2014.00', 'Berlin 2014'],
    ['119', '119,50'],
    ['119', '0119'],
    ['20.16', '20,61'],
  ])('%s is not shown by %s', (amount, text) => {
    expect(amountsIn(text)(amount)).toBe(false);
  });

  it.each([
    ['Total 1.234,50', true],
    ['12.00', true],
    ['05.06.2018', false],
    ['05.06.18', false],
    ['Version 1.234', false],
    ['', false],
  ])('%s shows whether there is any: %s', (text, expected) => {
    expect(hasAmounts(text)).toBe(expected);
  });
});

describe('a day on a page', () => {
  it.each([
    '13.11.2017',
    '13. 11. 2017',
    '13/11/17',
    '11/13/2017',
    '2017-11-13',
    '20171113',
    '13. November 2017',
    '13 nov. 2017',
    'November 13, 2017',
    '13 de noviembre de 2017',
    '13 listopada 2017',
    '2017. november 13.',
    '13 Νοεμβρίου 2017',
  ])('%s is the 13th of November 2017', (text) => {
    expect(showsDay(`Datum ${text} `, '2017-11-13')).toBe(true);
  });

  it.each(['13.11.2018', '12.11.2017', '13.10.2017', '113.11.2017', '13 Dezember 2017', 'November 2017'])(
    '%s is another',
    (text) => {
      expect(showsDay(`Datum ${text} `, '2017-11-13')).toBe(false);
    },
  );

  it.each([
    ['5.3.2018', true],
    ['2018-03-05', true],
    ['Kapitel 5.3', false],
    ['5. März', false],
  ])('%s shows whether there is any: %s', (text, expected) => {
    expect(hasDays(text)).toBe(expected);
  });
});

it.each([
  ['RE-2017/10', 'Rechnung Nr. RE 2017-10', true],
  ['471102', 'Nr. 471102 vom', true],
  ['RE-2017/10', 'RE-2017/11', false],
  ['17', 'Rechnung Nr.17 vom 5.3.', true],
  ['17', 'Rechnung 17/2026', true],
  ['F-17', 'Rechnung F 17', true],
  ['17', 'Rechnungsnummer17Seite1', true],
  ['F-17', 'Rechnung F-170', false],
  ['17', 'Rechnung 5, 17.03.2017', true],
  ['17', 'Rechnung 5 von 2017', false],
  ['7', 'Rechnung 5, Tel. 0171 234', false],
  ['---', 'Rechnung 5', true],
])('the number %s on a page with %s: %s', (number, text, expected) => {
  expect(showsNumber(text, number)).toBe(expected);
});

/**
 * Columns of SAT's catalogues of CFDI 4.0: c_RegimenFiscal, c_UsoCFDI and c_TasaOCuota.
 * Source: github.com/phpcfdi/resources-sat-catalogs, made from SAT's workbook; as of 2026-08-06 and its history, read
 * on 2026-11-28. SAT's workbook of 2026-09-03 has as many rows: 19 regimes, 24 uses, 19 rates. The law of 2026 has the
 * rates 0.32, 1 and 2 of IEPS, for tobacco and nicotine; the catalogue has none of them.
 */

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Regimes of companies and of people; 610 and 626 are in both. */
export const COMPANY_REGIMES = listed('601 603 610 620 622 623 624 626');
export const PERSON_REGIMES = listed('605 606 607 608 610 611 612 614 615 616 621 625 626');

const BUSINESS = '601 603 606 612 620 621 622 623 624 625 626';
const ANY = '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626';

/** The regimes of receivers that each use is open to. */
export const REGIMES_OF_USE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['G01', listed(BUSINESS)],
  ['G02', listed(`${BUSINESS} 616`)],
  ['G03', listed(BUSINESS)],
  ['I', listed(BUSINESS)],
  ['D', listed('605 606 607 608 611 612 614 615 625')],
  ['S01', listed(ANY)],
  ['CP01', listed(ANY)],
  ['CN01', listed('605')],
]);

/** Rates of IEPS (003) that may be charged as well as withheld. */
const IEPS = ['0.06', '0.07', '0.08', '0.09', '0.25', '0.265', '0.3', '0.304', '0.5', '0.53', '1.6'];

/** The rates of taxes that are charged. */
export const CHARGED_RATES: ReadonlyMap<string, readonly string[]> = new Map([
  ['002', ['0', '0.08', '0.16']],
  ['003', ['0', '0.03', ...IEPS]],
]);

/** The rates of taxes that are withheld, if they are fixed. */
export const WITHHELD_RATES: ReadonlyMap<string, readonly string[]> = new Map([['003', IEPS]]);

/** The highest rate that may be withheld. */
export const MOST_WITHHELD: ReadonlyMap<string, string> = new Map([
  ['001', '0.35'],
  ['002', '0.16'],
]);

/** The highest fee of IEPS for a unit and the day from which it holds, latest first. */
export const MOST_FEES: readonly (readonly [from: string, most: string])[] = [
  ['2026-01-01', '72.1605'],
  ['2025-01-01', '69.5255'],
  ['2024-01-01', '66.5062'],
  ['2022-01-01', '59.1449'],
];

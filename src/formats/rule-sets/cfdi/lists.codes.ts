/** Columns of catalogues of SAT. Source: c_RegimenFiscal, c_UsoCFDI and c_TasaOCuota of CFDI 4.0. */

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Regimes of companies and of people; 610 and 626 are in both. */
export const COMPANY_REGIMES = listed('601 603 610 620 622 623 624 626');
export const PERSON_REGIMES = listed('605 606 607 608 610 611 612 614 615 616 621 625 626');

const BUSINESS = '601 603 606 612 620 621 622 623 624 625 626';
const ANY = '601 603 605 606 607 608 610 611 612 614 615 616 620 621 622 623 624 625 626';

/** The regimes of receivers that each use is open to. */
export const REGIMES_OF_USE: Readonly<Record<string, ReadonlySet<string>>> = {
  G01: listed(BUSINESS),
  G02: listed(`${BUSINESS} 616`),
  G03: listed(BUSINESS),
  I: listed(BUSINESS),
  D: listed('605 606 607 608 611 612 614 615 625'),
  S01: listed(ANY),
  CP01: listed(ANY),
  CN01: listed('605'),
};

/** Rates of taxes charged; those of IEPS (003) with the ones of 2026. */
export const CHARGED_RATES: Readonly<Record<string, readonly string[]>> = {
  '002': ['0', '0.08', '0.16'],
  '003': [
    ...['0', '0.03', '0.06', '0.07', '0.08', '0.09', '0.25', '0.265'],
    ...['0.3', '0.304', '0.32', '0.5', '0.53', '1', '1.6', '2'],
  ],
};

/** The highest rate that may be withheld. */
export const MOST_WITHHELD: Readonly<Record<string, string>> = { '001': '0.35', '002': '0.16' };

/** The highest fee of IEPS for a unit. */
export const MOST_FEE = '59.1449';

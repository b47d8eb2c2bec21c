import type { Source } from './source.ts';

const read = '2026-11-22';

// Independent tables of many member states.

/** General rates since 1970, with first and last days. */
export const RATE_TABLE: Source = {
  title: 'kdeldycke/vat-rates, vat_rates.csv',
  url: 'https://github.com/kdeldycke/vat-rates',
  read,
};

/** All rates since about 2014, with first days. */
export const RATE_HISTORY: Source = {
  title: 'ibericode/vat-rates, vat-rates.json',
  url: 'https://github.com/ibericode/vat-rates',
  read,
};

export const RATES_2007: Source = {
  title: 'VAT rates in the Union on 1 January 2007, vat-refund.info',
  url: 'http://www.vat-refund.info/vat_rates.htm',
  read,
};

export const RATES_2011: Source = {
  title: 'European Commission, VAT rates on 1 January 2011, as told by exportvat.com',
  url: 'http://www.exportvat.com/value-added-tax/vat-rates-in-europe/',
  read,
};

export const RATES_2014: Source = {
  title: 'European Commission, VAT rates on 13 January 2014, as told by Regfollower',
  url: 'https://regfollower.com/eu-vat-rates-changes-for-2014',
  read,
};

/** Luxembourg, Czechia and Estonia. */
export const CHANGES_2024: Source = {
  title: 'European Commission, Changes in VAT rates on 1 January 2024, with the acts',
  url: 'https://trade.ec.europa.eu/access-to-markets/en/news/changes-vat-rates-certain-eu-member-states-applicable-1-january-2024',
  read,
};

/** The law common to all member states. */
export const DIRECTIVE: Source = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read,
};

import { tableOf } from '../../../engine/values.ts';
/** Counties in tax numbers: 02 to 20, 22 to 44, and 51. */
export const COUNTIES = Array.from({ length: 50 }, (_, i) => i + 2)
  .filter((county) => (county <= 44 ? county !== 21 : county === 51))
  .map((county) => String(county).padStart(2, '0'))
  .join(' ');

/** Exchange rates of currencies that NAV takes for errors outside of these limits, in HUF. */
export const EXTREMES: Readonly<Record<string, readonly [least: string, most: string]>> = tableOf({
  EUR: ['250', '500'],
  USD: ['200', '500'],
  GBP: ['250', '600'],
  CHF: ['200', '500'],
  BGN: ['120', '300'],
  RON: ['50', '150'],
  PLN: ['50', '150'],
  UAH: ['2', '30'],
  SEK: ['20', '60'],
  NOK: ['20', '60'],
  MKD: ['2', '20'],
  CZK: ['5', '40'],
  ILS: ['40', '200'],
  DKK: ['20', '100'],
  RSD: ['1', '9'],
  BAM: ['100', '300'],
  HRK: ['30', '90'],
});

import type { RefusalCode } from '../../refusal-code.ts';

const old = (code: string, retired: string, successors: readonly string[], meaning: string): RefusalCode => ({
  code,
  kind: 'rule',
  basis: 'file',
  retired,
  successors,
  meaning,
  next: 'Look at the rules that took its place, and let the validator be updated.',
});

/** UBL.BE still has 01 to 04. */
const NUMBERS = ['05', '06', '07', '08', '09', '10'];

/** The taxes of the Canary Islands and of Ceuta and Melilla had other ids in early releases. */
const renamed = (from: string, to: string, tax: string) =>
  NUMBERS.map((number) =>
    old(
      `BR-${from}-${number}`,
      'In early releases of the rules.',
      [`BR-${to}-${number}`],
      `A rule on ${tax} is broken; it has another id today.`,
    ),
  );

export const OLD_EN16931_CODES: readonly RefusalCode[] = [
  ...renamed('IG', 'AF', 'IGIC, the tax of the Canary Islands,'),
  ...renamed('IP', 'AG', 'IPSI, the tax of Ceuta and Melilla,'),
];

export const OLD_XRECHNUNG_CODES: readonly RefusalCode[] = [
  old(
    'BR-DE-13',
    'In older releases of XRechnung.',
    ['BR-DE-23-a', 'BR-DE-24-a', 'BR-DE-25-a'],
    'The details of the transfer, the card or the direct debit are missing, or do not fit the means of payment.',
  ),
];

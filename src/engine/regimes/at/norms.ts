import { norm } from '../../core/rules/citation.ts';

export const VAT_ACT = norm(
  'Umsatzsteuergesetz 1994',
  'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10004873',
);

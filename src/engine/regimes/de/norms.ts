import { because, norm } from '../../core/rules/citation.ts';

export const VAT_ACT = norm('Umsatzsteuergesetz', 'https://www.gesetze-im-internet.de/ustg_1980/');

export const TAX_NUMBER_LAYOUT = because(
  'uncited.deTaxNumberLayout',
  'The tax offices of each Land give out the Steuernummer in a layout of their own; no law that describes them was found.',
);

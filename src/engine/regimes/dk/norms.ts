import { because, norm } from '../../core/rules/citation.ts';

export const VAT_ORDER = norm(
  'Momsbekendtgørelsen, BEK nr. 1435 af 29/11/2023',
  'https://www.retsinformation.dk/eli/lta/2023/1435',
);

export const CVR_FORM = because(
  'uncited.dkCvrForm',
  'The number is that of Det Centrale Virksomhedsregister; the CVR-loven does not describe its digits, and no other norm was found.',
);

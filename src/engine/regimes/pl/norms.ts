import { norm } from '../../core/rules/citation.ts';

export const REGISTRATION = norm(
  'Ustawa z dnia 13 października 1995 r. o zasadach ewidencji i identyfikacji podatników i płatników',
  'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19951420702',
);

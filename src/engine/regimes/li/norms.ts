import { norm } from '../../core/rules/citation.ts';

export const UID = norm(
  'Liechtensteinische Landesverwaltung, Umsetzung der UID in Liechtenstein',
  'https://www.llv.li/de/unternehmen/warenverkehr-dienstleistungen/schweizer-unternehmensidentifikationsnummer-uid-/umsetzung-der-uid-in-liechtenstein',
);

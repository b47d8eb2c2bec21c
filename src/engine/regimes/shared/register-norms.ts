import { because, norm } from '../../core/rules/citation.ts';

/** Registers with a scheme of ISO/IEC 6523, with the published form of their numbers. */
export const PARTICIPANTS = norm(
  'OpenPeppol, Participant identifier schemes 9.7',
  'https://docs.peppol.eu/edelivery/codelists/',
);

export const UNFOUND = because(
  'uncited.registerUnfound',
  'Two sources tell the form of the number (law.test.ts); no page of the register that describes it was found.',
);

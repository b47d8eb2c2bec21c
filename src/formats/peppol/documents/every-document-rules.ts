import { at, code, exact, form, having, notEmpty, rows, warns } from '../../rules/kit/verbs.ts';
import { byElement } from '../../rules/kit/verbs.ts';
import { conditionMessages } from '../../rules/shared/conditions/messages.ts';
import { PARTICIPANT_ROWS } from '../ubl-rows.ts';
import { DATES, DAY, emptyElements } from '../row-parts.ts';

/** Peppol's requirements for all of its documents. */
export const EVERY_DOCUMENT_ROWS = rows(
  at(emptyElements, notEmpty('PEPPOL-COMMON-R001')),
  at(
    '/',
    code(
      'PEPPOL-COMMON-R003',
      [],
      { fault: conditionMessages.location, requirement: conditionMessages.noLocation },
      byElement((root) => !root.attributes.some(({ name }) => name === 'schemaLocation')),
      warns,
    ),
  ),
  at(DATES, form('PEPPOL-COMMON-R030', '.', DAY, exact)),
  // The terms are those of invoices.
  having(
    { terms: [] },
    PARTICIPANT_ROWS.filter(({ id }) => id.startsWith('PEPPOL-COMMON-')),
  ),
);

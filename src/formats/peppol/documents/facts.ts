import { byElement, begins, missingIsWrong, needsOneOf, range, type Unplaced } from '../../rules/kit/verbs.ts';
import { childOf } from '../../xml/xml-tree.ts';
import { isNumeric } from '../peppol-rule.ts';

/** Rows that several of Peppol's documents have with different ids. */

/** Whether a text is a non-negative number; an absent text is not. */
export const isNotNegative = (text: string | undefined): boolean =>
  text !== undefined && isNumeric(text) && Number(text) >= 0;

/** A child that is a non-negative number in any notation. */
export const notNegative = (id: string, name: string): Unplaced =>
  range(
    id,
    name,
    { atLeast: '0' },
    missingIsWrong,
    byElement((element) => isNotNegative(childOf(element, name)?.text)),
  );

export const specification = (id: string, beginning: string): Unplaced => begins(id, '.', beginning);

/** A party with a name or identifier. */
export const namedParty = (id: string): Unplaced =>
  needsOneOf(id, ['Party/PartyName/Name', 'Party/PartyIdentification/ID']);

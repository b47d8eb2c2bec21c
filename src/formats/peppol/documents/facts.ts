import type { Where } from '../../en16931/rules/elements.ts';
import { has } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { isNumeric, normal, peppol } from '../peppol-rule.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import { each } from '../../en16931/rules/elements.ts';

/** Rows that several of Peppol's documents have with different ids. */

/** Whether a text is a non-negative number; an absent text is not. */
export const isNotNegative = (text: string | undefined): boolean =>
  text !== undefined && isNumeric(text) && Number(text) >= 0;

export const specification = (code: string, beginning: string): TermRule =>
  peppol(code, [], `The specification begins with ${beginning}`, each('CustomizationID'), ({ text }) =>
    normal(text).startsWith(beginning),
  );

/** A party with a name or identifier. */
export const named = (code: string, who: string, on: Where, name: string, identifier: string): TermRule =>
  peppol(code, [], `The ${who} has a name or an identifier`, on, (party) => has(party, name) || has(party, identifier));

export const namedParty = (code: string, who: string, party: string): TermRule =>
  named(code, who, elementsOf(party), 'Party/PartyName/Name', 'Party/PartyIdentification/ID');

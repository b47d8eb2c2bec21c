import { Party } from '../../engine/documents/org/party.ts';
import type { RuleCases } from './rule-cases.ts';

type Pair = readonly [right: string, wrong: string];

/**
 * Cases for the rules on register numbers, in their order: the type of the identities, a valid number and an invalid
 * one, and further pairs at the limits of the form.
 */
export function registerCases(
  country: string,
  numbers: readonly (readonly [type: string, right: string, wrong: string, further?: readonly Pair[]])[],
): RuleCases {
  return Object.fromEntries(
    numbers.map(([type, right, wrong, further = []], place) => {
      const at = '$.identities[0].code';
      const rejects = { identities: [{ type, code: wrong }] };
      return [
        `ASSAY-${country}-ORG-PARTY-0${place + 1}`,
        [
          { type: Party, accepts: { identities: [{ type, code: right }] }, rejects, at },
          { type: Party, accepts: { identities: [{ type, country, code: right }] }, rejects, at },
          { type: Party, spares: { identities: [{ type, country: 'XX', code: wrong }] }, rejects, at },
          { type: Party, spares: { identities: [{ type: 'GLN', code: wrong }] }, rejects, at },
          ...further.map(([good, bad]) => ({
            type: Party,
            accepts: { identities: [{ type, code: good }] },
            rejects: { identities: [{ type, code: bad }] },
            at,
          })),
        ],
      ];
    }),
  );
}

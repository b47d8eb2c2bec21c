import { Party } from '../../engine/documents/org/party.ts';
import type { RuleCases } from './rule-cases.ts';

/** Cases for the rules on numbers of registers, in their order: the type of the identities, a right number and a wrong one. */
export function registerCases(country: string, numbers: readonly (readonly [string, string, string])[]): RuleCases {
  return Object.fromEntries(
    numbers.map(([type, right, wrong], place) => {
      const at = '$.identities[0].code';
      const rejects = { identities: [{ type, code: wrong }] };
      return [
        `ASSAY-${country}-ORG-PARTY-0${place + 1}`,
        [
          { type: Party, accepts: { identities: [{ type, code: right }] }, rejects, at },
          { type: Party, accepts: { identities: [{ type, country, code: right }] }, rejects, at },
          { type: Party, spares: { identities: [{ type, country: 'XX', code: wrong }] }, rejects, at },
          { type: Party, spares: { identities: [{ type: 'GLN', code: wrong }] }, rejects, at },
        ],
      ];
    }),
  );
}

import type { Expectation } from '../../core/faults/fault.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { judge } from '../../core/rules/constraint.ts';
import type { Party } from '../../documents/org/party.ts';

/** The missing data of a party without a tax number. */
export const TAX_NUMBER_LIKE: Expectation = { kind: 'present', like: { tax_id: { country: '', code: '' } } };

/** The party has a tax code, or an identity of one of these types. An absent party has neither. */
export function haveTaxCodeOrIdentity(...types: readonly string[]): Constraint {
  return judge<Party>(
    `have a tax code or an identity of type ${types.join(' or ')}`,
    (party) => Boolean(party?.tax_id?.code) || hasIdentityOf(party, types),
    TAX_NUMBER_LIKE,
  );
}

export function hasIdentityOf(party: Party | undefined, types: readonly string[]): boolean {
  return (party?.identities ?? []).some(({ type }) => type !== undefined && types.includes(type));
}

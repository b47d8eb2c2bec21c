import type { Constraint } from '../../core/rules/constraint.ts';
import { judge } from '../../core/rules/constraint.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { schemeOf } from '../shared/french-party.ts';

/** Identity schemes (ISO/IEC 6523) in life-cycle messages. */
export const SCHEMES: readonly string[] = ['0002', '0009', '0223', '0224', '0226', '0227', '0228', '0229', '0238'];

/** At least one identity has one of the schemes; an absent list has none. */
export function includeScheme(...schemes: readonly string[]): Constraint {
  return judge<readonly Identity[]>(
    `include an identity of scheme ${schemes.join(', ')}`,
    (identities) => (identities ?? []).some((identity) => schemes.includes(schemeOf(identity))),
    { kind: 'present', like: [{ code: '', ext: { 'iso-scheme-id': schemes[0] ?? '' } }] },
  );
}

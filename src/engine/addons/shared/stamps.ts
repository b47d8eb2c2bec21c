import type { Constraint } from '../../core/rules/constraint.ts';
import { judge } from '../../core/rules/constraint.ts';
import type { Stamp } from '../../documents/head/stamp.ts';
import { addonMessages } from './messages.ts';

/** The stamps include one of the provider; an absent list has none. */
export function includeStamp(provider: string): Constraint {
  return judge<readonly Stamp[]>(
    addonMessages.includeStamp({ provider }),
    (stamps) => (stamps ?? []).some(({ prv }) => prv === provider),
    { kind: 'present', like: [{ prv: provider, val: '' }] },
  );
}

import type { Test } from '../../core/rules/test.ts';
import { judge } from '../../core/rules/test.ts';
import type { Stamp } from '../../documents/head/stamp.ts';

/** The stamps include one of the provider; an absent list has none. */
export function includeStamp(provider: string): Test {
  return judge<readonly Stamp[]>(`include the stamp ${provider}`, (stamps) =>
    (stamps ?? []).some(({ prv }) => prv === provider),
  );
}

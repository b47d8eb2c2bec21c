import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { addonMessages } from './messages.ts';

interface Priced {
  readonly currency: string;
  readonly exchange_rates?: readonly { readonly from: string; readonly to: string }[] | undefined;
}

/** The document is in a currency, or has an exchange rate from its own to that one. */
export function beConvertibleTo(target: string): Constraint {
  return satisfy<Priced>(
    addonMessages.beConvertible({ currency: target }),
    ({ currency, exchange_rates: rates }) =>
      currency === target || (rates ?? []).some(({ from, to }) => from === currency && to === target),
    { kind: 'present', like: { exchange_rates: [{ from: '', to: target, amount: '' }] } },
  );
}

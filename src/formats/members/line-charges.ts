import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { lossMessages } from '../loss-messages.ts';
import type { To } from './member-writing.ts';

/** What a line comes to without its charges, in formats that write each of these as a line of its own. */
export function withoutCharges({ at, writing }: Pick<To, 'at' | 'writing'>, total: Decimal | undefined) {
  const charges = writing
    .entries({ at }, 'charges')
    .map((place) => parseDecimal(String(writing.peek({ at: place }, 'amount') ?? '')) ?? Decimal.ZERO);
  return charges.reduce<Decimal | undefined>((rest, charge) => rest?.minus(charge), total);
}

/** What a discount or charge is a share of: the amount itself is written. */
export function explainAmount({ at, writing }: Pick<To, 'at' | 'writing'>): void {
  for (const member of ['percent', 'base']) {
    const value = writing.peek({ at }, member);
    if (value !== undefined) writing.excuse([...at, member], value, lossMessages.detail);
  }
}

import { Decimal } from '../en16931/decimal.ts';
import { CENTS, FINE, HUNDRED } from './amounts.ts';

/** An amount with a tax, given in hundredths of it, in cents. */
export const withTax = (net: Decimal, added: Decimal): Decimal =>
  net.plus(net.times(added).over(HUNDRED, FINE) ?? Decimal.ZERO).rounded(CENTS);

/** The tax of an amount in hundredths, by both amounts, with as few decimals as give the second one; `most` at most. */
export function shareBetween(net: Decimal, whole: Decimal, most: number): Decimal | undefined {
  for (let decimals = 0; decimals <= most; decimals++) {
    const share = whole.minus(net).times(HUNDRED).over(net, decimals);
    if (share && withTax(net, share).equals(whole.rounded(CENTS))) return share;
  }
  return undefined;
}

import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { InvoiceTerms, TermValue } from '../en16931/term-tree.ts';

/** Why a figure that the XML declares is not the one that is calculated. */
export interface Differences {
  /** One sentence; undefined when the figures are equal or are not numbers. */
  why(declared: TermValue, became: string): string | undefined;
}

const CENT = new Decimal(1n, 2);

/** Explains differences by what else the invoice declares: a line, an allowance or charge, what was paid before, rounding. */
export function differencesOf(invoice: InvoiceTerms): Differences {
  const lines = invoice.groups('BG-25');
  const suspects = (): readonly (readonly [TermValue | undefined, string])[] => [
    ...lines.map((line) => [line.value('BT-131'), `as much as line ${line.value('BT-126')?.plain ?? ''}`] as const),
    ...invoice.values('BT-92').map((value) => [value, 'as much as an allowance of the document'] as const),
    ...invoice.values('BT-99').map((value) => [value, 'as much as a charge of the document'] as const),
    [invoice.value('BT-113'), 'as much as was paid before'],
    [invoice.value('BT-114'), 'as much as the rounding'],
    [invoice.value('BT-110'), 'as much as the VAT'],
  ];
  return {
    why(declared, became) {
      const [was, is] = [declared.decimal, parseDecimal(became.replace(/%$/, ''))];
      if (!was || !is || was.equals(is)) return undefined;
      const difference = was.minus(is);
      const by = `The XML says ${was.toString()}, a difference of ${difference.toString()}`;
      const known = suspects().find(
        ([value]) =>
          value?.decimal && !value.decimal.isZero() && value.decimal.absolute().equals(difference.absolute()),
      );
      if (known) return `${by}, ${known[1]}`;
      const most = CENT.times(new Decimal(BigInt(Math.max(1, lines.length)), 0));
      return difference.absolute().compare(most) <= 0 ? `${by}, which rounding can make` : by;
    },
  };
}

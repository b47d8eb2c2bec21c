import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { lossMessages } from '../losses/messages.ts';
import type { Path } from '../en16931/document/draft.ts';
import type { MemberWriting, To } from './member-writing.ts';

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

/** A charge or discount that is written as a line, and where its taxes are. */
export interface FurtherLine {
  readonly member: 'charges' | 'discounts';
  readonly at: Path;
  readonly taxed: Path;
}

/** Charges of lines, then charges and discounts of the document, for formats that write each as a line of its own. */
export function* furtherLines(writing: MemberWriting): Generator<FurtherLine> {
  for (const line of writing.entries({ at: [] }, 'lines')) {
    for (const at of writing.entries({ at: line }, 'charges')) yield { member: 'charges', at, taxed: line };
  }
  for (const member of ['charges', 'discounts'] as const) {
    for (const at of writing.entries({ at: [] }, member)) yield { member, at, taxed: at };
  }
}

/** Its amount, below zero for a discount; taken from the document. */
export function takeSigned({ member, at }: FurtherLine, writing: MemberWriting): Decimal | undefined {
  const amount = parseDecimal(writing.take({ at }, 'amount'));
  return member === 'discounts' ? amount?.negated() : amount;
}

import type { Message } from '../../engine/index.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { InvoiceTerms, TermValue } from '../en16931/term-tree.ts';
import { xmlMessages } from '../reading/messages.ts';

/** Why a declared figure differs from the calculated one. */
export interface Differences {
  /** One sentence; undefined if the figures are equal or not numbers. */
  why(declared: TermValue, became: string): Message | undefined;
}

const CENT = new Decimal(1n, 2);

/** Explains differences by other declared amounts: a line, an allowance or charge, an advance, rounding. */
export function differencesOf(invoice: InvoiceTerms): Differences {
  const lines = invoice.groups('BG-25');
  let suspects: ReadonlyMap<string, Message> | undefined;
  return {
    why(declared, became) {
      const [was, is] = [declared.decimal, parseDecimal(became.replace(/%$/, ''))];
      if (declared.term === 'BT-126') return declared.value === became ? undefined : xmlMessages.lineNumbers;
      if (!was || !is || was.equals(is)) return undefined;
      const difference = was.minus(is);
      const by = xmlMessages.differs({ was: was.toString(), difference: difference.toString() });
      suspects ??= suspectsOf(invoice);
      const known = suspects.get(keyOf(difference));
      if (known) return xmlMessages.because({ difference: by, why: known });
      const most = CENT.times(new Decimal(BigInt(Math.max(1, lines.length)), 0));
      return difference.absolute().compare(most) <= 0
        ? xmlMessages.because({ difference: by, why: xmlMessages.byRounding })
        : by;
    },
  };
}

/** Declared amounts and their names; the first with an amount is named. */
function suspectsOf(invoice: InvoiceTerms): ReadonlyMap<string, Message> {
  const known = new Map<string, Message>();
  const add = (value: TermValue | undefined, what: Message): void => {
    if (!value?.decimal || value.decimal.isZero()) return;
    const key = keyOf(value.decimal);
    if (!known.has(key)) known.set(key, what);
  };
  for (const line of invoice.groups('BG-25')) {
    add(line.value('BT-131'), xmlMessages.asLine({ line: line.value('BT-126')?.plain ?? '' }));
  }
  for (const value of invoice.values('BT-92')) add(value, xmlMessages.asAllowance);
  for (const value of invoice.values('BT-99')) add(value, xmlMessages.asCharge);
  add(invoice.value('BT-113'), xmlMessages.asPaid);
  add(invoice.value('BT-114'), xmlMessages.asRounding);
  add(invoice.value('BT-110'), xmlMessages.asVat);
  return known;
}

function keyOf(amount: Decimal): string {
  const text = amount.absolute().toString();
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

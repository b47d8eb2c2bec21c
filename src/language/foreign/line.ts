import type { JsonObject } from '../../engine/index.ts';
import { entriesOf, memberOf, membersOf, textOf, type Place } from './leaves.ts';
import { LINE, WITHIN_LINE, WITHIN_PRICE } from './names.ts';
import type { Ledger } from './ledger.ts';
import { amountOf, fromMinorUnits, partOf, percentOf, shareOf } from './values.ts';

export interface LineTaking {
  /** Category code of the general sales tax in the supplier's country. */
  readonly cat: string;
  readonly currency: string;
  /** Amounts are counted in the smallest unit of the currency. */
  readonly minor: boolean;
  readonly ledger: Ledger;
}

const TAX_LISTS = ['taxes', 'taxamounts', 'taxrates', 'taxdetails', 'tax', 'linetaxes', 'taxlines'];

/** Whether a line says of its taxes that its amount includes them. */
export function isInclusive(line: Place): boolean {
  const list = memberOf(line, TAX_LISTS);
  return (list ? entriesOf(list) : []).some((entry) =>
    membersOf(entry).some(
      ({ name, value }) =>
        (name === 'taxbehavior' && value === 'inclusive') || (name === 'inclusive' && value === true),
    ),
  );
}

/** Converts a line; undefined if it has neither a name nor an amount, or is a subtotal. */
export function takeLine(
  line: Place,
  index: number,
  { cat, currency, minor, ledger }: LineTaking,
): JsonObject | undefined {
  if (membersOf(line).some(({ name, value }) => name === 'detailtype' && value === 'SubTotalLineDetail'))
    return undefined;
  const places = [
    line,
    ...membersOf(line).filter(({ name, value }) => WITHIN_LINE.includes(name) && typeof value === 'object'),
  ];
  const to = `lines[${String(index)}]`;
  const money = (text: string): string | undefined => {
    const amount = amountOf(text);
    return amount === undefined || !minor ? amount : fromMinorUnits(amount, currency);
  };
  /** The first readable member with one of the names, in the line or in a part of it. */
  const find = (names: readonly string[], convert: (text: string) => string | undefined) => {
    for (const name of names)
      for (const place of places) {
        const said = memberOf(place, [name]);
        const text = said && textOf(said);
        const value = text && convert(text.text);
        if (text && value !== undefined) return { at: text.at, value };
      }
    return undefined;
  };
  const words = (text: string): string | undefined => (/\p{L}/u.test(text) ? text : undefined);

  const named = find(LINE.name, words);
  const quantity = find(LINE.quantity, amountOf);
  const many = quantity?.value ?? '1';
  const total = find(LINE.amount, money);
  const single = find(LINE.price, money) ?? ofPrice();
  const price = single?.value ?? (total && (partOf(total.value, many) ?? undefined));
  if (!named && price === undefined) return undefined;
  if (named) ledger.take(named, `${to}.item.name`, named.value);
  if (quantity) ledger.take(quantity, `${to}.quantity`, many);
  const source = single ?? total;
  if (source && price !== undefined) ledger.take(source, `${to}.item.price`, price);
  const ref = find(LINE.ref, (text) => (/^[A-Za-z0-9][\w ./-]{0,60}$/.test(text) ? text : undefined));
  if (ref) ledger.take(ref, `${to}.item.ref`, ref.value);
  const discount = find(LINE.discount, percentOf);
  if (discount && discount.value !== '0%') ledger.take(discount, `${to}.discounts[0].percent`, discount.value);

  const taken = discount && discount.value !== '0%' ? [{ percent: discount.value }] : amountsTaken();

  const percent = taxOf();
  const description = named && find(['description'], words);
  const more = description && description.at !== named.at ? description : undefined;
  if (more) ledger.take(more, `${to}.item.description`, more.value);
  return {
    quantity: many,
    item: {
      ...(named && { name: named.value }),
      ...(ref && { ref: ref.value }),
      ...(more && { description: more.value }),
      ...(price !== undefined && { price }),
    },
    ...(taken.length > 0 && { discounts: taken }),
    ...(percent !== undefined && { taxes: [{ cat, percent }] }),
  };

  /** The unit price, if it is an object with its own currency. */
  function ofPrice(): { readonly at: string; readonly value: string } | undefined {
    const price = memberOf(line, ['unitprice', 'unitamount']);
    const said = price && memberOf(price, WITHIN_PRICE);
    const text = said && textOf(said);
    const value = text && money(text.text);
    return text && value !== undefined ? { at: text.at, value } : undefined;
  }
  /** The discounts of a line that are written as amounts in a list. */
  function amountsTaken(): readonly JsonObject[] {
    const list = memberOf(line, ['discountamounts']);
    const amounts = (list ? entriesOf(list) : []).flatMap((entry) => {
      const said = memberOf(entry, ['amount']);
      const text = said && textOf(said);
      const value = text && money(text.text);
      return text && value !== undefined && Number(value) !== 0 ? [{ at: text.at, value }] : [];
    });
    return amounts.map((amount, at) => ({
      amount: ledger.take(amount, `${to}.discounts[${String(at)}].amount`, amount.value),
    }));
  }
  /** The written percentage, or else the tax amount as a percentage of the line. */
  function taxOf(): string | undefined {
    const written = find(LINE.percent, percentOf) ?? ofRates();
    if (written) return ledger.take(written, `${to}.taxes[0].percent`, written.value);
    const amount = find(LINE.taxAmount, money) ?? ofAmounts();
    const share = amount && total ? shareOf(amount.value, baseOf(amount.value, total.value)) : undefined;
    return amount && share !== undefined ? ledger.take(amount, `${to}.taxes[0].percent`, share) : undefined;
  }
  /** What the tax of a line is a share of. */
  function baseOf(amount: string, whole: string): string {
    const less = taken.reduce((sum, { amount: off }) => sum - Number(off ?? 0), Number(whole));
    return taken.length > 0 || isInclusive(line) ? String(isInclusive(line) ? less - Number(amount) : less) : whole;
  }
  function ofAmounts(): { readonly at: string; readonly value: string } | undefined {
    const list = memberOf(line, TAX_LISTS);
    const [only, ...others] = list ? entriesOf(list) : [];
    const said = only && others.length === 0 ? memberOf(only, ['amount', 'taxamount']) : undefined;
    const text = said && textOf(said);
    const value = text && money(text.text);
    return text && value !== undefined ? { at: text.at, value } : undefined;
  }
  function ofRates(): { readonly at: string; readonly value: string } | undefined {
    const list = memberOf(line, TAX_LISTS);
    for (const entry of list ? entriesOf(list) : []) {
      const inner = [entry, ...membersOf(entry).filter(({ name }) => name === 'taxrate' || name === 'taxratedetails')];
      for (const place of inner) {
        const said = memberOf(place, ['percentage', 'percent', 'rate', 'percentagedecimal', 'taxpercentage']);
        const text = said && textOf(said);
        const value = text && percentOf(text.text);
        if (text && value !== undefined) return { at: text.at, value };
      }
    }
    return undefined;
  }
}

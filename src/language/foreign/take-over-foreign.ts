import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { leavesOf, memberOf, membersOf, textOf, type Place } from './leaves.ts';
import { createLedger, type Ledger, type TakenValue } from './ledger.ts';
import { isInclusive, takeLine, type LineTaking } from './line.ts';
import { CALCULATED, HEAD, PARTIES, PREFIXES, TAX_NAMES } from './names.ts';
import { takeParty } from './party.ts';
import { bears, type Program } from './programs.ts';
import { findForeign, linesOf } from './recognise-foreign.ts';
import { dayOf } from './values.ts';

/** A value that was not taken over, as written. */
export interface LeftValue {
  readonly from: string;
  readonly value: string;
  /** Building calculates it; false if its name is unknown. */
  readonly calculated: boolean;
}

/** A document made from the invoice of another program. Every value of the text is either taken over or left. */
export interface TakenOver {
  readonly program: string;
  readonly document: JsonObject;
  readonly taken: readonly TakenValue[];
  readonly left: readonly LeftValue[];
}

/** Most values listed as left. Values after them are still taken over if their names are known. */
export const MOST_LISTED = 10_000;

/** Members that say that prices include tax. */
const INCLUSIVE: Readonly<Record<string, Json>> = {
  lineamounttypes: 'Inclusive',
  isinclusivetax: true,
  pricesincludetax: true,
  taxesincluded: true,
  pricetype: 'tax_inclusive',
};

/** Longest quotation of a value, in characters. */
const VALUE_SHOWN = 200;

/**
 * Converts the invoice of another program as far as names and values are known; undefined if the text has none. Takes
 * linear time in the length of the text.
 */
export function takeOverForeign(json: Json): TakenOver | undefined {
  const found = findForeign(json);
  if (!found) return undefined;
  const { invoice, program } = found;
  const ledger = createLedger();
  const document = documentOf(invoice, program, ledger);
  const { taken } = ledger;
  const used = new Set(taken.map(({ from }) => from));
  const left = leavesOf({ at: '$', value: json }, MOST_LISTED).flatMap(({ at, value }) => {
    if (used.has(at)) return [];
    const last = lastName(at);
    const shown = textOf({ at, value })?.text ?? String(value);
    return [{ from: at, value: shown.slice(0, VALUE_SHOWN), calculated: CALCULATED.test(last) }];
  });
  return { program: program.name, document, taken, left };
}

function documentOf(invoice: Place, program: Program, ledger: Ledger): JsonObject {
  const total = memberOf(invoice, ['totalprice']);
  const heads = total ? [invoice, total] : [invoice];
  const text = (
    names: readonly string[],
    to: string,
    convert: (text: string) => string | undefined = (same) => same,
  ) => {
    for (const head of heads)
      for (const name of names) {
        const place = memberOf(head, [name]);
        // A reference has its code beside its name.
        for (const candidate of place ? [memberOf(place, ['value', 'code']), place] : []) {
          const said = candidate && textOf(candidate);
          const value = said && convert(said.text);
          if (said && value !== undefined) return ledger.take(said, to, value);
        }
      }
    return undefined;
  };
  const credit = isCreditNote(invoice);
  const code = text([...(program.code ?? []), ...HEAD.code], 'code');
  const date = text(HEAD.date, 'issue_date', dayOf);
  const currency = text(HEAD.currency, 'currency', (said) =>
    /^[A-Za-z]{3}$/.test(said) ? said.toUpperCase() : undefined,
  );
  const received = program.received && isJsonObject(invoice.value) && bears(invoice.value, program.received);
  const sellers = received ? [...PARTIES.supplier, ...PARTIES.other] : PARTIES.supplier;
  const buyers = received ? PARTIES.customer : [...PARTIES.customer, ...PARTIES.other];
  const supplier = takeParty('supplier', invoice, ledger, sellers, PREFIXES.supplier);
  const customer = takeParty('customer', invoice, ledger, buyers, [
    ...PREFIXES.customer,
    ...(program.buyerBeside ? [''] : []),
  ]);
  const country = (supplier?.['tax_id'] as { readonly country?: string } | undefined)?.country ?? '';
  const includes = membersOf(invoice).find(({ name, value }) => INCLUSIVE[name] === value);
  const cat = TAX_NAMES[country] ?? 'VAT';
  if (includes) ledger.take(includes, 'tax.prices_include', cat);
  const taking: LineTaking = { cat, currency: currency ?? '', minor: program.minor ?? false, ledger };
  const rows = linesOf(invoice);
  const included = includes !== undefined || rows.some(isInclusive);
  const lines = rows.flatMap((line, index) => takeLine(line, index, taking) ?? []);
  const due = text(HEAD.due, 'payment.terms.due_dates[0].date', dayOf);
  const reference = text(HEAD.reference, 'ordering.code');
  const order = text(HEAD.order, 'ordering.purchases[0].code');
  const ordering = {
    ...(reference !== undefined && { code: reference }),
    ...(order !== undefined && { purchases: [{ code: order }] }),
  };
  const note = text(HEAD.note, 'notes[0].text');
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    ...(credit && { type: 'credit-note' }),
    ...(code !== undefined && { code }),
    ...(date !== undefined && { issue_date: date }),
    ...(currency !== undefined && { currency }),
    ...(included && { tax: { prices_include: cat } }),
    ...(supplier && { supplier }),
    ...(customer && { customer }),
    ...(lines.length > 0 && { lines }),
    ...(Object.keys(ordering).length > 0 && { ordering }),
    ...(due !== undefined && { payment: { terms: { due_dates: [{ date: due, percent: '100%' }] } } }),
    ...(note !== undefined && { notes: [{ key: 'general', text: note }] }),
  };
}

/** A credit note has its own name for the number, or says so in its type. */
function isCreditNote(invoice: Place): boolean {
  return membersOf(invoice).some(
    ({ name, value }) =>
      name === 'creditnotenumber' ||
      (/^(?:object|type|documenttype|invoicetype)$/.test(name) &&
        typeof value === 'string' &&
        /credit|^ACCPAYCREDIT$/i.test(value)),
  );
}

/** The last member name of a path: `total` of `$.sums[0].total`. */
function lastName(at: string): string {
  const cut = Math.max(at.lastIndexOf('.'), at.lastIndexOf('["') + 1);
  return at.slice(cut + 1).split(/["[]/, 1)[0] ?? '';
}

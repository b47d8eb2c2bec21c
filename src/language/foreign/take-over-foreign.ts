import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { leavesOf, memberOf, membersOf, textOf, type Place } from './leaves.ts';
import { createLedger, type Ledger, type TakenValue } from './ledger.ts';
import { takeLine, type LineTaking } from './line.ts';
import { CALCULATED, HEAD, PARTIES, PREFIXES, TAX_NAMES } from './names.ts';
import { takeParty } from './party.ts';
import { bears, type Program } from './programs.ts';
import { findForeign, linesOf } from './recognise-foreign.ts';
import { dayOf } from './values.ts';

/** A value that was left, as it stands. */
export interface LeftValue {
  readonly from: string;
  readonly value: string;
  /** Building works it out anew; the others have no place that their names tell. */
  readonly calculated: boolean;
}

/** A document made of somebody else's invoice. Every value of the text is either taken or left. */
export interface TakenOver {
  readonly program: string;
  readonly document: JsonObject;
  readonly taken: readonly TakenValue[];
  readonly left: readonly LeftValue[];
}

/** Most values of a text that are accounted for; what stands after them is taken where its name tells, and not listed as left. */
export const MOST_LISTED = 10_000;

/** What says that prices hold the tax. */
const INCLUSIVE: Readonly<Record<string, Json>> = {
  lineamounttypes: 'Inclusive',
  isinclusivetax: true,
  pricesincludetax: true,
  taxesincluded: true,
  pricetype: 'tax_inclusive',
};

/** Longest part of a value that is shown, in characters. */
const VALUE_SHOWN = 200;

/** Maps a foreign invoice as far as names and values tell; undefined when the text holds none. Takes linear time in the length of the text. */
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
        // A reference says its code beside its name.
        for (const one of place ? [memberOf(place, ['value', 'code']), place] : []) {
          const said = one && textOf(one);
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
  const lines = linesOf(invoice).flatMap((line, index) => takeLine(line, index, taking) ?? []);
  const due = text(HEAD.due, 'payment.terms.due_dates[0].date', dayOf);
  const order = text(HEAD.order, 'ordering.code');
  const note = text(HEAD.note, 'notes[0].text');
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    ...(credit && { type: 'credit-note' }),
    ...(code !== undefined && { code }),
    ...(date !== undefined && { issue_date: date }),
    ...(currency !== undefined && { currency }),
    ...(includes && { tax: { prices_include: cat } }),
    ...(supplier && { supplier }),
    ...(customer && { customer }),
    ...(lines.length > 0 && { lines }),
    ...(order !== undefined && { ordering: { code: order } }),
    ...(due !== undefined && { payment: { terms: { due_dates: [{ date: due, percent: '100%' }] } } }),
    ...(note !== undefined && { notes: [{ key: 'general', text: note }] }),
  };
}

/** Credit notes say so by a number of their own, or by the kind of thing they are. */
function isCreditNote(invoice: Place): boolean {
  return membersOf(invoice).some(
    ({ name, value }) =>
      name === 'creditnotenumber' ||
      (/^(?:object|type|documenttype|invoicetype)$/.test(name) &&
        typeof value === 'string' &&
        /credit|^ACCPAYCREDIT$/i.test(value)),
  );
}

/** The name of the member that a place is in: `total` of `$.sums[0].total`. */
function lastName(at: string): string {
  const cut = Math.max(at.lastIndexOf('.'), at.lastIndexOf('["') + 1);
  return at.slice(cut + 1).split(/["[]/, 1)[0] ?? '';
}

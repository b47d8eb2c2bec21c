import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { isLeitwegId } from './leitweg.ts';

/** A party of an earlier document, as it stands there. */
export interface KnownParty {
  readonly name: string;
  /** ISO code of its country, if it says it. */
  readonly country?: string;
  readonly party: JsonObject;
  /** For a seller: how it was paid last, without the days. */
  readonly payment?: JsonObject;
  /** For a seller: series and number of its last invoice. */
  readonly series?: string;
  readonly number?: string;
  /** For a buyer: its Leitweg-ID, which invoices to it state as their reference. */
  readonly reference?: string;
}

export interface KnownParties {
  readonly sellers: readonly KnownParty[];
  readonly buyers: readonly KnownParty[];
}

/** The parties of documents, latest first, each once by its number for taxes or its name. */
export function knownParties(documents: readonly Json[]): KnownParties {
  const sellers = new Map<string, KnownParty>();
  const buyers = new Map<string, KnownParty>();
  for (const data of documents) {
    const document = isJsonObject(data) && isJsonObject(data['doc'] ?? null) ? data['doc'] : data;
    if (!isJsonObject(document)) continue;
    const { supplier, customer } = document;
    const payment = paymentIn(document['payment']);
    const [series, number] = [textAt(document, 'series'), textAt(document, 'code')];
    keep(sellers, supplier, {
      ...(payment && { payment }),
      ...(series !== undefined && { series }),
      ...(number !== undefined && { number }),
    });
    const reference = textAt(document, 'ordering', 'code');
    keep(buyers, customer, reference !== undefined && isLeitwegId(reference) ? { reference } : {});
  }
  return { sellers: [...sellers.values()], buyers: [...buyers.values()] };
}

function keep(parties: Map<string, KnownParty>, party: Json | undefined, more: Partial<KnownParty>): void {
  if (party === undefined || !isJsonObject(party)) return;
  const { name } = party;
  if (typeof name !== 'string' || name === '') return;
  const taxes = textAt(party, 'tax_id', 'code');
  const key = taxes ?? name;
  const known = parties.get(key);
  if (known) {
    // An older document may say what the latest one does not.
    if (known.reference === undefined && more.reference !== undefined)
      parties.set(key, { ...known, reference: more.reference });
    return;
  }
  const country = countryOf(party);
  const { uuid: _, ...own } = party;
  parties.set(key, { name, ...(country !== undefined && { country }), party: own, ...more });
}

function countryOf(party: JsonObject): string | undefined {
  const [address] = Array.isArray(party['addresses']) ? party['addresses'] : [];
  const stated =
    (address !== undefined && isJsonObject(address) ? textAt(address, 'country') : undefined) ??
    textAt(party, 'tax_id', 'country');
  return stated === 'EL' ? 'GR' : stated;
}

/** Means and terms of payment that stay the same from one invoice to the next: no days, no advances. */
function paymentIn(payment: Json | undefined): JsonObject | undefined {
  if (payment === undefined || !isJsonObject(payment)) return undefined;
  const { instructions, terms, payee } = payment;
  const kept: Record<string, Json> = {};
  if (payee !== undefined && isJsonObject(payee)) kept['payee'] = payee;
  if (terms !== undefined && isJsonObject(terms)) {
    const { due_dates: _, ...words } = terms;
    if (Object.keys(words).length > 0) kept['terms'] = words;
  }
  if (instructions !== undefined && isJsonObject(instructions)) {
    // The reference of a payment is that of one invoice.
    const { ref: _, ...means } = instructions;
    kept['instructions'] = means;
  }
  return Object.keys(kept).length > 0 ? kept : undefined;
}

function textAt(value: JsonObject, ...steps: readonly string[]): string | undefined {
  let at: Json | undefined = value;
  for (const step of steps) at = at !== undefined && isJsonObject(at) && Object.hasOwn(at, step) ? at[step] : undefined;
  return typeof at === 'string' && at !== '' ? at : undefined;
}

/** Most digits that are counted up. */
const MOST_DIGITS = 15;

/** The number after this one: the last digits counted up, as many as before; undefined without digits. */
export function numberAfter(number: string): string | undefined {
  const isDigit = (at: number): boolean => /\d/.test(number.charAt(at));
  let end = number.length;
  while (end > 0 && !isDigit(end - 1)) end--;
  let start = end;
  while (start > 0 && end - start < MOST_DIGITS && isDigit(start - 1)) start--;
  if (start === end) return undefined;
  const next = String(Number(number.slice(start, end)) + 1).padStart(end - start, '0');
  return `${number.slice(0, start)}${next}${number.slice(end)}`;
}

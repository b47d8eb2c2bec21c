import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { regimeCode } from '../knowledge/tax-countries.ts';
import type { KnownParty } from './known-parties.ts';

/** What an author knows before the first value: kind of document, where the parties are, and where it goes. */
export interface Start {
  /** Type of invoice; undefined for the usual one. */
  readonly type?: string;
  /** ISO codes of the countries of the parties. */
  readonly from: string;
  readonly to: string;
  readonly seller?: KnownParty;
  readonly buyer?: KnownParty;
  /** Addons that tell the destination. */
  readonly addons: readonly string[];
  /** The usual tax of the seller's country, for a sale within it. */
  readonly tax?: { readonly cat: string; readonly key?: string; readonly rate: string };
}

/** A document with all that the answers say: countries or whole parties, one line, and how the seller is paid. */
export function startDocument({ type, from, to, seller, buyer, addons, tax }: Start): JsonObject {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: regimeCode(from),
    ...(addons.length > 0 && { $addons: [...addons] }),
    ...(type !== undefined && { type }),
    ...(seller?.series !== undefined && { series: seller.series }),
    supplier: seller?.party ?? partyOf(from),
    customer: buyer?.party ?? partyOf(to),
    lines: [tax && regimeCode(from) === regimeCode(to) ? { taxes: [{ ...tax }] } : {}],
    ...(buyer?.reference !== undefined && { ordering: { code: buyer.reference } }),
    ...(seller?.payment && { payment: seller.payment }),
  };
}

function partyOf(country: string): JsonObject {
  return { tax_id: { country: regimeCode(country) }, addresses: [{ country }] };
}

/** The usual tax in a published regime: the first that is not withheld, at its general rate. */
export function usualTax(regime: JsonObject | undefined): Start['tax'] {
  for (const category of listOf(regime?.['categories'])) {
    const { code, retained } = category;
    if (retained === true || typeof code !== 'string') continue;
    const general = listOf(category['rates']).find(({ rate }) => rate === 'general');
    if (!general) return undefined;
    // Extensions follow from the key.
    const [key] = Array.isArray(general['keys']) ? general['keys'] : [];
    return { cat: code, ...(typeof key === 'string' && { key }), rate: 'general' };
  }
  return undefined;
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((entry: Json): entry is JsonObject => isJsonObject(entry)) : [];
}

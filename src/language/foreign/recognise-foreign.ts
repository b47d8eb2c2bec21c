import type { Json } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { entriesOf, memberOf, membersOf, type Place } from './leaves.ts';
import { HEAD, PARTIES, PREFIXES, WRAPPERS } from './names.ts';
import { programOf, UNKNOWN, type Program } from './programs.ts';

/** An invoice in the JSON of another program. */
export interface ForeignPlace {
  readonly invoice: Place;
  /** The program; its name completes "This is an invoice of …". */
  readonly program: Program;
}

/** Deepest nesting of wrappers that is searched. */
const DEEPEST = 4;

/**
 * Finds an invoice in the JSON of another program; undefined for documents and envelopes of the format, and for
 * anything that is no invoice.
 */
export function findForeign(json: Json): ForeignPlace | undefined {
  let places: readonly Place[] = [{ at: '$', value: json }];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const invoice = places.find(isInvoice);
    if (invoice) return { invoice, program: isJsonObject(invoice.value) ? programOf(invoice.value) : UNKNOWN };
    places = places.flatMap((place) =>
      Array.isArray(place.value)
        ? entriesOf(place).slice(0, 1)
        : membersOf(place).filter(({ name, value }) => WRAPPERS.includes(name) && typeof value === 'object'),
    );
  }
  return undefined;
}

function isInvoice(place: Place): boolean {
  const { value } = place;
  if (!isJsonObject(value) || '$schema' in value || '$regime' in value) return false;
  // An envelope of the format.
  if ('head' in value && 'doc' in value) return false;
  const lines = linesOf(place).length > 0;
  const party = [...PARTIES.customer, ...PARTIES.supplier, ...PARTIES.other].some(
    (name) => memberOf(place, [name]) !== undefined,
  );
  const beside = membersOf(place).some(({ name }) =>
    [...PREFIXES.customer, ...PREFIXES.supplier].some((prefix) => name === `${prefix}name`),
  );
  const named = [HEAD.code, HEAD.date, HEAD.currency, HEAD.due].filter((names) => memberOf(place, names) !== undefined);
  return named.length + (party || beside ? 1 : 0) >= (lines ? 2 : 4);
}

/** The lines of an invoice: entries that are objects. */
export function linesOf(invoice: Place): readonly Place[] {
  const members = membersOf(invoice);
  for (const name of HEAD.lines) {
    const found = members.find((member) => member.name === name);
    const entries = found ? entriesOf(found).filter(({ value }) => isJsonObject(value)) : [];
    if (entries.length > 0) return entries;
  }
  return [];
}

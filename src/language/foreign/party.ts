import type { JsonObject } from '../../engine/index.ts';
import { entriesOf, memberOf, membersOf, textOf, type Place } from './leaves.ts';
import { ADDRESS, BUYER_ADDRESS, PARTY } from './names.ts';
import type { Ledger } from './ledger.ts';
import { countryOf } from './values.ts';

/** Reads the seller or the buyer from its own member, and from members of the invoice with a prefix for the role. */
export function takeParty(
  role: 'supplier' | 'customer',
  invoice: Place,
  ledger: Ledger,
  roles: readonly string[],
  prefixes: readonly string[],
): JsonObject | undefined {
  const billed = role === 'customer' ? memberOf(invoice, BUYER_ADDRESS) : undefined;
  const own = memberOf(invoice, roles) ?? billed;
  const places = [own, billed].filter((place) => place !== undefined);
  const member = (names: readonly string[]): Place | undefined => {
    const beside = names.flatMap((name) => prefixes.map((prefix) => prefix + name));
    return (own && memberOf(own, names)) ?? memberOf(invoice, beside) ?? (billed && memberOf(billed, names));
  };
  const text = (place: Place | undefined, to: string): string | undefined => {
    const said = place && textOf(place);
    return said && ledger.take(said, `${role}.${to}`, said.text);
  };

  // Beside a text of its own, such as `customer_name`, a member is the key of the party, however it looks.
  const beside = memberOf(
    invoice,
    prefixes.map((prefix) => `${prefix}name`),
  );
  const plain = own && isName(own) ? (beside && textOf(beside) ? beside : own) : undefined;
  const named = plain ?? nameIn(places) ?? member(PARTY.name.filter((name) => name !== 'value'));
  const name = text(named, 'name') ?? personIn(places, role, ledger);
  const address = takeAddress(member(PARTY.address) ?? places.find(isAddress), role, ledger);
  const written = member(PARTY.country);
  const said = written && textOf(written);
  const stated = said && countryOf(said.text);
  const country =
    address?.country ??
    (said && stated !== undefined ? ledger.take(said, `${role}.tax_id.country`, stated) : undefined);
  const number = taxNumber(member(PARTY.taxId));
  const [, ahead, rest] = /^([A-Za-z]{2})[ -]?([0-9A-Za-z].{4,})$/.exec(number?.text ?? '') ?? [];
  const prefix = ahead !== undefined && /\d/.test(rest ?? '') ? countryOf(ahead) : undefined;
  const stands = prefix !== undefined && (country === undefined || prefix === country);
  const taxCountry = stands ? prefix : country;
  const code =
    number && taxCountry !== undefined ? (stands ? (rest ?? '') : number.text).replace(/[\s.-]/g, '') : undefined;
  if (number && code !== undefined) ledger.take(number, `${role}.tax_id.code`, code);
  const email = text(member(PARTY.email), 'emails[0].addr');
  const phone = text(member(PARTY.phone), 'telephones[0].num');
  const party: JsonObject = {
    ...(name !== undefined && { name }),
    ...(taxCountry !== undefined && { tax_id: { country: taxCountry, ...(code !== undefined && { code }) } }),
    ...(address && { addresses: [address.value] }),
    ...(email !== undefined && { emails: [{ addr: email }] }),
    ...(phone !== undefined && { telephones: [{ num: phone }] }),
  };
  return Object.keys(party).length === 0 ? undefined : party;
}

/** Whether a text where a party stands is its name. Programs also write the key of the party there: `cus_Nf2k9Xq7`. */
const isName = ({ value }: Place): boolean =>
  typeof value === 'string' && !KEY.test(value.trim()) && !PREFIXED.test(value.trim());

/** A key of a record: a number, an address, a UUID or the like. */
const KEY = /^(?:\d+|[a-z]+:\/\/\S+|[0-9a-f]{24,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A key that says what it is of: a word, and behind it a digit or capital, such as `atxi_1Qx`. */
const PREFIXED = /^[a-z]{2,12}_(?=\w*[0-9A-Z])\w{4,}$/;

/** A name that is a text; names of companies come before names of people. */
function nameIn(places: readonly Place[]): Place | undefined {
  for (const name of PARTY.name)
    for (const place of places) {
      const found = memberOf(place, [name]);
      // A reference may have nothing but its key as value.
      if (found && typeof found.value === 'string' && (name !== 'value' || isName(found))) return found;
    }
  return undefined;
}

/** First and last name, from the first place that has either. */
function personIn(places: readonly Place[], role: string, ledger: Ledger): string | undefined {
  for (const place of places) {
    const said = [PARTY.first, PARTY.last].flatMap((names) => {
      const found = memberOf(place, names);
      return (found && textOf(found)) ?? [];
    });
    const name = said.map(({ text }) => text).join(' ');
    for (const value of said) ledger.take(value, `${role}.name`, name);
    if (said.length > 0) return name;
  }
  return undefined;
}

const isAddress = (place: Place): boolean =>
  [ADDRESS.street, ADDRESS.locality, ADDRESS.code].some((names) => memberOf(place, names) !== undefined);

/** The number in a text, or in the first entry of a list: `{type: 'eu_vat', value: 'DE…'}`. A key of a record is none. */
function taxNumber(place: Place | undefined): { readonly at: string; readonly text: string } | undefined {
  if (!place) return undefined;
  const [first = place] = entriesOf(place);
  const said = textOf(memberOf(first, ['value', 'number', 'code']) ?? first);
  return said && PREFIXED.test(said.text) ? undefined : said;
}

function takeAddress(place: Place | undefined, role: string, ledger: Ledger) {
  if (!place) return undefined;
  const to = `${role}.addresses[0]`;
  if (typeof place.value === 'string') {
    return { country: undefined, value: { street: ledger.take(place, `${to}.street`, place.value.trim()) } };
  }
  const filled = entriesOf(place).find((address) =>
    membersOf(address).some(({ name, value }) => name !== 'addresstype' && typeof value === 'string' && value !== ''),
  );
  if (!filled) return undefined;
  const value: Record<string, string> = {};
  for (const [key, names] of Object.entries(ADDRESS)) {
    const member = memberOf(filled, names);
    const said = member && textOf(member);
    const text = said && (key === 'country' ? countryOf(said.text) : said.text);
    if (said && text !== undefined) value[key] = ledger.take(said, `${to}.${key}`, text);
  }
  return Object.keys(value).length === 0 ? undefined : { country: value['country'], value };
}

import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { en16931 } from '../en16931/profiles/en16931.ts';
import { addonsNamed, typeNamed } from '../en16931/profiles/profile-of-addons.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import type { Destination } from './destination.ts';
import { DESTINATIONS, destinationByKey } from './destinations.ts';

/** Every profile is of the standard, so its addon tells nothing. */
const OF_ALL: ReadonlySet<string> = new Set(en16931.addons);

/** The addons by which a document tells that it goes there. */
export function tellingAddons({ addons, profiles: [first] = [''] }: Destination): readonly string[] {
  if (addons) return addons;
  const profile = PROFILES.find(({ key }) => key === first);
  return (profile?.addons ?? []).filter((addon) => !OF_ALL.has(addon));
}

const TOLD_BY_ADDON = DESTINATIONS.map((destination) => ({ destination, addons: tellingAddons(destination) })).filter(
  ({ addons }) => addons.length > 0,
);

/**
 * Where a document, or the one in an envelope, says that it goes: by its addons, by the law of the country of both its parties, by an inbox
 * of Peppol, and at last by the addon of EN 16931. Undefined where it says nothing.
 */
export function destinationOf(data: Json): Destination | undefined {
  const named = new Set(addonsNamed(data));
  const told = TOLD_BY_ADDON.find(({ addons }) => addons.every((addon) => named.has(addon)));
  if (told) return told.destination;
  if (typeNamed(data) !== 'bill/invoice') return undefined;
  const document = documentIn(data);
  const lawful = DESTINATIONS.find((destination) => isOfCountry(destination, document));
  if (lawful) return lawful;
  if (hasPeppolInbox(document)) return destinationByKey('peppol');
  return named.has(en16931.addons[0] ?? '') ? destinationByKey(en16931.key) : undefined;
}

/** The destination of an XML invoice: by the specification it names, by its profile and, of several, by the country of the document that it makes. */
export function destinationOfXml(
  profile: string | undefined,
  specification: string,
  document: Json,
): Destination | undefined {
  const named = DESTINATIONS.find(({ told }) => told?.test(specification));
  if (named) return named;
  const possible = DESTINATIONS.filter(({ profiles }) => profile !== undefined && profiles?.includes(profile));
  return (
    possible.find((one) => isOfCountry(one, documentIn(document))) ??
    possible.find(({ country }) => country === undefined) ??
    possible[0]
  );
}

/** The document itself, or the one in an envelope. */
export function documentIn(data: Json): JsonObject {
  if (!isJsonObject(data)) return {};
  const { doc } = data;
  return doc !== undefined && isJsonObject(doc) ? doc : data;
}

function isOfCountry({ country, ofCountry }: Destination, { supplier, customer }: JsonObject): boolean {
  return ofCountry === true && countryOf(supplier) === country && countryOf(customer) === country;
}

function countryOf(party: Json | undefined): string | undefined {
  const country = memberOf(memberOf(party, 'tax_id'), 'country');
  return country === 'EL' ? 'GR' : typeof country === 'string' ? country : undefined;
}

function hasPeppolInbox({ customer }: JsonObject): boolean {
  const inboxes = memberOf(customer, 'inboxes');
  return Array.isArray(inboxes) && inboxes.some((inbox: Json) => memberOf(inbox, 'key') === 'peppol');
}

const memberOf = (value: Json | undefined, name: string): Json | undefined =>
  value !== undefined && isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

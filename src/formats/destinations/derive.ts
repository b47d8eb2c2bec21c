import type { Json, JsonObject, Message } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { en16931 } from '../en16931/profiles/en16931.ts';
import { isKnownSpecification } from '../en16931/profiles/known-specifications.ts';
import { addonsNamed, typeNamed } from '../en16931/profiles/profile-of-addons.ts';
import { PROFILES } from '../en16931/profiles/profiles.ts';
import type { Destination } from './destination.ts';
import { DESTINATIONS, destinationByKey } from './destinations.ts';
import { destinationMessages } from './messages.ts';

/** Every profile is based on the standard, so its addon identifies no destination. */
const OF_ALL: ReadonlySet<string> = new Set(en16931.addons);

/** How a destination is identified; `request` means by the request itself. */
export const IDENTIFIED_BY = ['request', 'addon', 'country', 'inbox', 'specification', 'profile'] as const;

/** A destination, and how it was identified. */
export interface IdentifiedDestination {
  readonly destination: Destination;
  readonly by: (typeof IDENTIFIED_BY)[number];
}

/** The addons that identify a destination. */
export function identifyingAddons({ addons, profiles: [first] = [''] }: Destination): readonly string[] {
  if (addons) return addons;
  const profile = PROFILES.find(({ key }) => key === first);
  return (profile?.addons ?? []).filter((addon) => !OF_ALL.has(addon));
}

const IDENTIFIED_BY_ADDON = DESTINATIONS.map((destination) => ({
  destination,
  addons: identifyingAddons(destination),
})).filter(({ addons }) => addons.some((addon) => !OF_ALL.has(addon)));

/** The key for the destination that the document itself names. */
export const AUTO = 'auto';

/** The destination with a key; undefined for `auto` and for unknown keys. */
export function destinationAsked(key: string): IdentifiedDestination | undefined {
  const destination = destinationByKey(key);
  return destination && { destination, by: 'request' };
}

/** The message for an unknown key; undefined for `auto` and known keys. */
export function unknownDestination(key: string): Message | undefined {
  if (key === AUTO || destinationByKey(key)) return undefined;
  return destinationMessages.unknown({
    key: key.slice(0, 40),
    known: [AUTO, ...DESTINATIONS.map((destination) => destination.key)],
  });
}

/** The destination of a document: the requested one, or the one that the document names. */
export const destinationFor = (key: string, data: Json): IdentifiedDestination | undefined =>
  destinationAsked(key) ?? destinationOf(data);

/**
 * The destination that a document, bare or in an envelope, names: by its addons, by the law of the country of both
 * parties, by a Peppol inbox, or finally by the addon of EN 16931. Undefined if it names none.
 */
export function destinationOf(data: Json): IdentifiedDestination | undefined {
  const named = new Set(addonsNamed(data));
  const byAddon = IDENTIFIED_BY_ADDON.find(({ addons }) => addons.every((addon) => named.has(addon)));
  if (byAddon) return { destination: byAddon.destination, by: 'addon' };
  if (typeNamed(data) !== 'bill/invoice') return undefined;
  const document = documentIn(data);
  const lawful = DESTINATIONS.find((destination) => isOfCountry(destination, document));
  if (lawful) return { destination: lawful, by: 'country' };
  const [key, by] = hasPeppolInbox(document)
    ? (['peppol', 'inbox'] as const)
    : named.has(en16931.addons[0] ?? '')
      ? ([en16931.key, 'addon'] as const)
      : ([] as const);
  const destination = key === undefined ? undefined : destinationByKey(key);
  return destination && by && { destination, by };
}

/**
 * The destination of an XML invoice: by the specification it names, by its profile, or, if several have that profile,
 * by the country in the document made from it. Undefined for a specification that nobody has published.
 */
export function destinationOfXml(
  profile: string | undefined,
  specification: string,
  document: Json,
): IdentifiedDestination | undefined {
  if (!isKnownSpecification(specification)) return undefined;
  const named = DESTINATIONS.find(({ specificationPattern }) => specificationPattern?.test(specification));
  if (named) return { destination: named, by: 'specification' };
  const possible = DESTINATIONS.filter(({ profiles }) => profile !== undefined && profiles?.includes(profile));
  const lawful = possible.find((candidate) => isOfCountry(candidate, documentIn(document)));
  if (lawful && possible.length > 1) return { destination: lawful, by: 'country' };
  const destination = possible.find(({ country }) => country === undefined) ?? possible[0];
  return destination && { destination, by: 'profile' };
}

/** The document itself, or the one in an envelope. */
export function documentIn(data: Json): JsonObject {
  if (!isJsonObject(data)) return {};
  const { doc } = data;
  return doc !== undefined && isJsonObject(doc) ? doc : data;
}

function isOfCountry({ country, ofCountry, duties = [] }: Destination, document: JsonObject): boolean {
  const home = countryOf(document['supplier']);
  if (home === undefined || home !== countryOf(document['customer'])) return false;
  if (ofCountry && home === country) return true;
  const { issue_date: issued } = document;
  // Without a date, the document is still to be issued.
  const isDue = (since: string) => typeof issued !== 'string' || issued === '' || since <= issued;
  return duties.some((duty) => duty.country === home && isDue(duty.since));
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

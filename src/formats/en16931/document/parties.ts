import { tableOf } from '../../../engine/values.ts';
import type { TermGroup, TermValue } from '../term-tree.ts';
import { CODECS } from './codecs.ts';
import { decode, putLeaves, stepsOf, type LeafRow } from './leaf-rows.ts';
import type { Draft, Path } from './draft.ts';
import { LINE_ORDER, NUMBER_FIRST, STREET_FIRST } from './vocabulary.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** The terms of one role of a party: the places in a document are equal, the terms differ. */
export interface PartyTerms {
  /** Registered name, and trading name. */
  readonly name: string;
  readonly trading?: string;
  readonly identifier?: string;
  readonly legal?: string;
  readonly vat?: string;
  readonly otherTax?: string;
  readonly otherTaxType?: string;
  readonly information?: string;
  readonly endpoint?: string;
  readonly address?: string;
  /** Lines one to three, city, post code, subdivision, country. */
  readonly addressTerms?: readonly [string, string, string, string, string, string, string];
  readonly building?: string;
  /** The contact's identifier at the other party. */
  readonly contactId?: string;
  readonly district?: string;
  /** Group of the contact; absent if its terms are directly in the party. */
  readonly contact?: string;
  readonly contactTerms?: readonly [person: string, phone: string, mail: string];
}

export const SELLER: PartyTerms = {
  name: 'BT-27',
  trading: 'BT-28',
  identifier: 'BT-29',
  legal: 'BT-30',
  vat: 'BT-31',
  otherTax: 'BT-32',
  otherTaxType: 'X-SellerTaxType',
  information: 'BT-33',
  endpoint: 'BT-34',
  address: 'BG-5',
  addressTerms: ['BT-35', 'BT-36', 'BT-162', 'BT-37', 'BT-38', 'BT-39', 'BT-40'],
  building: 'X-SellerBuilding',
  contactId: 'X-SellerContactId',
  district: 'X-SellerDistrict',
  contact: 'BG-6',
  contactTerms: ['BT-41', 'BT-42', 'BT-43'],
};

export const BUYER: PartyTerms = {
  name: 'BT-44',
  trading: 'BT-45',
  identifier: 'BT-46',
  legal: 'BT-47',
  vat: 'BT-48',
  otherTax: 'X-BuyerTax',
  otherTaxType: 'X-BuyerTaxType',
  information: 'X-BuyerLegal',
  endpoint: 'BT-49',
  address: 'BG-8',
  addressTerms: ['BT-50', 'BT-51', 'BT-163', 'BT-52', 'BT-53', 'BT-54', 'BT-55'],
  building: 'X-BuyerBuilding',
  contactId: 'X-BuyerContactId',
  district: 'X-BuyerDistrict',
  contact: 'BG-9',
  contactTerms: ['BT-56', 'BT-57', 'BT-58'],
};

export const PAYEE: PartyTerms = {
  name: 'BT-59',
  trading: 'X-PayeeTrading',
  identifier: 'BT-60',
  legal: 'BT-61',
  endpoint: 'X-PayeeEndpoint',
  address: 'X-PayeeAddress',
  addressTerms: ['X-Payee1', 'X-Payee2', 'X-Payee3', 'X-PayeeCity', 'X-PayeeCode', 'X-PayeeRegion', 'X-PayeeCountry'],
  building: 'X-PayeeBuilding',
  contactId: 'X-PayeeContactId',
  contactTerms: ['X-PayeePerson', 'X-PayeePhone', 'X-PayeeMail'],
};

export const REPRESENTATIVE: PartyTerms = {
  name: 'BT-62',
  trading: 'X-RepresentativeLegalName',
  identifier: 'X-RepresentativeId',
  legal: 'X-RepresentativeLegal',
  vat: 'BT-63',
  otherTax: 'X-RepresentativeTax',
  endpoint: 'X-RepresentativeEndpoint',
  address: 'BG-12',
  addressTerms: ['BT-64', 'BT-65', 'BT-164', 'BT-66', 'BT-67', 'BT-68', 'BT-69'],
  contactTerms: ['X-RepresentativePerson', 'X-RepresentativePhone', 'X-RepresentativeMail'],
};

export const RECEIVER: PartyTerms = {
  name: 'BT-70',
  address: 'BG-15',
  addressTerms: ['BT-75', 'BT-76', 'BT-165', 'BT-77', 'BT-78', 'BT-79', 'BT-80'],
  building: 'X-DeliveryBuilding',
  district: 'X-DeliveryDistrict',
  contactTerms: ['X-DeliveryPerson', 'X-DeliveryPhone', 'X-DeliveryMail'],
};

export function addressLeaves(terms: PartyTerms, at: string): readonly LeafRow[] {
  if (!terms.addressTerms) return [];
  const [line1, line2, line3, city, code, region, country] = terms.addressTerms;
  return [
    { term: line1, at: `${at}.street` },
    { term: line2, at: `${at}.street_extra` },
    // A third line has no member of its own.
    { term: line3, at: `${at}.meta.line-three` },
    ...(terms.building ? [{ term: terms.building, at: `${at}.num` }] : []),
    { term: city, at: `${at}.locality` },
    { term: region, at: `${at}.region` },
    { term: code, at: `${at}.code`, as: 'code' },
    { term: country, at: `${at}.country`, as: 'country' },
  ];
}

export function contactLeaves(terms: PartyTerms): readonly LeafRow[] {
  if (!terms.contactTerms) return [];
  const [person, phone, mail] = terms.contactTerms;
  return [
    { term: person, at: 'people[0].name.given' },
    { term: mail, at: 'emails[0].addr' },
    { term: phone, at: 'telephones[0].num' },
    ...(terms.contactId ? [{ term: terms.contactId, at: 'people[0].identities[0].code', as: 'code' } as const] : []),
  ];
}

/** Puts an address; the district is its second line unless that has other content. */
export function putAddress(draft: Draft, address: TermGroup, at: Path, terms: PartyTerms, entry: string): void {
  putLeaves(draft, address, at, addressLeaves(terms, entry));
  keepOrder(draft, address, [...at, ...stepsOf(entry)], terms);
  const district = terms.district ? address.value(terms.district) : undefined;
  if (!district) return;
  const place = [...at, ...stepsOf(`${entry}.street_extra`)];
  if (draft.get(place) === undefined) draft.put(place, decode(draft, district), district);
  else draft.left(district, xmlMessages.otherSecondLine);
}

/**
 * Where a number usually stands before its street, a street with a number behind it says so: they are written as one line
 * later.
 */
function keepOrder(draft: Draft, address: TermGroup, place: Path, terms: PartyTerms): void {
  const street = terms.addressTerms && address.value(terms.addressTerms[0]);
  const number = terms.building ? address.value(terms.building) : undefined;
  if (!street?.value || !number?.value || !NUMBER_FIRST.has(String(draft.get([...place, 'country'])))) return;
  draft.put([...place, ...LINE_ORDER], STREET_FIRST);
}

/** How a profile and a syntax write parties. */
export interface PartyWays {
  readonly legalFirst?: boolean;
  readonly scheme?: string | undefined;
  readonly numbersByType?: boolean | undefined;
  /** Electronic addresses are endpoints in place of inboxes. */
  readonly endpointUris?: boolean | undefined;
}

/** Puts a party into the document, with its register number before or after its other numbers. */
export function putParty(
  draft: Draft,
  group: TermGroup,
  at: Path,
  terms: PartyTerms,
  { legalFirst = true, scheme, numbersByType, endpointUris = false }: PartyWays = {},
): void {
  putNames(draft, group, at, terms);
  const address = terms.address ? group.group(terms.address) : undefined;
  if (scheme !== undefined) putSchemedNumber(draft, group, at, terms.legal, scheme);
  else if (legalFirst) putIdentities(draft, group, at, terms.legal, { scope: 'legal' });
  putTaxNumbers(draft, group, at, terms, countryOf(address, terms));
  putIdentities(draft, group, at, terms.identifier, numbersByType ? { typed: true } : {});
  if (!legalFirst && scheme === undefined) putIdentities(draft, group, at, terms.legal, { scope: 'legal' });
  const contact = terms.contact ? group.group(terms.contact) : group;
  if (contact) putLeaves(draft, contact, at, contactLeaves(terms));
  if (terms.endpoint) (endpointUris ? putEndpointUri : putEndpoint)(draft, group, at, terms.endpoint);
  if (address) putAddress(draft, address, at, terms, 'addresses[0]');
  if (terms.information) putLeaves(draft, group, at, [{ term: terms.information, at: 'registration.other' }]);
}

function putNames(draft: Draft, group: TermGroup, at: Path, terms: PartyTerms): void {
  const trading = terms.trading ? group.value(terms.trading) : undefined;
  const named = group.value(terms.name);
  const name = decode(draft, named);
  const alias = decode(draft, trading);
  if (name !== undefined) draft.put([...at, 'name'], name, named);
  for (const again of group.valuesOf(terms.name).slice(1)) {
    if (again.value === name) draft.taken(again, [...at, 'name']);
  }
  if (alias === undefined || !trading) return;
  if (name === undefined) draft.put([...at, 'name'], alias, trading);
  else if (alias === name) draft.taken(trading, [...at, 'name']);
  else draft.put([...at, 'alias'], alias, trading);
}

function countryOf(address: TermGroup | undefined, terms: PartyTerms): TermValue | undefined {
  return terms.addressTerms && address?.value(terms.addressTerms[6]);
}

/** Prefixes of VAT numbers that are not country codes (EN 16931-1, BR-CO-9). */
const TAX_PREFIXES: Readonly<Record<string, string>> = tableOf({ EL: 'GR', XI: 'GB' });

function putTaxNumbers(
  draft: Draft,
  group: TermGroup,
  at: Path,
  terms: PartyTerms,
  addressCountry: TermValue | undefined,
): void {
  const country = CODECS.country.read(addressCountry?.value ?? '');
  const vats = terms.vat ? group.valuesOf(terms.vat) : [];
  const others = terms.otherTax ? group.valuesOf(terms.otherTax) : [];
  const [first, ...more] = vats.filter(({ value }) => value !== '');
  for (const empty of vats) if (empty.value === '') draft.implied(empty, xmlMessages.empty);
  if (first) {
    putTaxId(draft, first, [...at, 'tax_id'], country);
    const scheme = first.part(`${first.term}-0`);
    draft.implied(scheme, xmlMessages.isVat);
  }
  for (const again of more) draft.left(again, xmlMessages.oneVatNumber);
  for (const other of others) {
    const scheme = other.part(`${other.term}-0`);
    const type = other.parts.find(({ term }) => term === terms.otherTaxType);
    if (other.value === '') draft.implied(other, xmlMessages.empty);
    else if (!first && type?.value === 'VAT') {
      putTaxId(draft, other, [...at, 'tax_id'], country);
      draft.put([...at, 'tax_id', 'scheme'], 'VAT', type);
      draft.left(scheme, xmlMessages.typeSaysMore);
    } else if (!first && country && isValueTax(scheme?.value ?? '')) {
      putTaxId(draft, other, [...at, 'tax_id'], country);
      draft.put([...at, 'tax_id', 'scheme'], CODECS.code.read(type?.value ?? scheme?.value ?? ''), type ?? scheme);
      if (type) draft.left(scheme, xmlMessages.typeSaysSame);
    } else {
      const entry = [...at, 'identities', draft.count([...at, 'identities'])];
      draft.put([...entry, 'scope'], 'tax');
      draft.put([...entry, 'country'], country);
      const key = taxNumberKey(country, other.value);
      draft.put([...entry, 'key'], key);
      if (key) draft.implied(scheme, xmlMessages.isTaxNumber);
      else if (scheme) draft.put([...entry, 'type'], CODECS.code.read(scheme.value), scheme);
      draft.put([...entry, 'code'], CODECS.code.read(other.value), other);
    }
  }
}

/**
 * Keys of numbers at the tax office, where a document has one beside its VAT number: country, key and digits. Source:
 * GOBL regime de; a number of another length is no Steuernummer.
 */
const TAX_NUMBER_KEYS: readonly (readonly [country: string, key: string, digits: RegExp])[] = [
  ['DE', 'de-tax-number', /^\d{10,11}$/],
];

function taxNumberKey(country: string | undefined, number: string): string | undefined {
  const digits = number.replace(/[\s/.-]/g, '');
  return TAX_NUMBER_KEYS.find(([of, , form]) => of === country && form.test(digits))?.[1];
}

/** Other names of value added taxes. A tax number for any other tax is an identity. */
function isValueTax(scheme: string): boolean {
  return ['GST', 'SST', 'JCT', 'HST', 'PST', 'QST'].includes(scheme.toUpperCase());
}

function putTaxId(draft: Draft, source: TermValue, at: Path, addressCountry: string | undefined): void {
  const code = source.value.replace(/\s+/g, '');
  const prefix = code.slice(0, 2).toUpperCase();
  const country = TAX_PREFIXES[prefix] ?? prefix;
  const prefixed =
    /^[A-Z]{2}$/.test(prefix) &&
    !BARE_COUNTRIES.has(country) &&
    (country === addressCountry || prefix in TAX_PREFIXES || VAT_PREFIXES.has(prefix));
  if (!prefixed && addressCountry === undefined) {
    draft.left(source, xmlMessages.countryNeeded);
    return;
  }
  draft.put([...at, 'country'], prefixed ? (prefix === 'GR' ? 'EL' : prefix) : (addressCountry as string));
  draft.put([...at, 'code'], prefixed ? code.slice(2) : code, source);
}

/** Countries of PINT whose tax numbers never have their code before them: letters at the start are part of the number. */
const BARE_COUNTRIES: ReadonlySet<string> = new Set(['AU', 'JP', 'MY', 'NZ', 'SG']);

/** Countries whose VAT numbers begin with their code. Source: VIES and national law, looked up 2026-11-21. */
const VAT_PREFIXES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK XI CH'.split(' '),
);

function putIdentities(
  draft: Draft,
  group: TermGroup,
  at: Path,
  term: string | undefined,
  { scope, typed }: { readonly scope?: string; readonly typed?: boolean } = {},
): void {
  for (const source of term ? group.valuesOf(term) : []) {
    const code = decode(draft, source, 'code');
    if (code === undefined) continue;
    const entry = [...at, 'identities', draft.count([...at, 'identities'])];
    if (scope) draft.put([...entry, 'scope'], scope);
    draft.put([...entry, 'code'], code, source);
    const scheme = source.part(`${source.term}-1`);
    draft.put([...entry, ...(typed ? ['type'] : ['ext', 'iso-scheme-id'])], decode(draft, scheme, 'code'), scheme);
  }
}

/**
 * The number by which a profile identifies the party, and the extension that names its kind: see `addSchemedNumber`.
 */
function putSchemedNumber(draft: Draft, group: TermGroup, at: Path, term: string | undefined, extension: string): void {
  const source = term ? group.value(term) : undefined;
  const code = decode(draft, source, 'code');
  if (!source || code === undefined) return;
  const scheme = source.part(`${source.term}-1`);
  draft.put([...at, 'ext', extension], decode(draft, scheme, 'code'), scheme);
  if (scheme?.value === '2') draft.implied(source, xmlMessages.vatNumber);
  else if (scheme?.value === '3' || scheme?.value === '6') draft.implied(source, xmlMessages.countryAndName);
  else {
    const entry = [...at, 'identities', draft.count([...at, 'identities'])];
    draft.put(entry, scheme?.value === '1' ? { type: 'SIRET', code } : { scope: 'legal', code }, source);
  }
}

/** An address with a scheme is an endpoint; without one it is dropped. */
function putEndpointUri(draft: Draft, group: TermGroup, at: Path, term: string): void {
  for (const source of group.valuesOf(term)) {
    const code = decode(draft, source, 'code');
    const scheme = source.part(`${term}-1`);
    if (code === undefined) continue;
    if (!scheme?.value) draft.left(source, xmlMessages.addressScheme);
    else
      draft.put(
        [...at, 'endpoints', draft.count([...at, 'endpoints']), 'uri'],
        `${scheme.value}:${code}`,
        source,
        scheme,
      );
  }
}

/** An electronic address of scheme EM is an email address (EAS code list). */
function putEndpoint(draft: Draft, group: TermGroup, at: Path, term: string): void {
  for (const source of group.valuesOf(term)) {
    const code = decode(draft, source, 'code');
    if (code === undefined) continue;
    const scheme = source.part(`${term}-1`);
    const entry = [...at, 'inboxes', draft.count([...at, 'inboxes'])];
    // Building leaves out the sign @ of a code.
    if (scheme?.value === 'EM' || code.includes('@')) {
      draft.put([...entry, 'email'], code, source, scheme);
    } else {
      draft.put([...entry, 'scheme'], decode(draft, scheme, 'code'), scheme);
      draft.put([...entry, 'code'], code, source);
    }
  }
}

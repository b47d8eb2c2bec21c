import { tableOf } from '../../../engine/values.ts';
import type { TermGroup } from '../term-tree.ts';
import type { Path } from './draft.ts';
import { addressLeaves, type PartyTerms } from './parties.ts';
import { romanianCounty } from './romanian-counties.ts';
import type { TermBuilder } from './term-builder.ts';
import { LINE_ORDER, NUMBER_FIRST, STREET_FIRST } from './vocabulary.ts';

/** Adds a party of the document as a group. */
export function addParty(builder: TermBuilder, group: TermGroup, at: Path, terms: PartyTerms): void {
  builder.addText(group, terms.name, [...at, 'name']);
  if (terms.trading) builder.addText(group, terms.trading, [...at, 'alias']);
  addIdentities(builder, group, at, terms);
  addTaxId(builder, group, at, terms);
  if (terms.endpoint) addEndpoint(builder, group, at, terms.endpoint);
  if (terms.information) builder.addText(group, terms.information, [...at, 'registration', 'other']);
  addAddress(builder, group, at, terms);
  addContact(builder, group, at, terms);
}

/** Adds the first address; if it has no country, that of the tax number is used. */
export function addAddress(builder: TermBuilder, group: TermGroup, at: Path, terms: PartyTerms): void {
  if (!terms.address || !terms.addressTerms) return;
  const place = [...at, 'addresses', 0];
  const country = builder.text([...at, 'tax_id', 'country']);
  if (builder.at(place) === undefined && country === undefined) return;
  const address = builder.group(terms.address, group, place);
  const leaves = addressLeaves(terms, 'addresses[0]').filter(({ term }) => term !== terms.addressTerms?.[0]);
  const isApart = builder.ways.streetNumbers === true && terms.building !== undefined;
  const district = builder.ways.districts ? terms.district : undefined;
  addStreet(builder, address, place, terms.addressTerms[0], isApart);
  const [, second] = terms.addressTerms;
  builder.addLeaves(
    address,
    at,
    leaves.filter(({ term }) => (isApart || term !== terms.building) && (district === undefined || term !== second)),
  );
  if (district) builder.addText(address, district, [...place, 'street_extra']);
  const region = terms.addressTerms[5];
  const isRomanian = (builder.text([...place, 'country']) ?? country) === 'RO';
  if (builder.ways.romanianCounties && isRomanian) addCounty(builder, address, region, place);
  if (!address.value(region)) builder.addText(address, region, [...place, 'state']);
  const named = address.value(terms.addressTerms[6]);
  if (!named && country !== undefined) {
    builder.add(address, terms.addressTerms[6], country === 'EL' ? 'GR' : country, [...at, 'tax_id', 'country']);
  }
}

/** The code of a county, which Romania demands, in place of its name; other texts stay as they are. */
function addCounty(builder: TermBuilder, address: TermGroup, term: string, place: Path): void {
  const reported = [
    [...place, 'state'],
    [...place, 'region'],
  ].filter((path) => romanianCounty(builder.text(path) ?? '') !== undefined);
  const [first] = reported;
  if (!first) return;
  address.values = address.values.filter((value) => value.term !== term);
  builder.add(address, term, romanianCounty(builder.text(first) ?? ''), ...reported);
}

/** The standard has one line for street and number, and one for floor and door. */
function addStreet(builder: TermBuilder, address: TermGroup, place: Path, term: string, isApart: boolean): void {
  const numbers = [...(isApart ? [] : ['num']), 'block', 'floor', 'door'];
  const isTurned = builder.text([...place, ...LINE_ORDER]) === STREET_FIRST;
  if (isTurned) builder.use([...place, ...LINE_ORDER]);
  const isNumberFirst = !isTurned && NUMBER_FIRST.has(builder.text([...place, 'country']));
  const order = isNumberFirst ? [...numbers, 'street'] : ['street', ...numbers];
  const paths = order.map((name) => [...place, name]).filter((path) => builder.text(path) !== undefined);
  if (paths.length > 0) builder.add(address, term, paths.map((path) => builder.text(path)).join(' '), ...paths);
  else builder.addText(address, term, [...place, 'po_box']);
}

/**
 * Identifiers of a party in Chorus Pro, by scheme: SIRET, VAT number, country and beginning of the name, or register
 * number. Source: AIFE, external specifications, annexe CII; GOBL addon fr-choruspro-v1.
 */
function addSchemedNumber(builder: TermBuilder, group: TermGroup, at: Path, legal: string, scheme: Path): void {
  const code = builder.text(scheme);
  const [country, number] = [
    [...at, 'tax_id', 'country'],
    [...at, 'tax_id', 'code'],
  ] as const;
  const identity = (member: string, wanted: string): Path => {
    const i = builder
      .list([...at, 'identities'])
      .findIndex((_, n) => builder.text([...at, 'identities', n, member]) === wanted);
    return [...at, 'identities', i, 'code'];
  };
  const paths: Readonly<Record<string, readonly Path[]>> = tableOf({
    '1': [identity('type', 'SIRET')],
    '2': [country, number],
    '3': [country, [...at, 'name']],
    '4': [identity('scope', 'legal')],
    '5': [identity('scope', 'legal')],
    '6': [country, [...at, 'name']],
  });
  const places = paths[code ?? ''] ?? [];
  for (const place of places) {
    const holder = place.slice(0, -1);
    builder.use([...holder, 'type'], [...holder, 'scope'], [...holder, 'ext', 'iso-scheme-id']);
  }
  const text = places.map((path) =>
    [...(builder.text(path) ?? '')].slice(0, path.at(-1) === 'name' ? 16 : undefined).join(''),
  );
  builder.addPart(builder.add(group, legal, text.join(''), ...places), `${legal}-1`, code, scheme);
}

function addIdentities(builder: TermBuilder, group: TermGroup, at: Path, terms: PartyTerms): void {
  const schemed = [...at, 'ext', builder.partyScheme ?? ''];
  if (terms.legal && builder.text(schemed) !== undefined) {
    addSchemedNumber(builder, group, at, terms.legal, schemed);
    return;
  }
  builder.list([...at, 'identities']).forEach((_, i) => {
    const place = [...at, 'identities', i];
    const scope = builder.text([...place, 'scope']);
    const code = builder.text([...place, 'code']);
    const kind = builder.ways.numbersByType ? ['type'] : ['ext', 'iso-scheme-id'];
    const scheme = builder.text([...place, ...kind]);
    const legalScheme = builder.ways.legalTypes?.[builder.text([...place, 'type']) ?? ''];
    const isFirstLegal = (scope === 'legal' || legalScheme !== undefined) && terms.legal && !group.value(terms.legal);
    const term = isFirstLegal ? terms.legal : scope === 'tax' ? terms.otherTax : terms.identifier;
    if (!term) return;
    const value = builder.add(group, term, code, [...place, 'code']);
    builder.use([...place, 'scope']);
    if (term === terms.otherTax) {
      builder.use([...place, 'key']);
      builder.addPart(value, `${term}-0`, builder.text([...place, 'type']), [...place, 'type']);
      builder.use([...place, 'country']);
    } else {
      const ofType = builder.typeSchemes.get(builder.text([...place, 'type']) ?? '');
      builder.addPart(value, `${term}-1`, scheme ?? ofType ?? legalScheme, [...place, ...kind]);
      if ((ofType ?? legalScheme) !== undefined) builder.use([...place, 'type']);
    }
  });
}

function addTaxId(builder: TermBuilder, group: TermGroup, at: Path, terms: PartyTerms): void {
  const place = [...at, 'tax_id'];
  const code = builder.text([...place, 'code']);
  const country = builder.text([...place, 'country']);
  const scheme = builder.text([...place, 'scheme']) ?? builder.ways.taxScheme;
  if (code === undefined) {
    // The address says it.
    builder.use([...place, 'country']);
    return;
  }
  if (!terms.vat) return;
  const legalScheme = builder.ways.legalTaxNumbers?.[country ?? ''];
  if (legalScheme !== undefined && terms.legal && !group.value(terms.legal)) {
    builder.addPart(builder.add(group, terms.legal, code, [...place, 'code']), `${terms.legal}-1`, legalScheme);
  }
  // A seller that is not registered names no tax number: it stands as an identifier.
  if (builder.ways.unregistered && terms.vat === 'BT-31' && terms.identifier) {
    builder.add(group, terms.identifier, code, [...place, 'code']);
    builder.use([...place, 'country'], [...place, 'scheme']);
    return;
  }
  const isVat = scheme === undefined || scheme === 'VAT';
  if (!isVat && terms.otherTax) {
    const value = builder.add(group, terms.otherTax, code, [...place, 'code']);
    builder.addPart(value, `${terms.otherTax}-0`, scheme, [...place, 'scheme']);
  } else {
    // A Norwegian number ends in MVA (Peppol BIS Billing 3, NO-R-001).
    const number = country === 'NO' && !code.endsWith('MVA') ? `${code}MVA` : code;
    const prefix = builder.ways.bareTaxNumbers ? '' : (country ?? '');
    const paths = [
      [...place, 'code'],
      [...place, 'country'],
    ];
    for (const term of builder.isOutsideScope ? numbersOutsideScope(group, terms) : [terms.vat]) {
      builder.add(group, term, `${prefix}${number}`, ...paths);
    }
  }
  builder.use([...place, 'country'], [...place, 'scheme']);
}

/**
 * An invoice outside the scope of VAT names no VAT number (BR-O-02). The number stands as the seller's tax number or
 * identifier, or as the buyer's identifier.
 */
function numbersOutsideScope(group: TermGroup, { identifier, legal, otherTax, vat }: PartyTerms): readonly string[] {
  const isNamed = [identifier, legal].some((term) => term !== undefined && group.value(term));
  const isTaxNumber = vat === 'BT-31' && otherTax !== undefined && !group.value(otherTax);
  const terms = [...(isTaxNumber ? [otherTax] : []), ...(isNamed || identifier === undefined ? [] : [identifier])];
  return terms.length > 0 ? terms : ['X-NumberOutsideScope'];
}

const PEPPOL_PARTICIPANT = /^iso6523-actorid-upis::(\d{4}):(.+)$/;

function addEndpoint(builder: TermBuilder, group: TermGroup, at: Path, term: string): void {
  const inbox = [...at, 'inboxes', 0];
  const [email, scheme, code] = ['email', 'scheme', 'code'].map((name) => builder.text([...inbox, name]));
  if (email !== undefined) {
    const value = builder.add(group, term, email, [...inbox, 'email']);
    builder.addPart(value, `${term}-1`, 'EM');
  } else if (code !== undefined) {
    const value = builder.add(group, term, code, [...inbox, 'code']);
    builder.addPart(value, `${term}-1`, scheme, [...inbox, 'scheme']);
    builder.use([...inbox, 'key']);
  }
  if (builder.ways.endpointUris) {
    const uri = [...at, 'endpoints', 0, 'uri'];
    const [, named, number] = /^(.+):([^:]+)$/.exec(builder.text(uri) ?? '') ?? [];
    // The scheme says what the label does.
    builder.use([...at, 'endpoints', 0, 'label']);
    if (number !== undefined && !group.value(term))
      builder.addPart(builder.add(group, term, number, uri), `${term}-1`, named, uri);
    return;
  }
  builder.list([...at, 'endpoints']).forEach((_, i) => {
    const place = [...at, 'endpoints', i, 'uri'];
    const match = PEPPOL_PARTICIPANT.exec(builder.text(place) ?? '');
    if (!match) return;
    if (group.value(term)) {
      if (group.value(term)?.value === match[2]) builder.use(place);
      return;
    }
    const value = builder.add(group, term, match[2], place);
    builder.addPart(value, `${term}-1`, match[1], place);
  });
}

function addContact(builder: TermBuilder, group: TermGroup, at: Path, terms: PartyTerms): void {
  if (!terms.contactTerms) return;
  const [person, phone, mail] = terms.contactTerms;
  const name = [...at, 'people', 0, 'name'];
  const parts = ['given', 'surname'].filter((part) => builder.text([...name, part]) !== undefined);
  const words = parts.map((part) => builder.text([...name, part]));
  const phones = [
    [...at, 'people', 0, 'telephones', 0, 'num'],
    [...at, 'telephones', 0, 'num'],
  ].filter((path) => builder.text(path) !== undefined);
  const mails = [
    [...at, 'people', 0, 'emails', 0, 'addr'],
    [...at, 'emails', 0, 'addr'],
  ].filter((path) => builder.text(path) !== undefined);
  const id = [...at, 'people', 0, 'identities', 0, 'code'];
  const hasId = terms.contactId !== undefined && builder.ways.endpointUris && builder.text(id) !== undefined;
  if (words.length + phones.length + mails.length === 0 && !hasId) return;
  const contact = terms.contact ? builder.group(terms.contact, group, [...at, 'people', 0]) : group;
  if (hasId && terms.contactId) builder.addText(contact, terms.contactId, id);
  if (words.length > 0) builder.add(contact, person, words.join(' '), ...parts.map((part) => [...name, part]));
  if (phones[0]) builder.addText(contact, phone, phones[0]);
  if (mails[0]) builder.addText(contact, mail, mails[0]);
}

import type { Json } from '../../engine/index.ts';
import type { Path } from '../en16931/document/draft.ts';
import { alpha2, alpha3, vatPrefix } from '../members/countries.ts';
import { cut } from '../members/form.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { inside, joined, leaf, within, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { PROVINCES } from './codes.ts';

const SPAIN = 'ES';
const LONGEST = { address: 80, town: 50, province: 20, name: 40, contact: 40 } as const;

/** A Spanish tax number of a natural person begins with a digit, or with one of these letters. */
const OF_A_PERSON = /^[0-9KLMXYZ]/;
const OF_SPAIN = /^(?:ES)?([A-Z0-9]\d{7}[A-Z0-9])$/;

const text = (to: Pick<To, 'at' | 'writing'>, member: string): string => String(to.writing.peek(to, member) ?? '');

const GIVEN = 'people[0].name.given';
const SURNAMES = ['people[0].name.surname', 'people[0].name.surname2'] as const;

/** The parts of the name of a person: those of the first one, or those that the name of the party has. */
function personOf(to: Pick<To, 'at' | 'writing'>): readonly [given: string, first: string, second: string] {
  const parts = [GIVEN, ...SURNAMES].map((member) => text(to, member));
  const [given = '', first = '', second = ''] = parts;
  if (given !== '' && first !== '') return [given, first, second];
  return partsOfName(text(to, 'name'));
}

function partsOfName(whole: string): readonly [given: string, first: string, second: string] {
  const words = whole.split(' ');
  const surnames = words.length > 2 ? 2 : Math.min(1, words.length - 1);
  const [first = '', second = ''] = words.slice(words.length - surnames);
  return [words.slice(0, words.length - surnames).join(' '), first, second];
}

/** Whether the party is a natural person: its Spanish number says so, or else its name. */
function isPerson(to: Pick<To, 'at' | 'writing'>): boolean {
  const code = text(to, 'tax_id.code');
  if (code !== '' && text(to, 'tax_id.country') === SPAIN) return OF_A_PERSON.test(code);
  const [given, ...surnames] = [GIVEN, ...SURNAMES].map((member) => text(to, member)).filter((part) => part !== '');
  return given !== undefined && surnames.length > 0 && text(to, 'name') === [given, ...surnames].join(' ');
}

/** Whether numbers of a country have the prefix of another member state. */
const isOfUnion = (country: string): boolean => country !== SPAIN && vatPrefix(country) !== undefined;

/** Number and residence: a number of another member state has the prefix of its country. */
const taxId: Row = {
  read({ element, at, reading }) {
    const of = (name: string) => reading.node(element, `TaxIdentification/${name}`);
    const [person, residence, number] = [of('PersonTypeCode'), of('ResidenceTypeCode'), of('TaxIdentificationNumber')];
    reading.implied(person);
    const code = number ? plain(textOf(number)) : '';
    if (code === '') return;
    const [, spanish] = OF_SPAIN.exec(code) ?? [];
    const prefix = code.slice(0, 2);
    const lives = residence ? plain(textOf(residence)) : 'R';
    if (lives === 'R' || (lives !== 'E' && spanish !== undefined && !isOfUnion(prefix))) {
      reading.put({ at }, 'tax_id.country', SPAIN, residence);
      reading.put({ at }, 'tax_id.code', spanish ?? code, number);
    } else if (lives === 'U' && isOfUnion(prefix)) {
      reading.put({ at }, 'tax_id.country', prefix, residence);
      reading.put({ at }, 'tax_id.code', code.slice(2), number);
    } else {
      const country = countryIn(element, reading);
      if (country !== '') reading.put({ at }, 'tax_id.country', country, residence);
      reading.put({ at }, country === '' ? 'identities[].code' : 'tax_id.code', code, number);
    }
  },
  write(to) {
    const { out, at, writing } = to;
    const stated = writing.take({ at }, 'tax_id.country') || text(to, 'addresses[0].country') || SPAIN;
    const country = vatPrefix(stated) ?? stated;
    const code = writing.take({ at }, 'tax_id.code') || otherIdentity(to);
    // The taxes of the lines say it.
    writing.take({ at }, 'tax_id.scheme');
    out.put('TaxIdentification/PersonTypeCode', isPerson(to) ? 'F' : 'J');
    out.put('TaxIdentification/ResidenceTypeCode', country === SPAIN ? 'R' : isOfUnion(country) ? 'U' : 'E');
    out.put(
      'TaxIdentification/TaxIdentificationNumber',
      isOfUnion(country) && code !== '' ? `${country}${code}` : code,
    );
  },
};

/** The number of a passport or another document, for a party without a tax number. */
function otherIdentity({ at, writing }: To): string {
  const found = writing
    .entries({ at }, 'identities')
    .find((identity) => writing.peek({ at: identity }, 'key') !== undefined);
  if (!found) return '';
  writing.take({ at: found }, 'key');
  return writing.take({ at: found }, 'code');
}

/** The country of the address of a party, in two letters. */
function countryIn(element: XmlElement, reading: MemberReading): string {
  for (const kind of ['LegalEntity', 'Individual']) {
    const found = reading.text(element, `${kind}/OverseasAddress/CountryCode`);
    if (found !== '') return alpha2(found);
  }
  return '';
}

/** Street and number stand in one line; other parts of an address follow them. */
const street: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'Address');
    const line = node ? plain(textOf(node)) : '';
    if (line === '') return;
    const comma = line.lastIndexOf(', ');
    const number = comma < 0 ? '' : line.slice(comma + 2);
    const isNumber = /^\d[^ ]{0,9}$/.test(number);
    reading.put({ at }, 'street', isNumber ? line.slice(0, comma) : line, node);
    if (isNumber) reading.put({ at }, 'num', number, node);
  },
  write({ out, at, writing }) {
    const parts = ['street', 'po_box', 'block', 'floor', 'door', 'street_extra', 'num'].map((member) =>
      writing.take({ at }, member),
    );
    out.put('Address', cut(LONGEST.address).write(parts.filter((part) => part !== '').join(', ')) ?? '');
  },
};

const country = (name: string): Row => ({
  read({ element, at, reading }) {
    const node = reading.node(element, name);
    const code = node && alpha2(plain(textOf(node)));
    if (code) reading.put({ at }, 'country', code, node);
  },
  write: ({ out, at, writing }) => out.put(name, alpha3(writing.take({ at }, 'country') || SPAIN)),
});

const inSpain: readonly Row[] = [
  street,
  leaf('PostCode', 'code'),
  leaf('Town', 'locality', cut(LONGEST.town)),
  {
    read: (from) => province.read(from),
    write(to) {
      const ofCode = PROVINCES[Number(text(to, 'code').slice(0, 2))] ?? '';
      if (text(to, 'region') !== '') province.write(to);
      else to.out.put('Province', ofCode);
    },
  },
  country('CountryCode'),
];

const province: Row = leaf('Province', 'region', cut(LONGEST.province));

/** Postal code and town are one line: words with digits before the others are the code. */
const codeAndTown: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'PostCodeAndTown');
    const words = node ? plain(textOf(node)).split(' ') : [];
    const count = [0, 1].findIndex((i) => !/\d/.test(words[i] ?? ''));
    const codes = words.slice(0, count < 0 ? 2 : count);
    const town = words.slice(codes.length).join(' ');
    if (codes.length > 0) reading.put({ at }, 'code', codes.join(' '), node);
    if (town !== '') reading.put({ at }, 'locality', town, node);
  },
  write({ out, at, writing }) {
    const parts = ['code', 'locality'].map((member) => writing.take({ at }, member));
    out.put('PostCodeAndTown', cut(LONGEST.town).write(parts.filter((part) => part !== '').join(' ')) ?? '');
  },
};

/** Every address abroad has a province: where a document names none, its town stands there. */
const abroad: readonly Row[] = [
  street,
  codeAndTown,
  {
    read({ element, at, reading }) {
      const node = reading.node(element, 'Province');
      const isTown = node && plain(textOf(node)) === reading.draft.get([...at, 'locality']);
      if (isTown) reading.implied(node);
      else province.read({ element, at, reading });
    },
    write(to) {
      const found = ['region', 'state', 'locality'].find((member) => text(to, member) !== '');
      if (found === undefined) return;
      to.out.put('Province', cut(LONGEST.province).write(to.writing.take(to, found)) ?? '');
    },
  },
  country('CountryCode'),
];

/** An address in Spain or abroad, below a place of the document. */
export const address: Row = {
  read(from) {
    for (const [name, rows] of PLACES) inside(name, rows).read(from);
  },
  write(to) {
    if (to.writing.peek(to, '') === undefined) return;
    const there = to.writing.peek(to, 'country');
    const [name, rows] = there === undefined || there === SPAIN ? PLACES[0] : PLACES[1];
    inside(name, rows).write(to);
  },
};

const PLACES = [
  ['AddressInSpain', inSpain],
  ['OverseasAddress', abroad],
] as const;

const FAX = 'fax';

/** The first number, and the first one that is called a fax. */
const telephones: Row = {
  read({ element, at, reading }) {
    leaf('Telephone', 'telephones[0].num').read({ element, at, reading });
    const fax = reading.node(element, 'TeleFax');
    if (!fax) return;
    const place: Path = [...at, 'telephones', reading.draft.count([...at, 'telephones'])];
    reading.put({ at: place }, 'label', FAX);
    reading.put({ at: place }, 'num', plain(textOf(fax)), fax);
  },
  write({ out, at, writing }) {
    const places = writing.entries({ at }, 'telephones');
    const isFax = (place: Path): boolean => writing.peek({ at: place }, 'label') === FAX;
    for (const [name, place] of [
      ['Telephone', places.find((place) => !isFax(place))],
      ['TeleFax', places.find(isFax)],
    ] as const) {
      if (!place) continue;
      out.put(name, cut(15).write(writing.take({ at: place }, 'num')) ?? '');
      writing.take({ at: place }, 'label');
    }
  },
};

/** The person to contact: given name and first surname. That of a natural person is the person itself. */
const contact: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'ContactPersons');
    const whole = node ? plain(textOf(node)) : '';
    if (whole === '') return;
    const name = (part: string): Json => reading.draft.get([...at, 'people', 0, 'name', part]) ?? '';
    if (`${String(name('given'))} ${String(name('surname'))}` === whole) {
      reading.implied(node);
      return;
    }
    const place: Path = [...at, 'people', reading.draft.count([...at, 'people'])];
    const blank = whole.indexOf(' ');
    reading.put({ at: place }, 'name.given', blank < 0 ? whole : whole.slice(0, blank), node);
    if (blank > 0) reading.put({ at: place }, 'name.surname', whole.slice(blank + 1), node);
  },
  write({ out, at, writing }) {
    const parts = ['given', 'surname'].map((part) => writing.take({ at }, `people[0].name.${part}`));
    out.put('ContactPersons', cut(LONGEST.contact).write(parts.filter((part) => part !== '').join(' ')) ?? '');
  },
};

const contacts: Row = inside('ContactDetails', [
  telephones,
  leaf('WebAddress', 'websites[0].url', cut(60)),
  leaf('ElectronicMail', 'emails[0].addr', cut(60)),
  contact,
  leaf('CnoCnae', 'identities[type=CNAE].code'),
  leaf('INETownCode', 'identities[type=INE].code'),
]);

const registration: Row = within('RegistrationData', 'registration', [
  leaf('Book', 'book', cut(20)),
  leaf('RegisterOfCompaniesLocation', 'office', cut(20)),
  leaf('Sheet', 'sheet', cut(20)),
  leaf('Folio', 'page', cut(20)),
  leaf('Section', 'section', cut(20)),
  leaf('Volume', 'volume', cut(20)),
  joined('AdditionalRegistrationData', ' ', 'entry', 'other'),
]);

const below = (at: Path): Path => [...at, 'addresses', 0];

const ofCompany: readonly Row[] = [
  leaf('CorporateName', 'name', cut(80)),
  leaf('TradeName', 'alias', cut(LONGEST.name)),
  registration,
];

const ofPerson: Row = {
  read({ element, at, reading }) {
    const nodes = ['Name', 'FirstSurname', 'SecondSurname'].map((name) => reading.node(element, name));
    const parts = nodes.map((node) => (node ? plain(textOf(node)) : ''));
    const whole = parts.filter((part) => part !== '').join(' ');
    if (whole === '') return;
    reading.put({ at }, 'name', whole, ...nodes);
    // A name that is cut in the same way again needs no person of its own.
    const isContact = reading.node(element, 'ContactDetails/ContactPersons') !== undefined;
    const code = String(reading.draft.get([...at, 'tax_id', 'code']) ?? '');
    const isKnown = reading.draft.get([...at, 'tax_id', 'country']) === SPAIN && OF_A_PERSON.test(code);
    if (isKnown && !isContact && partsOfName(whole).every((part, i) => part === parts[i])) return;
    [GIVEN, ...SURNAMES].forEach((member, i) => {
      const part = parts[i] ?? '';
      if (part !== '') reading.put({ at }, member, part, nodes[i]);
    });
  },
  write(to) {
    const { out, at, writing } = to;
    const [given, first, second] = personOf(to);
    out.put('Name', cut(LONGEST.name).write(given) ?? '');
    out.put('FirstSurname', cut(LONGEST.name).write(first) ?? '');
    out.put('SecondSurname', cut(LONGEST.name).write(second) ?? '');
    const isSame = text(to, 'name') === [given, first, second].filter((part) => part !== '').join(' ');
    if (isSame) writing.take({ at }, 'name');
    else writing.replace({ at }, 'name');
    for (const member of [GIVEN, ...SURNAMES]) writing.take({ at }, member);
  },
};

/** A company or a natural person, with an address and how to contact it. */
const named: Row = {
  read(from) {
    for (const [name, rows] of [
      ['LegalEntity', ofCompany],
      ['Individual', [ofPerson]],
    ] as const) {
      const node = from.reading.node(from.element, name);
      if (!node || !isElement(node)) continue;
      const inner: From = { ...from, element: node };
      for (const row of rows) row.read(inner);
      address.read({ ...inner, at: below(from.at) });
      contacts.read(inner);
    }
  },
  write(to) {
    const isOne = isPerson(to);
    const inner: To = { ...to, out: to.out.inside(isOne ? 'Individual' : 'LegalEntity') };
    for (const row of isOne ? [ofPerson] : ofCompany) row.write(inner);
    address.write({ ...inner, at: below(to.at) });
    contacts.write(inner);
  },
};

export const party: readonly Row[] = [taxId, leaf('PartyIdentification', 'identities[type=PARTY].code'), named];

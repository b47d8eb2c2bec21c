import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { plain, type From } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { inside, leaf, within, type Row } from '../members/rows.ts';
import { attributeOf, isElement, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { addText, peeked, said, spread, textIn, wrapped } from './values.ts';

/** A role of a party: the beginning of its element names, how long a name is, and how its box is spelt. */
interface Role {
  readonly name: 'Seller' | 'Buyer' | 'Delivery';
  readonly longest: number;
  readonly box: string;
}
const SELLER: Role = { name: 'Seller', longest: 70, box: 'PostOfficeBoxIdentifier' };
const BUYER: Role = { name: 'Buyer', longest: 70, box: 'PostOfficeBoxIdentifier' };
const RECEIVER: Role = { name: 'Delivery', longest: 35, box: 'PostofficeBoxIdentifier' };

const LINE = 35;
const MOST_STREETS = 3;
const FINLAND = 'FI';

/** Seven digits, a hyphen and the check digit (Y-tunnus); VAT numbers omit the hyphen. */
const BUSINESS_ID = /^(\d{7})-?(\d)$/;
const VAT_NUMBER = /^[A-Z]{2}[0-9A-Z]{2,20}$/;
const SCHEME = /^\d{4}$/;
const FINNISH_ORGANISATION = '0212';

/** VAT number and registration. That of a Finnish party is its VAT number with a hyphen, and stands in both. */
const numbers = ({ name }: Role): Row => ({
  read({ element, at, reading }) {
    const [tax, party] = ['OrganisationTaxCode', 'PartyIdentifier'].map((part) => reading.node(element, name + part));
    const bare = tax
      ? plain(textOf(tax))
          .toUpperCase()
          .replace(/[\s.-]/g, '')
      : '';
    const [, first = '', check = ''] = BUSINESS_ID.exec(bare) ?? [];
    const number = first === '' ? bare : `${FINLAND}${first}${check}`;
    if (VAT_NUMBER.test(number)) {
      reading.put({ at }, 'tax_id.country', number.slice(0, 2), tax);
      reading.put({ at }, 'tax_id.code', number.slice(2), tax);
    }
    const code = textIn(party);
    if (!party || !isElement(party) || code === '') return;
    const isSame = number.slice(2) === code.replace('-', '') && number.startsWith(FINLAND) && BUSINESS_ID.test(code);
    if (isSame) reading.implied(party);
    else readRegistration(party, code, { element, at, reading }, name);
  },
  write(to) {
    const { out, at, writing } = to;
    const [country, code] = ['country', 'code'].map((member) => writing.take({ at }, `tax_id.${member}`));
    // The taxes of the lines say it.
    writing.take({ at }, 'tax_id.scheme');
    if (country && code) out.put(`${name}OrganisationTaxCode`, `${country}${code}`);
    const [, digits, check] = (country === FINLAND && BUSINESS_ID.exec(code ?? '')) || [];
    if (digits !== undefined) out.put(`${name}PartyIdentifier`, `${digits}-${check ?? ''}`);
    else writeRegistration(to, name);
  },
});

const LEGAL = 'identities[scope=legal]';

function readRegistration(node: XmlNode, code: string, { element, at, reading }: From, name: Role['name']): void {
  reading.put({ at }, `${LEGAL}.code`, code, node);
  const scheme = reading.node(element, `${name}PartyIdentifier/@SchemeID`);
  const country = reading.text(element, `${name}PostalAddressDetails/CountryCode`) || FINLAND;
  const isFinnish = country === FINLAND && BUSINESS_ID.test(code);
  const stated = scheme ? textIn(scheme) : isFinnish ? FINNISH_ORGANISATION : '';
  if (SCHEME.test(stated)) reading.put({ at }, `${LEGAL}.ext.iso-scheme-id`, stated, scheme);
}

function writeRegistration({ out, at, writing }: To, name: Role['name']): void {
  out.put(`${name}PartyIdentifier`, writing.take({ at }, `${LEGAL}.code`));
  const scheme = writing.take({ at }, `${LEGAL}.ext.iso-scheme-id`);
  if (out.textAt(`${name}PartyIdentifier`) !== '') out.put(`${name}PartyIdentifier/@SchemeID`, scheme);
}

/** Lines of the street; what has no element of its own follows. A box or the town stands where no street is named. */
const streets = ({ name, box }: Role): Row => ({
  read({ element, at, reading }) {
    const [first, ...more] = said(reading.nodes(element, `${name}StreetName`));
    if (!first) return;
    reading.put({ at }, 'street', textIn(first), first);
    if (more.length > 0) reading.put({ at }, 'street_extra', more.map(textIn).join(', '), ...more);
  },
  write(to) {
    const { out, at, writing } = to;
    const street = ['street', 'num'].map((member) => writing.take({ at }, member)).filter((part) => part !== '');
    const extra = ['block', 'floor', 'door', 'street_extra'].map((member) => writing.take({ at }, member));
    const lines = [street.join(' '), ...extra].filter((line) => line !== '');
    const [only] = lines.length > 0 ? [] : [peeked(to, 'po_box') || peeked(to, 'locality')];
    const written = (only ? [only] : lines).flatMap((line) => wrapped(line, LINE)).slice(0, MOST_STREETS);
    for (const line of written) addText(out, `${name}StreetName`, line);
    out.put(`${name}${box}`, cut(LINE).write(writing.take({ at }, 'po_box')) ?? '');
  },
});

const address = (role: Role): Row => {
  const { name, box } = role;
  const rows = within(`${name}PostalAddressDetails`, 'addresses.0', [
    streets(role),
    leaf(`${name}TownName`, 'locality', cut(LINE)),
    leaf(`${name}PostCodeIdentifier`, 'code', cut(LINE)),
    leaf(`${name}CountrySubdivision`, 'region', cut(LINE)),
    leaf('CountryCode', 'country'),
    { read: leaf(`${name}${box}`, 'po_box').read, write: () => undefined },
    {
      read: ({ element, reading }) => reading.implied(reading.node(element, 'CountryName')),
      write: () => undefined,
    },
  ]);
  return {
    read: (from) => rows.read(from),
    write(to) {
      if (to.writing.peek(to, 'addresses[0]') !== undefined) rows.write(to);
    },
  };
};

const named = (role: Role): readonly Row[] => [
  numbers(role),
  spread(`${role.name}OrganisationName`, 'name', role.longest),
  address(role),
];

const withTradingName = (role: Role): readonly Row[] => [
  ...named(role),
  leaf(`${role.name}OrganisationTradingName`, 'alias', cut(role.longest)),
];

/** The person to contact, whose name is one text. */
const contact = ({ name }: Role): Row => ({
  read({ element, at, reading }) {
    const node = reading.node(element, `${name}ContactPersonName`);
    const whole = textIn(node);
    if (whole === '') return;
    const blank = whole.indexOf(' ');
    reading.put({ at }, 'people[0].name.given', blank < 0 ? whole : whole.slice(0, blank), node);
    if (blank > 0) reading.put({ at }, 'people[0].name.surname', whole.slice(blank + 1), node);
  },
  write({ out, at, writing }) {
    const parts = ['prefix', 'given', 'middle', 'surname', 'surname2'].map((part) =>
      writing.take({ at }, `people[0].name.${part}`),
    );
    out.put(`${name}ContactPersonName`, cut(70).write(parts.filter((part) => part !== '').join(' ')) ?? '');
  },
});

/** How to reach the party, or else its person. */
const reached = ({ name }: Role): Row =>
  inside(`${name}CommunicationDetails`, [
    first(`${name}PhoneNumberIdentifier`, ['telephones[0].num', 'people[0].telephones[0].num'], 35),
    first(`${name}EmailaddressIdentifier`, ['emails[0].addr', 'people[0].emails[0].addr'], 70),
  ]);

/** An element with the first of several members. A text that is too long for it is left out whole. */
function first(element: string, members: readonly [string, ...string[]], longest: number): Row {
  return {
    read: (from) => leaf(element, members[0]).read(from),
    write({ out, at, writing }) {
      const member = members.find((candidate) => peeked({ at, writing }, candidate) !== '');
      if (member === undefined || [...peeked({ at, writing }, member)].length > longest) return;
      out.put(element, writing.take({ at }, member));
    },
  };
}

const FAX = 'fax';

/** What only a seller says: its own telephones and address for mail, and what the law asks of business papers. */
const sellerInformation: Row = inside('SellerInformationDetails', [
  leaf('SellerAdditionalLegalInfo', 'registration.other', cut(512)),
  first('SellerWebaddressIdentifier', ['websites[0].url'], 70),
  further('SellerPhoneNumber', 'telephones', 'num', ''),
  further('SellerFaxNumber', 'telephones', 'num', FAX),
  further('SellerCommonEmailaddressIdentifier', 'emails', 'addr', ''),
]);

/** A further entry of a list, with a label or without one. */
function further(element: string, list: string, member: string, label: string): Row {
  return {
    read({ element: outer, at, reading }) {
      const node = reading.node(outer, element);
      const text = textIn(node);
      const known = (reading.draft.get([...at, list]) ?? []) as readonly Readonly<Record<string, string>>[];
      const same = known.findIndex((entry) => entry[member] === text);
      if (text === '') return;
      const place: Path = [...at, list, same < 0 ? known.length : same];
      if (label !== '' && same < 0) reading.put({ at: place }, 'label', label);
      reading.put({ at: place }, member, text, node);
    },
    write({ out, at, writing }) {
      const found = writing
        .entries({ at }, list)
        .find((place) => (label !== '' || place.at(-1) !== 0) && peeked({ at: place, writing }, 'label') === label);
      if (!found || [...peeked({ at: found, writing }, member)].length > 70) return;
      writing.take({ at: found }, 'label');
      out.put(element, cut(70).write(writing.take({ at: found }, member)) ?? '');
    },
  };
}

/** A number that the other party has for one, by the member that it stands at. */
const knownAs = (element: string): Row => ({
  read({ element: details, at, reading }) {
    const node = reading.node(details, element);
    const code = textIn(node);
    if (!node || !isElement(node) || code === '') return;
    const place: Path = [...at, 'identities', reading.draft.count([...at, 'identities'])];
    reading.put({ at: place }, 'code', code, node);
    const scheme = attributeOf(node, 'SchemeID');
    if (scheme) reading.put({ at: place }, 'ext.iso-scheme-id', scheme.value.trim(), scheme);
  },
  write({ out, at, writing }) {
    const found = writing
      .entries({ at }, 'identities')
      .find((place) => ['scope', 'key', 'type', 'label'].every((name) => peeked({ at: place, writing }, name) === ''));
    if (!found) return;
    out.put(element, cut(70).write(writing.take({ at: found }, 'code')) ?? '');
    const scheme = writing.take({ at: found }, 'ext.iso-scheme-id');
    if (out.textAt(element) !== '' && SCHEME.test(scheme)) out.put(`${element}/@SchemeID`, scheme);
  },
});

/** Rows at the place of a party. */
const of = (member: string, rows: readonly Row[]): Row => {
  const at = (path: Path): Path => [...path, ...member.split('.')];
  return {
    read(from) {
      for (const row of rows) row.read({ ...from, at: at(from.at) });
    },
    write(to) {
      if (to.writing.peek(to, member) === undefined) return;
      for (const row of rows) row.write({ ...to, at: at(to.at) });
    },
  };
};

export const seller: Row = of('supplier', [
  inside('SellerPartyDetails', withTradingName(SELLER)),
  contact(SELLER),
  reached(SELLER),
  sellerInformation,
  inside('InvoiceDetails', [knownAs('BuyersSellerIdentifier')]),
]);

export const buyer: Row = of('customer', [
  inside('BuyerPartyDetails', withTradingName(BUYER)),
  contact(BUYER),
  reached(BUYER),
  inside('InvoiceDetails', [knownAs('SellersBuyerIdentifier')]),
]);

const receiver = of('delivery.receiver', [inside('DeliveryPartyDetails', named(RECEIVER))]);

/** Who receives the goods: an address is needed. */
export const recipient: Row = {
  read: (from) => receiver.read(from),
  write(to) {
    if (to.writing.peek(to, 'delivery.receiver.addresses[0]') !== undefined) receiver.write(to);
  },
};

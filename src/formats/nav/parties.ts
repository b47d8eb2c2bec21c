import { valueAt, type Path } from '../en16931/document/draft.ts';
import { lossMessages } from '../losses/messages.ts';
import { cut } from '../members/form.ts';
import { plain, type From } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { inside, leaf, within, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { vatPrefix } from '../members/countries.ts';
import { mark } from './flags.ts';

const LONGEST = { name: 512, street: 255, part: 50 } as const;
/** The postal code of a place that has none. */
const NO_POSTAL_CODE = '0000';

/** A Hungarian tax number, in three elements: the taxpayer, the treatment of VAT and the county. */
function readNumber({ element, at, reading }: From, member: string): boolean {
  const nodes = ['taxpayerId', 'vatCode', 'countyCode'].map((name) => reading.node(element, name));
  const code = nodes.map((node) => (node ? plain(textOf(node)) : '')).join('');
  if (code === '') return false;
  reading.put({ at }, member, code, ...nodes);
  return true;
}

function writeNumber(out: To['out'], path: string, code: string): void {
  const [, taxpayer, treatment = '', county = ''] = /^(\d{8})(?:-?(\d)-?(\d\d))?$/.exec(code) ?? [];
  out.put(`${path}/taxpayerId`, taxpayer ?? code);
  out.put(`${path}/vatCode`, treatment);
  out.put(`${path}/countyCode`, county);
}

/** The tax number of a member of a VAT group, beside that of the group. */
const groupMember = (element: string): Row => ({
  read({ element: party, at, reading }) {
    const node = reading.node(party, element);
    if (node && isElement(node)) readNumber({ element: node, at, reading }, 'identities[key=hu-group-member].code');
  },
  write: ({ out, at, writing }) => {
    const code = writing.take({ at }, 'identities[key=hu-group-member].code');
    if (code !== '') writeNumber(out, element, code);
  },
});

const bankAccount = (element: string): Row => ({
  read({ element: party, reading }) {
    const node = reading.node(party, element);
    const text = node ? plain(textOf(node)) : '';
    if (text === '') return;
    const at: Path = ['payment', 'instructions', 'credit_transfer', 0];
    reading.put({ at }, /^[A-Z]{2}\d\d/.test(text) ? 'iban' : 'number', text, node);
  },
  write({ out, writing }) {
    const at: Path = ['payment', 'instructions', 'credit_transfer', 0];
    out.put(element, writing.take({ at }, 'iban').replace(/\s/g, '') || writing.take({ at }, 'number'));
  },
});

/** Elements of a detailed address, by member. Only its street is two. */
const DETAILS: readonly (readonly [element: string, member: string])[] = [
  ['number', 'num'],
  ['building', 'block'],
  ['floor', 'floor'],
  ['door', 'door'],
];

const streetIn = (detailed: XmlElement, { reading }: From): readonly XmlNode[] =>
  ['streetName', 'publicPlaceCategory'].flatMap((name) => reading.node(detailed, name) ?? []);

/** A simple or detailed address is read; a simple one is written, because nothing tells the kind of a street. */
const address = (element: string): Row => ({
  read(from) {
    const { element: party, at: owner, reading } = from;
    const simple = reading.node(party, `${element}/simpleAddress`);
    const detailed = reading.node(party, `${element}/detailedAddress`);
    const node = simple ?? detailed;
    if (!node || !isElement(node)) return;
    const at = [...owner, 'addresses', 0];
    const place = { element: node, at, reading };
    for (const row of PLACE) row.read(place);
    if (node === simple) leaf('additionalAddressDetail', 'street').read(place);
    else {
      const street = streetIn(node, from);
      const text = street.map((node) => plain(textOf(node))).join(' ');
      if (text !== '') reading.put({ at }, 'street', text, ...street);
      for (const [name, member] of DETAILS) leaf(name, member).read(place);
    }
  },
  write({ out: party, at: owner, writing }) {
    const at = [...owner, 'addresses', 0];
    if (valueAt(writing.document, at) === undefined) return;
    const out = party.inside(`${element}/simpleAddress`);
    for (const row of PLACE) row.write({ out, at, writing });
    const country = String(writing.peek({ at }, 'country') ?? writing.peek({ at: owner }, 'tax_id.country') ?? 'HU');
    if (!out.has('countryCode')) out.put('countryCode', country);
    if (!out.has('postalCode') && country !== 'HU') out.put('postalCode', NO_POSTAL_CODE);
    const say = (...members: readonly string[]): string =>
      members
        .map((member) => writing.take({ at }, member))
        .filter((part) => part !== '')
        .join(' ');
    const lines = [say('street', 'num', 'block', 'floor', 'door'), say('street_extra'), say('po_box')];
    out.put('additionalAddressDetail', cut(LONGEST.street).write(lines.filter((line) => line !== '').join(', ')) ?? '');
  },
});

const PLACE: readonly Row[] = [
  leaf('countryCode', 'country'),
  leaf('region', 'region', cut(LONGEST.part)),
  leaf('postalCode', 'code'),
  leaf('city', 'locality', cut(LONGEST.street)),
];

const ownNumber: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'supplierTaxNumber');
    if (node && isElement(node) && readNumber({ element: node, at, reading }, 'tax_id.code'))
      reading.put({ at }, 'tax_id.country', 'HU');
    const union = reading.node(element, 'communityVatNumber');
    const taxpayer = reading.text(element, 'supplierTaxNumber/taxpayerId');
    if (union && plain(textOf(union)) === `HU${taxpayer}`) reading.implied(union);
  },
  write({ out, at, writing }) {
    const code = writing.take({ at }, 'tax_id.code');
    writing.take({ at }, 'tax_id.country');
    if (code !== '') writeNumber(out, 'supplierTaxNumber', code);
  },
};

export const seller: Row = within('supplierInfo', 'supplier', [
  ownNumber,
  groupMember('groupMemberTaxNumber'),
  leaf('supplierName', 'name', cut(LONGEST.name)),
  address('supplierAddress'),
  bankAccount('supplierBankAccountNumber'),
  mark('individualExemption', 'meta.nav-individual-exemption'),
  leaf('exciseLicenceNum', 'identities[key=hu-excise-licence].code', cut(LONGEST.part)),
]);

/** The number of the customer: Hungarian, of another member state, or of a third country. */
const customerNumber: Row = {
  read({ element, at, reading }) {
    const own = reading.node(element, 'customerVatData/customerTaxNumber');
    if (own && isElement(own)) {
      if (readNumber({ element: own, at, reading }, 'tax_id.code')) reading.put({ at }, 'tax_id.country', 'HU');
      groupMember('groupMemberTaxNumber').read({ element: own, at, reading });
    }
    const union = reading.node(element, 'customerVatData/communityVatNumber');
    const [, prefix, code] = /^([A-Z]{2})(.+)$/.exec(union ? plain(textOf(union)) : '') ?? [];
    if (union && prefix !== undefined && code !== undefined) {
      reading.put({ at }, 'tax_id.country', prefix, union);
      reading.put({ at }, 'tax_id.code', code, union);
    }
    const third = reading.node(element, 'customerVatData/thirdStateTaxId');
    if (!third || plain(textOf(third)) === '') return;
    const country = ['simpleAddress', 'detailedAddress']
      .map((kind) => reading.text(element, `customerAddress/${kind}/countryCode`))
      .find((text) => text !== '');
    if (country !== undefined) {
      reading.put({ at }, 'tax_id.country', country);
      reading.put({ at }, 'tax_id.code', plain(textOf(third)), third);
    } else reading.put({ at }, 'identities[].code', plain(textOf(third)), third);
  },
  write({ out, at, writing }) {
    const [country, code] = [writing.take({ at }, 'tax_id.country'), writing.take({ at }, 'tax_id.code')];
    const data = out.inside('customerVatData');
    if (code === '') return;
    if (country === 'HU') {
      writeNumber(data, 'customerTaxNumber', code);
      groupMember('groupMemberTaxNumber').write({ out: data.inside('customerTaxNumber'), at, writing });
    } else if (vatPrefix(country) !== undefined) data.put('communityVatNumber', `${vatPrefix(country)}${code}`);
    else data.put('thirdStateTaxId', code);
  },
};

const STATUS = 'customerVatStatus';
const PRIVATE = 'PRIVATE_PERSON';
/** A customer without a number that is no private person. */
const BUSINESS = 'meta.nav-business';

/** Who the customer is to the authority. Whoever has no number is a private person, unless it is a business abroad. */
export function statusOf(writing: MemberWriting): 'DOMESTIC' | 'OTHER' | typeof PRIVATE {
  const at: Path = ['customer'];
  const country = writing.peek({ at }, 'tax_id.country');
  if (writing.peek({ at }, 'tax_id.code') !== undefined) return country === 'HU' ? 'DOMESTIC' : 'OTHER';
  const isBusiness = writing.entries({ at }, 'identities').length > 0 || writing.peek({ at }, BUSINESS) === 'true';
  return isBusiness ? 'OTHER' : PRIVATE;
}

const known: readonly Row[] = [
  customerNumber,
  leaf('customerName', 'name', cut(LONGEST.name)),
  address('customerAddress'),
];

/** The authority refuses name and address of a private person, so they stay in the invoice. */
export const buyer: Row = inside('customerInfo', [
  {
    read({ element, reading }) {
      const at: Path = ['customer'];
      for (const row of known) row.read({ element, at, reading });
      const node = reading.node(element, STATUS);
      const isUnnumbered = reading.draft.get([...at, 'tax_id', 'code']) === undefined;
      if (node && plain(textOf(node)) === 'OTHER' && isUnnumbered) reading.put({ at }, BUSINESS, 'true', node);
      else reading.implied(node);
    },
    write({ out, writing }) {
      const status = statusOf(writing);
      out.put(STATUS, status);
      const at: Path = ['customer'];
      if (status === PRIVATE) writing.excuse(at, valueAt(writing.document, at), lossMessages.privatePerson);
      else for (const row of known) row.write({ out, at, writing });
      if (status === 'OTHER') writing.take({ at }, BUSINESS);
    },
  },
]);

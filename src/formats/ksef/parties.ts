import type { Path } from '../en16931/document/draft.ts';
import { placeFor } from '../members/member-path.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { cut, shortened } from '../members/form.ts';
import { fixed, inside, leaf, within, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlNode } from '../xml/xml-tree.ts';
import { vatPrefixWithXi } from '../members/countries.ts';
import { ROLE } from './codes.ts';

const LONGEST_LINE = 512;

/** An address in one or two lines; the document keeps it as a street, because nothing tells its parts apart. */
const address: Row = inside('Adres', [
  leaf('KodKraju', 'country'),
  {
    read({ element, at, reading }) {
      const nodes = ['AdresL1', 'AdresL2']
        .map((name) => reading.node(element, name))
        .filter((node) => node !== undefined);
      const text = nodes.map((node) => plain(textOf(node))).filter((line) => line !== '');
      if (text.length > 0) reading.put({ at }, 'street', text.join(' '), ...nodes);
    },
    write({ out, at, writing }) {
      const say = (...members: readonly string[]): readonly string[] =>
        members.map((member) => writing.take({ at }, member)).filter((part) => part !== '');
      const first = say('street', 'num', 'block', 'floor', 'door').join(' ');
      const whole = [first, ...say('street_extra', 'po_box', 'code', 'locality', 'region')]
        .filter((part) => part !== '')
        .join(', ');
      const signs = [...whole];
      out.put('AdresL1', signs.slice(0, LONGEST_LINE).join('').trim());
      out.put('AdresL2', shortened(signs.slice(LONGEST_LINE).join(''), LONGEST_LINE));
    },
  },
]);

const MOST_CONTACTS = 3;

const contacts: Row = {
  read({ element, at, reading }) {
    for (const node of reading.nodes(element, 'DaneKontaktowe')) {
      if (!isElement(node)) continue;
      const [email, telephone] = [reading.node(node, 'Email'), reading.node(node, 'Telefon')];
      if (email) reading.put({ at }, 'emails[].addr', plain(textOf(email)), email);
      if (telephone) reading.put({ at }, 'telephones[].num', plain(textOf(telephone)), telephone);
    }
  },
  write({ out, at, writing }) {
    for (let i = 0; i < MOST_CONTACTS; i++) {
      const element = out.add('DaneKontaktowe');
      element.put('Email', writing.take({ at }, `emails[${i}].addr`));
      element.put('Telefon', writing.take({ at }, `telephones[${i}].num`));
    }
  },
};

/** Puts a number with the country that the file gives it; true if there is one. */
function readNumber({ element, at, reading }: From, country: string, code: string): boolean {
  const put = (name: string, of: string, more?: XmlNode): boolean => {
    const node = reading.node(element, name);
    if (!node || plain(textOf(node)) === '') return false;
    if (of !== '') reading.put({ at }, country, of, more);
    reading.put({ at }, code, plain(textOf(node)), node);
    return true;
  };
  const [union, state] = [reading.node(element, 'KodUE'), reading.node(element, 'KodKraju')];
  return (
    put('NIP', 'PL') ||
    (union !== undefined && put('NrVatUE', plain(textOf(union)), union)) ||
    put('NrID', state ? plain(textOf(state)) : '', state) ||
    put('IDWew', '')
  );
}

/** Writes a number in the elements for its country. */
function writeNumber({ out }: Pick<To, 'out'>, country: string, code: string): void {
  const prefix = country === 'PL' ? undefined : vatPrefixWithXi(country);
  if (country === 'PL' && /^\d{10}$/.test(code)) out.put('NIP', code);
  else if (prefix !== undefined) {
    out.put('KodUE', prefix);
    out.put('NrVatUE', code);
  } else {
    out.put('KodKraju', country);
    out.put('NrID', code);
  }
}

const buyerNumber: Row = {
  read(from) {
    const { element, at, reading } = from;
    const state = reading.node(element, 'KodKraju');
    const isForeign = state !== undefined || reading.node(element, 'NrID') === undefined;
    if (isForeign) readNumber(from, 'tax_id.country', 'tax_id.code');
    else readNumber({ ...from, at: placeFor(reading.draft, at, 'identities[]') }, 'country', 'code');
    reading.implied(reading.node(element, 'BrakID'));
  },
  write({ out, at, writing }) {
    const code = writing.take({ at }, 'tax_id.code');
    if (code !== '') {
      writeNumber({ out }, writing.take({ at }, 'tax_id.country'), code);
      return;
    }
    const other = writing
      .entries({ at }, 'identities')
      .find((place) => ['type', `ext.${ROLE}`].every((member) => writing.peek({ at: place }, member) === undefined));
    const own = other && writing.take({ at: other }, 'code');
    if (other && own) writeNumber({ out }, writing.take({ at: other }, 'country'), own);
    else out.put('BrakID', '1');
  },
};

const flag = (element: string, extension: string): Row => ({
  read({ element: party, at, reading }) {
    const node = reading.node(party, element);
    const text = node && plain(textOf(node));
    if (text === '1') reading.put({ at }, `ext.${extension}`, '1', node);
    else if (text === '2') reading.implied(node);
  },
  write: ({ out, at, writing }) => out.put(element, writing.take({ at }, `ext.${extension}`) || '2'),
});

const numbers = (member: string, elements: Readonly<Record<string, string>>): readonly Row[] =>
  Object.entries(elements).map(([element, type]) => leaf(element, `${member}[type=${type}].code`));

export const seller: Row = within('Podmiot1', 'supplier', [
  fixedWhenRead('PrefiksPodatnika', 'PL'),
  ...numbers('identities', { NrEORI: 'EORI' }),
  {
    read({ element, at, reading }) {
      const node = reading.node(element, 'DaneIdentyfikacyjne/NIP');
      if (!node || plain(textOf(node)) === '') return;
      reading.put({ at }, 'tax_id.country', 'PL');
      reading.put({ at }, 'tax_id.code', plain(textOf(node)), node);
    },
    write({ out, at, writing }) {
      writing.take({ at }, 'tax_id.country');
      out.put('DaneIdentyfikacyjne/NIP', writing.take({ at }, 'tax_id.code'));
    },
  },
  leaf('DaneIdentyfikacyjne/Nazwa', 'name', cut(LONGEST_LINE)),
  below('addresses', 0, address),
  contacts,
]);

export const buyer: Row = within('Podmiot2', 'customer', [
  ...numbers('identities', { NrEORI: 'EORI' }),
  inside('DaneIdentyfikacyjne', [buyerNumber, leaf('Nazwa', 'name', cut(LONGEST_LINE))]),
  below('addresses', 0, address),
  contacts,
  flag('JST', 'pl-favat-jst'),
  flag('GV', 'pl-favat-group-vat'),
]);

/** The number that the seller has given the buyer, which contracts and orders name: an identity after those of others. */
export const customerNumber: Row = within('Podmiot2', 'customer', numbers('identities', { NrKlienta: 'NrKlienta' }));

/** Further parties are identities of the customer in their role. */
export const others: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'Podmiot3')) if (isElement(node)) readOther(node, reading);
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: ['customer'] }, 'identities')) {
      if (writing.peek({ at }, `ext.${ROLE}`) !== undefined) writeOther({ out, at, writing });
    }
  },
};

function readOther(element: From['element'], reading: MemberReading): void {
  const role = reading.node(element, 'Rola');
  const named = reading.node(element, 'DaneIdentyfikacyjne');
  if (!role || !named || !isElement(named)) return;
  const at = placeFor(reading.draft, ['customer'], 'identities[]');
  if (!readNumber({ element: named, at, reading }, 'country', 'code')) return;
  const name = reading.node(named, 'Nazwa');
  if (name) reading.put({ at }, 'label', plain(textOf(name)), name);
  reading.put({ at }, `ext.${ROLE}`, plain(textOf(role)), role);
}

function writeOther({ out, at, writing }: To): void {
  const element = out.add('Podmiot3');
  const named = element.inside('DaneIdentyfikacyjne');
  writeNumber({ out: named }, writing.take({ at }, 'country'), writing.take({ at }, 'code'));
  named.put('Nazwa', shortened(writing.take({ at }, 'label'), LONGEST_LINE));
  element.put('Rola', writing.take({ at }, `ext.${ROLE}`));
}

/** The registers of the seller, at the foot of the invoice. */
export const registers: Row = within(
  'Stopka/Rejestry',
  'supplier',
  numbers('identities', { KRS: 'KRS', REGON: 'REGON', BDO: 'BDO' }),
);

/** A row on an entry of a list. */
function below(member: string, index: number, row: Row): Row {
  return {
    read: (from) => row.read({ ...from, at: [...from.at, member, index] }),
    write: (to) => row.write({ ...to, at: [...to.at, member, index] }),
  };
}

/** Read where it says the same; never written. */
function fixedWhenRead(element: string, text: string): Row {
  return { read: fixed(element, text).read, write: () => undefined };
}

/** Whether the customer is in Poland: a reverse charge is then a domestic one. */
export function isDomestic(writing: MemberWriting): boolean {
  const at: Path = ['customer', 'tax_id'];
  return writing.peek({ at }, 'country') === 'PL';
}

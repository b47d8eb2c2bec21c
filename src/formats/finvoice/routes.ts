import type { Path } from '../en16931/document/draft.ts';
import { memberMessages } from '../members/messages.ts';
import { type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, type XmlNode } from '../xml/xml-tree.ts';
import { OPERATOR } from './codes.ts';
import { peeked, textIn } from './values.ts';

const SUPPLIER: Path = ['supplier'];
const CUSTOMER: Path = ['customer'];
const MESSAGE = 'MessageTransmissionDetails';

/** An address of the network, as a document has it: scheme of ISO 6523, and the address. */
const PARTICIPANT = /^iso6523-actorid-upis::(\d{4}):(.+)$/;

/** Schemes that the form of an address tells: OVT codes, IBAN and Y-tunnus. Source: list EAS of the European Commission. */
const SCHEMES: readonly (readonly [form: RegExp, scheme: string])[] = [
  [/^0037\d{8}[0-9A-Za-z]{0,5}$/, '0216'],
  [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, '9918'],
  [/^\d{7}-?\d$/, '0212'],
];

/** The member of a party with its address for invoices; one of no known form is a code of an inbox. */
function readAddress(node: XmlNode, scheme: XmlNode | undefined, at: Path, reading: MemberReading): void {
  const code = textIn(node);
  if (code === '') return;
  const stated = textIn(scheme);
  const found = /^\d{4}$/.test(stated) ? stated : SCHEMES.find(([form]) => form.test(code))?.[1];
  const known = reading.draft.get([...at, 'endpoints', 0, 'uri']) ?? reading.draft.get([...at, 'inboxes', 0, 'code']);
  if (typeof known === 'string') {
    if (known.endsWith(code)) reading.implied(node);
    else reading.draft.left(node, memberMessages.oneHere);
  } else if (found === undefined) reading.put({ at }, 'inboxes[0].code', code, node);
  else reading.put({ at }, 'endpoints[0].uri', `iso6523-actorid-upis::${found}:${code}`, node, scheme);
}

interface Address {
  readonly scheme: string;
  readonly code: string;
}

function addressOf(at: Path, writing: MemberWriting): Address | undefined {
  for (const place of writing.entries({ at }, 'endpoints')) {
    const [, scheme = '', code = ''] = PARTICIPANT.exec(peeked({ at: place, writing }, 'uri')) ?? [];
    if (code === '') continue;
    writing.take({ at: place }, 'uri');
    return { scheme, code };
  }
  const code = writing.take({ at }, 'inboxes[0].code');
  return code === '' ? undefined : { scheme: writing.take({ at }, 'inboxes[0].scheme'), code };
}

/** The customer sends the message of a self-billed invoice. */
const isSelfBilled = (tags: unknown): boolean => Array.isArray(tags) && tags.includes('self-billed');

const ends = (tags: unknown): readonly [sender: Path, receiver: Path] =>
  isSelfBilled(tags) ? [CUSTOMER, SUPPLIER] : [SUPPLIER, CUSTOMER];

const SIDES = [
  ['MessageSenderDetails', 'From'],
  ['MessageReceiverDetails', 'To'],
] as const;

/** Who sends the message to whom, through which operators. Banks are operators by the BIC of the account. */
export const routes: Row = {
  read({ element, reading }) {
    const [sender, receiver] = ends(reading.draft.get(['$tags']));
    SIDES.forEach(([side, name], i) => {
      const at = i === 0 ? sender : receiver;
      const of = (part: string) => reading.node(element, `${MESSAGE}/${side}/${part}`);
      const [address, scheme] = [of(`${name}Identifier`), of(`${name}Identifier/@SchemeID`)];
      const operator = of(`${name}Intermediator`);
      if (address) readAddress(address, scheme, at, reading);
      const code = textIn(operator);
      if (/^[A-Za-z0-9]{2,35}$/.test(code)) reading.put({ at }, `ext.${OPERATOR}`, code, operator);
    });
    const message = reading.node(element, `${MESSAGE}/MessageDetails`);
    for (const child of message && isElement(message) ? message.children : []) reading.ofTheFile(child);
    for (const [at, name] of UNITS) {
      const node = reading.node(element, name);
      if (node) readAddress(node, undefined, at, reading);
    }
  },
  write(to) {
    const { out, writing } = to;
    const addresses = new Map(UNITS.map(([at, name]) => [name, addressOf(at, writing)]));
    for (const [name, address] of addresses) out.put(name, address?.code ?? '');
    const [sender, receiver] = ends(writing.document.$tags).map((at) => addresses.get(unitOf(at)));
    if (sender && receiver) writeRoute(to, sender, receiver);
  },
};

const UNITS = [
  [SUPPLIER, 'SellerOrganisationUnitNumber'],
  [CUSTOMER, 'BuyerOrganisationUnitNumber'],
] as const;

const unitOf = (at: Path): (typeof UNITS)[number][1] => (at === SUPPLIER ? UNITS[0][1] : UNITS[1][1]);

const NO_IDENTIFIER = /^.?$|^.{49}/;

/** It is written if the operator of the receiver is known, and that of the sender. */
function writeRoute({ out, writing }: To, from: Address, to: Address): void {
  const [sender, receiver] = ends(writing.document.$tags);
  const bank = peeked({ at: ['payment'], writing }, 'instructions.credit_transfer[0].bic');
  const through = [
    peeked({ at: sender, writing }, `ext.${OPERATOR}`) || bank,
    peeked({ at: receiver, writing }, `ext.${OPERATOR}`),
  ];
  const [first = '', last = ''] = through;
  if (first === '' || last === '') return;
  for (const at of [sender, receiver]) writing.take({ at }, `ext.${OPERATOR}`);
  SIDES.forEach(([side, name], i) => {
    const { scheme, code } = i === 0 ? from : to;
    const element = out.inside(`${MESSAGE}/${side}`);
    element.put(`${name}Identifier`, code);
    element.put(`${name}Identifier/@SchemeID`, scheme);
    element.put(`${name}Intermediator`, i === 0 ? first : last);
  });
  const number = ['series', 'code']
    .map((member) => String(writing.document[member] ?? ''))
    .filter(Boolean)
    .join('-');
  const identifier = [String(writing.document.uuid ?? ''), number].find((candidate) => !NO_IDENTIFIER.test(candidate));
  const message = out.inside(`${MESSAGE}/MessageDetails`);
  message.put('MessageIdentifier', identifier ?? `${number}-${writing.context.made_at}`.slice(0, 48));
  message.put('MessageTimeStamp', writing.context.made_at);
  message.put('SpecificationIdentifier', 'EN16931');
}

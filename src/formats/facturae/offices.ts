import { tableOf } from '../../engine/values.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { FURTHER_ROLES, ROLE } from './codes.ts';
import { address } from './parties.ts';
import type { Output } from '../members/output.ts';

const CUSTOMER: Path = ['customer'];

/** Parties of a document that are offices of the customer. */
const PARTIES: Readonly<Record<string, Path>> = tableOf({
  [ROLE.receiver]: ['delivery', 'receiver'],
  [ROLE.payer]: ['ordering', 'buyer'],
});

/** The name of an office, and that of the person in it. */
const OF_PARTY: readonly Row[] = [
  leaf('CentreDescription', 'name', cut(2500)),
  leaf('Name', 'people[0].name.given', cut(40)),
  leaf('FirstSurname', 'people[0].name.surname', cut(40)),
  leaf('SecondSurname', 'people[0].name.surname2', cut(40)),
];

/**
 * Offices of a public body (DIR3): the one that keeps accounts is an identity of the customer for tax, the one that
 * manages is the receiver, the one that processes is the buyer. Others are identities with the name of their part.
 */
export const offices: Row = {
  read({ element, reading }) {
    const list = reading.node(element, 'AdministrativeCentres');
    if (!list || !isElement(list)) return;
    for (const node of reading.nodes(list, 'AdministrativeCentre')) if (isElement(node)) readOffice(node, reading);
  },
  write({ out, writing }) {
    const add = (role: string): Output => {
      const centre = out.inside('AdministrativeCentres').add('AdministrativeCentre');
      centre.put('RoleTypeCode', role);
      return centre;
    };
    for (const at of writing.entries({ at: CUSTOMER }, 'identities')) {
      const role = roleOf(at, writing);
      if (role === undefined) continue;
      const centre = add(role);
      centre.put('CentreCode', writing.take({ at }, 'code'));
      centre.put('CentreDescription', writing.take({ at }, 'description'));
      address.write({ out: centre, at: [...CUSTOMER, 'addresses', 0], writing });
      for (const member of ['scope', 'label']) writing.take({ at }, member);
    }
    for (const [role, at] of Object.entries(PARTIES)) {
      if (writing.peek({ at }, 'identities[0].code') === undefined) continue;
      const centre = add(role);
      centre.put('CentreCode', writing.take({ at }, 'identities[0].code'));
      for (const row of OF_PARTY) row.write({ out: centre, at, writing });
      const has = writing.peek({ at }, 'addresses[0]') !== undefined;
      address.write({ out: centre, at: [...(has ? at : CUSTOMER), 'addresses', 0], writing });
    }
  },
};

function roleOf(at: Path, writing: MemberWriting): string | undefined {
  if (writing.peek({ at }, 'scope') === 'tax' && writing.peek({ at }, 'key') === undefined) return ROLE.fiscal;
  const label = writing.peek({ at }, 'label');
  return Object.entries(FURTHER_ROLES).find(([, name]) => name === label)?.[0];
}

function readOffice(node: XmlElement, reading: MemberReading): void {
  const of = (name: string) => reading.node(node, name);
  const [role, code] = [of('RoleTypeCode'), of('CentreCode')];
  if (!role || !code) return;
  const part = plain(textOf(role));
  const name = of('CentreDescription');
  const party = PARTIES[part];
  if (party && reading.draft.get(party) === undefined) {
    for (const row of OF_PARTY) row.read({ element: node, at: party, reading });
    reading.put({ at: [...party, 'identities', 0] }, 'code', plain(textOf(code)), code);
    reading.implied(role);
    address.read({ element: node, at: [...party, 'addresses', 0], reading });
    return;
  }
  const at: Path = [...CUSTOMER, 'identities', reading.draft.count([...CUSTOMER, 'identities'])];
  if (part === ROLE.fiscal) reading.put({ at }, 'scope', 'tax', role);
  else reading.put({ at }, 'label', FURTHER_ROLES[part] ?? part, role);
  reading.put({ at }, 'code', plain(textOf(code)), code);
  if (name) reading.put({ at }, 'description', plain(textOf(name)), name);
  // It is at the address of the customer, unless it says otherwise.
  const own = reading.nodes(node, 'AddressInSpain')[0];
  const whole = own && isElement(own) ? own : undefined;
  const home = ['Individual', 'LegalEntity']
    .map((kind) => reading.node(reading.root, `Parties/BuyerParty/${kind}/AddressInSpain`))
    .find(Boolean);
  if (!whole || !home || !isElement(home)) return;
  for (const child of whole.children) {
    if (plain(textOf(child)) === reading.text(home, child.name)) reading.implied(child);
  }
}

import { normal } from '../../en16931/rules/blanks.ts';
import { once } from '../../en16931/rules/once.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import {
  at,
  code,
  codesOf,
  exact,
  forbids,
  found as foundBy,
  needs,
  oneOf,
  type Unplaced,
} from '../../rules/kit/verbs.ts';
import { conditionMessages } from '../../rules/shared/conditions/messages.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { listNamed } from './code-lists.ts';
import { readModel, type ModelNode } from './document-model.ts';

/** The rows derived from the model of a document: required and forbidden elements, and codes. */

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Common';
const GROUPS = `${UBL}AggregateComponents-2`;
const VALUES = `${UBL}BasicComponents-2`;

/** Groups whose UBL elements are all in the model: Peppol has no rule on other elements in them. */
const WHOLE: ReadonlySet<string> = new Set(['PartyIdentification', 'PartyName', 'AddressLine', 'LineResponse']);

/** The requirements for an element, each with the id of its row. */
interface Demands {
  readonly required: readonly (readonly [child: string, id: string])[];
  readonly noLocation: string | undefined;
  readonly text: readonly [codes: () => ReadonlySet<string>, id: string] | undefined;
  readonly attributes: readonly (readonly [
    attribute: ModelNode,
    absent: string | undefined,
    unlisted: string | undefined,
  ])[];
  readonly others: string | undefined;
  readonly children: ReadonlyMap<string, Demands>;
  readonly uri: string;
}

type Report = (id: string, element: XmlElement) => void;

/** A row for each; a document is walked once for all. `codes` is the prefix of each number: `PEPPOL-T71-B`. */
export function modelRows(codes: string, model: string): readonly AnyRow[] {
  const root = readModel(model);
  const rows: AnyRow[] = [];
  const found = once(({ root: outermost }) => {
    const faults = new Map<string, XmlElement[]>();
    if (outermost?.name === root.name) {
      walk(outermost, demands, (id, element) => {
        const known = faults.get(id);
        if (known) known.push(element);
        else faults.set(id, [element]);
      });
    }
    return faults;
  });
  const demands = demandsOf(root, codes, true, (name, row) => {
    rows.push(...at({ ubl: { name, find: (invoice) => found(invoice).get(row.id) ?? [] } }, row));
    return row.id;
  });
  return rows;
}

/** The requirements for an element, numbered in Peppol's order. */
function demandsOf(
  node: ModelNode,
  codes: string,
  isOutermost: boolean,
  add: (place: string, row: Unplaced) => string,
): Demands {
  const { name, attributes, children, fixed, lists } = node;
  let count = 0;
  const next = (): string => `${codes}${String(node.number).padStart(3, '0')}${String(++count).padStart(2, '0')}`;
  const options = { ...foundBy, terms: [] };
  const required = children
    .filter((child) => child.isRequired)
    .map((child) => [child.name, add(name, needs(next(), child.name, options))] as const);
  const noLocation = isOutermost
    ? add(
        name,
        code(next(), [], { fault: conditionMessages.location, requirement: conditionMessages.noLocation }, options),
      )
    : undefined;
  const taken = fixed === undefined ? (lists === '' ? undefined : listNamed(lists)) : { codes: codesOf(fixed) };
  const demands = {
    required,
    noLocation,
    text: taken && ([() => taken.codes, add(name, oneOf(next(), '.', taken, options))] as const),
    attributes: attributes.map((attribute) => {
      const target = `@${attribute.name}`;
      const absent = attribute.isRequired ? add(name, needs(next(), target, options)) : undefined;
      const unlisted =
        attribute.lists === ''
          ? undefined
          : add(name, oneOf(next(), target, listNamed(attribute.lists), exact, options));
      return [attribute, absent, unlisted] as const;
    }),
    others:
      children.length > 0 && !WHOLE.has(name)
        ? add(`${name}/*`, forbids(next(), '.', options, { say: conditionMessages.ofModel({ what: name }) }))
        : undefined,
    uri: children.length > 0 ? GROUPS : VALUES,
  };
  return { ...demands, children: new Map(children.map((node) => [node.name, demandsOf(node, codes, false, add)])) };
}

function walk(element: XmlElement, demands: Demands, report: Report): void {
  const { required, noLocation, text, attributes, others, children } = demands;
  if (noLocation !== undefined && element.attributes.some(({ name }) => name === 'schemaLocation')) {
    report(noLocation, element);
  }
  if (text && !text[0]().has(normal(element.text))) report(text[1], element);
  for (const [{ name, lists }, absent, unlisted] of attributes) {
    const written = attributeOf(element, name)?.value;
    if (written === undefined) {
      if (absent !== undefined) report(absent, element);
    } else if (unlisted !== undefined && !listNamed(lists).codes.has(written)) report(unlisted, element);
  }
  if (children.size === 0) return;
  const present = new Set<string>();
  for (const child of element.children) {
    const known = children.get(child.name);
    if (known?.uri === child.uri) {
      present.add(child.name);
      walk(child, known, report);
    } else if (others !== undefined) report(others, child);
  }
  for (const [child, id] of required) if (!present.has(child)) report(id, element);
}

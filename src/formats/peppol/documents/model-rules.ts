import { normal } from '../../en16931/rules/blanks.ts';
import { once } from '../../en16931/rules/once.ts';
import { splitRule, type TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';
import { inList, listNamed } from './code-lists.ts';
import { readModel, type ModelNode } from './document-model.ts';

/** The rules derived from the model of a document: required and forbidden elements, and codes. */

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Common';
const GROUPS = `${UBL}AggregateComponents-2`;
const VALUES = `${UBL}BasicComponents-2`;

/** Groups whose UBL elements are all in the model: Peppol has no rule on other elements in them. */
const WHOLE: ReadonlySet<string> = new Set(['PartyIdentification', 'PartyName', 'AddressLine', 'LineResponse']);

interface Rule {
  readonly code: string;
  readonly say: string;
  /** The attribute at which a fault is shown. */
  readonly attribute?: string;
}

/** The requirements for an element, each with its rule. */
interface Demands {
  readonly required: readonly (readonly [child: string, rule: Rule])[];
  readonly noLocation: Rule | undefined;
  readonly text: readonly [node: ModelNode, rule: Rule] | undefined;
  readonly attributes: readonly (readonly [
    attribute: ModelNode,
    absent: Rule | undefined,
    unlisted: Rule | undefined,
  ])[];
  readonly others: Rule | undefined;
  readonly children: ReadonlyMap<string, Demands>;
  readonly uri: string;
}

type Report = (rule: Rule, element: XmlElement) => void;

/** A rule for each; a document is walked once for all. `codes` is the prefix of each number: `PEPPOL-T71-B`. */
export function modelRules(codes: string, model: string): readonly TermRule[] {
  const root = readModel(model);
  const rules: Rule[] = [];
  const demands = demandsOf(root, codes, rules, true);
  const found = once(({ root: outermost }) => {
    const faults = new Map<string, XmlElement[]>();
    if (outermost?.name === root.name) {
      walk(outermost, demands, ({ code }, element) => {
        const known = faults.get(code);
        if (known) known.push(element);
        else faults.set(code, [element]);
      });
    }
    return faults;
  });
  return rules.map(({ code, say, attribute }) =>
    splitRule<XmlElement, XmlElement>(code, {
      terms: [],
      say,
      ubl: {
        on: (invoice) => found(invoice).get(code) ?? [],
        must: () => false,
        ...(attribute !== undefined && { place: (element) => attributeOf(element, attribute) }),
      },
    }),
  );
}

/** The requirements for an element, numbered in Peppol's order. */
function demandsOf(node: ModelNode, codes: string, rules: Rule[], isOutermost: boolean): Demands {
  const { name, attributes, children } = node;
  let count = 0;
  const rule = (say: string, attribute?: string): Rule => {
    const code = `${codes}${String(node.number).padStart(3, '0')}${String(++count).padStart(2, '0')}`;
    const made = { code, say, ...(attribute !== undefined && { attribute }) };
    rules.push(made);
    return made;
  };
  const required = children
    .filter((child) => child.isRequired)
    .map((child) => [child.name, rule(`${name} has ${withArticle(child.name)}`)] as const);
  const text = sayOfText(node);
  const demands = {
    required,
    noLocation: isOutermost ? rule('The outermost element names no schema location') : undefined,
    text: text === undefined ? undefined : ([node, rule(text)] as const),
    attributes: attributes.map((attribute) => {
      const absent = attribute.isRequired ? rule(`${name} has ${withArticle(attribute.name)}`) : undefined;
      const listed = attribute.lists.length > 0;
      const say = `The ${attribute.name} of ${name} is ${named(attribute)}`;
      return [attribute, absent, listed ? rule(say, attribute.name) : undefined] as const;
    }),
    others:
      children.length > 0 && !WHOLE.has(name) ? rule(`${name} holds only what Peppol's data model names`) : undefined,
    uri: children.length > 0 ? GROUPS : VALUES,
  };
  return { ...demands, children: new Map(children.map((one) => [one.name, demandsOf(one, codes, rules, false)])) };
}

function sayOfText(node: ModelNode): string | undefined {
  if (node.fixed !== undefined) return `${node.name} is ${node.fixed}`;
  return node.lists.length > 0 ? `${node.name} is ${named(node)}` : undefined;
}

const named = ({ lists }: ModelNode): string => lists.map((list) => listNamed(list)).join(' or ');

const withArticle = (name: string): string => `${/^[AEIOU]/i.test(name) && !/^U[nN]/.test(name) ? 'an' : 'a'} ${name}`;

function walk(element: XmlElement, demands: Demands, report: Report): void {
  const { required, noLocation, text, attributes, others, children } = demands;
  if (noLocation && element.attributes.some(({ name }) => name === 'schemaLocation')) report(noLocation, element);
  if (text) {
    const [{ fixed, lists }, rule] = text;
    const said = normal(element.text);
    const isRight = fixed === undefined ? lists.some((list) => inList(list, said)) : said === fixed;
    if (!isRight) report(rule, element);
  }
  for (const [{ name, lists }, absent, unlisted] of attributes) {
    const written = attributeOf(element, name)?.value;
    if (written === undefined) {
      if (absent) report(absent, element);
    } else if (unlisted && !lists.some((list) => inList(list, written))) report(unlisted, element);
  }
  if (children.size === 0) return;
  const present = new Set<string>();
  for (const child of element.children) {
    const known = children.get(child.name);
    if (known?.uri === child.uri) {
      present.add(child.name);
      walk(child, known, report);
    } else if (others) report(others, child);
  }
  for (const [child, rule] of required) if (!present.has(child)) report(rule, element);
}

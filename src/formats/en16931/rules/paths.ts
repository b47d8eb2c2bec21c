import { tableOf } from '../../../engine/values.ts';
import { xmlIndex } from '../../xml/xml-index.ts';
import { attributeOf, isElement, textOf, type XmlElement, type XmlNode } from '../../xml/xml-tree.ts';
import { normal } from './blanks.ts';
import { elementsNamed } from './constraints.ts';
import type { Where } from './elements.ts';

/**
 * Paths with conditions, for rules on elements: `AllowanceCharge[ChargeIndicator~false]/TaxCategory`.
 *
 * A step is a local name, `@name`, `..` or `*`. A path that begins with `//` matches at any depth. A condition has a
 * path that must exist, or with `!` before it must not. It may require one of the texts after `=` (exact), `~`
 * (ignoring white space) or `~~` (also ignoring case), or, with `!` before the operator, none of them.
 */
interface Path {
  readonly anywhere: boolean;
  readonly steps: readonly Step[];
  readonly key: string;
}

interface Step {
  readonly name: string;
  /** Its name, if it is one. */
  readonly attribute: string | undefined;
  readonly conditions: readonly Condition[];
}

interface Condition {
  readonly path: Path;
  readonly absent: boolean;
  /** Whether a node has one of the texts; undefined if any will do. */
  readonly isRight: ((node: XmlNode) => boolean) | undefined;
  /** The only step of the path, if it is the name of a child or of an attribute. */
  readonly child: string | undefined;
  readonly attribute: string | undefined;
}

/** Only rules contain paths, so their number is fixed. */
const KNOWN = new Map<string, Path>();

function pathOf(written: string): Path {
  let path = KNOWN.get(written);
  if (!path) {
    const [read, rest] = readPath(written);
    if (rest !== '') throw new Error(`${written} is no path`);
    KNOWN.set(written, (path = read));
  }
  return path;
}

function readPath(written: string): [Path, string] {
  const anywhere = written.startsWith('//');
  let rest = anywhere ? written.slice(2) : written;
  const steps: Step[] = [];
  for (;;) {
    const name = /^(?:@?\p{L}[\p{L}0-9_]*|\.\.?|\*)/u.exec(rest)?.[0];
    if (name === undefined) throw new Error(`${written} is no path`);
    rest = rest.slice(name.length);
    const conditions: Condition[] = [];
    while (rest.startsWith('[')) {
      const [condition, behind] = readCondition(rest.slice(1));
      conditions.push(condition);
      rest = behind;
    }
    steps.push({ name, conditions, attribute: name.startsWith('@') ? name.slice(1) : undefined });
    if (!rest.startsWith('/')) break;
    rest = rest.slice(1);
  }
  return [{ anywhere, steps, key: written.slice(0, written.length - rest.length) }, rest];
}

function readCondition(written: string): [Condition, string] {
  const absent = written.startsWith('!');
  const [path, rest] = readPath(absent ? written.slice(1) : written);
  const operator = /^!?(?:=|~~|~)/.exec(rest)?.[0];
  const end = rest.indexOf(']');
  const texts = new Set(operator === undefined ? [] : rest.slice(operator.length, end).split('|'));
  const read = READ[operator?.replace('!', '') ?? ''] ?? asWritten;
  const isWanted = !operator?.startsWith('!');
  const [only, ...others] = path.steps;
  const name = others.length > 0 || path.anywhere || only?.conditions.length !== 0 ? '' : only.name;
  return [
    {
      path,
      absent,
      isRight: operator === undefined ? undefined : (node) => texts.has(read(textOf(node))) === isWanted,
      child: /^\w/.test(name) ? name : undefined,
      attribute: name.startsWith('@') ? name.slice(1) : undefined,
    },
    rest.slice(end + 1),
  ];
}

function isMet({ path, absent, isRight, child, attribute }: Condition, element: XmlElement): boolean {
  if (isRight === undefined) return (firstOf(path, element) !== undefined) !== absent;
  // Most conditions ask a child or an attribute, and need no list of what is there.
  if (attribute !== undefined) {
    const found = attributeOf(element, attribute);
    return (found !== undefined && isRight(found)) !== absent;
  }
  if (child !== undefined) {
    for (const otherElement of element.children)
      if (otherElement.name === child && isRight(otherElement)) return !absent;
    return absent;
  }
  return walk(path, element).some(isRight) !== absent;
}

const asWritten = (text: string): string => text;
const READ: Readonly<Record<string, (text: string) => string>> = tableOf({
  '=': asWritten,
  '~': normal,
  '~~': (text) => normal(text).toUpperCase(),
});

const isStep = ({ name, conditions }: Step, element: XmlElement): boolean =>
  (name === '*' || name === element.name) && isAllMet(conditions, element);

function isAllMet(conditions: readonly Condition[], element: XmlElement): boolean {
  for (const condition of conditions) if (!isMet(condition, element)) return false;
  return true;
}

/**
 * Results by path for an element that many others reach, as they all reach the root element; otherwise each of many lines
 * would search all lines.
 */
const FOUND = new WeakMap<XmlElement, Map<string, readonly XmlNode[]>>();

function kept(element: XmlElement, key: string, find: () => readonly XmlNode[]): readonly XmlNode[] {
  let known = FOUND.get(element);
  if (!known) FOUND.set(element, (known = new Map<string, readonly XmlNode[]>()));
  let nodes = known.get(key);
  if (!nodes) known.set(key, (nodes = find()));
  return nodes;
}

function walk({ anywhere, steps, key }: Path, from: XmlElement): readonly XmlNode[] {
  const first = steps[0];
  if (!first) return [];
  if (anywhere) {
    let root = from;
    while (root.parent) root = root.parent;
    return kept(root, key, () =>
      follow(
        steps.slice(1),
        (xmlIndex(root).byName.get(first.name) ?? []).filter((element) => isStep(first, element)),
      ),
    );
  }
  if (first.name !== '..') return from.parent ? follow(steps, [from]) : kept(from, key, () => follow(steps, [from]));
  let at: XmlElement | undefined = from;
  let turn = 0;
  for (; steps[turn]?.name === '..'; turn++) at = at?.parent;
  const above = at;
  return above ? kept(above, key, () => follow(steps.slice(turn), [above])) : [];
}

/** The first node of {@link walk}: most rules only ask whether there is one, and need no list of all. */
function firstOf(path: Path, from: XmlElement): XmlNode | undefined {
  const isKept = path.anywhere || path.steps[0]?.name === '..' || !from.parent;
  return isKept ? walk(path, from)[0] : firstAlong(path.steps, 0, from);
}

function firstAlong(steps: readonly Step[], turn: number, from: XmlElement): XmlNode | undefined {
  const step = steps[turn];
  if (!step) return from;
  if (step.attribute !== undefined) return attributeOf(from, step.attribute);
  if (step.name === '..') return from.parent && firstAlong(steps, turn + 1, from.parent);
  if (step.name === '.') return isAllMet(step.conditions, from) ? firstAlong(steps, turn + 1, from) : undefined;
  for (const child of from.children) {
    const found = isStep(step, child) ? firstAlong(steps, turn + 1, child) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** All at a path of names and conditions. */
function collect(steps: readonly Step[], turn: number, from: XmlElement, into: XmlNode[]): void {
  const step = steps[turn];
  if (!step) into.push(from);
  else if (step.attribute !== undefined) {
    const attribute = attributeOf(from, step.attribute);
    if (attribute) into.push(attribute);
  } else if (step.name === '.') {
    if (isAllMet(step.conditions, from)) collect(steps, turn + 1, from, into);
  } else {
    const isLast = turn === steps.length - 1;
    for (const child of from.children) {
      if (!isStep(step, child)) continue;
      if (isLast) into.push(child);
      else collect(steps, turn + 1, child, into);
    }
  }
}

function follow(steps: readonly Step[], from: readonly XmlElement[]): readonly XmlNode[] {
  if (!steps.some(({ name }) => name === '..')) {
    const nodes: XmlNode[] = [];
    for (const element of from) collect(steps, 0, element, nodes);
    return nodes;
  }
  let at = from;
  for (const step of steps) {
    const { attribute } = step;
    if (attribute !== undefined) return at.flatMap((element) => attributeOf(element, attribute) ?? []);
    const next: XmlElement[] = [];
    for (const element of at) {
      if (step.name === '.') {
        if (isAllMet(step.conditions, element)) next.push(element);
      } else if (step.name === '..') {
        if (element.parent && !next.includes(element.parent)) next.push(element.parent);
      } else for (const child of element.children) if (isStep(step, child)) next.push(child);
    }
    at = next;
  }
  return at;
}

/** The nodes at a path from an element. */
export const found = (from: XmlElement | undefined, path: string): readonly XmlNode[] =>
  from ? walk(pathOf(path), from) : [];

export const foundElements = (from: XmlElement | undefined, path: string): readonly XmlElement[] =>
  found(from, path).filter(isElement);

const TEXTS = new WeakMap<readonly XmlNode[], ReadonlySet<string>>();

/** The texts at a path, as written. */
export function textsAt(from: XmlElement | undefined, path: string): ReadonlySet<string> {
  const nodes = found(from, path);
  let texts = TEXTS.get(nodes);
  if (!texts) TEXTS.set(nodes, (texts = new Set(nodes.map(textOf))));
  return texts;
}

/** Whether each path exists. */
export const has = (from: XmlElement | undefined, ...paths: readonly string[]): boolean =>
  paths.every((path) => firstFound(from, path) !== undefined);

export const hasOneOf = (from: XmlElement | undefined, ...paths: readonly string[]): boolean =>
  paths.some((path) => firstFound(from, path) !== undefined);

/** Whether one of the paths has a text; a blank is one. */
export const isWritten = (from: XmlElement | undefined, ...paths: readonly string[]): boolean =>
  paths.some((path) => found(from, path).some((node) => textOf(node) !== ''));

/** Whether the path has a text that is not blank. */
export const hasText = (from: XmlElement | undefined, path: string): boolean =>
  found(from, path).some((node) => normal(textOf(node)) !== '');

/** The first node at a path. */
export const firstFound = (from: XmlElement | undefined, path: string): XmlNode | undefined =>
  from && firstOf(pathOf(path), from);

/** The first text at a path, trimmed; empty if there is none. */
export const textAt = (from: XmlElement | undefined, path: string): string => {
  const first = firstFound(from, path);
  return first ? normal(textOf(first)) : '';
};

export const count = (from: XmlElement | undefined, path: string): number => found(from, path).length;

/**
 * Elements at the end of such a path, at any depth; with `/` at the beginning, from the root:
 * `/Invoice/AllowanceCharge`. With `@` at the end, elements with that attribute.
 */
export function elementsOf(...paths: readonly string[]): Where {
  const all = paths.map((written) => {
    const rooted = written.startsWith('/');
    const steps = pathOf(rooted ? written.slice(1) : written).steps;
    if (!/^[@A-Za-z]/.test(steps.at(-1)?.name ?? '')) throw new Error(`${written} does not end in a name`);
    const attribute = steps.at(-1)?.name.startsWith('@') ? steps.at(-1)?.name.slice(1) : undefined;
    return { rooted, attribute, steps: attribute === undefined ? steps : steps.slice(0, -1) };
  });
  // Names alone are in the index.
  if (all.every(({ rooted, attribute, steps }) => !rooted && attribute === undefined && isName(steps))) {
    const names = all.flatMap(({ steps }) => steps.map(({ name }) => name));
    return (invoice) => elementsNamed(invoice, ...names);
  }
  // Rules on each of many lines use it, so it is computed once per invoice.
  const key = `elements ${paths.join(' ')}`;
  return ({ root }) => {
    if (!root) return [];
    const { byName, found: known } = xmlIndex(root);
    let elements = known.get(key);
    if (!elements) {
      elements = all.flatMap(({ rooted, attribute, steps }) =>
        (byName.get(steps.at(-1)?.name ?? '') ?? []).filter(
          (element) =>
            endsPath(steps, element, rooted) &&
            (attribute === undefined || attributeOf(element, attribute) !== undefined),
        ),
      );
      known.set(key, elements);
    }
    return elements;
  };
}

const isName = ([step, ...further]: readonly Step[]): boolean => further.length === 0 && step?.conditions.length === 0;

/** Names first: conditions take longer. */
function endsPath(steps: readonly Step[], element: XmlElement, rooted: boolean): boolean {
  let at: XmlElement | undefined = element;
  for (let turn = steps.length - 1; turn >= 0; turn--) {
    const name = steps[turn]?.name;
    if (!at || (name !== '*' && name !== at.name)) return false;
    at = at.parent;
  }
  if (rooted && at !== undefined) return false;
  at = element;
  for (let turn = steps.length - 1; turn >= 0 && at; turn--) {
    const step = steps[turn];
    if (step && step.conditions.length > 0 && !isStep(step, at)) return false;
    at = at.parent;
  }
  return true;
}

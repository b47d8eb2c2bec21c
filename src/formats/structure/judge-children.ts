import type { Message } from '../../engine/index.ts';
import { nearest } from '../../engine/values.ts';
import type { XmlElement } from '../xml/xml-tree.ts';
import { longestOrder } from './longest-order.ts';
import { mayStand, mismatchOf } from './match-content.ts';
import { isOf, type ElementParticle, type ElementType, type Particle } from './element-type.ts';
import { missingElement, type MissingPlace } from './missing-element.ts';
import { quoted, type StructureChoice } from './structure-fault.ts';
import type { StructureNotes } from './structure-notes.ts';
import { structureMessages } from './messages.ts';

/** Judges the children of an element, their number and order; returns the allowed ones, each to be judged. */
export function judgeChildren(
  notes: StructureNotes,
  parent: XmlElement,
  type: ElementType,
  content: Particle,
): readonly XmlElement[] {
  const { children } = parent;
  if (type.slots && isInOrder(children, type, type.slots)) return children;
  const known = children.filter((child) => mayStand(child, type, content));
  const meant = known.length < children.length ? judgeStrangers(notes, parent, type, content) : NOBODY;
  if (type.slots) judgeSequence(notes, parent, { known, meant, type, slots: type.slots });
  else judgeExpression(notes, parent, known, content);
  return known;
}

const NOBODY: ReadonlyMap<XmlElement, ElementParticle> = new Map();

/** The children of a plain sequence are right: the usual case, without own lists. */
function isInOrder(children: readonly XmlElement[], type: ElementType, slots: readonly ElementParticle[]): boolean {
  let at = -1;
  let count = 0;
  for (const child of children) {
    const slot = type.slotByName.get(child.name);
    if (slot === undefined || slot < at || slots[slot]?.uri !== child.uri) return false;
    count = slot === at ? count + 1 : 1;
    if (count > (slots[slot]?.max ?? 0)) return false;
    if (slot > at && !isFreeBetween(slots, at, slot)) return false;
    // A slot with a minimum above one is checked in detail.
    if ((slots[slot]?.min ?? 0) > 1) return false;
    at = slot;
  }
  return isFreeBetween(slots, at, slots.length);
}

function isFreeBetween(slots: readonly ElementParticle[], from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if ((slots[i]?.min ?? 0) > 0) return false;
  return true;
}

/** Elements that are not allowed; returns those that probably mean a similar allowed name. */
function judgeStrangers(
  notes: StructureNotes,
  parent: XmlElement,
  type: ElementType,
  content: Particle,
): ReadonlyMap<XmlElement, ElementParticle> {
  const meant = new Map<XmlElement, ElementParticle>();
  const names = [...type.elements.keys()];
  const present = new Set(parent.children.map(({ name }) => name));
  const closest = new Map<string, string | undefined>();
  for (const child of parent.children) {
    if (mayStand(child, type, content)) continue;
    const [declared] = type.elements.get(child.name) ?? [];
    if (declared) {
      meant.set(child, declared);
      notes.add(
        'SCHEMA-NAMESPACE',
        child,
        () => ofNamespace(child, declared),
        () => notes.fixes.renamed(child, declared),
      );
      continue;
    }
    if (!closest.has(child.name)) closest.set(child.name, nearest(child.name, names, 1)[0]);
    const close = closest.get(child.name);
    const like = close !== undefined && !present.has(close) ? type.elements.get(close)?.[0] : undefined;
    if (!like) notes.cannotStand(child, parent);
    else {
      meant.set(child, like);
      notes.add(
        'SCHEMA-UNKNOWN',
        child,
        () =>
          structureMessages.unknownLike({
            child: quoted(child.name),
            parent: quoted(parent.name),
            like: quoted(like.name),
          }),
        () => notes.fixes.renamed(child, like),
      );
    }
  }
  return meant;
}

function ofNamespace({ name, uri }: XmlElement, { uri: right }: ElementParticle): Message {
  if (uri === '') return structureMessages.noNamespace({ name: quoted(name), right: quoted(right) });
  if (right === '') return structureMessages.needlessNamespace({ name: quoted(name), uri: quoted(uri) });
  return structureMessages.wrongNamespace({ name: quoted(name), uri: quoted(uri), right: quoted(right) });
}

interface Sequence {
  readonly known: readonly XmlElement[];
  /** Elements with a wrong name, and their probable meaning. */
  readonly meant: ReadonlyMap<XmlElement, ElementParticle>;
  readonly type: ElementType;
  readonly slots: readonly ElementParticle[];
}

function judgeSequence(notes: StructureNotes, parent: XmlElement, { known, meant, type, slots }: Sequence): void {
  const firsts = new Map<number, XmlElement>();
  const counts = new Array<number>(slots.length).fill(0);
  for (const { name } of meant.values()) counts[type.slotByName.get(name) ?? -1] = 1;
  const kept: XmlElement[] = [];
  for (const child of known) {
    const slot = type.slotByName.get(child.name) as number;
    const count = (counts[slot] = (counts[slot] ?? 0) + 1);
    const first = firsts.get(slot);
    if (!first) firsts.set(slot, child);
    const most = slots[slot]?.max ?? 1;
    if (count <= most) kept.push(child);
    else {
      notes.add(
        'SCHEMA-TOO-MANY',
        child,
        () => ofNumber(child, parent, most),
        () => (first ? notes.fixes.withoutDouble(child, first) : undefined),
      );
    }
  }
  const numbers = kept.map(({ name }) => type.slotByName.get(name) as number);
  const ordered = longestOrder(numbers);
  const inPlace = kept.filter((_, i) => ordered.has(i));
  if (inPlace.length < kept.length) judgeOrder(notes, { kept, numbers, ordered });
  const placed = inPlace.map(({ name }) => type.slotByName.get(name) as number);
  slots.forEach((slot, i) => {
    if ((counts[i] ?? 0) >= slot.min) return;
    const next = inPlace[firstAbove(placed, i)];
    notes.add(
      'SCHEMA-MISSING',
      parent,
      () => ofMissing(parent, slot, next),
      () => (mayBeEmpty(notes, slot) ? notes.fixes.inserted(slot, parent, next) : undefined),
      () => added(notes, [slot], { parent, next }),
    );
  });
}

function ofNumber({ name }: XmlElement, parent: XmlElement, most: number): Message {
  if (most === 1) return structureMessages.onlyOnce({ name: quoted(name), parent: quoted(parent.name) });
  return structureMessages.tooMany({ name: quoted(name), most, parent: quoted(parent.name) });
}

function ofMissing({ name }: XmlElement, slot: ElementParticle, next: XmlElement | undefined): Message {
  if (!next) return structureMessages.missingAtEnd({ name: quoted(name), slot: quoted(slot.name) });
  return structureMessages.missingBefore({ name: quoted(name), slot: quoted(slot.name), next: quoted(next.name) });
}

function ofOrder({ name }: XmlElement, sibling: XmlElement, isLate: boolean): Message {
  if (isLate) return structureMessages.belongsBefore({ name: quoted(name), sibling: quoted(sibling.name) });
  return structureMessages.belongsAfter({ name: quoted(name), sibling: quoted(sibling.name) });
}

/** Says where each misplaced element belongs. */
function judgeOrder(
  notes: StructureNotes,
  {
    kept,
    numbers,
    ordered,
  }: {
    readonly kept: readonly XmlElement[];
    readonly numbers: readonly number[];
    readonly ordered: ReadonlySet<number>;
  },
): void {
  const places = [...ordered].sort((a, b) => a - b);
  const placed = places.map((i) => numbers[i] as number);
  kept.forEach((child, i) => {
    if (ordered.has(i)) return;
    const number = numbers[i] as number;
    const next = places[firstAbove(placed, number)];
    const isLate = next !== undefined && next < i;
    // The slots are integers: an element in the same slot as the previous one says nothing about the order.
    const sibling = kept[isLate ? next : (places[firstAbove(placed, number - 1) - 1] ?? -1)];
    if (!sibling) return;
    notes.add(
      'SCHEMA-ORDER',
      child,
      () => ofOrder(child, sibling, isLate),
      () => notes.fixes.moved(child, sibling, isLate),
    );
  });
}

/** Index of the first greater number in a sorted list. */
function firstAbove(numbers: readonly number[], number: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) > number) high = middle;
    else low = middle + 1;
  }
  return low;
}

function mayBeEmpty(notes: StructureNotes, { type }: ElementParticle): boolean {
  const { text, slots, required } = notes.structure.typeOf(type);
  return !text && required.length === 0 && slots !== undefined && slots.every(({ min }) => min === 0);
}

function judgeExpression(
  notes: StructureNotes,
  parent: XmlElement,
  known: readonly XmlElement[],
  content: Particle,
): void {
  const mismatch = mismatchOf(content, known);
  if (!mismatch) return;
  const { element, expected } = mismatch;
  const missing = mismatch.missing.slice(0, MOST_NAMED);
  if (isWhole(missing, content, known, element)) {
    const late =
      element && known.slice(known.indexOf(element)).find((child) => missing.some((slot) => isOf(child, slot)));
    if (element && late) {
      notes.add(
        'SCHEMA-ORDER',
        late,
        () => ofOrder(late, element, true),
        () => notes.fixes.moved(late, element, true),
      );
      return;
    }
    // Elements with a wrong name are already reported.
    if (element || known.length === parent.children.length) judgeMissing(notes, missing, { parent, next: element });
    return;
  }
  const names = [...new Set(expected.map(({ name }) => name))].slice(0, MOST_NAMED).map((name) => quoted(name));
  const list = names.join(', ');
  if (!element) {
    if (known.length < parent.children.length) return;
    notes.add('SCHEMA-MISSING', parent, () =>
      list === ''
        ? structureMessages.missing({ parent: quoted(parent.name) })
        : structureMessages.missingOneOf({ parent: quoted(parent.name), list }),
    );
    return;
  }
  const index = known.indexOf(element);
  const before = known.slice(0, index).find(({ name, uri }) => name === element.name && uri === element.uri);
  if (before && names.length === 0) {
    notes.add(
      'SCHEMA-TOO-MANY',
      element,
      () => structureMessages.tooOften({ element: quoted(element.name), parent: quoted(parent.name) }),
      () => notes.fixes.withoutDouble(element, before),
    );
    return;
  }
  notes.add('SCHEMA-ORDER', element, () =>
    names.length === 0
      ? structureMessages.notAtEnd({ element: quoted(element.name), parent: quoted(parent.name) })
      : structureMessages.notHere({ element: quoted(element.name), parent: quoted(parent.name), list }),
  );
}

/** Whether an element is missing, and with it the others are in order at this place. */
function isWhole(
  missing: readonly ElementParticle[],
  content: Particle,
  known: readonly XmlElement[],
  element: XmlElement | undefined,
): boolean {
  if (!element) return missing.length > 0;
  return missing.some(({ uri, name }) => {
    const at = known.indexOf(element);
    const again = mismatchOf(content, known.toSpliced(at, 0, { ...element, uri, name }));
    return again?.element !== element;
  });
}

/** Elements of which one is missing, before a sibling or at the end. */
function judgeMissing(notes: StructureNotes, missing: readonly ElementParticle[], place: MissingPlace): void {
  const { parent, next } = place;
  const [slot] = missing;
  if (!slot) return;
  const list = [...new Set(missing.map(({ name }) => quoted(name)))].slice(0, MOST_NAMED).join(', ');
  const name = quoted(parent.name);
  notes.add(
    'SCHEMA-MISSING',
    parent,
    () =>
      missing.length === 1
        ? ofMissing(parent, slot, next)
        : next
          ? structureMessages.missingOneOfBefore({ parent: name, list, next: quoted(next.name) })
          : structureMessages.missingOneOf({ parent: name, list }),
    () => (missing.length === 1 && mayBeEmpty(notes, slot) ? notes.fixes.inserted(slot, parent, next) : undefined),
    () => added(notes, missing, place),
  );
}

/** Ways to add one of the missing elements; an empty one has a fix of its own. */
function added(
  notes: StructureNotes,
  missing: readonly ElementParticle[],
  place: MissingPlace,
): readonly StructureChoice[] {
  const isSole = missing.length === 1;
  return missing
    .slice(0, MOST_NAMED)
    .filter((slot) => !isSole || !mayBeEmpty(notes, slot))
    .flatMap((slot) => missingElement(notes.structure, slot, place, notes.fixes) ?? []);
}

/** Most expected names listed. */
const MOST_NAMED = 6;

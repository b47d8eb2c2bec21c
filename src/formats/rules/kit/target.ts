import { firstFound, found } from '../../en16931/rules/paths.ts';
import { termOf } from '../../en16931/terms.ts';
import { TermGroup, TermValue, type InvoiceTerms } from '../../en16931/term-tree.ts';
import { attributeOf, textOf, XmlElement, type XmlNode } from '../../xml/xml-tree.ts';
import type { Target } from './row.ts';
import type { Subject } from './subject.ts';

/** What a target finds: a value or group of a term, an element or an attribute. */
export type Found = TermValue | TermGroup | XmlNode;

/** A target, compiled: how it is found from a place. */
export interface CompiledTarget {
  readonly written: Target;
  /** The term, if it is one. */
  readonly term: string | undefined;
  /** All that it finds, in the order of the text. */
  readonly each: (subject: Subject, invoice: InvoiceTerms) => readonly Found[];
  /** The first of them. */
  readonly first: (subject: Subject, invoice: InvoiceTerms) => Found | undefined;
  readonly exists: (subject: Subject, invoice: InvoiceTerms) => boolean;
}

/** Ids of terms: those of EN 16931 and of its extensions. */
export const isTermId = (written: string): boolean => /^(?:B[TG]-|X-|EXT-)/.test(written);

export const isGroupId = (id: string): boolean => termOf(id)?.type === 'group';

const COMPILED = new Map<Target, CompiledTarget>();

export function targetOf(written: Target): CompiledTarget {
  let target = COMPILED.get(written);
  if (!target) COMPILED.set(written, (target = compiled(written)));
  return target;
}

function compiled(written: Target): CompiledTarget {
  if (written === '.') {
    return made(
      written,
      (subject) => [subject],
      (subject) => subject,
    );
  }
  if (!isTermId(written)) return ofPath(written);
  if (isGroupId(written)) {
    const each = (subject: Subject, invoice: InvoiceTerms) => groupsIn(subject, written, invoice);
    return made(written, each, (subject, invoice) => each(subject, invoice)[0]);
  }
  return made(
    written,
    (subject, invoice) => valuesIn(subject, written, invoice),
    (subject, invoice) => firstIn(subject, written, invoice),
  );
}

function made(written: Target, each: CompiledTarget['each'], first: CompiledTarget['first']): CompiledTarget {
  const term = isTermId(written) ? written : undefined;
  return { written, term, each, first, exists: (subject, invoice) => first(subject, invoice) !== undefined };
}

/** A path from an element; with `/` first, from the root element. */
function ofPath(written: Target): CompiledTarget {
  const isRooted = written.startsWith('/') && !written.startsWith('//');
  const path = isRooted ? written.replace(/^\/[^/]+\//, '') : written;
  const from = (subject: Subject, invoice: InvoiceTerms): XmlElement | undefined =>
    isRooted ? invoice.root : elementOf(subject, invoice);
  const each: CompiledTarget['each'] = (subject, invoice) => found(from(subject, invoice), path);
  // Most are the name of a child or an attribute.
  const first: CompiledTarget['first'] = /^\w+$/.test(path)
    ? (subject, invoice) => childNamed(from(subject, invoice), path)
    : /^@\w+$/.test(path)
      ? (subject, invoice) => attributeOf(from(subject, invoice), path.slice(1))
      : (subject, invoice) => firstFound(from(subject, invoice), path);
  return {
    written,
    term: undefined,
    each,
    first,
    exists: (subject, invoice) => first(subject, invoice) !== undefined,
  };
}

function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  if (!element) return undefined;
  for (const child of element.children) if (child.name === name) return child;
  return undefined;
}

/** The element of a subject. */
export function elementOf(subject: Subject, invoice: InvoiceTerms): XmlElement | undefined {
  if (subject instanceof XmlElement) return subject;
  if (subject instanceof TermValue) return subject.node instanceof XmlElement ? subject.node : undefined;
  return subject.node ?? (subject.id === '' ? invoice.root : undefined);
}

/** The text of a value; empty for a group. */
export function textIn(found: Found | undefined): string {
  if (found === undefined || found instanceof TermGroup) return '';
  return found instanceof TermValue ? found.text : textOf(found);
}

/** The element or attribute of what was found. */
export function nodeOf(found: Found): XmlNode | undefined {
  return found instanceof TermValue || found instanceof TermGroup ? found.node : found;
}

/** A subline is a separate line. */
const isSeparate = (inner: TermGroup, group: TermGroup): boolean => inner.id === group.id || inner.id === 'BG-DEX-01';

function valuesIn(subject: Subject, term: string, invoice: InvoiceTerms): readonly TermValue[] {
  if (subject instanceof TermValue) return subject.parts.filter((part) => part.term === term);
  if (subject instanceof XmlElement) return subject === invoice.root ? invoice.values(term) : [];
  if (subject.id === '') return invoice.values(term);
  const values: TermValue[] = [];
  collect(subject, term, values);
  return values;
}

function collect(group: TermGroup, term: string, values: TermValue[]): void {
  for (const value of group.values) {
    if (value.term === term) values.push(value);
    for (const part of value.parts) if (part.term === term) values.push(part);
  }
  for (const inner of group.groups) if (!isSeparate(inner, group)) collect(inner, term, values);
}

function firstIn(subject: Subject, term: string, invoice: InvoiceTerms): TermValue | undefined {
  if (!(subject instanceof TermGroup) || subject.id === '') return valuesIn(subject, term, invoice)[0];
  return firstBelow(subject, term);
}

function firstBelow(group: TermGroup, term: string): TermValue | undefined {
  for (const value of group.values) {
    if (value.term === term) return value;
    const part = value.part(term);
    if (part) return part;
  }
  for (const inner of group.groups) {
    const value = isSeparate(inner, group) ? undefined : firstBelow(inner, term);
    if (value) return value;
  }
  return undefined;
}

/** Written groups: those that only a term elsewhere implies do not count. */
function groupsIn(subject: Subject, id: string, invoice: InvoiceTerms): readonly TermGroup[] {
  if (!(subject instanceof TermGroup)) return subject === invoice.root ? invoice.groups(id).filter(isWritten) : [];
  if (subject.id === '') return invoice.groups(id).filter(isWritten);
  const groups: TermGroup[] = [];
  collectGroups(subject, id, groups);
  return groups;
}

const isWritten = ({ node }: TermGroup): boolean => node !== undefined;

function collectGroups(group: TermGroup, id: string, groups: TermGroup[]): void {
  for (const inner of group.groups) {
    if (inner.id === id && isWritten(inner)) groups.push(inner);
    if (!isSeparate(inner, group)) collectGroups(inner, id, groups);
  }
}

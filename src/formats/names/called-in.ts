import type { NameFinder, Names } from './name-table.ts';

/** An element or attribute and what it is called. */
export interface Called {
  readonly element: string;
  readonly names: Names;
}

/** The elements and attributes at the ends of paths and in the quotations of a message, with their names. */
export function calledIn(paths: readonly string[], message: string, names: NameFinder): readonly Called[] {
  const found = new Map<string, Names>();
  const add = (element: string | undefined, parent: string | undefined): void => {
    const own = element === undefined || found.has(element) ? undefined : names.element(element, parent);
    if (element !== undefined && own) found.set(element, own);
  };
  let around: string | undefined;
  for (const path of paths) {
    const steps = path.split('/').map(localName);
    around ??= steps.at(-1);
    add(steps.at(-1), steps.at(-2));
  }
  for (const [, quoted = ''] of message.matchAll(/`([^`]+)`/g)) {
    const steps = quoted.split('/').map(localName);
    add(steps.at(-1), steps.at(-2) ?? around);
  }
  return [...found].slice(0, MOST).map(([element, own]) => ({ element, names: own }));
}

/** Most names that one problem shows. */
const MOST = 4;

const localName = (step: string): string => step.replace(/\[\d+\]$/, '').replace(/^@?(?:[\w.-]+:)?/, '');

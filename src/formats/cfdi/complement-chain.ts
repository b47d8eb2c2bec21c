import { plain } from '../members/member-reading.ts';
import { attributeOf, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { COMPLEMENT_CHAINS } from './complement-chains.codes.ts';

type Lines = ReadonlyMap<string, readonly string[]>;

/** The lines of each namespace by the name of their element. */
let blocks: ReadonlyMap<string, Lines> | undefined;

function linesOf(uri: string): Lines | undefined {
  blocks ??= new Map(
    COMPLEMENT_CHAINS.trim()
      .split('\n\n')
      .map((block) => {
        const [namespace = '', ...lines] = block.split('\n');
        return [namespace, new Map(lines.map((line) => lineOf(line)))];
      }),
  );
  return blocks.get(uri);
}

function lineOf(line: string): readonly [name: string, steps: readonly string[]] {
  const [name = '', steps = ''] = line.split(':');
  return [name, steps.split(' ').filter((step) => step !== '')];
}

/** The values of a complement in the order of the chain; undefined for one that is not listed. */
export function chainOfComplement(complement: XmlElement): readonly string[] | undefined {
  const lines = linesOf(complement.uri);
  if (!lines?.has(complement.name)) return undefined;
  const values: string[] = [];
  const walk = (element: XmlElement, parent = ''): void => {
    for (const step of lines.get(`${parent}/${element.name}`) ?? lines.get(element.name) ?? []) take(element, step);
  };
  const take = (element: XmlElement, step: string): void => {
    if (step.startsWith('>>')) for (const below of allBelow(element, step.slice(2))) walk(below);
    else if (step.startsWith('>')) {
      for (const child of childrenAt(element, step.slice(1))) walk(child, element.name);
    } else if (step.startsWith('#')) values.push(...textsAt(element, step.slice(1)));
    else {
      const attribute = attributeOf(element, step.replace(/[?]$/, ''));
      if (attribute || !step.endsWith('?')) values.push(plain(attribute?.value ?? ''));
    }
  };
  walk(complement);
  return values;
}

function childrenAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) =>
      children.filter((child) => child.name === name && child.uri === element.uri),
    );
  }
  return found;
}

function allBelow(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name && child.uri === element.uri ? [child] : []),
    ...allBelow(child, name),
  ]);
}

function textsAt(element: XmlElement, path: string): readonly string[] {
  const texts = childrenAt(element, path.replace(/!$/, '')).map((found) => plain(textOf(found)));
  return path.endsWith('!') ? [texts[0] ?? ''] : texts;
}

import type { AttributeDeclared, Declared, ElementParticle, ElementType, Particle } from './element-type.ts';
import type { TextType } from './text-types.ts';

/** The meaning of the names in a line. */
export interface Names {
  readonly declared: (reference: string) => Declared;
  readonly namespace: (prefix: string) => string;
  readonly text: (name: string) => TextType | undefined;
}

/** A type, in the notation of `StructureTable`. */
export function readContent(line: string, names: Names): ElementType {
  const words = line.split(' ');
  const attributes = words
    .filter((word) => word.startsWith('@') && word !== '@*')
    .map((word) => attribute(word, names));
  const text = words.find((word) => word.startsWith('.'))?.slice(1);
  const particles = words.filter((word) => !/^[@.%]/.test(word)).join(' ');
  const content = text === undefined && particles !== '' ? new Reading(particles, names).whole() : undefined;
  const elements = content ? elementsOf(content) : [];
  const byName = new Map<string, readonly ElementParticle[]>();
  for (const element of elements) byName.set(element.name, [...(byName.get(element.name) ?? []), element]);
  const slots = content && isPlain(content, byName.size) ? elements : undefined;
  return {
    text: text === undefined ? undefined : { type: names.text(text) },
    isMixed: words.includes('%'),
    content,
    slots,
    elements: byName,
    slotByName: new Map(slots?.map(({ name }, i) => [name, i])),
    attributes,
    required: attributes.filter(({ isRequired }) => isRequired),
    hasAnyAttribute: words.includes('@*'),
  };
}

const XML = 'http://www.w3.org/XML/1998/namespace';

function attribute(word: string, names: Names): AttributeDeclared {
  const [said = '', fixed] = word.slice(1).split('~');
  const [marked = '', type = 'string'] = said.split('=');
  const [name = '', prefix] = marked.replace('!', '').split(':').toReversed();
  return {
    uri: prefix === undefined ? '' : prefix === 'xml' ? XML : names.namespace(prefix),
    name,
    isRequired: marked.endsWith('!'),
    fixed: fixed === undefined ? undefined : decodeURIComponent(fixed),
    text: names.text(type),
  };
}

function elementsOf(particle: Particle): readonly ElementParticle[] {
  if (particle.kind === 'element') return [particle];
  return particle.kind === 'any' ? [] : particle.items.flatMap(elementsOf);
}

function isPlain(particle: Particle, names: number): boolean {
  if (particle.kind !== 'sequence' || particle.min !== 1 || particle.max !== 1) return false;
  return particle.items.length === names && particle.items.every(({ kind }) => kind === 'element');
}

const TOKEN = / *(?:(&?\()|([)|])|#(any|other-[^!?*+{ )|]+)(!?)|([^()|?*+{ ]+))/y;
const CARDINALITY = /[?*+]|\{(\d+),(\d*)\}/y;

class Reading {
  private at = 0;
  private readonly text: string;
  private readonly names: Names;

  constructor(text: string, names: Names) {
    this.text = text;
    this.names = names;
  }

  whole(): Particle {
    const { items, isChoice } = this.alternatives();
    if (items.length === 1 && items[0] && items[0].kind !== 'element') return items[0];
    return { kind: isChoice ? 'choice' : 'sequence', items, min: 1, max: 1 };
  }

  /** The content up to the closing bracket, or to the end. */
  private alternatives(): { readonly items: readonly Particle[]; readonly isChoice: boolean } {
    const alternatives: Particle[][] = [[]];
    for (;;) {
      TOKEN.lastIndex = this.at;
      const found = TOKEN.exec(this.text);
      if (!found) break;
      this.at = TOKEN.lastIndex;
      const [, bracket, mark, wildcard, skips, name] = found;
      if (mark === ')') break;
      if (mark === '|') alternatives.push([]);
      else alternatives.at(-1)?.push(this.particle(bracket, wildcard, skips === '!', name));
    }
    if (alternatives.length === 1) return { items: alternatives[0] ?? [], isChoice: false };
    const items = alternatives.map((inner): Particle => {
      const [only] = inner;
      return only && inner.length === 1 ? only : { kind: 'sequence', items: inner, min: 1, max: 1 };
    });
    return { items, isChoice: true };
  }

  private particle(
    bracket: string | undefined,
    wildcard: string | undefined,
    skips: boolean,
    name: string | undefined,
  ): Particle {
    if (bracket !== undefined) {
      const { items, isChoice } = this.alternatives();
      const kind = bracket === '&(' ? 'all' : isChoice ? 'choice' : 'sequence';
      return { kind, items, ...this.cardinality() };
    }
    if (wildcard !== undefined) {
      const except = wildcard === 'any' ? undefined : this.names.namespace(wildcard.slice('other-'.length));
      return { kind: 'any', except, isOpen: !skips, ...this.cardinality() };
    }
    return { kind: 'element', ...this.names.declared(name ?? ''), ...this.cardinality() };
  }

  private cardinality(): { readonly min: number; readonly max: number } {
    CARDINALITY.lastIndex = this.at;
    const found = CARDINALITY.exec(this.text);
    if (!found) return { min: 1, max: 1 };
    this.at = CARDINALITY.lastIndex;
    const [sign, min, max] = found;
    if (min !== undefined) return { min: Number(min), max: max === '' ? Infinity : Number(max) };
    return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  }
}

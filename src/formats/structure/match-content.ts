import type { XmlElement } from '../xml/xml-tree.ts';
import { isOf, type ElementParticle, type ElementType, type Particle } from './element-type.ts';

/** Where elements deviate from an expression. */
export interface Mismatch {
  /** The first misplaced element; undefined if more is expected after the last. */
  readonly element: XmlElement | undefined;
  /** What is allowed there. */
  readonly expected: readonly ElementParticle[];
  /** Elements of which one is required there. */
  readonly missing: readonly ElementParticle[];
}

/**
 * Matches elements against an expression. An element determines its branch, as schemas require (XML Schema Part 1,
 * 3.8.6), so no backtracking is needed.
 */
export function mismatchOf(particle: Particle, elements: readonly XmlElement[]): Mismatch | undefined {
  return new Matching(elements).run(particle);
}

function isOfWildcard(element: XmlElement, { except }: Extract<Particle, { kind: 'any' }>): boolean {
  return except === undefined || (element.uri !== except && element.uri !== '');
}

/** Whether a child is allowed anywhere in an expression. */
export function mayStand(child: XmlElement, type: ElementType, content: Particle): boolean {
  if ((type.elements.get(child.name) ?? []).some((declared) => isOf(child, declared))) return true;
  return !type.slots && mayBeAny(content, child);
}

function mayBeAny(particle: Particle, child: XmlElement): boolean {
  if (particle.kind === 'element') return false;
  if (particle.kind === 'any') return isOfWildcard(child, particle);
  return particle.items.some((item) => mayBeAny(item, child));
}

function starts(particle: Particle, element: XmlElement): boolean {
  if (particle.kind === 'element') return isOf(element, particle);
  if (particle.kind === 'any') return isOfWildcard(element, particle);
  if (particle.kind !== 'sequence') return particle.items.some((item) => starts(item, element));
  for (const item of particle.items) {
    if (starts(item, element)) return true;
    if (!isEmptyable(item)) return false;
  }
  return false;
}

/** The content may be empty. */
function isEmptyable(particle: Particle): boolean {
  return particle.min === 0 || isBodyEmptyable(particle);
}

function isBodyEmptyable(particle: Particle): boolean {
  if (particle.kind === 'element' || particle.kind === 'any') return false;
  return particle.kind === 'choice' ? particle.items.some(isEmptyable) : particle.items.every(isEmptyable);
}

/** Elements that an expression may begin with. */
function firstOf(particle: Particle): readonly ElementParticle[] {
  if (particle.kind === 'element') return [particle];
  if (particle.kind === 'any') return [];
  if (particle.kind !== 'sequence') return particle.items.flatMap(firstOf);
  const must = particle.items.findIndex((item) => !isEmptyable(item));
  return particle.items.slice(0, must < 0 ? undefined : must + 1).flatMap(firstOf);
}

/** Elements of which an expression that may not be empty needs one at its begin. */
function neededFor(particle: Particle): readonly ElementParticle[] {
  if (particle.kind === 'element') return [particle];
  if (particle.kind === 'any') return [];
  if (particle.kind === 'choice') return particle.items.flatMap(neededFor);
  const must = particle.items.find((item) => !isEmptyable(item));
  return must ? neededFor(must) : [];
}

class Matching {
  private at = 0;
  private readonly elements: readonly XmlElement[];
  /** Elements that would have been allowed at the last position reached. */
  private passed: Particle[] = [];
  private missing: Particle | undefined;

  constructor(elements: readonly XmlElement[]) {
    this.elements = elements;
  }

  run(particle: Particle): Mismatch | undefined {
    if (this.follow(particle) && this.at === this.elements.length) return undefined;
    const expected = (this.missing ? [...this.passed, this.missing] : this.passed).flatMap(firstOf);
    return {
      element: this.elements[this.at],
      expected: [...new Set(expected)],
      missing: this.missing ? neededFor(this.missing) : [],
    };
  }

  private follow(particle: Particle): boolean {
    let count = 0;
    for (; count < particle.max; count++) {
      const next = this.elements[this.at];
      if (!next || !starts(particle, next)) break;
      if (!this.once(particle)) return false;
    }
    if (count < particle.min && !isBodyEmptyable(particle)) {
      this.missing = particle;
      return false;
    }
    if (count < particle.max) this.passed.push(particle);
    return true;
  }

  private once(particle: Particle): boolean {
    if (particle.kind === 'element' || particle.kind === 'any') {
      this.at += 1;
      this.passed = [];
      return true;
    }
    if (particle.kind === 'sequence') return particle.items.every((item) => this.follow(item));
    if (particle.kind === 'choice') {
      const next = this.elements[this.at];
      const item = next && particle.items.find((item) => starts(item, next));
      return item === undefined || this.follow(item);
    }
    const open = new Set(particle.items);
    for (;;) {
      const next = this.elements[this.at];
      const item = next && [...open].find((particle) => starts(particle, next));
      if (!item) break;
      open.delete(item);
      if (!this.follow(item)) return false;
    }
    this.missing = [...open].find((item) => !isEmptyable(item));
    this.passed.push(...open);
    return this.missing === undefined;
  }
}

import type { XmlElement } from '../xml/xml-tree.ts';
import type { TextType } from './text-types.ts';

/** An allowed element, and its type. */
export interface Declared {
  readonly uri: string;
  readonly name: string;
  /** Name of the type. */
  readonly type: string;
}

interface Repeated {
  readonly min: number;
  readonly max: number;
}

/** The content of an element, as an expression over elements. */
export type Particle =
  | (Repeated & { readonly kind: 'element' } & Declared)
  /** Any element; `except` names an excluded namespace, which also excludes elements without one. */
  | (Repeated & { readonly kind: 'any'; readonly except: string | undefined; readonly isOpen: boolean })
  | (Repeated & { readonly kind: 'sequence' | 'choice' | 'all'; readonly items: readonly Particle[] });

export type ElementParticle = Extract<Particle, { kind: 'element' }>;

export interface AttributeDeclared {
  readonly uri: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly fixed: string | undefined;
  /** Undefined if any text is allowed. */
  readonly text: TextType | undefined;
}

/** The schema's requirements for an element. */
export interface ElementType {
  /** For elements with text: its type, undefined if any text is allowed. */
  readonly text: { readonly type: TextType | undefined } | undefined;
  readonly isMixed: boolean;
  /** Undefined if no element is allowed. */
  readonly content: Particle | undefined;
  /** For a plain sequence of distinct elements: these, in order. */
  readonly slots: readonly ElementParticle[] | undefined;
  /** Every allowed element, by local name. */
  readonly elements: ReadonlyMap<string, readonly ElementParticle[]>;
  /** For plain sequences: the index by local name. */
  readonly slotByName: ReadonlyMap<string, number>;
  readonly attributes: readonly AttributeDeclared[];
  readonly required: readonly AttributeDeclared[];
  readonly hasAnyAttribute: boolean;
}

export function isOf(
  element: Pick<XmlElement, 'uri' | 'name'>,
  { uri, name }: Pick<Declared, 'uri' | 'name'>,
): boolean {
  return element.name === name && element.uri === uri;
}

import type { XmlElement } from '../xml/xml-tree.ts';
import type { TextType } from './text-types.ts';

/** An element that may stand somewhere, and its type. */
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

/** What may stand in an element, as an expression over elements. */
export type Particle =
  | (Repeated & { readonly kind: 'element' } & Declared)
  /** Any element; `except` names a namespace whose elements may not stand, as may none without a namespace. */
  | (Repeated & { readonly kind: 'any'; readonly except: string | undefined; readonly isOpen: boolean })
  | (Repeated & { readonly kind: 'sequence' | 'choice' | 'all'; readonly items: readonly Particle[] });

export type ElementParticle = Extract<Particle, { kind: 'element' }>;

export interface AttributeDeclared {
  readonly uri: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly fixed: string | undefined;
  /** Undefined when any text will do. */
  readonly text: TextType | undefined;
}

/** What the schema asks of an element. */
export interface ElementType {
  /** Of elements that hold text: its type, undefined when any will do. */
  readonly text: { readonly type: TextType | undefined } | undefined;
  readonly isMixed: boolean;
  /** Undefined when no element may stand in it. */
  readonly content: Particle | undefined;
  /** Of content that is a plain sequence of elements of different names: those, in their order. */
  readonly slots: readonly ElementParticle[] | undefined;
  /** Every element that may stand in it, by local name. */
  readonly elements: ReadonlyMap<string, readonly ElementParticle[]>;
  /** Of plain sequences: the position by local name. */
  readonly slotByName: ReadonlyMap<string, number>;
  readonly attributes: readonly AttributeDeclared[];
  readonly required: readonly AttributeDeclared[];
  readonly hasAnyAttribute: boolean;
}

export function isOf(element: XmlElement, { uri, name }: Pick<Declared, 'uri' | 'name'>): boolean {
  return element.name === name && element.uri === uri;
}

import type { XmlElement } from '../xml/xml-tree.ts';
import { readContent } from './read-content.ts';
import type { StructureTable } from './structure-table.ts';
import { textTypesOf, type TextType } from './text-types.ts';

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

/** What the schema of a syntax asks of every element; a type is read from the table when it is first asked for. */
export class Structure {
  private readonly table: StructureTable;
  private lines: ReadonlyMap<string, string> | undefined;
  private known: ReadonlyMap<string, Declared> | undefined;
  private readonly types = new Map<string, ElementType>();
  private readonly texts: (name: string) => TextType | undefined;

  constructor(table: StructureTable) {
    this.table = table;
    this.texts = textTypesOf(table.texts ?? {});
  }

  /** The declaration of an outermost element, if it is one. */
  rootOf(element: XmlElement): Declared | undefined {
    return this.table.roots.map((root) => this.declared(root)).find((root) => isOf(element, root));
  }

  /** The declaration of an element that stands where any may. */
  openOf(element: XmlElement): Declared | undefined {
    if (!this.table.open) return undefined;
    const listed = this.table.open.map((one) => this.declared(one)).find((one) => isOf(element, one));
    const usual = this.elements().get(element.name);
    return listed ?? (usual && isOf(element, usual) ? usual : undefined);
  }

  typeOf(name: string): ElementType {
    let type = this.types.get(name);
    if (!type) {
      this.lines ??= new Map(linesOf(this.table.types).map((line) => splitOnce(line)));
      const line = this.lines.get(name);
      if (line === undefined) throw new Error(`the structure has no type ${name}`);
      const find = {
        declared: (reference: string) => this.declared(reference),
        namespace: (prefix: string) => this.namespace(prefix),
        text: this.texts,
      };
      type = readContent(line, find);
      this.types.set(name, type);
    }
    return type;
  }

  /** What `name`, `prefix:name` or `name=Type` stands for. */
  private declared(reference: string): Declared {
    const [qualified = '', type] = reference.split('=');
    const [name = '', prefix] = qualified.split(':').toReversed();
    const usual = this.elements().get(name);
    const uri = prefix === undefined ? usual?.uri : this.namespace(prefix);
    const ofType = type ?? usual?.type;
    if (uri === undefined || ofType === undefined) throw new Error(`the structure has no element ${reference}`);
    return { uri, name, type: ofType };
  }

  private namespace(prefix: string): string {
    return prefix === '-' ? '' : (this.table.namespaces[prefix] ?? '');
  }

  private elements(): ReadonlyMap<string, Declared> {
    this.known ??= new Map(
      linesOf(this.table.elements).flatMap((line) => {
        const [prefix = '', type = '', ...names] = line.split(' ');
        const uri = this.namespace(prefix);
        return names.map((name) => [name, { uri, name, type }] as const);
      }),
    );
    return this.known;
  }
}

export function isOf(element: XmlElement, { uri, name }: Pick<Declared, 'uri' | 'name'>): boolean {
  return element.name === name && element.uri === uri;
}

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

function splitOnce(line: string): readonly [name: string, rest: string] {
  const blank = line.indexOf(' ');
  return blank < 0 ? [line, ''] : [line.slice(0, blank), line.slice(blank + 1)];
}

import type { TextFacets } from '../../formats/structure/structure-table.ts';
import type { XmlElement } from '../../formats/xml/xml-tree.ts';
import type { QName } from '../../formats/structure/structure-source.ts';
import { partsOf, qname, valueOf, XSD, type Component, type Schemas } from './read-schemas.ts';
import { narrowed, textNamed, textOf, type Text } from './text-facets.ts';

/** A type before it has a name: types with equal requirements are merged. */
export interface Shape {
  readonly names: Set<string>;
  parts: readonly Part[];
}

/** A declaration of an element in a type. */
export interface Ref {
  readonly uri: string;
  readonly name: string;
  readonly type: Shape;
  readonly cardinality: string;
}

/** Notation of the table, or an element in it. */
export type Part = string | Ref;

/** The declarations of elements, and all types reachable from them. */
export class TypeShapes {
  readonly all = new Set<Shape>();
  readonly texts = new Map<string, TextFacets>();
  private readonly byNode = new Map<XmlElement | string, Shape>();
  private readonly schemas: Schemas;
  private readonly prefixOf: (uri: string) => string;

  constructor(schemas: Schemas, prefixOf: (uri: string) => string) {
    this.schemas = schemas;
    this.prefixOf = prefixOf;
  }

  /** A global element. */
  element(name: QName): Ref {
    return this.ref(this.schemas.component('element', name), '', true);
  }

  private ref({ file, node }: Component, cardinality: string, isGlobal: boolean): Ref {
    const named = valueOf(node, 'ref');
    if (named !== undefined) return { ...this.element(qname(named, file)), cardinality };
    const name = valueOf(node, 'name') ?? '';
    const form = valueOf(node, 'form') ?? valueOf(file.root, 'elementFormDefault');
    const uri = isGlobal || form === 'qualified' ? file.target : '';
    const type = valueOf(node, 'type');
    const inline = partsOf(node).find((part) => part.name.endsWith('Type'));
    const fixed = valueOf(node, 'fixed');
    if (fixed !== undefined && type !== undefined) {
      const text = textNamed(this.schemas, file, type);
      const only = { ...(typeof text === 'string' ? { base: text } : text), enumeration: [fixed] };
      return { uri, name, cardinality, type: this.textShape(only, name) };
    }
    if (type !== undefined) return { uri, name, cardinality, type: this.typeNamed(file, type) };
    if (!inline) return { uri, name, cardinality, type: this.textShape('string', name) };
    return { uri, name, cardinality, type: this.shape({ file, node: inline }, name) };
  }

  private typeNamed(file: Component['file'], name: string): Shape {
    const named = qname(name, file);
    if (named.uri === XSD) return this.textShape(named.name, named.name);
    return this.shape(this.schemas.component('type', named), named.name);
  }

  private textShape(text: Text, name: string): Shape {
    const written = `.${this.textName(text, name)}`;
    const known = this.byNode.get(written);
    if (known) return known;
    const shape = { names: new Set([written.slice(1)]), parts: [written] };
    this.byNode.set(written, shape);
    this.all.add(shape);
    return shape;
  }

  private shape(component: Component, name: string): Shape {
    const { node } = component;
    const known = this.byNode.get(node);
    if (known) {
      known.names.add(short(name));
      return known;
    }
    if (node.name === 'simpleType') return this.textShape(textOf(this.schemas, component), short(name));
    const shape: Shape = { names: new Set([short(name)]), parts: [] };
    this.byNode.set(node, shape);
    this.all.add(shape);
    const { content, attributes } = this.complex(component, short(name));
    const mixed = valueOf(node, 'mixed') === 'true' ? ['%'] : [];
    shape.parts = [...mixed, ...content, ...attributes.values()];
    return shape;
  }

  private complex(component: Component, name: string): { content: readonly Part[]; attributes: Map<string, string> } {
    const { file, node } = component;
    const attributes = new Map<string, string>();
    let content: readonly Part[] = [];
    for (const part of partsOf(node)) {
      if (part.name === 'simpleContent' || part.name === 'complexContent') {
        for (const derived of partsOf(part)) {
          const base = this.derivedFrom({ file, node: derived }, name);
          for (const [key, value] of base.attributes) attributes.set(key, value);
          const own = this.complex({ file, node: derived }, name);
          content = part.name === 'simpleContent' ? base.content : joined(base.content, own.content, derived.name);
          for (const [key, value] of own.attributes) attributes.set(key, value);
        }
      } else if (part.name === 'attribute') this.attribute({ file, node: part }, attributes, name);
      else if (part.name === 'anyAttribute') attributes.set('*', '@*');
      else if (part.name === 'attributeGroup') {
        const group = this.schemas.component('attributeGroup', qname(valueOf(part, 'ref') ?? '', file));
        for (const [key, value] of this.complex(group, name).attributes) attributes.set(key, value);
      } else if (['sequence', 'choice', 'all', 'group'].includes(part.name)) {
        content = this.particle({ file, node: part });
      }
    }
    return { content, attributes };
  }

  private derivedFrom({ file, node }: Component, name: string): ReturnType<TypeShapes['complex']> {
    const base = qname(valueOf(node, 'base') ?? '', file);
    const none = new Map<string, string>();
    if (base.uri === XSD) {
      if (base.name === 'anyType') return { content: [], attributes: none };
      return { content: [`.${this.textName(narrowed(base.name, node), name)}`], attributes: none };
    }
    const component = this.schemas.component('type', base);
    if (component.node.name === 'complexType') {
      const { content, attributes } = this.complex(component, name);
      return { content: node.name === 'restriction' ? this.narrowedContent(content, node, name) : content, attributes };
    }
    const text = narrowed(textOf(this.schemas, component), node);
    return { content: [`.${this.textName(text, base.name)}`], attributes: none };
  }

  /** Text content with the facets of a further restriction; other content as it is. */
  private narrowedContent(content: readonly Part[], restriction: XmlElement, name: string): readonly Part[] {
    const [only, ...more] = content;
    if (typeof only !== 'string' || !only.startsWith('.') || more.length > 0) return content;
    const base = this.texts.get(only.slice(1)) ?? only.slice(1);
    const text = narrowed(base, restriction);
    return JSON.stringify(text) === JSON.stringify(base) ? content : [`.${this.textName(text, name)}`];
  }

  private attribute({ file, node }: Component, into: Map<string, string>, owner: string): void {
    const named = valueOf(node, 'ref');
    if (named?.startsWith('xml:')) {
      into.set(named, `@${named}`);
      return;
    }
    const declared = named === undefined ? { file, node } : this.schemas.component('attribute', qname(named, file));
    const name = valueOf(declared.node, 'name') ?? '';
    const isQualified =
      named !== undefined || (valueOf(node, 'form') ?? valueOf(file.root, 'attributeFormDefault')) === 'qualified';
    const key = isQualified ? `${this.prefixOf(declared.file.target)}:${name}` : name;
    if (valueOf(node, 'use') === 'prohibited') {
      into.delete(key);
      return;
    }
    const type = valueOf(declared.node, 'type');
    const inline = partsOf(declared.node)[0];
    const text =
      type !== undefined
        ? textNamed(this.schemas, declared.file, type)
        : inline
          ? textOf(this.schemas, { file: declared.file, node: inline })
          : 'string';
    const typeName = type?.replace(/^.*:/, '') ?? `${owner}${name}`;
    const written = this.textName(text, typeName);
    const fixed = valueOf(node, 'fixed');
    const must = valueOf(node, 'use') === 'required' ? '!' : '';
    into.set(
      key,
      `@${key}${must}${written === 'string' ? '' : `=${written}`}${fixed === undefined ? '' : `~${encodeURIComponent(fixed)}`}`,
    );
  }

  private particle({ file, node }: Component): readonly Part[] {
    const cardinality = cardinalityOf(node);
    if (node.name === 'element') return [this.ref({ file, node }, cardinality, false)];
    if (node.name === 'any') return [`${this.wildcard(node, file.target)}${cardinality}`];
    if (node.name === 'group') {
      const group = this.schemas.component('group', qname(valueOf(node, 'ref') ?? '', file));
      const inner = partsOf(group.node).flatMap((part) => this.particle({ file: group.file, node: part }));
      return cardinality === '' ? inner : ['(', ...inner, `)${cardinality}`];
    }
    const inner = partsOf(node).map((part) => this.particle({ file, node: part }));
    if (node.name === 'choice') {
      const alternatives = inner.flatMap((parts, i) => (i === 0 ? parts : ['|', ...parts]));
      return inner.length > 1 || cardinality !== '' ? ['(', ...alternatives, `)${cardinality}`] : alternatives;
    }
    if (node.name === 'all') return ['&(', ...inner.flat(), `)${cardinality}`];
    return cardinality === '' ? inner.flat() : ['(', ...inner.flat(), `)${cardinality}`];
  }

  private wildcard(node: XmlElement, target: string): string {
    const skips = valueOf(node, 'processContents') === 'skip' ? '!' : '';
    const namespace = valueOf(node, 'namespace') ?? '##any';
    return namespace === '##other' ? `#other-${this.prefixOf(target)}${skips}` : `#any${skips}`;
  }

  /** A type of XSD keeps its name; one with facets has its own name, or a similar one that is free. */
  private textName(text: Text, name: string): string {
    if (typeof text === 'string') return text;
    const said = JSON.stringify(text);
    for (let own = short(name); ; own += '2') {
      const known = this.texts.get(own);
      if (known && JSON.stringify(known) !== said) continue;
      this.texts.set(own, text);
      return own;
    }
  }
}

function joined(base: readonly Part[], own: readonly Part[], derivation: string): readonly Part[] {
  return derivation === 'extension' ? [...base, ...own] : own;
}

function short(name: string): string {
  return name.replace(/(?<=.)(?:ContentType|Type)$/, '');
}

function cardinalityOf(node: XmlElement): string {
  const [min, max] = [valueOf(node, 'minOccurs') ?? '1', valueOf(node, 'maxOccurs') ?? '1'];
  const known: Readonly<Record<string, string>> = { '1 1': '', '0 1': '?', '0 unbounded': '*', '1 unbounded': '+' };
  return known[`${min} ${max}`] ?? (max === 'unbounded' ? `{${min},}` : `{${min},${max}}`);
}

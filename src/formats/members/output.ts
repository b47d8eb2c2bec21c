import type { Declared, ElementType } from '../structure/element-type.ts';
import type { Structure } from '../structure/structure.ts';
import type { XmlOutput } from '../xml/write-xml.ts';

interface Turns {
  readonly turns: ReadonlyMap<string, number>;
  readonly attributeTurns: ReadonlyMap<string, number>;
}

const known = new WeakMap<ElementType, Turns>();

/** The order of elements and attributes in a type, made once. */
function turnsOf(type: ElementType): Turns {
  let turns = known.get(type);
  if (!turns) {
    turns = {
      turns: new Map([...type.elements.keys()].map((name, turn) => [name, turn])),
      attributeTurns: new Map(type.attributes.map((attribute, turn) => [attribute.name, turn])),
    };
    known.set(type, turns);
  }
  return turns;
}

const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** An element that rows fill in any order. */
export class Output {
  readonly name: string;
  private readonly attributes: (readonly [name: string, value: string])[] = [];
  private readonly inner: Output[] = [];
  private readonly single = new Map<string, Output>();
  private text: string | undefined;

  constructor(name: string) {
    this.name = name;
  }

  /** A further element of that name. */
  add(name: string): Output {
    const made = new Output(name);
    this.inner.push(made);
    return made;
  }

  /** The only element at a path such as `A/B`, made when it is missing. */
  inside(path: string): Output {
    const slash = path.indexOf('/');
    const name = slash < 0 ? path : path.slice(0, slash);
    const inner = this.single.get(name) ?? this.add(name);
    this.single.set(name, inner);
    return slash < 0 ? inner : inner.inside(path.slice(slash + 1));
  }

  /** The text of this element. */
  say(text: string): void {
    this.text = text;
  }

  /** Whether a child of that name says something. */
  has(name: string): boolean {
    return this.inner.some((child) => child.name === name && child.says());
  }

  /** The text at a path such as `A/B`; empty if there is none. */
  textAt(path: string): string {
    const slash = path.indexOf('/');
    const found = this.inner.find(({ name }) => name === (slash < 0 ? path : path.slice(0, slash)));
    return (slash < 0 ? found?.text : found?.textAt(path.slice(slash + 1))) ?? '';
  }

  /** Writes a text at a path such as `A/B` or `A/@b`; nothing for an empty text. */
  put(path: string, text: string): void {
    if (text === '') return;
    const slash = path.lastIndexOf('/');
    const name = path.slice(slash + 1);
    const owner = slash < 0 ? this : this.inside(path.slice(0, slash));
    if (name.startsWith('@')) owner.attribute(name.slice(1), text);
    else owner.place(name).text = text;
  }

  /** Writes an attribute of this element, also an empty one. */
  attribute(name: string, text: string): void {
    this.attributes.push([name, text]);
  }

  /** An element without text: the known one, which only has attributes so far, or a new one. */
  private place(name: string): Output {
    const known = this.single.get(name);
    if (known && known.text === undefined && known.inner.length === 0) return known;
    const made = this.add(name);
    this.single.set(name, made);
    return made;
  }

  /**
   * The element in the order and the namespaces of its content model, without containers that hold nothing. Elements
   * have the prefixes of the content model; with `bare` those in the namespace of the root have none. `locations` has
   * the addresses of schemas, by namespace, that the root names for those that are used.
   */
  ordered(
    structure: Structure,
    declared: Declared,
    { bare, locations = {} }: { readonly bare: boolean; readonly locations?: Readonly<Record<string, string>> },
  ): XmlOutput {
    const used = new Map<string, string>();
    const named = (uri: string, name: string): string => {
      if (uri === '' || (bare && uri === declared.uri)) return name;
      const prefix = structure.prefixOf(uri);
      used.set(prefix, uri);
      return `${prefix}:${name}`;
    };
    const root = this.written(structure, declared, named);
    const spaces = [
      ...(bare ? [['xmlns', declared.uri] as const] : []),
      ...[...used].map(([prefix, uri]) => [`xmlns:${prefix}`, uri] as const),
    ];
    const places = [...used.values()].flatMap((uri) => (locations[uri] === undefined ? [] : [uri, locations[uri]]));
    const instance =
      places.length > 0 ? ([['xmlns:xsi', INSTANCE] as const, ['xsi:schemaLocation', places.join(' ')]] as const) : [];
    return { ...root, attributes: [...spaces, ...instance, ...root.attributes] };
  }

  private written(
    structure: Structure,
    { uri, type }: Pick<Declared, 'uri' | 'type'>,
    named: (uri: string, name: string) => string,
  ): XmlOutput {
    const own = structure.typeOf(type);
    const { elements } = own;
    const { turns, attributeTurns } = turnsOf(own);
    const placeOf = (inner: Output): Pick<Declared, 'uri' | 'type'> => {
      const place = elements.get(inner.name)?.[0] ?? structure.openNamed(inner.name);
      if (!place) throw new Error(`the content model of ${this.name} has no ${inner.name}`);
      return place;
    };
    // What stands in a wildcard comes last, in the order of the rows.
    const turnOf = (inner: Output): number => turns.get(inner.name) ?? turns.size;
    const name = named(uri, this.name);
    const children = this.inner
      .filter((child) => child.says())
      .toSorted((a, b) => turnOf(a) - turnOf(b))
      .map((child) => child.written(structure, placeOf(child), named));
    return {
      name,
      attributes: this.attributes.toSorted(
        ([a], [b]) => (attributeTurns.get(a) ?? Infinity) - (attributeTurns.get(b) ?? Infinity) || 0,
      ),
      children,
      ...(this.text !== undefined && { text: this.text }),
    };
  }

  private says(): boolean {
    return this.text !== undefined || this.attributes.length > 0 || this.inner.some((child) => child.says());
  }
}

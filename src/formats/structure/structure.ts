import type { XmlElement } from '../xml/xml-tree.ts';
import { isOf, type Declared, type ElementType } from './element-type.ts';
import { readContent } from './read-content.ts';
import type { StructureTable } from './structure-table.ts';
import { textTypesOf, type TextType } from './text-types.ts';

/** The schema of a syntax for every element; a type is parsed from the table on first use. */
export class Structure {
  private readonly table: StructureTable;
  private lines: ReadonlyMap<string, string> | undefined;
  private known: ReadonlyMap<string, Declared> | undefined;
  private roots: readonly Declared[] | undefined;
  private readonly types = new Map<string, ElementType>();
  private readonly textTypesNamedBy: 'element' | 'type' | undefined;
  private readonly texts: (name: string) => TextType | undefined;

  /**
   * The schema names the type of an element with text after the element or after its type in the table, with `Type`
   * behind; that of others after its type. Without it, `xsi:type` is not judged.
   */
  constructor(table: StructureTable, textTypesNamedBy?: 'element' | 'type') {
    this.table = table;
    this.textTypesNamedBy = textTypesNamedBy;
    this.texts = textTypesOf(table.texts ?? {});
  }

  /** The declaration of a root element, if it is one. */
  rootOf(element: Pick<XmlElement, 'uri' | 'name'>): Declared | undefined {
    this.roots ??= this.table.roots.map((root) => this.declared(root));
    return this.roots.find((root) => isOf(element, root));
  }

  /** The declaration of an element in a wildcard. */
  openOf(element: XmlElement): Declared | undefined {
    if (!this.table.open) return undefined;
    const listed = this.table.open.map((name) => this.declared(name)).find((declared) => isOf(element, declared));
    const usual = this.elements().get(element.name);
    return listed ?? (usual && isOf(element, usual) ? usual : undefined);
  }

  /** The declaration of an element of that local name in a wildcard. */
  openNamed(name: string): Declared | undefined {
    return this.table.open?.map((candidate) => this.declared(candidate)).find((declared) => declared.name === name);
  }

  /** The name that the schema gives the type of an element, if it is known. */
  schemaTypeOf({ name }: Pick<XmlElement, 'name'>, typeName: string): string | undefined {
    if (!this.textTypesNamedBy) return undefined;
    return `${this.textTypesNamedBy === 'element' && this.typeOf(typeName).text ? name : typeName}Type`;
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

  /** The meaning of `name`, `prefix:name` or `name=Type`. */
  private declared(reference: string): Declared {
    const [qualified = '', type] = reference.split('=');
    const [name = '', prefix] = qualified.split(':').toReversed();
    const usual = this.elements().get(name);
    const uri = prefix === undefined ? usual?.uri : this.namespace(prefix);
    const ofType = type ?? usual?.type;
    if (uri === undefined || ofType === undefined) throw new Error(`the structure has no element ${reference}`);
    return { uri, name, type: ofType };
  }

  /** The prefix of a namespace in the table. */
  prefixOf(uri: string): string {
    const found = Object.entries(this.table.namespaces).find(([, known]) => known === uri);
    if (!found) throw new Error(`the structure has no namespace ${uri}`);
    return found[0];
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

function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

function splitOnce(line: string): readonly [name: string, rest: string] {
  const blank = line.indexOf(' ');
  return blank < 0 ? [line, ''] : [line.slice(0, blank), line.slice(blank + 1)];
}

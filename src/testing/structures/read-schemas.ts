import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readXml } from '../../formats/xml/read-xml.ts';
import { attributeOf, type XmlElement } from '../../formats/xml/xml-tree.ts';
import type { QName } from '../../formats/structure/structure-source.ts';

/** A schema file and the meaning of its names. */
export interface SchemaFile {
  readonly target: string;
  readonly root: XmlElement;
  readonly uriOf: (prefix: string) => string;
}

/** A component of a schema, with its file. */
export interface Component {
  readonly file: SchemaFile;
  readonly node: XmlElement;
}

export const XSD = 'http://www.w3.org/2001/XMLSchema';

export type Kind = 'element' | 'type' | 'group' | 'attribute' | 'attributeGroup';

const KINDS: Readonly<Record<string, Kind>> = {
  element: 'element',
  complexType: 'type',
  simpleType: 'type',
  group: 'group',
  attribute: 'attribute',
  attributeGroup: 'attributeGroup',
};

/** Every component reachable from some XSD files by their imports and includes. */
export class Schemas {
  private readonly components = new Map<string, Component>();
  private readonly read = new Set<string>();

  constructor(paths: readonly string[]) {
    for (const path of paths) this.load(path);
  }

  component(kind: Kind, { uri, name }: QName): Component {
    const found = this.components.get(`${kind} ${uri} ${name}`);
    if (!found) throw new Error(`there is no ${kind} ${name} of ${uri}`);
    return found;
  }

  private load(path: string, includedBy?: string): void {
    const key = `${normalize(path)} ${includedBy ?? ''}`;
    if (this.read.has(key)) return;
    this.read.add(key);
    // Schemas of signatures have a document type, which our reader refuses.
    const text = readFileSync(path, 'utf8').replace(/<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/, '');
    const outcome = readXml(text);
    if (!outcome.ok) throw new Error(`${path}: ${outcome.faults[0]?.description ?? ''}`);
    const { root } = outcome.document;
    const prefixes = new Map(
      [...text.slice(root.start, root.contentStart).matchAll(/xmlns(?::([\w.-]+))?\s*=\s*["']([^"']*)["']/g)].map(
        ([, prefix = '', uri = '']) => [prefix, uri],
      ),
    );
    const target = valueOf(root, 'targetNamespace') ?? includedBy ?? '';
    const uriOf = (prefix: string): string => {
      if (prefix === 'xml') return 'http://www.w3.org/XML/1998/namespace';
      return prefixes.get(prefix) ?? (prefix === '' ? target : '');
    };
    const file = { target, root, uriOf };
    for (const node of root.children) {
      const place = valueOf(node, 'schemaLocation');
      if (node.name === 'import' && place) this.load(join(dirname(path), place));
      else if (node.name === 'include' && place) this.load(join(dirname(path), place), target);
      const kind = KINDS[node.name];
      const name = valueOf(node, 'name');
      if (kind && name) this.components.set(`${kind} ${target} ${name}`, { file, node });
    }
  }
}

export function qname(text: string, { uriOf }: SchemaFile): QName {
  const colon = text.indexOf(':');
  return { uri: uriOf(colon < 0 ? '' : text.slice(0, colon)), name: text.slice(colon + 1) };
}

export function valueOf(node: XmlElement, name: string): string | undefined {
  return attributeOf(node, name)?.value;
}

/** Children except annotations. */
export function partsOf(node: XmlElement): readonly XmlElement[] {
  return node.children.filter(({ uri, name }) => uri === XSD && name !== 'annotation');
}

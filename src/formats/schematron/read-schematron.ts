import { described, tableOf } from '../../engine/values.ts';
import { readXml } from '../xml/read-xml.ts';
import { attributeOf, type XmlElement } from '../xml/xml-tree.ts';
import { readFunction, XSLT } from './read-functions.ts';
import {
  Unreadable,
  type MessagePart,
  type SchematronOutcome,
  type Schematron,
  type SchematronAssertion,
  type SchematronFunction,
  type SchematronPattern,
  type SchematronRule,
  type SchematronVariable,
} from './schematron.ts';
import { plainName, withParameters, withPlainVariables } from './xpath-text.ts';

/** Namespace of ISO Schematron; Schematron 1.5 is a different language. */
const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron';

/** Files by path, as in an archive or folder. */
export type Files = ReadonlyMap<string, string>;

/** A prefix declared in a text. */
const DECLARED = /\bxmlns:([\w.-]{1,50})\s{0,9}=\s{0,9}["']([^"']{0,300})["']/g;

/** Depth of nested includes. */
const DEEPEST_INCLUSION = 16;

/** Depth of rules that extend each other. */
const DEEPEST_EXTENSION = 8;

/** Most rules merged into others in one schema. */
const MOST_EXTENSIONS = 20_000;

/** Most files in one schema. */
const MOST_INCLUSIONS = 500;

/** Reads a schema with its includes. If it names a default phase, the patterns of that phase apply. */
export function readSchematron(files: Files, file: string): SchematronOutcome<Schematron> {
  try {
    return { ok: true, value: new Reading(files).schema(file) };
  } catch (thrown) {
    if (thrown instanceof Unreadable)
      return { ok: false, faults: [{ file: thrown.file, ...described(thrown.wording) }] };
    throw thrown;
  }
}

/** Files that are complete schemas and not included by others, by name. */
export function schemasAmong(files: Files): readonly string[] {
  const included = new Set<string>();
  const schemas: string[] = [];
  for (const [file, text] of files) {
    if (!/\.sch$/i.test(file)) continue;
    const read = readXml(text);
    if (!read.ok) {
      schemas.push(file);
      continue;
    }
    for (const name of filesNamedIn(read.document.root)) included.add(resolved(file, name));
    if (read.document.root.name === 'schema') schemas.push(file);
  }
  return schemas.filter((file) => !included.has(file)).toSorted();
}

/** The file read by `document('…')` in an expression. */
const READ = /\bdoc(?:ument)?\s{0,9}\(\s{0,9}(?:'([^']{1,200})'|"([^"]{1,200})")/g;

/** Files named by a schema: includes, and documents of its expressions. */
export function filesNamedIn(root: XmlElement): readonly string[] {
  const names = new Set<string>();
  const open = [root];
  for (let at = open.pop(); at; at = open.pop()) {
    for (const child of at.children) open.push(child);
    for (const { name, value } of at.attributes) {
      if (name === 'href' && at.name === 'include') names.add(value.split('#')[0] ?? '');
      for (const [, single, double] of value.matchAll(READ)) names.add(single ?? double ?? '');
    }
  }
  names.delete('');
  return [...names];
}

/** The path of a file named by another, such as `../common.sch`. */
export function resolved(from: string, href: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of (href.split('#')[0] ?? '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

interface Placed {
  readonly element: XmlElement;
  readonly file: string;
}

class Reading {
  private readonly files: Files;
  private readonly texts = new Map<string, string>();
  private inclusions = 0;
  private extensions = 0;

  constructor(files: Files) {
    this.files = files;
  }

  schema(file: string): Schematron {
    const root = this.root(file);
    if (root.uri !== SCHEMATRON || root.name !== 'schema') {
      throw new Unreadable(file, 'This is no ISO Schematron: its outermost element is not `schema`');
    }
    const binding = attributeOf(root, 'queryBinding')?.value.toLowerCase() ?? 'xslt';
    if (!/^(?:xslt|xslt2|xslt3|xpath|xpath2|xpath3|xpath31)$/.test(binding)) {
      throw new Unreadable(file, `Rules in the language \`${binding}\` cannot be run`);
    }
    const parts = this.partsOf({ element: root, file }, 0);
    const patterns = parts.filter(({ element }) => element.name === 'pattern');
    const abstract = new Map(
      patterns
        .filter(({ element }) => isAbstract(element))
        .map((pattern) => [attributeOf(pattern.element, 'id')?.value ?? '', pattern] as const),
    );
    const phase = attributeOf(root, 'defaultPhase')?.value;
    const active = phase === undefined || phase === '#ALL' ? undefined : activePatterns(parts, phase, file);
    return {
      file,
      title: parts.find(({ element }) => element.name === 'title')?.element.text.trim() ?? '',
      namespaces: this.namespaces(parts),
      functions: this.functions(parts),
      variables: variablesOf(parts),
      patterns: patterns
        .filter(({ element }) => !isAbstract(element))
        .filter(({ element }) => !active || active.has(attributeOf(element, 'id')?.value ?? ''))
        .map((pattern) => this.pattern(pattern, abstract)),
    };
  }

  private root(file: string): XmlElement {
    const text = this.files.get(file);
    if (text === undefined) throw new Unreadable(file, 'This file is included and was not brought along');
    const read = readXml(text);
    if (!read.ok) throw new Unreadable(file, read.faults[0]?.description ?? 'This is no XML');
    this.texts.set(file, text);
    return read.document.root;
  }

  /** The children of an element, with includes resolved. */
  private partsOf({ element, file }: Placed, depth: number): readonly Placed[] {
    return element.children.flatMap((child): readonly Placed[] => {
      if (child.uri === SCHEMATRON && child.name === 'include') {
        const href = attributeOf(child, 'href')?.value ?? '';
        if (depth >= DEEPEST_INCLUSION || ++this.inclusions > MOST_INCLUSIONS) {
          throw new Unreadable(file, 'Files include each other more often than Assay follows');
        }
        const path = resolved(file, href);
        const root = this.root(path);
        const whole = { element: root, file: path };
        return root.name === 'schema' ? this.partsOf(whole, depth + 1) : [whole];
      }
      return [{ element: child, file }];
    });
  }

  private namespaces(parts: readonly Placed[]): ReadonlyMap<string, string> {
    // Prefixes declared only in the schema's XML are used if the schema declares no other.
    const declared = [...this.texts.values()].flatMap((text) =>
      [...text.matchAll(DECLARED)].map(([, prefix = '', uri = '']) => [prefix, uri]),
    );
    const reported = parts
      .filter(({ element }) => element.name === 'ns')
      .map(({ element }) => [attributeOf(element, 'prefix')?.value ?? '', attributeOf(element, 'uri')?.value ?? '']);
    return new Map([...declared, ...reported].map(([prefix = '', uri = '']) => [prefix, uri] as const));
  }

  private functions(parts: readonly Placed[]): readonly SchematronFunction[] {
    const own = parts.filter(({ element }) => element.uri === XSLT);
    for (const { element, file } of own) {
      if (!/^(?:function|output|key)$/.test(element.name)) {
        throw new Unreadable(file, `A schema that uses \`xsl:${element.name}\` cannot be run`);
      }
      if (element.name === 'key') throw new Unreadable(file, 'A schema that uses `xsl:key` cannot be run');
    }
    return own
      .filter(({ element }) => element.name === 'function')
      .map(({ element, file }) => readFunction(element, file));
  }

  private pattern(pattern: Placed, abstract: ReadonlyMap<string, Placed>): SchematronPattern {
    const id = attributeOf(pattern.element, 'id')?.value ?? '';
    const isA = attributeOf(pattern.element, 'is-a')?.value;
    if (isA === undefined) return this.concrete(id, pattern, new Map());
    const model = abstract.get(isA);
    if (!model) throw new Unreadable(pattern.file, `There is no abstract pattern \`${isA}\``);
    const parameters = pattern.element.children.filter(({ name }) => name === 'param');
    return this.concrete(
      id,
      model,
      new Map(
        parameters.map((element) => [
          attributeOf(element, 'name')?.value ?? '',
          attributeOf(element, 'value')?.value ?? '',
        ]),
      ),
    );
  }

  private concrete(id: string, pattern: Placed, parameters: ReadonlyMap<string, string>): SchematronPattern {
    const parts = this.partsOf(pattern, 0);
    const rules = parts.filter(({ element }) => element.name === 'rule');
    const abstract = new Map(
      rules
        .filter(({ element }) => isAbstract(element))
        .map((rule) => [attributeOf(rule.element, 'id')?.value ?? '', rule] as const),
    );
    const read = (expression: string): string => withPlainVariables(withParameters(expression, parameters));
    return {
      id,
      variables: variablesOf(parts, read),
      rules: rules.filter(({ element }) => !isAbstract(element)).map((rule) => this.rule(rule, abstract, read)),
    };
  }

  private rule(
    rule: Placed,
    abstract: ReadonlyMap<string, Placed>,
    read: (expression: string) => string,
  ): SchematronRule {
    const parts = this.extended(rule, abstract, 0);
    return {
      context: read(attributeOf(rule.element, 'context')?.value ?? ''),
      variables: variablesOf(parts, read),
      assertions: parts
        .filter(({ element }) => element.name === 'assert' || element.name === 'report')
        .map((part) => this.assertion(part, read)),
    };
  }

  /** The parts of a rule, including those of the rules that it extends, recursively. */
  private extended(rule: Placed, abstract: ReadonlyMap<string, Placed>, depth: number): readonly Placed[] {
    return this.partsOf(rule, 0).flatMap((part): readonly Placed[] => {
      if (part.element.name !== 'extends') return [part];
      const model = abstract.get(attributeOf(part.element, 'rule')?.value ?? '');
      if (!model) throw new Unreadable(part.file, 'A rule extends another that there is not');
      if (depth >= DEEPEST_EXTENSION || ++this.extensions > MOST_EXTENSIONS) {
        throw new Unreadable(part.file, 'Rules extend each other more often than Assay follows');
      }
      return this.extended(model, abstract, depth + 1);
    });
  }

  private assertion({ element, file }: Placed, read: (expression: string) => string): SchematronAssertion {
    const flag = attributeOf(element, 'flag')?.value ?? attributeOf(element, 'role')?.value ?? '';
    return {
      id: attributeOf(element, 'id')?.value ?? '',
      test: read(attributeOf(element, 'test')?.value ?? ''),
      brokenWhen: element.name === 'report',
      severity: /^(?:warning|warn|info|information)$/i.test(flag) ? 'warning' : 'error',
      message: messageOf(element, this.texts.get(file) ?? '', read),
    };
  }
}

const isAbstract = (element: XmlElement): boolean => attributeOf(element, 'abstract')?.value === 'true';

function activePatterns(parts: readonly Placed[], phase: string, file: string): ReadonlySet<string> {
  const found = parts.find(
    ({ element }) => element.name === 'phase' && attributeOf(element, 'id')?.value === phase,
  )?.element;
  if (!found) throw new Unreadable(file, `There is no phase \`${phase}\``);
  return new Set(
    found.children
      .filter(({ name }) => name === 'active')
      .map((element) => attributeOf(element, 'pattern')?.value ?? ''),
  );
}

function variablesOf(
  parts: readonly Placed[],
  read: (expression: string) => string = withPlainVariables,
): readonly SchematronVariable[] {
  return parts
    .filter(({ element }) => element.name === 'let' && element.uri === SCHEMATRON)
    .map(({ element }) => ({
      name: plainName(attributeOf(element, 'name')?.value ?? ''),
      select: read(attributeOf(element, 'value')?.value ?? "''"),
    }));
}

/** The text of a message is assembled in file order: our reader separates texts and elements. */
function messageOf(element: XmlElement, text: string, read: (expression: string) => string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let from = element.contentStart;
  for (const child of element.children) {
    parts.push({ text: plain(text.slice(from, child.start)) });
    const select =
      child.name === 'value-of'
        ? attributeOf(child, 'select')?.value
        : child.name === 'name'
          ? `name(${attributeOf(child, 'path')?.value ?? ''})`
          : undefined;
    parts.push(select === undefined ? { text: child.text } : { select: read(select) });
    from = child.end;
  }
  parts.push({ text: plain(text.slice(from, element.contentEnd)) });
  return parts;
}

const NAMED: Readonly<Record<string, string>> = tableOf({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" });

function plain(text: string): string {
  return withoutSections(text).replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name = '') => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (Number.isNaN(code)) return NAMED[name as string] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/** Without comments, and with the text of CDATA sections. */
function withoutSections(text: string): string {
  let made = '';
  let from = 0;
  for (let at = text.indexOf('<!'); at >= 0; at = text.indexOf('<!', from)) {
    const isData = text.startsWith('<![CDATA[', at);
    const end = text.indexOf(isData ? ']]>' : '-->', at);
    if (end < 0) break;
    made += text.slice(from, at) + (isData ? text.slice(at + 9, end) : '');
    from = end + 3;
  }
  return made + text.slice(from);
}

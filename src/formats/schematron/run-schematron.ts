import type { GivenValue, Message } from '../../engine/index.ts';
import { MOST_VERDICTS_OF_A_RULE } from '../en16931/rules/judge-terms.ts';
import type { XmlNode } from '../xml/xml-tree.ts';
import { schematronMessages } from './messages.ts';
import { PathEngine, type PathValue, type PathValues } from './path-engine.ts';
import type {
  Schematron,
  SchematronAssertion,
  SchematronPattern,
  SchematronRule,
  SchematronVariable,
} from './schematron.ts';
import { pathDocument, type GivenXml, type PathDocument, type PathNode } from './xml-nodes.ts';
import { alternativesOf, variablesIn, withCurrent } from './xpath-text.ts';

/** A broken assertion at one place. */
export interface SchematronVerdict {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly description: string;
  readonly node: XmlNode;
}

/** A rule that could not be evaluated on this document: an official validator stops there. */
export interface SchematronTrouble {
  readonly rule: string;
  readonly description: GivenValue;
}

export interface SchematronAnswer {
  readonly verdicts: readonly SchematronVerdict[];
  readonly troubles: readonly SchematronTrouble[];
  /** Whether any rule applied to a node. Otherwise nothing was judged. */
  readonly looked: boolean;
}

/** Longest message of a verdict, in characters: the expressions in it may quote a whole document. */
export const MOST_MESSAGE = 2000;

/**
 * Most tests of assertions for one document. A real invoice of 10,000 lines takes a few million; with more, some rules
 * are not run, which is an error.
 */
export const MOST_TESTS = 10_000_000;

/** Steps of expressions between two looks at the clock. */
const STEPS_AT_A_TIME = 1_000;

/** The first line of the library's message, or the message of our own functions. */
function reasonOf(thrown: unknown): string {
  const [first = '', second = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
  return first.endsWith(' raised:') ? second.trim() : first;
}

/** The judged node, if an expression is evaluated on another one. */
const CURRENT = 'assay-current';

/** A compiled schema. */
export class RunnableSchematron {
  readonly schema: Schematron;
  private readonly engine: PathEngine;
  private readonly mostTests: number;

  /** `documentOf` returns the files of `document('name')`. */
  constructor(schema: Schematron, documentOf: (name: string) => GivenXml | undefined, mostTests = MOST_TESTS) {
    this.schema = schema;
    this.mostTests = mostTests;
    const documents = new Map<string, PathNode | undefined>();
    this.engine = new PathEngine(schema, (name) => {
      if (!documents.has(name)) {
        const given = documentOf(name);
        documents.set(name, given && pathDocument(given).document);
      }
      return documents.get(name);
    });
  }

  /** Regularly checks whether the time `isOver`; rules not run by then are named. */
  judge(given: GivenXml, isOver: () => boolean): SchematronAnswer {
    return new Judging(this.schema, this.engine, pathDocument(given), { isOver, mostTests: this.mostTests }).answer();
  }
}

interface Budget {
  readonly mostTests: number;
  readonly isOver: () => boolean;
}

class Judging {
  private readonly verdicts: SchematronVerdict[] = [];
  private looked = false;
  private readonly troubles = new Map<string, GivenValue>();
  private readonly schema: Schematron;
  private readonly engine: PathEngine;
  private readonly xml: PathDocument;
  private readonly global: Scope;
  private readonly budget: Budget;
  /** The reason why no further rule is run. */
  private ended: Message | undefined;
  private steps = 0;

  constructor(schema: Schematron, engine: PathEngine, xml: PathDocument, budget: Budget) {
    this.budget = budget;
    this.schema = schema;
    this.engine = engine;
    this.xml = xml;
    // Variables of one pattern are used in others too: the official programs make them global.
    const variables = [...schema.patterns.flatMap((pattern) => pattern.variables), ...schema.variables];
    this.global = new Scope(engine, variables, xml.document, undefined);
  }

  answer(): SchematronAnswer {
    this.engine.onStep = () => {
      if (++this.steps % STEPS_AT_A_TIME === 0) this.lookAtTime();
      if (this.ended !== undefined) throw new Error(this.ended.text);
    };
    try {
      for (const pattern of this.schema.patterns) this.judgePattern(pattern);
    } finally {
      this.engine.onStep = () => undefined;
    }
    return {
      verdicts: this.verdicts,
      troubles: [...this.troubles].map(([rule, description]) => ({ rule, description })),
      looked: this.looked,
    };
  }

  private judgePattern({ id, variables, rules }: SchematronPattern): void {
    const judged = new Set<PathNode>();
    const scope = new Scope(this.engine, variables, this.xml.document, this.global);
    for (const rule of rules) {
      const nodes = this.attempt(rule.assertions[0]?.id ?? id, () => this.matching(rule.context, scope)) ?? [];
      for (const node of nodes) {
        if (this.ended !== undefined) break;
        if (judged.has(node)) continue;
        judged.add(node);
        this.looked = true;
        this.judgeNode(rule, node, scope);
      }
      this.nameIfEnded(rule);
    }
  }

  /** Rules that were not run on every node are named, so that nobody takes their silence for a yes. */
  private nameIfEnded({ assertions }: SchematronRule): void {
    if (this.ended === undefined) return;
    for (const { id } of assertions) if (!this.troubles.has(id)) this.troubles.set(id, this.ended);
  }

  private lookAtTime(): void {
    if (this.ended === undefined && this.budget.isOver()) this.ended = schematronMessages.tooLong;
  }

  private judgeNode(rule: SchematronRule, node: PathNode, outer: Scope): void {
    const scope = new Scope(this.engine, rule.variables, node, outer);
    for (const assertion of rule.assertions) {
      const { mostTests } = this.budget;
      if (++this.tests > mostTests) this.ended ??= schematronMessages.tooManyTests({ mostTests });
      this.lookAtTime();
      if (this.ended !== undefined) return;
      const test = withCurrent(assertion.test, CURRENT);
      const holds = this.attempt(assertion.id, () => this.engine.isTrue(test, node, scope.valuesFor(test)));
      if (holds === assertion.brokenWhen) this.report(assertion, node, scope);
    }
  }

  private report(assertion: SchematronAssertion, node: PathNode, scope: Scope): void {
    const given = this.given.get(assertion) ?? 0;
    if (given >= MOST_VERDICTS_OF_A_RULE) return;
    this.given.set(assertion, given + 1);
    const description = assertion.message
      .map((part) => {
        if ('text' in part) return part.text;
        const select = withCurrent(part.select, CURRENT);
        return this.attempt(assertion.id, () => this.engine.text(select, node, scope.valuesFor(select))) ?? '';
      })
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, MOST_MESSAGE);
    const at = node.source ?? this.xml.document.childNodes[0]?.source;
    if (at) this.verdicts.push({ rule: assertion.id, severity: assertion.severity, description, node: at });
  }

  private tests = 0;
  private readonly given = new Map<SchematronAssertion, number>();

  /** The nodes that match a pattern, in text order within each alternative. */
  private matching(context: string, scope: Scope): readonly PathNode[] {
    return alternativesOf(context).flatMap((alternative) => this.matchingOne(alternative, scope));
  }

  private matchingOne(pattern: string, scope: Scope): readonly PathNode[] {
    const values = scope.valuesFor(pattern);
    if (pattern.startsWith('/')) return this.engine.nodes(pattern, this.xml.document, values);
    const first = FIRST_NAME.exec(pattern)?.[1];
    if (first === undefined) return this.engine.nodes(`//${pattern}`, this.xml.document, values);
    // A pattern that begins with a name is tried only where that name occurs.
    const parents = new Set((this.xml.byName.get(first) ?? []).flatMap(({ parentNode }) => parentNode ?? []));
    return [...parents].flatMap((parent) => this.engine.nodes(pattern, parent, values));
  }

  /** Undefined if the expression cannot be evaluated, which is reported once per rule. */
  private attempt<T>(rule: string, work: () => T): T | undefined {
    if (this.ended !== undefined) return undefined;
    try {
      return work();
    } catch (thrown) {
      if (this.ended !== undefined) return undefined;
      if (!this.troubles.has(rule)) this.troubles.set(rule, reasonOf(thrown).slice(0, 300));
      return undefined;
    }
  }
}

/** The name at the start of a relative pattern: `cac:Party`, followed by a step, a condition or the end. */
const FIRST_NAME = /^(?:[\w.-]+:)?([\w.-]+)\s*(?:\/|\[|$)/;

/** Variables of a schema, pattern or rule, each computed on first use. */
class Scope {
  private readonly engine: PathEngine;
  private readonly expressions: ReadonlyMap<string, string>;
  private readonly node: PathNode;
  private readonly outer: Scope | undefined;
  private readonly known = new Map<string, PathValue>();

  constructor(engine: PathEngine, variables: readonly SchematronVariable[], node: PathNode, outer: Scope | undefined) {
    this.engine = engine;
    this.node = node;
    this.outer = outer;
    this.expressions = new Map(variables.map(({ name, select }) => [name, withCurrent(select, CURRENT)]));
  }

  valuesFor(expression: string): PathValues {
    const values: Record<string, PathValue> = Object.create(null) as Record<string, PathValue>;
    for (const name of variablesIn(expression)) {
      const value = name === CURRENT ? this.node : this.value(name);
      if (value !== undefined) values[name] = value;
    }
    return values;
  }

  private value(name: string): PathValue {
    if (this.known.has(name)) return this.known.get(name);
    const select = this.expressions.get(name);
    if (select === undefined) return this.outer?.value(name);
    // A variable that refers to itself is empty, to avoid an endless loop.
    this.known.set(name, undefined);
    const value = this.engine.value(select, this.node, this.valuesFor(select));
    this.known.set(name, value);
    return value;
  }
}

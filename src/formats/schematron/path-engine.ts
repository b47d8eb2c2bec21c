import type { EvaluableExpression, IDomFacade, Node, Options } from 'fontoxpath';
import { withExactArithmetic } from './exact-arithmetic.ts';
import { checkedPattern } from './checked-pattern.ts';
import { countedPattern } from './counted-pattern.ts';
import { cased, withFlags, withFlagsButCase } from './pattern-flags.ts';
import type { Schematron, SchematronFunction } from './schematron.ts';
import {
  createTypedValueFactory,
  evaluateXPath,
  registerCustomXPathFunction,
  registerXQueryModule,
} from './xpath-library.ts';
import { nodeFacade, textNode, type PathNode } from './xml-nodes.ts';

const XPATH_FUNCTIONS = 'http://www.w3.org/2005/xpath-functions';
const XML_SCHEMA = 'http://www.w3.org/2001/XMLSchema';
const OWN = 'urn:assay:xpath';
const LANGUAGE = evaluateXPath.XPATH_3_1_LANGUAGE;
const XQUERY = evaluateXPath.XQUERY_3_1_LANGUAGE;

/** Prefix of Assay's own functions in expressions; no schema uses it. */
const PREFIX = 'assay.x';
const NAMES = {
  exact: `${PREFIX}:exact`,
  remainder: `${PREFIX}:remainder`,
  onCalendar: `${PREFIX}:on-calendar`,
};

/** XPath functions that Assay defines itself: the library's have no flags, and take minutes for large counts. */
const BETTER = new Set(['matches#2', 'matches#3', 'replace#3', 'replace#4', 'tokenize#2', 'tokenize#3']);

/** A value of a variable, with its computed type. */
export type PathValue = unknown;

/** Values by name, for the variables of an expression. */
export type PathValues = Readonly<Record<string, PathValue>>;

let engines = 0;
let isOwnRegistered = false;

function registerOwn(): void {
  if (isOwnRegistered) return;
  isOwnRegistered = true;
  registerCustomXPathFunction(
    { namespaceURI: OWN, localName: 'fifteen-digits' },
    ['xs:decimal'],
    'xs:decimal',
    (_: unknown, value: number) => Number(value.toPrecision(15)),
  );
  registerCustomXPathFunction(
    { namespaceURI: OWN, localName: 'remainder' },
    ['xs:string', 'xs:integer'],
    'xs:integer',
    (_: unknown, digits: string, by: number) => Number(BigInt(digits.trim()) % BigInt(by)),
  );
  registerCustomXPathFunction(
    { namespaceURI: OWN, localName: 'is-day' },
    ['xs:string'],
    'xs:boolean',
    (_: unknown, written: string) => isOnCalendar(written),
  );
  for (const [localName, work] of Object.entries({
    cased,
    'with-flags': withFlags,
    'with-flags-but-case': withFlagsButCase,
    checked: checkedPattern,
  })) {
    registerCustomXPathFunction(
      { namespaceURI: OWN, localName },
      ['xs:string', 'xs:string'],
      'xs:string',
      (_: unknown, text: string, flags: string) => work(text, flags),
    );
  }
  registerCustomXPathFunction(
    { namespaceURI: OWN, localName: 'counted' },
    ['xs:string', 'xs:string'],
    'xs:boolean?',
    (_: unknown, text: string, pattern: string) => countedPattern(pattern)?.test(text) ?? null,
  );
  registerXQueryModule(`
    module namespace x = "${OWN}";
    declare %public function x:exact($value as item()*) as item()* {
      if ($value instance of xs:decimal and not($value instance of xs:integer)) then x:fifteen-digits($value) else $value
    };
    declare %public function x:on-calendar($value as item()*) as xs:boolean {
      every $day in $value satisfies x:is-day(string($day))
    };
    declare %public function x:matches($text as xs:string?, $pattern as xs:string) as xs:boolean {
      let $counted := x:counted(string($text), $pattern)
      return if (empty($counted)) then matches($text, $pattern) else $counted
    };
    declare %public function x:matches($text as xs:string?, $pattern as xs:string, $flags as xs:string) as xs:boolean {
      x:matches(x:cased(string($text), $flags), x:with-flags($pattern, $flags))
    };
    declare %public function x:replace($text as xs:string?, $pattern as xs:string, $by as xs:string) as xs:string {
      replace($text, x:checked($pattern, string($text)), $by)
    };
    declare %public function x:tokenize($text as xs:string?, $pattern as xs:string) as xs:string* {
      tokenize($text, x:checked($pattern, string($text)))
    };
    declare %public function x:replace($text as xs:string?, $pattern as xs:string, $by as xs:string, $flags as xs:string) as xs:string {
      replace($text, x:checked(x:with-flags-but-case($pattern, $flags), string($text)), $by)
    };
    declare %public function x:tokenize($text as xs:string?, $pattern as xs:string, $flags as xs:string) as xs:string* {
      tokenize($text, x:checked(x:with-flags-but-case($pattern, $flags), string($text)))
    };
    declare %public function x:type($value as item()*) as xs:string {
      if (empty($value)) then "empty"
      else if ($value[1] instance of node()) then "node()"
      else if ($value[1] instance of xs:integer) then "xs:integer"
      else if ($value[1] instance of xs:decimal) then "xs:decimal"
      else if ($value[1] instance of xs:double) then "xs:double"
      else if ($value[1] instance of xs:boolean) then "xs:boolean"
      else if ($value[1] instance of xs:date) then "xs:date"
      else if ($value[1] instance of xs:dateTime) then "xs:dateTime"
      else if ($value[1] instance of xs:time) then "xs:time"
      else if ($value[1] instance of xs:untypedAtomic) then "xs:untypedAtomic"
      else "xs:string"
    };
  `);
}

/** Whether a text that looks like a date exists in the calendar; other texts are left to the engine. */
function isOnCalendar(written: string): boolean {
  const [, year, month, day] = /^\s*-?(\d{4,})-(\d\d)-(\d\d)/.exec(written) ?? [];
  if (day === undefined) return true;
  // The calendar repeats after 400 years.
  const last = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= last;
}

/** XPath with the namespaces and functions of one schema. The library caches compiled expressions. */
export class PathEngine {
  private readonly options: Options;
  private readonly exact = new Map<string, string>();
  /** Called at each step of an expression; ends it by throwing. */
  onStep: () => void = () => undefined;
  private readonly facade = nodeFacade(() => {
    this.onStep();
  }) as unknown as IDomFacade;

  /** `documentOf` reads the file of `document('name')`; nothing else is reachable. */
  constructor(
    { namespaces, functions }: Pick<Schematron, 'namespaces' | 'functions'>,
    documentOf: (name: string) => PathNode | undefined,
  ) {
    registerOwn();
    // The library stores functions by namespace permanently: each schema has its own, so that none sees another's.
    const module = `urn:assay:schema:${++engines}`;
    const own = new Set(functions.map(({ prefix }) => prefix));
    const uriOf = (prefix: string): string | null => {
      if (prefix === PREFIX) return OWN;
      if (own.has(prefix)) return module;
      return namespaces.get(prefix) ?? (prefix === 'xs' ? XML_SCHEMA : prefix === 'fn' ? XPATH_FUNCTIONS : null);
    };
    registerCustomXPathFunction(
      { namespaceURI: `${module}:documents`, localName: 'document' },
      ['xs:string'],
      'node()?',
      (_: unknown, name: string) => documentOf(name) ?? null,
    );
    if (functions.length > 0) registerXQueryModule(moduleOf(functions, namespaces, own, module));
    this.options = {
      language: LANGUAGE,
      namespaceResolver: uriOf,
      functionNameResolver: ({ prefix, localName }, arity) => {
        if (prefix === '' && (localName === 'document' || localName === 'doc')) {
          return { namespaceURI: `${module}:documents`, localName: 'document' };
        }
        const namespaceURI = prefix === '' ? XPATH_FUNCTIONS : uriOf(prefix);
        if (namespaceURI === XPATH_FUNCTIONS && BETTER.has(`${localName}#${arity}`))
          return { namespaceURI: OWN, localName };
        return namespaceURI === null ? null : { namespaceURI, localName };
      },
      moduleImports: Object.fromEntries([[PREFIX, OWN], ...[...own].map((prefix) => [prefix, module])]),
    } as Options;
  }

  isTrue(expression: string, on: PathNode, values: PathValues): boolean {
    return this.evaluate(expression, on, values, evaluateXPath.BOOLEAN_TYPE) as boolean;
  }

  nodes(expression: string, on: PathNode, values: PathValues): readonly PathNode[] {
    return this.evaluate(expression, on, values, evaluateXPath.NODES_TYPE) as readonly PathNode[];
  }

  text(expression: string, on: PathNode, values: PathValues): string {
    return this.evaluate(
      `string-join((${expression}) ! string(.), ' ')`,
      on,
      values,
      evaluateXPath.STRING_TYPE,
    ) as string;
  }

  /** The value of a variable keeps its XPath type, which JavaScript cannot express. */
  value(expression: string, on: PathNode, values: PathValues): PathValue {
    const typed = `let $assay-value := (${this.exactly(expression)}) return (${PREFIX}:type($assay-value), $assay-value)`;
    const [type, ...items] = this.run(typed, on, values, evaluateXPath.ALL_RESULTS_TYPE) as readonly unknown[];
    const given = passable(String(type), items);
    return createTypedValueFactory(`${given.type as 'node()'}*`)(given.items as never, this.facade);
  }

  private evaluate(expression: string, on: PathNode, values: PathValues, as: number): unknown {
    return this.run(this.exactly(expression), on, values, as);
  }

  private run(expression: string, on: PathNode, values: PathValues, as: number): unknown {
    const query: EvaluableExpression = expression;
    return evaluateXPath(query, on as unknown as Node, this.facade, values, as as 0, this.options);
  }

  private exactly(expression: string): string {
    const known = this.exact.get(expression);
    if (known !== undefined) return known;
    const made = withExactArithmetic(expression, LANGUAGE, NAMES);
    this.exact.set(expression, made);
    return made;
  }
}

/**
 * A type and items that the library takes back. It takes no untyped values, so these come as text nodes, whose value is
 * untyped. It cuts integers to 32 bits, so longer ones come as decimals.
 */
function passable(
  type: string,
  items: readonly unknown[],
): { readonly type: string; readonly items: readonly unknown[] } {
  if (type === 'empty') return { type: 'node()', items };
  if (type === 'xs:untypedAtomic') return { type: 'node()', items: items.map((item) => textNode(String(item))) };
  const isLong = type === 'xs:integer' && items.some((item) => item !== (Number(item) | 0));
  return { type: isLong ? 'xs:decimal' : type, items };
}

function moduleOf(
  functions: readonly SchematronFunction[],
  namespaces: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
  module: string,
): string {
  const declared = [...namespaces].filter(
    ([prefix, uri]) => !own.has(prefix) && !/^(?:xml|xs|xsi|fn|xsl)$/.test(prefix) && uri !== '',
  );
  return [
    `module namespace assay-module = "${module}";`,
    `import module namespace ${PREFIX} = "${OWN}";`,
    `declare namespace xs = "${XML_SCHEMA}";`,
    ...[...own].map((prefix) => `declare namespace ${prefix} = "${module}";`),
    ...declared.map(([prefix, uri]) => `declare namespace ${prefix} = "${uri.replaceAll('"', '')}";`),
    ...functions.map(functionIn),
  ].join('\n');
}

function functionIn({ prefix, name, parameters, type, body }: SchematronFunction): string {
  const listed = parameters
    .map((parameter) => `$${parameter.name}${parameter.type === undefined ? '' : ` as ${parameter.type}`}`)
    .join(', ');
  const exact = withExactArithmetic(body, XQUERY, NAMES).replaceAll('&', '&amp;');
  // A function that writes a text, for example with `value-of`, still returns its declared type.
  const cast = type !== undefined && /^xs:(?:boolean|string|decimal|integer|double)\??$/.test(type.trim());
  const value = cast ? `((${exact}) cast as ${type.trim().replace('?', '')}?)` : exact;
  return `declare %public function ${prefix}:${name}(${listed})${type === undefined ? '' : ` as ${type}`} { ${value} };`;
}

import type { Addon } from '../../engine/core/tax/addon.ts';
import type {
  CodeDefinition,
  CorrectionDefinition,
  ScenarioDefinition,
  TagSetDefinition,
  TaxCategoryDefinition,
} from '../../engine/core/tax/definitions.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';

/** Codes in their order, separated by white space. */
export type Codes = string;

/** Keys of value added taxes: those with a percentage, and those that give the reason for none. */
export const VAT_KEYS = {
  charged: 'standard zero',
  free: 'reverse-charge exempt export intra-community outside-scope',
} as const;

/** Keys of goods and services taxes. */
export const GST_KEYS = { charged: 'standard zero', free: 'exempt outside-scope' } as const;

export interface CategoryStatement {
  /** Its effect on the payable amount: a line of 100.00 at 10 % is 110.00, 90.00 or 100.00. */
  readonly effect: 'added' | 'retained' | 'shown';
  readonly keys?: { readonly charged: Codes; readonly free: Codes };
  readonly extensions?: Codes;
  readonly map?: Readonly<Record<string, string>>;
}

export type CorrectionStatement = Omit<CorrectionDefinition, 'types' | 'extensions' | 'stamps'> & {
  readonly types?: Codes;
  readonly extensions?: Codes;
  readonly stamps?: Codes;
};

/** The codes of a regime or an addon other than rates, without their explanations. */
export interface ListStatement {
  readonly tags?: Readonly<Record<string, Codes>>;
  /** The codes of each extension; `/…/` for a pattern, empty if any code is allowed. */
  readonly extensions?: Readonly<Record<string, Codes>>;
  /** After the sign, the code in the format's own table, if there is one: `co-passport=41`. */
  readonly identities?: Codes;
  readonly inboxes?: Codes;
  readonly corrections?: readonly CorrectionStatement[];
}

export interface RegimeStatement extends ListStatement {
  readonly country: string;
  readonly alternatives?: Codes;
  readonly currency: string;
  readonly timeZone: string;
  readonly taxScheme?: string;
  /** First day from which all rates are known, and the day of the last check; only the latter if there are no rates. */
  readonly known?: string;
  readonly rounding?: string;
  readonly categories: Readonly<Record<string, CategoryStatement>>;
}

export interface AddonStatement extends ListStatement {
  readonly key: string;
  readonly requires?: Codes;
  /** `type + tag + tag: extension=code`, in the order in which they apply. */
  readonly scenarios?: readonly string[];
}

export function statementOfRegime(regime: Regime): RegimeStatement {
  const { country, alternatives, currency, timeZone, taxScheme, known, rounding, categories } = regime;
  return present({
    country,
    alternatives: alternatives?.join(' '),
    currency,
    timeZone,
    taxScheme,
    known: known && [known.since, known.read].filter(Boolean).join(' '),
    rounding,
    categories: Object.fromEntries(categories.map((category) => [category.code, categoryStatement(category)])),
    ...listStatement({ ...regime, inboxes: regime.inboxKeys }),
  });
}

export function statementOfAddon(addon: Addon): AddonStatement {
  const scenarios = addon.scenarios?.flatMap(({ list }) => list.map(scenarioStatement));
  return present({ key: addon.key, requires: addon.requires?.join(' '), scenarios, ...listStatement(addon) });
}

function scenarioStatement({ type, tags = [], ext = {} }: ScenarioDefinition): string {
  const codes = Object.entries(ext).map(([key, code]) => `${key}=${code}`);
  return `${[type?.join('/') ?? 'any', ...tags].join(' + ')}: ${codes.join(' ')}`;
}

function categoryStatement(category: TaxCategoryDefinition): CategoryStatement {
  const { keys, retained, informative, extensions, map } = category;
  const named = (free: boolean) =>
    (keys ?? []).flatMap(({ key, noPercent = false }) => (noPercent === free ? [key] : [])).join(' ');
  return present({
    effect: retained ? 'retained' : informative ? 'shown' : 'added',
    keys: keys && { charged: named(false), free: named(true) },
    extensions: extensions?.join(' '),
    map,
  });
}

interface Lists {
  readonly tags?: readonly TagSetDefinition[];
  readonly extensions?: readonly CodeDefinition[];
  readonly identities?: readonly CodeDefinition[];
  readonly inboxes?: readonly CodeDefinition[] | undefined;
  readonly corrections?: readonly CorrectionDefinition[];
}

function listStatement({ tags, extensions, identities, inboxes, corrections }: Lists): ListStatement {
  return {
    tags: tags && Object.fromEntries(tags.map(({ schema, list }) => [schema, codesOf(list)])),
    extensions: extensions && Object.fromEntries(extensions.map((extension) => [extension.key, valuesOf(extension)])),
    identities: identities && codesOf(identities),
    inboxes: inboxes && codesOf(inboxes),
    corrections: corrections?.map(({ types, extensions, stamps, ...rest }) =>
      present({
        ...rest,
        types: types?.join(' '),
        extensions: extensions?.join(' '),
        stamps: stamps?.join(' '),
      }),
    ),
  } as ListStatement;
}

function valuesOf({ values, pattern }: CodeDefinition): string {
  return pattern === undefined ? codesOf(values ?? []) : `/${pattern}/`;
}

function codesOf(list: readonly CodeDefinition[]): Codes {
  return list.map(({ key, code, map }) => [code ?? key, ...Object.values(map ?? {})].join('=')).join(' ');
}

/** The codes of a statement, which may span several lines, in the form of a definition. */
export function asStated<T>(statement: T): T {
  if (typeof statement === 'string') return statement.trim().replace(/\s+/g, ' ') as T;
  if (Array.isArray(statement)) return (statement as unknown[]).map(asStated) as T;
  if (typeof statement !== 'object' || statement === null) return statement;
  return Object.fromEntries(Object.entries(statement).map(([name, value]) => [name, asStated(value)])) as T;
}

function present<T extends object>(value: object): T {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined)) as T;
}

import { AEAT_CONDITIONS } from './aeat-conditions.codes.ts';
import { KSEF_CONDITIONS } from './ksef-conditions.codes.ts';
import { NAV_CONDITIONS } from './nav-conditions.codes.ts';
import { SAT_CONDITIONS } from './sat-conditions.codes.ts';
import { SDI_CONDITIONS } from './sdi-conditions.codes.ts';

/** What kind of rule states a condition. `outside`: a file alone cannot break it. */
const CONDITION_KINDS = [
  'presence',
  'count',
  'choice',
  'list',
  'equality',
  'unique',
  'bounds',
  'form',
  'decimals',
  'check-digit',
  'dates',
  'sum',
  'product',
  'computed',
  'schema',
  'outside',
] as const;

/**
 * How far a figure may be off. `one-percent`: 1 % of the net amount and always 1 unit. `rounded-sum`: nothing, after
 * rounding the sum of unrounded parts once. `interval`: the limits that the written decimals give. `eur-10-each`: of each
 * entry. `clock`: by the clock of whoever checks.
 */
const CONDITION_TOLERANCES = [
  'none',
  'one-percent',
  'rounded-sum',
  'currency-decimals',
  'written-decimals',
  'interval',
  'eur-0.01',
  'below-eur-1',
  'eur-10',
  'eur-10-each',
  'eur-10-above-3000',
  'by-taxpayer',
  'seconds-240',
  'clock',
] as const;

/** What follows: the document is refused, accepted with a warning, or nothing, because the check is no longer made. */
const CONDITION_EFFECTS = ['refuses', 'warns', 'silent'] as const;

/**
 * Where the condition was read: the authority's text or matrix, an implementation, a message, or nowhere. A `?` marks a
 * part that is less certain than the rest.
 */
const CONDITION_CERTAINTIES = ['text', 'matrix', 'matrix?', 'implementation', 'message', 'memory'] as const;

type Of<List extends readonly string[]> = List[number];

/** What a file alone must hold so that a code is not answered: facts for a rule. The code has the words. */
export interface Condition {
  readonly code: string;
  readonly kind: Of<typeof CONDITION_KINDS>;
  readonly effect: Of<typeof CONDITION_EFFECTS>;
  /** Undefined where no figure is compared. */
  readonly tolerance?: Of<typeof CONDITION_TOLERANCES>;
  readonly certainty: Of<typeof CONDITION_CERTAINTIES>;
  /** The first day, as YYYY-MM-DD. */
  readonly since?: string;
  /** Elements and attributes in the authority's format; `any` for the whole file. */
  readonly places: readonly string[];
}

/** The tables by authority, each with the beginning that `~` stands for. */
const TABLES: Readonly<Record<string, readonly [table: string, beginning: string]>> = {
  sdi: [SDI_CONDITIONS, '/FatturaElettronica/FatturaElettronica'],
  ksef: [KSEF_CONDITIONS, ''],
  'aeat-verifactu': [AEAT_CONDITIONS, ''],
  sat: [SAT_CONDITIONS, '/Comprobante'],
  nav: [NAV_CONDITIONS, 'InvoiceData/invoiceMain/invoice'],
};

function oneOf<const List extends readonly string[]>(list: List, word: string): Of<List> {
  const found = list.find((known) => known === word);
  if (found === undefined) throw new Error(`No word of a condition: ${word}`);
  return found;
}

function read(line: string, beginning: string): Condition {
  const [code = '', kind = '', effect = '', tolerance = '-', certainty = '', since = '-', ...places] = line.split(' ');
  return {
    code,
    kind: oneOf(CONDITION_KINDS, kind),
    effect: oneOf(CONDITION_EFFECTS, effect),
    ...(tolerance !== '-' && { tolerance: oneOf(CONDITION_TOLERANCES, tolerance) }),
    certainty: oneOf(CONDITION_CERTAINTIES, certainty),
    ...(since !== '-' && { since }),
    places: places.map((place) => place.replace(/^~\/(?=Body|Header)/, beginning).replace(/^~(?=\/)/, beginning)),
  };
}

const byAuthority = new Map<string, ReadonlyMap<string, Condition>>();

/** The conditions of an authority by code; none for an authority that publishes none. */
export function conditionsOf(key: string): ReadonlyMap<string, Condition> {
  const known = byAuthority.get(key);
  if (known) return known;
  const [table, beginning] = Object.hasOwn(TABLES, key) ? (TABLES[key] ?? ['', '']) : ['', ''];
  const lines = table.split('\n').filter((line) => line !== '');
  const conditions = new Map(lines.map((line) => [line.split(' ', 1)[0] ?? '', read(line, beginning)]));
  if (table !== '') byAuthority.set(key, conditions);
  return conditions;
}

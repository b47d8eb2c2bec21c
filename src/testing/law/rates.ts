import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Engine } from '../../engine/engine.ts';
import type { RateValueDefinition } from '../../engine/core/tax/definitions.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import type { Source } from './source.ts';
import { TODAY } from './source.ts';

/**
 * A percentage, with the equivalence surcharge after a plus, exactly as a built document has it: `21.0%`, `21.0% +
 * 5.2%`.
 */
export type Charge = string;

/** No value is in force: the document cannot be built. */
export const NOTHING = 'nothing';

/** One value of one rate: the percentage, and the day from which it applies. */
export interface RateRow {
  /** Category, key if the rate needs one, and rate: `VAT standard reduced`, `IRPF pro`. */
  readonly tax: string;
  /** Extensions that the line needs for it. */
  readonly ext?: Readonly<Record<string, string>>;
  /** First day, YYYY-MM-DD; omitted if it has always applied. */
  readonly since?: string;
  /** Charged on the day before the first. */
  readonly before?: Charge;
  /** Charged on the first day, or on an early day if there is none. */
  readonly charge: Charge;
  readonly today: Charge;
  /** Source of the percentage, and of the first day unless `firstDay` names another. */
  readonly source: Source;
  /** A second, independent source of percentage and first day. */
  readonly also?: Source;
  readonly firstDay?: Source;
  /** A different first day in a source of the law. Documents follow the published one, as in other tools. */
  readonly byLaw?: { readonly since: string; readonly source: Source };
}

/** What the law charged from a day on, where the published values say otherwise or have no days. */
export type HistoryRow = Pick<RateRow, 'tax' | 'ext' | 'source'> & {
  readonly since: string;
  readonly percent: string;
  /** By law on the day before; `nothing` if that is not known. */
  readonly before: string;
};

/** A day before any rate began. */
const OF_OLD = '1900-01-01';

const context = { now: () => new Date(`${TODAY}T12:00:00Z`), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

/** A row for every value: its tax, with the extensions and the first day. */
export function nameOf({ tax, ext, since }: Pick<RateRow, 'tax' | 'ext' | 'since'>): string {
  const marks = Object.entries(ext ?? {}).map(([key, code]) => ` ${key}=${code}`);
  return `${tax}${marks.join('')} ${since ?? 'always'}`;
}

/** The names of the required rows of history, from the definition. */
export function historyOf(regime: Regime): readonly string[] {
  return regime.categories.flatMap((category) =>
    (category.rates ?? []).flatMap(({ byLaw = [], keys = [''], rate }) =>
      keys.flatMap((key) => {
        const tax = [category.code, key, rate].filter((part) => part !== '').join(' ');
        return byLaw.map(({ ext, since }) => nameOf({ tax, ...(ext && { ext }), ...(since && { since }) }));
      }),
    ),
  );
}

/** The names of the required rows, from the definition. */
export function valuesOf(regime: Regime): readonly string[] {
  return regime.categories.flatMap((category) =>
    (category.rates ?? []).flatMap((rate) =>
      (rate.keys ?? ['']).flatMap((key) => {
        const tax = [category.code, key, rate.rate].filter((part) => part !== '').join(' ');
        // A rate without values has a row too: documents state its percentage, and without one nothing is charged.
        const values: readonly RateValueDefinition[] = rate.values?.length ? rate.values : [{ percent: '' }];
        return values.map(({ ext, since }) => nameOf({ tax, ...(ext && { ext }), ...(since && { since }) }));
      }),
    ),
  );
}

type Taxed = Pick<RateRow, 'tax' | 'ext'>;

/** The percentage of a line in an invoice of the day, built by the engine. */
function chargeOn(engine: Engine, regime: Regime, row: Taxed, day: string): Charge {
  const { document, stage } = engine.inspect({ data: invoiceOf(regime, row, day) }, context);
  const combo = firstCombo(document);
  if (stage !== 'judged' || combo?.['percent'] === undefined) return NOTHING;
  const { percent, surcharge } = combo;
  return surcharge === undefined ? String(percent) : `${String(percent)} + ${String(surcharge)}`;
}

/** What the law charged on the day: the percentage that the warning of `inspect` states, else the one of the document. */
function lawfulOn(engine: Engine, regime: Regime, row: Taxed, day: string): string {
  const { faults } = engine.inspect({ data: invoiceOf(regime, row, day) }, context);
  const warning = faults.find(({ code }) => code === 'ASSAY-LINT-RATE-DAY');
  if (!warning) return chargeOn(engine, regime, row, day);
  const stated = warning.fixes[0]?.edits.find(({ op }) => op === 'add')?.value;
  return typeof stated === 'string' ? stated : NOTHING;
}

/** The percentages by law on the days of a row. */
export function lawfulOf(engine: Engine, regime: Regime, row: HistoryRow): Pick<HistoryRow, 'before' | 'percent'> {
  const on = (day: string) => lawfulOn(engine, regime, row, day);
  return { before: on(dayBefore(row.since)), percent: on(row.since) };
}

function invoiceOf(regime: Regime, { tax, ext }: Taxed, day: string): JsonObject {
  const [cat = '', ...rest] = tax.split(' ');
  const rate = rest.pop() ?? '';
  const [key] = rest;
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: regime.country,
    issue_date: day,
    supplier: { name: 'Supplier' },
    lines: [
      {
        quantity: '1',
        item: { name: 'Item', price: '100.00' },
        taxes: [{ cat, ...(key && { key }), rate, ...(ext && { ext }) }],
      },
    ],
  };
}

function firstCombo(document: JsonObject | undefined): JsonObject | undefined {
  const [line] = (document?.['lines'] ?? []) as readonly JsonObject[];
  const [combo] = (line?.['taxes'] ?? []) as readonly JsonObject[];
  return combo;
}

/** The percentages charged on the days of a row. */
export function chargesOf(engine: Engine, regime: Regime, row: RateRow): Pick<RateRow, 'before' | 'charge' | 'today'> {
  const on = (day: string) => chargeOn(engine, regime, row, day);
  const { since } = row;
  if (since === undefined) return { charge: on(OF_OLD), today: on(TODAY) };
  return { before: on(dayBefore(since)), charge: on(since), today: on(TODAY) };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

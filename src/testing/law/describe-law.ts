import { describe, expect, it } from 'vitest';
import { coreParts } from '../../engine/core-parts.ts';
import type { Addon } from '../../engine/core/tax/addon.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import { isUrl } from '../../engine/core/text/url.ts';
import { createEngine } from '../../engine/create-engine.ts';
import type { Choices } from './choices.ts';
import { choosingRules, rulesByCode, wrongChoices } from './choices.ts';
import type { DerivedCodes } from './derived.ts';
import { derivedFrom, statedCodes } from './derived.ts';
import type { HistoryRow, RateRow } from './rates.ts';
import { chargesOf, historyOf, lawfulOf, nameOf, valuesOf } from './rates.ts';
import type { RegisterRow } from './registers.ts';
import { numberJudge, writtenNumber } from './registers.ts';
import type { ScenarioRow } from './scenarios.ts';
import { givenTo, payableWith } from './scenarios.ts';
import type { Source } from './source.ts';
import type { AddonStatement, Codes, RegimeStatement } from './statement.ts';
import { asStated, statementOfAddon, statementOfRegime } from './statement.ts';

interface Law {
  /** Source of the codes. */
  readonly source: Source;
  /** The effect of each defined scenario on a built document, at least one row each. */
  readonly scenarios?: readonly ScenarioRow[];
  readonly choices?: Choices;
}

export interface RegimeLaw extends Law {
  readonly states: RegimeStatement;
  readonly rates: readonly RateRow[];
  /** A row for each value by law of each rate that has any. */
  readonly history?: readonly HistoryRow[];
  /** Every figure needs two independent sources. */
  readonly twice?: true;
  /** A valid number of the country: a public one, or made up with right check digits. */
  readonly taxNumber?: string;
  /** Random made-up numbers with right and with wrong check digits, in normal form. */
  readonly taxNumbers?: { readonly valid: Codes; readonly wrong: Codes };
  /** By type of identity: a row for each defined one, if every figure needs two sources. */
  readonly registers?: Readonly<Record<string, RegisterRow>>;
}

export interface AddonLaw extends Law {
  readonly states: AddonStatement;
  /** The country of the documents in scenarios, and further addons that they need. */
  readonly regime?: Regime;
  readonly along?: readonly Addon[];
  /** Codes that the normalisers of the addon derive. */
  readonly derived?: readonly DerivedCodes[];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const EFFECTS = { added: 110, retained: 90, shown: 100 } as const;

/** Tests every figure of a regime against its statement, and that no figure lacks one. */
export function describeRegimeLaw(regime: Regime, law: RegimeLaw): void {
  const engine = createEngine({ ...coreParts, regimes: [regime], addons: [] });

  describe(`law of ${regime.country}`, () => {
    describeSources([
      law.source,
      ...law.rates.flatMap(({ source, also, firstDay, byLaw }) => [source, also, firstDay, byLaw?.source]),
      ...(law.history ?? []).map(({ source }) => source),
      ...Object.values(law.registers ?? {}).flatMap(({ source, also }) => [source, also]),
    ]);

    if (law.twice) describeSecondSources(law.rates);

    it('has a row for each value of each rate, and no others', () => {
      expect(law.rates.map(nameOf).toSorted()).toEqual(valuesOf(regime).toSorted());
    });

    it.each(law.rates.map((row) => [nameOf(row), row] as const))('charges %s', (_, row) => {
      const { before, charge, today } = row;
      expect(chargesOf(engine, regime, row)).toEqual({ ...(row.since && { before }), charge, today });
    });

    it('has a row for each value by law, and no others', () => {
      expect((law.history ?? []).map(nameOf).toSorted()).toEqual(historyOf(regime).toSorted());
    });

    it.each((law.history ?? []).map((row) => [nameOf(row), row] as const))('knows the law on %s', (_, row) => {
      const { before, percent } = row;
      expect(lawfulOf(engine, regime, row)).toEqual({ before, percent });
    });

    it('has the codes that are stated', () => {
      expect(statementOfRegime(regime)).toEqual(asStated(law.states));
    });

    it.each(Object.entries(law.states.categories))('has the effect of %s on what is payable', (code, { effect }) => {
      // Not every currency has decimals.
      expect(Number(payableWith(engine, regime.country, code))).toBe(EFFECTS[effect]);
    });

    it('has the tax number that is stated as its example', () => {
      const { example, isValid, normalise } = regime.taxIdentity ?? {};
      expect(example).toBe(law.taxNumber);
      if (example === undefined) return;
      expect(normalise?.(example, regime.country)).toBe(example);
      expect(isValid?.(example, regime.country)).toBe(true);
    });

    it('tells right tax numbers from wrong ones', () => {
      const { isValid } = regime.taxIdentity ?? {};
      expect(law.taxNumbers !== undefined, 'taxNumbers').toBe(isValid !== undefined);
      if (!isValid || !law.taxNumbers) return;
      const { valid, wrong } = asStated(law.taxNumbers);
      expect(valid.split(' ').filter((code) => !isValid(code, regime.country))).toEqual([]);
      expect(wrong.split(' ').filter((code) => isValid(code, regime.country))).toEqual([]);
    });

    const registers = Object.entries(law.registers ?? {});
    if (law.twice) {
      it('has a row for each number of a register, and no others', () => {
        expect(registers.map(([type]) => type)).toEqual((regime.identities ?? []).map(({ code }) => code));
      });
    }

    it.each(registers)(
      'knows %s by two sources, writes it as its register does and tells right from wrong',
      (type, row) => {
        expect(row.also.title).not.toBe(row.source.title);
        const [given, written] = row.written;
        expect(writtenNumber(regime, type, given)).toBe(written);
        const [valid = [], wrong = []] = [row.valid, row.wrong].map((codes) => asStated(codes).split(' '));
        const isRight = numberJudge(regime, type);
        expect([written, ...valid].filter((code) => !isRight(code))).toEqual([]);
        expect(valid.filter((code) => writtenNumber(regime, type, code) !== code)).toEqual([]);
        expect(wrong.filter(isRight)).toEqual([]);
      },
    );

    it('judges its tax numbers in documents of any country', () => {
      const name = `-${regime.country === 'EL' ? 'GR' : regime.country}-TAX-IDENTITY-01`;
      const rule = rulesByCode(regime.rules ?? []).find(([code]) => code.endsWith(name))?.[0];
      if (rule === undefined) return;
      const party = { $schema: 'https://gobl.org/draft-0/org/party', tax_id: { country: regime.country, code: 'ZZ' } };
      const { faults } = engine.inspect({ data: party }, { now: () => new Date(0), newId: () => '' });
      expect(faults.map(({ code }) => code)).toContain(rule);
    });

    describeParts(regime, law, (row) => givenTo(engine, { regime: regime.country }, row));
  });
}

/** Compares an addon with its specification. */
export function describeAddonLaw(addon: Addon, law: AddonLaw): void {
  const { regime, along = [] } = law;
  const addons = [...along, addon];
  const engine = createEngine({ ...coreParts, regimes: regime ? [regime] : [], addons });
  const named = { regime: regime?.country ?? '', addons: addons.map(({ key }) => key) };

  describe(`law of ${addon.key}`, () => {
    describeSources([law.source]);

    it('has the codes that are stated', () => {
      expect(statementOfAddon(addon)).toEqual(asStated(law.states));
    });

    const { derived = [] } = law;
    it.each(derived.map((table) => [`${table.type.named?.id ?? ''} ${table.ext}`, table] as const))(
      'derives for a %s the codes that are stated, and no other',
      (_, table) => {
        expect(derivedFrom(addon, table)).toEqual(statedCodes(table));
      },
    );

    describeParts(addon, law, (row) => givenTo(engine, named, row));
  });
}

function describeSources(sources: readonly (Source | undefined)[]): void {
  it('names where each figure was taken from, and when', () => {
    for (const source of sources) {
      if (source === undefined) continue;
      expect(source.title, source.url).not.toBe('');
      expect(source.read, source.title).toMatch(DAY);
      if (source.url !== undefined) expect(isUrl(source.url), source.url).toBe(true);
    }
  });
}

function describeSecondSources(rates: readonly RateRow[]): void {
  it.each(rates.map((row) => [nameOf(row), row] as const))('has two sources for %s', (_, { source, also }) => {
    expect(source.url).toBeDefined();
    expect(also?.url).toBeDefined();
    expect(also?.url).not.toBe(source.url);
  });
}

function describeParts(
  { scenarios = [], rules = [] }: Pick<Regime, 'scenarios' | 'rules'>,
  law: Law,
  given: (row: ScenarioRow) => ReturnType<typeof givenTo>,
): void {
  const { scenarios: rows = [], choices = {} } = law;
  const defined = scenarios.reduce((count, { list }) => count + list.length, 0);

  it('has a row for each scenario at least', () => {
    expect(rows.length).toBeGreaterThanOrEqual(defined);
  });

  it.each(rows.map((row) => [`${row.type ?? 'document'} ${row.tags ?? ''} ${row.cat ?? ''}`, row] as const))(
    'gives a %s what is stated',
    (_, row) => {
      const { notes, ext } = given(row);
      if (row.notes) expect(notes).toEqual(row.notes);
      if (row.ext) expect(ext).toMatchObject(row.ext);
    },
  );

  it('has a statement for each rule that lists the codes it lets pass, and no others', () => {
    expect(Object.keys(choices).toSorted()).toEqual([...new Set(choosingRules(rules))].toSorted());
  });

  it.each(Object.entries(choices))('lets pass by %s each code that is stated, and no other', (code, codes) => {
    expect(wrongChoices(rules, code, codes)).toEqual([]);
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addons } from './addons/index.ts';
import type { JsonObject } from './core/json/json.ts';
import { addonLoaders, regimeLoaders } from './loaders.ts';
import { createOnDemandEngine } from './on-demand.ts';
import { regimes } from './regimes/index.ts';
import { createStandardEngine } from './standard.ts';

const context = { now: () => new Date('2026-01-15T10:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const documents = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(broken|[a-z]{2})\/[a-z0-9-]+\.json$/.test(name.replaceAll('\\', '/')))
  .map((name) => [name, JSON.parse(readFileSync(`examples/${name}`, 'utf8')) as JsonObject] as const);

test('there is a loader for every regime, under all its codes, and for every addon', () => {
  const codes = regimes.flatMap((regime) => [regime.country, ...(regime.alternatives ?? [])]);
  expect(Object.keys(regimeLoaders).sort()).toEqual(codes.sort());
  expect(Object.keys(addonLoaders).sort()).toEqual(addons.map((addon) => addon.key).sort());
});

test.each(Object.entries({ ...regimeLoaders, ...addonLoaders }))(
  'the loader of %s gives the value of the list',
  async (name, load) => {
    const value = await load();
    expect([...regimes, ...addons]).toContain(value);
    expect(value.kind === 'regime' ? [value.country, ...(value.alternatives ?? [])] : [value.key]).toContain(name);
  },
);

describe('an engine that loads on demand', () => {
  const standard = createStandardEngine();
  const onDemand = createOnDemandEngine();

  test.each(documents)('inspects %s as the standard engine does', async (_, data) => {
    const engine = await onDemand.engineFor(data);
    const { rules: _rules, ...report } = engine.inspect({ data, include: ['changes', 'trace'] }, context);
    const { rules: _others, ...expected } = standard.inspect({ data, include: ['changes', 'trace'] }, context);
    expect(report).toEqual(expected);
  });

  test('knows nothing it was not asked for', async () => {
    const fresh = createOnDemandEngine();
    const german = await fresh.engineFor({ $regime: 'DE', supplier: { addresses: [{ country: 'FR' }] } });
    expect(german.catalogue.regimes().map((regime) => regime.country)).toEqual(['DE']);
    const greek = await fresh.engineFor({ supplier: { tax_id: { country: 'GR' } }, $addons: ['constructor'] });
    expect(greek.catalogue.regimes().map((regime) => regime.country)).toEqual(['DE', 'EL']);
  });

  describe('while code is on its way', () => {
    /** Loaders whose code comes when the test says so. */
    function slowly() {
      const waiting = new Map<string, { come(): void; fail(): void }>();
      const asked: string[] = [];
      const slow = <T>(name: string, load: () => Promise<T>) =>
        [
          name,
          async () => {
            asked.push(name);
            await new Promise<void>((resolve, reject) => {
              waiting.set(name, { come: resolve, fail: () => reject(new Error('no network')) });
            });
            return load();
          },
        ] as const;
      const loaders = {
        regimes: Object.fromEntries(Object.entries(regimeLoaders).map(([name, load]) => slow(name, load))),
        addons: Object.fromEntries(Object.entries(addonLoaders).map(([name, load]) => slow(name, load))),
      };
      return { loaders, waiting, asked };
    }
    const countries = (engine: { catalogue: { regimes(): readonly { country: string }[] } }) =>
      engine.catalogue.regimes().map((regime) => regime.country);

    test('a document does not wait for what only another one needs', async () => {
      const { loaders, waiting } = slowly();
      const fresh = createOnDemandEngine(loaders);
      const both = fresh.engineFor({ a: { country: 'ES' }, b: { country: 'FR' } });
      const one = fresh.engineFor({ $regime: 'ES' });
      waiting.get('ES')?.come();
      expect(countries(await one)).toEqual(['ES']);
      waiting.get('FR')?.come();
      expect(countries(await both)).toEqual(['ES', 'FR']);
    });

    test('two documents that name the same share one fetch', async () => {
      const { loaders, waiting, asked } = slowly();
      const fresh = createOnDemandEngine(loaders);
      const first = fresh.engineFor({ $regime: 'PT' });
      const second = fresh.engineFor({ $regime: 'PT' });
      waiting.get('PT')?.come();
      expect(await first).toBe(await second);
      expect(countries(await fresh.engineFor({ $regime: 'PT' }))).toEqual(['PT']);
      expect(asked).toEqual(['PT']);
    });

    test('an engine in use keeps what it knows when another document brings more', async () => {
      const { loaders, waiting } = slowly();
      const fresh = createOnDemandEngine(loaders);
      const early = fresh.engineFor({ $regime: 'IT' });
      waiting.get('IT')?.come();
      const italian = await early;
      const late = fresh.engineFor({ $regime: 'DE' });
      waiting.get('DE')?.come();
      expect(countries(await late)).toEqual(['DE', 'IT']);
      expect(countries(italian)).toEqual(['IT']);
    });

    test('a fetch that failed is tried again, and fails no other document', async () => {
      const { loaders, waiting } = slowly();
      const fresh = createOnDemandEngine(loaders);
      const failing = fresh.engineFor({ a: { country: 'NL' }, b: { country: 'BE' } });
      const other = fresh.engineFor({ $regime: 'BE' });
      waiting.get('NL')?.fail();
      waiting.get('BE')?.come();
      await expect(failing).rejects.toThrow('no network');
      expect(countries(await other)).toEqual(['BE']);
      const again = fresh.engineFor({ $regime: 'NL' });
      waiting.get('NL')?.come();
      expect(countries(await again)).toEqual(['BE', 'NL']);
    });

    test('names that belong to nobody ask for nothing', async () => {
      const { loaders, asked } = slowly();
      const engine = await createOnDemandEngine(loaders).engineFor({
        $regime: '__proto__',
        $addons: ['toString', 'xx-none-v1'],
        customer: { tax_id: { country: 'ZZ' } },
      });
      expect([countries(engine), asked]).toEqual([[], []]);
    });
  });
});

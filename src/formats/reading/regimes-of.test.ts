import { expect, it } from 'vitest';
import type { Engine } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { regimesOf } from './regimes-of.ts';

it('asks an engine once for a country that it has, and each time for one that it has not', () => {
  const { catalogue, ...engine } = createStandardEngine();
  const asked: string[] = [];
  const regime: typeof catalogue.regime = (country) => {
    asked.push(country);
    return catalogue.regime(country);
  };
  const watched: Engine = { ...engine, catalogue: { ...catalogue, regime } };
  expect(['ES', 'QQ', 'ES', 'QQ'].map((country) => regimesOf(watched)(country))).toEqual([true, false, true, false]);
  expect(asked).toEqual(['ES', 'QQ', 'QQ']);
  // Another engine has its own regimes.
  const without: Engine = { ...engine, catalogue: { ...catalogue, regime: () => undefined } };
  expect(regimesOf(without)('ES')).toBe(false);
});

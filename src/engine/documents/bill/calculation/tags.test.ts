import { describe, expect, test } from 'vitest';
import { defineAddon } from '../../../core/tax/addon.ts';
import { taxKnowledge } from '../../../core/tax/knowledge.ts';
import { defineRegime } from '../../../core/tax/regime.ts';
import { trialContext } from '../../../../testing/calculation/trial-context.ts';
import { decoded } from '../../../../testing/calculation/trial-scope.ts';
import type { CalculationTrouble } from '../../tax/calculation/scope.ts';
import { Invoice } from '../invoice.ts';
import { checkTags } from './tags.ts';

const names = (...keys: readonly string[]) => keys.map((key) => ({ key, name: { en: key } }));
const knowledge = taxKnowledge({
  regimes: [
    defineRegime({
      country: 'ES',
      name: { en: 'Spain' },
      currency: 'EUR',
      timeZone: 'Europe/Madrid',
      categories: [],
      tags: [
        { schema: 'bill/order', list: names('of-orders') },
        { schema: 'bill/invoice', list: names('regime') },
      ],
    }),
    defineRegime({ country: 'FR', name: { en: 'F' }, currency: 'EUR', timeZone: 'Europe/Paris', categories: [] }),
  ],
  addons: [
    defineAddon({ key: 'first', name: { en: 'f' }, tags: [{ schema: 'bill/invoice', list: names('addon') }] }),
    defineAddon({ key: 'plain', name: { en: 'p' } }),
  ],
  extensions: [],
});

function troubles($tags: readonly string[], $regime = 'ES', $addons: readonly string[] = []) {
  const found: CalculationTrouble[] = [];
  const context = trialContext({ knowledge, report: (trouble) => found.push(trouble) });
  const invoice = decoded(Invoice, { $tags, $regime, $addons });
  expect(checkTags<Invoice>('bill/invoice', ['built-in'])(invoice, context)).toBe(invoice);
  return found.map(({ code, path, value, expected }) => ({ code, path, value, expected }));
}

describe('a tag', () => {
  test.each<[string, readonly string[], string, readonly string[]]>([
    ['of the type is known', ['built-in'], 'ES', []],
    ['of the regime is known', ['regime'], 'ES', []],
    ['of an addon is known', ['addon', 'regime'], 'ES', ['plain', 'first', 'nobody']],
    ['of the type is known without regime', ['built-in'], '', []],
    ['of the type is known where the regime has none', ['built-in'], 'FR', ['plain']],
  ])('%s', (_, tags, regime, addons) => {
    expect(troubles(tags, regime, addons)).toEqual([]);
  });

  test.each<[string, string, string, readonly string[], readonly string[]]>([
    ['of another type is not', 'of-orders', 'ES', [], ['built-in', 'regime']],
    ['of another regime is not', 'regime', 'FR', [], ['built-in']],
    ['of an addon that is not named is not', 'addon', 'ES', ['plain'], ['built-in', 'regime']],
  ])('%s', (_, tag, regime, addons, values) => {
    expect(troubles(['built-in', tag], regime, addons)).toEqual([
      { code: 'TAG', path: '$.$tags[1]', value: tag, expected: { kind: 'oneOf', values } },
    ]);
  });

  test('is refused also where no tags are defined, in words that say so', () => {
    const found: CalculationTrouble[] = [];
    const context = trialContext({ knowledge, report: (trouble) => found.push(trouble) });
    checkTags<Invoice>('bill/delivery', [])(decoded(Invoice, { $tags: ['a'] }), context);
    expect(found.map(({ description }) => description)).toEqual(['The tag `a` is not defined here: there are none']);
  });

  test('is not required', () => {
    expect(troubles([])).toEqual([]);
    const context = trialContext({ knowledge });
    const invoice = decoded(Invoice, {});
    expect(checkTags<Invoice>('bill/invoice', [])(invoice, context)).toBe(invoice);
  });
});

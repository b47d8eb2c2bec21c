import { describe, expect, it } from 'vitest';
import broken from '../../../examples/broken.json' with { type: 'json' };
import listed from '../../../examples/templates.json' with { type: 'json' };
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { goldenContext } from '../examples/examples.ts';
import { placesOf, pointOf, serves, without, type Template } from './templates.ts';

const engine = createStandardEngine();
const templates = listed.templates as unknown as readonly Template[];
const named = templates.map(
  (template) => [[template.country, template.addon, template.title].filter(Boolean).join(' '), template] as const,
);

describe.each(named)('the template %s', (_, template) => {
  const point = pointOf(template);

  it('builds without a fault', () => {
    expect(serves(engine, template.document, point)).toBe(true);
  });

  it('has no member that could be left out (npm run tool -- templates)', () => {
    const spare = placesOf(template.document).filter((place) => {
      const less = without(template.document, place);
      return isJsonObject(less) && serves(engine, less, point);
    });
    expect(spare).toEqual([]);
  });
});

describe('the templates', () => {
  const has = (wanted: Partial<Template>) =>
    templates.some(({ country, addon, title }) =>
      Object.entries(wanted).every(([key, value]) => ({ country, addon, title })[key as 'title'] === value),
    );

  it.each(engine.catalogue.regimes().map(({ country }) => country))('have an invoice of %s', (country) => {
    expect(has({ country, title: 'Invoice' })).toBe(true);
  });

  it.each(engine.catalogue.addons().map(({ key }) => key))('have a document for %s', (addon) => {
    expect(has({ addon })).toBe(true);
  });

  it.each(['Invoice', 'Credit note', 'Order', 'Delivery note', 'Payment receipt', 'Status update'])(
    'have one of each type: %s',
    (title) => {
      expect(templates.filter((template) => template.title === title).length).toBeGreaterThan(40);
    },
  );
});

describe('the templates of what is no bill', () => {
  it.each(['Message', 'Party', 'Item', 'Food vouchers', 'Fuel account balance'])('have one: %s', (title) => {
    expect(templates.filter((template) => template.title === title)).toHaveLength(1);
  });
});

describe('the examples that are broken on purpose', () => {
  it.each(broken.map((template) => [template.title, template] as const))(
    '%s: breaks the one rule it says',
    (_, { breaks, document }) => {
      const { faults } = engine.inspect(
        { data: document as unknown as JsonObject, include: ['changes'] },
        goldenContext,
      );
      const grave = faults.filter(({ severity }) => severity === 'error' || severity === 'warning');
      expect(grave.map(({ code }) => code)).toEqual([breaks]);
    },
  );

  it('are forty at least, each of something else, and teach', () => {
    expect(broken.length).toBeGreaterThanOrEqual(40);
    expect(new Set(broken.map(({ title }) => title)).size).toBe(broken.length);
    expect(broken.filter(({ learn }) => !/^[A-Z].{20,}[.?]$/s.test(learn))).toEqual([]);
  });
});

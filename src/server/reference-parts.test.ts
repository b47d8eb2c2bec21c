import { expect, test } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { createApplication } from './application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext });

interface Answer {
  readonly rules?: readonly Rule[];
  readonly total?: number;
  readonly rule_sets?: readonly { key: string; total?: number; rules: readonly { code: string; terms: string[] }[] }[];
  readonly faults?: readonly object[];
  readonly message?: string;
}
interface Rule {
  readonly code: string;
  readonly place: string;
  readonly description: string;
  readonly origin: { readonly name?: string; readonly sets?: readonly string[] };
}

async function get(path: string): Promise<Answer & { readonly status: number }> {
  const response = await application.fetch(new Request(`http://localhost/v0${path}`));
  return { status: response.status, ...((await response.json()) as Answer) };
}

const setsOf = ({ origin }: Rule) => origin.sets ?? [origin.name ?? ''];

test('the list of rules is whole without a filter', async () => {
  const { rules = [], total } = await get('/rules');
  expect([rules.length > 7000, total]).toEqual([true, undefined]);
});

test.each<[string, string, (rule: Rule) => boolean]>([
  ['a rule set', 'set=xrechnung-3', (rule) => setsOf(rule).includes('xrechnung-3')],
  ['a rule set in capitals', 'set=XRECHNUNG-3', (rule) => setsOf(rule).includes('xrechnung-3')],
  ['a regime', 'set=es', ({ origin }) => origin.name === 'ES'],
  ['an addon', 'set=mx-cfdi-v4', ({ origin }) => origin.name === 'mx-cfdi-v4'],
  ['a term', 'term=BT-10', ({ place }) => place.split(', ').includes('BT-10')],
  ['both', 'set=xrechnung-3&term=bt-10', (rule) => setsOf(rule).includes('xrechnung-3') && /BT-10\b/.test(rule.place)],
])('it has the rules of %s only', async (_, query, fits) => {
  const whole = (await get('/rules')).rules ?? [];
  const { rules = [], total } = await get(`/rules?${query}`);
  expect([rules.length, total]).toEqual([whole.filter(fits).length, rules.length]);
  expect(rules.filter((rule) => !fits(rule))).toEqual([]);
  expect(rules.length).toBeGreaterThan(0);
});

test('its pages make up the whole, in every language', async () => {
  const { total = 0 } = await get('/rules?set=xrechnung-3');
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 50) }, (_, page) =>
      get(`/rules?set=xrechnung-3&limit=50&offset=${page * 50}`),
    ),
  );
  expect(pages.map((page) => page.total)).toEqual(pages.map(() => total));
  const codes = pages.flatMap(({ rules = [] }) => rules.map(({ code }) => code));
  expect(codes).toEqual(((await get('/rules?set=xrechnung-3')).rules ?? []).map(({ code }) => code));
  const spanish = (await get('/rules?set=xrechnung-3&limit=1&lang=es')).rules ?? [];
  expect([spanish.length, spanish[0]?.code]).toEqual([1, codes[0]]);
  expect(spanish[0]?.description).not.toBe(pages[0]?.rules?.[0]?.description);
  expect((await get('/rules?offset=999999')).rules).toEqual([]);
});

test.each<[string, string, number?]>([
  ['set=moon', '`moon`', 404],
  ['limit=0', '`limit`'],
  ['limit=1001', '`limit`'],
  ['limit=-1', '`limit`'],
  ['limit=ten', '`limit`'],
  ['offset=1.5', '`offset`'],
  ['trem=BT-10', 'is `term` meant?'],
  ['set=xrechnung-3&bogus', 'limit, offset, lang'],
])('refuses %s', async (query, name, expected = 400) => {
  for (const path of ['/rules', '/formats']) {
    const { status, message } = await get(`${path}?${query}`);
    expect(status).toBe(expected);
    expect(message).toContain(name);
  }
});

test('the list of formats has parts of the rules of each set, too', async () => {
  const { rule_sets: whole = [] } = await get('/formats');
  const { rule_sets: narrowed = [] } = await get('/formats?set=xrechnung-3&term=BT-10&limit=1');
  expect(narrowed.map(({ key, rules }) => [key, rules.length])).toEqual([['xrechnung-3', 1]]);
  const all = whole.find(({ key }) => key === 'xrechnung-3')?.rules ?? [];
  expect(narrowed[0]?.total).toBe(all.filter(({ terms }) => terms.includes('BT-10')).length);
  const { rule_sets: bare = [] } = await get('/formats?limit=1');
  expect(bare.length).toBe(whole.length);
  expect(Math.max(...bare.map(({ rules }) => rules.length))).toBe(1);
});

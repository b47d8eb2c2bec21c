import { describe, expect, it } from 'vitest';
import type { OperationContext } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { addressName, referenceHandlers } from './reference.ts';
import { translatorFor } from './translator-for.ts';

const context: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const engine = createStandardEngine();
const scope = { engine, context };
const { catalogue } = engine;

describe('what is looked up', () => {
  it.each(['note/message', 'note/message.json'])(
    'the schema %s comes by itself or with all that it refers to',
    async (path) => {
      const [object, bundle] = [catalogue.schema('note/message'), catalogue.schemaBundle('note/message')];
      expect(object).not.toEqual(bundle);
      expect(await referenceHandlers.getSchema({ path }, scope)).toEqual({ ok: true, value: object });
      expect(await referenceHandlers.getSchema({ path, bundle: true }, scope)).toEqual({ ok: true, value: bundle });
    },
  );

  it.each(['ES', 'es'])('the regime %s comes as it is published', async (code) => {
    expect(await referenceHandlers.getRegime({ code }, scope)).toEqual({ ok: true, value: catalogue.regime('ES') });
  });

  it.each(['eu-en16931-v2017', 'eu-en16931-v2017.json'])('the addon %s comes as it is published', async (key) => {
    const value = catalogue.addon('eu-en16931-v2017');
    expect(await referenceHandlers.getAddon({ key }, scope)).toEqual({ ok: true, value });
  });

  it('the rules of a code come with the sets that have them', async () => {
    const outcome = await referenceHandlers.getRule({ code: 'br-co-15' }, scope);
    const rules = outcome.ok ? outcome.value.rules : [];
    // ZATCA's version of the rule has the row of EN 16931.
    expect(rules.map(({ code, origin }) => [code, origin])).toContainEqual([
      'BR-CO-15',
      expect.objectContaining({ name: 'en16931', sets: expect.arrayContaining(['zatca']) as unknown }),
    ]);
  });

  it('the lists are those of the catalogue', async () => {
    expect(await referenceHandlers.listSchemas({}, scope)).toEqual({
      ok: true,
      value: { schemas: catalogue.schemas() },
    });
    expect(await referenceHandlers.listRegimes({}, scope)).toEqual({
      ok: true,
      value: { regimes: catalogue.regimes() },
    });
    expect(await referenceHandlers.listAddons({}, scope)).toEqual({ ok: true, value: { addons: catalogue.addons() } });
  });

  it.each<[search: string, language: string | undefined, code: string | undefined]>([
    ['br-de-15', undefined, 'BR-DE-15'],
    ['BUYER  reference must', undefined, 'BR-DE-15'],
    ['buyer unicorn', undefined, undefined],
    ['referencia comprador', 'es', 'BR-DE-15'],
    ['referencia comprador', undefined, undefined],
    ['buyer must', 'es', undefined],
  ])('rules are searched for %j in %s', async (search, language, code) => {
    const asked = await translatorFor(language);
    const translator = asked.ok ? asked.translator : undefined;
    const outcome = await referenceHandlers.listRules({ search, limit: 1000 }, { ...scope, translator });
    const codes = outcome.ok ? outcome.value.rules.map((rule) => rule.code) : [];
    if (code === undefined) expect(codes).toEqual([]);
    else expect(codes).toContain(code);
    expect(codes.length).toBeLessThan(200);
  });

  it('a search of more than 200 characters is refused', async () => {
    expect(await referenceHandlers.listRules({ search: 'x'.repeat(201) }, scope)).toMatchObject({
      ok: false,
      error: { key: 'input', message: '`search` takes at most 200 characters.' },
    });
  });

  it.each([
    ['ASSAY-DRAFT', 'a code of Assay', '/guide/codes/index.html#ASSAY-DRAFT'],
    ['assay-calc-rate', 'a code of Assay', '/guide/codes/index.html#ASSAY-CALC-RATE'],
    ['ASSAY-XYZ', 'no rule', '`ASSAY-XYZ`'],
    ['1100', 'a code of', '`POST /v0/refusal`'],
  ])('the code %s, which is no rule, leads to the place that explains it', async (code, what, where) => {
    const outcome = await referenceHandlers.getRule({ code }, scope);
    expect(outcome).toMatchObject({ ok: false, error: { key: 'not-found' } });
    const message = outcome.ok ? '' : outcome.error.message;
    expect(message).toContain(what);
    expect(message).toContain(where);
  });

  it.each([
    ['schema', () => referenceHandlers.getSchema({ path: 'note/none.json' }, scope), 'note/none'],
    ['schema', () => referenceHandlers.getSchema({ path: '.json' }, scope), ''],
    ['regime', () => referenceHandlers.getRegime({ code: 'zz' }, scope), 'zz'],
    ['addon', () => referenceHandlers.getAddon({ key: 'none' }, scope), 'none'],
    ['rule', () => referenceHandlers.getRule({ code: 'NONE' }, scope), 'NONE'],
  ])('a %s that does not exist is named in the refusal', async (kind, look, name) => {
    const outcome = await look();
    expect(outcome).toMatchObject({
      ok: false,
      error: { key: 'not-found', message: `There is no ${kind} \`${name}\`.` },
    });
  });
});

it.each([
  ['getRegime', { code: 'es' }, { code: 'ES' }, true],
  ['getRegime', { code: 'es' }, { code: 'FR' }, false],
  ['getSchema', { path: 'a.json' }, { path: 'a' }, true],
  ['getSchema', { path: 'a', bundle: true }, { path: 'a' }, false],
  ['getSchema', { path: 'A' }, { path: 'a' }, false],
  ['getAddon', { key: 'a.json' }, { key: 'a' }, true],
  ['getRule', { code: 'br-1' }, { code: 'BR-1' }, true],
] as const)('%s of %o and of %o have one name: %s', (id, params, other, same) => {
  expect(addressName(id, params) === addressName(id, other)).toBe(same);
});

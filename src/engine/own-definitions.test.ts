import { describe, expect, it } from 'vitest';
import { createEngine } from './create-engine.ts';
import { defineNormaliser } from './core/normalise/normaliser.ts';
import { bePresent } from './core/rules/constraints.ts';
import { defineRules } from './core/rules/define-rules.ts';
import { defineType } from './core/schema/object-type.ts';
import { defineAddon } from './core/tax/addon.ts';
import { defineRegime } from './core/tax/regime.ts';
import { Invoice } from './documents/bill/invoice.ts';
import { Message } from './documents/note/message.ts';
import { Party } from './documents/org/party.ts';
import type { OwnDefinitions } from './own-definitions.ts';
import { withDefinitions } from './own-definitions.ts';
import { standardParts } from './standard.ts';

const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019bc1a2-2e00-7000-8000-000000000001' };
const row = { at: 'title', must: bePresent, say: 'Our messages have a title', uncited: 'a rule of the house' } as const;
const titled = (family = 'HOUSE-MESSAGE') => defineRules(Message, family, { '01': row }, { own: true });
const house = defineAddon({ key: 'xx-house-v1', name: { en: 'House' } });
const shout = defineNormaliser<Party>(Party, (party) =>
  party.name === party.name?.toUpperCase() ? party : { ...party, name: party.name?.toUpperCase() },
);
const elsewhere = defineRegime({
  country: 'LU',
  name: { en: 'Our Luxembourg' },
  timeZone: 'Europe/Luxembourg',
  currency: 'CHF',
  categories: [],
});

describe('definitions of one’s own', () => {
  const engine = createEngine(
    withDefinitions(standardParts, { addons: [house], rules: [titled()], normalisers: [shout], regimes: [elsewhere] }),
  );
  const message = { $schema: 'https://gobl.org/draft-0/note/message', content: 'hello' } as const;

  it('judge and change documents', () => {
    expect(engine.build({ data: message }, context)).toMatchObject({
      ok: false,
      error: { faults: [{ code: 'ASSAY-HOUSE-MESSAGE-01', properties: ['$.title'] }] },
    });
    expect(engine.build({ data: { ...message, title: 'A' } }, context)).toMatchObject({ value: { title: 'A' } });
    const party = { $schema: 'https://gobl.org/draft-0/org/party', name: 'Ada' } as const;
    expect(engine.build({ data: party }, context)).toMatchObject({ value: { name: 'ADA' } });
  });

  it('are listed beside those of the engine, or in place of them', () => {
    const { catalogue } = engine;
    expect(catalogue.addons().map(({ key }) => key)).toContain('xx-house-v1');
    expect(catalogue.addons()).toHaveLength(standardParts.addons.length + 1);
    expect(catalogue.rule('ASSAY-HOUSE-MESSAGE-01')).toMatchObject([{ origin: { kind: 'core' } }]);
    expect(catalogue.regimes()).toHaveLength(standardParts.regimes.length);
    expect(catalogue.regime('LU')).toMatchObject({ currency: 'CHF' });
  });

  it('change no other engine', () => {
    expect(createEngine(standardParts).catalogue.rule('ASSAY-HOUSE-MESSAGE-01')).toEqual([]);
  });
});

describe('a mistake that would let documents pass in silence is reported', () => {
  const Stray = defineType('note/message', { about: 'A message of another copy.', fields: {} });
  const Unknown = defineType('xx/thing', { about: 'A type that no document has.', fields: {} });
  it.each<[string, unknown, RegExp]>([
    ['no definitions', undefined, /are an object/],
    ['a list', [house], /are an object/],
    ['a member that is unknown', { rule: [titled()] }, /regimes, addons, rules, normalisers, not rule$/],
    ['one definition that is no list', { rules: titled() }, /rules of definitions are a list/],
    ['a regime that is none', { regimes: [{ country: 'LU' }] }, /defineRegime/],
    ['an addon that is none', { addons: [elsewhere] }, /defineAddon/],
    ['an addon of ours', { addons: [defineAddon({ key: 'es-verifactu-v1', name: { en: 'X' } })] }, /es-verifactu-v1/],
    ['an addon twice', { addons: [house, house] }, /xx-house-v1/],
    ['rules about a type of another copy', { rules: [defineRules(Stray, 'X', {})] }, /note\.Message/],
    [
      'such rules of an addon',
      { addons: [defineAddon({ key: 'xx-a-v1', name: { en: 'A' }, rules: [defineRules(Stray, 'X', {})] })] },
      /note\.Message/,
    ],
    ['a normaliser of such a type', { normalisers: [defineNormaliser(Stray, (given) => given)] }, /note\.Message/],
    [
      'rules about a type of nobody',
      { rules: [defineRules(Unknown, 'X', {})] },
      /The rules X are about a type xx\.Thing/,
    ],
    ['a normaliser of nobody’s type', { normalisers: [defineNormaliser(Unknown, (given) => given)] }, /type xx\.Thing/],
    ['a code twice', { rules: [titled(), titled()] }, /ASSAY-HOUSE-MESSAGE-01/],
    ['a code of ours', { rules: [defineRules(Invoice, 'BILL-INVOICE', { '05': { ...row, at: 'supplier' } })] }, /-05/],
  ])('%s', (_, own, message) => {
    expect(() => withDefinitions(standardParts, own as OwnDefinitions)).toThrow(message);
  });
});

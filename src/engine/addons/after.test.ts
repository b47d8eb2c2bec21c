import { expect, it } from 'vitest';
import { coreParts } from '../core-parts.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { DocumentReader } from '../core/schema/reader.ts';
import { Party } from '../documents/org/party.ts';
import { TaxCombo } from '../documents/tax/set.ts';
import { engineCore } from '../engine-core.ts';
import { regimes } from '../regimes/index.ts';
import { addons } from './index.ts';

const core = engineCore({ ...coreParts, regimes, addons });

function normalised(type: AnyKind, keys: readonly string[], value: Json): Json {
  const decoded = type.decode(value, new DocumentReader(core.typeOf));
  const scope = { regime: '', addons: keys, knowledge: core.knowledge };
  return type.encode(core.normalisePlan('', keys).apply(type, decoded, scope));
}

it('every regime and addon comes after others that exist', () => {
  const names = [...regimes.map(({ country }) => country), ...addons.map(({ key }) => key)];
  const waitedFor = [...regimes, ...addons].flatMap(({ after = [] }) => after);
  expect(waitedFor.filter((name) => !names.includes(name))).toEqual([]);
});

it.each<[string, AnyKind, readonly string[], Json, object]>([
  [
    'the reason of exemption on a ticket gives the key before SDI takes a tax without one as standard',
    TaxCombo,
    ['it-sdi-v1', 'it-ticket-v1'],
    { cat: 'VAT', ext: { 'it-ticket-exempt': 'N3' } },
    { key: 'export', ext: { 'it-ticket-exempt': 'N3', 'it-sdi-exempt': 'N3.1' } },
  ],
  [
    'the reason of exemption on a ticket gives the key before EN 16931 derives its category',
    TaxCombo,
    ['eu-en16931-v2017', 'it-ticket-v1'],
    { cat: 'VAT', ext: { 'it-ticket-exempt': 'N3' } },
    { key: 'export', ext: { 'it-ticket-exempt': 'N3', 'untdid-tax-category': 'G' } },
  ],
  [
    'a Polish tax without key has no position in the summary, although EN 16931 gives it a key then',
    TaxCombo,
    ['eu-en16931-v2017', 'pl-favat-v3'],
    { cat: 'VAT', rate: 'general' },
    { key: 'standard', ext: expect.not.objectContaining({ 'pl-favat-tax-category': '1' }) as object },
  ],
  [
    'a French inbox is one of Peppol before EN 16931 makes endpoints of those',
    Party,
    ['eu-en16931-v2017', 'fr-ctc-flow6-v1'],
    { name: 'A', inboxes: [{ scheme: '0225', code: '356000000' }] },
    { endpoints: [{ uri: 'iso6523-actorid-upis::0225:356000000' }] },
  ],
])('%s', (_, type, keys, value, expected) => {
  expect(normalised(type, keys, value)).toMatchObject(expected);
  expect(normalised(type, keys.toReversed(), value)).toMatchObject(expected);
});

it.each(['es-sii-v1', 'es-tbai-v1', 'es-verifactu-v1', 'fr-ctc-flow10-v1', 'gr-mydata-v1', 'it-sdi-v1'])(
  'a Polish tax without key has no position in the summary, although %s takes it as standard then',
  (key) => {
    const combo = normalised(TaxCombo, [key, 'pl-favat-v3'], { cat: 'VAT', rate: 'general' }) as JsonObject;
    expect(combo['key']).toBe('standard');
    expect(Object.keys((combo['ext'] ?? {}) as JsonObject)).not.toContain('pl-favat-tax-category');
  },
);

import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import type { AnyKind } from '../core/schema/kind.ts';
import { isObjectType } from '../core/schema/object-type.ts';
import { schemaBundle, schemaDocument } from '../core/schema/schema-document.ts';
import { documentTypes } from './types.ts';

const published = documentTypes.flatMap((kind) => (kind.named ? [{ kind, named: kind.named }] : []));

describe('the published types', () => {
  test('are 88, each with an id and a name of its own', () => {
    expect(published).toHaveLength(88);
    expect(new Set(published.map(({ named }) => named.id)).size).toBe(88);
    expect(new Set(published.map(({ named }) => named.name)).size).toBe(88);
  });

  test('describe themselves and all their members in words', () => {
    const silent = published.flatMap(({ kind, named }) => {
      const members = isObjectType(kind) ? kind.members.filter(({ field }) => field.about.length < 5) : [];
      return [...(named.about.length < 5 ? [named.id] : []), ...members.map(({ name }) => `${named.id} ${name}`)];
    });
    expect(silent).toEqual([]);
  });

  test('list unreleased members only on request', () => {
    const names = (pending: boolean) =>
      new Set(published.flatMap(({ named }) => Object.keys(schemaBundle(named, pending)['$defs'] as JsonObject)));
    const released = names(false);
    expect([...names(true)].filter((name) => !released.has(name)).sort()).toEqual([
      'tax.Filter',
      'tax.ThresholdDef',
      'tax.ThresholdValueDef',
    ]);
    for (const { named } of published)
      expect(Object.keys(schemaDocument(named)['$defs'] as JsonObject).filter((name) => !released.has(name))).toEqual(
        [],
      );
  });

  // Shows fields that disappear or change their kind; update the snapshot only on purpose.
  test('keep their fields', async () => {
    await expect(published.map(({ kind, named }) => fingerprint(named.id, kind)).join('\n')).toMatchFileSnapshot(
      'types.fingerprint.txt',
    );
  });
});

describe('the schema of every type', () => {
  // Each is compiled once and never used, so nothing is gained by optimising.
  const ajv = new Ajv2020({ strict: false, allErrors: false, unicodeRegExp: false, code: { optimize: false } });
  addFormats(ajv);

  test.each(published.map(({ named }) => [named.id, named] as const))('%s compiles when bundled', (_, named) => {
    expect(() => ajv.compile({ ...schemaBundle(named), $id: `test:${named.id}` })).not.toThrow();
  });

  test.each(published.map(({ named }) => [named.id, named] as const))(
    '%s bundles with nothing left outside',
    (_, named) => {
      expect(JSON.stringify(schemaBundle(named))).not.toContain('"$ref":"https://');
    },
  );

  test('is served with the dialect, its id and a reference to its own definition', () => {
    const line = published.find(({ named }) => named.id === 'bill/line');
    const schema = line ? schemaDocument(line.named) : {};
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://gobl.org/draft-0/bill/line',
      $ref: '#/$defs/bill.Line',
    });
    expect(Object.keys(schema['$defs'] as JsonObject)).toEqual([
      'bill.Line',
      'bill.LineCharge',
      'bill.LineDiscount',
      'bill.SubLine',
    ]);
  });
});

/** One line per type: its members in order, `!` for always printed, with their kinds. */
function fingerprint(id: string, kind: AnyKind): string {
  if (!isObjectType(kind)) return `${id}: ${kind.shape} of ${kind.words.text}`;
  const members = kind.members.map(({ name, field }) => `${name}${field.always ? '!' : ''}=${nameOf(field.kind)}`);
  return `${id}: ${members.join(' ')}`;
}

function nameOf(kind: AnyKind): string {
  if (kind.named) return kind.named.name;
  return kind.entry
    ? `${kind.shape}(${nameOf(kind.entry)})`
    : kind.words.text.replace(/^an? /, '').replaceAll(' ', '-');
}

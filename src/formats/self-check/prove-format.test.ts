import { beforeAll, describe, expect, it } from 'vitest';
import type { Format } from '../catalogue/format.ts';
import { FORMATS } from '../catalogue/formats.ts';
import { importerOf } from '../reading/importer.ts';
import { KSEF_TABLES } from '../ksef/ksef-tables.ts';
import { MemberTables } from '../members/member-tables.ts';
import { NATIONAL_FORMATS } from '../national/national-formats.ts';
import { FormatCheckError } from './prove-format.ts';

const reading = (format: Format) => importerOf([format]).prepareImport({ data: format.proof.text }, () => true);

const troublesOf = (format: Format) => {
  try {
    reading(format);
    return [];
  } catch (thrown) {
    if (thrown instanceof FormatCheckError) return thrown.troubles;
    throw thrown;
  }
};

beforeAll(async () => {
  for (const { members } of NATIONAL_FORMATS) await members.load();
});

describe.each(FORMATS)('the format $key', (format) => {
  it('reads its own proof rightly, and then other documents', () => {
    expect(reading(format).ok).toBe(true);
  });

  it('is believed by nobody if it reads a value otherwise, however often it is asked', () => {
    const proof = { ...format.proof, values: { ...format.proof.values, '$.code': 'other' } };
    const wrong: Format = { ...format, proof };
    const trouble = { check: `${format.key}: $.code`, expected: 'other', found: format.proof.values['$.code'] };
    expect([troublesOf(wrong), troublesOf(wrong)]).toEqual([[trouble], [trouble]]);
  });

  it('is not believed if its table is lost', () => {
    const places = Object.keys(format.proof.values).map((path) => `${format.key}: ${path}`);
    const [root] = format.table.roots;
    const members = new MemberTables(async () => []);
    members.give(KSEF_TABLES.map((table) => ({ ...table, rows: [] })));
    const wrong: Format = {
      ...format,
      table: { ...format.table, roots: [{ ...root, rows: [] }] },
      ...(format.members && { members }),
    };
    expect(troublesOf(wrong).map(({ check }) => check)).toEqual(expect.arrayContaining(places.slice(0, 2)));
  });
});

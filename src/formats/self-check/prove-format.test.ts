import { describe, expect, it } from 'vitest';
import { CII_FORMAT } from '../cii/cii-format.ts';
import type { Format } from '../format.ts';
import { importerOf } from '../importer.ts';
import { UBL_FORMAT } from '../ubl/ubl-format.ts';
import { FormatCheckError } from './prove-format.ts';

const reading = (format: Format) => importerOf([format]).prepareImport({ data: format.proof?.text ?? '' }, () => true);

const troublesOf = (format: Format) => {
  try {
    reading(format);
    return [];
  } catch (thrown) {
    if (thrown instanceof FormatCheckError) return thrown.troubles;
    throw thrown;
  }
};

describe.each([UBL_FORMAT, CII_FORMAT])('the format $key', (format) => {
  it('reads its own proof rightly, and then other documents', () => {
    expect(reading(format).ok).toBe(true);
  });

  it('is believed by nobody if it reads a value otherwise, however often it is asked', () => {
    const proof = { text: format.proof?.text ?? '', values: { '$.code': 'F-2', '$.currency': 'EUR' } };
    const wrong: Format = { ...format, proof };
    const trouble = { check: `${format.key}: $.code`, expected: 'F-2', found: 'F-1' };
    expect([troublesOf(wrong), troublesOf(wrong)]).toEqual([[trouble], [trouble]]);
  });

  it('is not believed if its table is lost', () => {
    const places = Object.keys(format.proof?.values ?? {}).map((path) => `${format.key}: ${path}`);
    const [root] = format.table.roots;
    const wrong: Format = { ...format, table: { ...format.table, roots: [{ ...root, rows: [] }] } };
    expect(troublesOf(wrong).map(({ check }) => check)).toEqual(expect.arrayContaining(places.slice(0, 2)));
  });
});

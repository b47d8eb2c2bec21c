import { describe, expect, it } from 'vitest';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { fault } from '../testing/service.ts';
import { problemsOf } from './problem.ts';
import { sentenceOf } from './problem-words.ts';

const text = '{\n  "lines": [\n    { "quantity": "1", "item": {} }\n  ]\n}';

describe('placing problems', () => {
  it('puts a missing field at its parent', () => {
    const [problem] = problemsOf(parseJson(text), [fault()]);
    expect(problem).toMatchObject({ line: 3, column: 24 });
  });

  it('quotes a value as its author wrote it, and none that is not there', () => {
    const written = '{ "tax_id": { "code": "b-85.412  071" } }';
    const about = (path: string) =>
      problemsOf(parseJson(written), [fault({ properties: [path], value: 'B85412071' })])[0];
    expect(about('$.tax_id.code')?.written).toBe('"b-85.412 071"');
    expect(about('$.tax_id')?.written).toBe('{ "code": "b-85.412 071" }');
    expect(about('$.tax_id.country')?.written).toBeUndefined();
    const long = problemsOf(parseJson(`{ "a": "${'x'.repeat(500)}" }`), [fault({ properties: ['$.a'] })])[0];
    expect(long?.written).toHaveLength(160);
  });

  it('has the stretch of text that is marked: of a misspelt member its name', () => {
    const [problem] = problemsOf(parseJson('{\n  "suplier": {}\n}'), [
      fault({ code: 'ASSAY-LINT-UNKNOWN-FIELD', properties: ['$.suplier'] }),
    ]);
    expect(problem).toMatchObject({ line: 2, column: 3, range: { start: 4, end: 13 } });
  });

  it('gives two faults of one rule at one place different keys', () => {
    const keys = problemsOf(parseJson(text), [fault(), fault()]).map(({ key }) => key);
    expect(keys).toEqual(['GOBL-ORG-ITEM-01 $.lines[0].item.name', 'GOBL-ORG-ITEM-01 $.lines[0].item.name 2']);
  });

  it('has the fixes of the engine, by their paths', () => {
    const edits = [{ op: 'remove', path: '$.lines' }] as const;
    const fixes = [{ title: 'Remove it', safe: true, edits }];
    expect(problemsOf(parseJson(text), [fault({ fixes })])[0]?.fixes).toEqual([
      { title: 'Remove it', safe: true, edits, textEdits: [] },
    ]);
  });

  it('puts trouble with the JSON where it stands', () => {
    const [problem] = problemsOf(parseJson('{\n  "a": 1,\n}'), []);
    expect(problem).toMatchObject({ line: 2, severity: 'error', fixes: [{ title: 'Remove the comma' }] });
  });

  it('copies as a sentence', () => {
    const [problem] = problemsOf(parseJson(text), [fault()]);
    expect(problem && sentenceOf(problem)).toBe(
      'Line 3 at $.lines[0].item.name: Every item needs a name (GOBL-ORG-ITEM-01).',
    );
  });

  it.each([
    ['No. 3 is missing.', 'No. 3 is missing'],
    ['No. 3 is missing', 'No. 3 is missing'],
    ['Wait...', 'Wait..'],
  ])('copies %j as a sentence with one end', (description, sentence) => {
    const [problem] = problemsOf(parseJson(text), [fault({ description, properties: [] })]);
    expect(problem && sentenceOf(problem)).toBe(`Line 1: ${sentence} (GOBL-ORG-ITEM-01).`);
  });
});

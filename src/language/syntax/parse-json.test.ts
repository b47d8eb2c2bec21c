import { describe, expect, it } from 'vitest';
import { parseJson, parseJsonInSteps } from './parse-json.ts';
import { toJson } from './to-json.ts';

/** The faults, each as its characters and its code without the family. */
function faultsOf(text: string): string[] {
  return parseJson(text).faults.map(
    (fault) => `${text.slice(fault.start, fault.end)} ${fault.code.replace('ASSAY-SYNTAX-', '')}`,
  );
}

function mended(text: string): string {
  const edits = parseJson(text).faults.flatMap((fault) => fault.fix?.edits ?? []);
  return edits.reduceRight((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text);
}

it('reports endless nesting once, however many brackets there are', () => {
  for (const text of ['['.repeat(1_000_000), '[[1,'.repeat(200_000), '{"a":'.repeat(200_000), '[ '.repeat(300_000)]) {
    expect(parseJson(text).faults.length).toBeLessThan(1_000);
  }
});

describe('parseJson', () => {
  it('reads sound JSON as JSON.parse does', () => {
    const text = '{"a": [1, -2.50, 1e3, true, null, "\\u00e9\\n\\"", {}], "b": {"c": []}}';
    const tree = parseJson(text);
    expect(tree.faults).toEqual([]);
    expect(JSON.parse(JSON.stringify(toJson(tree.root)))).toEqual(JSON.parse(text));
  });

  it.each([
    ['a trailing comma in an object', '{"a": 1,}', [', COMMA']],
    ['a trailing comma in a list', '[1, 2,]', [', COMMA']],
    ['a doubled comma', '{"a": 1,, "b": 2}', [', COMMA']],
    ['a missing comma', '{"a": "x"\n "b": 2}', ['" COMMA']],
    ['a line comment', '{"a": 1 // why\n}', ['// why COMMENT']],
    ['a block comment', '{/* why */"a": 1}', ['/* why */ COMMENT']],
    ['a hash comment', '# why\r\n{"a": 1}', ['# why COMMENT']],
    ['a decimal comma', '{"a": 10,00, "b": 1}', ['10,00 NUMBER']],
    ['a decimal comma with thousands', '{"a": 1.234,50\n}', ['1.234,50 NUMBER']],
    ['a number that begins with a point', '{"a": .5}', ['.5 NUMBER']],
    ['a number with leading zeros', '{"a": 007}', ['007 NUMBER']],
    ['a missing closing quote', '{"a": "x,\n "b": 1}', ['"x QUOTE']],
    ['a missing opening quote', '{"a": x", "b": 1}', ['x" QUOTE']],
    ['a key without its opening quote', '{a": 1}', ['a" QUOTE']],
    ['a key without its closing quote', '{"a: 1, "b": 2}', ['"a QUOTE']],
    ['a key without quotes', '{a: 1}', ['a QUOTE']],
    ['single quotes', "{'a': 1}", ["'a' QUOTE"]],
    ['typographic quotes', '{“a”: 1}', ['“a” QUOTE']],
    ['a bare word', '{"a": EUR}', ['EUR QUOTE']],
    ['a bare date', '{"a": 2026-01-15, "b": 1}', ['2026-01-15 QUOTE']],
    ['a foreign literal', '{"a": None, "b": True}', ['None VALUE', 'True VALUE']],
    ['a missing colon', '{"a" 1}', ['"a" COLON']],
    ['a missing value', '{"a": , "b": 1}', ['"a": VALUE']],
    ['a missing value before the next name', '{"a": \n"b": 1}', ['"a": VALUE', ': COMMA']],
    ['a missing value and colon before the next name', '{"a"\n"b": 1}', ['"a" VALUE', '" COMMA']],
    ['a key alone', '{"a"}', ['"a" VALUE']],
    ['an unclosed list', '{"a": [1, 2}', ['[ BRACKET']],
    ['an unclosed object', '{"a": {"b": 1}', ['{ BRACKET']],
    ['a foreign bracket', '{"a": 1]}', ['] BRACKET']],
    ['a doubled member', '{"a": 1, "a": 2}', ['"a" DUPLICATE']],
    ['an unknown escape', '{"a": "C:\\dir"}', ['\\d ESCAPE']],
    ['text after the end', '{} x\ny', ['x EXTRA']],
    ['something else altogether', '<Invoice/>', ['<Invoice START']],
    ['nothing', '  ', [' EMPTY']],
  ])('places %s', (_, text, expected) => {
    expect(faultsOf(text)).toEqual(expected);
  });

  it.each([
    '{"a": 1,}',
    '{"a": "x"\n "b": 2}',
    '{"a": 10,00, /* c */ "b": 1}',
    '{"a": "x,\n "b": 1}',
    '{"a: 1, "b": 2}',
    "{'it': 'isn\"t', b: .5}",
    '{"a": 2026-01-15, "b": None}',
    '{"a" 1}',
    '{"a": "C:\\Temp"}',
  ])('offers fixes that together make %s sound', (text) => {
    expect(parseJson(mended(text)).faults).toEqual([]);
    expect(() => void JSON.parse(mended(text))).not.toThrow();
  });

  it.each([
    [
      '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">',
      'This is a UBL invoice (XML), not JSON',
    ],
    ['a,b\n1,2', 'The text begins with `a,b`, not with `{` as a document in JSON does'],
    [
      '`Dear` customer, this is your invoice',
      'The text begins with `Dear customer, this…`, not with `{` as a document in JSON does',
    ],
  ])('says what %s is', (text, message) => {
    expect(parseJson(text).faults[0]?.message).toBe(message);
  });

  it('marks an XML document on its first element', () => {
    const text = '<?xml version="1.0"?>\n<!-- <a> -->\n<ubl:Invoice xmlns:ubl="x">';
    const [fault] = parseJson(text).faults;
    expect(fault && text.slice(fault.start, fault.end)).toBe('<ubl:Invoice');
  });

  it('keeps what stands around a mistake', () => {
    const tree = parseJson('{"a": {"b": [1, {"c": }]}, "d": tru, "e": "last"}');
    expect(JSON.parse(JSON.stringify(toJson(tree.root)))).toEqual({ a: { b: [1, {}] }, d: 'tru', e: 'last' });
  });

  it('takes the next name for no value', () => {
    const tree = parseJson('{"a": \n"b": 1, "c" "d": {"e": "f" : 2}}');
    expect(JSON.parse(JSON.stringify(toJson(tree.root)))).toEqual({ b: 1, d: { f: 2 } });
  });

  it('survives every prefix of a document', () => {
    const text = '{"a": [1, {"b": "x\\u0041"}], // c\n "d": -1.5e3}';
    for (let length = 0; length <= text.length; length++) {
      const tree = parseJson(text.slice(0, length));
      for (const fault of tree.faults) expect(fault.end).toBeLessThanOrEqual(length);
    }
  });

  it('survives nesting that no document has', () => {
    expect(parseJson('[{"a":'.repeat(5000)).faults.map((fault) => fault.code)).toContain('ASSAY-SYNTAX-DEPTH');
  });

  it('reads 10,000 lines', () => {
    const line = '  { "quantity": "10", "item": { "name": "Hour of work", "price": "90.00" }, "taxes": [] }';
    const text = `{"lines": [\n${Array.from({ length: 10_000 }, () => line).join(',\n')}\n]}`;
    expect(parseJson(text).faults).toEqual([]);
  });
});

describe('parseJsonInSteps', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ a: [index, 'x'], b: { c: [[]] } }));

  it.each<[string, string, number]>([
    ['a text of one step', '{ "a": [1, 2] }', 0],
    ['a list', JSON.stringify(rows(4000)), 3],
    ['lists in objects in lists', JSON.stringify({ a: [{ b: rows(2000) }, { c: rows(2000) }] }), 3],
    ['a long text of trouble', `[${'1 "a" : } ,'.repeat(12_000)}`, 3],
  ])('reads %s in steps as parseJson does at once', (_, text, rests) => {
    const reading = parseJsonInSteps(text);
    let rested = 0;
    let step = reading.next();
    while (!step.done) {
      rested += 1;
      step = reading.next();
    }
    expect(rested).toBe(rests);
    expect(step.value).toEqual(parseJson(text));
  });
});

import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../edits/apply-edits.ts';
import { parseJson } from './parse-json.ts';
import { memberOf, valueOf } from './tree.ts';

/** The first value of a text, its meaning, its position, and the text after all fixes. */
function reading(text: string): { value: unknown; written: string; mended: string; faults: number } {
  const { root, faults } = parseJson(text);
  const node = root?.kind === 'object' ? valueOf(root, 'a') : root?.kind === 'array' ? root.items[0] : root;
  const value = node?.kind === 'number' ? Number(node.text) : node && 'value' in node ? node.value : undefined;
  return {
    value,
    written: node ? text.slice(node.start, node.end) : '',
    mended: applyTextEdits(
      text,
      faults.flatMap(({ fix }) => fix?.edits ?? []),
    ),
    faults: faults.length,
  };
}

describe('a bare word as a value', () => {
  it.each<[string, unknown, string, string]>([
    ['{"a": true}', true, 'true', '{"a": true}'],
    ['{"a": false}', false, 'false', '{"a": false}'],
    ['{"a": null}', null, 'null', '{"a": null}'],
    ['{"a": TRUE}', true, 'TRUE', '{"a": true}'],
    ['{"a": False, "b": 1}', false, 'False', '{"a": false, "b": 1}'],
    ['{"a": None}', null, 'None', '{"a": null}'],
    ['{"a": nil}', null, 'nil', '{"a": null}'],
    ['{"a": undefined}', null, 'undefined', '{"a": null}'],
    ['{"a": NaN}', null, 'NaN', '{"a": null}'],
    ['{"a": none}', 'none', 'none', '{"a": "none"}'],
    ['{"a": EUR}', 'EUR', 'EUR', '{"a": "EUR"}'],
    ['{"a": Brake pads  , "b": 1}', 'Brake pads', 'Brake pads', '{"a": "Brake pads"  , "b": 1}'],
    ['{"a": Brake pads\n}', 'Brake pads', 'Brake pads', '{"a": "Brake pads"\n}'],
    ['{"a": Brake pads\r\n}', 'Brake pads', 'Brake pads', '{"a": "Brake pads"\r\n}'],
    ['{"a": it\'s: so}', "it's: so", "it's: so", '{"a": "it\'s: so"}'],
    ['{"a": C:\\Temp}', 'C:\\Temp', 'C:\\Temp', '{"a": "C:\\\\Temp"}'],
    ['[x]', 'x', 'x', '["x"]'],
    ['[é😀]', 'é😀', 'é😀', '["é😀"]'],
    ['{"a": https://x/y}', 'https://x/y', 'https://x/y', '{"a": "https://x/y"}'],
  ])('%s', (text, value, written, mended) => {
    expect(reading(text)).toMatchObject({ value, written, mended });
    expect(() => JSON.parse(mended) as unknown).not.toThrow();
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'VALUEOF'])(
    'is text, also when it is called %s',
    (word) => {
      expect(reading(`{"a": ${word}}`)).toMatchObject({ value: word, mended: `{"a": "${word}"}`, faults: 1 });
    },
  );
});

describe('a number', () => {
  it.each<[string, number | string, string, string]>([
    ['{"a": 10.50}', 10.5, '10.50', '{"a": 10.50}'],
    ['{"a": 10,5}', 10.5, '10,5', '{"a": "10.5"}'],
    ['{"a": 10,5 , "b": 1}', 10.5, '10,5', '{"a": "10.5" , "b": 1}'],
    ['{"a": 10,5', 10.5, '10,5', '{"a": "10.5"'],
    ['{"a": 1.234.567,89\n}', 1234567.89, '1.234.567,89', '{"a": "1234567.89"\n}'],
    ['{"a": 1 234,5}', 1234.5, '1 234,5', '{"a": "1234.5"}'],
    ['{"a": 10,50,\n"b": 1}', 10.5, '10,50', '{"a": "10.50",\n"b": 1}'],
    ['{"a": +1}', 1, '+1', '{"a": 1}'],
    ['{"a": -.5}', -0.5, '-.5', '{"a": -0.5}'],
    ['{"a": 5.}', 5, '5.', '{"a": 5}'],
    ['{"a": -007.10}', -7.1, '-007.10', '{"a": -7.10}'],
    ['{"a": 00}', 0, '00', '{"a": 0}'],
    ['{"a": 1.5.2}', '1.5.2', '1.5.2', '{"a": "1.5.2"}'],
    ['{"a": 10%}', '10%', '10%', '{"a": "10%"}'],
    ['{"a": 2026-01-15}', '2026-01-15', '2026-01-15', '{"a": "2026-01-15"}'],
  ])('%s', (text, value, written, mended) => {
    expect(reading(text)).toMatchObject({ value, written, mended });
  });

  it('in a list has no decimal comma: its items may be numbers', () => {
    expect(parseJson('[10,50]')).toMatchObject({ root: { items: [{ text: '10' }, { text: '50' }] }, faults: [] });
  });

  it('ends at a comma that begins the next member', () => {
    const { root, faults } = parseJson('{"a": 10,50: 1}');
    expect(memberOf(root, 'a')?.value).toMatchObject({ kind: 'number', text: '10' });
    expect(memberOf(root, '50')).toBeDefined();
    expect(faults).toHaveLength(1);
  });

  it('is quoted in short when it is long', () => {
    const [fault] = parseJson(`{"a": 0${'1'.repeat(60)}}`).faults;
    expect(fault?.message).toContain(`0${'1'.repeat(38)}…`);
    expect(fault?.message).not.toContain('1'.repeat(40));
    expect(fault?.fix?.edits[0]?.text).toBe('1'.repeat(60));
    expect(parseJson(`{"a": 0${'1'.repeat(39)}}`).faults[0]?.message).toContain(`0${'1'.repeat(39)}\``);
  });
});

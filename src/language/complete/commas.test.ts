import { expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { commasAround } from './commas.ts';

/** The text with a new entry between the marks and the commas it needs. */
function entered(marked: string): string {
  const [head = '', old = '', tail = ''] = marked.split('|');
  const text = head + old + tail;
  const { before, after } = commasAround(parseJson(text), { start: head.length, end: head.length + old.length });
  const [comma] = before;
  if (before.length > 1 || (comma && (comma.start !== comma.end || comma.text !== ','))) return 'more than a comma';
  const start = comma ? head.slice(0, comma.start) + comma.text + head.slice(comma.start) : head;
  return `${start}NEW${after}${tail}`;
}

it.each([
  ['[||]', '[NEW]'],
  ['[1 ||]', '[1, NEW]'],
  ['[1, ||]', '[1, NEW]'],
  ['[||1]', '[NEW,1]'],
  ['[|| , 1]', '[NEW , 1]'],
  ['[1 || 2]', '[1, NEW, 2]'],
  ['[1, || 2]', '[1, NEW, 2]'],
  ['[1, |old|, 2]', '[1, NEW, 2]'],
  ['[1 |old| 2]', '[1, NEW, 2]'],
  ['{||}', '{NEW}'],
  ['{"a": 1\n  ||\n}', '{"a": 1,\n  NEW\n}'],
  ['{"a": 1}||', '{"a": 1},NEW'],
  ['{"a": ||}', '{"a": NEW}'],
  ['{"a": || "b": 1}', '{"a": NEW, "b": 1}'],
  ['{|"a"|: 1}', '{NEW: 1}'],
  ['[1 // one\n || // end\n]', '[1, // one\n NEW // end\n]'],
  ['[1 /* a */ /* b */ || 2]', '[1, /* a */ /* b */ NEW, 2]'],
  ['[1, // one  \n || /* x */ 2]', '[1, // one  \n NEW, /* x */ 2]'],
  ['[ /* x */ || ]', '[ /* x */ NEW ]'],
  ['[1 || # end\n]', '[1, NEW # end\n]'],
  ['/* x */ ||', '/* x */ NEW'],
  ['||', 'NEW'],
])('an entry in %j makes %j', (marked, expected) => {
  expect(entered(marked)).toBe(expected);
});

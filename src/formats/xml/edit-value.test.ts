import { expect, it } from 'vitest';
import { xmlValue, xmlValueEdits } from './edit-value.ts';

const text = `<?xml version="1.0"?>
<Invoice>
  <ID>17</ID>
  <Note/>
  <Period>
    <Start> 2026-01-01 </Start>
  </Period>
  <Line>
    <Quantity unitCode="HRS" list='a'>24</Quantity>
    <Name><![CDATA[A & B]]></Name>
  </Line>
</Invoice>
`;

function changed(path: string, value: string | undefined): string {
  return xmlValueEdits(text, path, value).reduceRight(
    (made, { start, end, text: put }) => made.slice(0, start) + put + made.slice(end),
    text,
  );
}

it.each<[string, string, string | undefined, string, string]>([
  ['a value', '/Invoice[1]/ID[1]', '18', '>17<', '>18<'],
  ['a value with signs of XML', '/Invoice[1]/ID[1]', 'A & "B" <C>', '>17<', '>A &amp; &quot;B&quot; &lt;C&gt;<'],
  ['an attribute', '/Invoice[1]/Line[1]/Quantity[1]/@unitCode', 'HUR', '"HRS"', '"HUR"'],
  ['an attribute in single quotes', '/Invoice[1]/Line[1]/Quantity[1]/@list', "it's", "'a'", "'it&apos;s'"],
  ['a value between blanks', '/Invoice[1]/Period[1]/Start[1]', '2026-02-01', ' 2026-01-01 ', ' 2026-02-01 '],
  ['an element without content', '/Invoice[1]/Note[1]', 'Hello', '<Note/>', '<Note>Hello</Note>'],
  ['a section of plain text', '/Invoice[1]/Line[1]/Name[1]', 'C', '<![CDATA[A & B]]>', 'C'],
  ['an element that is removed', '/Invoice[1]/ID[1]', undefined, '\n  <ID>17</ID>', ''],
  ['an attribute that is removed', '/Invoice[1]/Line[1]/Quantity[1]/@unitCode', '', ' unitCode="HRS"', ''],
  [
    'an element with its emptied parent',
    '/Invoice[1]/Period[1]/Start[1]',
    undefined,
    text.slice(text.indexOf('\n  <Period>'), text.indexOf('\n  <Line>')),
    '',
  ],
  ['the same value', '/Invoice[1]/ID[1]', '17', '', ''],
  ['an element with children', '/Invoice[1]/Line[1]', 'x', '', ''],
  ['no element', '/Invoice[1]/Line[2]/Name[1]', 'x', '', ''],
  ['another root', '/Order[1]/ID[1]', 'x', '', ''],
])('%s is written, and nothing else changes', (_, path, value, from, to) => {
  expect(changed(path, value)).toBe(text.replace(from, () => to));
});

it.each([
  ['/Invoice[1]/Period[1]/Start[1]', '2026-01-01'],
  ['/Invoice[1]/Line[1]/Name[1]', 'A & B'],
  ['/Invoice[1]/Line[1]/Quantity[1]/@unitCode', 'HRS'],
  ['/Invoice[1]/Line[1]/Price[1]', undefined],
])('the value at %s is %s', (path, expected) => {
  expect(xmlValue(text, path)).toBe(expected);
});

it('a text that is no XML is left as it is', () => {
  expect(xmlValueEdits('<Invoice>', '/Invoice[1]', 'x')).toEqual([]);
});

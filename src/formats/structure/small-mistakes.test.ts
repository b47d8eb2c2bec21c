import { expect, it } from 'vitest';
import { readXml } from '../xml/read-xml.ts';
import { xmlPath, type XmlElement } from '../xml/xml-tree.ts';
import { answeredEdits } from '../verdicts/answered-edits.ts';
import { judgeStructure } from './judge-structure.ts';
import { Structure } from './structure.ts';
import type { StructureFault } from './structure-fault.ts';

/** A schema with every feature of the notation, and a document with every one of its elements. */
const structure = new Structure({
  namespaces: { a: 'urn:a', b: 'urn:b' },
  roots: ['a:order', 'b:order=Empty'],
  elements: `
a Order order
a Line line
a Head head
- Code code kind
- Number amount count
- Day date
- Either either
- All all
- Open open
- Mixed mixed
- Text title note name
- Empty empty void
`,
  types: `
All &(title? note void{0,2})
Code .Code @list!~x%20y @b:mark=integer @xml:lang
Day .date
Either (title|note name+|void)
Empty empty? void?
Head title{2,3} name? empty?
Line code amount? count{0,2} b:note=Number?
Mixed % (title|note)*
Number .decimal
Open #other-a* @*
Order head date line+ either? all? open? mixed? empty? void
Text .string
`,
  texts: { Code: { base: 'token', enumeration: 'A B' } },
  open: ['b:note=Number'],
});

const SOUND = `<a:order xmlns:a="urn:a" xmlns:b="urn:b">
  <a:head><title>one</title><title>two</title><name/></a:head>
  <date>2026-11-25</date>
  <a:line><code list="x y" b:mark="7">A</code><amount>1.50</amount><count>1</count><count>2</count><b:note>3</b:note></a:line>
  <a:line><code list="x y">B</code></a:line>
  <either><note>x</note><name>y</name></either>
  <all><void/><note>z</note><title>t</title></all>
  <open any="1"><b:x b:y="2"><b:z/></b:x><b:note>4</b:note></open>
  <mixed>some <title>x</title> more</mixed>
  <empty><empty/></empty>
  <void></void>
</a:order>`;

function faultsOf(text: string): readonly StructureFault[] {
  const read = readXml(text);
  if (!read.ok) throw new Error(`${read.faults[0]?.description ?? ''} in ${text}`);
  return judgeStructure(structure, read.document.root, text);
}

/** The result of a fix: the valid text, or the number of remaining faults and the places it writes. */
function mended(text: string, { fix }: StructureFault): string {
  if (!fix) return '';
  const made = fix.edits
    .toReversed()
    .reduce((so, { start, end, text: put }) => so.slice(0, start) + put + so.slice(end), text);
  const outcome = made === SOUND ? 'as it was' : `${String(faultsOf(made).length)} left`;
  const puts = fix.edits.map((edit) => JSON.stringify(edit.text)).join(' ');
  return `; ${fix.title} (${fix.safe ? 'safe, ' : ''}${puts}): ${outcome}`;
}

type Edits = readonly (readonly [what: string, text: string])[];

function editsOf(element: XmlElement): Edits {
  const { start, end, contentStart, contentEnd, parent, children, attributes } = element;
  const put = (from: number, to: number, text: string) => SOUND.slice(0, from) + text + SOUND.slice(to);
  const own = SOUND.slice(start, end);
  const isSelfClosing = SOUND.slice(contentStart - 2, contentStart) === '/>';
  const tag = /^<([^\s/>]+)/.exec(own)?.[1] ?? '';
  const renamed = (name: string) =>
    `<${name}${own.slice(1 + tag.length)}`.replace(new RegExp(`</${tag}>$`), `</${name}>`);
  const next = parent?.children[parent.children.indexOf(element) + 1];
  const [last] = parent?.children.slice(-1) ?? [];
  const held = isSelfClosing ? undefined : contentStart;
  const edits: (readonly [string, string])[] = [];
  if (parent) {
    edits.push(['without', put(start, end, '')], ['twice', put(end, end, own)]);
    edits.push(['twice, the second empty', put(end, end, `<${tag}/>`)]);
    edits.push(['three more', put(end, end, own.repeat(3))]);
    edits.push(['with a slip', put(start, end, renamed(`${tag}s`))]);
    edits.push([
      'in another namespace',
      put(
        start,
        end,
        renamed(`z:${element.name}`)
          .replace('<z:', '<z:')
          .replace(/^<([^\s/>]+)/, '<$1 xmlns:z="urn:z"'),
      ),
    ]);
    edits.push(['in b', put(start, end, renamed(`b:${element.name}`))]);
    edits.push(['before all others', put(start, end, '').replace(/^(<a:order[^>]*>)/, `$1${own}`)]);
    edits.push(['with one before that nobody knows', put(start, start, '<zzz>1</zzz>')]);
    if (last && last !== element)
      edits.push([
        'behind all others',
        SOUND.slice(0, start) + SOUND.slice(end, last.end) + own + SOUND.slice(last.end),
      ]);
  }
  if (next)
    edits.push([
      'behind the next',
      SOUND.slice(0, start) +
        SOUND.slice(next.start, next.end) +
        SOUND.slice(end, next.start) +
        own +
        SOUND.slice(next.end),
    ]);
  edits.push(['with an attribute', put(start + 1 + tag.length, start + 1 + tag.length, ' more="1"')]);
  edits.push([
    'as nil',
    put(
      start + 1 + tag.length,
      start + 1 + tag.length,
      ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"',
    ),
  ]);
  edits.push([
    'as not nil, of a type',
    put(
      start + 1 + tag.length,
      start + 1 + tag.length,
      ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil=" 0 " i:type="x"',
    ),
  ]);
  edits.push([
    'with an attribute for validators that nobody knows',
    put(
      start + 1 + tag.length,
      start + 1 + tag.length,
      ' xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:kind="x"',
    ),
  ]);
  if (held !== undefined)
    edits.push(['with text', put(held, held, 'x ')], ['with a child', put(held, held, '<title/>')]);
  if (held !== undefined && children.length === 0)
    edits.push(['without text', put(contentStart, contentEnd, ' ')], ['of C', put(contentStart, contentEnd, 'C')]);
  if (children.length > 0) edits.push(['emptied', put(contentStart, contentEnd, '')]);
  for (const { name, start: from, valueStart, valueEnd } of attributes) {
    edits.push(
      [`without @${name}`, put(from, valueEnd + 1, '')],
      [`with @${name} of Q`, put(valueStart, valueEnd, 'Q')],
    );
  }
  return edits;
}

it('a sound document is as its schema asks', () => {
  expect(faultsOf(SOUND)).toEqual([]);
});

it('a document whose outermost element is not in the schema is not judged, another root is', () => {
  expect(faultsOf('<order><zzz/></order>')).toEqual([]);
  expect(faultsOf('<b:order xmlns:b="urn:b"><void/></b:order>')).toEqual([]);
  expect(faultsOf('<b:order xmlns:b="urn:b"><void/><zzz/></b:order>').map(({ rule }) => rule)).toEqual([
    'SCHEMA-UNKNOWN',
  ]);
});

/** Read the changed lines before you record them with `-u`. */
it('the messages for every small mistake, and the results of their fixes, are as reviewed', async () => {
  const read = readXml(SOUND);
  const lines: string[] = [];
  const visit = (element: XmlElement): void => {
    for (const [what, text] of editsOf(element)) {
      lines.push(`${xmlPath(element).replace('/order[1]', '') || '/'} ${what}`);
      for (const fault of faultsOf(text)) {
        const place = xmlPath(fault.node).replace('/order[1]', '') || '/';
        lines.push(`  ${fault.rule.slice(7)} ${place}: ${fault.says.text}${mended(text, fault)}`);
      }
    }
    element.children.forEach(visit);
  };
  if (read.ok) visit(read.document.root);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./recorded/small-mistakes.txt');
});

it.each([
  ['a date', '<date>2026-11-25</date>', '<date>&lt;?&gt;</date>', [['/order[1]/date[1]', 'date', undefined]]],
  [
    'a whole head',
    /<a:head>.*<[/]a:head>/,
    '<a:head><title>&lt;?&gt;</title><title>&lt;?&gt;</title></a:head>',
    [
      ['/order[1]/head[1]/title[1]', 'text', undefined],
      ['/order[1]/head[1]/title[2]', 'text', undefined],
    ],
  ],
  [
    'a code with what it has',
    '<code list="x y">B</code>',
    '<code list="x y">&lt;?&gt;</code>',
    [['/order[1]/line[2]/code[1]', 'text', ['A', 'B']]],
  ],
] as const)('%s that is missing is added by a form that asks for its values', (_, cut, written, form) => {
  const text = SOUND.replace(cut, '');
  const [fault] = faultsOf(text);
  const [choice] = fault?.choices() ?? [];
  const fields = choice?.ask?.form.map(({ place, input, choices }) => [
    place,
    input,
    choices?.map(({ value }) => value),
  ]);
  expect([fault?.rule, choice?.edits[0]?.text.trim(), fields]).toEqual(['SCHEMA-MISSING', written, form]);
  const answered = answeredEdits(
    { edits: choice?.edits ?? [], ask: choice?.ask },
    new Map(form.map(([place, input, codes]) => [place, input === 'date' ? '2026-11-25' : (codes?.[0] ?? 'one')])),
  );
  const [edit] = answered;
  expect(faultsOf(`${text.slice(0, edit?.start)}${edit?.text ?? ''}${text.slice(edit?.end)}`)).toEqual([]);
});

it('of a choice that is missing each element is offered by itself', () => {
  const [fault] = faultsOf(SOUND.replace(/<note>x<[/]note><name>y<[/]name>/, '<name>y</name>'));
  expect(fault?.choices().map(({ title }) => title)).toEqual(['Add `title`', 'Add `note`', 'Add `void`']);
});

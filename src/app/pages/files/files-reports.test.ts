// @vitest-environment jsdom

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileRow } from '../../testing/file-row.ts';
import { filesAsCsv, filesAsJsonLines, filesAsJunit } from './files-reports.ts';
import { filesAsZip } from './files-zip.ts';
import { withoutPhrases } from '../../../testing/without-phrases.ts';

const fault = { severity: 'error', code: 'BR-1', message: 'Say <who> & "when"', path: '$.code' } as const;
const rows = [
  fileRow('a.json', { supplier: 'Navalón', number: 'F-1', total: '-12.10', currency: 'EUR', type: 'bill/invoice' }),
  fileRow('in/b.xml', {
    verdict: 'faults',
    errors: 2,
    codes: ['BR-1', 'BR-CO-15'],
    first: { code: 'BR-1', message: 'Wrong' },
    problems: [fault],
  }),
  fileRow('d.png', { verdict: 'unread', first: { message: 'No text\u0000' } }),
  fileRow('e.json', { verdict: 'waiting' }),
  fileRow('../x/f.yaml', { fixed: { text: '{"f": 1}', titles: [{ title: 'Write 1' }], before: fileRow('f.yaml') } }),
  fileRow('x/f.json', { fixed: { text: '{"f": 2}', titles: [], before: fileRow('f.json') } }),
];

describe('as CSV', () => {
  const [heading, first, second] = filesAsCsv(rows).split('\r\n');
  it('there is a heading, and a line a file', () => {
    expect(heading).toMatch(/^file,type,number,supplier,/);
    expect(first).toBe('a.json,bill/invoice,F-1,Navalón,,-12.10,EUR,accepted,0,0,,,,');
    expect(second).toBe('in/b.xml,,,,,,,faults,2,0,BR-1,Wrong,BR-1 BR-CO-15,');
    expect(filesAsCsv(rows).split('\r\n')).toHaveLength(rows.length + 2);
  });

  it('files that were compared have columns for it', () => {
    const changes = { fresh: ['BR-1', 'BR-2'], gone: ['BR-3'], reweighed: [] };
    const [head, line] = filesAsCsv([fileRow('a.xml', { changes })]).split('\r\n');
    expect(head).toMatch(/,fixes,new codes,codes of other severity,gone codes$/);
    expect(line).toMatch(/,,BR-1 BR-2,,BR-3$/);
    expect(JSON.parse(filesAsJsonLines([fileRow('a.xml', { changes })]))).toMatchObject({
      changes: { new: ['BR-1', 'BR-2'], severity: [], gone: ['BR-3'] },
    });
  });

  it.each([
    ['a comma', 'A, B', '"A, B"'],
    ['a quote', 'A "B"', '"A ""B"""'],
    ['a line break', 'A\nB', '"A\nB"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a call', '@SUM(A1)', "'@SUM(A1)"],
    ['a formula that begins with a sign', '-1+cmd|x', "'-1+cmd|x"],
    ['a formula in quotes', '=A,B', '"\'=A,B"'],
  ])('%s is a text and nothing else', (_, supplier, cell) => {
    expect(filesAsCsv([fileRow('x', { supplier })]).slice((heading?.length ?? 0) + 2)).toBe(
      `x,,,${cell},,,,accepted,0,0,,,,\r\n`,
    );
  });
});

describe('as JUnit', () => {
  const { documentElement: suites } = new DOMParser().parseFromString(filesAsJunit(rows), 'application/xml');
  const cases = [...suites.getElementsByTagName('testcase')];
  const within = (index: number) => cases[index]?.firstElementChild;

  it('every file is a test case, counted by what became of it', () => {
    const counts = ['tests', 'failures', 'errors', 'skipped'].map((name) => suites.getAttribute(name));
    expect(counts).toEqual(['6', '1', '1', '1']);
    expect(cases.map((element) => element.getAttribute('name'))).toEqual(rows.map(({ path }) => path));
  });

  it('a fault fails it, with what is wrong and how much more', () => {
    const failure = within(1);
    expect([failure?.tagName, failure?.getAttribute('message'), failure?.getAttribute('type')]).toEqual([
      'failure',
      'Wrong',
      'BR-1',
    ]);
    expect(failure?.textContent).toBe('error BR-1 $.code Say <who> & "when"\nand 1 more');
  });

  it('what XML cannot hold is replaced, what waits is skipped, what is accepted says nothing', () => {
    expect([within(2)?.tagName, within(2)?.getAttribute('message')]).toEqual(['error', 'No text?']);
    expect(within(3)?.tagName).toBe('skipped');
    expect(within(0)).toBeNull();
  });
});

it('as JSON lines each file has its faults', () => {
  const lines = filesAsJsonLines(rows)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines).toHaveLength(rows.length);
  expect(lines[1]).toMatchObject({ file: 'in/b.xml', verdict: 'faults', faults: [fault] });
  expect(lines[2]).toMatchObject({ reason: 'No text\u0000' });
  expect(withoutPhrases(lines[4])).toMatchObject({ fixes: ['Write 1'] });
});

function bytesOf(blob: Blob): Promise<Uint8Array> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => {
      resolve(new Uint8Array(reader.result as ArrayBuffer));
    };
    reader.readAsArrayBuffer(blob);
  });
}

it('the archive has the reports and what was fixed, nothing twice and nothing outside its folder', async () => {
  const files = unzipSync(await bytesOf(await filesAsZip(rows)));
  expect(Object.keys(files)).toEqual(['files.csv', 'junit.xml', 'files.jsonl', 'fixed/x/f.json', 'fixed/x/f-2.json']);
  expect(strFromU8(files['files.csv'] as Uint8Array)).toBe(filesAsCsv(rows));
  expect([files['fixed/x/f.json'], files['fixed/x/f-2.json']].map((bytes) => strFromU8(bytes as Uint8Array))).toEqual([
    '{"f": 1}',
    '{"f": 2}',
  ]);
});

it('gives every file of the archive a name of its own', async () => {
  const fixed = (path: string, text: string) => fileRow(path, { fixed: { text, titles: [], before: fileRow(path) } });
  const archive = await filesAsZip([
    fixed('a.json', '1'),
    fixed('a-2.json', '2'),
    fixed('a.json', '3'),
    fixed('a.yaml', '4'),
    fixed('..', '5'),
  ]);
  const files = Object.entries(unzipSync(await bytesOf(archive))).filter(([name]) => name.startsWith('fixed/'));
  expect(files.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['fixed/a.json', '1'],
    ['fixed/a-2.json', '2'],
    ['fixed/a-3.json', '3'],
    ['fixed/a-4.json', '4'],
    ['fixed/file', '5'],
  ]);
});

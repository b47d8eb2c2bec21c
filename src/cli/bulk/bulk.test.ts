import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { europeanInvoice, ublInvoice } from '../../api/examples/xml.ts';
import { pdfFile } from '../../formats/testing/pdf-files.ts';
import { commandLine, type CommandLine, type Ran } from '../../testing/command-line.ts';

// The workers are processes in every test; some start the program itself too.

let shell: CommandLine;
let folder: string;

beforeAll(async () => {
  shell = await commandLine();
  ({ folder } = shell);
}, 120_000);
afterAll(() => shell.remove());

function start(args: readonly string[]) {
  return spawn(process.execPath, [shell.program, 'bulk', ...args], { cwd: folder });
}

/** Runs the command in this process. */
async function bulk(args: readonly string[], input: string | Buffer = '') {
  return answered(await shell.assay(['bulk', ...args], input));
}

/** Runs the program. */
async function bulkStarted(args: readonly string[], input: string | Buffer = '') {
  return answered(await shell.started(['bulk', ...args], input));
}

const answered = ({ code, out, err }: Ran) => ({
  code,
  err,
  lines: out === '' ? [] : out.trimEnd().split('\n').map(answer),
});

interface Answer {
  readonly line: number;
  readonly id?: unknown;
  readonly ok: boolean;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly key: string; readonly faults?: readonly unknown[] };
}

function answer(line: string): Answer {
  return JSON.parse(line) as Answer;
}

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const invoice = (code: string, lines = 1) => ({
  ...INVOICE,
  code,
  lines: Array(lines).fill(INVOICE.lines[0]) as unknown[],
});
const rows = (values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe('a line for each line', () => {
  test('documents for one operation, in their order, large ones among small', async () => {
    const documents = Array.from({ length: 300 }, (_, i) => invoice(`F-${i}`, i % 50 === 0 ? 500 : 1));
    const { code, err, lines } = await bulkStarted(['build'], rows(documents));
    expect([code, err]).toEqual([0, expect.stringMatching(/^300 records, 0 failed, [\d,]+\/s, [\d.]+ s\n$/)]);
    expect(lines.map(({ line, result }) => `${line} ${String(result?.['code'])}`)).toEqual(
      documents.map((document, i) => `${i + 1} ${document.code}`),
    );
  });

  test('records that say what they want', async () => {
    const { code, lines } = await bulk(
      ['records'],
      rows([
        { id: 'a', op: 'build', data: INVOICE, envelop: true },
        { id: 2, op: 'validate', data: INVOICE },
        { op: 'replicate', data: INVOICE },
        { id: 'd', op: 'burn', data: INVOICE },
        { id: 'e', op: 'build' },
        { id: {}, op: 'build', data: INVOICE },
        { op: 'inspect', data: INVOICE, include: ['rules'] },
      ]),
    );
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, id: 'a', ok: true, result: { doc: { code: 'F-1' } } },
      { line: 2, id: 2, ok: false, error: { code: 422, key: 'validation' } },
      { line: 3, ok: true, result: { lines: [{}] } },
      { line: 4, id: 'd', ok: false, error: { code: 400, faults: [{ properties: ['request.op'] }] } },
      { line: 5, id: 'e', ok: false, error: { code: 400, faults: [{ properties: ['request.data'] }] } },
      { line: 6, ok: false, error: { code: 400, faults: [{ properties: ['request.id'] }] } },
      { line: 7, ok: true, result: { ok: true, rules: {} } },
    ]);
  });

  test('whatever else stands there, and never stops the rest', async () => {
    const good = rows([INVOICE]);
    const input = Buffer.concat([
      Buffer.from('no json\n\n   \r\n[]\nnull\n{"a":1,"a":2}\n'),
      Buffer.from(`${'['.repeat(5000)}\n`),
      Buffer.from([0xff, 0xfe, 0x0a]),
      Buffer.from(good),
      Buffer.from(`"${'x'.repeat(16_100_000)}"\n`),
      Buffer.from(good.trimEnd()),
    ]);
    const { code, lines } = await bulkStarted(['build', '-j', '1'], input);
    expect(code).toBe(1);
    expect(lines.map(({ line, ok, error }) => [line, ok, error?.key ?? ''])).toEqual([
      [1, false, 'input'],
      [4, false, 'input'],
      [5, false, 'unknown-schema'],
      [6, false, 'input'],
      [7, false, 'input'],
      [8, false, 'input'],
      [9, true, ''],
      [10, false, 'input'],
      [11, true, ''],
    ]);
  });

  test('the status may be of the run alone, for engines that run a failed part again', async () => {
    const { code, lines } = await bulk(['build', '--exit-zero'], 'no json\n');
    expect([code, lines.map(({ ok }) => ok)]).toEqual([0, [false]]);
    expect((await bulk(['build', '--exit-zero', 'none.ndjson'])).code).toBe(2);
  });

  test('each answer names its line when they have no order', async () => {
    const documents = Array.from({ length: 400 }, (_, i) => invoice(`F-${i}`));
    const { lines } = await bulkStarted(['build', '--unordered', '-j', '3'], rows(documents));
    expect(lines.map(({ line, result }) => `${line} ${String(result?.['code'])}`).sort()).toEqual(
      documents.map((document, i) => `${i + 1} ${document.code}`).sort(),
    );
  });
});

test('a caller that writes a line and waits gets its answer', async () => {
  const child = start(['build', '-j', '1']);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  for (const code of ['F-1', 'F-2']) {
    child.stdin.write(rows([invoice(code)]));
    const { value } = await answers.next();
    expect(answer(String(value)).result?.['code']).toBe(code);
  }
  child.stdin.end();
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
});

test('bulk takes files, a key and a template, and writes the answers to a file', async () => {
  const template = join(folder, 'template.json');
  writeFileSync(template, JSON.stringify({ currency: 'EUR', notes: [{ text: 'Thanks' }] }));
  writeFileSync(join(folder, 'a.ndjson'), rows([invoice('A')]).trimEnd());
  writeFileSync(join(folder, 'b.ndjson'), rows([invoice('B')]));
  await shell.assay(['keygen', 'id.jwk']);
  const signing = await bulk(['sign', 'a.ndjson', 'b.ndjson', '-k', 'id.jwk', '-T', template, '-o', 'out.ndjson']);
  expect(signing).toMatchObject({ code: 0, err: expect.stringContaining('2 records, 0 failed') as string, lines: [] });
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  const signed = readFileSync(join(folder, 'out.ndjson'), 'utf8').trimEnd().split('\n').map(answer);
  expect(signed).toMatchObject([
    { line: 1, ok: true, result: { doc: { code: 'A', notes: [{ text: 'Thanks' }] } } },
    { line: 2, ok: true, result: { doc: { code: 'B' } } },
  ]);
  const verified = await bulk(['verify', '-k', 'id.pub.jwk'], rows(signed.map(({ result }) => result)));
  expect(verified.lines.map(({ result }) => result)).toEqual([{ ok: true }, { ok: true }]);
});

describe('files', () => {
  const files = () => join(folder, 'files');
  const args = ['files', '-q'];
  /** Each worker takes half a second to start, and one is enough where order is not the point. */
  const alone = ['-j', '1'];
  beforeAll(async () => {
    mkdirSync(join(files(), 'sub'), { recursive: true });
    writeFileSync(join(files(), 'a.xml'), ublInvoice);
    writeFileSync(join(files(), 'sub', 'b.xml'), ublInvoice.replace('UTF-8', 'ISO-8859-1'), 'latin1');
    writeFileSync(
      join(files(), 'sub', 'c.pdf'),
      await pdfFile({ files: [{ name: 'factur-x.xml', text: ublInvoice }] }),
    );
    writeFileSync(join(files(), 'sub', 'd.xml'), '<nothing/>');
    writeFileSync(join(files(), 'note.txt'), 'no invoice');
  });

  test('have an answer each with their paths when they come from a folder', async () => {
    const { code, lines } = await bulk(['import', ...args]);
    expect(code).toBe(1);
    expect(lines).toMatchObject([
      { line: 1, id: join('files', 'a.xml'), ok: true, result: { format: 'ubl', document: {} } },
      { line: 2, id: join('files', 'sub', 'b.xml'), ok: true, result: { format: 'ubl' } },
      { line: 3, id: join('files', 'sub', 'c.pdf'), ok: true, result: { format: 'ubl', pdf: {} } },
      { line: 4, id: join('files', 'sub', 'd.xml'), ok: false, error: { key: 'input' } },
    ]);
    const brief = await bulk(['import', ...args, ...alone, '--brief', '--judge', 'en16931']);
    const entries = ({ lines: [first] }: typeof brief) =>
      (first?.result?.['report'] as { entries: unknown[] } | undefined)?.entries ?? [];
    expect(entries(brief).length).toBeLessThan(entries({ code, err: '', lines }).length / 2);
  });

  test('are judged, validated, inspected and shown', async () => {
    const named = [join('files', 'a.xml'), join('files', 'sub', 'b.xml')];
    for (const op of ['judge', 'validate', 'inspect', 'render']) {
      const { lines } = await bulk([op, ...named, '-q', ...alone]);
      expect(
        lines.map(({ id, ok }) => [id, ok]),
        op,
      ).toEqual(named.map((path) => [path, true]));
    }
    const [page] = (await bulk(['render', join('files', 'a.xml'), '-q'])).lines;
    expect(page?.result).toMatchObject({
      media_type: 'text/html',
      content: expect.stringContaining('<html') as string,
    });
  });

  test('continue after the last answer of an interrupted run', async () => {
    const out = ['-o', 'files.ndjson'];
    await bulk(['validate', ...args, ...alone, ...out]);
    const whole = readFileSync(join(folder, 'files.ndjson'), 'utf8');
    rmSync(join(folder, 'files.ndjson'));
    writeFileSync(join(folder, 'files.ndjson.partial'), whole.split('\n').slice(0, 2).join('\n'));
    await bulk(['validate', ...args, ...out, '--resume']);
    expect(readFileSync(join(folder, 'files.ndjson'), 'utf8')).toBe(whole);
  });

  test('have an answer also when they are too large for a line', async () => {
    mkdirSync(join(folder, 'large'));
    writeFileSync(join(folder, 'large', 'a.xml'), ublInvoice + ' '.repeat(12_100_000));
    writeFileSync(join(folder, 'large', 'b.xml'), ublInvoice);
    const { lines } = await bulk(['validate', 'large', '-q']);
    expect(lines).toMatchObject([
      { line: 1, id: join('large', 'a.xml'), ok: false, error: { faults: [{ code: 'ASSAY-INPUT-SIZE' }] } },
      { line: 2, id: join('large', 'b.xml'), ok: true },
    ]);
  });

  test('are refused if they are not those already answered', async () => {
    const inbox = join(folder, 'inbox');
    mkdirSync(inbox);
    for (const name of ['é.xml', 'line\nfeed.xml', 'z.xml']) writeFileSync(join(inbox, name), ublInvoice);
    const out = ['validate', 'inbox', '-o', 'inbox.ndjson', '-q', '--resume', ...alone];
    const partial = join(folder, 'inbox.ndjson.partial');
    expect(await bulk(out)).toMatchObject({ code: 0 });
    const left = readFileSync(join(folder, 'inbox.ndjson'), 'utf8').split('\n').slice(0, 2);
    expect(left.map((line) => answer(line).id)).toEqual([join('inbox', 'line\nfeed.xml'), join('inbox', 'z.xml')]);
    rmSync(join(folder, 'inbox.ndjson'));
    writeFileSync(partial, `${left.join('\n')}\n`);
    writeFileSync(join(inbox, 'a.xml'), ublInvoice);
    expect(await bulk(out)).toMatchObject({ code: 2, err: expect.stringMatching(/do not belong/) as string });
    rmSync(join(inbox, 'a.xml'));
    expect(await bulk(out)).toMatchObject({ code: 0 });
    expect(answer(readFileSync(join(folder, 'inbox.ndjson'), 'utf8').trimEnd().split('\n')[2] ?? '')).toMatchObject({
      line: 3,
      id: join('inbox', 'é.xml'),
    });
  });

  test.runIf(process.platform === 'linux')('that cannot be read are reported before the first is read', async () => {
    mkdirSync(join(folder, 'unread'));
    writeFileSync(join(folder, 'unread', 'a.xml'), ublInvoice);
    // A name that is not UTF-8 cannot be opened, even by root.
    writeFileSync(
      Buffer.concat([Buffer.from(`${join(folder, 'unread')}/z`), Buffer.of(0xff), Buffer.from('.xml')]),
      '',
    );
    const { code, err } = await bulk(['validate', 'unread', '-o', 'unread.ndjson']);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no such file')]);
    expect(existsSync(join(folder, 'unread.ndjson.partial'))).toBe(false);
  });

  test.each<[string, readonly string[], RegExp]>([
    ['for an operation that takes none', ['export', 'files'], /it is a folder/],
    ['for records', ['records', 'files'], /it is a folder/],
    ['beside lines', ['import', 'files', '-'], /^-: lines of JSON/],
    ['of a folder without any', ['import', join('files', 'empty')], /there are no invoices/],
  ])('are misuse %s', async (_, given, expected) => {
    mkdirSync(join(files(), 'empty'), { recursive: true });
    const { code, err } = await bulk(given);
    expect([code, err]).toEqual([2, expect.stringMatching(expected)]);
  });
});

test('invoices are written as XML in the profile asked for', async () => {
  const args = ['export', '--format', 'ubl', '--profile', 'peppol-bis-3', '--allow-loss', '--brief'];
  const { lines } = await bulk(args, rows([europeanInvoice, {}]));
  expect(lines).toMatchObject([
    { ok: true, result: { format: 'ubl', profile: 'peppol-bis-3', report: { links: [] } } },
    { ok: false, error: { key: 'validation' } },
  ]);
  expect(lines[0]?.result?.['content']).toMatch(/^<[?]xml/);
});

test('an interrupted run continues after its last complete answer', async () => {
  const wrong = { ...INVOICE, lines: [{ quantity: '1,5' }] };
  const input = `${rows([invoice('A'), wrong])}\n${rows([invoice('C'), wrong, invoice('E')])}`;
  writeFileSync(join(folder, 'in.ndjson'), input);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const args = ['build', 'in.ndjson', '-o', 'all.ndjson', '-q'];
  expect(await bulk(args)).toMatchObject({ code: 1, err: '' });
  const whole = read('all.ndjson');
  const lines = whole.split('\n');
  expect(lines.slice(0, 5).map((line) => answer(line).line)).toEqual([1, 2, 4, 5, 6]);

  // The state after a run that was stopped while it wrote its fourth answer.
  rmSync(join(folder, 'all.ndjson'));
  const left = `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 20)}`;
  writeFileSync(join(folder, 'all.ndjson.partial'), left);
  const refused = await bulk(args);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--resume continues it')]);
  expect([existsSync(join(folder, 'all.ndjson')), read('all.ndjson.partial')]).toEqual([false, left]);

  const resumed = await bulk([...args.slice(0, -1), '--resume']);
  expect([resumed.code, resumed.err]).toEqual([1, expect.stringContaining('5 records, 2 failed')]);
  expect(read('all.ndjson')).toBe(whole);
  expect(existsSync(join(folder, 'all.ndjson.partial'))).toBe(false);
});

test.each<[string, string, RegExp]>([
  [
    'of more records than there are',
    '{"line":1,"ok":true}\n{"line":2,"ok":true}\n{"line":4,"ok":true}\n',
    /do not belong/,
  ],
  ['of which one is missing', '{"line":1,"ok":true}\n{"line":3,"ok":true}\n', /do not belong/],
  ['that came without order', '{"line":2,"ok":true}\n{"line":1,"ok":true}\n', /do not belong/],
  ['that are none', 'Notes of mine\n', /contains no answers/],
  ['that are none, not even a line', 'Notes of mine', /contains no answers/],
])('no run continues after answers %s', async (_, left, expected) => {
  const file = join(folder, 'left.ndjson.partial');
  writeFileSync(file, left);
  const input = rows([invoice('A'), invoice('B'), invoice('C')]);
  const { code, err } = await bulk(['build', '-o', 'left.ndjson', '--resume'], input);
  expect([code, err]).toEqual([2, expect.stringMatching(expected)]);
  expect([readFileSync(file, 'utf8'), existsSync(join(folder, 'left.ndjson'))]).toEqual([left, false]);
});

test('a file that is written over keeps its mode, and one that came meanwhile its content', async () => {
  const mine = join(folder, 'mine.ndjson');
  writeFileSync(mine, 'old');
  chmodSync(mine, 0o600);
  expect(await bulk(['build', '-f', '-q', '-o', 'mine.ndjson'], rows([INVOICE]))).toMatchObject({ code: 0, err: '' });
  expect([statSync(mine).mode & 0o777, readFileSync(mine, 'utf8')]).toEqual([0o600, expect.stringMatching(/^.+\n$/)]);

  const child = start(['build', '-q', '-o', 'late.ndjson']);
  const late = join(folder, 'late.ndjson');
  await expect.poll(() => existsSync(`${late}.partial`), { timeout: 20_000 }).toBe(true);
  writeFileSync(late, 'theirs');
  child.stdin.end(rows([INVOICE]));
  const ended = new Promise((resolve) => child.once('close', resolve));
  expect([await text(child.stderr), await ended]).toEqual([expect.stringContaining('it already exists'), 2]);
  expect(readFileSync(late, 'utf8')).toBe('theirs');
});

test.each([
  ['the file', 'linked.ndjson', 'linked.ndjson'],
  ['its name until it is complete', 'out.ndjson.partial', 'out.ndjson'],
])('nothing is written through a link: %s', async (_, link, output) => {
  const theirs = join(folder, 'theirs');
  writeFileSync(theirs, 'theirs');
  symlinkSync(theirs, join(folder, link));
  const { code, err } = await bulk(['build', '-f', '-q', '-o', output], rows([INVOICE]));
  expect([code, err]).toEqual([2, expect.stringContaining('nothing is written through links')]);
  expect([readFileSync(theirs, 'utf8'), lstatSync(join(folder, link)).isSymbolicLink()]).toEqual(['theirs', true]);
  rmSync(join(folder, link));
});

test('a line that `/\\S/` finds blank is blank for a run that goes on too', async () => {
  const input = `${JSON.stringify(INVOICE)}\n\u00a0\n \u2003\t\n${JSON.stringify(INVOICE)}\n`;
  const whole = await bulk(['build', '-q', '-o', 'blank.ndjson'], input);
  expect(whole).toMatchObject({ code: 0 });
  const all = readFileSync(join(folder, 'blank.ndjson'), 'utf8');
  rmSync(join(folder, 'blank.ndjson'));
  writeFileSync(join(folder, 'blank.ndjson.partial'), all);
  expect(await bulk(['build', '-q', '-o', 'blank.ndjson', '--resume'], input)).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(join(folder, 'blank.ndjson'), 'utf8')).toBe(all);
});

// @vitest-environment jsdom

import { deflateRawSync } from 'node:zlib';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import type { Problem } from '../../api/problem.ts';
import { callForms } from './call-forms.ts';
import { reportAsHtml, reportAsMarkdown } from './fault-report.ts';
import { hiddenWords, hideNames, maskedPath } from './hide-names.ts';
import { isShared, linkOf, readLink } from './shared-link.ts';

const ORIGIN = 'https://assay.example/';
const fragmentOf = (link: string | undefined) => new URL(link ?? '').hash;

describe('a link', () => {
  it.each([
    ['a document', '{ "code": "1" }'],
    ['every sign', 'é 😀 \u0000 + / = & # "'],
    ['nothing', ''],
    ['a long text that packs well', '{"a": 1}\n'.repeat(20_000)],
  ])('brings back %s', async (_, text) => {
    const link = await linkOf(ORIGIN, { name: 'a b.json', text });
    expect(link).toMatch(/^https:\/\/assay\.example\/#document=1\.[\w-]+$/);
    expect(isShared(fragmentOf(link))).toBe(true);
    expect(await readLink(fragmentOf(link))).toEqual({ name: 'a b.json', text });
  });

  it('is not made when it would be too long', async () => {
    const noise = Array.from({ length: 30_000 }, (_, index) => ((index * 2654435761) % 4294967296).toString(36)).join(
      '',
    );
    expect(await linkOf(ORIGIN, { name: 'a', text: noise })).toBeUndefined();
  });

  it('says why it cannot be opened', async () => {
    const whole = fragmentOf(await linkOf(ORIGIN, { name: 'a', text: '{"a": 1}'.repeat(50) }));
    expect(await readLink('#document=2.abc')).toMatch(/another version/);
    for (const cut of [whole.slice(0, -9), '#document=1.', '#document=1.%%%', '#document=1.AAAA', `${whole}x.`]) {
      expect(await readLink(cut), cut).toMatch(/cannot be read/);
    }
    expect(isShared('#lines')).toBe(false);
  });

  it.each([
    ['lists', `${'['.repeat(200)}${']'.repeat(200)}`, true],
    ['lists beside each other', `[${'[],'.repeat(500)}[]]`, true],
    ['brackets in a text', JSON.stringify('['.repeat(500)), true],
    ['a list too deep', '['.repeat(201), false],
    ['objects too deep', '{"a":'.repeat(201), false],
    ['brackets behind a text that is left open', `"\n${'['.repeat(201)}`, false],
  ])('opens no text that nests too deep: %s', async (_, text, opens) => {
    const read = await readLink(fragmentOf(await linkOf(ORIGIN, { name: 'a', text })));
    if (opens) expect(read).toEqual({ name: 'a', text });
    else expect(read).toMatch(/is nested deeper than 200 levels/);
  });

  it('that unpacks to too much is not followed to its end', async () => {
    for (const text of [' '.repeat(12_000_000), '['.repeat(4_900_000)]) {
      expect(await linkOf(ORIGIN, { name: 'a', text })).toBeUndefined();
      const packed = deflateRawSync(JSON.stringify(['a', text])).toString('base64url');
      expect(packed.length).toBeLessThan(20_000);
      expect(await readLink(`#document=1.${packed}`)).toMatch(/cannot be read/);
    }
  });
});

describe('leaving out names and numbers', () => {
  const text = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "code": "F-17", "currency": "EUR", "issue_date": "2026-01-15",
  "supplier": { "name": "Navalón S.L.", "tax_id": { "country": "ES", "code": "B98602642" },
    "ext": { "es-facturae-doc": "FC" }, "__proto__": "Ana" },
  "lines": [{ "quantity": 3, "item": { "name": "Pads", "price": "10.5" }, "taxes": [{ "cat": "VAT", "rate": "general" }] }],
  "unheard_of": ["Ana", 612345678, true, null, ""]
}`;
  const hidden = hideNames(text);

  it('masks everything but codes, figures and days, and leaves the form', () => {
    expect(hidden?.text).toBe(
      text
        .replace('F-17', 'X-00')
        .replace('Navalón S.L.', 'Xxxxxxx X.X.')
        .replace('B98602642', 'X00000000')
        .replace('"__proto__": "Ana"', '"__proto__": "Xxx"')
        .replace('"Pads"', '"Xxxx"')
        .replace('["Ana", 612345678', '["Xxx", "000000000"'),
    );
    expect(parseJson(hidden?.text ?? '').faults).toEqual([]);
  });

  it('says what it hid', () => {
    expect(hidden?.paths).toEqual([
      '$.code',
      '$.supplier.name',
      '$.supplier.tax_id.code',
      '$.supplier.__proto__',
      '$.lines[0].item.name',
      '$.unheard_of[0]',
      '$.unheard_of[1]',
    ]);
    expect(hiddenWords(hidden?.paths ?? [])).toBe(
      'unheard_of (2), code, supplier.name, tax_id.code, supplier.__proto__, item.name',
    );
  });

  it('masks names of members that may tell about somebody, each by itself, and keeps those of fields', () => {
    const given =
      '{"customer": {"meta": {"ana-ruiz": "1", "eva-ruiz": "2", "due": "3"}, "ext": {"es-sii-simplified-art7273": "S", "ana": "x"}}, "DisplayName": "a", "iban_2": "b", "B85412070": 1, "José": true}';
    const hidden = hideNames(given);
    expect(hidden?.text).toBe(
      '{"customer": {"meta": {"xxx-xxxx": "0", "xxx-xxxx-2": "0", "xxx": "0"}, "ext": {"es-sii-simplified-art7273": "S", "xxx": "x"}}, "DisplayName": "x", "iban_2": "x", "X00000000": "0", "Xxxx": true}',
    );
    expect(parseJson(hidden?.text ?? '').faults).toEqual([]);
    expect(hidden?.paths).toContain('$.customer.meta.xxx-xxxx-2');
    expect(maskedPath('$.customer.meta.ana-ruiz')).toBe('$.customer.meta.xxx-xxxx');
    expect(maskedPath('$.lines[0].item.name')).toBe('$.lines[0].item.name');
  });

  it('keeps what a total of taxes is about', () => {
    const given = '{"totals": {"taxes": {"categories": [{"code": "VAT"}]}}, "code": "0"}';
    expect(hideNames(given)?.text).toBe(given);
  });

  it('masks a text that stands where a code belongs', () => {
    const given = '{"key": "Ana Ruiz", "type": "standard", "price": "10,555"}';
    expect(hideNames(given)?.text).toBe(given.replace('Ana Ruiz', 'Xxx Xxxx'));
  });

  it('is not offered for what is no JSON', () => {
    expect(hideNames('{ "a": ')).toBeUndefined();
    expect(hideNames('')).toBeUndefined();
  });
});

describe('a report', () => {
  const problem: Problem = {
    key: 'k',
    severity: 'error',
    code: 'GOBL-1',
    message: 'Not <script> | a\n`number`',
    paths: ['$.lines[0].quantity'],
    line: 3,
    column: 1,
    written: '"1,5"',
    fixes: [],
  };
  const reported = { name: 'a|<b>.json', problems: [problem], accepted: false };

  it('in Markdown is a table that no value breaks out of', () => {
    expect(reportAsMarkdown(reported).split('\n')).toEqual([
      '# a\\|\\<b\\>.json',
      '',
      'Rejected: one error.',
      '',
      '| | Line | Place | What is wrong | Found | Rule |',
      '| - | -: | - | - | - | - |',
      '| Error | 3 | $.lines\\[0\\].quantity | Not \\<script\\> \\| a \\`number\\` | "1,5" | GOBL-1 |',
      '',
    ]);
    expect(reportAsMarkdown({ ...reported, problems: [], accepted: true })).toContain('Accepted');
  });

  it('in HTML is a page in which every value is text, and which fetches nothing', () => {
    const page = new DOMParser().parseFromString(reportAsHtml(reported), 'text/html');
    expect(page.querySelectorAll('script, img, link')).toHaveLength(0);
    expect([...page.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      'Error',
      '3',
      '$.lines[0].quantity',
      'Not <script> | a\n`number`',
      '"1,5"',
      'GOBL-1',
    ]);
    expect(page.title).toBe('a|<b>.json');
  });
});

describe('a call', () => {
  const text = `{ "name": "O'Hara $HOME \`x\`",\n"JSON":\n1 }`;
  const form = (id: string) =>
    callForms.find((callForm) => callForm.id === id)?.of(text, 'http://127.0.0.1:1/v0') ?? '';
  const sh = (script: string) => execFileSync('sh', ['-c', script], { encoding: 'utf8' });

  it('by curl sends the text to the letter', () => {
    const sent = sh(`curl() { for last; do :; done; printf %s "$last"; }; ${form('curl')}`);
    expect(sent).toBe(`{ "data": ${text} }`);
  });

  it('by the command line too, also where a line is like its end', () => {
    const ending = callForms[1]?.of('{\nJSON\n}', '') ?? '';
    expect(sh(`assay() { cat; }; ${form('cli')}`)).toBe(`${text}\n`);
    expect(sh(`assay() { cat; }; ${ending}`)).toBe('{\nJSON\n}\n');
  });

  it('of a tool and in TypeScript holds the text as it is', () => {
    expect(JSON.parse(form('mcp'))).toMatchObject({ params: { name: 'inspect', arguments: { data: text } } });
    expect(form('typescript')).toContain(`new JsonText(${JSON.stringify(text)})`);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine, type CommandLine } from '../testing/command-line.ts';

let assay: CommandLine['assay'];
let file: CommandLine['file'];
let remove: () => void;

beforeAll(async () => {
  ({ assay, file, remove } = await commandLine());
}, 120_000);
afterAll(() => remove());

function json(text: string): Record<string, unknown> {
  return JSON.parse(text) as Record<string, unknown>;
}

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

describe('what is dropped in silence', () => {
  const MISSPELT = { ...INVOICE, lines: [{ ...INVOICE.lines[0], discount: [{ percent: '10%' }] }] };

  test('is reported on standard error beside the result', async () => {
    const ran = await assay(['build', file('m.json', MISSPELT)]);
    expect([ran.code, json(ran.out)]).toMatchObject([0, { totals: { payable: '38.12' } }]);
    expect(ran.err).toContain('m.json:28:7: warning There is no field `discount` here');
    expect(ran.err).toContain('1 document, all valid: 0 errors, 1 warning');
  });

  test.each(['build', 'validate', 'inspect'])('is an error for %s --strict', async (command) => {
    const given =
      command === 'validate' ? (await assay(['build', file('s.json', INVOICE)])).out : JSON.stringify(INVOICE);
    const document = json(given);
    const sound = await assay([command, '--strict', file('sound.json', document)]);
    expect(sound.code).toBe(0);
    const unsound = { ...document, discount: [] };
    const [mild, strict] = [
      await assay([command, file('u.json', unsound)]),
      await assay([command, '--strict', file('u.json', unsound)]),
    ];
    expect([mild.code, strict.code]).toEqual([0, 1]);
    expect(mild.out + mild.err).toMatch(/warning There is no field `discount`/);
    expect(strict.out + strict.err).toMatch(/error There is no field `discount`/);
    expect(command === 'build' ? strict.out : '').toBe('');
  });

  test('is not written over a file when that is strict', async () => {
    const path = file('kept.json', MISSPELT);
    const before = readFileSync(path, 'utf8');
    expect((await assay(['build', '-w', '--strict', path])).code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test('of a draft, validate says that it has to be built, in one sentence', async () => {
    const ran = await assay(['validate', file('draft.json', INVOICE)]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('error This is a draft: build it');
    expect(ran.out).toContain('1 document, 1 invalid: 1 error, 0 warnings');
  });
});

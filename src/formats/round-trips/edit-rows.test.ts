import { beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine, type Engine } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { systemContext } from '../../platform/system-context.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { lastXmlRowBelow, moveXmlRow, removeXmlRow, repeatXmlRow, rowElement } from '../xml/edit-rows.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function read(data: string) {
  const outcome = importXml({ data, at: '2026-06-01' }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  const { document, report } = outcome.value;
  const list = Array.isArray(document['lines']) ? document['lines'] : [];
  const lines = list.map((line) => (isJsonObject(line) && isJsonObject(line['item'] ?? null) ? line['item'] : {}));
  const numbers = report.entries.filter(({ terms }) => terms?.includes('BT-126')).map(({ value }) => value);
  return { entries: report.entries, names: lines.map((item) => isJsonObject(item) && item['name']), numbers };
}

type Edits = readonly { readonly start: number; readonly end: number; readonly text: string }[];
const edited = (text: string, edits: Edits) =>
  edits.reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);

describe.each([
  ['UBL', ublInvoice()],
  ['CII', ciiInvoice()],
])('a line of %s', (_, text) => {
  it('is in its own element', () => {
    const { entries, names } = read(text);
    expect(names.length).toBeGreaterThan(1);
    const elements = names.map((__, index) => rowElement(entries, `$.lines[${String(index)}]`));
    expect(elements.every((element) => element !== undefined)).toBe(true);
    expect(new Set(elements).size).toBe(names.length);
  });

  it('changes places with the next one, keeps its layout, and leaves its number to the place', () => {
    const { entries, names, numbers } = read(text);
    const moved = moveXmlRow(text, entries, '$.lines[0]', 1);
    if (!moved) throw new Error('not moved');
    expect(moved.path).toBe('$.lines[1]');
    const now = read(moved.text);
    expect(now.names).toEqual([names[1], names[0], ...names.slice(2)]);
    expect(now.numbers).toEqual(numbers);
    // Moved back, the text is as it was, byte by byte.
    expect(moveXmlRow(moved.text, now.entries, moved.path, -1)?.text).toBe(text);
  });

  it('does not move beyond the first and the last one', () => {
    const { entries, names } = read(text);
    expect(moveXmlRow(text, entries, '$.lines[0]', -1)).toBeUndefined();
    expect(moveXmlRow(text, entries, `$.lines[${String(names.length - 1)}]`, 1)).toBeUndefined();
  });

  it('is removed whole, and nothing else', () => {
    const { entries, names } = read(text);
    const without = edited(text, removeXmlRow(text, entries, '$.lines[0]'));
    expect(read(without).names).toEqual(names.slice(1));
    expect(text.length - without.length).toBe(
      text.length - text.replace(/\s*<(\w+:(?:InvoiceLine|IncludedSupplyChainTradeLineItem))>[^]*?<\/\1>/, '').length,
    );
  });

  it('is repeated below itself with the next number, and the others keep theirs', () => {
    const { entries, names, numbers } = read(text);
    const now = read(edited(text, repeatXmlRow(text, entries, '$.lines[0]')));
    expect(now.names).toEqual([names[0], ...names]);
    const next = String(Math.max(...numbers.map(Number)) + 1);
    expect(now.numbers).toEqual([numbers[0], next, ...numbers.slice(1)]);
  });

  it('is put below another one, from the end of the list', () => {
    const { entries, names, numbers } = read(text);
    const more = edited(text, repeatXmlRow(text, entries, `$.lines[${String(names.length - 1)}]`));
    const now = read(lastXmlRowBelow(more, entries, '$.lines[0]'));
    expect(now.names).toEqual([names[0], names.at(-1), ...names.slice(1)]);
    expect(now.numbers[1]).toBe(String(Math.max(...numbers.map(Number)) + 1));
    expect(lastXmlRowBelow(text, entries, `$.lines[${String(names.length - 1)}]`)).toBe(text);
  });
});

it('a value that stands in no element of its own moves nothing', () => {
  const text = ublInvoice();
  const { entries } = read(text);
  for (const row of ['$.supplier', '$.lines[7]', '$.notes[0]', '$.lines'])
    expect([row, moveXmlRow(text, entries, row, 1), removeXmlRow(text, entries, `${row}[9]`)]).toEqual([
      row,
      undefined,
      [],
    ]);
});

import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { invoice } from '../api/examples/documents.ts';
import { ublInvoice } from '../api/examples/xml.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { ciiInvoice } from '../formats/testing/invoices.ts';
import { metadata, pdfFile } from '../formats/testing/pdf-files.ts';
import { formatHandlers } from './formats.ts';

const context = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const scope = { engine: createStandardEngine(), context };
const broken = ublInvoice.replace(/<cbc:IssueDate>[^<]*<\/cbc:IssueDate>/, '');
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');
type Given = Parameters<(typeof formatHandlers)['validate']>[0];

it.each<[string, () => Given]>([
  ['a text', () => ({ data: ublInvoice })],
  ['a text behind a mark and a line', () => ({ data: `\uFEFF\n${ublInvoice}`.replace(/<\?xml.*?\?>/, '') })],
  ['bytes', () => ({ data: base64(ublInvoice), encoding: 'base64' })],
])('a sound invoice as %s is in order', async (_, given) => {
  expect(await formatHandlers.validate(given(), scope)).toEqual({ ok: true, value: { ok: true } });
  expect(await formatHandlers.inspect(given(), scope)).toMatchObject({
    ok: true,
    value: { ok: true, stage: 'judged', faults: [], document: { code: 'A-1042' } },
  });
});

it('names the rules that an invoice breaks, at their places in the XML', async () => {
  const faults = [{ code: 'SCHEMA-MISSING', properties: ['/Invoice[1]'] }, { code: 'BR-03' }];
  expect(await formatHandlers.validate({ data: broken }, scope)).toMatchObject({
    ok: false,
    error: { key: 'validation', message: 'The invoice breaks 2 rules', faults },
  });
  expect(await formatHandlers.inspect({ data: broken }, scope)).toMatchObject({
    ok: true,
    value: { ok: false, faults },
  });
});

it('gives no fix whose edits are of the XML, which nobody could apply to a document', async () => {
  const category = ublInvoice.replace(/(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1Z');
  for (const data of [broken, category]) {
    const answer = await formatHandlers.validate({ data }, scope);
    const faults = answer.ok ? [] : answer.error.faults;
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.flatMap(({ fixes }) => fixes)).toEqual([]);
  }
});

it('judges the invoice that a PDF carries, and what the PDF says of it', async () => {
  const files = [{ name: 'factur-x.xml', text: ciiInvoice() }];
  const pdf = await pdfFile({ files, xmp: metadata({ ConformanceLevel: 'BASIC' }) });
  const outcome = await formatHandlers.inspect({ data: base64(pdf), encoding: 'base64' }, scope);
  const faults = outcome.ok ? outcome.value.faults.map(({ code }) => code) : [];
  expect(faults).toContain('ASSAY-PDF-PROFILE');
});

it.each(['<a/>', '<'])('refuses %s, which is no invoice', async (data) => {
  expect(await formatHandlers.validate({ data }, scope)).toMatchObject({ ok: false, error: { key: 'input' } });
  expect(await formatHandlers.inspect({ data }, scope)).toMatchObject({ ok: false, error: { key: 'input' } });
});

it('lists warnings where they are asked for', async () => {
  const latin = ublInvoice.replace(/encoding="[^"]*"/, 'encoding="ISO-8859-1"').replace('A-1042', 'A-1042 \x96');
  const data = Buffer.from(latin, 'latin1').toString('base64');
  const outcome = await formatHandlers.validate({ data, encoding: 'base64', warnings: true }, scope);
  expect(outcome).toMatchObject({ ok: true, warnings: [{ code: 'ASSAY-XML-ENCODING', severity: 'warning' }] });
});

it.each<[string, string | Uint8Array, string]>([
  ['bytes of another encoding', Buffer.from(ublInvoice.replace('A-1042', 'A-1042 é'), 'latin1'), 'ENCODING'],
  ['an encoding that it does not have', ublInvoice.replace(/encoding="[^"]*"/, 'encoding="UTF-16"'), 'ENCODING'],
  ['a control character', ublInvoice.replace('A-1042', 'A-1042\v'), 'CHARACTER'],
  ['two byte order marks', `\uFEFF\uFEFF${ublInvoice}`, 'SYNTAX'],
  ['a line before its declaration', `\n${ublInvoice}`, 'SYNTAX'],
])('a file with %s has an error at its place, and is read', async (_, file, kind) => {
  const given = { data: base64(file), encoding: 'base64' } as const;
  const fault = { code: `ASSAY-XML-${kind}`, severity: 'error', place: { line: expect.any(Number) as number } };
  expect(await formatHandlers.validate(given, scope)).toMatchObject({ ok: false, error: { faults: [fault] } });
  expect(await formatHandlers.inspect(given, scope)).toMatchObject({ ok: true, value: { ok: false, faults: [fault] } });
  const judged = await formatHandlers.judge({ ...given, judge: ['schema'] }, scope);
  const { place, ...facts } = fault;
  expect(judged).toMatchObject({ ok: true, value: { verdicts: [], faults: [{ ...facts, ...place }] } });
});

it('judges documents as before', async () => {
  expect(await formatHandlers.validate({ data: invoice }, scope)).toEqual(
    await scope.engine.validate({ data: invoice }, context),
  );
});

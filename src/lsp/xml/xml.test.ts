import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FATTURAPA_PROOF } from '../../formats/fatturapa/fatturapa-proof.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { buildCli } from '../../testing/built-cli.ts';
import { startEditor, type Editor, type Opened } from '../testing/editor.ts';

// Runs the built program with a client of the protocol.

let program: string;
let editor: Editor;
beforeAll(async () => {
  program = join(await buildCli(), 'assay.js');
  editor = await startEditor(program);
}, 120_000);
afterAll(async () => {
  expect(await editor.quit()).toBe(0);
});

let opened = 0;
const open = (text: string, on = editor, languageId = 'xml'): Opened =>
  on.open(`file:///work/${++opened}.xml`, text, languageId);

const everywhere = { start: { line: 0, character: 0 }, end: { line: 1_000_000, character: 0 } };
const codesOf = async (document: Opened) => (await document.diagnostics()).map(({ code }) => code);
const placeOf = (document: Opened, piece: string, within = piece) => {
  const skip = piece.indexOf(within);
  return { start: document.at(piece, skip), end: document.at(piece, skip + within.length) };
};

describe('what is wrong in an invoice', () => {
  test.each([
    ['UBL', ublInvoice()],
    ['CII', ciiInvoice()],
  ])('is nothing in a sound one in %s', async (_, text) => {
    expect(await open(text).diagnostics()).toEqual([]);
  });

  test('is reported at its place: of the rules, of the schema, and of XML', async () => {
    const wrong = open(ublInvoice().replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$19999.99'));
    expect(await wrong.diagnostics()).toContainEqual(
      expect.objectContaining({
        code: 'BR-CO-16',
        severity: 1,
        source: 'assay',
        range: placeOf(wrong, '9999.99'),
      }),
    );
    const misspelt = open(ublInvoice().replace(/<cbc:IssueDate>[^<]*/, '<cbc:IssueDate>15.01.2026'));
    expect((await misspelt.diagnostics()).map(({ range }) => range)).toContainEqual(placeOf(misspelt, '15.01.2026'));
    const unclosed = open(ublInvoice().replace('</cbc:IssueDate>', ''));
    expect(await codesOf(unclosed)).toEqual(['ASSAY-XML-SYNTAX']);
  });

  test('goes when it is mended, and comes when it is typed', async () => {
    const document = open(ublInvoice());
    const figure = /<cbc:PayableAmount[^>]*>([^<]*)/.exec(document.text())?.[1] ?? '';
    expect(await document.diagnostics()).toEqual([]);
    const place = placeOf(document, `>${figure}</cbc:PayableAmount`, figure);
    document.edit(place, '1.00');
    expect(await codesOf(document)).toContain('BR-CO-16');
    const actions = await document.actions(everywhere, ['quickfix']);
    const fix = actions.find(({ title }) => title === `Replace 1.00 with ${figure}`);
    expect(fix).toMatchObject({ kind: 'quickfix', isPreferred: false, diagnostics: [{ code: 'BR-CO-16' }] });
    if (fix) document.apply(fix);
    expect(await document.diagnostics()).toEqual([]);
    expect(document.text()).toBe(ublInvoice());
  });

  test('is put in order by the safe fix, and by all of them together', async () => {
    const text = ublInvoice();
    const [id = ''] = /\s*<cbc:ID>[^<]*<\/cbc:ID>/.exec(text) ?? [];
    const moved = text
      .replace(id, '')
      .replace(/(\s*<cbc:InvoiceTypeCode)/, '$1')
      .replace(/(<\/cbc:InvoiceTypeCode>)/, `$1${id}`);
    const document = open(moved);
    expect((await codesOf(document)).join()).toMatch(/SCHEMA/);
    const [fix] = await document.actions(everywhere, ['quickfix']);
    expect(fix).toMatchObject({ isPreferred: true });
    const [all] = await document.actions(everywhere, ['source.fixAll']);
    expect(all).toMatchObject({ kind: 'source.fixAll.assay', title: 'Apply all safe fixes' });
    if (all) document.apply(all);
    expect(await document.diagnostics()).toEqual([]);
  });

  test('is asked for while a text changes, and reported of the text as it is then', async () => {
    const document = open(ublInvoice());
    const place = placeOf(document, '<cbc:DocumentCurrencyCode>EUR', 'EUR');
    document.edit(place, 'XQX');
    const actions = await document.actions(everywhere, ['quickfix']);
    expect(actions.every(({ edit }) => edit !== undefined)).toBe(true);
    expect(await codesOf(document)).toContain('BR-CL-04');
  });

  test.each([
    [
      'Peppol',
      'PEPPOL-T111-B00102',
      `<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
        xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
      ><cbc:CustomizationID>urn:fdc:peppol.eu:poacc:trns:invoice_response:3</cbc:CustomizationID></ApplicationResponse>`,
    ],
    [
      'the French life cycle',
      'BR-FR-CDV-12_MDT-105',
      `<CrossDomainAcknowledgementAndResponse xmlns="urn:un:unece:uncefact:data:standard:CrossDomainAcknowledgementAndResponse:100"
        xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100"
      ><AcknowledgementDocument><ram:ReferenceReferencedDocument/></AcknowledgementDocument></CrossDomainAcknowledgementAndResponse>`,
    ],
  ])('of an answer to an invoice is reported too: %s', async (_, code, text) => {
    expect(await codesOf(open(text))).toContain(code);
  });

  test('is not reported in other XML', async () => {
    expect(await open('<project><name>x</name></project>').diagnostics()).toEqual([]);
    const order = ublInvoice()
      .replaceAll('Invoice-2', 'Order-2')
      .replaceAll(/(<\/?)Invoice/g, '$1Order');
    expect(await open(order).diagnostics()).toEqual([]);
    expect(await open('<project').actions(everywhere)).toEqual([]);
  });
});

describe('a place in an invoice', () => {
  test('has its term and the meaning of its code', async () => {
    const document = open(ublInvoice());
    const at = document.at('<cbc:DocumentCurrencyCode>EUR', 27);
    const hover = JSON.stringify((await document.hover(at))?.contents);
    expect(hover).toMatch(/\*\*BT-5\*\* /);
    expect(hover).toContain('`EUR` Euro');
    expect(await document.hover(document.at('<cac:Party>', 6))).toBeNull();
  });

  test('has the codes that may stand there, of an element and of an attribute', async () => {
    const document = open(ublInvoice());
    const items = await document.complete(document.at('<cbc:InvoiceTypeCode>', 21));
    expect(items.find(({ label }) => label === '380')).toMatchObject({
      detail: 'Standard Invoice',
      textEdit: { newText: '380', range: placeOf(document, '<cbc:InvoiceTypeCode>380', '380') },
    });
    const unit = /unitCode="([^"]*)"/.exec(document.text())?.[0] ?? '';
    expect((await document.complete(document.at(unit, 10))).map(({ label }) => label)).toContain('KGM');
    expect(await document.complete(document.at('<cbc:IssueDate>', 15))).toEqual([]);
  });

  test('has the elements that the schema allows behind a sign that begins one', async () => {
    const piece = '</cbc:TaxCurrencyCode>';
    const document = open(ublInvoice().replace(piece, `${piece}<`));
    const items = await document.complete(document.at(`${piece}<`, piece.length + 1));
    expect(items.map(({ label }) => label)).toContain('cbc:AccountingCost');
    expect(items[0]?.textEdit).toMatchObject({
      newText: expect.stringMatching(/^<cbc:\w+>/),
      range: { start: document.at(`${piece}<`, piece.length), end: document.at(`${piece}<`, piece.length + 1) },
    });
  });

  test('has its member of a document, its code and its elements in a file of an authority', async () => {
    const text = FATTURAPA_PROOF.text;
    const document = open(text.replace('>TD01<', '>TD99<'));
    const place = placeOf(document, 'TD99');
    expect(await document.diagnostics()).toContainEqual(
      expect.objectContaining({ code: 'SCHEMA-VALUE', range: place }),
    );
    const items = await document.complete(place.start);
    expect(items.find(({ label }) => label === 'TD01')).toMatchObject({
      detail: 'Fattura · Regular Invoice',
      textEdit: { newText: 'TD01', range: place },
    });
    document.edit(place, 'TD01');
    expect(JSON.stringify(await document.hover(document.at('>TD01', 2)))).toContain('`TD01` Fattura · Regular Invoice');
    expect(JSON.stringify(await document.hover(document.at('<Numero>', 8)))).toContain(
      '**Numero** Numero · Number → `$.code`',
    );
    const begun = open(text.replace('</CedentePrestatore>', '</CedentePrestatore><'));
    const elements = await begun.complete(begun.at('</CedentePrestatore><', 21));
    expect(elements.map(({ label }) => label)).toContain('CessionarioCommittente');
  });

  test('is found by the outline', async () => {
    const [root] = await open(ublInvoice()).symbols();
    expect(root?.name).toBe('Invoice');
    const line = root?.children?.find(({ name }) => name === 'InvoiceLine');
    expect(line?.detail).toContain('BG-25');
    expect(line?.children?.find(({ name }) => name === 'ID')?.detail).toMatch(/^1 · BT-126 /);
  });
});

test('is described in Spanish too', async () => {
  const spanish = await startEditor(program, { locale: 'es-ES' });
  const document = open(ublInvoice().replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00'), spanish);
  expect((await document.diagnostics()).map(({ message }) => message).join()).toMatch(/pero BT-112 − BT-113/);
  const titles = (await document.actions(everywhere, ['quickfix'])).map(({ title }) => title);
  expect(titles.join()).toMatch(/Sustituir 1.00 por/);
  const currency = await document.hover(document.at('<cbc:DocumentCurrencyCode>EUR', 27));
  expect(JSON.stringify(currency)).toContain('`EUR` euro');
  await spanish.quit();
});

test('is judged for a destination by its rules', async () => {
  const sending = await startEditor(program, { options: { destination: 'xrechnung' } });
  const codes = await codesOf(open(ublInvoice(), sending));
  expect(codes.some((code) => String(code).startsWith('BR-DE-'))).toBe(true);
  expect(codes.at(-1)).toMatch(/^ASSAY-DESTINATION/);
  const control = await open(ublInvoice().replace('Agence', '\u0001Agence'), sending).diagnostics();
  const found = control.filter(({ code }) => code === 'ASSAY-XML-CHARACTER');
  // Reported once, at its place, and as an error.
  expect(found.map(({ severity, range }) => [severity, range.start.line > 0])).toEqual([[1, true]]);
  await sending.quit();
});

test('is shown as a page', async () => {
  const answer = await open(ublInvoice()).run('assay.preview');
  expect(answer).toMatchObject({ ok: true, text: expect.stringMatching(/^<!doctype html>/i) as string });
  expect(await open('<Invoice').run('assay.preview')).toMatchObject({ ok: false, key: 'input' });
});

import { setScreenWidth } from '../../testing/screen.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../engine/index.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import { declaredInvoice } from '../../../formats/page/declared-invoice.ts';
import { importXml } from '../../../formats/reading/import-xml.ts';
import { ciiInvoice, ublInvoice } from '../../../formats/testing/invoices.ts';
import { knowledgeOf } from '../../../language/testing/standard-knowledge.ts';
import { goldenContext } from '../../../testing/examples/examples.ts';
import { CommandProvider } from '../../commands/CommandProvider.tsx';
import { commandList } from '../../frame/place-commands.ts';
import { newDocument } from '../../state/documents-slice.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { freshState } from '../../testing/facts.ts';
import { fakeEditor } from '../../testing/fake-editor.ts';
import { AskingPage } from '../../testing/render-question.tsx';
import { valueFieldOf, type PageSource } from './value-field.ts';
import { ValueForm } from './ValueForm.tsx';

/** Values of each kind are kept, restored, emptied, refused, undone and redone, in JSON and in XML. */

const engine = createStandardEngine();
const knowledge = knowledgeOf(engine);

const JSON_TEXT = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$regime": "DE",
  "type": "standard",
  "issue_date": "2026-11-27",
  "currency": "EUR",
  "supplier": {
    "name": "Kessler",
    "tax_id": { "country": "DE", "code": "811907981" },
    "identities": [{ "code": "HRB 4711" }],
    "addresses": [{ "num": "14", "street": "Lagerweg", "locality": "Kassel", "code": "34117" }]
  },
  "lines": [
    {
      "quantity": "24",
      "item": { "name": "Service", "price": "68.00", "unit": "h" },
      "taxes": [{ "cat": "VAT", "percent": "7.0%" }]
    },
    { "quantity": "2", "item": { "name": "Filter", "price": "9.00" }, "taxes": [{ "cat": "VAT", "key": "exempt", "ext": { "cef-vatex": "VATEX-EU-132" } }] }
  ],
  "payment": {
    "instructions": { "key": "credit-transfer", "credit_transfer": [{ "iban": "DE89370400440532013000" }] }
  }
}
`;

function sourceOf(text: string): PageSource {
  if (!text.startsWith('<')) {
    const document = JSON.parse(text) as JsonObject;
    return { text, document, written: document, signed: false };
  }
  const outcome = importXml({ data: text }, engine, goldenContext, []);
  if (!outcome.ok) throw new Error('not read');
  const { document, report } = outcome.value;
  const shown = declaredInvoice(undefined, document, report.entries).document;
  return { text, document: shown, written: document, entries: report.entries, signed: false };
}

const text = () => activeDocument(useWorkbench.getState()).text;
const editor = () => useWorkbench.getState().editor;
const onClose = vi.fn();

function Form({ path, opened, source }: { path: string; opened: PageSource; source: PageSource }) {
  const field = valueFieldOf(path, source, knowledge);
  const ofRead = ({ entries, written, text: own }: PageSource) => (entries ? JSON.stringify(written) : own);
  return (
    <AskingPage>
      <CommandProvider list={commandList}>
        {field && (
          <ValueForm
            path={path}
            field={field}
            language="en"
            document={source.document}
            label="Value"
            isFirst
            describedBy={[]}
            typed={undefined}
            takesFocus
            text={ofRead(opened)}
            read={source.entries && ofRead(source)}
            onLeaving={vi.fn()}
            onKeeping={vi.fn()}
            fieldOf={(place) => valueFieldOf(place, source.entries ? source : { ...source, text: text() }, knowledge)}
            onClose={onClose}
            onOpen={vi.fn()}
          />
        )}
      </CommandProvider>
    </AskingPage>
  );
}

/** Opens the field of a value. The returned function shows the page after a verdict on the present text. */
function open(path: string, written: string, others: readonly string[] = []): () => void {
  freshState(written);
  const { documents, activeId, restoreDocuments } = useWorkbench.getState();
  restoreDocuments([...documents, ...others.map((other) => newDocument('other.json', other, 'file'))], activeId);
  useWorkbench.getState().attachEditor(fakeEditor());
  const opened = sourceOf(written);
  const { rerender } = render(<Form path={path} opened={opened} source={opened} />);
  return () => rerender(<Form path={path} opened={opened} source={sourceOf(text())} />);
}

const field = () => screen.getByLabelText('Value');
function type(value: string): void {
  fireEvent.change(field(), { target: { value } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

/** An edit that is made in the source while the field is open. */
const meanwhile = (now: string) => act(() => editor()?.replaceAll(now));

beforeEach(() => {
  setScreenWidth(1440);
  onClose.mockClear();
});

const UBL = ublInvoice();
const CII = ciiInvoice();
const WITH_UNIT = JSON_TEXT.replace(
  /"24",\s+"item": \{ "name": "Service", "price": "68.00", "unit": "h"/,
  '"24", "item": { "unit": "h"',
);
/** With an address, which the invoice of the other tests has not. */
const WITH_STREET = UBL.replace(
  '<cac:PostalAddress><cac:Country><cbc:IdentificationCode>NO',
  '<cac:PostalAddress><cbc:StreetName>Kaigata 4</cbc:StreetName><cbc:CityName>Oslo</cbc:CityName><cbc:PostalZone>0150</cbc:PostalZone><cac:Country><cbc:IdentificationCode>NO',
);
const TAXES = '$.lines[0].taxes[0].percent';
const IBAN = '$.payment.instructions.credit_transfer[0].iban';

describe.each<[string, string, string, string | undefined, string, string, string | undefined]>([
  ['a text of JSON', JSON_TEXT, '$.supplier.name', 'Kessler KG', '"Kessler"', '"Kessler KG"', undefined],
  ['an amount of JSON', JSON_TEXT, '$.lines[0].item.price', '70.5', '"68.00"', '"70.5"', 'much'],
  ['a quantity of JSON', JSON_TEXT, '$.lines[0].quantity', '25', '"24"', '"25"', 'many'],
  ['a date of JSON', JSON_TEXT, '$.issue_date', '28.11.2026', '2026-11-27', '2026-11-28', 'soon'],
  ['a unit of JSON', JSON_TEXT, '$.lines[0].item.unit', 'day', '"h"', '"day"', undefined],
  [
    'a quantity with its unit in JSON',
    WITH_UNIT,
    '$.lines[0].quantity',
    '3 days',
    '"24", "item": { "unit": "h"',
    '"3", "item": { "unit": "day"',
    '3 hurs',
  ],
  ['a country of JSON', JSON_TEXT, '$.supplier.tax_id.country', 'AT', '"country": "DE"', '"country": "AT"', undefined],
  ['a type of JSON', JSON_TEXT, '$.type', 'proforma', '"type": "standard"', '"type": "proforma"', undefined],
  ['a currency of JSON', JSON_TEXT, '$.currency', 'CHF', '"EUR"', '"CHF"', undefined],
  ['a tax number of JSON', JSON_TEXT, '$.supplier.tax_id.code', '136695976', '"811907981"', '"136695976"', undefined],
  ['an identity of JSON', JSON_TEXT, '$.supplier.identities[0].code', 'HRB 12', '"HRB 4711"', '"HRB 12"', undefined],
  ['a street of JSON', JSON_TEXT, '$.supplier.addresses[0].street', 'Kai', '"Lagerweg"', '"Kai"', undefined],
  ['a number of JSON', JSON_TEXT, '$.supplier.addresses[0].num', '14 b', '"num": "14"', '"num": "14 b"', undefined],
  ['a postcode of JSON', JSON_TEXT, '$.supplier.addresses[0].code', '34119', '"34117"', '"34119"', undefined],
  ['a town of JSON', JSON_TEXT, '$.supplier.addresses[0].locality', 'Köln', '"Kassel"', '"Köln"', undefined],
  ['a rate of JSON', JSON_TEXT, TAXES, 'rate general', '"percent": "7.0%"', '"rate": "general"', undefined],
  ['a case of a tax of JSON', JSON_TEXT, TAXES, 'key exempt', '"percent": "7.0%"', '"key": "exempt"', undefined],
  [
    'a rate after a case of a tax of JSON',
    JSON_TEXT,
    '$.lines[1].taxes[0].key',
    'rate reduced',
    '"key": "exempt", "ext": { "cef-vatex": "VATEX-EU-132" }',
    '"rate": "reduced"',
    undefined,
  ],
  [
    'a means of payment of JSON',
    JSON_TEXT,
    '$.payment.instructions.key',
    'direct-debit',
    '"credit-transfer"',
    '"direct-debit"',
    undefined,
  ],
  [
    'an IBAN of JSON',
    JSON_TEXT,
    IBAN,
    'at61 1904 3002 3457 3201',
    'DE89370400440532013000',
    'AT611904300234573201',
    undefined,
  ],
  ['a text of XML', UBL, '$.lines[0].item.name', 'Chair', '', 'Chair', undefined],
  ['a quantity of XML', UBL, '$.lines[0].quantity', '11', '>10<', '>11<', 'many'],
  ['a date of XML', UBL, '$.issue_date', '3.2.2026', 'IssueDate>2026-02-01<', 'IssueDate>2026-02-03<', 'soon'],
  [
    'a quantity of UBL with its unit',
    UBL,
    '$.lines[0].quantity',
    '12 h',
    'unitCode="C62">10<',
    'unitCode="HUR">12<',
    '12 hurs',
  ],
  [
    'a quantity of CII with its unit',
    CII,
    '$.lines[0].quantity',
    '12 KGM',
    'unitCode="C62">10<',
    'unitCode="KGM">12<',
    '12 kgx',
  ],
  ['a type of XML', UBL, '/Invoice[1]/InvoiceTypeCode[1]', '384', '>380<', '>384<', undefined],
  ['a currency of XML', UBL, '$.currency', 'CHF', 'DocumentCurrencyCode>EUR<', 'DocumentCurrencyCode>CHF<', undefined],
  ['a country of XML', UBL, '$.customer.addresses[0].country', 'SE', '', 'SE', undefined],
  ['a tax number of XML', UBL, '$.customer.tax_id.code', 'NO974760673MVA', '', 'NO974760673MVA', undefined],
  [
    'an identity of XML',
    UBL,
    '$.customer.identities[0].code',
    '974760673',
    '987654325</cbc:Comp',
    '974760673</cbc:Comp',
    undefined,
  ],
  ['a street of XML', WITH_STREET, '$.customer.addresses[0].street', 'Kaigata 6', '', 'Kaigata 6', undefined],
  ['a town of XML', WITH_STREET, '$.customer.addresses[0].locality', 'Bergen', '', 'Bergen', undefined],
  ['a postcode of XML', WITH_STREET, '$.customer.addresses[0].code', '5003', '', '5003', undefined],
  ['a party of XML', UBL, '$.customer.name', 'Fjord & Co', '', 'Fjord &amp; Co', undefined],
  [
    'a rate of UBL',
    UBL,
    TAXES,
    '25',
    '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>20<',
    '<cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>25<',
    'full',
  ],
  ['a rate of CII', CII, TAXES, '25 %', 'RateApplicablePercent>20<', 'RateApplicablePercent>25<', 'full'],
  [
    'a means of payment of XML',
    UBL,
    '$.payment.instructions.key',
    '58',
    'PaymentMeansCode>30<',
    'PaymentMeansCode>58<',
    undefined,
  ],
  ['an IBAN of UBL', UBL, IBAN, 'ES79 2100 0813 6101 2345 6789', '', 'ES7921000813610123456789', undefined],
  ['an IBAN of CII', CII, IBAN, 'ES79 2100 0813 6101 2345 6789', '', 'ES7921000813610123456789', undefined],
  ['a sum of XML', UBL, '$.totals.due', '155.05', '>154.05<', '>155.05<', 'much'],
])('%s', (_, written, path, given = '', from, to, wrong) => {
  const { written: own = '' } = valueFieldOf(path, sourceOf(written), knowledge) ?? {};
  const expected = from === '' ? written.replace(`>${own}<`, `>${to}<`) : written.replace(from, to);

  it('is kept by Enter, undone and redone', async () => {
    open(path, written);
    type(given);
    await waitFor(() => expect(text()).toBe(expected));
    expect(onClose).toHaveBeenCalledOnce();
    act(() => editor()?.undo());
    expect(text()).toBe(written);
    act(() => editor()?.redo());
    expect(text()).toBe(expected);
  });

  it('stays if it is kept as it was', () => {
    open(path, written);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(text()).toBe(written);
  });

  it.runIf(wrong !== undefined)('is refused if it cannot be read', () => {
    open(path, written);
    type(wrong ?? '');
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
    expect(text()).toBe(written);
  });

  it('goes if it is emptied, and comes back by undo', async () => {
    open(path, written);
    type('');
    await waitFor(() => expect(text()).not.toBe(written));
    expect(text().length).toBeLessThan(written.length);
    act(() => editor()?.undo());
    expect(text()).toBe(written);
  });
});

describe.each([
  ['JSON', JSON_TEXT, '"quantity": "24"', '"quantity": "26"', '"quantity": "25"'],
  ['XML', UBL, '>10</cbc:InvoicedQuantity>', '>26</cbc:InvoicedQuantity>', '>25</cbc:InvoicedQuantity>'],
])('a value of %s that changes in the source while its field is open', (_, written, from, theirs, mine) => {
  it.each([
    ['Keep mine', mine],
    ['Take theirs', theirs],
  ])('asks: %s', async (choice, expected) => {
    const judge = open('$.lines[0].quantity', written);
    meanwhile(written.replace(from, theirs));
    judge();
    expect(screen.getByRole('alert').textContent).toContain('The source now says “26”.');
    type('25');
    expect(text()).toBe(written.replace(from, theirs));
    fireEvent.click(screen.getByRole('button', { name: choice }));
    if (choice === 'Take theirs') fireEvent.keyDown(field(), { key: 'Enter' });
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(text()).toBe(written.replace(from, expected));
  });
});

const FIRST_LINE = / *<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>\n/;
/** Lines that differ in name and quantity. */
const LINES = UBL.replace(FIRST_LINE, (line) =>
  ['Chair', 'Table', 'Lamp']
    .map((name, index) =>
      line.replace('>10</cbc:Inv', `>${String(index + 1)}</cbc:Inv`).replace(/<cbc:Name>[^<]*/, `<cbc:Name>${name}`),
    )
    .join(''),
);

describe('a row of XML that goes while a field is open', () => {
  it('takes its field along, and nothing is written into another row', async () => {
    const judge = open('$.lines[0].quantity', LINES);
    meanwhile(LINES.replace(FIRST_LINE, ''));
    type('7');
    judge();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('no longer in the source'));
    expect(text()).toBe(LINES.replace(FIRST_LINE, ''));
    expect(screen.queryByRole('button', { name: /Keep/ })).toBeNull();
  });

  it('leaves the value of a later row to its row', async () => {
    const judge = open('$.lines[2].quantity', LINES);
    meanwhile(LINES.replace(FIRST_LINE, ''));
    judge();
    type('7');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(text()).toBe(LINES.replace(FIRST_LINE, '').replace('>3</cbc:Inv', '>7</cbc:Inv'));
  });
});

describe('the name of a party', () => {
  const KNOWN = {
    name: 'Kesselring AG',
    tax_id: { country: 'CH', code: 'E284156502' },
    addresses: [{ country: 'CH' }],
  };
  const kept = () => (JSON.parse(text()) as { supplier: JsonObject }).supplier;
  const openName = () => open('$.supplier.name', JSON_TEXT, [JSON.stringify({ supplier: KNOWN })]);

  it.each([
    ['that it begins is taken as a whole by Enter', 'kess', [], KNOWN],
    ['is taken after the arrow leads to it', '', ['ArrowDown'], KNOWN],
    ['is not taken if another name is typed', 'Kessin', [], { ...kesslerNamed('Kessin') }],
  ])('a party of another document %s', async (_, typed, keys, expected) => {
    openName();
    fireEvent.change(field(), { target: { value: typed } });
    if (typed !== 'Kessin') await screen.findByRole('option', { name: /Kesselring AG/ });
    for (const key of [...keys, 'Enter']) fireEvent.keyDown(field(), { key });
    await waitFor(() => expect(kept()).toEqual(expected));
    expect(onClose).toHaveBeenCalledOnce();
    act(() => editor()?.undo());
    expect(text()).toBe(JSON_TEXT);
  });

  const paste = (lines: string) => fireEvent.paste(field(), { clipboardData: { getData: () => lines } });

  it('is split from pasted lines, and taken only with consent', async () => {
    openName();
    paste('Weberei Nord KG\nHafen 2\n20457 Hamburg\nUSt-IdNr. DE136695976');
    expect(screen.getByRole('region', { name: 'This is what the pasted lines say:' }).textContent).toContain('Hamburg');
    expect(text()).toBe(JSON_TEXT);
    fireEvent.click(screen.getByRole('button', { name: 'Do not take it' }));
    expect(screen.queryByRole('region')).toBeNull();
    paste('Weberei Nord KG\nHafen 2\n20457 Hamburg\nUSt-IdNr. DE136695976');
    fireEvent.click(screen.getByRole('button', { name: 'Take all of it' }));
    await waitFor(() =>
      expect(kept()).toEqual({
        name: 'Weberei Nord KG',
        tax_id: { country: 'DE', code: '136695976' },
        identities: [{ code: 'HRB 4711' }],
        addresses: [{ street: 'Hafen 2', locality: 'Hamburg', code: '20457', country: 'DE' }],
      }),
    );
    act(() => editor()?.undo());
    expect(text()).toBe(JSON_TEXT);
  });

  it('takes one pasted line as it is', () => {
    openName();
    expect(paste('Weberei Nord KG')).toBe(true);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

function kesslerNamed(name: string): JsonObject {
  return { ...(JSON.parse(JSON_TEXT) as { supplier: JsonObject }).supplier, name };
}

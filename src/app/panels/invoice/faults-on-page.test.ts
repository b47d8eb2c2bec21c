// @vitest-environment jsdom
import '../../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import type { JsonObject, Severity } from '../../../engine/index.ts';
import { declaredInvoice } from '../../../formats/page/declared-invoice.ts';
import { paperView } from '../../../formats/page/paper-view.ts';
import { ciiInvoice, ublInvoice } from '../../../formats/testing/invoices.ts';
import { judgeSubject } from '../../api/text-verdict.ts';
import { judgeXml } from '../../api/xml-verdict.ts';
import { pageClient } from '../../testing/page-client.ts';
import { placeProblems, type PageProblem } from './place-problems.ts';
import { valueOn, type PageSource } from './value-field.ts';
import { xmlProblems } from './xml-paths.ts';

/** Each kind of fault has its mark on the page, its row in the list and its stretch of the source. */

const DOCUMENT = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "$addons": ["de-xrechnung-v3"],
  "code": "17",
  "issue_date": "2026-02-01",
  "currency": "EUR",
  "supplier": { "name": "Holm", "tax_id": { "country": "DE", "code": "129274202" },
    "inboxes": [{ "email": "buero@holm.example" }],
    "people": [{ "name": { "given": "Jette", "surname": "Holm" } }],
    "addresses": [{ "street": "Hafen 7", "locality": "Flensburg", "code": "24937", "country": "DE" }],
    "emails": [{ "addr": "buero@holm.example" }],
    "telephones": [{ "num": "+49 461 555" }]
  },
  "customer": { "name": "Harrislee",
    "inboxes": [{ "email": "rechnung@harrislee.example" }],
    "addresses": [{ "street": "Süder 1", "locality": "Harrislee", "code": "24955", "country": "DE" }]
  },
  "ordering": { "code": "ABC-44" },
  "lines": [
    { "quantity": "24", "item": { "name": "Doors", "price": "58.00", "unit": "h" },
      "taxes": [{ "cat": "VAT", "rate": "general" }] }
  ],
  "payment": { "terms": { "notes": "14 days" },
    "instructions": { "key": "credit-transfer", "credit_transfer": [{ "iban": "DE89370400440532013000", "name": "Holm" }] }
  }
}`;

type Edit = readonly [from: string | RegExp, to: string];
/** Its gravity, its place on the page, and the source that is marked. */
type Stands = readonly [severity: Severity, page: string, source: string];

interface Case {
  readonly kind: string;
  /** What makes the invoice one of another profile first. */
  readonly in?: Edit;
  readonly edit: Edit;
  readonly stands: readonly Stands[];
}

/** Where each problem stands that the edit brings, and the beginning of the source that is marked for it. */
async function stands(sound: string, [from, to]: Edit): Promise<readonly Stands[]> {
  const text = sound.replace(from, to);
  expect(text).not.toBe(sound);
  const before = new Set((await judged(sound)).problems.map(({ problem }) => problem.key));
  const { problems, source, unfinished } = await judged(text);
  const view = paperView(source.document, 'en', new Map(), { working: true, unfinished });
  if (!view) throw new Error('no page');
  const came = problems.filter(({ problem }) => !before.has(problem.key));
  const marks = placeProblems(view, (path) => valueOn(source, path) !== undefined, came);
  const lines = text.split('\n');
  const place = (key: string): string => {
    const has = (found: readonly { readonly problem: { readonly key: string } }[]) =>
      found.some(({ problem }) => problem.key === key);
    const [path] = [...marks.at].find(([, found]) => has(found)) ?? [];
    const slot = [...marks.slots.values()].flat().find((candidate) => has(candidate.problems));
    if (slot) return `slot ${slot.path}`;
    if (path !== undefined) return path;
    return has(marks.whole) ? 'whole' : `elsewhere ${marks.elsewhere.find((entry) => has(entry.problems))?.path ?? ''}`;
  };
  return marks.numbered.map(({ problem: { key, severity, line, range } }): Stands => {
    // The list leads to the line in which the mark of the source begins.
    const start = range?.start ?? 0;
    expect(text.slice(0, start).split('\n').length).toBe(line);
    const marked = range ? text.slice(range.start, range.end) : (lines[line - 1] ?? '');
    return [severity, place(key), marked.split('\n')[0]?.slice(0, 40) ?? ''];
  });
}

async function judged(text: string) {
  const { signal } = new AbortController();
  if (text.startsWith('<')) {
    const verdict = await judgeXml({ text }, pageClient, signal);
    const { xml } = verdict;
    if (!xml) throw new Error('not read');
    const { document } = declaredInvoice(undefined, xml.document, xml.entries);
    const source: PageSource = { text, document, written: xml.document, entries: xml.entries, signed: false };
    return { problems: xmlProblems(verdict.problems, xml.entries), source, unfinished: false };
  }
  const verdict = await judgeSubject({ text, documentId: 'd', revision: 1, editorVersion: 1 }, pageClient, signal);
  const { document: built } = verdict;
  const written = JSON.parse(text) as JsonObject;
  const problems: readonly PageProblem[] = verdict.problems.map((problem) => ({ problem, paths: problem.paths }));
  return { problems, source: { text, document: built ?? written, written, signed: false }, unfinished: !built };
}

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const WHOLE_CII = '/CrossIndustryInvoice[1]/ExchangedDocumentContext[1]/GuidelineSpecifiedDocumentContextParameter[1]';

const cases: Readonly<Record<string, readonly Case[]>> = {
  UBL: [
    {
      kind: 'a wrong value',
      edit: ['IdentificationCode>NO<', 'IdentificationCode>XX<'],
      stands: [['error', '$.customer.addresses[0].country', 'XX']],
    },
    {
      kind: 'two on one value',
      edit: ['IssueDate>2026-02-01<', 'IssueDate>01.02.2026<'],
      stands: [
        ['error', '$.issue_date', '0'],
        ['error', '$.issue_date', '01.02.2026'],
      ],
    },
    {
      kind: 'a missing value',
      edit: [/\s*<cbc:ID>A-17<\/cbc:ID>/, ''],
      stands: [
        ['error', 'whole', '<Invoice'],
        ['error', 'slot $.code', '<Invoice'],
      ],
    },
    { kind: 'a wrong sum', edit: ['>154.05<', '>155.05<'], stands: [['error', '$.totals.due', '155.05']] },
    {
      kind: 'a warning',
      in: ['urn:cen.eu:en16931:2017', XRECHNUNG],
      edit: [/(InvoicedQuantity unitCode=")C62/, '$1XXX'],
      stands: [['warning', '$.lines[0].item.unit', 'XXX']],
    },
    {
      kind: 'one that is not on the page',
      edit: ['mimeCode="application/pdf"', 'mimeCode="application/x"'],
      stands: [['error', 'elsewhere $.attachments[0].mime', 'application/x']],
    },
    {
      kind: 'one of the whole document',
      edit: ['urn:cen.eu:en16931:2017', 'urn:nobody:1'],
      stands: [['warning', 'elsewhere /Invoice[1]/CustomizationID[1]', 'u']],
    },
    {
      kind: 'one that stops the calculation',
      edit: [/(InvoicedQuantity unitCode="C62">)10/, '$1ten'],
      stands: [
        ['error', '$.lines[0].quantity', 't'],
        ['error', '$.lines[0].quantity', 'ten'],
        ['warning', '$.lines[0].total', '1'],
      ],
    },
  ],
  CII: [
    {
      kind: 'a wrong value',
      edit: ['CountryID>NO<', 'CountryID>XX<'],
      stands: [['error', '$.customer.addresses[0].country', 'XX']],
    },
    {
      kind: 'two on one value',
      edit: ['>20260201<', '>01.02.2026<'],
      stands: [
        ['error', '$.issue_date', '0'],
        ['error', '$.issue_date', '01.02.2026'],
      ],
    },
    {
      kind: 'a missing value',
      edit: ['<ram:ID>A-17</ram:ID>', ''],
      stands: [
        ['error', 'whole', '<rsm:ExchangedDocument'],
        ['error', 'slot $.code', '<rsm:ExchangedDocument'],
      ],
    },
    { kind: 'a wrong sum', edit: ['>154.05<', '>155.05<'], stands: [['error', '$.totals.due', '155.05']] },
    {
      kind: 'a warning',
      in: ['urn:cen.eu:en16931:2017', XRECHNUNG],
      edit: [/(BilledQuantity unitCode=")C62/, '$1XXX'],
      stands: [['warning', '$.lines[0].item.unit', 'XXX']],
    },
    {
      kind: 'one that is not on the page',
      edit: ['mimeCode="application/pdf"', 'mimeCode="application/x"'],
      stands: [['error', 'elsewhere $.attachments[0].mime', 'application/x']],
    },
    {
      kind: 'one of the whole document',
      edit: ['urn:cen.eu:en16931:2017', 'urn:nobody:1'],
      stands: [['warning', `elsewhere ${WHOLE_CII}/ID[1]`, 'u']],
    },
    {
      kind: 'one that stops the calculation',
      edit: [/(BilledQuantity unitCode="C62">)10/, '$1ten'],
      stands: [
        ['error', '$.lines[0].quantity', 't'],
        ['error', '$.lines[0].quantity', 'ten'],
        ['warning', '$.lines[0].total', '1'],
      ],
    },
  ],
  JSON: [
    {
      kind: 'a wrong value',
      edit: ['129274202', '129274203'],
      stands: [['error', '$.supplier.tax_id.code', '"129274203"']],
    },
    {
      kind: 'two on one value',
      edit: ['"rate": "general"', '"rate": "normal", "percent": "x%"'],
      stands: [
        ['error', '$.lines[0].taxes[0].percent', '"normal"'],
        ['error', '$.lines[0].taxes[0].percent', '"x%"'],
      ],
    },
    {
      kind: 'a missing value',
      edit: ['  "ordering": { "code": "ABC-44" },\n', ''],
      stands: [['error', 'slot $.ordering', '{']],
    },
    {
      kind: 'a wrong sum',
      edit: ['"payment": {', '"totals": { "payable": "1.00" }, "payment": {'],
      stands: [['warning', '$.totals.payable', '"1.00"']],
    },
    {
      kind: 'a warning',
      edit: ['"rate": "general"', '"rate": "general", "percent": "7%"'],
      stands: [['warning', '$.lines[0].taxes[0].percent', '"7%"']],
    },
    {
      kind: 'one that is not on the page',
      edit: ['buero@holm.example" }],\n    "people', 'buero" }],\n    "people'],
      stands: [['error', 'elsewhere $.supplier.inboxes[0].email', '"buero"']],
    },
    {
      kind: 'one of the whole document',
      edit: ['"$addons": ["de-xrechnung-v3"]', '"$addons": ["xx-none-v1"]'],
      stands: [['warning', 'elsewhere $.$addons[0]', '"xx-none-v1"']],
    },
    {
      kind: 'one that stops the calculation',
      edit: ['2026-02-01', '2026-02-31'],
      stands: [['error', '$.issue_date', '"2026-02-31"']],
    },
  ],
};

const SOUND: Readonly<Record<string, string>> = { UBL: ublInvoice(), CII: ciiInvoice(), JSON: DOCUMENT };

describe.each(Object.entries(cases))('in %s', (format, rows) => {
  it.each(rows.map((row) => [row.kind, row] as const))('%s stands on the page and in the source', async (_, row) => {
    const sound = SOUND[format] ?? '';
    expect(await stands(row.in ? sound.replace(...row.in) : sound, row.edit)).toEqual(row.stands);
  });
});

import { describe, expect, it } from 'vitest';
import type { Json, OperationContext, Outcome } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { invoice } from '../api/examples/documents.ts';
import { europeanInvoice, ublInvoice } from '../api/examples/xml.ts';
import { prepareFile } from '../formats/reading/import-file.ts';
import { FATTURAPA_TWO } from '../formats/testing/several-documents.ts';
import { ciiInvoice } from '../formats/testing/invoices.ts';
import { metadata, pdfFile } from '../formats/testing/pdf-files.ts';
import { exportJudging } from './export-format.ts';
import { formatHandlers } from './formats.ts';
import { importJudging, isPdfGiven } from './import-format.ts';

const context: OperationContext = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const scope = { engine: createStandardEngine(), context };
type Input<Id extends 'import' | 'export'> = Parameters<(typeof formatHandlers)[Id]>[0];

const bringIn = async (input: Input<'import'>) => await formatHandlers.import(input, scope);
const write = async (input: Partial<Input<'export'>>) =>
  await formatHandlers.export({ data: europeanInvoice, format: 'ubl', ...input }, scope);

/** Key, and code and place of each fault. */
function refusal(outcome: Outcome<unknown>): unknown {
  if (outcome.ok) return 'accepted';
  return [outcome.error.key, ...outcome.error.faults.map(({ code, properties }) => `${code} ${properties.join()}`)];
}

describe('import', () => {
  it('gives each document of a file with several, with a short report of each', async () => {
    const data = FATTURAPA_TWO.replace(/(.*)<PrezzoTotale>75.00</s, '$1<PrezzoTotale>76.00<');
    const outcome = await bringIn({ data, brief: true });
    expect(outcome).toMatchObject({
      ok: true,
      value: { document: { code: 'P7' }, documents: [{ document: { code: 'P7' } }, { document: { code: 'P8' } }] },
    });
    const { documents = [] } = outcome.ok ? outcome.value : {};
    expect(documents.map(({ report }) => report.entries.some(({ value }) => value === '76.00'))).toEqual([false, true]);
    expect(documents.every(({ report }) => report.entries.length < 10)).toBe(true);
  });

  it('makes a document of a text, with what became of each leaf and what the rules say', async () => {
    const outcome = await bringIn({ data: ublInvoice });
    expect(outcome).toMatchObject({
      ok: true,
      value: { format: 'ubl', profile: 'en16931', document: { code: 'A-1042' }, verdicts: [] },
    });
    expect(outcome.ok && outcome.value.report.entries.length).toBeGreaterThan(20);
    expect(outcome.ok && Object.keys(outcome.value).sort()).toEqual([
      'document',
      'format',
      'profile',
      'report',
      'verdicts',
    ]);
  });

  it('names no profile that it does not know', async () => {
    const outcome = await bringIn({ data: ublInvoice.replace('urn:cen.eu:en16931:2017', 'urn:ours') });
    expect(outcome.ok).toBe(true);
    expect(outcome.ok && outcome.value).not.toHaveProperty('profile');
  });

  it('takes the bytes of a file as Base64, in their own encoding', async () => {
    const utf16 = Array.from(`\ufeff${ublInvoice.replace('UTF-8', 'UTF-16')}`, (sign) => {
      const unit = sign.charCodeAt(0);
      return String.fromCharCode(unit & 0xff, unit >> 8);
    }).join('');
    for (const bytes of [ublInvoice, utf16]) {
      expect(await bringIn({ data: btoa(bytes), encoding: 'base64' })).toMatchObject({
        ok: true,
        value: { document: { code: 'A-1042' } },
      });
    }
  });

  it('takes the invoice out of a PDF, and says where the PDF is wrong about it', async () => {
    const files = [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' } as const];
    const data = Buffer.from(await pdfFile({ files, xmp: metadata({ ConformanceLevel: 'BASIC' }) })).toString('base64');
    const outcome = await bringIn({ data, encoding: 'base64' });
    expect(outcome).toMatchObject({ ok: true, value: { format: 'cii', document: { code: 'A-17' } } });
    expect(outcome.ok && outcome.value.pdf).toMatchObject({
      attachment: 'factur-x.xml',
      relationship: 'Alternative',
      metadata: { standard: 'factur-x', document_type: 'INVOICE', file_name: 'factur-x.xml', level: 'BASIC' },
      content: ciiInvoice(),
      faults: [{ code: 'ASSAY-PDF-PROFILE', severity: 'error' }],
    });
    expect(importJudging({ data, encoding: 'base64' }, prepareFile)).toMatchObject({
      syntax: 'cii',
      profile: 'en16931',
    });
  });

  it('refuses a PDF that carries none, at its byte, and one that is read as text', async () => {
    const data = btoa('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj trailer <</Root 1 0 R>>');
    const empty = await bringIn({ data, encoding: 'base64' });
    expect(refusal(empty)).toEqual(['input', 'ASSAY-PDF-NO-INVOICE $']);
    expect(!empty.ok && empty.error.faults[0]?.description).toMatch(/\(byte \d+\)$/);
    expect(refusal(await bringIn({ data: '%PDF-1.7' }))).toEqual(['input', 'ASSAY-PDF-AS-TEXT $']);
  });

  it.each<[string, Input<'import'>, unknown]>([
    ['Base64 that is none', { data: '?', encoding: 'base64' }, ['input', 'ASSAY-INPUT-TYPE request.data']],
    ['a text that is no Base64', { data: ublInvoice, encoding: 'base64' }, ['input', 'ASSAY-INPUT-TYPE request.data']],
    [
      'rules that there are not',
      { data: ublInvoice, judge: ['en16931', 'nobody', 'none'] },
      ['input', 'ASSAY-INPUT-RULES request.judge[1]'],
    ],
    [
      'rules that there are not, the first',
      { data: ublInvoice, judge: [''] },
      ['input', 'ASSAY-INPUT-RULES request.judge[0]'],
    ],
    ['another format than it has', { data: ublInvoice, format: 'cii' }, ['input', 'ASSAY-INPUT-FORMAT request.format']],
    ['a format that there is not', { data: ublInvoice, format: '' }, ['input', 'ASSAY-INPUT-FORMAT request.format']],
  ])('refuses %s', async (_, input, expected) => {
    expect(refusal(await bringIn(input))).toEqual(expected);
  });

  it.each([ublInvoice, 'no invoice'])(
    'an unknown format is refused with a list of the known ones, whatever the file',
    async (data) => {
      const outcome = await bringIn({ data, format: 'nope' });
      expect(!outcome.ok && outcome.error.message).toBe(
        'There is no format `nope`; there are ubl, cii, oioubl, zugferd-1, peppol-invoice-response, peppol-mlr, peppol-mls, cdar, ksef, fatturapa, verifactu, nav, cfdi, facturae, finvoice, ticketbai.',
      );
    },
  );

  it.each(['', 'hello', '<html/>', '<a>', '{"data": 1}'])(
    'refuses %j, which is no invoice, with line and column',
    async (data) => {
      const outcome = await bringIn({ data });
      expect(refusal(outcome)).toEqual(['input', expect.stringMatching(/^ASSAY-XML-[A-Z-]+ \$$/)]);
      if (outcome.ok) return;
      expect(outcome.error.faults[0]).toMatchObject({
        severity: 'error',
        stage: 'input',
        certain: true,
        fixes: [],
        place: { line: 1 },
      });
      expect(outcome.error.faults[0]?.place?.column).toBeGreaterThan(0);
      expect(outcome.error.message).toBe(outcome.error.faults[0]?.description);
    },
  );

  it('judges by the rules that are asked for', async () => {
    const broken = ublInvoice.replace('<cbc:IssueDate>2026-01-15</cbc:IssueDate>', '');
    const rules = async (judge?: string[]) => {
      const outcome = await bringIn({ data: broken, ...(judge && { judge }) });
      return outcome.ok ? outcome.value.verdicts.map(({ rule }) => rule) : 'refused';
    };
    expect(await rules()).toContain('BR-03');
    expect(await rules(['en16931'])).toContain('BR-03');
    expect(await rules([])).toEqual([]);
  });

  it('lists with `brief` only what the document does not hold as it is', async () => {
    const data = ublInvoice.replace('<cbc:ID>A-1042</cbc:ID>', '<cbc:ID>A-1042</cbc:ID><cbc:UUID>x</cbc:UUID>');
    const [whole, brief] = [await bringIn({ data }), await bringIn({ data, brief: true })];
    if (!whole.ok || !brief.ok) throw new Error('refused');
    const lost = whole.value.report.entries.filter(({ outcome }) => outcome === 'left');
    expect(lost).toMatchObject([{ path: '/Invoice[1]/UUID[1]' }]);
    expect(brief.value).toEqual({ ...whole.value, report: { ...whole.value.report, entries: lost } });
  });

  it('accepts the format that the file has', async () => {
    expect(refusal(await bringIn({ data: ublInvoice, format: 'ubl' }))).toBe('accepted');
  });

  it('reports what it stepped over in the XML, by line and column alone', async () => {
    const outcome = await bringIn({ data: ublInvoice.replace('A-1042', 'A\u00011042') });
    if (!outcome.ok) throw new Error('refused');
    for (const fault of outcome.value.faults ?? [])
      expect(Object.keys(fault).sort()).toEqual([
        'code',
        'column',
        'description',
        'line',
        'phrase',
        'severity',
        'values',
      ]);
    expect(outcome.value.faults).toHaveLength(1);
  });

  it('quotes no long name in its refusal', async () => {
    const long = 'x'.repeat(1_000_000);
    for (const input of [
      { data: ublInvoice, judge: [long] },
      { data: ublInvoice, format: long },
    ]) {
      expect(JSON.stringify(await bringIn(input)).length).toBeLessThan(10_000);
    }
  });
});

describe('export', () => {
  it('writes an invoice, and says where each value comes from', async () => {
    const outcome = await write({});
    expect(outcome).toMatchObject({
      ok: true,
      value: { format: 'ubl', profile: 'en16931', media_type: 'application/xml' },
    });
    if (!outcome.ok) return;
    expect(outcome.value.file_name).toMatch(/[.]xml$/);
    expect(outcome.value.content).toContain('<Invoice');
    expect(outcome.value.report.links.length).toBeGreaterThan(20);
    expect(Object.keys(outcome.value).sort()).toEqual([
      'content',
      'file_name',
      'format',
      'media_type',
      'profile',
      'report',
      'verdicts',
    ]);
  });

  it.each(['en16931', 'peppol-bis-3', 'xrechnung-3'])('writes the profile %s as asked', async (profile) => {
    const outcome = await write({ profile, allow_loss: true });
    if (outcome.ok) expect(outcome.value.profile).toBe(profile);
    else expect(outcome.error.key).toBe('validation');
  });

  it('leaves out with `brief` where the values of the XML come from', async () => {
    const [whole, brief] = [await write({}), await write({ brief: true })];
    if (!whole.ok || !brief.ok) throw new Error('refused');
    expect(whole.value.report.links.length).toBeGreaterThan(20);
    expect(brief.value).toEqual({ ...whole.value, report: { ...whole.value.report, links: [] } });
  });

  it('writes what the format cannot say only when a loss that matters is allowed, and lists it', async () => {
    const [line] = europeanInvoice.lines as readonly Record<string, Json>[];
    const item = { ...(line?.['item'] as object), images: [{ url: 'https://x.example/y.png' }] };
    const seller = { name: 'Another seller' };
    const data = { ...europeanInvoice, lines: [{ ...line, seller, item }] } as unknown as Input<'export'>['data'];
    expect((await write({ data })).ok).toBe(false);
    expect((await write({ data, allow_loss: false })).ok).toBe(false);
    const outcome = await write({ data, allow_loss: true });
    expect(outcome.ok && outcome.value.report.losses.map(({ grade, path }) => [grade, path])).toEqual([
      ['harmless', expect.stringContaining('images')],
      ['matters', '$.lines[0].seller.name'],
    ]);
  });

  it.each<[string, Partial<Input<'export'>>]>([
    ['a format that there is not', { format: 'edifact' }],
    ['a profile that there is not', { profile: 'nobody' }],
    ['a document that is no invoice', { data: { $schema: 'https://gobl.org/draft-0/note/message', content: 'x' } }],
    ['a document that cannot be built', { data: { ...invoice, lines: [{}] } as unknown as Input<'export'>['data'] }],
  ])('refuses %s', async (_, input) => {
    const outcome = await write(input);
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.error.message).not.toBe('');
  });
});

it('formats are listed with their profiles and rules', async () => {
  const outcome = await formatHandlers.listFormats({}, scope);
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.value.formats.map(({ key, media_type, type }) => [key, media_type, type])).toEqual([
    ['ubl', 'application/xml', 'bill/invoice'],
    ['cii', 'application/xml', 'bill/invoice'],
    ['oioubl', 'application/xml', 'bill/invoice'],
    ['zugferd-1', 'application/xml', 'bill/invoice'],
    ['peppol-invoice-response', 'application/xml', 'bill/status'],
    ['peppol-mlr', 'application/xml', 'bill/status'],
    ['peppol-mls', 'application/xml', 'bill/status'],
    ['cdar', 'application/xml', 'bill/status'],
    ['ksef', 'application/xml', 'bill/invoice'],
    ['fatturapa', 'application/xml', 'bill/invoice'],
    ['verifactu', 'application/xml', 'bill/invoice'],
    ['nav', 'application/xml', 'bill/invoice'],
    ['cfdi', 'application/xml', 'bill/invoice'],
    ['facturae', 'application/xml', 'bill/invoice'],
    ['finvoice', 'application/xml', 'bill/invoice'],
    ['ticketbai', 'application/xml', 'bill/invoice'],
  ]);
  const sets = outcome.value.rule_sets.map(({ key }) => key);
  for (const { profiles } of outcome.value.formats) {
    for (const { rule_sets: named } of profiles) expect(named.filter((key) => !sets.includes(key))).toEqual([]);
  }
});

it.each<[string, Record<string, Json>, boolean]>([
  ['the bytes of a PDF', { data: btoa('%PDF-1.7\n'), encoding: 'base64' }, true],
  ['the bytes of XML', { data: btoa(ublInvoice), encoding: 'base64' }, false],
  ['a PDF as text, which nothing can read', { data: '%PDF-1.7\n' }, false],
  ['no Base64', { data: '?', encoding: 'base64' }, false],
  ['no text', { data: 1, encoding: 'base64' }, false],
  ['nothing', {}, false],
])('whether %s is given as a PDF: %o is %s', (_, input, expected) => {
  expect(isPdfGiven(input)).toBe(expected);
});

describe('the rules that are fetched before', () => {
  it('are for an import those of the profile and the countries that the file names, or those that are asked for', () => {
    for (const input of [{ data: ublInvoice }, { data: btoa(ublInvoice), encoding: 'base64' }]) {
      expect(importJudging(input, prepareFile)).toEqual({ syntax: 'ubl', profile: 'en16931', countries: ['ES'] });
    }
    expect(importJudging({ data: ublInvoice, judge: ['xrechnung-3'] }, prepareFile)?.judge).toEqual(['xrechnung-3']);
  });

  it.each<[string, Record<string, Json>]>([
    ['no text', { data: 1 }],
    ['nothing', {}],
    ['no XML', { data: 'hello' }],
    ['no Base64', { data: '?', encoding: 'base64' }],
  ])('are not fetched for %s, and the handler says why', (_, input) => {
    expect(importJudging(input, prepareFile)).toBeUndefined();
  });

  it.each<[Record<string, Json>, object?]>([
    [
      { format: 'ubl', profile: 'xrechnung-3' },
      { syntax: 'ubl', profile: 'xrechnung-3' },
    ],
    [
      { format: 'cii', profile: 'en16931' },
      { syntax: 'cii', profile: 'en16931' },
    ],
    [{ format: 'ubl' }, { syntax: 'ubl', profile: 'en16931' }],
    [{ format: 'ubl', profile: 'nobody' }],
    [{ format: 'edifact' }],
    [{ format: 1, profile: 2 }],
    [{}],
  ])('are for an export those of its profile and the countries of the document: %j', (input, judging) => {
    const countries = expect.arrayContaining(['ES']) as unknown;
    expect(exportJudging({ data: invoice, ...input })).toEqual(judging && { ...judging, countries });
  });

  it('are those of no country for an export of nothing', () => {
    expect(exportJudging({ format: 'ubl' })?.countries).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { invoice } from '../../api/examples/documents.ts';
import { europeanInvoice, ublInvoice } from '../../api/examples/xml.ts';
import { createStandardEngine, type Engine, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { CII } from '../cii/cii.ts';
import { convertTerms } from './convert-xml.ts';
import { TERMS } from '../en16931/terms.ts';
import { exportXml, type ExportResult } from './export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { ublInvoice as representedInvoice } from '../testing/invoices.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { localName, type Row, type Table } from '../mapping/row.ts';
import { writeTerms } from '../mapping/write-terms.ts';
import { UBL } from '../ubl/ubl.ts';
import { readXml } from '../xml/read-xml.ts';
import { writeXml } from '../xml/write-xml.ts';
import { textOf, xmlPath, type XmlElement } from '../xml/xml-tree.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

/** Groups without an element have no rows; UBL writes the subject of a note in its text. */
const IMPLIED = new Set(['BG-2', 'BG-13', 'BG-22', 'BG-1', 'BT-21', 'BT-128-1', 'BT-18-1', 'BT-90']);
const STANDARD = TERMS.map(({ id }) => id).filter((id) => !IMPLIED.has(id));

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function rootOf(text: string): XmlElement {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return read.document.root;
}

function leaves(element: XmlElement): string[] {
  const attributes = element.attributes.map((attribute) => `${xmlPath(attribute)}=${attribute.value}`);
  const own = element.children.length === 0 ? [`${xmlPath(element)}=${textOf(element).trim()}`] : [];
  return [...attributes, ...own, ...element.children.flatMap(leaves)];
}

function exported(data: JsonObject, format = 'ubl', profile?: string): ExportResult {
  const request = { data, format, allowLoss: true, ...(profile !== undefined && { profile }) };
  const outcome = exportXml(request, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

function imported(text: string): JsonObject {
  const outcome = importXml({ data: text }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error('not read');
  return outcome.value.document;
}

describe('exporting', () => {
  it('gives the XML again that a document came from', () => {
    const { content, report } = exported(imported(ublInvoice));
    const names = '/AccountingSupplierParty[1]/Party[1]/PartyName[1]/Name[1]';
    const again = leaves(rootOf(content)).filter((leaf) => !leaf.includes('/PartyName[1]/'));
    expect(again.sort()).toEqual(leaves(rootOf(ublInvoice)).sort());
    expect(content).toContain('<cbc:Name>Talleres Arganzuela S.L.</cbc:Name>');
    expect(report.links.find(({ path }) => path === `/Invoice[1]${names}`)?.from).toBe('$.supplier.name');
    expect(report.losses).toEqual([]);
  });

  it.each(['ubl', 'cii'])('writes %s that reads as the same document', (format) => {
    const document = imported(ublInvoice);
    expect(imported(exported(document, format).content)).toEqual(document);
  });

  it.each([
    ['ubl', 'peppol-bis-3', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
    ['cii', 'en16931', 'urn:cen.eu:en16931:2017'],
  ])('writes what a profile of %s is told by: %s', (format, profile, expected) => {
    expect(exported(imported(ublInvoice), format, profile).content).toContain(`>${expected}<`);
  });

  it('names the file by the number, and by no more of it than a file system takes', () => {
    const named = (code: string) => exported({ ...imported(ublInvoice), code }).fileName;
    expect(named('A/1 042')).toBe('A-1-042.xml');
    expect(named('F'.repeat(100_000))).toBe(`${'F'.repeat(60)}.xml`);
    expect(Buffer.byteLength(named('\u{20000}'.repeat(300)))).toBeLessThan(256);
  });

  it.each(['ubl', 'cii'])('without a profile, %s keeps to what the addons of the document ask for', (format) => {
    const german = { ...imported(ublInvoice), $addons: ['de-xrechnung-v3'] };
    const request = { data: german, format, allowLoss: true };
    const outcome = exportXml(request, engine, systemContext, RULE_SETS);
    const named = outcome.ok ? outcome.value.profile : outcome.error.message;
    expect(named).toMatch(/xrechnung-3|written as XRechnung 3/);
    expect(exported(german, format, 'en16931').profile).toBe('en16931');
  });

  it('links each value of the XML to its place in the document', () => {
    const { report } = exported(imported(ublInvoice));
    expect(report.links).toContainEqual({ path: '/Invoice[1]/ID[1]', term: 'BT-1', from: '$.code' });
    expect(report.links).toContainEqual({
      path: '/Invoice[1]/InvoiceLine[1]/InvoicedQuantity[1]/@unitCode',
      term: 'BT-130',
      from: '$.lines[0].item.unit',
    });
  });

  it('refuses a document that the format cannot carry whole, and lists what is lost when told to go on', () => {
    const { payment, ...rest } = imported(ublInvoice);
    const notes = [{ src: 'till-7', text: 'Paid in cash' }];
    const document = { ...rest, payment: { ...(payment as JsonObject), payer: { name: 'Another' } }, notes };
    const refused = exportXml({ data: document, format: 'ubl' }, engine, systemContext, RULE_SETS);
    expect(refused.ok ? [] : refused.error.message).toMatch(/`allow_loss` \(on the command line `--allow-loss`\)/);
    expect(refused.ok ? [] : refused.error.faults.map(({ code, properties }) => [code, properties])).toEqual([
      ['ASSAY-EXPORT-LOSS', ['$.payment.payer.name']],
    ]);
    expect(withoutPhrases(exported(document).report.losses)).toEqual([
      {
        path: '$.payment.payer.name',
        value: 'Another',
        grade: 'matters',
        why: 'EN 16931 has no term for it. It says who the parties are or who pays whom: put it into a note',
      },
      {
        path: '$.notes[0].src',
        value: 'till-7',
        grade: 'harmless',
        why: 'EN 16931 has no term for it. It is for the program that wrote the document',
      },
    ]);
  });

  it.each(['ubl', 'cii'])('reports characters that %s cannot hold as lost', (format) => {
    const document = { ...imported(ublInvoice), notes: [{ text: 'Paid\u0001 in\uFFFE cash' }] };
    const refused = exportXml({ data: document, format }, engine, systemContext, RULE_SETS);
    expect(refused.ok ? [] : refused.error.faults.map(({ code, properties }) => [code, properties])).toEqual([
      ['ASSAY-EXPORT-LOSS', ['$.notes[0].text']],
    ]);
    const { content, report } = exported(document, format);
    expect(content).toContain('>Paid in cash<');
    expect(withoutPhrases(report.losses)).toEqual([
      {
        path: '$.notes[0].text',
        value: 'Paid\u0001 in\uFFFE cash',
        grade: 'matters',
        why: 'XML does not allow the character U+0001; it is left out. Remove the character',
      },
    ]);
  });

  it('writes a document with a wrong tax number, for rules about the document are not those of the format', () => {
    const document = imported(ublInvoice.replace('ESB98602642', 'ESB98602641'));
    expect(exported(document).content).toContain('<cbc:CompanyID>ESB98602641</cbc:CompanyID>');
  });

  it('refuses what the profile demands and the document lacks, at its place', () => {
    const { addresses: _, ...customer } = imported(ublInvoice)['customer'] as JsonObject;
    const request = { data: { ...imported(ublInvoice), customer }, format: 'ubl', allowLoss: true };
    const outcome = exportXml(request, engine, systemContext, RULE_SETS);
    expect(outcome.ok ? [] : outcome.error.faults.map(({ code, properties }) => [code, properties])).toEqual([
      ['GOBL-EU-EN16931-BILL-INVOICE-05', ['$.customer.addresses']],
    ]);
  });

  it('asks of a tax representative nothing that the profile asks of the seller', () => {
    const data = imported(representedInvoice());
    const supplierFaults = (document: JsonObject) => {
      const request = { data: document, format: 'ubl', profile: 'xrechnung-3', allowLoss: true };
      const outcome = exportXml(request, engine, systemContext, RULE_SETS);
      const places = outcome.ok ? [] : outcome.error.faults.flatMap(({ properties }) => properties);
      return places.filter((path) => path.startsWith('$.supplier'));
    };
    const { seller, ...ordering } = data.ordering as JsonObject;
    expect(seller).toMatchObject({ name: 'Talleres Arganzuela S.L.' });
    expect(supplierFaults(data)).toEqual([]);
    expect(supplierFaults({ ...data, ordering })).toContain('$.supplier.people');
  });

  it.each([
    ['a day of delivery and not to whom', { date: '2026-03-01' }, []],
    ['a receiver without an address', { receiver: { name: 'Depot' } }, []],
    [
      'an address without locality and post code, which BR-DE-10 and -11 ask for',
      { receiver: { name: 'Depot', addresses: [{ street: 'Kai 1', country: 'DE' }] } },
      ['GOBL-DE-XRECHNUNG-BILL-INVOICE-27', 'GOBL-DE-XRECHNUNG-BILL-INVOICE-28'],
    ],
  ])('asks no more of a delivery than XRechnung itself: %s', (_, delivery, codes) => {
    const data = { ...imported(ublInvoice), delivery };
    const request = { data, format: 'ubl', profile: 'xrechnung-3', allowLoss: true };
    const outcome = exportXml(request, engine, systemContext, RULE_SETS);
    const faults = outcome.ok ? [] : outcome.error.faults;
    const ofDelivery = faults.filter(({ properties }) => properties.some((path) => path.startsWith('$.delivery')));
    expect(ofDelivery.map(({ code }) => code)).toEqual(codes);
  });

  it('takes included taxes out of the prices, and keeps what is to be paid', () => {
    const document = imported(ublInvoice);
    const [line] = document['lines'] as JsonObject[];
    const priced = {
      ...document,
      tax: { prices_include: 'VAT' },
      lines: [{ ...line, quantity: '3', item: { name: 'Oil', price: '10.00' } }],
    };
    const { content } = exported(priced);
    expect(content).toContain('<cbc:PriceAmount currencyID="EUR">8.2645</cbc:PriceAmount>');
    expect(content).toContain('<cbc:PayableAmount currencyID="EUR">30.00</cbc:PayableAmount>');
  });

  it.each([
    ['ubl', '3', '10.555', ['31.67', '6.65', '38.32', '-0.01', '38.31']],
    ['cii', '3', '10.555', ['31.67', '6.65', '38.32', '-0.01', '38.31']],
    // Lines of whole cents are written as calculated.
    ['ubl', '3', '10.55', ['31.65', '6.65', '38.30', undefined, '38.30']],
  ] as const)(
    'adds figures as they are written, and keeps what is to be paid: %s %s × %s',
    (format, quantity, price, sums) => {
      const { discounts: _, charges: __, totals: ___, ...document } = imported(ublInvoice);
      const [line] = document['lines'] as JsonObject[];
      const item = { name: 'Oil', price };
      const taxes = [{ cat: 'VAT', key: 'standard', percent: '21%' }];
      const data = {
        ...document,
        tax: {},
        lines: [{ ...line, quantity, item, taxes }],
        payment: {
          ...(document['payment'] as JsonObject),
          advances: [],
        },
      };
      const { content, verdicts } = exported(data, format);
      const figure = (name: string): string | undefined => new RegExp(`:${name}[^>]*>([^<]*)<`).exec(content)?.[1];
      const names = {
        ubl: ['TaxExclusiveAmount', 'TaxAmount', 'TaxInclusiveAmount', 'PayableRoundingAmount', 'PayableAmount'],
        cii: ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'RoundingAmount', 'DuePayableAmount'],
      };
      expect(names[format].map(figure)).toEqual(sums);
      expect(verdicts.map(({ rule }) => rule)).toEqual([]);
    },
  );

  it.each([
    ['edifact', undefined, 'request.format', /there are `?ubl/],
    ['ubl', 'xrechnung', 'request.profile', /is `xrechnung-3` meant/],
    ['cii', 'factur-x-basik', 'request.profile', /is `factur-x-basic`.* meant/],
    ['ubl', 'nothing-like-it', 'request.profile', /GET \/v0\/formats/],
  ])('refuses an unknown format or profile at its place, and names the one that is meant: %s %s', (...given) => {
    const [format, profile, place, says] = given;
    const request = { data: invoice, format, ...(profile && { profile }) };
    const outcome = exportXml(request, engine, systemContext, RULE_SETS);
    const [fault] = outcome.ok ? [] : outcome.error.faults;
    expect(fault?.properties).toEqual([place]);
    expect(fault?.description).toMatch(says);
  });
});

describe('UBL and CII', () => {
  it('carry the same terms, there and back', () => {
    const read = readTerms(UBL, rootOf(ublInvoice));
    if (!read) throw new Error('no UBL');
    const cii = writeXml(writeTerms(CII.roots[0], CII.namespaces, convertTerms(read.terms, 'cii')).root);
    const back = readTerms(CII, rootOf(cii));
    if (!back) throw new Error('no CII');
    const ubl = writeXml(writeTerms(UBL.roots[0], UBL.namespaces, convertTerms(back.terms, 'ubl')).root);
    const again = leaves(rootOf(ubl)).filter((leaf) => !leaf.includes('/PartyName[1]/'));
    expect(again.sort()).toEqual(leaves(rootOf(ublInvoice)).sort());
  });

  const rowsOf = (rows: readonly Row[], seen = new Set<Row>()): Row[] =>
    rows.flatMap((row) => (seen.has(row) ? [] : (seen.add(row), [row, ...rowsOf(row.rows ?? [], seen)])));

  it.each<[string, Table, RegExp]>([
    ['UBL', UBL, /^cac:|^cbc:|^ext:|^hrextac:/],
    ['CII', CII, /^r[as]m:|^[uq]dt:/],
  ])('%s: the table has every term of EN 16931, and names of its own namespaces alone', (_, table, names) => {
    const rows = rowsOf(table.roots[0].rows);
    const terms = new Set(
      rows.flatMap(({ term, group, attributes }) => [
        term,
        group,
        ...(attributes ?? []).map((attribute) => attribute.term),
      ]),
    );
    const missing = STANDARD.filter((id) => !terms.has(id));
    expect(missing).toEqual([]);
    expect(rows.filter(({ name }) => !names.test(name)).map(({ name }) => localName(name))).toEqual([]);
  });
});

describe('what the schema demands is written', () => {
  const { delivery: _delivery, ...invoiced } = europeanInvoice as JsonObject;
  const { customer: _customer, ...unaddressed } = invoiced;
  const ordering = { ...(invoiced.ordering as JsonObject | undefined), projects: [{ code: 'P-1' }] };

  it.each<readonly [what: string, data: JsonObject, format: string, text: RegExp]>([
    ['no delivery in CII', invoiced, 'cii', /<ram:ApplicableHeaderTradeDelivery\/>/],
    [
      'a project without a name in CII',
      { ...invoiced, ordering },
      'cii',
      /<ram:ID>P-1<\/ram:ID>\s*<ram:Name>Project reference</,
    ],
    ['no customer in UBL', unaddressed, 'ubl', /<cac:AccountingCustomerParty\/>/],
  ])('%s', (_what, data, format, text) => {
    const outcome = exportXml({ data, format, allowLoss: true }, engine, systemContext, RULE_SETS);
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.content).toMatch(text);
    expect(outcome.value.verdicts.filter(({ rule }) => rule.startsWith('SCHEMA'))).toEqual([]);
    const again = importXml({ data: outcome.value.content, judge: ['schema'] }, engine, systemContext, RULE_SETS);
    expect(again).toMatchObject({ ok: true, value: { verdicts: [] } });
    expect(JSON.stringify(again)).not.toContain('"description":"Project reference"');
  });

  it.each(['ubl', 'cii'])('the number is asked for before anything is written as %s', (format) => {
    const { code: _code, ...draft } = europeanInvoice as JsonObject;
    for (const data of [draft, { ...draft, series: 'A' }, { ...draft, code: '' }]) {
      expect(exportXml({ data, format, allowLoss: true }, engine, systemContext, RULE_SETS)).toMatchObject({
        ok: false,
        error: { key: 'validation', faults: [{ code: 'ASSAY-EXPORT-NUMBER', properties: ['$.code'] }] },
      });
    }
  });

  it('what would break it is refused, at the place that it comes from', () => {
    const [text] = RULE_SETS.filter(({ key }) => key === 'schema');
    const [row] = RULE_SETS.flatMap(({ rules }) => rules).filter(({ code }) => code === 'BR-07');
    if (!text || !row) throw new Error('no such rows');
    const { structures: _structures, ...schema } = text;
    const never = { ...row, ubl: row.ubl && { ...row.ubl, must: () => false } };
    const sets = [{ ...schema, rules: [never] }];
    const outcome = exportXml({ data: europeanInvoice, format: 'ubl' }, engine, systemContext, sets);
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        message: 'The XML would break the schema of UBL 2.1.',
        faults: [{ code: 'BR-07', properties: ['$.customer.name'] }],
      },
    });
  });

  it('and what is not as it demands is reported by an import', () => {
    const data = ublInvoice.replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '');
    const request = { data, judge: ['schema'] };
    expect(importXml(request, engine, systemContext, RULE_SETS)).toMatchObject({
      ok: true,
      value: { verdicts: [{ rule: 'SCHEMA-MISSING', severity: 'error', places: ['/Invoice[1]'] }] },
    });
  });
});

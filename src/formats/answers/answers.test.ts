import { beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine, type Engine, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { explainRefusal } from '../../refusals/index.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { edited, gone, set, type Edit } from '../testing/edits.ts';
import { INVOICE_RESPONSE, MESSAGE_RESPONSE, MESSAGE_STATUS } from '../testing/peppol-documents.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function read(text: string) {
  const outcome = importXml({ data: text }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

const written = (data: JsonObject, format: string, allowLoss = false) =>
  exportXml({ data, format, allowLoss }, engine, systemContext, RULE_SETS);

function text(data: JsonObject, format: string, allowLoss = false): string {
  const outcome = written(data, format, allowLoss);
  if (!outcome.ok) throw new Error(outcome.error.faults.map(({ description }) => description).join('\n'));
  return outcome.value.content;
}

const line = ({ lines }: JsonObject): JsonObject => (lines as readonly JsonObject[])[0] ?? {};

describe.each([
  ['peppol-invoice-response', INVOICE_RESPONSE],
  ['peppol-mlr', MESSAGE_RESPONSE],
  ['peppol-mls', MESSAGE_STATUS],
])('%s', (format, sample) => {
  it('is read to a sound document, whole', () => {
    const { document, report, verdicts, profile, format: of } = read(sample);
    expect([of, profile, verdicts]).toEqual([format, format, []]);
    expect(report.entries.filter(({ outcome }) => outcome !== 'taken' && outcome !== 'implied')).toEqual([]);
    const { faults } = engine.inspect({ data: document }, systemContext);
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('is written as what was read, which reads as the same document', () => {
    const { document } = read(sample);
    const outcome = written(document, format);
    expect(outcome).toMatchObject({ ok: true, value: { format, profile: format, fileName: 'A-17.xml', verdicts: [] } });
    const content = text(document, format);
    expect(read(content).document).toEqual(document);
    const leaves = (xml: string) => [...xml.matchAll(/>([^<>\s][^<>]*)</g)].map(([, leaf]) => leaf);
    // The kind of a fault says whether it refuses the message.
    const changed = sample.replace(
      /(<cac:Response>\s*)<cbc:ResponseCode>RE<\/cbc:ResponseCode>(\s*<cbc:Description>An )/,
      '$1$2',
    );
    expect(leaves(content)).toEqual(leaves(changed));
  });
});

it.each<[what: string, sample: string, edits: readonly Edit[], expected: object]>([
  ['acknowledged', INVOICE_RESPONSE, [set('cbc:ResponseCode', 'AB')], { key: 'acknowledged' }],
  ['in process', INVOICE_RESPONSE, [set('cbc:ResponseCode', 'IP')], { key: 'processing' }],
  ['under query', INVOICE_RESPONSE, [set('cbc:ResponseCode', 'UQ')], { key: 'querying' }],
  ['accepted', INVOICE_RESPONSE, [set('cbc:ResponseCode', 'AP')], { key: 'accepted' }],
  [
    'accepted on conditions',
    INVOICE_RESPONSE,
    [set('cbc:ResponseCode', 'CA')],
    { key: 'accepted', meta: { status: 'CA' } },
  ],
  ['paid', INVOICE_RESPONSE, [set('cbc:ResponseCode', 'PD')], { key: 'paid' }],
  [
    'a clarification in words alone',
    INVOICE_RESPONSE,
    [[/<cbc:StatusReasonCode listID="OPStatusReason">REF<.cbc:StatusReasonCode>/, '']],
    { reasons: [{ key: 'other', description: 'The order is not ours' }] },
  ],
  [
    'a message that was accepted',
    MESSAGE_STATUS,
    [set('cbc:ResponseCode', 'AP'), gone('cac:LineResponse')],
    { key: 'accepted' },
  ],
  [
    'two faults at one place',
    MESSAGE_STATUS,
    [[/(<cac:LineResponse>[^]*)(<cac:Response>[^]*<.cac:Response>)/, '$1$2$2']],
    { reasons: [{ faults: [{ paths: ['/Invoice/cbc:DueDate'] }, { paths: ['/Invoice/cbc:DueDate'] }] }] },
  ],
  [
    'a fault at no place',
    MESSAGE_STATUS,
    [set('cbc:LineID', 'NA')],
    { reasons: [{ faults: [{ code: 'BV', message: 'An amount to pay is due some day' }] }] },
  ],
])('%s is read, and is the same after writing and reading again', (_, sample, edits, expected) => {
  const { document, format } = read(edited(sample, edits));
  expect(line(document)).toMatchObject(expected);
  expect(read(text(document, format)).document).toMatchObject({ lines: [expected] });
});

it.each<[what: string, sample: string, edits: readonly Edit[], path: string, why: string]>([
  [
    'a status that is not known',
    INVOICE_RESPONSE,
    [set('cbc:ResponseCode', 'XX')],
    '/Response[1]/ResponseCode[1]',
    'This code is not in the list',
  ],
  ['a reason', INVOICE_RESPONSE, [['>REF<', '>XXX<']], '/StatusReasonCode[1]', 'This code is not in the list'],
  ['a time', MESSAGE_STATUS, [set('cbc:IssueTime', 'noon')], '/IssueTime[1]', 'This is not a time of day'],
  [
    'the name of a detail of an action',
    INVOICE_RESPONSE,
    [
      ['OPStatusReason">REF', 'OPStatusAction">PIN'],
      [/<cbc:Description>PO-2<.cbc:Description>/, ''],
    ],
    '/AttributeID[1]',
    'An action has no details in a document',
  ],
  [
    'another answer than the kind of the fault tells',
    MESSAGE_RESPONSE,
    [set('cbc:StatusReasonCode', 'BW')],
    '/LineResponse[1]/Response[1]/ResponseCode[1]',
    'The kind of fault implies another answer',
  ],
])('says why it leaves out %s', (_, sample, edits, path, why) => {
  const { report } = read(edited(sample, edits));
  expect(report.entries.filter(({ outcome }) => outcome === 'left')).toMatchObject([
    { path: expect.stringContaining(path) as string, why },
  ]);
});

describe('a report that somebody wrote', () => {
  const report = (more: JsonObject, more2: JsonObject = {}): JsonObject => ({
    $schema: 'https://gobl.org/draft-0/bill/status',
    type: 'response',
    issue_date: '2026-11-25',
    code: 'R-1',
    supplier: { name: 'Provide One S.L.', inboxes: [{ scheme: '9920', code: 'ESB98602642' }] },
    customer: { name: 'Nordlys AS', inboxes: [{ scheme: '0192', code: '923609016' }] },
    lines: [
      { key: 'rejected', doc: { series: 'SAMPLE', code: '001', ext: { 'untdid-document-type': '380' } }, ...more },
    ],
    ...more2,
  });

  it('is an invoice response', () => {
    const content = text(
      report({ reasons: [{ key: 'prices' }], actions: [{ key: 'credit-partial' }] }),
      'peppol-invoice-response',
    );
    expect(content).toContain('>SAMPLE-001<');
    expect(content).toContain('<cbc:StatusReasonCode listID="OPStatusReason">PRI</cbc:StatusReasonCode>');
    expect(content).toContain('<cbc:StatusReasonCode listID="OPStatusAction">CNP</cbc:StatusReasonCode>');
  });

  it('is judged by the set of its format', () => {
    expect(written(report({}), 'peppol-invoice-response')).toMatchObject({
      ok: true,
      value: { verdicts: [{ rule: 'PEPPOL-T111-R001', set: 'peppol-t111' }] },
    });
  });

  it.each<[what: string, format: string, data: JsonObject, faults: readonly [code: string, place: string][]]>([
    [
      'a state that the format has no code for',
      'peppol-invoice-response',
      report({ key: 'issued' }),
      [['ASSAY-EXPORT-LOSS', '$.lines[0].key']],
    ],
    ['an update', 'peppol-invoice-response', report({}, { type: 'update' }), [['ASSAY-EXPORT-LOSS', '$.type']]],
    [
      'names in a message',
      'peppol-mls',
      report({ reasons: [{ key: 'other', faults: [{ code: 'BV', message: 'x' }] }] }),
      [
        ['ASSAY-EXPORT-LOSS', '$.supplier.name'],
        ['ASSAY-EXPORT-LOSS', '$.customer.name'],
        ['ASSAY-EXPORT-LOSS', '$.lines[0].doc.ext.untdid-document-type'],
      ],
    ],
    ['no number', 'peppol-mls', report({}, { code: '' }), [['ASSAY-EXPORT-NUMBER', '$.code']]],
    ['an invoice', 'ubl', report({}), [['ASSAY-EXPORT-FORMAT', '$.$schema']]],
  ])('is refused with %s', (_, format, data, faults) => {
    const outcome = written(data, format);
    const faultsFound = outcome.ok ? [] : outcome.error.faults.map(({ code, properties }) => [code, properties[0]]);
    expect(faultsFound).toEqual(expect.arrayContaining([...faults]));
  });

  it('finds the code of a rule in the words of a fault', () => {
    const faults = [{ code: 'BR-CO-10', message: 'The sum is wrong', paths: ['$.doc.totals.sum'] }];
    const content = text(report({ reasons: [{ key: 'legal', faults }] }), 'peppol-mlr', true);
    expect(content).toContain('<cbc:LineID>$.doc.totals.sum</cbc:LineID>');
    expect(content).toContain('<cbc:Description>[BR-CO-10] The sum is wrong</cbc:Description>');
    expect(content).toContain('<cbc:StatusReasonCode>BV</cbc:StatusReasonCode>');
  });

  it('is a warning where the message is not refused, and a reason without faults stands at no place', () => {
    const content = text(
      report({ key: 'acknowledged', reasons: [{ key: 'other', description: 'Odd' }] }),
      'peppol-mls',
      true,
    );
    expect(content).toContain('<cbc:LineID>NA</cbc:LineID>');
    expect(content).toContain('<cbc:Description>Odd</cbc:Description>');
    expect(content).toContain('<cbc:StatusReasonCode>BW</cbc:StatusReasonCode>');
  });
});

/** The findings of the refusal reader equal those in the document. */
it.each<[authority: string, outcome: string, key: string, sample: string, codes: readonly string[]]>([
  ['peppol-imr', 'refused', 'rejected', INVOICE_RESPONSE, ['RE', 'REF', 'NIN']],
  [
    'peppol-imr',
    'accepted',
    'accepted',
    edited(INVOICE_RESPONSE, [set('cbc:ResponseCode', 'AP'), gone('cac:Status')]),
    ['AP'],
  ],
  ['peppol-mls', 'refused', 'rejected', MESSAGE_RESPONSE, ['RE', 'BV']],
  ['peppol-mls', 'refused', 'rejected', MESSAGE_STATUS, ['RE', 'BV']],
])('%s explains what was %s by the codes that are read', (authority, outcome, key, sample, codes) => {
  const explained = explainRefusal(sample, () => undefined);
  expect(explained).toMatchObject({ authority, outcome });
  expect(explained.findings.map(({ code, known }) => known && code)).toEqual(codes);
  const answered = line(read(sample).document);
  expect(answered.key).toBe(key);
  const faults = ((answered.reasons ?? []) as readonly JsonObject[]).flatMap(
    (reason) => (reason.faults ?? []) as readonly JsonObject[],
  );
  const places = explained.findings.flatMap(({ places: all }) => all?.map(({ path }) => path) ?? []);
  if (authority === 'peppol-mls') expect(places).toEqual(faults.flatMap(({ paths }) => paths));
});

import { deflateRawSync, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readLink } from '../../app/operations/hand-on/shared-link.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { europeanInvoice } from '../../api/examples/xml.ts';
import { RULE_SET_CARDS } from '../../formats/rule-sets/definitions.ts';
import { CDAR_MESSAGE } from '../../formats/testing/cdar-message.ts';
import { INVOICE_RESPONSE, MESSAGE_STATUS } from '../../formats/testing/peppol-documents.ts';
import { CHARACTERS_PER_DOCUMENT, MOST_SHARED } from '../../formats/members/member-parts.ts';
import { bytesOf, pdfWithStream, rawPdf } from '../../formats/testing/raw-pdf.ts';
import { fatturapaOf } from '../../formats/testing/several-documents.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { fontFilesIn } from '../../platform/node-font-files.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';
import { createByteBudget } from '../../server/http/byte-budget.ts';
import { DEFAULT_LIMITS } from '../../server/limits.ts';
import { createMcp } from '../../server/mcp/mcp.ts';
import { nationalBodies } from './small-national-bodies.ts';

/**
 * Small bodies that cause much work: the most expensive ones found for each kind of input. The limits are far above the
 * current figures and far below former ones; docs/threats.md has the figures, and `SMALL_BODIES=1` prints them.
 */
const SMALL = 32 * 1024;
/** Milliseconds of processor time, characters of the answer, and bytes by which the process grows. */
const MOST = { time: 5_000, answer: 11_500_000, memory: 400_000_000 };

const engine = createStandardEngine();
const budget = createByteBudget(64 * 1024 * 1024);
const mcp = createMcp({ engine, limits: DEFAULT_LIMITS, hosts: ['localhost'], budget });
const application = createApplication({ engine, context: systemContext, mcp, fonts: fontFilesIn('dist/app/fonts') });

type Sent = readonly [path: string, body: string, headers?: Readonly<Record<string, string>>];

const SCHEMA = 'https://gobl.org/draft-0';
const fill = (before: string, unit: string, after: string) =>
  before + unit.repeat(Math.floor((SMALL - before.length - after.length) / unit.length)) + after;
const invoice = (member: string) => `{"data":{"$schema":"${SCHEMA}/bill/invoice","currency":"EUR",${member}`;
const documents: readonly (readonly [string, string])[] = [
  ['empty lines', fill(invoice('"lines":[{}'), ',{}', ']}}')],
  ['lines of one tax each', fill(invoice('"lines":[0'), ',{"taxes":[{"cat":"VAT","rate":"x"}]}', ']}}')],
  ['addons', fill(invoice('"$addons":["a"'), ',"eu-en16931-v2017"', ']}}')],
  ['lists within lists', fill(invoice('"lines":['), `${'['.repeat(190)}${']'.repeat(190)},`, '0]}}')],
  ['wrong values of every line', fill(invoice('"lines":[0'), ',{"quantity":"1,5","item":[]}', ']}}')],
  ['doubled members', fill(invoice('"a":1'), ',"a":1', '}}')],
];
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const ubl = `<Invoice xmlns="${UBL}Invoice-2" xmlns:b="${UBL}CommonBasicComponents-2" xmlns:a="${UBL}CommonAggregateComponents-2">`;
const filled = (unit: string, size = SMALL - 200) =>
  ubl + unit.repeat(Math.floor((size - 400) / unit.length)) + '</Invoice>';
const names = Array.from({ length: 30 }, (_, i) => `${'n'.repeat(250)}${i}`);
const nested =
  names.map((name) => `<${name}>`).join('') +
  '<a>1</a>'.repeat(1_500) +
  [...names]
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
const json = (value: unknown) => JSON.stringify(value);
const asPdf = (bytes: Uint8Array) => json({ data: Buffer.from(bytes).toString('base64'), encoding: 'base64' });
const twice = (xml: string) =>
  pdfWithStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(bytesOf(xml), { level: 9 })));
const shared = rawPdf(
  '<</Type/Catalog/Names<</EmbeddedFiles 2 0 R>>>>',
  ...Array.from({ length: 60 }, (_, i) => `<</Kids[${`${i + 3} 0 R `.repeat(30)}]>>`),
  '<</Names[(a)1]>>',
);
const tool = (data: string, id = 1, name = 'build') => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: { data } },
});
const MCP = { Host: 'localhost', Accept: 'application/json, text/event-stream', 'Mcp-Protocol-Version': '2025-03-26' };
const aliases = (levels: number) =>
  Array.from(
    { length: levels },
    (_, i) => `${'abcdefghij'[i]}: &${'abcdefghij'[i]} [${i === 0 ? '1' : `*${'abcdefghij'[i - 1]},`.repeat(9)}]`,
  ).join('\n');
const wide = `a: &a {${Array.from({ length: 200 }, (_, i) => `k${i}: x`).join(', ')}}\nlines: [${'*a, '.repeat(60)}]`;

/** The text with its first such element repeated as often as fits. */
const manyOf = (text: string, element: string): string => {
  const [found = ''] = new RegExp(`<${element}>[^]*?</${element}>`).exec(text) ?? [];
  return text.replace(found, found.repeat(Math.max(1, Math.floor((SMALL - 6_000) / found.length))));
};

/** A file of FatturaPA with as many empty bodies as are read, whose header is full of elements that nobody expects. */
function manyBodies(size: number): string {
  const bodies = Math.floor(size / CHARACTERS_PER_DOCUMENT);
  const text = fatturapaOf(1).replace(
    /<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>/s,
    '<FatturaElettronicaBody/>'.repeat(bodies),
  );
  const shared = Math.min(Math.floor(MOST_SHARED / bodies) - 100, Math.floor((size - text.length) / '<a/>'.length));
  const end = '</FatturaElettronicaHeader>';
  const filler = '<a/>'.repeat(shared).padEnd(size - text.length, ' ');
  return text.replace(end, filler + end);
}

const ublSets = RULE_SET_CARDS.filter(({ documents }) => 'Invoice' in documents).map(({ key }) => key);
const drawn = `{"$schema":"${SCHEMA}/bill/invoice","currency":"EUR","issue_date":"2026-01-01","code":"1","supplier":{"name":"A"},"lines":[{"quantity":"1","item":{"name":"a","price":"1"}}`;
const european = json({ ...europeanInvoice, lines: undefined }).replace(
  /}$/,
  `,"lines":[${json(europeanInvoice.lines[0])}`,
);
const drawnLine = ',{"quantity":"1","item":{"name":"a","price":"1"}}';
/** Characters from nearly every slice of the East Asian fonts; each slice is a separate file. */
const manyScripts = Array.from({ length: 5_000 }, (_, i) => String.fromCharCode(0x4e00 + i * 4)).join('');

const sent: readonly (readonly [string, Sent])[] = [
  ...documents.flatMap(([name, body]) =>
    ['build', 'validate', 'inspect', 'correct'].map((path) => [`${path}: ${name}`, [path, body]] as const),
  ),
  ['verify: signatures', ['verify', fill('{"publickey":{"kty":"EC"},"data":{"sigs":["a.b.c"', ',"a.b.c"', ']}}')]],
  ['XML: empty lines', ['import', json({ data: filled('<a:InvoiceLine/>') })]],
  [
    'XML: attributes',
    [
      'import',
      json({ data: filled(`<b:Note ${Array.from({ length: 60 }, (_, i) => `a${i}=''`).join(' ')}/>`, 30_000) }),
    ],
  ],
  ['XML: long names', ['import', json({ data: `${ubl}${nested}</Invoice>` })]],
  ['XML: as many empty documents as are read, with a long header', ['import', json({ data: manyBodies(SMALL - 200) })]],
  ...nationalBodies(SMALL).map(([name, path, body]) => [name, [path, body]] as const),
  ['PDF: shared nodes', ['import', asPdf(shared)]],
  [
    'PDF: lines, packed twice',
    ['import', asPdf(twice(filled('<a:InvoiceLine><b:ID>1</b:ID></a:InvoiceLine>', 980_000)))],
  ],
  ['PDF: values, packed twice', ['import', asPdf(twice(filled('<b:ID>1</b:ID>', 980_000)))]],
  [
    'PDF: zeros, packed',
    ['import', asPdf(pdfWithStream('/Filter/FlateDecode', deflateSync(new Uint8Array(15_000_000))))],
  ],
  [
    'judge: empty lines',
    ['judge', json({ judge: ['schema', 'en16931', 'peppol-bis-3'], data: filled('<a:InvoiceLine/>') })],
  ],
  [
    'judge: allowances of lines',
    [
      'judge',
      json({
        judge: ['schema', 'en16931', 'peppol-bis-3'],
        data: filled('<a:InvoiceLine><a:AllowanceCharge/></a:InvoiceLine>'),
      }),
    ],
  ],
  [
    'judge: elements out of order',
    ['judge', json({ judge: ['schema', 'en16931', 'peppol-bis-3'], data: filled('<a:TaxTotal/><b:ID>1</b:ID>') })],
  ],
  [
    'judge: one line of many properties',
    [
      'judge',
      json({
        judge: ['schema', 'en16931', 'peppol-bis-3'],
        data: filled('<a:AdditionalDocumentReference><b:ID>1</b:ID></a:AdditionalDocumentReference>'),
      }),
    ],
  ],
  // One request may name every set.
  ...[
    ['empty lines', '<a:InvoiceLine/>'],
    [
      'lines with their parts',
      '<a:InvoiceLine><b:ID>1</b:ID><a:Item><a:ClassifiedTaxCategory><b:ID>S</b:ID></a:ClassifiedTaxCategory></a:Item></a:InvoiceLine>',
    ],
    [
      'breakdowns',
      '<a:TaxTotal><a:TaxSubtotal><a:TaxCategory><b:ID>S</b:ID></a:TaxCategory></a:TaxSubtotal></a:TaxTotal>',
    ],
    ['allowances', '<a:AllowanceCharge/>'],
    ['references', '<a:AdditionalDocumentReference><b:ID>1</b:ID></a:AdditionalDocumentReference>'],
    ['identifiers', '<a:PartyIdentification><b:ID schemeID="0002">1</b:ID></a:PartyIdentification>'],
    ['notes', '<b:Note>#PMT#x</b:Note>'],
  ].map(
    ([name, unit = '']) =>
      [`judge by every set: ${name}`, ['judge', json({ judge: ublSets, data: filled(unit, SMALL - 1_200) })]] as const,
  ),
  ...(
    [
      ['peppol-t01', 'Order', '<a:OrderLine><a:LineItem><a:AllowanceCharge/></a:LineItem></a:OrderLine>'],
      ['peppol-t01', 'Order', '<a:Price><a:AllowanceCharge/></a:Price>'],
      ['peppol-t16', 'DespatchAdvice', '<a:DespatchLine><a:Item/></a:DespatchLine>'],
      ['peppol-t76', 'OrderResponse', '<a:OrderLine><a:LineItem/></a:OrderLine>'],
      ['peppol-t111', 'ApplicationResponse', '<a:DocumentResponse><a:Response/></a:DocumentResponse>'],
      ['peppol-t71', 'ApplicationResponse', '<a:DocumentResponse><a:LineResponse/></a:DocumentResponse>'],
      ['peppol-mls', 'ApplicationResponse', '<a:DocumentResponse><a:LineResponse/></a:DocumentResponse>'],
      ['peppol-mls', 'ApplicationResponse', '<a:LineResponse/>'],
    ] as const
  ).map(([set, kind, unit]) => {
    const data = filled(unit, SMALL - 400).replaceAll('Invoice', kind);
    return [`judge: ${set} ${unit}`, ['judge', json({ judge: [set], data })]] as const;
  }),
  ...(
    [
      ['faults of a message', MESSAGE_STATUS, 'cac:LineResponse'],
      ['answers to documents', INVOICE_RESPONSE, 'cac:DocumentResponse'],
      ['clarifications', INVOICE_RESPONSE, 'cac:Status'],
      ['reasons of the life cycle', CDAR_MESSAGE, 'ram:SpecifiedDocumentStatus'],
    ] as const
  ).map(([name, text, element]) => [`import: ${name}`, ['import', json({ data: manyOf(text, element) })]] as const),
  ['render: lines, HTML', ['render', fill(`{"format":"html","data":${drawn}`, drawnLine, ']}}')]],
  ['render: lines, PDF', ['render', fill(`{"format":"pdf","data":${drawn}`, drawnLine, ']}}')]],
  ['render: one long name, PDF', ['render', fill(`{"format":"pdf","data":${drawn},{"item":{"name":"`, 'a', '"}}]}}')]],
  ['render: many scripts, PDF', ['render', `{"format":"pdf","data":${drawn},{"item":{"name":"${manyScripts}"}}]}}`]],
  [
    'export: Factur-X of lines',
    ['export', fill(`{"format":"factur-x","allow_loss":true,"data":${european}`, drawnLine, ']}}')],
  ],
  [
    'export: into a PDF that unpacks',
    [
      'export',
      json({
        format: 'factur-x',
        allow_loss: true,
        pdf: Buffer.from(pdfWithStream('/Filter/FlateDecode', deflateSync(new Uint8Array(15_000_000)))).toString(
          'base64',
        ),
        data: europeanInvoice,
      }),
    ],
  ],
  [
    'export: into a PDF of shared nodes',
    [
      'export',
      json({
        format: 'factur-x',
        allow_loss: true,
        pdf: Buffer.from(shared).toString('base64'),
        data: europeanInvoice,
      }),
    ],
  ],
  ['XML as it is: empty lines', ['import', filled('<a:InvoiceLine/>'), { 'Content-Type': 'application/xml' }]],
  [
    'XML as it is: entities',
    ['import', `${ubl}<b:Note>${'&amp;'.repeat(6_000)}</b:Note></Invoice>`, { 'Content-Type': 'application/xml' }],
  ],
  ['refusal: braces', ['refusal', json({ text: '{'.repeat(32_000) })]],
  ['refusal: elements', ['refusal', json({ text: '<a>'.repeat(10_000) })]],
  ['refusal: members', ['refusal', json({ text: `{${'"code":"1",'.repeat(2_000)}"a":1}` })]],
  ['refusal: codes', ['refusal', json({ text: 'BR-CO-10 '.repeat(3_500) })]],
  ['refusal: escapes', ['refusal', json({ text: '\\u0041'.repeat(2_500) })]],
  ['refusal: ampersands', ['refusal', json({ text: '&#65;&lt;'.repeat(3_500) })]],
  ['build: exponents', ['build', fill(invoice('"lines":[0'), ',{"quantity":"1","item":{"price":1e99999999}}', ']}}')]],
  ['build: one long number', ['build', fill(invoice('"lines":[{"quantity":'), '9', ',"item":{"price":"1"}}]}}')]],
  ['build: one long quantity', ['build', fill(invoice('"lines":[{"quantity":"'), '9', '","item":{"price":"1"}}]}}')]],
  ['inspect: names of members', ['inspect', fill(invoice('"a":1'), ',"\u0130i\u0307":1', '}}')]],
  [
    'export: lines',
    [
      'export',
      fill(
        '{"format":"cii","data":{"$schema":"https://gobl.org/draft-0/bill/invoice","currency":"EUR","lines":[0',
        ',{"quantity":"1","item":{"name":"a","price":"1"}}',
        ']}}',
      ),
    ],
  ],
  ['bulk: empty records', ['bulk?op=build', '{}\n'.repeat(10_000), { 'Content-Type': 'application/x-ndjson' }]],
  [
    'bulk: an unknown profile',
    [
      `bulk?op=export&format=ubl&profile=${'x'.repeat(40)}`,
      '0\n'.repeat(15_000),
      { 'Content-Type': 'application/x-ndjson' },
    ],
  ],
  [
    'bulk: invoices',
    [
      'bulk?op=inspect',
      `{"$schema":"${SCHEMA}/bill/invoice"}\n`.repeat(600),
      { 'Content-Type': 'application/x-ndjson' },
    ],
  ],
  ['MCP: batch of aliases', ['mcp', json(Array.from({ length: 20 }, (_, id) => tool(aliases(10), id))), MCP]],
  ['MCP: batch of wide aliases', ['mcp', json(Array.from({ length: 8 }, (_, id) => tool(wide, id, 'inspect'))), MCP]],
  [
    'MCP: explain_refusal',
    [
      'mcp',
      json({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'explain_refusal', arguments: { text: '{"code":['.repeat(2_800) } },
      }),
      MCP,
    ],
  ],
  ['MCP: slips', ['mcp', json(tool(`[${'1 '.repeat(15_000)}]`, 1, 'suggest_fixes')), MCP]],
];

/** Does the work; throws if it exceeds a limit. */
async function measured(name: string, size: number, work: () => Promise<number>): Promise<void> {
  const [began, before] = [process.cpuUsage(), process.memoryUsage().rss];
  const answer = await work();
  const { user, system } = process.cpuUsage(began);
  const took = { time: (user + system) / 1_000, answer, memory: process.memoryUsage().rss - before };
  if (process.env['SMALL_BODIES']) {
    const figures = [size, Math.round(took.time), answer, Math.round(took.memory / 1e6)];
    process.stdout.write(`${name} | ${figures.join(' | ')}\n`);
  }
  expect(took.time).toBeLessThan(MOST.time);
  expect(took.answer).toBeLessThan(MOST.answer);
  expect(took.memory).toBeLessThan(MOST.memory);
}

it.each(sent)('%s', { timeout: 30_000 }, async (name, [path, body, headers = {}]) => {
  expect(body.length).toBeLessThanOrEqual(SMALL);
  await measured(name, body.length, async () => {
    const all = { 'Content-Type': 'application/json', ...headers };
    const request = new Request(`http://localhost/v0/${path}`, { method: 'POST', body, headers: all });
    const response = await application.fetch(request);
    const text = await response.text();
    expect(response.status).toBeLessThan(500);
    return text.length;
  });
});

it.each([
  ['brackets', '['.repeat(4_900_000)],
  ['brackets that are still unpacked', '['.repeat(900_000)],
  ['slips', '[1 '.repeat(200_000)],
  ['spaces', ' '.repeat(990_000)],
])('link: %s', { timeout: 30_000 }, async (name, text) => {
  const packed = deflateRawSync(json(['a', text])).toString('base64url');
  expect(packed.length).toBeLessThan(SMALL);
  await measured(`link: ${name}`, packed.length, async () => {
    const read = await readLink(`#document=1.${packed}`);
    return typeof read === 'string' ? read.length : parseJson(read.text).faults.length;
  });
});

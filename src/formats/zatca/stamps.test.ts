import { sha256 } from '@noble/hashes/sha2.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { importXml } from '../reading/import-xml.ts';
import { createStandardEngine, type Engine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { edited, type Edit } from '../testing/edits.ts';
import { zatcaDocument, zatcaExport, zatcaInvoice } from '../testing/zatca-invoice.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { readXml } from '../xml/read-xml.ts';
import { fromBase64, toBase64 } from '../xml/base64.ts';
import { invoiceHash } from './invoice-hash.ts';
import { qrFields } from './qr-code.ts';
import { stampsOf } from './stamps.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** A QR code with these fields, numbered from 1. */
function qrOf(...fields: readonly (string | Uint8Array)[]): string {
  const bytes = fields.flatMap((field, i) => {
    const value = typeof field === 'string' ? encoder.encode(field) : field;
    return [i + 1, value.length, ...value];
  });
  return toBase64(Uint8Array.from(bytes));
}

function hashOf(text: string): string {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return invoiceHash(read.document.text, read.document.root);
}

function statesOf(text: string): Record<string, string> {
  const read = readXml(text);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return Object.fromEntries(
    stampsOf(read.document.text, read.document.root, true).map(({ key, state }) => [key, state]),
  );
}

const QR = (code: string): string =>
  `<cac:AdditionalDocumentReference><cbc:ID>QR</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/plain">${code}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
const SIGNED = (digest: string): string =>
  `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sig:UBLDocumentSignatures xmlns:sig="s"><sac:SignatureInformation xmlns:sac="a"><ds:Signature xmlns:ds="d"><ds:SignedInfo><ds:Reference Id="invoiceSignedData"><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>AAAA</ds:SignatureValue></ds:Signature></sac:SignatureInformation></sig:UBLDocumentSignatures></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;

let bare: string;
let hash: string;
let stamped: string;
let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
  bare = zatcaInvoice();
  hash = hashOf(bare);
  const code = qrOf(
    'Najd Date Confectionery Company',
    '312345678912343',
    '2026-03-15T14:05:00',
    '11388.00',
    '1368',
    hash,
    'MEUC',
    Uint8Array.of(4, 5),
  );
  // Only the stamps may be added: white space between elements is signed too.
  stamped = bare
    .replace('<cac:AccountingSupplierParty>', `${QR(code)}<cac:AccountingSupplierParty>`)
    .replace('<cbc:CustomizationID>', `${SIGNED(hash)}<cbc:CustomizationID>`);
});

describe('the hash', () => {
  it('is that of the invoice without its stamps', () => {
    expect(hash).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(hashOf(stamped)).toBe(hash);
  });

  it.each([
    ['a figure', [['11388.00', '11388.01']]],
    ['a blank between elements', [['</cbc:ProfileID>', '</cbc:ProfileID> ']]],
    ['the counter', [['<cbc:UUID>7<', '<cbc:UUID>8<']]],
  ] as readonly (readonly [string, readonly Edit[]])[])('is another one with %s', (_, edits) => {
    expect(hashOf(edited(bare, edits))).not.toBe(hash);
  });
});

describe('the stamps', () => {
  it.each([
    ['a character that XML does not allow', (text: string) => text.replace('Najd Date', 'Najd\u0001Date')],
    ['half a character', (text: string) => text.replace('Najd Date', 'Najd\uD800Date')],
    ['bytes that are none of its encoding', (text: string) => bytesOf(text.replace('Najd Date', 'Najd\xffDate'))],
  ])('do not judge the hash of an invoice with %s: the file has none', (_, change) => {
    const read = importXml({ data: change(stamped) }, engine, systemContext, RULE_SETS);
    if (!read.ok) throw new Error(read.faults[0]?.description);
    expect(read.value.faults.map(({ line }) => line)).toEqual([expect.any(Number)]);
    const hashes = read.value.stamps?.filter(({ key }) => key === 'hash' || key === 'qr-hash');
    expect(hashes).toEqual([
      { key: 'hash', path: expect.any(String), value: hash, state: 'not-judged' },
      { key: 'qr-hash', path: expect.any(String), value: hash, state: 'not-judged' },
    ]);
  });

  it('name no hash for an invoice with such a character and without stamps', () => {
    const text = bare.replace('Najd Date', 'Najd\u0001Date');
    const read = importXml({ data: text }, engine, systemContext, RULE_SETS);
    expect(read.ok && read.value.stamps?.[0]).toEqual({ key: 'hash', state: 'missing' });
  });

  it('agree where a carriage return is written as a reference, which the hash has too', () => {
    const text = stamped.replace('Najd Date', 'Najd&#13;Date');
    const hashed = toBase64(sha256(encoder.encode(canonicalXml(bare.replace('Najd Date', 'Najd&#xD;Date')))));
    expect(hashOf(text)).toBe(hashed);
    expect(hashed).not.toBe(hash);
  });

  it('agree with the invoice, and signatures are not judged', () => {
    expect(statesOf(stamped)).toEqual({
      hash: 'agrees',
      counter: 'not-judged',
      'hash-before': 'not-judged',
      'qr-seller': 'agrees',
      'qr-tax-number': 'agrees',
      'qr-time': 'agrees',
      'qr-total': 'agrees',
      'qr-tax': 'agrees',
      'qr-hash': 'agrees',
      'qr-signature': 'not-judged',
      'qr-public-key': 'not-judged',
      signature: 'not-judged',
    });
  });

  it.each([
    ['qr-seller', ['>Najd Date Confectionery Company</cbc:RegistrationName>', '>Najd</cbc:RegistrationName>']],
    ['qr-tax-number', ['<cbc:CompanyID>312345678912343<', '<cbc:CompanyID>399999999900003<']],
    ['qr-time', ['<cbc:IssueTime>14:05:00<', '<cbc:IssueTime>14:05:01<']],
    ['qr-total', ['>11388.00</cbc:TaxInclusiveAmount>', '>11388.01</cbc:TaxInclusiveAmount>']],
    ['qr-tax', [/>1368\.00<\/cbc:TaxAmount>/g, '>1368.01</cbc:TaxAmount>']],
  ] as readonly (readonly [string, Edit])[])(
    '%s that the invoice contradicts is reported, and the hash with it',
    (key, edit) => {
      const states = statesOf(edited(stamped, [edit]));
      const contradicted = Object.keys(states).filter((name) => states[name] === 'contradicts');
      expect(contradicted).toEqual(['hash', key, 'qr-hash']);
    },
  );

  it('are missing in an invoice without any', () => {
    const states = statesOf(zatcaExport().content);
    expect(states).toEqual({
      hash: 'missing',
      counter: 'missing',
      'hash-before': 'missing',
      qr: 'missing',
      signature: 'missing',
    });
  });

  it.each(['', 'AAAA', 'AQ==', '%%%%', 'AQVh'])('a text %j that is not a QR code is reported', (code) => {
    expect(statesOf(bare.replace('<cac:AccountingSupplierParty>', `${QR(code)}<cac:AccountingSupplierParty>`)).qr).toBe(
      'contradicts',
    );
  });

  it('stand in the answer to an import, and rules that they settle in that to an export', () => {
    const read = importXml({ data: stamped }, engine, systemContext, RULE_SETS);
    expect(read.ok && read.value.stamps?.find(({ key }) => key === 'hash')).toMatchObject({
      state: 'agrees',
      value: hash,
    });
    expect(zatcaExport().report.stamps_settle).toEqual(['BR-KSA-03', 'BR-KSA-33', 'BR-KSA-61']);
  });
});

it('a document comes back from its XML as it was', () => {
  const read = importXml({ data: zatcaExport().content }, engine, systemContext, []);
  if (!read.ok) throw new Error('it cannot be read');
  const again = zatcaExport(read.value.document);
  expect(again.content).toBe(zatcaExport().content);
  expect(read.value.profile).toBe('zatca');
  expect(read.value.report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
  const { supplier, tax } = read.value.document as { supplier: object; tax: object };
  expect({ supplier, tax }).toMatchObject({
    supplier: {
      identities: [{ type: 'CRN', code: '1010010000' }],
      addresses: [{ num: '8124', street_extra: 'Al Olaya' }],
    },
    tax: { ext: { 'sa-zatca-invoice-type': '0100000' } },
  });
});

it('the reason of a correction, tags and the last day of a supply go both ways', () => {
  const note = {
    ...zatcaDocument(),
    $tags: ['summary'],
    type: 'credit-note',
    preceding: [{ code: '00459', issue_date: '2026-03-01', reason: 'Wrong amount' }],
    delivery: { date: '2026-03-01', period: { start: '2026-03-01', end: '2026-03-14' } },
  };
  const { content, verdicts } = zatcaExport(note);
  expect(content).toMatch(/^<\?xml[^]*?<Invoice /);
  expect(content).toContain('<cbc:InvoiceTypeCode name="0100010">381<');
  expect(verdicts.map(({ rule }) => rule)).toEqual(['BR-KSA-03', 'BR-KSA-33', 'BR-KSA-61']);
  const read = importXml({ data: content }, engine, systemContext, []);
  expect(read.ok && read.value.document).toMatchObject({
    $tags: ['summary'],
    type: 'credit-note',
    preceding: [{ code: '00459', reason: 'Wrong amount' }],
    delivery: { period: { start: '2026-03-01', end: '2026-03-14' } },
  });
});

describe('fields of a QR code', () => {
  it('are known by their numbers, the first of each', () => {
    const fields = qrFields(toBase64(Uint8Array.of(1, 1, 65, 2, 0, 1, 1, 66)));
    expect([...(fields ?? [])].map(([tag, bytes]) => [tag, [...bytes]])).toEqual([
      [1, [65]],
      [2, []],
    ]);
  });

  it.each(['', 'AQ==', 'AQVh', 'A', '====', 'AQFB='])('are not read from %j', (text) => {
    expect(qrFields(text)).toBeUndefined();
  });

  it('Base64 is read with blanks inside', () => {
    expect(fromBase64(' AQ\n== ')).toEqual(Uint8Array.of(1));
  });
});

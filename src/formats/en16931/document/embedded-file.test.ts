import { expect, it } from 'vitest';
import { ublInvoice } from '../../../api/examples/xml.ts';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { addressOfFile, fileIn, sizeOfFile } from './embedded-file.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-27T12:00:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

/** The example with a supporting document. */
const withFile = (attached: string): string =>
  ublInvoice.replace(
    '<cac:AccountingSupplierParty>',
    `<cac:AdditionalDocumentReference><cbc:ID>T-1</cbc:ID><cbc:DocumentDescription>Timesheet</cbc:DocumentDescription><cac:Attachment>${attached}</cac:Attachment></cac:AdditionalDocumentReference>$&`,
  );
const embedded = (content: string): string =>
  `<cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="hours.pdf">${content}</cbc:EmbeddedDocumentBinaryObject>`;

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function written(data: JsonObject, format: string): string {
  const outcome = exportXml({ data, format }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  expect(outcome.value.verdicts).toEqual([]);
  return outcome.value.content.replace(/>\s+</g, '><');
}

it('a file in an invoice is an attachment that holds it, and is in the invoice when it is written again', () => {
  const { document, report } = read(withFile(embedded('AAAA\n  BBBB')));
  expect(document['attachments']).toEqual([
    {
      code: 'T-1',
      description: 'Timesheet',
      name: 'hours.pdf',
      mime: 'application/pdf',
      url: 'data:application/pdf;base64,AAAABBBB',
    },
  ]);
  const file = report.entries.find(({ path }) => path.endsWith('/EmbeddedDocumentBinaryObject[1]'));
  expect(file).toMatchObject({ outcome: 'taken', to: ['$.attachments[0]'] });
  expect(written(document, 'ubl')).toContain(`<cac:Attachment>${embedded('AAAABBBB')}</cac:Attachment>`);
  const cii = written(document, 'cii');
  expect(cii).toMatch(/<ram:AttachmentBinaryObject mimeCode="application\/pdf" filename="hours.pdf">AAAABBBB</);
  expect(read(cii).document['attachments']).toEqual(document['attachments']);
});

it.each([
  [
    'beside an address of it',
    `${embedded('AAAA')}<cac:ExternalReference><cbc:URI>https://files.example/t.pdf</cbc:URI></cac:ExternalReference>`,
    'xml.fileHasAddress',
  ],
  ['that is no Base64', embedded('<![CDATA[<pdf>]]>'), 'xml.notBase64'],
])('a file %s is left with the reason', (_, attached, phrase) => {
  const { document, report } = read(withFile(attached));
  expect(JSON.stringify(document)).not.toContain('data:');
  const left = report.entries.filter((entry) => entry.path.includes('/EmbeddedDocumentBinaryObject[1]'));
  expect(left.map((entry) => [entry.outcome, entry.phrase])).toEqual(left.map(() => ['left', phrase]));
  expect(left).toHaveLength(3);
});

it('an attachment without a name is written with its number as one', () => {
  const { document } = read(ublInvoice);
  const attachments = [{ code: 'P-2', url: 'data:image/png;base64,AAAA' }];
  expect(written({ ...document, attachments }, 'ubl')).toContain(
    '<cac:AdditionalDocumentReference><cbc:ID>P-2</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="image/png" filename="P-2">AAAA<',
  );
});

it.each([
  ['data:application/pdf;base64,QUI=', { type: 'application/pdf', content: 'QUI=' }],
  ['data:;base64,QUI=', { type: 'application/octet-stream', content: 'QUI=' }],
  ['data:text/plain,AB', undefined],
  ['data:application/pdf;base64,', undefined],
  ['data:application/pdf;base64,Q=I', undefined],
  ['https://files.example/t.pdf', undefined],
])('the address %s holds the file %j', (address, file) => {
  expect(fileIn(address)).toEqual(file);
});

it('a type that is none is that of any file, and the size is counted in bytes', () => {
  expect(addressOfFile('QUI=', 'a;b,c')).toBe('data:application/octet-stream;base64,QUI=');
  expect([sizeOfFile('QUI='), sizeOfFile('QUJD\nQUJD')]).toEqual([2, 6]);
});

it('a file of megabytes is no trouble', () => {
  const content = 'A'.repeat(4_000_000);
  const { document } = read(withFile(embedded(content)));
  expect(JSON.stringify(document['attachments'])).toContain(content);
});

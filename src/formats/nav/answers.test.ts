import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { explainRefusal } from '../../refusals/index.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { API, COMMON, DATA } from './namespaces.ts';

const HEADER =
  '<c:header><c:requestId>RID7Q2X</c:requestId><c:timestamp>2026-11-05T08:14:09.385Z</c:timestamp><c:requestVersion>3.0</c:requestVersion><c:headerVersion>1.0</c:headerVersion></c:header>';
const SOFTWARE =
  '<software><softwareId>HU12345678-ASSAY1X</softwareId><softwareName>Prog</softwareName><softwareOperation>LOCAL_SOFTWARE</softwareOperation><softwareMainVersion>1</softwareMainVersion><softwareDevName>Dev</softwareDevName><softwareDevContact>dev@example.com</softwareDevContact></software>';

const answer = (name: string, content: string, result = '<c:funcCode>OK</c:funcCode>'): string =>
  `<${name} xmlns="${API}" xmlns:c="${COMMON}">${HEADER}<c:result>${result}</c:result>${SOFTWARE}${content}</${name}>`;

const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
const file = (number: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<d:InvoiceData xmlns:d="${DATA}"><d:invoiceNumber>${number}</d:invoiceNumber><d:invoiceIssueDate>2026-11-04</d:invoiceIssueDate><d:completenessIndicator>false</d:completenessIndicator>`;

interface Sent {
  readonly index?: number;
  readonly messages?: string;
  readonly original?: string;
}
const sent = (status: string, { index = 1, messages = '', original }: Sent = {}): string =>
  `<processingResult><index>${index}</index><invoiceStatus>${status}</invoiceStatus>${messages}<compressedContentIndicator>false</compressedContentIndicator>${original === undefined ? '' : `<originalRequest>${original}</originalRequest>`}</processingResult>`;
const status = (...results: readonly string[]): string =>
  answer(
    'QueryTransactionStatusResponse',
    `<processingResults>${results.join('')}<originalRequestVersion>3.0</originalRequestVersion></processingResults>`,
  );

const technical = (grave: string, code: string): string =>
  `<technicalValidationMessages><c:validationResultCode>${grave}</c:validationResultCode><c:validationErrorCode>${code}</c:validationErrorCode><c:message>Hiba: ${code}</c:message></technicalValidationMessages>`;
const business = (grave: string, code: string, pointer = ''): string =>
  `<businessValidationMessages><validationResultCode>${grave}</validationResultCode><validationErrorCode>${code}</validationErrorCode><message>Hiba: ${code}</message>${pointer}</businessValidationMessages>`;

const reason = (code: string, description: string) => ({
  key: 'other',
  description,
  faults: [{ code, message: `Hiba: ${code}` }],
});

const WHOLE = { format: 'nav', verdicts: [], left: [], faults: [] };

describe('an answer of NAV to invoices that were sent', () => {
  it.each([
    ['RECEIVED', { key: 'acknowledged' }],
    ['PROCESSING', { key: 'processing' }],
    ['SAVED', { key: 'processing', meta: { status: 'SAVED' } }],
    ['DONE', { key: 'accepted' }],
    ['ABORTED', { key: 'rejected' }],
  ])('states that an invoice is %s', (word, line) => {
    const { document, ...rest } = readAnswer(status(sent(word)));
    expect(rest).toEqual(WHOLE);
    expect(document).toEqual({
      $schema: 'https://gobl.org/draft-0/bill/status',
      $regime: 'HU',
      type: 'response',
      issue_date: '2026-11-05',
      issue_time: '08:14:09',
      supplier: { tax_id: { country: 'HU' } },
      lines: [line],
      meta: { zone: 'Z', 'nav-request': 'RID7Q2X', 'nav-result': 'OK' },
    });
  });

  it('has a line for each invoice, with what was found, how grave it is and where', () => {
    const pointer =
      '<pointer><tag>invoiceLines/line/vatRate</tag><value>0.26</value><line>3</line><originalInvoiceNumber>A/1</originalInvoiceNumber></pointer>';
    const { document, ...rest } = readAnswer(
      status(
        sent('ABORTED', {
          messages: technical('ERROR', 'SCHEMA_VIOLATION') + business('WARN', 'INCORRECT_VAT_CODE', pointer),
        }),
        sent('DONE', { index: 7, messages: business('INFO', 'SUPPLIER_CUSTOMER_MATCH') }),
      ),
    );
    expect(rest).toEqual(WHOLE);
    expect(document.lines).toEqual([
      {
        key: 'rejected',
        reasons: [
          reason('SCHEMA_VIOLATION', 'ERROR'),
          reason(
            'INCORRECT_VAT_CODE',
            'WARN; tag: invoiceLines/line/vatRate; value: 0.26; line: 3; originalInvoiceNumber: A/1',
          ),
        ],
      },
      { key: 'accepted', meta: { 'nav-index': '7' }, reasons: [reason('SUPPLIER_CUSTOMER_MATCH', 'INFO')] },
    ]);
  });

  const named = { code: 'Á&B/26', issue_date: '2026-11-04' };
  it.each([
    ['as it is', base64(file('Á&amp;B/26')), named],
    ['packed', base64(gzipSync(file('Á&amp;B/26') + 'x'.repeat(300_000))), named],
    ['in lines', base64(file('Á&amp;B/26')).replaceAll(/.{76}/g, '$&\n'), named],
    [
      'after a comment that has another one',
      base64(file('Á&amp;B/26', '<!-- <invoiceNumber>X</invoiceNumber> -->')),
      named,
    ],
    ['for an annulment', base64('<InvoiceAnnulment><annulmentReference>B/7</annulmentReference>'), { code: 'B/7' }],
    ['damaged', base64(gzipSync(file('A/1')).subarray(0, 12)), undefined],
    ['that is no Base64', '%%%%', undefined],
    ['behind a long comment', base64(file('A/1', `<!--${'-'.repeat(20_000)}`)), undefined],
  ])('takes the number from the file that was sent %s', (_, original, doc) => {
    const { document, left, faults } = readAnswer(status(sent('DONE', { original })));
    expect(document.lines).toEqual([{ key: 'accepted', ...(doc && { doc }) }]);
    expect(faults).toEqual([]);
    expect(left).toEqual([
      '/QueryTransactionStatusResponse[1]/processingResults[1]/processingResult[1]/originalRequest[1]',
    ]);
  });

  it('looks into a hundred files, and no further than their beginning', () => {
    const bomb = base64(gzipSync(new Uint8Array(3_000_000), { level: 9 }));
    const original = base64(file('A/1'));
    const { document } = readAnswer(
      status(
        ...Array.from({ length: 102 }, (_, i) => sent('DONE', { index: i + 1, original: i < 5 ? bomb : original })),
      ),
    );
    const lines = document.lines as readonly { readonly doc?: unknown }[];
    expect(lines.flatMap(({ doc }, i) => (doc ? [i] : []))).toEqual(Array.from({ length: 95 }, (_, i) => i + 5));
  });

  it.each(['ManageInvoiceResponse', 'ManageAnnulmentResponse'])('is the number of a transaction in %s', (name) => {
    const { document, ...rest } = readAnswer(answer(name, '<transactionId>4KLM2</transactionId>'));
    expect(rest).toEqual(WHOLE);
    expect(document).toMatchObject({ code: '4KLM2', lines: [{ key: 'acknowledged' }] });
  });

  it('is an error of the request, with its code, its checks and the notices of the authority', () => {
    const result =
      '<c:funcCode>ERROR</c:funcCode><c:errorCode>INVALID_REQUEST</c:errorCode><c:message>Hiba: INVALID_REQUEST</c:message><c:notifications><c:notification><c:notificationCode>N1</c:notificationCode><c:notificationText>Karbantartás</c:notificationText></c:notification></c:notifications>';
    const { document, ...rest } = readAnswer(
      answer('GeneralErrorResponse', technical('CRITICAL', 'SCHEMA_VIOLATION'), result),
    );
    expect(rest).toEqual(WHOLE);
    expect(document).toMatchObject({
      lines: [
        {
          key: 'error',
          reasons: [
            { faults: [{ code: 'INVALID_REQUEST', message: 'Hiba: INVALID_REQUEST' }] },
            reason('SCHEMA_VIOLATION', 'CRITICAL'),
          ],
        },
      ],
      notes: [{ code: 'N1', text: 'Karbantartás' }],
      meta: { 'nav-result': 'ERROR' },
    });
    const bare = readAnswer(
      `<GeneralExceptionResponse xmlns="${COMMON}"><funcCode>ERROR</funcCode><errorCode>FORBIDDEN</errorCode></GeneralExceptionResponse>`,
    );
    expect(bare).toMatchObject({
      ...WHOLE,
      document: { lines: [{ key: 'error', reasons: [{ faults: [{ code: 'FORBIDDEN' }] }] }] },
    });
  });

  it('says what became of an annulment, and is judged by its schema', () => {
    const annulled = answer(
      'QueryTransactionStatusResponse',
      `<processingResults>${sent('DONE')}<originalRequestVersion>3.0</originalRequestVersion><annulmentData><annulmentVerificationStatus>VERIFICATION_DONE</annulmentVerificationStatus><annulmentDecisionDate>2026-11-06T10:00:00Z</annulmentDecisionDate><annulmentDecisionUser>user01</annulmentDecisionUser></annulmentData></processingResults>`,
    );
    expect(readAnswer(annulled)).toMatchObject({
      ...WHOLE,
      document: { meta: { 'nav-annulment': 'VERIFICATION_DONE', 'nav-annulment-user': 'user01' } },
    });
    const { verdicts, left } = readAnswer(status(sent('LOST')));
    const place = '/QueryTransactionStatusResponse[1]/processingResults[1]/processingResult[1]/invoiceStatus[1]';
    expect([verdicts, left]).toEqual([[['SCHEMA-VALUE', place]], [place]]);
  });

  it('has codes that are explained like the answer itself', () => {
    const xml = status(
      sent('ABORTED', {
        messages: business('ERROR', 'INVALID_SELLER_BANK_ACCOUNT_NUMBER') + business('WARN', 'INCORRECT_VAT_CODE'),
      }),
    );
    const { authority, outcome, findings } = explainRefusal(xml, () => undefined);
    expect([authority, outcome, findings.length]).toEqual(['nav', 'refused', 2]);
    expect(readAnswer(xml).document.lines).toMatchObject([
      { reasons: findings.map(({ code }) => ({ faults: [{ code }] })) },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { answerExamples } from '../api/examples/answers.ts';
import { AUTHORITIES } from './authorities.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { RuleBook } from './rule-book.ts';

const rules: RuleBook = (code) =>
  /^(?:BR-CO-1\d|BR-DE-\d+|PEPPOL-EN16931-R\d+|BR-08)$/.test(code)
    ? { code, description: `What ${code} demands.`, severity: 'error' }
    : undefined;

const explained = (text: string) => explainRefusal(text, rules);
const codes = (text: string) => [
  ...new Set(explained(text).findings.map(({ code, known }) => (known ? code : `${code}?`))),
];

describe('an answer is recognised with its codes', () => {
  it.each([
    // KSeF
    ['KSeF 440', 'ksef', 'refused', ['440']],
    [
      '{"exception":{"exceptionDetailList":[{"exceptionCode":21403,"exceptionDescription":"x"}]}}',
      'ksef',
      'refused',
      ['21403'],
    ],
    [
      '{"ordinalNumber":7,"referenceNumber":"R","invoicingDate":"2026-02-03","status":{"code":200,"description":"Sukces"}}',
      'ksef',
      'accepted',
      ['200'],
    ],
    [
      '{"ordinalNumber":7,"referenceNumber":"R","invoicingDate":"2026-02-03","status":{"code":150,"description":"x"}}',
      'ksef',
      'pending',
      ['150'],
    ],
    [
      '<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"><NazwaPodmiotuPrzyjmujacego>MF</NazwaPodmiotuPrzyjmujacego></Potwierdzenie>',
      'ksef',
      'accepted',
      [],
    ],
    // SdI
    ['Scarto: 00305', 'sdi', 'refused', ['00305']],
    [
      '<types:NotificaScarto><IdentificativoSdI>1</IdentificativoSdI><ListaErrori><Errore><Codice>00311</Codice><Descrizione>x</Descrizione></Errore><Errore><Codice>00400</Codice><Descrizione>y</Descrizione></Errore></ListaErrori></types:NotificaScarto>',
      'sdi',
      'refused',
      ['00311', '00400'],
    ],
    [
      '<RicevutaConsegna><IdentificativoSdI>12</IdentificativoSdI><NomeFile>IT01_1.xml</NomeFile></RicevutaConsegna>',
      'sdi',
      'accepted',
      [],
    ],
    [
      '<RicevutaConsegna><IdentificativoSdI>12</IdentificativoSdI><Destinatario><Codice>UFX7Q2</Codice><Descrizione>Ufficio acquisti</Descrizione></Destinatario></RicevutaConsegna>',
      'sdi',
      'accepted',
      [],
    ],
    [
      '<NotificaMancataConsegna><IdentificativoSdI>12</IdentificativoSdI></NotificaMancataConsegna>',
      'sdi',
      'accepted-with-warnings',
      [],
    ],
    [
      '<NotificaEsito><IdentificativoSdI>1</IdentificativoSdI><EsitoCommittente><Esito>EC02</Esito></EsitoCommittente></NotificaEsito>',
      'sdi',
      'refused',
      [],
    ],
    [
      '<NotificaScarto><IdentificativoSdI>1</IdentificativoSdI><Errore><Codice>00999</Codice></Errore></NotificaScarto>',
      'sdi',
      'refused',
      ['00999?'],
    ],
    // AEAT
    ['1109', 'aeat-verifactu', 'refused', ['1109']],
    ['AEAT devuelve el error 1189 en RegistroAlta', 'aeat-verifactu', 'refused', ['1189']],
    [
      '<R><EstadoEnvio>ParcialmenteCorrecto</EstadoEnvio><RespuestaLinea><EstadoRegistro>AceptadoConErrores</EstadoRegistro><CodigoErrorRegistro>2005</CodigoErrorRegistro></RespuestaLinea></R>',
      'aeat-verifactu',
      'accepted-with-warnings',
      ['2005'],
    ],
    // SAT
    ['CRP20999', 'sat', 'refused', ['CRP20999']],
    [
      '<Incidencia><CodigoError>302</CodigoError><MensajeIncidencia>Sello</MensajeIncidencia></Incidencia> timbrado',
      'sat',
      'refused',
      ['302'],
    ],
    // NAV
    [
      '<processingResult><invoiceStatus>DONE</invoiceStatus><businessValidationMessages><validationResultCode>WARN</validationResultCode><validationErrorCode>CUSTOMER_DATA_EXPECTED</validationErrorCode></businessValidationMessages></processingResult>',
      'nav',
      'accepted-with-warnings',
      ['CUSTOMER_DATA_EXPECTED'],
    ],
    [
      '<result><funcCode>ERROR</funcCode><errorCode>INVALID_SECURITY_USER</errorCode></result> api.onlineszamla.nav.gov.hu',
      'nav',
      'refused',
      ['INVALID_SECURITY_USER'],
    ],
    ['SUPPLIER_CUSTOMER_MATCH_TAXPAYER', 'nav', 'unknown', ['SUPPLIER_CUSTOMER_MATCH_TAXPAYER']],
    ['CUSTOMER_DATA_EXPECTED', 'nav', 'refused', ['CUSTOMER_DATA_EXPECTED']],
    // ZATCA
    [
      '{"validationResults":{"errorMessages":[{"type":"ERROR","code":"BR-KSA-999","status":"ERROR"}],"status":"ERROR"},"clearanceStatus":"NOT_CLEARED"}',
      'zatca',
      'refused',
      ['BR-KSA-999?'],
    ],
    [
      '{"validationResults":{"warningMessages":[{"type":"WARNING","code":"BR-KSA-98","status":"WARNING"}],"status":"WARNING"},"reportingStatus":"REPORTED"}',
      'zatca',
      'accepted-with-warnings',
      ['BR-KSA-98'],
    ],
    // French platforms
    [
      '<rsm:CrossDomainAcknowledgementAndResponse><ram:ProcessConditionCode>213</ram:ProcessConditionCode><ram:SpecifiedDocumentStatus><ram:ReasonCode>REJ_SEMAN</ram:ReasonCode></ram:SpecifiedDocumentStatus></rsm:CrossDomainAcknowledgementAndResponse>',
      'fr-cdar',
      'refused',
      ['REJ_SEMAN'],
    ],
    ['Facture rejetée : DOUBLE_FACT', 'fr-cdar', 'refused', ['DOUBLE_FACT']],
    // Peppol
    [
      '<ApplicationResponse><ProfileID>urn:fdc:peppol.eu:poacc:bis:invoice_response:3</ProfileID><CustomizationID>urn:fdc:peppol.eu:poacc:trns:invoice_response:3</CustomizationID><Response><ResponseCode>RE</ResponseCode><Status><StatusReasonCode listID="OPStatusReason">PRI</StatusReasonCode></Status></Response></ApplicationResponse>',
      'peppol-imr',
      'refused',
      ['PRI', 'RE'],
    ],
    [
      '<ApplicationResponse><CustomizationID>urn:peppol:edec:mls:1.0</CustomizationID><Response><ResponseCode>RE</ResponseCode></Response><LineResponse><LineReference><LineID>/Invoice</LineID></LineReference><Response><Description>x</Description><Status><StatusReasonCode>SV</StatusReasonCode></Status></Response></LineResponse></ApplicationResponse>',
      'peppol-mls',
      'refused',
      ['SV', 'RE'],
    ],
    ['PEPPOL-EN16931-R010 fatal', 'peppol', 'refused', ['PEPPOL-EN16931-R010']],
    // KoSIT and others
    [
      '<rep:report><rep:message code="BR-DE-15" level="error" xpathLocation="/Invoice[1]" lineNumber="3" columnNumber="9">x</rep:message><rep:reject/></rep:report>',
      'kosit',
      'refused',
      ['BR-DE-15'],
    ],
    [
      '<svrl:schematron-output><svrl:failed-assert id="BR-CO-10" flag="fatal" location="/Invoice[1]"><svrl:text>x</svrl:text></svrl:failed-assert></svrl:schematron-output>',
      'en16931',
      'refused',
      ['BR-CO-10'],
    ],
    ['BR-CO-19 is not met', 'en16931', 'refused', ['BR-CO-19']],
  ])('%s', (text, authority, outcome, expected) => {
    const report = explained(text);
    expect([report.authority, report.outcome]).toEqual([authority, outcome]);
    expect(codes(text).sort()).toEqual([...expected].sort());
  });
});

it.each([
  '',
  'hello',
  'The order 00404 was paid.',
  '{"code":450,"message":"teapot"}',
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>00423</ID></Invoice>',
  'Error: listen EADDRINUSE: address already in use :::1189',
  'HTTP/1.1 500 INTERNAL_SERVER_ERROR',
  'ECONNRESET at line 1109 of main.ts',
])('a text of no authority is not explained: %s', (text) => {
  const { not_understood: lines = [], ...report } = explained(text);
  expect(report).toEqual({ authority: 'unknown', kind: 'unknown', outcome: 'unknown', findings: [] });
  // Its lines are listed; members and elements only where they are messages.
  expect(lines).toEqual(text === '' || /^[{<]/.test(text) ? [] : [{ line: 1, text }]);
});

it('a code of several authorities is not guessed at', () => {
  const report = explained('200');
  expect(report).toMatchObject({ authority: 'unknown', kind: 'code', findings: [] });
  expect(report.candidates?.map(({ authority }) => authority)).toEqual(['ksef', 'fr-cdar']);
});

it('a retired code is called retired, and refuses nothing', () => {
  const report = explained('Codice errore 00426');
  expect(report.outcome).toBe('unknown');
  expect(report.findings).toMatchObject([
    { code: '00426', known: true, retired: expect.stringMatching(/./) as string },
  ]);
});

describe('places are listed', () => {
  it.each([
    [
      'of a line counted from 0',
      'FatturaElettronicaBody[0].DatiBeniServizi.DettaglioLinee[2].PrezzoTotale: 00423',
      ['$.lines[2].total'],
    ],
    ['of any line', 'SdI 00423', ['$.lines[*].total']],
  ])('%s', (_, text, properties) => {
    expect(explained(text).findings[0]?.properties).toEqual(properties);
  });

  it('keep the separator in a line', () => {
    const [finding] = explained('SdI: Errore 00200: riga: 1.204 - colonna: 7').findings;
    expect(finding?.places).toEqual([{ line: 1204, column: 7 }]);
  });

  it('are named by the elements of the report', () => {
    const [finding] = explained(
      '<report><message code="BR-DE-1" level="error" xpathLocation="/a/b[2]" lineNumber="4" columnNumber="2">xrechnung</message></report>',
    ).findings;
    expect(finding).toMatchObject({ severity: 'error', places: [{ path: '/a/b[2]', line: 4, column: 2 }] });
  });
});

it('the sentence of a schema validator is put into our words', () => {
  const [finding] = explained(
    `KSeF: Błąd weryfikacji semantyki dokumentu faktury - The element 'Fa' in namespace 'http://a.b/' has invalid child element 'P_1M' in namespace 'http://a.b/'. List of possible elements expected: 'P_1' in namespace 'http://a.b/'.`,
  ).findings;
  expect(finding).toMatchObject({
    code: '450',
    detail: '`P_1M` is not allowed here of `Fa`. Expected there: `P_1`.',
  });
});

it('lists no more findings than the limit, and says how many are left', () => {
  const many = Array.from({ length: 300 }, (_, i) => `BR-KSA-${100 + i}`).join('\n');
  const report = explained(`ZATCA\n${many}`);
  expect([report.findings.length, report.left_out]).toEqual([200, 100]);
});

describe('the published example of an answer', () => {
  it.each(answerExamples.map((example) => [example.authority, example.text] as const))(
    'of %s is explained',
    (authority, text) => {
      const report = explainRefusal(text, (code) => ({ code, description: 'A rule', severity: 'error' }));
      expect(report).toMatchObject({ authority, outcome: 'refused' });
      expect(report.findings.filter(({ known }) => !known)).toEqual([]);
      expect(report.findings.length).toBeGreaterThan(0);
    },
  );

  it('is there for every authority that has codes or names rules', () => {
    const shown = new Set(answerExamples.map(({ authority }) => authority));
    // The answers of these look like those of another: a message level status, a list of rules.
    const alike = [
      'peppol-mls',
      'hr-eracun',
      'fr-ctc',
      'factur-x',
      'pt-cius',
      'nl-cius',
      'be-ubl',
      'dk-oioubl',
      'en16931',
    ];
    expect(AUTHORITIES.map(({ key }) => key).filter((key) => !shown.has(key))).toEqual(alike);
  });
});

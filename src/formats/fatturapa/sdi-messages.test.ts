import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { explainRefusal } from '../../refusals/index.ts';
import { readAnswer } from '../testing/read-answer.ts';
import { MESSAGES, PRIVATE_MESSAGES } from './namespaces.ts';

const SIGNATURE =
  '<ds:Signature><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="a"/><ds:SignatureMethod Algorithm="b"/><ds:Reference URI=""><ds:DigestMethod Algorithm="c"/><ds:DigestValue>cXVhdHRybw==</ds:DigestValue></ds:Reference></ds:SignedInfo><ds:SignatureValue>c2Vp</ds:SignatureValue></ds:Signature>';
const FILE = '<NomeFile>IT02182030391_7a2Bq.xml</NomeFile>';
const RECEIVED = '<DataOraRicezione>2026-11-03T16:20:41+01:00</DataOraRicezione>';
const INVOICE =
  '<RiferimentoFattura><NumeroFattura>PA/26/118</NumeroFattura><AnnoFattura>2026</AnnoFattura><PosizioneFattura>2</PosizioneFattura></RiferimentoFattura>';

function message(name: string, content: string, { uri = MESSAGES, end = SIGNATURE, attributes = '' } = {}): string {
  return `<m:${name} xmlns:m="${uri}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" versione="1.0"${attributes}><IdentificativoSdI>90182736</IdentificativoSdI>${content}${end}</m:${name}>`;
}
const ofPublic = (name: string, content: string, attributes = ''): string =>
  message(name, `${FILE}${content}<MessageId>5540021</MessageId>`, { attributes });
const ofPrivate = (name: string, content: string): string =>
  message(name, `${FILE}<Hash>9b1e07</Hash>${content}<MessageId>5540021</MessageId>`, { uri: PRIVATE_MESSAGES });

const errors = (advice: string, ...codes: readonly string[]): string =>
  `<ListaErrori>${codes.map((code) => `<Errore><Codice>${code}</Codice><Descrizione>Errore ${code}</Descrizione>${advice}</Errore>`).join('')}</ListaErrori>`;

const reason = (code: string, description?: string) => ({
  key: 'other',
  ...(description !== undefined && { description }),
  faults: [{ code, message: `Errore ${code}` }],
});

const doc = { code: 'PA/26/118', meta: { 'sdi-year': '2026', 'sdi-position': '2' } };

/** What the message says, the message, and the members that it gives. */
type Case = readonly [title: string, xml: string, is: JsonObject & { readonly meta: JsonObject }];

describe('a message of SdI', () => {
  it.each<Case>([
    [
      'a delivery to a public office',
      ofPublic(
        'RicevutaConsegna',
        `${RECEIVED}<DataOraConsegna>2026-11-03T17:02:10Z</DataOraConsegna><Destinatario><Codice>UFX7Q2</Codice><Descrizione>Ufficio acquisti</Descrizione></Destinatario><RiferimentoArchivio><IdentificativoSdI>90182700</IdentificativoSdI><NomeFile>IT02182030391_7a2Bp.zip</NomeFile></RiferimentoArchivio>`,
        ' IntermediarioConDupliceRuolo="Si"',
      ),
      {
        issue_date: '2026-11-03',
        issue_time: '17:02:10',
        customer: { inboxes: [{ key: 'it-sdi-code', code: 'UFX7Q2', label: 'Ufficio acquisti' }] },
        lines: [{ key: 'acknowledged' }],
        meta: {
          'sdi-message': 'RC',
          zone: 'Z',
          'sdi-received': '2026-11-03T16:20:41+01:00',
          'sdi-archive': '90182700',
          'sdi-archive-file': 'IT02182030391_7a2Bp.zip',
          'sdi-dual-role': 'Si',
        },
      },
    ],
    [
      'a refusal of a public invoice',
      ofPublic('NotificaScarto', RECEIVED + errors('', '00404', '00311')),
      {
        issue_date: '2026-11-03',
        issue_time: '16:20:41',
        lines: [{ key: 'rejected', reasons: [reason('00404'), reason('00311')] }],
        meta: { 'sdi-message': 'NS', zone: '+01:00' },
      },
    ],
    [
      'a refusal of another invoice, with advice',
      ofPrivate('RicevutaScarto', RECEIVED + errors('<Suggerimento>Cambiare il numero</Suggerimento>', '00404')),
      {
        issue_date: '2026-11-03',
        lines: [{ key: 'rejected', reasons: [reason('00404', 'Cambiare il numero')] }],
        meta: { 'sdi-message': 'NS', 'sdi-hash': '9b1e07' },
      },
    ],
    [
      'a file that could not be delivered to a public office',
      ofPublic('NotificaMancataConsegna', `${RECEIVED}<Descrizione>Canale non attivo</Descrizione>`),
      {
        lines: [{ key: 'issued', description: 'Canale non attivo' }],
        meta: { 'sdi-message': 'MC' },
      },
    ],
    [
      'a file that waits for its customer elsewhere',
      ofPrivate(
        'RicevutaImpossibilitaRecapito',
        `${RECEIVED}<DataMessaADisposizione>2026-11-04</DataMessaADisposizione>`,
      ),
      { lines: [{ key: 'issued', date: '2026-11-04' }], meta: { 'sdi-message': 'MC' } },
    ],
    [
      'a proof that a file was sent',
      ofPublic(
        'AttestazioneTrasmissioneFattura',
        `${RECEIVED}<Destinatario><Codice>UFX7Q2</Codice><Descrizione>Ufficio</Descrizione></Destinatario>`,
      ).replace(SIGNATURE, `<HashFileOriginale>77aa</HashFileOriginale>${SIGNATURE}`),
      { lines: [{ key: 'issued' }], meta: { 'sdi-message': 'AT', 'sdi-hash': '77aa' } },
    ],
    [
      'that the time for an answer is over',
      message('NotificaDecorrenzaTermini', `${INVOICE}${FILE}<MessageId>5540021</MessageId><Note>Fine</Note>`),
      { lines: [{ key: 'other', doc }], notes: [{ text: 'Fine' }], meta: { 'sdi-message': 'DT' } },
    ],
    ...(['EC01', 'EC02'] as const).map((code): Case => [
      `that the customer decided ${code}`,
      ofPublic(
        'NotificaEsito',
        `<EsitoCommittente versione="1.0"><IdentificativoSdI>90182736</IdentificativoSdI>${INVOICE}<Esito>${code}</Esito><Descrizione>Come da ordine</Descrizione><MessageIdCommittente>31</MessageIdCommittente></EsitoCommittente>`,
      ),
      {
        lines: [{ key: code === 'EC01' ? 'accepted' : 'rejected', doc, description: 'Come da ordine' }],
        meta: { 'sdi-message': 'NE', 'sdi-customer-message': '31' },
      },
    ]),
  ])('states %s', (_, xml, is) => {
    const { document, ...rest } = readAnswer(xml);
    expect(rest).toEqual({ format: 'fatturapa', verdicts: [], left: [], faults: [] });
    expect(document).toMatchObject({
      $schema: 'https://gobl.org/draft-0/bill/status',
      $regime: 'IT',
      type: 'response',
      code: '5540021',
      ...is,
      meta: { 'sdi-id': '90182736', 'sdi-file': 'IT02182030391_7a2Bq.xml', ...is.meta },
    });
  });

  it('is also what the customer sends, and what SdI does not take of it', () => {
    const own = readAnswer(
      message(
        'NotificaEsitoCommittente',
        `${INVOICE}<Esito>EC02</Esito><MessageIdCommittente>31</MessageIdCommittente>`,
        { end: '' },
      ),
    );
    expect(own).toMatchObject({
      document: { code: '31', lines: [{ key: 'rejected', doc }], meta: { 'sdi-message': 'EC' } },
      verdicts: [],
      left: [],
      faults: [],
    });
    const refused = readAnswer(
      message('ScartoEsitoCommittente', `${INVOICE}<Scarto>EN01</Scarto><MessageId>8</MessageId>`),
    );
    expect(refused).toMatchObject({
      document: {
        code: '8',
        lines: [{ key: 'other', doc, reasons: [{ faults: [{ code: 'EN01' }] }] }],
        meta: { 'sdi-message': 'SE' },
      },
      verdicts: [],
      left: [],
      faults: [],
    });
  });

  it('keeps the number of another file that an outcome names', () => {
    const other =
      '<EsitoCommittente versione="1.0"><IdentificativoSdI>7</IdentificativoSdI><Esito>EC01</Esito></EsitoCommittente>';
    expect(readAnswer(ofPublic('NotificaEsito', other)).left).toEqual([
      '/NotificaEsito[1]/EsitoCommittente[1]/IdentificativoSdI[1]',
    ]);
  });

  it('is judged by its schema, with the place', () => {
    const broken = ofPublic('NotificaScarto', RECEIVED + errors('', '404')).replace(SIGNATURE, '');
    const { verdicts } = readAnswer(broken);
    expect(verdicts).toEqual([
      ['SCHEMA-MISSING', '/NotificaScarto[1]'],
      ['SCHEMA-VALUE', '/NotificaScarto[1]/ListaErrori[1]/Errore[1]/Codice[1]'],
    ]);
    expect(readAnswer(ofPublic('NotificaScarto', '<DataOraRicezione>ieri</DataOraRicezione>')).left).toEqual([
      '/NotificaScarto[1]/DataOraRicezione[1]',
    ]);
  });

  it('has codes that are explained like the message itself', () => {
    const xml = ofPublic('NotificaScarto', RECEIVED + errors('', '00417', '00423', '00200'));
    const found = explainRefusal(xml, () => undefined);
    expect([found.authority, found.outcome, found.findings.map(({ code }) => code)]).toEqual([
      'sdi',
      'refused',
      ['00417', '00423', '00200'],
    ]);
    expect(readAnswer(xml).document.lines).toMatchObject([
      { reasons: found.findings.map(({ code }) => ({ faults: [{ code }] })) },
    ]);
  });

  it('reads as many errors as a message may have', () => {
    const codes = Array.from({ length: 200 }, (_, i) => `0${4000 + i}`);
    const { document, left, verdicts } = readAnswer(ofPublic('NotificaScarto', RECEIVED + errors('', ...codes)));
    expect(document).toMatchObject({ lines: [{ reasons: codes.map((code) => reason(code)) }] });
    expect([left, verdicts]).toEqual([[], []]);
  });
});

import { tableOf } from '../../engine/values.ts';
import { addReason, moment, ofFile, reads, reasons, state, type States } from '../members/answer-rows.ts';
import { date } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import { aboutTheFile, inside, leaf, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';

/** The one line: a message is about one file. */
const LINE = ['lines', 0];

/** What the customer, a public office, decided. Source: MessaggiTypes 1.1, Agenzia delle Entrate. */
const OUTCOMES: States = {
  keys: tableOf({ EC01: 'accepted', EC02: 'rejected' }),
  beside: new Set(),
  member: '',
};

const onLine = (row: Row): Row => reads((from) => row.read({ ...from, at: LINE }));

/** The number that SdI gave the file. The outcome inside a message says it again. */
const numberOfFile = reads(({ element, reading }) => {
  const node = reading.node(element, 'IdentificativoSdI');
  if (!node) return;
  const text = plain(textOf(node));
  if (reading.draft.get(['meta', 'sdi-id']) === text) reading.implied(node);
  else reading.put({ at: [] }, 'meta.sdi-id', text, node);
});

/** The invoice, where a message names one of those in the file. */
const invoice = inside('RiferimentoFattura', [
  leaf('NumeroFattura', 'lines[0].doc.code'),
  leaf('AnnoFattura', 'lines[0].doc.meta.sdi-year'),
  leaf('PosizioneFattura', 'lines[0].doc.meta.sdi-position'),
]);

/** What every message says of its file and of itself. */
const shared: readonly Row[] = [
  ofFile('@versione'),
  numberOfFile,
  leaf('NomeFile', 'meta.sdi-file'),
  leaf('Hash', 'meta.sdi-hash'),
  leaf('HashFileOriginale', 'meta.sdi-hash'),
  inside('RiferimentoArchivio', [
    leaf('IdentificativoSdI', 'meta.sdi-archive'),
    leaf('NomeFile', 'meta.sdi-archive-file'),
  ]),
  inside('Destinatario', [
    leaf('Codice', 'customer.inboxes[key=it-sdi-code].code'),
    leaf('Descrizione', 'customer.inboxes[key=it-sdi-code].label'),
  ]),
  leaf('DataMessaADisposizione', 'lines[0].date', date),
  invoice,
  leaf('Descrizione', 'lines[0].description'),
  leaf('MessageId', 'code'),
  leaf('PecMessageId', 'meta.sdi-pec'),
  leaf('Note', 'notes[].text'),
  leaf('@IntermediarioConDupliceRuolo', 'meta.sdi-dual-role'),
  leaf('@FlussoSemplificato', 'meta.sdi-simplified-flow'),
  aboutTheFile('Signature'),
];

/** What the customer decided of an invoice. */
const outcome: readonly Row[] = [
  ofFile('@versione'),
  numberOfFile,
  invoice,
  onLine(state('Esito', OUTCOMES)),
  leaf('Descrizione', 'lines[0].description'),
  aboutTheFile('Signature'),
];

const errors = inside('ListaErrori', [
  onLine(
    reasons('Errore', (child) => {
      const advice = child('Suggerimento');
      const about = advice && { text: plain(textOf(advice)), nodes: [advice] };
      return { code: child('Codice'), message: child('Descrizione'), ...(about && { about }) };
    }),
  ),
]);

/** The office's message about an outcome that SdI did not take. */
const refusedOutcome = reads(({ element, reading }) => {
  addReason(reading, LINE, { code: reading.node(element, 'Scarto'), message: undefined });
});

/** Rows of a message, by the letters that its file has in its name, and the state that it reports. */
const message = (letters: string, key: string | undefined, ...rows: readonly Row[]): readonly Row[] => [
  reads(({ reading }) => {
    reading.draft.put(['supplier', 'tax_id', 'country'], 'IT');
    reading.draft.put([...LINE, 'key'], key);
    reading.draft.put(['meta', 'sdi-message'], letters);
  }),
  ...rows,
  ...shared,
];

const received = moment('DataOraRicezione');
const delivered = message(
  'RC',
  'acknowledged',
  moment('DataOraConsegna'),
  leaf('DataOraRicezione', 'meta.sdi-received'),
);
const refused = message('NS', 'rejected', received, errors);
const undelivered = message('MC', 'issued', received);

/**
 * The messages of SdI that state something of an invoice, by root element. Until the customer has the file, an invoice is
 * issued; that the time for an answer is over is no state of its own.
 */
export const SDI_MESSAGES: Readonly<Record<string, readonly Row[]>> = tableOf({
  RicevutaConsegna: delivered,
  NotificaScarto: refused,
  RicevutaScarto: refused,
  NotificaMancataConsegna: undelivered,
  RicevutaImpossibilitaRecapito: undelivered,
  AttestazioneTrasmissioneFattura: message('AT', 'issued', received),
  NotificaEsito: message(
    'NE',
    undefined,
    // The number of the file first: the outcome says it again.
    numberOfFile,
    inside('EsitoCommittente', [...outcome, leaf('MessageIdCommittente', 'meta.sdi-customer-message')]),
  ),
  NotificaDecorrenzaTermini: message('DT', 'other'),
  NotificaEsitoCommittente: message('EC', undefined, ...outcome, leaf('MessageIdCommittente', 'code')),
  ScartoEsitoCommittente: message(
    'SE',
    'other',
    refusedOutcome,
    leaf('MessageIdCommittente', 'meta.sdi-customer-message'),
  ),
});

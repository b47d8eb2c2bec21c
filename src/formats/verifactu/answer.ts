import { tableOf } from '../../engine/values.ts';
import { CONDITION_MEMBER, ZONE_MEMBER } from '../answers/answer-leaves.ts';
import { memberMessages } from '../members/messages.ts';
import { plain } from '../members/member-reading.ts';
import { inside, leaf, list, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { day } from './codes.ts';
import { issuerOfFile } from './registration.ts';

/** Rows of an answer only read: the agency writes it. */
const reads = (read: Row['read']): Row => ({ read, write: () => undefined });

/** Keys of a status by the state of a record, or of a file. Source: RespuestaSuministro.xsd, Agencia Tributaria. */
const STATES: Readonly<Record<string, string>> = tableOf({
  Correcto: 'accepted',
  AceptadoConErrores: 'accepted',
  ParcialmenteCorrecto: 'other',
  Incorrecto: 'rejected',
});
/** States that their key does not tell apart from others. */
const CONDITIONAL: ReadonlySet<string> = new Set(['AceptadoConErrores', 'ParcialmenteCorrecto']);

/** A state, which stands beside its key where the key says less. */
const state = (element: string): Row =>
  reads(({ element: inside, at, reading }) => {
    const node = reading.node(inside, element);
    if (!node) return;
    const text = plain(textOf(node));
    const key = STATES[text];
    reading.draft.put([...at, 'key'], key ?? 'other');
    if (key === undefined) reading.draft.left(node, memberMessages.unread);
    else reading.draft.taken(node, [...at, 'key']);
    if (CONDITIONAL.has(text)) reading.draft.put([...at, 'meta', CONDITION_MEMBER], text, node);
  });

/** An error of a record: a reason with one fault. A description alone stands in the reason. */
const fault = (about?: string): Row =>
  reads(({ element, at, reading }) => {
    const [code, message] = ['CodigoErrorRegistro', 'DescripcionErrorRegistro'].map((name) =>
      reading.node(element, name),
    );
    const [number, text] = [code, message].map((node) => (node ? plain(textOf(node)) : ''));
    if (!number && !text) return;
    const reason = [...at, 'reasons', reading.draft.count([...at, 'reasons'])];
    reading.draft.put([...reason, 'key'], 'other');
    reading.draft.put([...reason, 'description'], about);
    if (number) reading.draft.put([...reason, 'faults', 0, 'code'], number, code);
    if (!text) return;
    const place = number ? ['faults', 0, 'message'] : ['description'];
    reading.draft.put([...reason, ...place], text, message);
  });

/** The issuer of an invoice is that of the file; another one stands beside its number. */
const issuer = reads(({ element, at, reading }) => {
  const node = reading.node(element, 'IDEmisorFactura');
  if (!node) return;
  const text = plain(textOf(node));
  if (text === reading.draft.get(['supplier', 'tax_id', 'code'])) reading.implied(node);
  else reading.put({ at }, 'doc.meta.verifactu-issuer', text, node);
});

const record: readonly Row[] = [
  inside('IDFactura', [
    issuer,
    leaf('NumSerieFactura', 'doc.code'),
    leaf('FechaExpedicionFactura', 'doc.issue_date', day),
  ]),
  leaf('Operacion/TipoOperacion', 'meta.verifactu-operation'),
  leaf('Operacion/Subsanacion', 'meta.verifactu-amended'),
  leaf('Operacion/RechazoPrevio', 'meta.verifactu-rejected'),
  leaf('Operacion/SinRegistroPrevio', 'meta.verifactu-unregistered'),
  leaf('RefExterna', 'doc.identities[0].code'),
  state('EstadoRegistro'),
  fault(),
  inside('RegistroDuplicado', [
    leaf('IdPeticionRegistroDuplicado', 'meta.verifactu-duplicate-request'),
    leaf('EstadoRegistroDuplicado', 'meta.verifactu-duplicate-state'),
    fault('RegistroDuplicado'),
  ]),
];

/** The moment of a file at the agency, as it states it. */
const moment = reads(({ element, reading }) => {
  const node = reading.node(element, 'TimestampPresentacion');
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(node ? plain(textOf(node)) : '') ?? [];
  if (!date || !time) return;
  reading.draft.put(['issue_date'], date, node);
  reading.draft.put(['issue_time'], time, node);
  reading.draft.put(['meta', ZONE_MEMBER], zone, node);
});

/** Who sent the file, if it was not the issuer. */
const sender = reads(({ element, reading }) => {
  const node = reading.node(element, 'NIFPresentador');
  if (!node) return;
  const text = plain(textOf(node));
  if (text === reading.draft.get(['supplier', 'tax_id', 'code'])) reading.implied(node);
  else reading.put({ at: [] }, 'meta.verifactu-sender', text, node);
});

/** The state of the file. It has no records if it was refused as a whole. */
const whole = reads((from) => {
  const { element, reading } = from;
  if (reading.children(element, 'RespuestaLinea').length === 0)
    state('EstadoEnvio').read({ ...from, at: ['lines', 0] });
  const node = reading.node(element, 'EstadoEnvio');
  if (node) reading.put({ at: [] }, 'meta.verifactu-state', plain(textOf(node)), node);
});

/** The answer of the agency to a file of records: a line for each record. */
export const ANSWER: readonly Row[] = [
  reads(({ reading }) => {
    reading.draft.put(['supplier', 'tax_id', 'country'], 'ES');
  }),
  issuerOfFile,
  leaf('CSV', 'code'),
  inside('DatosPresentacion', [sender, moment]),
  leaf('TiempoEsperaEnvio', 'meta.verifactu-wait'),
  list('RespuestaLinea', 'lines', record),
  whole,
];

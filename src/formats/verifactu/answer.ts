import { tableOf } from '../../engine/values.ts';
import { CONDITION_MEMBER } from '../answers/answer-leaves.ts';
import { addReason, moment, reads, state, type States } from '../members/answer-rows.ts';
import { plain } from '../members/member-reading.ts';
import { inside, leaf, list, type Row } from '../members/rows.ts';
import { textOf } from '../xml/xml-tree.ts';
import { day } from './codes.ts';
import { issuerOfFile } from './registration.ts';

/** Keys of a status by the state of a record, or of a file. Source: RespuestaSuministro.xsd, Agencia Tributaria. */
const STATES: States = {
  keys: tableOf({
    Correcto: 'accepted',
    AceptadoConErrores: 'accepted',
    ParcialmenteCorrecto: 'other',
    Incorrecto: 'rejected',
  }),
  beside: new Set(['AceptadoConErrores', 'ParcialmenteCorrecto']),
  member: `meta.${CONDITION_MEMBER}`,
};

/** An error of a record: a reason with one fault. A description alone stands in the reason. */
const fault = (about?: string): Row =>
  reads(({ element, at, reading }) => {
    const [code, message] = ['CodigoErrorRegistro', 'DescripcionErrorRegistro'].map((name) =>
      reading.node(element, name),
    );
    if (code || message) addReason(reading, at, { code, message, ...(about && { about: { text: about, nodes: [] } }) });
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
  state('EstadoRegistro', STATES),
  fault(),
  inside('RegistroDuplicado', [
    leaf('IdPeticionRegistroDuplicado', 'meta.verifactu-duplicate-request'),
    leaf('EstadoRegistroDuplicado', 'meta.verifactu-duplicate-state'),
    fault('RegistroDuplicado'),
  ]),
];

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
    state('EstadoEnvio', STATES).read({ ...from, at: ['lines', 0] });
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
  inside('DatosPresentacion', [sender, moment('TimestampPresentacion')]),
  leaf('TiempoEsperaEnvio', 'meta.verifactu-wait'),
  list('RespuestaLinea', 'lines', record),
  whole,
];

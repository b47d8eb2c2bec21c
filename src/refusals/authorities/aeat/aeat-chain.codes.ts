import type { RefusalCode } from '../../refusal-code.ts';
import { atAeat, inCall, inRecord, inRegister } from './aeat-row.ts';

const FLAGS =
  'A record that mends a refused one has Subsanacion S with RechazoPrevio X, or S where AEAT holds an earlier record of the invoice; a first record has neither.';
const PREVIOUS =
  'Copy issuer, number, date and hash from the last record that this system made, whether AEAT took it or not.';
const HASH = 'A hash is SHA-256 as 64 hexadecimal digits in capital letters.';
const HASH_TYPE = 'Write 01, which is SHA-256.';
const FIRST = 'Write PrimerRegistro S in the first record of the system only; name RegistroAnterior in all others.';
const CLOCK = 'Write date, time and offset: 2026-11-23T10:15:00+01:00.';
const SAME_AGAIN = 'The fault is at AEAT: send the same record again later.';
const NIF_OR_OTHER = 'Give exactly one of NIF and IDOtro.';
const SOFTWARE = 'Copy the identity of the software from the declaration of its maker.';
const WHO_CANCELS =
  'GeneradoPor is E (issuer), D (customer) or T (third party) and goes with Generador; leave both out where the issuer cancels.';
const CANCEL_AGAIN = 'Send the cancellation again with RechazoPrevio S.';
const ASK_AGAIN = 'No invoice is concerned: mend the query and ask again.';

const made = (code: string, element: string, meaning: string, next: string): RefusalCode =>
  inRecord(code, element, '', meaning, next);
const cancel = (code: string, element: string, meaning: string, next: string): RefusalCode =>
  inCall(code, element, '', meaning, `${next} ${CANCEL_AGAIN}`);
const query = (code: string, element: string, meaning: string, next: string): RefusalCode =>
  inCall(code, element, '', meaning, `${next} ${ASK_AGAIN}`);

/** The software, the hash chain, correction flags, cancellations and queries. */
export const AEAT_CHAIN_CODES: readonly RefusalCode[] = [
  made('1153', 'RechazoPrevio', 'RechazoPrevio X stands without Subsanacion S.', FLAGS),
  made('1161', 'RechazoPrevio', 'RechazoPrevio S stands without Subsanacion S.', FLAGS),
  made('1171', 'Subsanacion', 'Subsanacion or RechazoPrevio has a value that is not allowed.', FLAGS),
  made(
    '1174',
    'RegistroAnterior/FechaExpedicionFactura',
    'The date of the invoice in the previous record is wrong.',
    PREVIOUS,
  ),
  made(
    '1175',
    'RegistroAnterior/NumSerieFactura',
    'The number of the invoice in the previous record is wrong.',
    PREVIOUS,
  ),
  made('1176', 'SistemaInformatico/NIF', 'The NIF of the maker of the software is wrong.', SOFTWARE),
  inRecord(
    '1177',
    'SistemaInformatico/IdSistemaInformatico',
    '',
    'The identification of the software is wrong.',
    'Write the two characters that its maker gave it, capital letters or digits: no name and no UUID.',
    'idsistemainformatico del bloque',
  ),
  made('1179', 'SistemaInformatico', 'Something in the block of the software is wrong.', SOFTWARE),
  made('1180', 'Encadenamiento', 'The link to the previous record is wrong.', FIRST),
  made(
    '1212',
    'TipoUsoPosibleSoloVerifactu',
    'Whether the software works only as VERI*FACTU is told neither by S nor by N.',
    'Write S or N.',
  ),
  made(
    '1213',
    'TipoUsoPosibleMultiOT',
    'Whether the software can serve several taxpayers is told neither by S nor by N.',
    'Write S or N.',
  ),
  made(
    '1214',
    'NumeroOTAlta',
    'The count of taxpayers is not a positive number of up to four digits.',
    'Write a whole number from 1 to 9999.',
  ),
  made(
    '1220',
    'NombreSistemaInformatico',
    'The name of the software is wrong.',
    'Write its name with at most 30 characters, as in the declaration of its maker.',
  ),
  made(
    '1221',
    'SistemaInformatico/IDType',
    'The kind of identification of the maker of the software is wrong.',
    'Give its NIF, or an IDType from 02 to 06 in IDOtro.',
  ),
  made('1223', 'SistemaInformatico', 'The maker of the software has NIF and IDOtro, or neither.', NIF_OR_OTHER),
  made(
    '1226',
    'IndicadorMultiplesOT',
    'Whether the software serves several taxpayers is told neither by S nor by N.',
    'Write S or N.',
  ),
  cancel('1224', 'GeneradoPor', 'A cancellation has only one of GeneradoPor and Generador.', WHO_CANCELS),
  cancel('1225', 'GeneradoPor', 'Who made the cancellation is told by a value that is not on the list.', WHO_CANCELS),
  cancel('1227', 'Generador/NIF', 'A cancellation made by the issuer does not give its NIF in Generador.', WHO_CANCELS),
  cancel('1228', 'Generador', 'Whoever made the cancellation has NIF and IDOtro, or neither.', NIF_OR_OTHER),
  cancel(
    '1229',
    'Generador/IDType',
    'A third party that cancels is told as not in the census.',
    'Give its NIF or another document than IDType 07.',
  ),
  cancel(
    '1230',
    'Generador/IDType',
    'A customer of Spain that cancels is identified by another document than allowed.',
    'Write IDType 03 or 07, or its NIF.',
  ),
  cancel(
    '1231',
    'Generador/IDType',
    'The kind of identification of whoever cancels is not on the list.',
    'Write an IDType from 02 to 07, or the NIF.',
  ),
  cancel('1258', 'Generador/NIF', 'The NIF of whoever cancels is wrong.', 'Write its nine characters, without ES.'),
  {
    ...cancel(
      '1259',
      'Generador/NIF',
      'The NIF of whoever cancels is not in the census, or is the issuer’s own.',
      'Check it against the census; leave Generador out where the issuer cancels.',
    ),
    basis: 'register',
  },
  cancel(
    '1273',
    'Generador',
    'Something in the block of whoever cancels is wrong.',
    'Check that it has a name, and either NIF or IDOtro.',
  ),
  cancel(
    '1276',
    'SinRegistroPrevio',
    'The flag of a cancellation without an earlier record has a value that is not allowed.',
    'Write S only where AEAT holds no record of the invoice; N or nothing otherwise.',
  ),
  inCall('1241', 'SistemaInformatico', '', 'AEAT could not look up the software.', SAME_AGAIN),
  inRegister(
    '1242',
    'SistemaInformatico',
    '',
    'AEAT does not know this software.',
    `Check every field of SistemaInformatico. ${SOFTWARE}`,
  ),
  made('1244', 'FechaHoraHusoGenRegistro', 'The time of the record is not in the accepted form.', CLOCK),
  made('1247', 'TipoHuella', 'The kind of hash is not on the list.', HASH_TYPE),
  query('1248', 'Periodo', 'The month of the query is wrong.', 'Write 01 to 12.'),
  query(
    '1249',
    'IndicadorRepresentante',
    'The flag of a query by a representative has a value that is not allowed.',
    'Write S, or leave it out.',
  ),
  query(
    '1250',
    'RangoFechaExpedicion',
    'The range of dates of the query ends before it begins.',
    'Write the earlier date first.',
  ),
  made('1251', 'IDVersion', 'The version of the format is not one that AEAT takes.', 'Write 1.0.'),
  query(
    '1261',
    'IndicadorRepresentante',
    'The flag of a representative stands in a query that is not made as issuer.',
    'Leave IndicadorRepresentante out when you ask as customer.',
  ),
  made('1262', 'Huella', 'The hash has the wrong length.', HASH),
  made('1263', 'TipoHuella', 'The kind of hash has the wrong length.', HASH_TYPE),
  made('1264', 'PrimerRegistro', 'The flag of the first record has the wrong length.', FIRST),
  made('1268', 'FechaHoraHusoGenRegistro', 'The time of the record has the wrong length.', CLOCK),
  made('1269', 'RegistroAnterior', 'The previous record is not told completely.', PREVIOUS),
  query(
    '1270',
    'MostrarNombreRazonEmisor',
    'The flag that asks for the name of the issuer has a value that is not allowed.',
    'Write S or N.',
  ),
  query(
    '1271',
    'MostrarSistemaInformatico',
    'The flag that asks for the software has a value that is not allowed.',
    'Write S or N.',
  ),
  query(
    '1272',
    'MostrarSistemaInformatico',
    'A customer asks for the software of the issuer.',
    'Write MostrarSistemaInformatico N, or leave it out.',
  ),
  made('1274', 'PrimerRegistro', 'The flag of the first record has a value that is not allowed.', FIRST),
  made('1275', 'RechazoPrevio', 'RechazoPrevio has a value that is not allowed.', FLAGS),
  query(
    '1285',
    'SistemaInformatico',
    'The query fits several systems of software.',
    'Give more fields of SistemaInformatico.',
  ),
  made(
    '1291',
    'RegistroAnterior/Huella',
    'The hash of the previous record holds other characters than letters and digits.',
    `${HASH} ${PREVIOUS}`,
  ),
  made('1292', 'Huella', 'The hash holds other characters than letters and digits.', HASH),
  atAeat(
    '3001',
    'IDFactura',
    '',
    'The record of this invoice is cancelled already.',
    'Nothing is left to cancel. To register the invoice once more, send it anew.',
  ),
  atAeat(
    '3002',
    'IDFactura',
    '',
    'AEAT holds no record of this invoice.',
    'Check issuer, number and date. Where AEAT never took it, cancel with SinRegistroPrevio S, and mend with RechazoPrevio X.',
  ),
  atAeat(
    '3003',
    'powers',
    '',
    'Whoever sends may not change this record.',
    'Send with the certificate of the issuer or of somebody whom it empowered.',
  ),
  atAeat(
    '3004',
    'IDFactura',
    '',
    'The invoice was registered by hand in AEAT’s form and cannot be changed by a call.',
    'Change it in the form.',
  ),
];

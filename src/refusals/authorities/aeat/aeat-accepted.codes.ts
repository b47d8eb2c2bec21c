import type { Basis, RefusalCode } from '../../refusal-code.ts';

const MEND = 'AEAT holds the record; mend it by a new one with Subsanacion S.';
const HASH = 'A hash is SHA-256 as 64 hexadecimal digits in capital letters.';

const accepted = (
  basis: Basis,
  code: string,
  element: string,
  place: string,
  meaning: string,
  next: string,
  ...sentence: string[]
): RefusalCode => ({
  code,
  kind: 'accepted-with-errors',
  basis,
  severity: 'warning',
  outcome: 'accepted-with-warnings',
  element,
  ...(place !== '' && { place }),
  meaning,
  next,
  ...(sentence.length > 0 && { sentence }),
});

/** Errors with which AEAT still accepts the record. */
export const AEAT_ACCEPTED_CODES: readonly RefusalCode[] = [
  accepted(
    'sending',
    '2000',
    'Huella',
    '',
    'AEAT works out another hash of the record than the one it has.',
    'Hash the very values that are sent, in the order of the specification, and write the hash in capital letters. The record stays in the chain as it is; mend the software before the next one.',
    'calculo de la huella',
  ),
  accepted(
    'register',
    '2001',
    'Destinatarios/NIF',
    'customer.tax_id.code',
    'The customer’s NIF and name are not in the census.',
    `Check number and name with the customer. Where both are right, identify the customer by IDType 07 in IDOtro. ${MEND}`,
    'nif del bloque destinatarios',
    'no esta identificado',
  ),
  accepted(
    'sending',
    '2002',
    'RegistroAnterior/Huella',
    '',
    'The hash of the previous record has the wrong length.',
    `${HASH} Copy it from the last record that this system made.`,
  ),
  accepted(
    'sending',
    '2003',
    'RegistroAnterior/Huella',
    '',
    'The hash of the previous record is not formed like one.',
    `${HASH} Copy it from the last record that this system made.`,
  ),
  accepted(
    'sending',
    '2004',
    'FechaHoraHusoGenRegistro',
    '',
    'The time of the record lies too far from the time at which AEAT received it; 240 seconds are allowed.',
    'Set the clock by a time server and send each record at once. Where something kept you from sending, write Incidencia S into the header. AEAT asks for no mending of this error.',
    'fechahorahusogenregistro debe ser',
    'fecha actual',
  ),
  accepted(
    'file',
    '2005',
    'ImporteTotal',
    'totals',
    'The total does not agree with the entries of the breakdown; ten euros either way are allowed.',
    `Add up base, tax and surcharge of every entry; withheld tax (IRPF) does not count. ${MEND}`,
  ),
  accepted(
    'file',
    '2006',
    'CuotaTotal',
    'totals.taxes',
    'The total of the tax does not agree with the entries of the breakdown; ten euros either way are allowed.',
    `Add up tax and surcharge of every entry. ${MEND}`,
  ),
  accepted(
    'register',
    '2007',
    'PrimerRegistro',
    '',
    'The record is told as the first of this software, and AEAT holds earlier ones of the same issuer.',
    'Chain every record to the one before it. After moving the software take the last record along, or give the new installation a number of its own.',
    'informarse como primer registro',
  ),
  accepted(
    'sending',
    '2008',
    'RegistroAnterior/Huella',
    '',
    'The hash of the previous record is the hash of this one.',
    'Take the hash of the record before this one, not the one just worked out.',
  ),
  accepted(
    'file',
    '2009',
    'ClaveRegimen',
    'lines.*.taxes',
    'An entry under IPSI has no regime key.',
    `Write ClaveRegimen with Impuesto 02. ${MEND}`,
  ),
];

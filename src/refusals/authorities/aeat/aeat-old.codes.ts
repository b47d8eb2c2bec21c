import type { RefusalCode } from '../../refusal-code.ts';

const DETAIL = 'Desglose/DetalleDesglose';

const condition = (code: string, element: string, place: string, meaning: string, next: string): RefusalCode => ({
  code,
  kind: 'condition',
  basis: 'file',
  outcome: 'refused',
  element,
  ...(place !== '' && { place }),
  meaning,
  next,
});

/** Codes of older lists, and conditions of the specification whose code was not seen: their names are ours. */
export const AEAT_OLD_CODES: readonly RefusalCode[] = [
  {
    code: '1278',
    kind: 'record',
    basis: 'sending',
    element: 'RegistroAnterior/Huella',
    meaning: 'The hash of the previous record is the hash of this one.',
    next: 'Take the hash of the record before this one, not the one just worked out.',
    retired: 'It is the older number of 2008.',
    successors: ['2008'],
  },
  {
    code: '1279',
    kind: 'record',
    basis: 'file',
    element: DETAIL,
    place: 'lines.*.taxes',
    meaning: 'An entry under regime 18 and its equivalence surcharge did not fit.',
    next: 'AEAT no longer checks this. If the record is still refused, look for another code beside this one.',
    retired: 'Removed from the document of validations with 1.0.7 and 1.1.2.',
  },
  condition(
    'ImporteRectificacion',
    'ImporteRectificacion',
    'preceding',
    'A correction by substitution has no amounts of what it replaces, or one by differences has them.',
    'Write ImporteRectificacion with TipoRectificativa S, and leave it out with I.',
  ),
  condition(
    'TipoImpositivo',
    `${DETAIL}/TipoImpositivo`,
    'lines.*.taxes',
    'The VAT rate of an entry taxed without reverse charge was not in force on the date of the operation.',
    'Use 0, 4, 10 or 21. Rate 5 is for 2022-07-01 to 2024-09-30, and 2 and 7.5 are for 2024-10-01 to 2024-12-31.',
  ),
  condition(
    'ClaveRegimen-02',
    DETAIL,
    'lines.*.taxes',
    'An entry under the export regime (02) is not exempt.',
    'Write OperacionExenta for an export, or another regime.',
  ),
  condition(
    'anulacion-RechazoPrevio',
    'RegistroAnulacion/RechazoPrevio',
    '',
    'A cancellation marks an earlier refusal by X, which only registrations may do.',
    'Write S or N.',
  ),
];

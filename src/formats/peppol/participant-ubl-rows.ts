import type { ParticipantRow } from './participant-rows.ts';

/** Identifiers added to Peppol's UBL rules since the last publication of its CII rules. */

const isNumberOf =
  (digits: number) =>
  (text: string): boolean =>
    text.length === digits && /^\d+$/.test(text);

export const isDutchVatNumber = (text: string): boolean => /^NL\d{9}B\d{2}$/.test(text);

export const PARTICIPANT_UBL_ROWS: readonly ParticipantRow[] = [
  {
    code: 'PEPPOL-COMMON-R052',
    scheme: '0096',
    say: 'A Danish P number (0096) has ten digits',
    isSound: isNumberOf(10),
    verbatim: true,
  },
  {
    code: 'PEPPOL-COMMON-R053',
    scheme: '0198',
    say: 'A Danish SE number (0198) is DK and eight digits',
    isSound: (text) => /^DK\d{8}$/.test(text),
    verbatim: true,
  },
  {
    code: 'PEPPOL-COMMON-R054',
    scheme: '0106',
    say: 'A Dutch KVK number (0106) has eight digits',
    isSound: isNumberOf(8),
    severity: 'warning',
  },
  {
    code: 'PEPPOL-COMMON-R055',
    scheme: '0190',
    say: 'A Dutch OIN number (0190) has twenty digits',
    isSound: isNumberOf(20),
    severity: 'warning',
  },
  {
    code: 'PEPPOL-COMMON-R056-1',
    scheme: '9944',
    say: 'A Dutch VAT number (9944) is NL, nine digits, B and two digits',
    isSound: isDutchVatNumber,
    severity: 'warning',
  },
  {
    code: 'PEPPOL-COMMON-R057',
    scheme: '0217',
    say: 'The number of a Dutch establishment (0217) has twelve digits',
    isSound: isNumberOf(12),
    severity: 'warning',
  },
];

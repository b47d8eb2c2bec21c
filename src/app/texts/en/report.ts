import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const reportTexts = inLanguage('report', {
  nothingToShowYet: 'Nothing to show yet',
  xmlUnreadable: 'The XML cannot be read. Fix the errors first.',
  allValues: (values: number) => `${counted(values)} values in the XML, all accounted for`,
  firstValues: (shown: number, all: number) =>
    `The first ${counted(shown)} of ${counted(all)} values in the XML; a report on all of them would be too long`,
  filterTheReport: 'Filter the report',
  nothingFound: 'No results',
  noValues: 'The XML contains no value.',
  noMatch: 'No value, term or place matches.',
  outcomeOfValues: 'What happened to each value',
  outcomes: { left: 'not imported', recalculated: 'recalculated', taken: 'imported', implied: 'implied' },
  notes: {
    left: 'Not in the document, with the reason',
    recalculated: 'Calculated again when the document is built',
    taken: 'In the document',
    implied: 'Derived from other values',
  },
  stamps: 'Stamps',
  stampsContradict: (wrong: number) =>
    wrong === 0 ? 'nothing contradicts the invoice' : `${counted(wrong)} contradict the invoice`,
  stampStates: { agrees: 'matches', contradicts: 'does not match', missing: 'missing', 'not-judged': 'not checked' },
  stampRight: (right: string) => `the invoice gives ${right}`,
  stampNames: {
    hash: 'Invoice hash',
    counter: 'Invoice counter (ICV)',
    'hash-before': 'Hash of the previous invoice (PIH)',
    qr: 'QR code',
    'qr-seller': 'QR: seller',
    'qr-tax-number': 'QR: VAT number',
    'qr-time': 'QR: time of issue',
    'qr-total': 'QR: total with VAT',
    'qr-tax': 'QR: total VAT',
    'qr-hash': 'QR: invoice hash',
    'qr-signature': 'QR: signature',
    'qr-public-key': 'QR: public key',
    'qr-authority': 'QR: signature of the authority',
    signature: 'Signature',
    folio: 'Folio of the stamp',
  },
  empty: '(empty)',
  becomes: 'becomes',
});

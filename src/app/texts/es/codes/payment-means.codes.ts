import type { Phrases } from '../../areas.ts';

/** UNTDID 4461, how payments are made. */
export const paymentMeansNames: Phrases = {
  'Instrument not defined': 'Medio de pago no definido',
  'Automated clearing house credit': 'Abono por cámara de compensación automatizada (ACH)',
  'Automated clearing house debit': 'Adeudo por cámara de compensación automatizada (ACH)',
  'ACH demand debit reversal': 'Retrocesión de adeudo ACH en cuenta a la vista',
  'ACH demand credit reversal': 'Retrocesión de abono ACH en cuenta a la vista',
  'ACH demand credit': 'Abono ACH en cuenta a la vista',
  'ACH demand debit': 'Adeudo ACH en cuenta a la vista',
  Hold: 'Retención',
  'National or regional clearing': 'Compensación nacional o regional',
  'In cash': 'En efectivo',
  'ACH savings credit reversal': 'Retrocesión de abono ACH en cuenta de ahorro',
  'ACH savings debit reversal': 'Retrocesión de adeudo ACH en cuenta de ahorro',
  'ACH savings credit': 'Abono ACH en cuenta de ahorro',
  'ACH savings debit': 'Adeudo ACH en cuenta de ahorro',
  'Bookentry credit': 'Abono mediante anotación en cuenta',
  'Bookentry debit': 'Adeudo mediante anotación en cuenta',
  'ACH demand cash concentration/disbursement (CCD) credit':
    'Abono ACH de concentración/desembolso de efectivo (CCD) en cuenta a la vista',
  'ACH demand cash concentration/disbursement (CCD) debit':
    'Adeudo ACH de concentración/desembolso de efectivo (CCD) en cuenta a la vista',
  'ACH demand corporate trade payment (CTP) credit':
    'Abono ACH de pago comercial entre empresas (CTP) en cuenta a la vista',
  Cheque: 'Cheque',
  "Banker's draft": 'Cheque bancario',
  "Certified banker's draft": 'Cheque bancario conformado',
  'Bank cheque (issued by a banking or similar establishment)':
    'Cheque bancario (emitido por una entidad bancaria o similar)',
  'Bill of exchange awaiting acceptance': 'Letra de cambio pendiente de aceptación',
  'Certified cheque': 'Cheque conformado',
  'Local cheque': 'Cheque local',
  'ACH demand corporate trade payment (CTP) debit':
    'Adeudo ACH de pago comercial entre empresas (CTP) en cuenta a la vista',
  'ACH demand corporate trade exchange (CTX) credit':
    'Abono ACH de intercambio comercial entre empresas (CTX) en cuenta a la vista',
  'ACH demand corporate trade exchange (CTX) debit':
    'Adeudo ACH de intercambio comercial entre empresas (CTX) en cuenta a la vista',
  'Credit transfer': 'Transferencia',
  'Debit transfer': 'Transferencia de adeudo',
  'ACH demand cash concentration/disbursement plus (CCD+)':
    'Concentración/desembolso de efectivo plus (CCD+) ACH en cuenta a la vista',
  'ACH prearranged payment and deposit (PPD)': 'Pago y depósito preacordados (PPD) ACH',
  'ACH savings cash concentration/disbursement (CCD) credit':
    'Abono ACH de concentración/desembolso de efectivo (CCD) en cuenta de ahorro',
  'ACH savings cash concentration/disbursement (CCD) debit':
    'Adeudo ACH de concentración/desembolso de efectivo (CCD) en cuenta de ahorro',
  'ACH savings corporate trade payment (CTP) credit':
    'Abono ACH de pago comercial entre empresas (CTP) en cuenta de ahorro',
  'ACH savings corporate trade payment (CTP) debit':
    'Adeudo ACH de pago comercial entre empresas (CTP) en cuenta de ahorro',
  'ACH savings corporate trade exchange (CTX) credit':
    'Abono ACH de intercambio comercial entre empresas (CTX) en cuenta de ahorro',
  'ACH savings corporate trade exchange (CTX) debit':
    'Adeudo ACH de intercambio comercial entre empresas (CTX) en cuenta de ahorro',
  'ACH savings cash concentration/disbursement plus (CCD+)':
    'Concentración/desembolso de efectivo plus (CCD+) ACH en cuenta de ahorro',
  'Payment to bank account': 'Pago en cuenta bancaria',
  'Accepted bill of exchange': 'Letra de cambio aceptada',
  'Referenced home-banking credit transfer': 'Transferencia por banca a distancia con referencia',
  'Interbank debit transfer': 'Transferencia de adeudo interbancaria',
  'Home-banking debit transfer': 'Transferencia de adeudo por banca a distancia',
  'Bank card': 'Tarjeta bancaria',
  'Direct debit': 'Adeudo directo',
  'Payment by postgiro': 'Pago por Postgiro',
  'FR, norme 6 97-Telereglement CFONB (French Organisation for':
    'FR, norme 6 97-Telereglement CFONB (Comité francés de organización y normalización bancarias)',
  'Urgent commercial payment': 'Pago comercial urgente',
  'Urgent Treasury Payment': 'Pago de tesorería urgente',
  'Credit card': 'Tarjeta de crédito',
  'Debit card': 'Tarjeta de débito',
  Bankgiro: 'Giro bancario (Bankgiro)',
  'Standing agreement': 'Acuerdo permanente',
  'SEPA credit transfer': 'Transferencia SEPA',
  'SEPA direct debit': 'Adeudo directo SEPA',
  'Promissory note': 'Pagaré',
  'Promissory note signed by the debtor': 'Pagaré firmado por el deudor',
  'Promissory note signed by the debtor and endorsed by a bank': 'Pagaré firmado por el deudor y endosado por un banco',
  'Promissory note signed by the debtor and endorsed by a': 'Pagaré firmado por el deudor y endosado por un tercero',
  'Promissory note signed by a bank': 'Pagaré firmado por un banco',
  'Promissory note signed by a bank and endorsed by another': 'Pagaré firmado por un banco y endosado por otro banco',
  'Promissory note signed by a third party': 'Pagaré firmado por un tercero',
  'Promissory note signed by a third party and endorsed by a': 'Pagaré firmado por un tercero y endosado por un banco',
  'Online payment service': 'Servicio de pago en línea',
  'Transfer Advice': 'Aviso de transferencia',
  'Bill drawn by the creditor on the debtor': 'Letra librada por el acreedor contra el deudor',
  'Bill drawn by the creditor on a bank': 'Letra librada por el acreedor contra un banco',
  'Bill drawn by the creditor, endorsed by another bank': 'Letra librada por el acreedor, endosada por otro banco',
  'Bill drawn by the creditor on a bank and endorsed by a':
    'Letra librada por el acreedor contra un banco y endosada por un tercero',
  'Bill drawn by the creditor on a third party': 'Letra librada por el acreedor contra un tercero',
  'Bill drawn by creditor on third party, accepted and':
    'Letra librada por el acreedor contra un tercero, aceptada y endosada por un banco',
  "Not transferable banker's draft": 'Cheque bancario no transferible',
  'Not transferable local cheque': 'Cheque local no transferible',
  'Reference giro': 'Giro con referencia',
  'Urgent giro': 'Giro urgente',
  'Free format giro': 'Giro de formato libre',
  'Requested method for payment was not used': 'No se utilizó el medio de pago solicitado',
  'Clearing between partners': 'Compensación entre partes',
  'JP, Electronically Recorded Monetary Claims': 'JP, créditos dinerarios registrados electrónicamente',
};

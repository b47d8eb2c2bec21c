import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Means of payment (`ModalitaPagamento`). Source: technical rules of the FatturaPA format, Agenzia delle Entrate. */
export const paymentMeans: readonly CodeDefinition[] = [
  { code: 'MP01', name: { en: 'Cash', it: 'Contanti' } },
  { code: 'MP02', name: { en: 'Check', it: 'Assegno' } },
  { code: 'MP03', name: { en: "Banker's Draft", it: 'Assegno circolare' } },
  { code: 'MP04', name: { en: 'Cash at Treasury', it: 'Contanti presso Tesoreria' } },
  { code: 'MP05', name: { en: 'Bank Transfer', it: 'Bonifico' } },
  { code: 'Mp06', name: { en: 'Promissory Note', it: 'Vaglia cambiario' } },
  { code: 'MP07', name: { en: 'Bank payment slip', it: 'Bollettino bancario' } },
  { code: 'MP08', name: { en: 'Payment card', it: 'Carta di pagamento' } },
  { code: 'MP09', name: { en: 'Direct Debit (RID)', it: 'RID' } },
  { code: 'MP10', name: { en: 'Utilities Direct Debit (RID utenze)', it: 'RID utenze' } },
  { code: 'MP11', name: { en: 'Fast Direct Debit (RID veloce)', it: 'RID veloce' } },
  { code: 'MP12', name: { en: 'Direct Debit (RIBA)', it: 'RIBA' } },
  { code: 'MP13', name: { en: 'Debit Transfer (MAV)', it: 'MAV' } },
  { code: 'MP14', name: { en: 'Tax Receipt', it: 'Quietanza erario' } },
  { code: 'MP15', name: { en: 'Transfer on special account', it: 'Giroconto su conti di contabilità speciale' } },
  { code: 'MP16', name: { en: 'Direct Debit', it: 'Domiciliazione Bancaria' } },
  { code: 'MP17', name: { en: 'Direct Debit Post Office', it: 'Domiciliazione Postale' } },
  { code: 'MP18', name: { en: 'Post Office Cheque', it: 'Bollettino di c/c postale' } },
  { code: 'MP19', name: { en: 'SEPA Direct Debit', it: 'SEPA Direct Debit' } },
  { code: 'MP20', name: { en: 'SEPA Core Direct Debit', it: 'SEPA Direct Debit Core' } },
  { code: 'MP21', name: { en: 'SEPA B2B Direct Debit', it: 'SEPA Direct Debit B2B' } },
  { code: 'MP22', name: { en: 'Deductible Netting', it: 'Trattenuta su somme già riscosse' } },
  { code: 'MP23', name: { en: 'PagoPA', it: 'PagoPA' } },
];

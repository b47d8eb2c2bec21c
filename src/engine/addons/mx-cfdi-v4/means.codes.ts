import type { KeyCodes } from '../shared/key-codes.ts';

/** Means of payment, catalogue `c_FormaPago`. */
export const MEANS: KeyCodes = {
  cash: '01',
  cheque: '02',
  'credit-transfer': '03',
  card: '04',
  'online+wallet': '05',
  online: '06',
  'other+grocery-vouchers': '08',
  'other+in-kind': '12',
  'other+subrogation': '13',
  'other+consignment': '14',
  'other+debt-relief': '15',
  netting: '17',
  'other+novation': '23',
  'other+merger': '24',
  'other+remission': '25',
  'other+expiration': '26',
  'other+satisfy-creditor': '27',
  'card+debit': '28',
  'other+debit': '28',
  'other+services': '29',
  'other+advance': '30',
  'other+intermediary': '31',
};

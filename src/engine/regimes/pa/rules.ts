import { supplierNumberRules } from '../shared/own-invoice-rules.ts';
import { LAW } from './norms.ts';

export const invoiceRules = supplierNumberRules('PA', {
  form: 'a RUC',
  say: 'A supplier who charges ITBMS states its RUC, unless the invoice is a simplified one',
  cite: LAW('art. 11'),
});

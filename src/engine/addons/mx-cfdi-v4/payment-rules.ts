import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { all, satisfy } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, haveLength, match } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension, notHaveExtension } from '../../core/tax/extension-constraints.ts';
import { Payment } from '../../documents/bill/payment.ts';
import type { TaxTotal } from '../../documents/tax/total.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { includeStamp } from '../shared/stamps.ts';
import { DOC_TYPE, FISCAL_REGIME, ISSUE_PLACE, PAYMENT_MEANS, REL_TYPE, USE } from './extension-keys.ts';
import { isMexican, paysOtherwise, POST_CODE, UUID_STAMP } from './constraints.ts';
import { ANEXO_20, NO_PLACE, PAYMENTS } from './norms.ts';

const FAMILY = 'MX-CFDI-BILL-PAYMENT';

const documentRules = defineRules(Payment, FAMILY, {
  '01': {
    must: satisfy<Payment>('be a receipt', ({ type }) => type === 'receipt'),
    say: 'Of the payment documents, only receipts become a CFDI',
    cite: ANEXO_20('Comprobante, TipoDeComprobante P'),
  },
  '02': {
    must: beConvertibleTo('MXN'),
    say: 'The payment must be in MXN or give the exchange rate to it',
    cite: PAYMENTS('Pago, MonedaP and TipoCambioP'),
  },
  '03': {
    at: 'ext',
    must: carryExtensions(DOC_TYPE, ISSUE_PLACE),
    say: 'The payment needs the codes of its document type and place of issue',
    cite: ANEXO_20('Comprobante, TipoDeComprobante and LugarExpedicion'),
  },
  '04': {
    at: 'ext',
    must: haveExtension(DOC_TYPE, 'P'),
    say: 'The document type of a payment is P',
    cite: ANEXO_20('Comprobante, TipoDeComprobante P'),
  },
  '16': { at: 'payee', must: beEmpty, say: 'A CFDI has no place for a payee', uncited: NO_PLACE },
  '17': {
    when: paysOtherwise,
    at: 'methods',
    must: haveLength(1, 1),
    say: 'The payment has one means of payment, or several that each pay whole lines, in their order',
    cite: PAYMENTS('Pago, FormaDePagoP'),
  },
  '18': {
    at: 'methods[].ext',
    must: carryExtensions(PAYMENT_MEANS),
    say: 'The means of payment needs its code',
    cite: PAYMENTS('Pago, FormaDePagoP'),
  },
  '19': {
    at: 'methods[].ext',
    must: notHaveExtension(PAYMENT_MEANS, '99'),
    say: 'The means of a payment that has been made cannot be left open (99)',
    cite: PAYMENTS('Pago, FormaDePagoP'),
  },
  '29': {
    at: 'preceding[].ext',
    must: all(carryExtensions(REL_TYPE), haveExtension(REL_TYPE, '04')),
    say: 'A payment takes the place of earlier ones only, relation 04',
    cite: ANEXO_20('CfdiRelacionados, TipoRelacion 04'),
  },
  '30': {
    at: 'preceding[].stamps',
    must: includeStamp(UUID_STAMP),
    say: 'A reference to an earlier payment needs its fiscal folio, the stamp `sat-uuid`',
    cite: ANEXO_20('CfdiRelacionado, UUID'),
  },
});

const partyRules = defineRules(Payment, FAMILY, {
  '05': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a tax identity',
    cite: ANEXO_20('Emisor, Rfc'),
  },
  '06': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier needs its RFC',
    cite: ANEXO_20('Emisor, Rfc'),
  },
  '07': {
    at: 'supplier.ext',
    must: carryExtensions(FISCAL_REGIME),
    say: 'The supplier needs the code of its fiscal regime',
    cite: ANEXO_20('Emisor, RegimenFiscal'),
  },
  '08': { at: 'customer', must: bePresent, say: 'The payment needs a customer', cite: ANEXO_20('Receptor') },
  '09': {
    at: 'customer.tax_id',
    must: bePresent,
    say: 'The customer needs a tax identity',
    cite: ANEXO_20('Receptor, Rfc'),
  },
  '10': {
    at: 'customer.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the customer needs a code',
    cite: ANEXO_20('Receptor, Rfc'),
  },
  '11': {
    at: 'customer.ext',
    must: all(carryExtensions(USE), haveExtension(USE, 'CP01')),
    say: 'The customer uses the voucher of a payment for payments, CP01',
    cite: ANEXO_20('Receptor, UsoCFDI CP01'),
  },
  '12': {
    on: 'customer',
    when: isMexican,
    at: 'ext',
    must: carryExtensions(FISCAL_REGIME),
    say: 'A Mexican customer needs the code of its fiscal regime',
    cite: ANEXO_20('Receptor, RegimenFiscalReceptor'),
  },
  '13': {
    on: 'customer',
    when: isMexican,
    at: 'addresses',
    must: bePresent,
    say: 'A Mexican customer needs an address',
    cite: ANEXO_20('Receptor, DomicilioFiscalReceptor'),
  },
  '14': {
    on: 'customer',
    when: isMexican,
    at: 'addresses[].code',
    must: bePresent,
    say: 'The address of a Mexican customer needs a postal code',
    cite: ANEXO_20('Receptor, DomicilioFiscalReceptor'),
  },
  '15': {
    on: 'customer',
    when: isMexican,
    at: 'addresses[].code',
    must: match(POST_CODE),
    say: 'A Mexican postal code has five digits',
    cite: ANEXO_20('Receptor, DomicilioFiscalReceptor'),
  },
});

function ratesOf({ categories }: TaxTotal, onlyRetained = false) {
  return (categories ?? []).filter(({ retained }) => retained || !onlyRetained).flatMap(({ rates }) => rates ?? []);
}

const lineRules = defineRules(Payment, FAMILY, {
  '20': { at: 'lines[].refund', must: beEmpty, say: 'A CFDI of payments has no refunds', uncited: NO_PLACE },
  '21': {
    at: 'lines[].installment',
    must: bePresent,
    say: 'A line needs the number of the instalment',
    cite: PAYMENTS('DoctoRelacionado, NumParcialidad'),
  },
  '22': {
    at: 'lines[].payable',
    must: bePresent,
    say: 'A line needs the amount that was to be paid',
    cite: PAYMENTS('DoctoRelacionado, ImpSaldoAnt'),
  },
  '23': {
    at: 'lines[].due',
    must: bePresent,
    say: 'A line needs the amount that is still due',
    cite: PAYMENTS('DoctoRelacionado, ImpSaldoInsoluto'),
  },
  '24': {
    at: 'lines[].document',
    must: bePresent,
    say: 'A line needs the document that is paid',
    cite: PAYMENTS('DoctoRelacionado'),
  },
  '25': {
    at: 'lines[].document.stamps',
    must: includeStamp(UUID_STAMP),
    say: 'The document that is paid needs its fiscal folio, the stamp `sat-uuid`',
    cite: PAYMENTS('DoctoRelacionado, IdDocumento'),
  },
  '26': {
    at: 'lines[].tax',
    must: satisfy<TaxTotal>('have no surcharges', (tax) => ratesOf(tax).every(({ surcharge }) => !surcharge)),
    say: 'The taxes of a line cannot have surcharges',
    uncited: NO_PLACE,
  },
  '27': {
    at: 'lines[].tax',
    must: satisfy<TaxTotal>('have a percentage for every retained tax', (tax) =>
      ratesOf(tax, true).every(({ percent }) => percent !== undefined),
    ),
    say: 'Retained taxes of a line need a percentage',
    cite: PAYMENTS('RetencionDR, TasaOCuotaDR'),
  },
  '28': {
    must: satisfy<Payment>('pay documents of its own currency', ({ lines, currency }) =>
      (lines ?? []).every(({ document }) => !document?.currency || document.currency === currency),
    ),
    say: 'The documents that are paid must be in the currency of the payment',
    cite: PAYMENTS('DoctoRelacionado, MonedaDR and EquivalenciaDR'),
  },
});

export const paymentRules: readonly TypeRules[] = [documentRules, partyRules, lineRules];

import type { TypeRules } from '../core/rules/define-rules.ts';
import { deliveryRules } from './bill/delivery-rules.ts';
import { invoiceRules } from './bill/invoice-rules.ts';
import { lineRules } from './bill/line-rules.ts';
import { orderRules } from './bill/order-rules.ts';
import { paymentRules } from './bill/payment-rules.ts';
import { statusRules } from './bill/status-rules.ts';
import { billTaxRules } from './bill/tax-rules.ts';
import { calRules } from './cal/cal-rules.ts';
import { cbcRules } from './cbc/cbc-rules.ts';
import { currencyRules } from './currency/currency-rules.ts';
import { digestRules } from './dsig/digest-rules.ts';
import { envelopeRules } from './envelope/envelope-rules.ts';
import { headRules } from './head/head-rules.ts';
import { languageRules } from './i18n/language-rules.ts';
import { messageRules } from './note/message-rules.ts';
import { itemRules } from './org/item-rules.ts';
import { partyPartsRules } from './org/party-parts-rules.ts';
import { referenceRules } from './org/reference-rules.ts';
import { payRules } from './pay/pay-rules.ts';
import { comboRules } from './tax/combo-rules.ts';
import { definitionRules } from './tax/definition-rules.ts';
import { taxIdentityRules } from './tax/identity-rules.ts';
import { taxSetRules } from './tax/set-rules.ts';
import { uuidRules } from './uuid/uuid-rules.ts';

/** The rules for every document, with any regime and addons. */
export const coreRules: readonly TypeRules[] = [
  ...uuidRules,
  ...calRules,
  digestRules,
  languageRules,
  ...cbcRules,
  ...headRules,
  messageRules,
  ...currencyRules,
  taxIdentityRules,
  ...taxSetRules,
  comboRules,
  ...definitionRules,
  ...partyPartsRules,
  ...itemRules,
  ...referenceRules,
  ...payRules,
  invoiceRules,
  ...lineRules,
  billTaxRules,
  orderRules,
  deliveryRules,
  ...paymentRules,
  ...statusRules,
  ...envelopeRules,
];

import { defineRules } from '../../core/rules/define-rules.ts';
import { bePresent } from '../../core/rules/constraints.ts';
import { carryExtensions, haveExtension } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TOURISM_ITEM, TOURISM_TYPE, VAT_RATE } from './extension-keys.ts';
import { isVoucher } from './guards.ts';
import { TOURISM } from './norms.ts';
import { CLASS_T } from './vouchers.ts';

const haveItem = carryExtensions(TOURISM_ITEM);

/** 21%, the only rate of vouchers for tourism. */
const GENERAL_RATE = '5';

export const tourismRules = defineRules(
  Invoice,
  'AR-ARCA-BILL-INVOICE',
  {
    '25': {
      at: 'tax.ext',
      must: carryExtensions(TOURISM_TYPE),
      say: 'A voucher for tourism needs the relation of issuer and receiver',
      cite: TOURISM('codigoRelacionEmisorReceptor'),
    },
    '26': {
      at: 'lines[].taxes[].ext',
      must: haveItem,
      say: 'Taxes of a voucher for tourism need the kind of item',
      cite: TOURISM('item, tipo'),
    },
    '27': {
      at: 'customer.addresses',
      must: bePresent,
      say: 'The customer of a voucher for tourism needs an address',
      cite: TOURISM('domicilioReceptor'),
    },
    '28': {
      at: 'lines[].taxes[].ext',
      must: haveExtension(VAT_RATE, GENERAL_RATE),
      say: 'The VAT rate of a voucher for tourism must be 21% (5)',
      cite: TOURISM('item, codigoAlicuotaIVA'),
    },
    '29': {
      at: 'lines[].taxes',
      must: bePresent,
      say: 'Lines of a voucher for tourism need taxes',
      cite: TOURISM('item, codigoAlicuotaIVA'),
    },
    '30': {
      at: 'discounts[].ext',
      must: haveItem,
      say: 'Discounts of a voucher for tourism need the kind of item',
      cite: TOURISM('item, tipo'),
    },
    '31': {
      at: 'payment.advances[].ext',
      must: haveItem,
      say: 'Advances of a voucher for tourism need the kind of item',
      cite: TOURISM('item, tipo'),
    },
  },
  { when: isVoucher('for tourism', CLASS_T) },
);

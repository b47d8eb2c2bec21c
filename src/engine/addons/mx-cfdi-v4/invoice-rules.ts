import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, beMoreThanZero, bePresent, beZeroOrMore, countEntries } from '../../core/rules/constraints.ts';
import { carryAllExtensionsOrNone, carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { beConvertibleTo } from '../shared/convertible.ts';
import { includeStamp } from '../shared/stamps.ts';
import {
  DOC_TYPE,
  FISCAL_REGIME,
  GLOBAL_MONTH,
  GLOBAL_PERIOD,
  GLOBAL_YEAR,
  ISSUE_PLACE,
  PAYMENT_METHOD,
  PROD_SERV,
  REL_TYPE,
} from './extension-keys.ts';
import { beLocalTaxes, haveProductCode, isGlobal, isNotGlobal, UUID_STAMP } from './constraints.ts';
import { ANEXO_20, LOCAL_TAXES } from './norms.ts';

const FAMILY = 'MX-CFDI-BILL-INVOICE';

/** Requirements for every voucher. */
const generalRules = defineRules(Invoice, FAMILY, {
  '01': {
    at: 'tax.ext',
    must: carryExtensions(DOC_TYPE, ISSUE_PLACE, PAYMENT_METHOD),
    say: 'The tax extensions need document type, place of issue and payment method',
    cite: ANEXO_20('Comprobante, TipoDeComprobante, LugarExpedicion and MetodoPago'),
  },
  '16': {
    when: when<Invoice>('there are earlier documents', ({ preceding }, scope) => countEntries(preceding, scope) > 0),
    at: 'tax.ext',
    must: carryExtensions(REL_TYPE),
    say: 'An invoice that refers to earlier ones needs the type of the relation',
    cite: ANEXO_20('CfdiRelacionados, TipoRelacion'),
  },
  '17': {
    at: 'preceding[].stamps',
    must: includeStamp(UUID_STAMP),
    say: 'A reference to an earlier invoice needs its fiscal folio, the stamp `sat-uuid`',
    cite: ANEXO_20('CfdiRelacionado, UUID'),
  },
  '18': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a tax identity',
    cite: ANEXO_20('Emisor, Rfc'),
  },
  '19': {
    at: 'supplier.tax_id.code',
    must: bePresent,
    say: 'The tax identity of the supplier needs its RFC',
    cite: ANEXO_20('Emisor, Rfc'),
  },
  '20': {
    at: 'supplier.ext',
    must: carryExtensions(FISCAL_REGIME),
    say: 'The supplier needs the code of its fiscal regime',
    cite: ANEXO_20('Emisor, RegimenFiscal'),
  },
  '21': {
    at: 'lines[].quantity',
    must: beMoreThanZero,
    say: 'The quantity of a line must be above zero',
    cite: ANEXO_20('Concepto, Cantidad'),
  },
  '22': {
    at: 'lines[].item.price',
    must: bePresent,
    say: 'The item of a line needs a price',
    cite: ANEXO_20('Concepto, ValorUnitario'),
  },
  '23': {
    at: 'lines[].item.price',
    must: beMoreThanZero,
    say: 'The price of an item must be above zero',
    cite: ANEXO_20('Concepto, ValorUnitario'),
  },
  '24': {
    at: 'lines[].total',
    must: beZeroOrMore,
    say: 'The total of a line cannot be negative',
    cite: ANEXO_20('Concepto, Importe'),
  },
  '25': {
    at: 'discounts',
    must: beLocalTaxes,
    say: 'The only discounts on a CFDI as a whole are local taxes withheld; give others on its lines',
    cite: ANEXO_20('Concepto, Descuento'),
  },
  '26': {
    at: 'charges',
    must: beLocalTaxes,
    say: 'The only charges on a CFDI as a whole are local taxes',
    cite: LOCAL_TAXES('TrasladosLocales'),
  },
  '27': {
    must: beConvertibleTo('MXN'),
    say: 'The invoice must be in MXN or give the exchange rate to it',
    cite: ANEXO_20('Comprobante, Moneda and TipoCambio'),
  },
});

const GLOBAL_CODES = [GLOBAL_PERIOD, GLOBAL_MONTH, GLOBAL_YEAR];

const globalRules = defineRules(
  Invoice,
  FAMILY,
  {
    '02': {
      at: 'tax.ext',
      must: carryExtensions(...GLOBAL_CODES),
      say: 'A global invoice needs the codes of its period, month and year',
      cite: ANEXO_20('InformacionGlobal, Periodicidad, Meses and Año'),
    },
    '03': {
      at: 'customer',
      must: beEmpty,
      say: 'A global invoice names no customer',
      cite: ANEXO_20('InformacionGlobal'),
    },
    '04': {
      at: 'payment',
      must: bePresent,
      say: 'A global invoice needs payment details',
      cite: ANEXO_20('Comprobante, FormaPago'),
    },
    '05': {
      at: 'payment.advances',
      must: bePresent,
      say: 'A global invoice needs the payments it sums up',
      cite: ANEXO_20('Comprobante, FormaPago'),
    },
    '06': {
      at: 'lines[].item.ref',
      must: bePresent,
      say: 'A line of a global invoice needs the number of the sale',
      cite: ANEXO_20('Concepto, NoIdentificacion'),
    },
  },
  { when: isGlobal },
);

const ordinaryRules = defineRules(
  Invoice,
  FAMILY,
  {
    '07': {
      at: 'tax.ext',
      must: carryAllExtensionsOrNone(...GLOBAL_CODES),
      say: 'The codes of period, month and year stand together or not at all',
      cite: ANEXO_20('InformacionGlobal, Periodicidad, Meses and Año'),
    },
    '14': {
      at: 'lines[].item.ext',
      must: carryExtensions(PROD_SERV),
      say: 'An item needs the code of its class of products or services',
      cite: ANEXO_20('Concepto, ClaveProdServ'),
    },
    '15': {
      at: 'lines[].item.ext',
      must: haveProductCode,
      say: 'The code of a product or service has eight digits',
      cite: ANEXO_20('Concepto, ClaveProdServ'),
    },
  },
  { when: isNotGlobal },
);

export const invoiceRules: readonly TypeRules[] = [generalRules, globalRules, ordinaryRules];

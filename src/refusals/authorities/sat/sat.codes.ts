import type { RefusalCode } from '../../refusal-code.ts';
import { fromCatalogue, LEAVE_OUT, matrixRow, ROUND_TO_CURRENCY } from './matrix-row.ts';
import { SAT_LINE_CODES } from './sat-line.codes.ts';

const row = matrixRow('matrix');

const CONFIRM =
  'Correct the value. If it is right, ask your provider for a confirmation key and put it into Confirmacion.';
const ASK_CUSTOMER_CERTIFICATE =
  'Ask the customer for a recent tax status certificate (Constancia de Situación Fiscal) and copy RFC, name and postal code from it.';

/** Attributes of the voucher itself. */
const VOUCHER_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40101',
    'Fecha',
    'The date of issue is not written in the form that SAT asks for.',
    'Write local date and time to the second, as in `2026-03-25T10:30:00`, without time zone and fractions.',
    { place: 'issue_date' },
  ),
  row(
    'CFDI40102',
    'Sello',
    'The seal does not open to the digest of the document: the file changed after sealing, or the original string was made wrongly.',
    'Make the original string from the finished XML with the XSLT of CFDI 4.0, and seal it as the last step.',
    { sentence: ['resultado de la digestion'] },
  ),
  row(
    'CFDI40103',
    'FormaPago',
    'A voucher of transfer, payroll or payments (T, N, P) states a means of payment.',
    LEAVE_OUT,
    { sentence: ['formapago no debe existir'] },
  ),
  row('CFDI40104', 'FormaPago', "The means of payment is not on SAT's list.", fromCatalogue('c_FormaPago'), {
    place: 'payment',
  }),
  row(
    'CFDI40105',
    'FormaPago',
    'The invoice is to be paid later or in parts (PPD), yet names a means of payment other than 99.',
    'Write 99 with PPD and tell the means in the voucher of payments; with a payment already made, use PUE.',
    { place: 'payment' },
  ),
  row(
    'CFDI40106',
    'Certificado',
    'The certificate cannot be used: it is revoked or out of date, not that of the issuer, or not proper base64.',
    'Read the detail that the provider adds, and seal with a certificate (CSD) in force of the RFC in Emisor.',
    { basis: 'register', sentence: ['certificado no cumple', 'valores permitidos'] },
  ),
  row('CFDI40107', 'SubTotal', 'The subtotal has more decimals than its currency.', ROUND_TO_CURRENCY),
  row(
    'CFDI40108',
    'SubTotal',
    'The subtotal is not the rounded sum of the amounts of the lines.',
    'Add up Importe of every Concepto, before discounts and taxes, and round the sum once.',
    { sentence: ['redondeo de la suma', 'importes de los conceptos'] },
  ),
  row(
    'CFDI40109',
    'SubTotal',
    'A voucher of transfer or payments (T, P) has a subtotal other than zero.',
    'Write 0; amounts paid stand in the complement for payments.',
  ),
  row(
    'CFDI40110',
    'Descuento',
    'The discounts are larger than the subtotal.',
    'Check the discounts of the lines: the document states their sum.',
    { place: 'lines.*.discounts' },
  ),
  row(
    'CFDI40111',
    'Descuento',
    'The discount of the document does not go with its type and its lines: only I, E and N have discounts, and then the document states their sum.',
    'Drop the discounts in T and P; elsewhere state Descuento on the document once a line has one.',
    { place: 'lines.*.discounts' },
  ),
  row('CFDI40112', 'Descuento', 'The discount has more decimals than its currency.', ROUND_TO_CURRENCY, {
    place: 'lines.*.discounts',
  }),
  row('CFDI40113', 'Moneda', "The currency is not on SAT's list.", fromCatalogue('c_Moneda'), {
    place: 'currency',
  }),
  row(
    'CFDI40114',
    'TipoCambio',
    'The document is in pesos but gives an exchange rate other than 1.',
    'Leave TipoCambio out for MXN, or write 1.',
    { place: 'exchange_rates' },
  ),
  row(
    'CFDI40115',
    'TipoCambio',
    'The document is in a foreign currency and gives no exchange rate.',
    'State the pesos that one unit of the currency is worth on the date of issue.',
    { place: 'exchange_rates' },
  ),
  row('CFDI40116', 'TipoCambio', 'A document without currency (XXX) gives an exchange rate.', LEAVE_OUT, {
    place: 'exchange_rates',
  }),
  row(
    'CFDI40117',
    'TipoCambio',
    'The exchange rate is not a number in the form that SAT asks for.',
    'Write a positive number with a point and no more than six decimals.',
    { place: 'exchange_rates' },
  ),
  row(
    'CFDI40118',
    'TipoCambio',
    'The exchange rate is further from the published one than SAT allows, and no confirmation key stands beside it.',
    CONFIRM,
    { basis: 'register', place: 'exchange_rates' },
  ),
  row(
    'CFDI40119',
    'Total',
    'The total does not follow from subtotal, discounts, taxes and retentions.',
    'Total is SubTotal less Descuento, plus transferred taxes, less retained ones; local taxes of the complement count too.',
    { place: 'totals.payable', sentence: ['campo total no corresponde'] },
  ),
  row(
    'CFDI40120',
    'Total',
    'The total is above the limit that SAT sets for one document, and no confirmation key stands beside it.',
    CONFIRM,
    { basis: 'register', place: 'totals.payable' },
  ),
  row('CFDI40121', 'TipoDeComprobante', "The type of the voucher is not on SAT's list.", 'Use I, E, T, N or P.', {
    place: 'tax.ext',
  }),
  row(
    'CFDI40122',
    'Exportacion',
    'The document calls itself a definite export (02) and lacks the complement for foreign trade.',
    'Add the complement for foreign trade (Comercio Exterior), or write 01 if nothing is exported.',
  ),
  row(
    'CFDI40123',
    'Exportacion',
    "The code for exports is not on SAT's list.",
    'Write 01 where nothing is exported; otherwise take a code of c_Exportacion.',
  ),
  row(
    'CFDI40124',
    'MetodoPago',
    'The method of payment is neither PUE nor PPD.',
    'Write PUE when all is paid by the time of issue, PPD when it is paid later or in parts.',
    { place: 'tax.ext' },
  ),
  row('CFDI40125', 'MetodoPago', 'A voucher of transfer or payments (T, P) states a method of payment.', LEAVE_OUT, {
    place: 'tax.ext',
  }),
  row(
    'CFDI40126',
    'LugarExpedicion',
    "The place of issue is no postal code of SAT's list.",
    'Use the five-digit postal code of the branch that issues, as it stands in c_CodigoPostal.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40127',
    'Confirmacion',
    'The document has a confirmation key although total and exchange rate need none.',
    LEAVE_OUT,
    { basis: 'register' },
  ),
  row(
    'CFDI40128',
    'Confirmacion',
    'The provider does not know the confirmation key.',
    'Ask the provider that stamps the document for a key.',
    { basis: 'register' },
  ),
  row(
    'CFDI40129',
    'Confirmacion',
    'The confirmation key has served for another document.',
    'Ask the provider for a new key: each is good for one document.',
    { basis: 'register' },
  ),
];

/** A global invoice, which sums up sales to the public, and related documents. */
const GLOBAL_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40130',
    'Receptor/@Nombre',
    'InformacionGlobal and the customer do not go together: a global invoice is made out to XAXX010101000, PUBLICO EN GENERAL, and an invoice to these needs InformacionGlobal.',
    'Add InformacionGlobal to a global invoice of type I; for a single sale without RFC give another name than PUBLICO EN GENERAL.',
    { sentence: ['rfc del nodo receptor', 'publico en general'] },
  ),
  row(
    'CFDI40131',
    'InformacionGlobal/@Periodicidad',
    "The period of the global invoice is not on SAT's list.",
    'Use 01 daily, 02 weekly, 03 fortnightly, 04 monthly or 05 every two months.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40132',
    'InformacionGlobal/@Periodicidad',
    'The global invoice covers two months (05), which only an issuer of regime 621 may do.',
    'Use another period, or correct the regime of the issuer.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40133',
    'InformacionGlobal/@Meses',
    "The month of the global invoice is not on SAT's list.",
    'Use 01 to 12 for single months, 13 to 18 for pairs of months.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40134',
    'InformacionGlobal/@Meses',
    'The period is a month or shorter, but the code of the month is that of a pair of months.',
    'Use 01 to 12 unless the period is 05.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40135',
    'InformacionGlobal/@Meses',
    'The period is two months (05), but the code of the month is that of a single one.',
    'Use 13 to 18: 13 is January and February.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40136',
    'InformacionGlobal/@Año',
    'The year of the global invoice is later than the present one or too far back.',
    'Give the year of the sales. Some versions of the matrix accept the current and the previous year only.',
    { place: 'tax.ext' },
  ),
  row(
    'CFDI40137',
    'CfdiRelacionados/@TipoRelacion',
    "The relation to the earlier documents is not on SAT's list.",
    'Take it from c_TipoRelacion: 01 is a credit note, 04 takes the place of a document, 07 settles an advance.',
    { place: 'tax.ext' },
  ),
];

/** Issuer and customer. */
const PARTY_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40138',
    'Emisor/@Nombre',
    "The issuer is not found by name and RFC in SAT's list of active taxpayers.",
    'Check with SAT that the RFC of the issuer is active, and copy the name from its tax status certificate.',
    { basis: 'register', place: 'supplier' },
  ),
  row(
    'CFDI40139',
    'Emisor/@Nombre',
    'The name of the issuer is not the one that SAT has for its RFC.',
    'Copy the name from the tax status certificate (Constancia de Situación Fiscal) of the issuer, in capitals and without the company form.',
    { basis: 'register', place: 'supplier.name', sentence: ['nombre del emisor', 'nombre asociado al rfc'] },
  ),
  row(
    'CFDI40140',
    'Emisor/@RegimenFiscal',
    "The regime of the issuer is not on SAT's list.",
    fromCatalogue('c_RegimenFiscal'),
    { place: 'supplier.ext' },
  ),
  row(
    'CFDI40141',
    'Emisor/@RegimenFiscal',
    'The regime of the issuer is one for companies while its RFC is that of a person, or the other way round.',
    'Take the regime from the tax status certificate: an RFC of 12 characters is a company, one of 13 a person.',
    { place: 'supplier.ext' },
  ),
  row(
    'CFDI40142',
    'Emisor/@FacAtrAdquirente',
    'The operation number of an invoice that the buyer issues for the seller is not valid.',
    'Take the ten digits that SAT gave for the operation; leave the attribute out of other invoices.',
    { basis: 'register' },
  ),
  row(
    'CFDI40143',
    'Receptor/@Rfc',
    "The RFC of the customer is not in SAT's list of active taxpayers.",
    'Check the RFC with the customer. XAXX010101000 stands for the public, XEXX010101000 for foreigners.',
    { basis: 'register', place: 'customer.tax_id.code', sentence: ['rfc del receptor no existe'] },
  ),
  row(
    'CFDI40144',
    'Receptor/@Nombre',
    "The customer is not found by name and RFC in SAT's list of active taxpayers.",
    ASK_CUSTOMER_CERTIFICATE,
    { basis: 'register', place: 'customer' },
  ),
  row(
    'CFDI40145',
    'Receptor/@Nombre',
    'The name of the customer is not, letter by letter, the one that SAT has for its RFC.',
    'Copy the name from the tax status certificate of the customer: capitals, no company form such as SA de CV, no stray blanks.',
    { basis: 'register', place: 'customer.name', sentence: ['nombre del receptor', 'nombre asociado al rfc'] },
  ),
  row(
    'CFDI40146',
    'Receptor/@Nombre',
    'The customer is called PUBLICO EN GENERAL but does not have the RFC for the public.',
    'Write XAXX010101000 for a global invoice, or the name that belongs to the RFC.',
    { place: 'customer.name' },
  ),
  row(
    'CFDI40147',
    'Receptor/@DomicilioFiscalReceptor',
    'SAT finds no active taxpayer whose postal code it could compare with that of the customer.',
    ASK_CUSTOMER_CERTIFICATE,
    { basis: 'register', place: 'customer.addresses.0.code' },
  ),
  row(
    'CFDI40148',
    'Receptor/@DomicilioFiscalReceptor',
    'The postal code of the customer is not that of the tax address which SAT has for its RFC.',
    'Ask the customer for a recent tax status certificate and use the postal code there, not that of a branch or delivery.',
    {
      basis: 'register',
      place: 'customer.addresses.0.code',
      sentence: ['campo domiciliofiscalreceptor', 'nombre asociado al rfc'],
    },
  ),
  row(
    'CFDI40149',
    'Receptor/@DomicilioFiscalReceptor',
    'The customer has a generic RFC, and its postal code is not that of the place of issue.',
    'With XAXX010101000 or XEXX010101000 write the postal code of LugarExpedicion.',
    { place: 'customer.addresses.0.code' },
  ),
  row(
    'CFDI40150',
    'Receptor/@ResidenciaFiscal',
    "The country of residence is not on SAT's list.",
    'Use the three letters of c_Pais, such as USA or ESP.',
    { place: 'customer.tax_id.country' },
  ),
  row(
    'CFDI40151',
    'Receptor/@ResidenciaFiscal',
    'A customer with a Mexican RFC, or the one for the public, has a country of residence.',
    'Leave it out; only a customer with XEXX010101000 has it.',
    { place: 'customer.tax_id.country' },
  ),
  row(
    'CFDI40152',
    'Receptor/@ResidenciaFiscal',
    'The country of residence is Mexico.',
    'Leave it out for customers in Mexico, or name the foreign country.',
    { place: 'customer.tax_id.country' },
  ),
  row(
    'CFDI40153',
    'Receptor/@ResidenciaFiscal',
    'The country of residence is missing although the document has a foreign tax number for the customer or is about foreign trade.',
    'State the country that gave the customer its tax number.',
    { place: 'customer.tax_id.country' },
  ),
  row(
    'CFDI40154',
    'Receptor/@NumRegIdTrib',
    'A customer with a Mexican RFC, or the one for the public, has a foreign tax number.',
    'Leave the number out; only a customer with XEXX010101000 has it.',
  ),
  row(
    'CFDI40155',
    'Receptor/@NumRegIdTrib',
    'The foreign tax number does not stand together with the RFC for foreigners and the complement for foreign trade.',
    'With XEXX010101000 and the complement, state the tax number that the customer has at home; otherwise see which of them is out of place.',
  ),
  row(
    'CFDI40156',
    'Receptor/@NumRegIdTrib',
    'The foreign tax number is not in the form of its country.',
    'Compare it with the pattern that c_Pais has for the country.',
  ),
  row(
    'CFDI40157',
    'Receptor/@RegimenFiscalReceptor',
    "The regime of the customer is not on SAT's list.",
    fromCatalogue('c_RegimenFiscal'),
    { place: 'customer.ext' },
  ),
  row(
    'CFDI40158',
    'Receptor/@RegimenFiscalReceptor',
    'The regime of the customer is one for companies while its RFC is that of a person, or the other way round.',
    'Ask the customer for its regime; 616 goes with generic RFCs.',
    { place: 'customer.ext', sentence: ['campo regimenfiscalr', 'tipo de persona'] },
  ),
  row(
    'CFDI40159',
    'Receptor/@RegimenFiscalReceptor',
    'The regime does not go with the RFC of the customer: a generic RFC takes no other regime than 616.',
    'Write 616 with XAXX010101000 and XEXX010101000; otherwise ask the customer for its regime.',
    { place: 'customer.ext' },
  ),
  row(
    'CFDI40160',
    'Receptor/@UsoCFDI',
    "The use that the customer makes of the voucher is not on SAT's list.",
    fromCatalogue('c_UsoCFDI'),
    { place: 'customer.ext' },
  ),
  row(
    'CFDI40161',
    'Receptor/@UsoCFDI',
    'The use of the voucher is not open to this kind of customer or its regime.',
    'See in c_UsoCFDI which regimes may have each use. S01 goes with generic RFCs, CP01 with payments, CN01 with payroll.',
    { place: 'customer.ext', sentence: ['campo usocfdi', 'debe corresponder'] },
  ),
];

/** The error matrix of CFDI 4.0. */
export const SAT_CODES: readonly RefusalCode[] = [...VOUCHER_CODES, ...GLOBAL_CODES, ...PARTY_CODES, ...SAT_LINE_CODES];

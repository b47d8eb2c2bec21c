import type { CodeWords } from '../../code-words.ts';
import { within } from './nav-endings-words.es.ts';

const STEP_1 = 'Ponga a 0 el IVA de la línea, o déle el tipo que se cobró.';
const STEP_2 = 'Haga el resumen con las líneas, para que ambos nombren los mismos casos de IVA.';
const STEP_3 =
  'Multiplique el importe en la moneda de la factura por el tipo de cambio y redondee al final; compruebe que el tipo es HUF por una unidad.';
const STEP_4 = 'Dé el tipo de cambio, o deje 0 solo cuando no se cobre IVA en ningún sitio.';
const STEP_5 = 'Sume los importes redondeados de las líneas, en vez de redondear una suma de exactos.';
const STEP_6 =
  'Los datos siguen comunicados. Si la propia factura está mal, corríjala con un documento modificador; si solo lo está la comunicación, anúlela técnicamente y envíela de nuevo.';
const STEP_7 = 'Ponga a 0 el IVA de ese grupo, o déle el tipo que se cobró.';

export const NAV_LINE_WORDS: CodeWords = {
  INVALID_LINE_VAT_AMOUNT_MISMATCH_CODE: [
    'Una línea da un código que NAV no conoce para un impuesto distinto del de su base.',
    'Use REFUNDABLE_VAT o NONREFUNDABLE_VAT; UNKNOWN solo al modificar datos antiguos.',
  ],
  INVALID_LINE_VAT_AMOUNT_MISMATCH_VAT_RATE: [
    'Una línea da un tipo que NAV no admite para un impuesto distinto del de su base.',
    'Use 0.27, 0.18 o 0.05, o 0.2126, 0.1525 o 0.0476 en una factura simplificada.',
  ],
  INVALID_LINE_VAT_EXEMPTION_CODE: [
    'Una línea da un código de exención que NAV no conoce.',
    'Use AAM, TAM, KBAET, KBAUK, EAM o NAM; UNKNOWN solo al modificar datos antiguos.',
  ],
  INVALID_LINE_VAT_OUT_OF_SCOPE_CODE: [
    'Una línea da un código que NAV no conoce para lo que está fuera del ámbito del IVA.',
    'Use ATK, EUFAD37, EUFADE, EUE o HO; UNKNOWN solo al modificar datos antiguos.',
  ],
  INVALID_LINE_VAT_RATE_NORMAL: [
    'Una línea con importes normales da un contenido de IVA, que solo tienen las facturas simplificadas.',
    'Dé vatPercentage en vez de vatContent.',
  ],
  INVALID_LINE_VAT_RATE_SIMPLIFIED: [
    'Una línea con importes simplificados da un tipo de IVA, que las facturas simplificadas no tienen.',
    'Dé vatContent en vez de vatPercentage.',
  ],
  INCORRECT_LINE_DATA_UOM: [
    'Una línea nombra una unidad propia junto a una unidad de la lista.',
    'Omita unitOfMeasureOwn salvo que unitOfMeasure sea OWN.',
  ],
  INCORRECT_LINE_DATA_VAT_EXEMPTION_NORMAL: ['Una línea figura como exenta de IVA, y aun así tiene IVA.', STEP_1],
  INCORRECT_LINE_DATA_VAT_OUT_OF_SCOPE_NORMAL: [
    'Una línea figura como fuera del ámbito del IVA, y aun así tiene IVA.',
    STEP_1,
  ],
  INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE: [
    'Una línea lleva inversión nacional del sujeto pasivo, pero el cliente no está sujeto a IVA en el país.',
    'Ponga customerVatStatus en DOMESTIC y dé el número fiscal húngaro, o elija otro caso de IVA.',
  ],
  INCORRECT_LINE_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL: [
    'Una línea figura con inversión nacional del sujeto pasivo, y aun así tiene IVA.',
    STEP_1,
  ],
  INCORRECT_LINE_DATA_MARGIN_SCHEME_INDICATOR_NORMAL: [
    'Una línea figura con el régimen del margen, y aun así tiene IVA.',
    STEP_1,
  ],
  INCORRECT_LINE_DATA_AGGREGATE_INVOICE_LINE_DATA: [
    'Una línea de una factura que no es agregada tiene datos de facturas agregadas.',
    'Quite aggregateInvoiceLineData, o ponga invoiceCategory en AGGREGATE.',
  ],
  INCORRECT_SUMMARY_DATA_VAT_AMOUNT_MISMATCH_NORMAL: [
    'Líneas y resumen no coinciden en el impuesto distinto del de su base (vatAmountMismatch).',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_EXEMPTION_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en la exención de IVA.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_OUT_OF_SCOPE_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en lo que está fuera del ámbito del IVA.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_DOMESTIC_REVERSE_CHARGE_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en la inversión nacional del sujeto pasivo.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_MARGIN_SCHEME_INDICATOR_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en el régimen del margen.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_AMOUNT_MISMATCH_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en el impuesto distinto del de su base (vatAmountMismatch).',
    STEP_2,
  ],
  INCORRECT_SUMMARY_DATA_VAT_PERCENTAGE: ['Líneas y resumen no coinciden en los tipos de IVA.', STEP_2],
  INCORRECT_SUMMARY_DATA_VAT_EXEMPTION: ['Líneas y resumen no coinciden en la exención de IVA.', STEP_2],
  INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE: [
    'Líneas y resumen no coinciden en lo que está fuera del ámbito del IVA.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE: [
    'Líneas y resumen no coinciden en la inversión nacional del sujeto pasivo.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_VAT: [
    'Líneas y resumen no coinciden en el régimen del margen con IVA cobrado.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_NO_VAT: [
    'Líneas y resumen no coinciden en el régimen del margen sin IVA cobrado.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_VAT_AMOUNT_HUF: [
    within('El IVA de la factura en HUF no es el importe en la moneda de la factura al tipo de cambio.'),
    STEP_3,
  ],
  INCORRECT_SUMMARY_DATA_AGGREGATE_INVOICE_VAT_AMOUNT_HUF: [
    'En una factura agregada, el IVA en HUF no corresponde al IVA en la moneda de la factura.',
    'Convierta cada línea a su propio tipo de cambio y sume los resultados.',
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT_HUF: [
    within('El importe neto de la factura en HUF no es el importe en la moneda de la factura al tipo de cambio.'),
    STEP_3,
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_VAT_CONTENT_GROSS_AMOUNT_HUF: [
    within(
      'El importe bruto de un contenido de IVA de una factura simplificada en HUF no es el importe en la moneda de la factura al tipo de cambio.',
    ),
    STEP_3,
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_VAT_RATE_NET_AMOUNT_HUF: [
    within('El importe neto de un tipo de IVA en HUF no es el importe en la moneda de la factura al tipo de cambio.'),
    STEP_3,
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_VAT_RATE_VAT_AMOUNT_HUF: [
    within('El IVA de un tipo de IVA en HUF no es el importe en la moneda de la factura al tipo de cambio.'),
    STEP_3,
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_NET_AMOUNT: [
    'El importe neto de una factura original es menor que cero.',
    'Comunique un abono como modificación (MODIFY o STORNO) de la factura que corrige.',
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT: [
    'El importe bruto de una factura simplificada original es menor que cero.',
    'Comunique un abono como modificación (MODIFY o STORNO) de la factura que corrige.',
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_GROSS_AMOUNT_HUF: [
    within('El importe bruto de la factura en HUF no es el importe en la moneda de la factura al tipo de cambio.'),
    STEP_3,
  ],
  INCORRECT_SUMMARY_DATA_VAT_RATE_VAT_AMOUNT_NOT_ZERO: [
    'El tipo de cambio es 0, y aun así un tipo de IVA del resumen tiene IVA.',
    STEP_4,
  ],
  INCORRECT_SUMMARY_DATA_INVOICE_VAT_AMOUNT_NOT_ZERO: [
    'El tipo de cambio es 0, y aun así la factura tiene IVA.',
    STEP_4,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_LINE: [
    within('Los importes netos de las líneas de un tipo de IVA no suman su importe neto del resumen.'),
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_GROSS_AMOUNT_LINE: [
    'Los importes brutos de las líneas de un tipo de IVA no suman su importe bruto del resumen.',
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_SUMMARY: [
    'Los importes netos de todos los tipos de IVA no suman el importe neto de la factura.',
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF_SUMMARY: [
    within('El IVA de todos los tipos de IVA en HUF no suma el IVA de la factura en HUF.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_GROSS_AMOUNT_SUMMARY: [
    'Los importes brutos de todos los tipos de IVA no suman el importe bruto de la factura.',
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_SUMMARY: [
    within('El importe neto y el IVA de la factura no suman su importe bruto.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_SUMMARY: [
    within('El IVA de un tipo no es su importe neto por el tipo.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_LINE: [
    within('Las líneas brutas de una factura simplificada no suman su importe bruto.'),
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en los contenidos de IVA.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_SUMMARY_SIMPLIFIED: [
    within(
      'Las líneas brutas de un contenido de IVA no suman su importe bruto del resumen de una factura simplificada.',
    ),
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT: [
    within('Los importes brutos de todos los contenidos de IVA de una factura simplificada no suman su importe bruto.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT: [
    'Líneas y resumen no coinciden en los contenidos de IVA.',
    STEP_2,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT: [
    within('Los importes netos de todos los tipos de IVA no suman el importe neto de la factura.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT: [
    'Las líneas brutas no suman el importe bruto de la factura.',
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_SUMMARY: [
    within('El IVA de todos los tipos de IVA no suma el IVA de la factura.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_LINE_AMOUNT: [
    'Las líneas netas no suman el importe neto de la factura.',
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_NET_AMOUNT_HUF_LINE: [
    within('Las líneas netas de un tipo de IVA en HUF no suman su importe neto en HUF del resumen.'),
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_HUF: [
    within('Los importes netos de todos los tipos de IVA en HUF no suman el importe neto de la factura en HUF.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_SUMMARY: [
    within('El importe neto y el IVA en HUF no suman el importe bruto en HUF.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_RATE_VAT_AMOUNT_HUF_SUMMARY: [
    within('El IVA de un tipo en HUF no es su importe neto en HUF por el tipo.'),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_GROSS_AMOUNT_HUF_LINE: [
    within('Las líneas brutas de una factura simplificada en HUF no suman su importe bruto en HUF.'),
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_VAT_CONTENT_GROSS_AMOUNT_HUF_SUMMARY_SIMPLIFIED: [
    within(
      'Las líneas brutas de un contenido de IVA en HUF no suman su importe bruto en HUF del resumen de una factura simplificada.',
    ),
    STEP_5,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_VAT_AMOUNT_HUF: [
    within(
      'Los importes brutos de todos los contenidos de IVA de una factura simplificada en HUF no suman su importe bruto en HUF.',
    ),
    STEP_6,
  ],
  INCORRECT_SUMMARY_CALCULATION_INVOICE_NET_AMOUNT_LINE_HUF: [
    within('Las líneas netas en HUF no suman el importe neto de la factura en HUF.'),
    STEP_5,
  ],
  INCORRECT_SUMMARY_DATA_VAT_EXEMPTION_NORMAL: [
    'Un grupo del resumen figura como exento de IVA, y aun así tiene IVA.',
    STEP_7,
  ],
  INCORRECT_SUMMARY_DATA_VAT_OUT_OF_SCOPE_NORMAL: [
    'Un grupo del resumen figura como fuera del ámbito del IVA, y aun así tiene IVA.',
    STEP_7,
  ],
  INCORRECT_SUMMARY_DATA_VAT_DOMESTIC_REVERSE_CHARGE_NORMAL: [
    'Un grupo del resumen figura con inversión nacional del sujeto pasivo, y aun así tiene IVA.',
    STEP_7,
  ],
  INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR: ['Líneas y resumen no coinciden en el régimen del margen.', STEP_2],
  INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_NORMAL: [
    'Un grupo del resumen figura con el régimen del margen, y aun así tiene IVA.',
    STEP_7,
  ],
};

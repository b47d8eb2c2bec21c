import type { RefusalCode } from '../../refusal-code.ts';
import { fromCatalogue, matrixRow, ROUND_TO_CURRENCY } from './matrix-row.ts';

const row = matrixRow('matrix');
const TAXES = { place: 'lines.*.taxes' };
const TAX_TOTALS = { place: 'totals.taxes' };

const ABOVE_ZERO = 'Leave out taxes on nothing, and check quantity, price and discount of the line.';
const TAX_CODE = 'Use 001 for ISR, 002 for IVA or 003 for IEPS.';
const RATE = 'Take the rate from c_TasaOCuota and write six decimals: `0.160000` for 16 per cent.';
const BASE_TIMES_RATE =
  'Work it out as Base times TasaOCuota from the figures that stand in the file, and round only the result.';
const THIRD_PARTY_CERTIFICATE =
  'Copy RFC, name and postal code from a recent tax status certificate (Constancia de Situación Fiscal) of the third party.';
const CUSTOMS_NUMBER =
  'Copy it from the customs document: year, customs office, licence and number, with two blanks between each.';
const NO_CUSTOMS_NUMBER = 'Leave the number out of the line; the complement for foreign trade has its own data.';
const ADD_UP_ROUNDED = 'Add up the amounts as they stand in the nodes below it; do not work them out anew.';
const ADD_UP_LINES = 'Add up the amounts of the lines first and round the sum once, to the decimals of the currency.';

/** Lines: goods or services, their prices and their taxes. */
const ITEM_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40162',
    'Concepto/@ClaveProdServ',
    "The class of the product or service is not on SAT's list.",
    'Take eight digits from c_ClaveProdServ that are in force; 01010101 stands for what is not in the catalogue.',
    { place: 'lines.*.item.ext' },
  ),
  row(
    'CFDI40163',
    'Concepto/@ClaveProdServ',
    'The class of the product or service asks for a complement that the document lacks.',
    'See in c_ClaveProdServ which complement the code asks for; add it, or take a fitting code.',
    { place: 'lines.*.item.ext' },
  ),
  row(
    'CFDI40164',
    'Concepto/@ClaveProdServ',
    'The class of the product or service asks for a tax that the line does not state.',
    'See in c_ClaveProdServ whether the code asks for IVA or IEPS; state the tax, or take a fitting code.',
    { place: 'lines.*.item.ext' },
  ),
  row('CFDI40165', 'Concepto/@ClaveUnidad', "The unit is not on SAT's list.", fromCatalogue('c_ClaveUnidad'), {
    place: 'lines.*.item.unit',
  }),
  row(
    'CFDI40166',
    'Concepto/@ValorUnitario',
    'The price of the item is not above zero in a document of type I, E or N.',
    'State the price; show a free item as its price with a discount of the same amount.',
    { place: 'lines.*.item.price' },
  ),
  row(
    'CFDI40167',
    'Concepto/@Importe',
    'The amount of the line is not quantity times price, within what rounding allows.',
    'Multiply Cantidad and ValorUnitario as they stand in the file; give the price more decimals if it was rounded.',
    { place: 'lines.*.sum' },
  ),
  row(
    'CFDI40168',
    'Concepto/@Descuento',
    'The discount of the line has more decimals than its amount.',
    'Write Descuento and Importe with the same number of decimals.',
    { place: 'lines.*.discounts' },
  ),
  row(
    'CFDI40169',
    'Concepto/@Descuento',
    'The discount of the line is larger than its amount.',
    'Lower the discount; it may take away the whole amount but no more.',
    { place: 'lines.*.discounts' },
  ),
  row(
    'CFDI40170',
    'Concepto/@ObjetoImp',
    "The code that tells whether the line is taxed is not on SAT's list.",
    'Take it from c_ObjetoImp: 01 is not subject to tax, 02 is subject to it.',
    TAXES,
  ),
  row(
    'CFDI40171',
    'Concepto/@ObjetoImp',
    'The line is said to be subject to tax (02), yet states no taxes.',
    'Add Impuestos to the line (also for 0 per cent and exempt), or change ObjetoImp.',
    TAXES,
  ),
  row(
    'CFDI40172',
    'Concepto/@ObjetoImp',
    'The line has taxes although its ObjetoImp says that none are broken down, as 01 and 03 do.',
    'Write 02 if the line is taxed, otherwise leave Impuestos out of it.',
    TAXES,
  ),
  row(
    'CFDI40173',
    'Concepto/Impuestos',
    'The node for the taxes of the line is empty.',
    'Put at least one Traslado or Retencion into it, or leave the node out.',
    TAXES,
  ),
];

/** Taxes of a line. */
const LINE_TAX_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40174',
    'Concepto/Traslado/@Base',
    'The base of a transferred tax of the line is not above zero.',
    ABOVE_ZERO,
    TAXES,
  ),
  row(
    'CFDI40175',
    'Concepto/Traslado/@Impuesto',
    "A transferred tax of the line is not on SAT's list.",
    TAX_CODE,
    TAXES,
  ),
  row(
    'CFDI40176',
    'Concepto/Traslado/@TipoFactor',
    'The kind of rate of a transferred tax is not one of those that SAT knows.',
    'Write Tasa, Cuota or Exento.',
    TAXES,
  ),
  row(
    'CFDI40177',
    'Concepto/Traslado/@TipoFactor',
    'A transferred tax is exempt (Exento), yet has a rate or an amount.',
    'Leave TasaOCuota and Importe out of it; for 0 per cent write Tasa with `0.000000`.',
    TAXES,
  ),
  row(
    'CFDI40178',
    'Concepto/Traslado/@TipoFactor',
    'A transferred tax with a rate (Tasa or Cuota) lacks the rate or the amount.',
    'State both TasaOCuota and Importe, also where they are zero.',
    TAXES,
  ),
  row(
    'CFDI40179',
    'Concepto/Traslado/@TasaOCuota',
    'The rate of a transferred tax is not one that SAT has for this tax and kind of rate.',
    RATE,
    TAXES,
  ),
  row(
    'CFDI40180',
    'Concepto/Traslado/@Importe',
    'The amount of a transferred tax is not its base times its rate, within what rounding allows.',
    BASE_TIMES_RATE,
    TAXES,
  ),
  row(
    'CFDI40181',
    'Concepto/Retencion/@Base',
    'The base of a retained tax of the line is not above zero.',
    ABOVE_ZERO,
    TAXES,
  ),
  row('CFDI40182', 'Concepto/Retencion/@Impuesto', "A retained tax of the line is not on SAT's list.", TAX_CODE, TAXES),
  row(
    'CFDI40183',
    'Concepto/Retencion/@TipoFactor',
    'The kind of rate of a retained tax is not one of those that SAT knows.',
    'Write Tasa or Cuota.',
    TAXES,
  ),
  row(
    'CFDI40184',
    'Concepto/Retencion/@TipoFactor',
    'A retained tax is marked as exempt, which there is none of.',
    'Leave the retention out, or state its rate as Tasa or Cuota.',
    TAXES,
  ),
  row(
    'CFDI40185',
    'Concepto/Retencion/@TasaOCuota',
    'The rate of a retained tax is not one that SAT has for this tax and kind of rate, or lies outside its range.',
    'Take the rate from c_TasaOCuota and write six decimals: `0.106667` for two thirds of 16 per cent.',
    TAXES,
  ),
  row(
    'CFDI40186',
    'Concepto/Retencion/@Importe',
    'The amount of a retained tax is not its base times its rate, within what rounding allows.',
    BASE_TIMES_RATE,
    TAXES,
  ),
];

/** Sales on account of a third party, customs documents and parts. */
const LINE_DETAIL_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40187',
    'ACuentaTerceros/@RfcACuentaTerceros',
    "The RFC of the third party is not in SAT's list of obliged taxpayers (LCO).",
    'Check the RFC with the third party; EXT990101NI1 stands for suppliers abroad that a platform sells for.',
    { basis: 'register' },
  ),
  row(
    'CFDI40188',
    'ACuentaTerceros/@RfcACuentaTerceros',
    'The third party is the issuer or the customer of the document.',
    'Name the party on whose account the issuer sells, or leave the node out.',
  ),
  row(
    'CFDI40189',
    'ACuentaTerceros/@NombreACuentaTerceros',
    "The third party is not found by name and RFC in SAT's list of active taxpayers.",
    THIRD_PARTY_CERTIFICATE,
    { basis: 'register' },
  ),
  row(
    'CFDI40190',
    'ACuentaTerceros/@NombreACuentaTerceros',
    'The name of the third party is not the one that SAT has for its RFC.',
    THIRD_PARTY_CERTIFICATE,
    { basis: 'register' },
  ),
  row(
    'CFDI40191',
    'ACuentaTerceros/@RegimenFiscalACuentaTerceros',
    "The regime of the third party is not on SAT's list.",
    fromCatalogue('c_RegimenFiscal'),
  ),
  row(
    'CFDI40192',
    'ACuentaTerceros/@DomicilioFiscalACuentaTerceros',
    'SAT finds no active taxpayer whose postal code it could compare with that of the third party.',
    THIRD_PARTY_CERTIFICATE,
    { basis: 'register' },
  ),
  row(
    'CFDI40193',
    'ACuentaTerceros/@DomicilioFiscalACuentaTerceros',
    'The postal code of the third party is not that of the tax address which SAT has for its RFC.',
    'Use the postal code of its tax status certificate; with EXT990101NI1 that of LugarExpedicion.',
    { basis: 'register' },
  ),
  row(
    'CFDI40194',
    'InformacionAduanera/@NumeroPedimento',
    'The number of the customs document of the line is not valid.',
    CUSTOMS_NUMBER,
  ),
  row(
    'CFDI40195',
    'InformacionAduanera/@NumeroPedimento',
    'The line names a customs document in an invoice with the complement for foreign trade.',
    NO_CUSTOMS_NUMBER,
  ),
  row(
    'CFDI40196',
    'Parte/@ClaveProdServ',
    "The class of a part of the line is not on SAT's list.",
    fromCatalogue('c_ClaveProdServ'),
  ),
  row(
    'CFDI40197',
    'Parte/@ValorUnitario',
    'The price of a part of the line is not above zero.',
    'State the price of the part, or leave its price and amount out.',
  ),
  row(
    'CFDI40198',
    'Parte/@Importe',
    'The amount of a part of the line is not quantity times price, within what rounding allows.',
    'Multiply Cantidad and ValorUnitario of the part as they stand in the file.',
  ),
  row(
    'CFDI40199',
    'Parte/@NumeroPedimento',
    'The number of the customs document of a part of the line is not valid.',
    CUSTOMS_NUMBER,
  ),
  row(
    'CFDI40200',
    'Parte/@NumeroPedimento',
    'A part of a line names a customs document in an invoice with the complement for foreign trade.',
    NO_CUSTOMS_NUMBER,
  ),
];

/** Taxes of the document. */
const TAX_TOTAL_CODES: readonly RefusalCode[] = [
  row(
    'CFDI40201',
    'Impuestos',
    'A voucher of transfer or payments (T, P) has the node for the taxes of the document.',
    'Leave the node out; taxes of a payment stand in its complement.',
    TAX_TOTALS,
  ),
  row(
    'CFDI40202',
    'Impuestos/@TotalImpuestosRetenidos',
    'The total of retained taxes has more decimals than the currency.',
    ROUND_TO_CURRENCY,
    { place: 'totals.retained_tax' },
  ),
  row(
    'CFDI40203',
    'Impuestos/@TotalImpuestosRetenidos',
    'The total of retained taxes is not the sum of the retentions below it.',
    ADD_UP_ROUNDED,
    { place: 'totals.retained_tax' },
  ),
  row(
    'CFDI40204',
    'Impuestos/@TotalImpuestosTrasladados',
    'The total of transferred taxes has more decimals than the currency.',
    ROUND_TO_CURRENCY,
    { place: 'totals.tax' },
  ),
  row(
    'CFDI40205',
    'Impuestos/@TotalImpuestosTrasladados',
    'The total of transferred taxes is not the sum of the taxes below it.',
    ADD_UP_ROUNDED,
    { place: 'totals.tax' },
  ),
  row(
    'CFDI40206',
    'Impuestos/Retenciones',
    'The document lists retained taxes without their total.',
    'State TotalImpuestosRetenidos.',
    { place: 'totals.retained_tax' },
  ),
  row(
    'CFDI40207',
    'Impuestos/Retencion/@Impuesto',
    "A retained tax of the document is not on SAT's list.",
    TAX_CODE,
    TAX_TOTALS,
  ),
  row(
    'CFDI40208',
    'Impuestos/Retencion/@Impuesto',
    'The document lists the same retained tax twice.',
    'Write one Retencion for each tax, with the sum of all its rates.',
    TAX_TOTALS,
  ),
  row(
    'CFDI40209',
    'Impuestos/Retencion/@Importe',
    'A retained tax of the document has an amount while the total of retained taxes is missing.',
    'State TotalImpuestosRetenidos.',
    { place: 'totals.retained_tax' },
  ),
  row(
    'CFDI40210',
    'Impuestos/Retencion/@Importe',
    'The amount of a retained tax of the document has more decimals than the currency.',
    ROUND_TO_CURRENCY,
    TAX_TOTALS,
  ),
  row(
    'CFDI40211',
    'Impuestos/Retencion/@Importe',
    'The amount of a retained tax is not the rounded sum of that tax in the lines.',
    ADD_UP_LINES,
    { ...TAX_TOTALS, sentence: ['importe correspondiente a retencion', 'impuestos retenidos registrados'] },
  ),
  row(
    'CFDI40215',
    'Impuestos/Traslado',
    'The base of a transferred tax is not the rounded sum of the bases that the lines have for this tax and rate.',
    ADD_UP_LINES,
    { ...TAX_TOTALS, sentence: ['importe correspondiente a traslado', 'bases trasladados registrados'] },
  ),
  row(
    'CFDI40218',
    'Impuestos/Traslado',
    'The document lists the same transferred tax twice with the same kind of rate and rate.',
    'Write one Traslado for each combination of Impuesto, TipoFactor and TasaOCuota, with the sums.',
    TAX_TOTALS,
  ),
  row(
    'CFDI40221',
    'Impuestos/Traslado/@Importe',
    'The amount of a transferred tax is not the rounded sum of the amounts that the lines have for this tax and rate.',
    ADD_UP_LINES,
    { ...TAX_TOTALS, sentence: ['importe correspondiente a traslado', 'impuestos trasladados registrados'] },
  ),
];

export const SAT_LINE_CODES: readonly RefusalCode[] = [
  ...ITEM_CODES,
  ...LINE_TAX_CODES,
  ...LINE_DETAIL_CODES,
  ...TAX_TOTAL_CODES,
  row(
    'CFDI40999',
    'any',
    'The document breaks a rule that has no code of its own.',
    'Read the message beside the code, and validate the XML against the schema of CFDI 4.0 and of its complements.',
  ),
];

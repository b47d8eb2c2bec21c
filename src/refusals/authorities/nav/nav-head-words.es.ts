import type { CodeWords } from '../../code-words.ts';
import { within } from './nav-endings-words.es.ts';

const STEP_1 =
  'El número fiscal de un grupo de IVA tiene 5 como novena cifra, y el de su miembro 4: ponga el grupo en taxNumber y el miembro en groupMemberTaxNumber.';
const STEP_2 = 'Consulte el número fiscal con queryTaxpayer antes de emitir la factura.';
const STEP_3 = 'Compruebe la fecha que da el programa de facturación, y su reloj y huso horario.';
const STEP_4 =
  'Ponga invoiceCategory en la clase de factura que es: SIMPLIFIED tiene lineAmountsSimplified y summarySimplified; NORMAL y AGGREGATE tienen lineAmountsNormal y summaryNormal.';
const STEP_5 =
  'Ponga vatDomesticReverseCharge o noVatCharge a true donde el caso se aplique, y omita el elemento donde no.';
const STEP_6 = 'Haga el resumen con las líneas, para que ambos nombren los mismos casos de IVA.';
const STEP_7 = 'Use un código de producto del tipo CSK o KT.';
const STEP_8 = 'Haga el resumen de tasas de producto con las líneas.';
const STEP_9 =
  'Numere las líneas de una modificación a continuación de la última de la cadena, y dé cada lineNumberReference una vez.';
const STEP_10 = 'Rellene ambos: la tasa de producto de cada línea, y el resumen de tasas de producto.';
const STEP_11 = 'Dé el tipo de cambio, o deje 0 solo cuando no se cobre IVA en ningún sitio.';
const STEP_12 =
  'Los datos siguen comunicados. Si la propia factura está mal, corríjala con un documento modificador; si solo lo está la comunicación, anúlela técnicamente y envíela de nuevo.';
const STEP_13 =
  'Multiplique el importe en la moneda de la factura por el tipo de cambio y redondee al final; compruebe que el tipo es HUF por una unidad.';

export const NAV_HEAD_WORDS: CodeWords = {
  INCORRECT_VAT_CODE_TAXNUMBEROFOBLIGATOR: [
    'La novena cifra del número fiscal de quien debe la tasa de producto es errónea.',
    'Copie el número fiscal del registro.',
  ],
  INCORRECT_HEAD_DATA_SUPPLIER_COMMUNITY_VAT_NUMBER: [
    'Las ocho cifras del número de IVA europeo del proveedor no son las ocho primeras de su número fiscal.',
    'Escriba HU y las ocho primeras cifras del número fiscal.',
  ],
  INCORRECT_HEAD_DATA_SUPPLIER_GROUPMEMBER_TAXPAYERID: [
    'El número fiscal dado para el proveedor es el de un miembro de un grupo de IVA.',
    STEP_1,
  ],
  INCORRECT_HEAD_DATA_CUSTOMER_TAX_NUMBER: ['El número fiscal del cliente no existe.', STEP_2],
  INCORRECT_HEAD_DATA_CUSTOMER_TAXPAYERID: ['El cliente no es un contribuyente activo.', STEP_2],
  INCORRECT_HEAD_DATA_CUSTOMER_GROUPMEMBER_TAXPAYERID: [
    'El número fiscal dado para el cliente es el de un miembro de un grupo de IVA.',
    STEP_1,
  ],
  INCORRECT_HEAD_DATA_CUSTOMER_COMMUNITY_VAT_NUMBER: [
    'El número de IVA europeo del cliente no es válido.',
    'Compruébelo en VIES, con las dos letras de su país delante.',
  ],
  INCORRECT_HEAD_DATA_FISCAL_REPRESENTATIVE_TAX_NUMBER: [
    'El número fiscal del representante fiscal no existe.',
    STEP_2,
  ],
  INCORRECT_HEAD_DATA_FISCALREPRESENTATIVE: [
    'Se nombra un representante fiscal, aunque el número fiscal del proveedor no acaba en el código de condado 51.',
    'Omita fiscalRepresentativeInfo.',
  ],
  MISSING_HEAD_DATA_CURRENCY_CODE: ['La factura no nombra ninguna moneda.', 'Añada currencyCode.'],
  INCORRECT_HEAD_DATA_PERIODICAL_SETTLEMENT: [
    'La factura da el primer o el último día de un periodo, y dice que no se liquida por periodos.',
    'Ponga periodicalSettlement a true, u omita los días del periodo.',
  ],
  INCORRECT_DATE_INVOICE_DELIVERY_DATE: [
    'La factura se emitió antes de entregar la última de sus líneas.',
    'Compruebe ambas fechas: una factura por adelantado es de un anticipo o de un periodo.',
  ],
  INCORRECT_DATE_INVOICE_DELIVERY_TO_FROM: [
    'El periodo de entrega acaba antes de empezar.',
    'Corrija el primer o el último día.',
  ],
  INCORRECT_DATE_AGGREGATE_INVOICE_ISSUE_DATE: [
    'La factura agregada se emitió antes de entregar la última de sus líneas.',
    'Emítala cuando se haya entregado todo lo que factura.',
  ],
  INCORRECT_DATE_AGGREGATE_INVOICE_DELIVERY_DATE: [
    'La fecha de entrega de una factura agregada no es la última de sus líneas.',
    'Dé a la factura la última fecha de sus líneas.',
  ],
  INCORRECT_DATE_INVOICE_MODIFICATION_TIMESTAMP: [
    'La modificación se hizo en el futuro, según el reloj del programa de facturación.',
    STEP_3,
  ],
  INCORRECT_DATE_INVOICE_MODIFICATION_ISSUE_DATE_LATE: ['La modificación se emite en el futuro.', STEP_3],
  INCORRECT_DATE_INVOICE_ISSUE_DATE_LATE: ['La factura se emite en el futuro.', STEP_3],
  INCORRECT_DATE_INVOICE_ISSUE_DATE_EARLY: [
    'La factura se emitió más de 10 días antes de comunicarse.',
    'Comunique las facturas al emitirlas. Las tardías se admiten, y pueden multarse.',
  ],
  INCORRECT_DATE_INVOICE_DELIVERY_DATE_EARLY: [
    'La fecha de entrega cae en un periodo cuyo impuesto ya no se puede liquidar.',
    'Compruebe la fecha de entrega.',
  ],
  INCORRECT_DATE_INVOICE_DELIVERY_DATE_LATE: [
    'La fecha de entrega dista 13 meses o más de la de emisión.',
    'Compruebe ambas fechas.',
  ],
  INCORRECT_DATE_INVOICE_MODIFICATION_ISSUE_DATE_EARLY: [
    'La fecha de emisión de la modificación es demasiado antigua.',
    STEP_3,
  ],
  INCORRECT_DATE_INVOICE_MODIFICATION_ISSUE_DATE_ORIGINAL: [
    'La modificación se emitió antes que su factura original.',
    'Corrija la fecha de la modificación, o la factura que nombra como original.',
  ],
  INCORRECT_DATE_MODIFICATION_ISSUE_DATE_EARLY: [
    'La modificación se emitió antes que su factura original.',
    'Corrija la fecha de la modificación, o la factura que nombra como original.',
  ],
  ISSUE_DATE_TIMESTAMP_MISMATCH: [
    'La fecha de emisión de la modificación y su marca de tiempo distan más de un día.',
    STEP_3,
  ],
  LINE_SUMMARY_TYPE_MISMATCH_SUMMARY_SIMPLIFIED: [
    'Una factura normal o agregada tiene el resumen de una simplificada.',
    STEP_4,
  ],
  LINE_SUMMARY_TYPE_MISMATCH_LINE_SIMPLIFIED: [
    'Una factura normal o agregada tiene líneas de una simplificada.',
    STEP_4,
  ],
  LINE_SUMMARY_TYPE_MISMATCH_SUMMARY_NORMAL: ['Una factura simplificada tiene el resumen de una normal.', STEP_4],
  LINE_SUMMARY_TYPE_MISMATCH_LINE_NORMAL: ['Una factura simplificada tiene líneas de una normal.', STEP_4],
  INVALID_UNIT_OF_MEASURE_OWN: [
    'Una línea nombra una unidad propia, pero su unidad de medida no es OWN.',
    'Ponga unitOfMeasure en OWN, u omita unitOfMeasureOwn.',
  ],
  INVALID_VAT_DATA: [
    'Un tipo de IVA o un contenido de IVA no es de los que conoce NAV.',
    'Use 0.27, 0.18 o 0.05; en una factura simplificada 0.2126, 0.1525 o 0.0476. Dé el caso cuando no haya IVA.',
  ],
  INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_CODE: [
    'El resumen da un código que NAV no conoce para un impuesto distinto del de su base.',
    'Use un código que la especificación de la interfaz enumera para vatAmountMismatch, el mismo que en las líneas.',
  ],
  INVALID_SUMMARY_VAT_AMOUNT_MISMATCH_VAT_RATE: [
    'El resumen da un tipo que NAV no admite para un impuesto distinto del de su base.',
    'Use 0.27, 0.18 o 0.05, o 0.2126, 0.1525 o 0.0476 en una factura simplificada.',
  ],
  INVALID_SUMMARY_VAT_EXEMPTION_CODE: [
    'El resumen da un código de exención que NAV no conoce.',
    'Use AAM, TAM, KBAET, KBAUK, EAM o NAM; UNKNOWN solo al modificar datos antiguos.',
  ],
  INVALID_SUMMARY_VAT_OUT_OF_SCOPE_CODE: [
    'El resumen da un código que NAV no conoce para lo que está fuera del ámbito del IVA.',
    'Use ATK, EUFAD37, EUFADE, EUE o HO; UNKNOWN solo al modificar datos antiguos.',
  ],
  INVALID_SUMMARY_VAT_RATE_NORMAL: [
    'El resumen de una factura normal o agregada da un contenido de IVA.',
    'Dé vatPercentage en vez de vatContent.',
  ],
  INVALID_SUMMARY_VAT_RATE_SIMPLIFIED: [
    'El resumen de una factura simplificada da un tipo de IVA.',
    'Dé vatContent en vez de vatPercentage.',
  ],
  INVALID_LINE_VAT_RATE_INDICATOR_VALUE_NORMAL: [
    'Un indicador del caso de IVA de una línea tiene un valor que no puede tener.',
    STEP_5,
  ],
  INVALID_LINE_VAT_RATE_INDICATOR_VALUE_SIMPLIFIED: [
    'Un indicador del caso de IVA de una línea tiene un valor que no puede tener.',
    STEP_5,
  ],
  INVALID_SUMMARY_VAT_RATE_INDICATOR_VALUE_NORMAL: [
    'Un indicador del caso de IVA del resumen tiene un valor que no puede tener.',
    STEP_5,
  ],
  INVALID_SUMMARY_VAT_RATE_INDICATOR_VALUE_SIMPLIFIED: [
    'Un indicador del caso de IVA del resumen tiene un valor que no puede tener.',
    STEP_5,
  ],
  VAT_AMOUNT_MISMATCH_SUMMARY_SIMPLIFIED: [
    'Solo las líneas de la factura simplificada, o solo su resumen, nombran un impuesto distinto del de su base.',
    STEP_6,
  ],
  INCORRECT_PRODUCT_CODE_CATEGORY_TAKEOVER_01: [
    'La tasa de producto se asume según 01, y ningún código de producto es del tipo CSK o KT.',
    'Añada el código de producto del tipo CSK o KT.',
  ],
  INCORRECT_PRODUCT_CODE_VALUE_TAKEOVER_01: [
    'La tasa de producto se asume según 01, y el número VTSZ no es de los productos que lo permiten.',
    'El número VTSZ empieza por 271019, 271020, 3403 o 3819; compruébelo, o la base de la asunción.',
  ],
  INCORRECT_PRODUCT_CODE_CATEGORY_VALUE_TAKEOVER_01: [
    'La tasa de producto se asume según 01, y el código KT no es 601.',
    'Dé 601 como código KT.',
  ],
  INCORRECT_PRODUCT_CODE_FEE_WEIGHT: [
    'Se da el peso para la tasa de producto, y el código de producto es de otro tipo que CSK y KT.',
    STEP_7,
  ],
  INCORRECT_PRODUCT_CODE_FEE_CATEGORY: [
    'La tasa de producto de una línea tiene un código de producto de otro tipo que CSK y KT.',
    STEP_7,
  ],
  INCORRECT_PRODUCT_CODE_FEE_SUMMARY_CATEGORY: [
    'La tasa de producto del resumen tiene un código de producto de otro tipo que CSK y KT.',
    STEP_7,
  ],
  INCORRECT_PRODUCT_CODE_FEE_CATEGORY_MISSING: [
    'Una línea tiene un tipo de código de producto que el resumen de tasas de producto no tiene.',
    STEP_8,
  ],
  INCORRECT_PRODUCT_CODE_EXCISE_LICENSE_NUM: [
    'Una línea con número de licencia de impuestos especiales tiene un código de producto de tipo erróneo.',
    'Corrija el tipo del código de producto de esa línea.',
  ],
  INCORRECT_PRODUCT_CODE_VALUE_OWN: [
    'Una línea tiene un código de producto propio, pero su tipo no es OWN.',
    'Ponga productCodeCategory en OWN, o ponga el código en productCodeValue.',
  ],
  INCORRECT_PRODUCT_FEE_DATA_OBLIGATED_SUMMARY: [
    'La factura tiene una tasa de producto, pero no todo lo que pide la ley.',
    'Rellene el resumen de tasas de producto.',
  ],
  INCORRECT_PRODUCT_FEE_DATA_CHARGE_SUM: [
    'La factura tiene un resumen de tasas de producto, y ninguna línea tiene una.',
    'Dé a las líneas sus tasas de producto, u omita el resumen.',
  ],
  INCORRECT_PRODUCT_FEE_CALCULATION_PRODUCT_FEE_AMOUNT: [
    'Una tasa de producto no es su cantidad por su tarifa.',
    'Multiplique la cantidad por la tarifa de la tasa.',
  ],
  INCORRECT_PRODUCT_FEE_CALCULATION_AGGREGATE_PRODUCT_CHARGE_SUM: [
    'Las tasas de producto por código de producto no suman el total.',
    'Súmelas una vez más.',
  ],
  INCORRECT_PRODUCT_FEE_CALCULATION_PRODUCT_FEE_AMOUNT_SUMMARY: [
    'Las tasas de producto de las líneas y las del resumen difieren.',
    STEP_8,
  ],
  INCORRECT_PRODUCT_FEE_CALCULATION_PRODUCT_CODE_VALUE: [
    'Una línea tiene un código de producto que el resumen de tasas de producto no tiene.',
    STEP_8,
  ],
  INVOICE_LINE_MISSING: ['La factura no tiene líneas.', 'Comunique la factura original con sus líneas.'],
  LINE_NUMBER_NOT_SEQUENTIAL: [
    'Los números de las líneas tienen un hueco, o uno aparece dos veces.',
    'Numere las líneas 1, 2, 3 sin huecos.',
  ],
  INVOICE_LINE_ALREADY_EXISTS: [
    'La modificación añade una línea con un número que la factura o una modificación anterior ya tiene.',
    STEP_9,
  ],
  LINE_MODIFICATION_EXPECTED: [
    'Una línea de una modificación no dice qué línea de la cadena es.',
    'Añada lineModificationReference a cada línea de un MODIFY o STORNO.',
  ],
  LINE_MODIFICATION_NOT_EXPECTED: [
    'Una línea de una factura original tiene una referencia que solo tienen las modificaciones.',
    'Omita lineModificationReference en un CREATE.',
  ],
  DUPLICATE_INVOICE_LINE_CREATION: ['La misma factura recibe más de una vez una línea con el mismo número.', STEP_9],
  MISSING_LINE_DATA_DESCRIPTION: [
    'Una línea no nombra lo que se vendió.',
    'Nombre el producto o servicio de la línea.',
  ],
  MISSING_LINE_DATA_QUANTITY: [
    'Una línea tiene solo uno o dos de cantidad, unidad y precio unitario.',
    'Dé los tres, o ninguno.',
  ],
  MISSING_LINE_DATA_MODIFICATION_REFERENCE: [
    'Una línea de una modificación no remite a la línea que cambia.',
    'Añada lineModificationReference a la línea.',
  ],
  MISSING_LINE_DATA_LINE_EXCHANGE_RATE: [
    'Una línea no tiene tipo de cambio propio.',
    'Dé lineExchangeRate en cada línea de una factura agregada en moneda extranjera.',
  ],
  INCORRECT_DATE_LINE_DELIVERY_TO_FROM: [
    'El periodo de entrega de una línea acaba antes de empezar.',
    'Ponga las dos fechas en su orden.',
  ],
  MISSING_PRODUCT_FEE_DATA_LINE_OBLIGATED_CONTENT_EMPTY: [
    'Una línea dice que debe tasa de producto, pero no tiene datos de ella.',
    STEP_10,
  ],
  MISSING_PRODUCT_FEE_DATA_LINE_OBLIGATED_SUMMARY_EMPTY: [
    'Una línea dice que debe tasa de producto, pero falta el resumen de tasas de producto.',
    STEP_10,
  ],
  MISSING_PRODUCT_FEE_DATA_LINE_CONTENT_SUMMARY_EMPTY: [
    'Hay líneas con tasa de producto, pero falta su resumen.',
    STEP_10,
  ],
  MISSING_PRODUCT_FEE_DATA_LINE_QUANTITY_SUMMARY_QUANTITY: [
    'Para un código de producto, las cantidades de las líneas no suman la del resumen de tasas de producto.',
    'Sume las cantidades de las líneas para cada código de producto.',
  ],
  MISSING_PRODUCT_FEE_DATA_LINE_MEASURING_SUMMARY: [
    'Para un código de producto, las líneas y el resumen de tasas de producto no usan la misma medida de la tasa.',
    'Use una sola unidad y tarifa para cada código de producto.',
  ],
  MISSING_LINE_PRODUCT_FEE_CONTENT: [
    'Hay un resumen de tasas de producto, pero ninguna línea tiene tasa de producto.',
    STEP_10,
  ],
  INCORRECT_PRODUCT_FEE_DATA_OBLIGATED_LINE: [
    'Una línea tiene datos de tasa de producto, pero no figura como deudora.',
    'Ponga obligatedForProductFee a true, o quite los datos.',
  ],
  INCORRECT_LINE_DATA_VAT_AMOUNT_NOT_ZERO: ['El tipo de cambio es 0, y aun así una línea tiene IVA.', STEP_11],
  INCORRECT_LINE_DATA_SELF_LINE_NUMBER: [
    'Una línea que remite a otra se nombra a sí misma.',
    'Nombre la otra línea, u omita la referencia.',
  ],
  INCORRECT_LINE_DATA_LINE_AMOUNTS_NORMAL_MANDATORY: [
    'Una línea de una factura normal o agregada no tiene importes.',
    'Rellene lineAmountsNormal.',
  ],
  INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_MANDATORY: [
    'Una línea de una factura simplificada no tiene importes.',
    'Rellene lineAmountsSimplified.',
  ],
  INCORRECT_LINE_DATA_AGGREGATE_INV_LINE_DATA_MANDATORY: [
    'Una línea de una factura agregada no tiene fecha de entrega.',
    'Rellene aggregateInvoiceLineData, con la fecha de esa entrega.',
  ],
  INCORRECT_LINE_DATA_LINE_AMOUNTS_SIMPLIFIED_NOT_ALLOWED: [
    'Una línea de una factura normal o agregada tiene los importes de una simplificada.',
    'Use lineAmountsNormal, o ponga invoiceCategory en SIMPLIFIED.',
  ],
  INCORRECT_LINE_DATA_UOM_INCOMPLETE: [
    'La unidad de una línea es OWN, pero falta su nombre.',
    'Ponga el nombre de la unidad en unitOfMeasureOwn.',
  ],
  INCORRECT_LINE_DATA_VAT_PERCENTAGE: [
    'El tipo de IVA de una línea no es 27 %, 18 % o 5 %.',
    'Escriba un tipo en vigor como fracción, como 0.27; lo que va sin IVA lleva una marca y ningún tipo.',
  ],
  LINE_NUMBER_REFERENCE_NOT_UNIQUE: ['Dos líneas de la modificación remiten a la misma línea.', STEP_9],
  LINE_EXPRESSION_INDICATOR_MISSING: [
    'Una línea no dice si su cantidad está en una unidad natural.',
    'Ponga lineExpressionIndicator en cada línea.',
  ],
  MANDATORY_LINE_CONTENT_MISSING: [
    'Una línea no tiene nombre; o tiene lineExpressionIndicator a true, y le falta cantidad, unidad o precio unitario.',
    'Nombre el producto en cada línea, y dé los tres cuando lineExpressionIndicator sea true.',
  ],
  INCORRECT_LINE_CALCULATION_GROSS_AMOUNT: [
    within('En una factura simplificada, cantidad por precio menos descuento no es el importe bruto de la línea.'),
    STEP_12,
  ],
  INCORRECT_LINE_CALCULATION_NET_AMOUNT: [
    within('Cantidad por precio unitario menos descuento no es el importe neto de la línea.'),
    'Dé el precio unitario neto y con suficientes decimales, e indique cada descuento; luego calcule con ellos el importe neto.',
  ],
  INCORRECT_LINE_CALCULATION_LINE_NET_AMOUNT_HUF: [
    within('El importe neto de una línea en HUF no es el de la moneda de la factura al tipo de cambio.'),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_NET_AMOUNT_HUF: [
    within(
      'El importe neto de una línea en HUF no es el de la moneda de la factura al tipo de cambio de esa línea, en una factura agregada.',
    ),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_LINE_VAT_AMOUNT_HUF: [
    within('El IVA de una línea en HUF no es el de la moneda de la factura al tipo de cambio.'),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_VAT_AMOUNT_HUF: [
    within(
      'El IVA de una línea en HUF no es el de la moneda de la factura al tipo de cambio de esa línea, en una factura agregada.',
    ),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_LINE_UNIT_PRICE_HUF: [
    within('El precio unitario de una línea en HUF no es el de la moneda de la factura al tipo de cambio.'),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_UNIT_PRICE_HUF: [
    within(
      'El precio unitario de una línea en HUF no es el de la moneda de la factura al tipo de cambio de esa línea, en una factura agregada.',
    ),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_HUF: [
    within('El importe bruto de una línea en HUF no es el de la moneda de la factura al tipo de cambio.'),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_AGGREGATE_LINE_GROSS_AMOUNT_NORMAL_HUF: [
    within(
      'El importe bruto de una línea en HUF no es el de la moneda de la factura al tipo de cambio de esa línea, en una factura agregada.',
    ),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_SIMPLIFIED_HUF: [
    within(
      'El importe bruto de una línea en HUF no es el de la moneda de la factura al tipo de cambio, en una factura simplificada.',
    ),
    STEP_13,
  ],
  INCORRECT_LINE_CALCULATION_LINE_GROSS_AMOUNT_NORMAL_SUM: [
    within('El importe neto y el IVA de una línea en HUF no suman su importe bruto en HUF.'),
    STEP_12,
  ],
  INCORRECT_LINE_REFERENCE: [
    'La modificación remite a una línea que la factura y su última modificación no tienen.',
    'Consulte la cadena con queryInvoiceChainDigest, y nombre una línea que tenga.',
  ],
};

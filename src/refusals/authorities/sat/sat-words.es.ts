import type { CodeWords } from '../../code-words.ts';
import { catalogue, KNOWN_TAX, LEAVE_OUT, ROUND, SUM_BELOW, SUM_LINES } from './sat-phrases-words.es.ts';

const CONFIRMATION =
  'Corrija el valor. Si es correcto, pida a su proveedor una clave de confirmación y póngala en Confirmacion.';
const CUSTOMER_PROOF =
  'Pida al cliente una Constancia de Situación Fiscal reciente y copie de ella RFC, nombre y código postal.';
const THIRD_PROOF = 'Copie RFC, nombre y código postal de una Constancia de Situación Fiscal reciente del tercero.';

/** El comprobante, las partes y los impuestos del documento. */
export const SAT_DOCUMENT_WORDS: CodeWords = {
  CFDI40101: [
    'La fecha de expedición no está escrita como pide el SAT.',
    'Escriba fecha y hora locales hasta el segundo, como `2026-03-25T10:30:00`, sin huso horario ni fracciones.',
  ],
  CFDI40102: [
    'El sello no corresponde a la digestión del documento: el archivo cambió después de sellarlo, o la cadena original se hizo mal.',
    'Genere la cadena original del XML terminado con el XSLT de CFDI 4.0, y séllelo como último paso.',
  ],
  CFDI40103: ['Un comprobante de traslado, nómina o pagos (T, N, P) indica una forma de pago.', LEAVE_OUT],
  CFDI40104: ['La forma de pago no está en la lista del SAT.', catalogue('c_FormaPago')],
  CFDI40105: [
    'La factura se paga después o en parcialidades (PPD), pero indica una forma de pago distinta de 99.',
    'Escriba 99 con PPD e indique la forma en el comprobante de pagos; si ya está pagada, use PUE.',
  ],
  CFDI40106: [
    'El certificado no puede usarse: está revocado o caducado, no es el del emisor o no es base64 correcto.',
    'Lea el detalle que añade el proveedor, y selle con un certificado (CSD) vigente del RFC de Emisor.',
  ],
  CFDI40107: ['El subtotal tiene más decimales que su moneda.', ROUND],
  CFDI40108: [
    'El subtotal no es la suma redondeada de los importes de los conceptos.',
    'Sume el Importe de cada Concepto, antes de descuentos e impuestos, y redondee la suma una vez.',
  ],
  CFDI40109: [
    'Un comprobante de traslado o pagos (T, P) tiene un subtotal distinto de cero.',
    'Escriba 0; los importes pagados van en el complemento de pagos.',
  ],
  CFDI40110: [
    'Los descuentos son mayores que el subtotal.',
    'Compruebe los descuentos de los conceptos: el documento indica su suma.',
  ],
  CFDI40111: [
    'El descuento del documento no concuerda con su tipo y sus conceptos: solo I, E y N tienen descuentos, y entonces el documento indica su suma.',
    'Quite los descuentos en T y P; en los demás, indique Descuento en el documento si un concepto lo tiene.',
  ],
  CFDI40112: ['El descuento tiene más decimales que su moneda.', ROUND],
  CFDI40113: ['La moneda no está en la lista del SAT.', catalogue('c_Moneda')],
  CFDI40114: [
    'El documento está en pesos pero da un tipo de cambio distinto de 1.',
    'No incluya TipoCambio con MXN, o escriba 1.',
  ],
  CFDI40115: [
    'El documento está en moneda extranjera y no da tipo de cambio.',
    'Indique los pesos que vale una unidad de la moneda en la fecha de expedición.',
  ],
  CFDI40116: ['Un documento sin moneda (XXX) da un tipo de cambio.', LEAVE_OUT],
  CFDI40117: [
    'El tipo de cambio no es un número como pide el SAT.',
    'Escriba un número positivo con punto y seis decimales como máximo.',
  ],
  CFDI40118: [
    'El tipo de cambio se aparta del publicado más de lo que admite el SAT, y no lleva clave de confirmación.',
    CONFIRMATION,
  ],
  CFDI40119: [
    'El total no resulta de subtotal, descuentos, impuestos y retenciones.',
    'Total es SubTotal menos Descuento, más los impuestos trasladados, menos los retenidos; los impuestos locales del complemento también cuentan.',
  ],
  CFDI40120: [
    'El total supera el límite que el SAT pone a un documento, y no lleva clave de confirmación.',
    CONFIRMATION,
  ],
  CFDI40121: ['El tipo de comprobante no está en la lista del SAT.', 'Use I, E, T, N o P.'],
  CFDI40122: [
    'El documento se declara exportación definitiva (02) y le falta el complemento de comercio exterior.',
    'Añada el complemento Comercio Exterior, o escriba 01 si no se exporta nada.',
  ],
  CFDI40123: [
    'La clave de exportación no está en la lista del SAT.',
    'Escriba 01 si no se exporta nada; en otro caso tome una clave de c_Exportacion.',
  ],
  CFDI40124: [
    'El método de pago no es ni PUE ni PPD.',
    'Escriba PUE si todo está pagado al expedir, y PPD si se paga después o en parcialidades.',
  ],
  CFDI40125: ['Un comprobante de traslado o pagos (T, P) indica un método de pago.', LEAVE_OUT],
  CFDI40126: [
    'El lugar de expedición no es un código postal de la lista del SAT.',
    'Use el código postal de cinco cifras de la sucursal que expide, como está en c_CodigoPostal.',
  ],
  CFDI40127: [
    'El documento tiene clave de confirmación aunque ni el total ni el tipo de cambio la necesitan.',
    LEAVE_OUT,
  ],
  CFDI40128: [
    'El proveedor no conoce la clave de confirmación.',
    'Pida una clave al proveedor que timbra el documento.',
  ],
  CFDI40129: [
    'La clave de confirmación ya sirvió para otro documento.',
    'Pida al proveedor una clave nueva: cada una sirve para un documento.',
  ],
  CFDI40130: [
    'InformacionGlobal y el cliente no concuerdan: una factura global se expide a XAXX010101000, PUBLICO EN GENERAL, y una factura a este necesita InformacionGlobal.',
    'Añada InformacionGlobal a una factura global de tipo I; para una venta suelta sin RFC dé otro nombre que PUBLICO EN GENERAL.',
  ],
  CFDI40131: [
    'El periodo de la factura global no está en la lista del SAT.',
    'Use 01 diario, 02 semanal, 03 quincenal, 04 mensual o 05 bimestral.',
  ],
  CFDI40132: [
    'La factura global abarca dos meses (05), lo que solo puede hacer un emisor del régimen 621.',
    'Use otro periodo, o corrija el régimen del emisor.',
  ],
  CFDI40133: [
    'El mes de la factura global no está en la lista del SAT.',
    'Use de 01 a 12 para un mes y de 13 a 18 para un bimestre.',
  ],
  CFDI40134: [
    'El periodo es de un mes o menos, pero la clave del mes es la de un bimestre.',
    'Use de 01 a 12 salvo que el periodo sea 05.',
  ],
  CFDI40135: [
    'El periodo es bimestral (05), pero la clave del mes es la de un solo mes.',
    'Use de 13 a 18: 13 es enero y febrero.',
  ],
  CFDI40136: [
    'El año de la factura global es posterior al presente o demasiado antiguo.',
    'Dé el año de las ventas. Algunas versiones de la matriz solo admiten el año en curso y el anterior.',
  ],
  CFDI40137: [
    'La relación con los documentos anteriores no está en la lista del SAT.',
    'Tómela de c_TipoRelacion: 01 es una nota de crédito, 04 sustituye un documento, 07 aplica un anticipo.',
  ],
  CFDI40138: [
    'El emisor no se encuentra por nombre y RFC en la lista de contribuyentes activos del SAT.',
    'Compruebe en el SAT que el RFC del emisor está activo, y copie el nombre de su constancia.',
  ],
  CFDI40139: [
    'El nombre del emisor no es el que el SAT tiene para su RFC.',
    'Copie el nombre de la Constancia de Situación Fiscal del emisor, en mayúsculas y sin el régimen societario.',
  ],
  CFDI40140: ['El régimen del emisor no está en la lista del SAT.', catalogue('c_RegimenFiscal')],
  CFDI40141: [
    'El régimen del emisor es de persona moral y su RFC de persona física, o al revés.',
    'Tome el régimen de la constancia: un RFC de 12 caracteres es de persona moral, uno de 13 de persona física.',
  ],
  CFDI40142: [
    'El número de operación de una factura que el adquirente expide por el vendedor no es válido.',
    'Tome las diez cifras que el SAT dio para la operación; no incluya el atributo en otras facturas.',
  ],
  CFDI40143: [
    'El RFC del cliente no está en la lista de contribuyentes activos del SAT.',
    'Compruebe el RFC con el cliente. XAXX010101000 es el público en general, XEXX010101000 los extranjeros.',
  ],
  CFDI40144: [
    'El cliente no se encuentra por nombre y RFC en la lista de contribuyentes activos del SAT.',
    CUSTOMER_PROOF,
  ],
  CFDI40145: [
    'El nombre del cliente no es, letra por letra, el que el SAT tiene para su RFC.',
    'Copie el nombre de la constancia del cliente: mayúsculas, sin régimen societario como SA de CV, sin espacios de más.',
  ],
  CFDI40146: [
    'El cliente se llama PUBLICO EN GENERAL pero no tiene el RFC del público.',
    'Escriba XAXX010101000 para una factura global, o el nombre que corresponde al RFC.',
  ],
  CFDI40147: [
    'El SAT no encuentra a ningún contribuyente activo cuyo código postal pueda comparar con el del cliente.',
    CUSTOMER_PROOF,
  ],
  CFDI40148: [
    'El código postal del cliente no es el del domicilio fiscal que el SAT tiene para su RFC.',
    'Pida al cliente una constancia reciente y use el código postal que figura en ella, no el de una sucursal o entrega.',
  ],
  CFDI40149: [
    'El cliente tiene un RFC genérico, y su código postal no es el del lugar de expedición.',
    'Con XAXX010101000 o XEXX010101000 escriba el código postal de LugarExpedicion.',
  ],
  CFDI40150: ['El país de residencia no está en la lista del SAT.', 'Use las tres letras de c_Pais, como USA o ESP.'],
  CFDI40151: [
    'Un cliente con RFC mexicano, o el del público, tiene país de residencia.',
    'No lo incluya; solo lo tiene un cliente con XEXX010101000.',
  ],
  CFDI40152: [
    'El país de residencia es México.',
    'No lo incluya para clientes en México, o nombre el país extranjero.',
  ],
  CFDI40153: [
    'Falta el país de residencia aunque el documento tiene un número fiscal extranjero del cliente o es de comercio exterior.',
    'Indique el país que dio al cliente su número fiscal.',
  ],
  CFDI40154: [
    'Un cliente con RFC mexicano, o el del público, tiene un número fiscal extranjero.',
    'No incluya el número; solo lo tiene un cliente con XEXX010101000.',
  ],
  CFDI40155: [
    'El número fiscal extranjero no va junto con el RFC de extranjeros y el complemento de comercio exterior.',
    'Con XEXX010101000 y el complemento, indique el número fiscal que el cliente tiene en su país; en otro caso vea cuál de ellos sobra.',
  ],
  CFDI40156: [
    'El número fiscal extranjero no tiene el formato de su país.',
    'Compárelo con el patrón que c_Pais tiene para el país.',
  ],
  CFDI40157: ['El régimen del cliente no está en la lista del SAT.', catalogue('c_RegimenFiscal')],
  CFDI40158: [
    'El régimen del cliente es de persona moral y su RFC de persona física, o al revés.',
    'Pida al cliente su régimen; 616 va con los RFC genéricos.',
  ],
  CFDI40159: [
    'El régimen no concuerda con el RFC del cliente: un RFC genérico solo admite 616.',
    'Escriba 616 con XAXX010101000 y XEXX010101000; en otro caso pida al cliente su régimen.',
  ],
  CFDI40160: ['El uso que el cliente hace del comprobante no está en la lista del SAT.', catalogue('c_UsoCFDI')],
  CFDI40161: [
    'El uso del comprobante no está abierto a esta clase de cliente o a su régimen.',
    'Vea en c_UsoCFDI qué regímenes admite cada uso. S01 va con los RFC genéricos, CP01 con los pagos, CN01 con la nómina.',
  ],
  CFDI40187: [
    'El RFC del tercero no está en la lista de contribuyentes obligados del SAT (LCO).',
    'Compruebe el RFC con el tercero; EXT990101NI1 es para proveedores del extranjero por los que vende una plataforma.',
  ],
  CFDI40188: [
    'El tercero es el emisor o el cliente del documento.',
    'Nombre a aquel por cuya cuenta vende el emisor, o no incluya el nodo.',
  ],
  CFDI40189: [
    'El tercero no se encuentra por nombre y RFC en la lista de contribuyentes activos del SAT.',
    THIRD_PROOF,
  ],
  CFDI40190: ['El nombre del tercero no es el que el SAT tiene para su RFC.', THIRD_PROOF],
  CFDI40191: ['El régimen del tercero no está en la lista del SAT.', catalogue('c_RegimenFiscal')],
  CFDI40192: [
    'El SAT no encuentra a ningún contribuyente activo cuyo código postal pueda comparar con el del tercero.',
    THIRD_PROOF,
  ],
  CFDI40193: [
    'El código postal del tercero no es el del domicilio fiscal que el SAT tiene para su RFC.',
    'Use el código postal de su constancia; con EXT990101NI1, el de LugarExpedicion.',
  ],
  CFDI40201: [
    'Un comprobante de traslado o pagos (T, P) tiene el nodo de impuestos del documento.',
    'No incluya el nodo; los impuestos de un pago van en su complemento.',
  ],
  CFDI40202: ['El total de impuestos retenidos tiene más decimales que la moneda.', ROUND],
  CFDI40203: ['El total de impuestos retenidos no es la suma de las retenciones que siguen.', SUM_BELOW],
  CFDI40204: ['El total de impuestos trasladados tiene más decimales que la moneda.', ROUND],
  CFDI40205: ['El total de impuestos trasladados no es la suma de los impuestos que siguen.', SUM_BELOW],
  CFDI40206: ['El documento enumera impuestos retenidos sin su total.', 'Indique TotalImpuestosRetenidos.'],
  CFDI40207: ['Un impuesto retenido del documento no está en la lista del SAT.', KNOWN_TAX],
  CFDI40208: [
    'El documento enumera dos veces el mismo impuesto retenido.',
    'Escriba una Retencion por impuesto, con la suma de todos sus tipos.',
  ],
  CFDI40209: [
    'Un impuesto retenido del documento tiene importe y falta el total de impuestos retenidos.',
    'Indique TotalImpuestosRetenidos.',
  ],
  CFDI40210: ['El importe de un impuesto retenido del documento tiene más decimales que la moneda.', ROUND],
  CFDI40211: [
    'El importe de un impuesto retenido no es la suma redondeada de ese impuesto en los conceptos.',
    SUM_LINES,
  ],
  CFDI40215: [
    'La base de un impuesto trasladado no es la suma redondeada de las bases que los conceptos tienen para ese impuesto y tipo.',
    SUM_LINES,
  ],
  CFDI40218: [
    'El documento enumera dos veces el mismo impuesto trasladado con el mismo factor y tipo.',
    'Escriba un Traslado por cada combinación de Impuesto, TipoFactor y TasaOCuota, con las sumas.',
  ],
  CFDI40221: [
    'El importe de un impuesto trasladado no es la suma redondeada de los importes que los conceptos tienen para ese impuesto y tipo.',
    SUM_LINES,
  ],
  CFDI40999: [
    'El documento incumple una regla que no tiene código propio.',
    'Lea el mensaje junto al código, y valide el XML con el esquema de CFDI 4.0 y de sus complementos.',
  ],
};

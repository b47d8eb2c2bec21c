import type { CodeWords } from '../../code-words.ts';
import { catalogue, KNOWN_TAX } from './sat-phrases-words.es.ts';

const NO_BASE = 'No incluya impuestos sobre nada, y compruebe cantidad, precio y descuento del concepto.';
const FROM_BASE =
  'Calcúlelo como Base por TasaOCuota con las cifras que están en el archivo, y redondee solo el resultado.';
const CUSTOMS = 'Cópielo del pedimento: año, aduana, patente y número, con dos espacios entre cada uno.';
const CUSTOMS_ELSEWHERE =
  'No incluya el número en el concepto; el complemento de comercio exterior tiene sus propios datos.';

/** Los conceptos y sus impuestos. */
export const SAT_LINE_WORDS: CodeWords = {
  CFDI40162: [
    'La clave del producto o servicio no está en la lista del SAT.',
    'Tome ocho cifras vigentes de c_ClaveProdServ; 01010101 es para lo que no está en el catálogo.',
  ],
  CFDI40163: [
    'La clave del producto o servicio pide un complemento que falta en el documento.',
    'Vea en c_ClaveProdServ qué complemento pide la clave; añádalo, o tome una clave adecuada.',
  ],
  CFDI40164: [
    'La clave del producto o servicio pide un impuesto que el concepto no indica.',
    'Vea en c_ClaveProdServ si la clave pide IVA o IEPS; indique el impuesto, o tome una clave adecuada.',
  ],
  CFDI40165: ['La unidad no está en la lista del SAT.', catalogue('c_ClaveUnidad')],
  CFDI40166: [
    'El valor unitario no es mayor que cero en un documento de tipo I, E o N.',
    'Indique el precio; muestre un artículo gratuito como su precio con un descuento del mismo importe.',
  ],
  CFDI40167: [
    'El importe del concepto no es cantidad por valor unitario, dentro de lo que admite el redondeo.',
    'Multiplique Cantidad y ValorUnitario como están en el archivo; dé más decimales al precio si se redondeó.',
  ],
  CFDI40168: [
    'El descuento del concepto tiene más decimales que su importe.',
    'Escriba Descuento e Importe con el mismo número de decimales.',
  ],
  CFDI40169: [
    'El descuento del concepto es mayor que su importe.',
    'Reduzca el descuento; puede quitar todo el importe, pero no más.',
  ],
  CFDI40170: [
    'La clave que dice si el concepto es objeto de impuesto no está en la lista del SAT.',
    'Tómela de c_ObjetoImp: 01 no es objeto de impuesto, 02 sí lo es.',
  ],
  CFDI40171: [
    'El concepto figura como objeto de impuesto (02), pero no indica impuestos.',
    'Añada Impuestos al concepto (también con 0 por ciento y exento), o cambie ObjetoImp.',
  ],
  CFDI40172: [
    'El concepto tiene impuestos aunque su ObjetoImp dice que no se desglosan, como 01 y 03.',
    'Escriba 02 si el concepto es objeto de impuesto; en otro caso no incluya Impuestos.',
  ],
  CFDI40173: [
    'El nodo de impuestos del concepto está vacío.',
    'Ponga en él al menos un Traslado o una Retencion, o no incluya el nodo.',
  ],
  CFDI40174: ['La base de un impuesto trasladado del concepto no es mayor que cero.', NO_BASE],
  CFDI40175: ['Un impuesto trasladado del concepto no está en la lista del SAT.', KNOWN_TAX],
  CFDI40176: [
    'El tipo de factor de un impuesto trasladado no es uno de los que conoce el SAT.',
    'Escriba Tasa, Cuota o Exento.',
  ],
  CFDI40177: [
    'Un impuesto trasladado está exento (Exento), pero tiene tasa o importe.',
    'No incluya en él TasaOCuota ni Importe; para 0 por ciento escriba Tasa con `0.000000`.',
  ],
  CFDI40178: [
    'A un impuesto trasladado con tasa o cuota le falta la tasa o el importe.',
    'Indique TasaOCuota e Importe, también cuando son cero.',
  ],
  CFDI40179: [
    'La tasa de un impuesto trasladado no es una que el SAT tenga para ese impuesto y factor.',
    'Tome la tasa de c_TasaOCuota y escriba seis decimales: `0.160000` para 16 por ciento.',
  ],
  CFDI40180: [
    'El importe de un impuesto trasladado no es su base por su tasa, dentro de lo que admite el redondeo.',
    FROM_BASE,
  ],
  CFDI40181: ['La base de un impuesto retenido del concepto no es mayor que cero.', NO_BASE],
  CFDI40182: ['Un impuesto retenido del concepto no está en la lista del SAT.', KNOWN_TAX],
  CFDI40183: ['El tipo de factor de un impuesto retenido no es uno de los que conoce el SAT.', 'Escriba Tasa o Cuota.'],
  CFDI40184: [
    'Un impuesto retenido figura como exento, lo que no existe.',
    'No incluya la retención, o indique su tasa como Tasa o Cuota.',
  ],
  CFDI40185: [
    'La tasa de un impuesto retenido no es una que el SAT tenga para ese impuesto y factor, o está fuera de su rango.',
    'Tome la tasa de c_TasaOCuota y escriba seis decimales: `0.106667` para dos tercios de 16 por ciento.',
  ],
  CFDI40186: [
    'El importe de un impuesto retenido no es su base por su tasa, dentro de lo que admite el redondeo.',
    FROM_BASE,
  ],
  CFDI40194: ['El número de pedimento del concepto no es válido.', CUSTOMS],
  CFDI40195: [
    'El concepto nombra un pedimento en una factura con complemento de comercio exterior.',
    CUSTOMS_ELSEWHERE,
  ],
  CFDI40196: ['La clave de una parte del concepto no está en la lista del SAT.', catalogue('c_ClaveProdServ')],
  CFDI40197: [
    'El valor unitario de una parte del concepto no es mayor que cero.',
    'Indique el precio de la parte, o no incluya ni su precio ni su importe.',
  ],
  CFDI40198: [
    'El importe de una parte del concepto no es cantidad por valor unitario, dentro de lo que admite el redondeo.',
    'Multiplique Cantidad y ValorUnitario de la parte como están en el archivo.',
  ],
  CFDI40199: ['El número de pedimento de una parte del concepto no es válido.', CUSTOMS],
  CFDI40200: [
    'Una parte de un concepto nombra un pedimento en una factura con complemento de comercio exterior.',
    CUSTOMS_ELSEWHERE,
  ],
};

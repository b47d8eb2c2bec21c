import type { WordsOf } from '../../../engine/index.ts';
import type { en16931Messages } from './messages.ts';

export const words: WordsOf<typeof en16931Messages> = {
  'en16931.leftOut': 'EN 16931 deja fuera {element}',
  'en16931.leftOutHere': 'EN 16931 deja fuera aquí {element}',
  'en16931.noSuchAttribute': 'El atributo {attribute} no forma parte de una factura de EN 16931',
  'en16931.oneEntry': 'Lo que es de la categoría {category} ({code}) tiene una sola entrada en el desglose del IVA',
  'en16931.someEntries': 'Lo que es de la categoría {category} ({code}) tiene una entrada en el desglose del IVA',
  'en16931.whereBorne': 'Si {bearer} es de la categoría {category} ({code}), {demand}',
  'en16931.taxableAmount':
    'La base imponible de la categoría {category} ({code}) es la suma de sus líneas y cargos menos sus descuentos',
  'en16931.taxableAmountByRate':
    'La base imponible de la categoría {category} ({code}) es la suma de sus líneas y cargos menos sus descuentos, tipo por tipo',
  'en16931.taxByRate': 'La cuota de la categoría {category} ({code}) es la base imponible por el tipo impositivo',
  'en16931.noTax': 'La categoría {category} ({code}) no tiene cuota',
  'en16931.reason':
    'La categoría {category} ({code}) dice, en palabras o con un código, por qué no se repercute el IVA',
  'en16931.noReason': 'La categoría {category} ({code}) no tiene motivo de exención',
  'en16931.line': 'una línea',
  'en16931.allowance': 'un descuento',
  'en16931.charge': 'un cargo',
  'en16931.standard': 'tipo general',
  'en16931.zero': 'tipo cero',
  'en16931.exempt': 'exención de IVA',
  'en16931.reverseCharge': 'inversión del sujeto pasivo',
  'en16931.intraCommunity': 'entrega intracomunitaria',
  'en16931.exported': 'exportación fuera de la UE',
  'en16931.outside': 'no sujeción al IVA',
  'en16931.igic': 'IGIC',
  'en16931.ipsi': 'IPSI',
  'en16931.sellerTaxed': 'el vendedor o su representante fiscal tiene un número de identificación fiscal',
  'en16931.sellerTaxedForVat': 'el vendedor o su representante fiscal tiene número de IVA',
  'en16931.bothNumbered':
    'el vendedor tiene un número de identificación fiscal, y el comprador, número de IVA o número registral',
  'en16931.bothTaxedForVat': 'el vendedor y el comprador tienen número de IVA',
  'en16931.noVatNumber': 'no se da el número de IVA del vendedor, ni el del representante, ni el del comprador',
  'en16931.positiveRate': 'su tipo de IVA es mayor que cero',
  'en16931.zeroRate': 'su tipo de IVA es 0',
  'en16931.anyRate': 'su tipo no es negativo',
  'en16931.noRate': 'no tiene tipo de IVA',
  'en16931.writeStandard': 'Tipo general: escribir la categoría S',
  'en16931.writeZero': 'Sin impuesto: escribir el tipo 0',
  'en16931.removeRate': 'No sujeto a IVA: quitar el tipo',
};

import type { WordsOf } from '../../../engine/index.ts';
import type { verifactuRuleMessages } from './messages.ts';

export const words: WordsOf<typeof verifactuRuleMessages> = {
  'verifactu-rule.farAway': 'La fecha de la operación es de hace más de veinte años, o posterior al próximo año.',
  'verifactu-rule.near': 'La fecha de la operación es de los últimos veinte años, o de este año o el próximo',
  'verifactu-rule.replaced': 'ImporteRectificacion corresponde a una rectificación por sustitución (S), y solo a ella.',
  'verifactu-rule.large': 'El total es de 100,000,000.00 o más: escriba Macrodato S.',
  'verifactu-rule.largeMarked': 'Un total de 100,000,000.00 o más tiene Macrodato S',
  'verifactu-rule.notLarge': 'El total es inferior a 100,000,000.00: omita Macrodato.',
  'verifactu-rule.onlyLarge': 'Macrodato S es para totales de 100,000,000.00 o más',
  'verifactu-rule.noRate':
    'No es un tipo de IVA vigente en la fecha de la operación: 0, 4, 10 o 21; 5 de julio de 2022 a septiembre de 2024; 2 y 7.5 de octubre a diciembre de 2024.',
  'verifactu-rule.rates': 'Un tipo de IVA está vigente en la fecha de la operación',
  'verifactu-rule.noSurcharge': 'Con un tipo de 5, el recargo es 0.5 hasta 2022, y después 0.62.',
  'verifactu-rule.group':
    'Un grupo de entidades (06) necesita BaseImponibleACoste, y un documento distinto de F2, F3 o R5.',
  'verifactu-rule.fees': 'Los cobros por cuenta de terceros (10) son N1, en una F1, a clientes con NIF.',
  'verifactu-rule.later': 'Una obra pública (14) necesita FechaOperacion, una fecha posterior a la de la factura.',
  'verifactu-rule.otherSign': 'La cuota y la base tienen signos distintos.',
  'verifactu-rule.sameSign': 'La cuota y la base tienen el mismo signo',
  'verifactu-rule.tooMuch': 'Una factura simplificada (F2) supera los 3,000.00 EUR y la tolerancia de 10.00.',
  'verifactu-rule.limit': 'Una factura simplificada (F2) es de 3,000.00 EUR como máximo, con una tolerancia de 10.00',
  'verifactu-rule.otherPrint': 'La huella no es la del registro tal como está escrito.',
  'verifactu-rule.print': 'La huella es la del registro tal como está escrito',
  'verifactu-rule.notYet': 'El registro se generó después de hoy.',
  'verifactu-rule.made': 'Un registro se genera en el momento en que se envía',
};

import type { WordsOf } from '../../../engine/index.ts';
import type { ciusPtMessages } from './messages.ts';

export const words: WordsOf<typeof ciusPtMessages> = {
  'cius-pt.severalLines': 'El texto tiene varias líneas.',
  'cius-pt.mustBeOneLine': 'El texto debe estar en una línea',
  'cius-pt.moreThanLines': 'Hay más atributos de artículo `{mark}` que líneas.',
  'cius-pt.mustBeOnceALine': 'No debe haber más atributos de artículo `{mark}` que líneas',
  'cius-pt.otherCategories': 'El desglose del IVA y las líneas, los descuentos y los cargos no tienen ambos {codes}.',
  'cius-pt.mustHaveCategories':
    'El desglose del IVA debe tener una entrada de {codes} si la tiene una línea, un descuento o un cargo, y solo entonces',
  'cius-pt.noEntryOfReason':
    'El código de motivo de este artículo no es el de exactamente una entrada de {codes} del desglose del IVA.',
  'cius-pt.mustBeReasonOfEntry':
    'El código de motivo de un artículo exento debe ser el de exactamente una entrada de {codes}',
  'cius-pt.mustHaveNoReason': 'Un artículo que no está exento no debe tener un atributo con un motivo de exención',
  'cius-pt.noOther': 'No hay ninguna nota `{mark}…#`, que debe acompañar a esta.',
  'cius-pt.mustComeWith': 'La nota debe ir acompañada de `{mark}…#`',
  'cius-pt.tooMany': 'Hay varias notas `{mark}…#`; se admite 1.',
  'cius-pt.mustBeOne': 'Debe haber como máximo una nota `{mark}…#`',
};

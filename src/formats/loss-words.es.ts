import type { WordsOf } from '../engine/index.ts';
import type { lossMessages } from './loss-messages.ts';

export const words: WordsOf<typeof lossMessages> = {
  'loss.graded': '{why}. {reason}',
  'loss.money': 'Cambia lo que se paga: llévelo a una línea, un descuento o un cargo',
  'loss.tax': 'Decide sobre el impuesto: llévelo a una nota o elija un formato que tenga sitio para ello',
  'loss.payment': 'Dice cómo o cuándo se paga: llévelo al texto de las condiciones de pago',
  'loss.party': 'Dice quiénes son las partes o quién paga a quién: llévelo a una nota',
  'loss.law': 'La ley puede pedirlo: llévelo a una nota',
  'loss.earlier':
    'La ley pide todas las facturas corregidas: nómbrela en una nota o corrija cada una con su propia factura',
  'loss.register': 'La ley lo pide en los documentos mercantiles: escríbalo como `registration.other`',
  'loss.goods': 'Dice qué se entregó: llévelo a la descripción del artículo o a una nota',
  'loss.unknown': 'Puede importar al receptor: llévelo a una nota o quítelo',
  'loss.character': 'Quite el carácter',
  'loss.convention': 'La autoridad quiere en su lugar un código convencional',
  'loss.contact': 'Se puede contactar con la parte sin ello',
  'loss.internal': 'Es para el programa que escribió el documento',
  'loss.label': 'Describe un valor que sí se escribe',
  'loss.file': 'El archivo se puede obtener sin ello',
  'loss.code': 'Es un código de otro formato',
  'loss.reference': 'Es solo una referencia más',
  'loss.paid': 'La suma pagada por anticipado sí se escribe',
  'loss.detail': 'El importe que explica sí se escribe',
  'loss.otherCurrency': 'Los importes se escriben en la moneda de la factura',
  'loss.wayToPay': 'Es solo otra forma de pagar, o una indicación sobre ella',
  'loss.time': 'El día sí se escribe',
  'loss.outsideScope': 'Una factura no sujeta al IVA no debe nombrarlo (BR-O-02)',
  'loss.restated': 'El tipo, el porcentaje o la categoría que se escriben dicen lo mismo',
  'loss.usual': 'Solo dice que no se aplica nada especial',
  'loss.otherFile': 'Solo lo necesita un archivo o informe para su propia autoridad',
  'loss.day': 'El último día de la entrega o el período de la factura sí se escribe',
};

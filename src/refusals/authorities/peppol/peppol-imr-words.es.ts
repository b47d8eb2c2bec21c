import type { CodeWords } from '../../code-words.ts';

const STEP_1 = 'No hay que hacer nada.';

export const PEPPOL_IMR_WORDS: CodeWords = {
  AB: ['El comprador ha recibido la factura.', 'No hay que hacer nada; espere la respuesta siguiente.'],
  IP: ['El comprador está tratando la factura.', 'No hay que hacer nada; espere la respuesta siguiente.'],
  UQ: [
    'El comprador tiene una pregunta y ha dejado de tratar la factura.',
    'Responda a lo que pide el motivo junto al estado.',
  ],
  CA: ['El comprador acepta la factura con una condición.', 'Lea la condición junto al estado.'],
  RE: [
    'El comprador rechaza la factura.',
    'Lea el motivo y la acción junto al estado: dicen si se pide un abono o una factura nueva.',
  ],
  AP: ['El comprador ha aceptado la factura.', STEP_1],
  PD: ['El comprador ha pagado la factura, o una parte.', STEP_1],
  NON: ['El comprador no da ningún motivo.', STEP_1],
  REF: ['Una referencia falta o es errónea.', 'Ponga en la factura las referencias que pide el comprador.'],
  LEG: ['Algo que pide la ley falta o es erróneo.', 'Pregunte qué mención es, y emita la factura con ella.'],
  REC: ['El destinatario no es el correcto.', 'Pregunte a qué parte ha de ir la factura.'],
  QUA: ['El comprador objeta la calidad de los artículos.', 'Resuelva el asunto con el comprador.'],
  DEL: ['El comprador objeta la entrega.', 'Resuelva el asunto con el comprador.'],
  PRI: ['Un precio no es el acordado.', 'Compare los precios con el pedido, y abone la diferencia.'],
  QTY: ['Una cantidad no es la pedida o entregada.', 'Compare las cantidades con el pedido, y abone la diferencia.'],
  ITM: ['Un artículo no es el pedido.', 'Compare los artículos con el pedido.'],
  PAY: ['Las condiciones de pago no son las acordadas.', 'Acuerde las condiciones y emita la factura con ellas.'],
  UNR: [
    'El comprador no conoce la operación de la que trata la factura.',
    'Nombre el pedido, o pregunte al comprador quién hizo el pedido.',
  ],
  FIN: [
    'La cuenta bancaria u otras condiciones financieras son erróneas.',
    'Compruebe la cuenta y las condiciones con el comprador.',
  ],
  PPD: ['El comprador ha pagado una parte de la factura.', 'Lea la nota junto al motivo sobre el resto.'],
  'OTH.reason': ['Hay otro motivo; lo dice el texto junto al código.', 'Lea el texto, o pregunte al comprador.'],
  NOA: ['El comprador no pide nada.', STEP_1],
  PIN: ['El comprador pide más información.', 'Envíe lo que pide el texto junto al código.'],
  NIN: [
    'El comprador pide una factura nueva.',
    'Emita una factura nueva; anule esta con un abono donde la ley lo pida.',
  ],
  CNF: ['El comprador pide un abono por el importe entero.', 'Emita un abono por la factura entera.'],
  CNP: ['El comprador pide un abono por una parte.', 'Emita un abono por la parte que nombra el texto.'],
  CNA: ['El comprador pide un abono por el importe que no ha aceptado.', 'Emita un abono por ese importe.'],
  'OTH.action': [
    'El comprador pide otra cosa; lo dice el texto junto al código.',
    'Lea el texto, o pregunte al comprador.',
  ],
};

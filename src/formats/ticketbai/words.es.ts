import type { WordsOf } from '../../engine/index.ts';
import type { ticketBaiMessages } from './messages.ts';

export const words: WordsOf<typeof ticketBaiMessages> = {
  'ticketbai.license': 'El archivo nombra la licencia del programa que lo crea: indique `license`',
  'ticketbai.before': 'Indica qué factura se hizo antes: indique `code`, `issue_date` y `signature`',
  'ticketbai.territory':
    'La dirección de su código QR depende del territorio: indique `tax.ext.es-tbai-region` en el documento',
  'ticketbai.noAddress': 'La respuesta no tiene dirección de código QR',
};

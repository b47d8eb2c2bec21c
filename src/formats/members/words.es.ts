import type { WordsOf } from '../../engine/index.ts';
import type { memberMessages } from './messages.ts';

export const words: WordsOf<typeof memberMessages> = {
  'member.noMember': 'Un documento no tiene ningún miembro para ello',
  'member.noPlace': 'El formato no tiene ningún elemento para ello',
  'member.unread': 'No es lo que corresponde aquí',
  'member.oneHere': 'Un documento solo tiene un valor aquí',
  'member.implied': 'Se deduce del resto del documento',
  'member.sentFile': 'Es el fichero que se envió: aquí solo se leen su número y su fecha',
  'member.ofTheFile': 'Trata del fichero, no del documento',
  'member.onlyInvoices': 'El formato solo contiene facturas',
  'member.noNumber': 'La factura no tiene número',
  'member.otherFigure': 'El fichero dice {was}',
};

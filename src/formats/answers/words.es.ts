import type { WordsOf } from '../../engine/index.ts';
import type { answerMessages } from './messages.ts';

export const words: WordsOf<typeof answerMessages> = {
  'answer.unknownCode': 'Este código no está en la lista',
  'answer.toldByList': 'El código indica la lista',
  'answer.notTime': 'No es una hora del día',
  'answer.noDetails': 'Una acción no tiene detalles en un documento',
  'answer.placeless': 'Dice que no se conoce el lugar',
  'answer.toldByKind': 'La clase de defecto lo indica',
  'answer.otherAnswer': 'La clase de defecto indica otra respuesta',
  'answer.codeless': 'Un defecto necesita un código',
  'answer.oneSeller': 'Un documento nombra a un solo otro vendedor y a un solo otro comprador',
  'answer.noState': 'Un documento no tiene lugar para este estado',
  'answer.toldByState': 'El estado de la factura lo indica',
  'answer.otherState': 'El estado de la factura indica otro estado del documento',
  'answer.otherPhase': 'El estado de la factura indica otro remitente',
  'answer.nameOfState': 'Es el nombre del estado',
  'answer.toldByMoment': 'El momento indica su formato',
  'answer.platform': 'Una plataforma no es parte de la factura',
  'answer.oneEach': 'Un documento nombra a un vendedor y a un comprador',
  'answer.turn': 'Los motivos se numeran en su orden',
  'answer.oneKind': 'Un motivo indica una vez la clase de sus valores',
  'answer.ofPlatform': 'Solo se escriben los estados que pone una parte: 204 a 208 y 210',
  'answer.noMember': 'Un documento no tiene lugar para ello',
  'answer.noPlace': 'El formato no tiene lugar para ello',
  'answer.noNumber': 'La respuesta no tiene número; póngalo en `code`',
  'answer.onlyAnswers': 'Solo un `bill/status` se puede escribir como {format}',
};

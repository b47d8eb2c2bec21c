import type { WordsOf } from '../../engine/index.ts';
import type { answerMessages } from './messages.ts';

export const words: WordsOf<typeof answerMessages> = {
  'answer.unknownCode': 'Este código no está en la lista',
  'answer.toldByList': 'El código indica la lista',
  'answer.notTime': 'No es una hora del día',
  'answer.noDetails': 'Una acción no tiene detalles en un documento',
  'answer.placeless': 'Dice que no se conoce el lugar',
  'answer.toldByKind': 'La clase del defecto lo indica',
  'answer.otherAnswer': 'La clase del defecto indica otra respuesta',
  'answer.codeless': 'Un defecto necesita un código',
  'answer.oneSeller': 'Un documento nombra a un solo otro vendedor y a un solo otro comprador',
  'answer.noPlace': 'El formato no tiene lugar para ello',
  'answer.noNumber': 'La respuesta no tiene número; póngalo en `code`',
  'answer.onlyAnswers': 'Solo un `bill/status` se puede escribir como {format}',
};

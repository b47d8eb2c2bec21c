import type { WordsOf } from '../messages/message.ts';
import type { calendarMessages } from './messages.ts';

export const words: WordsOf<typeof calendarMessages> = {
  'calendar.january': 'enero',
  'calendar.february': 'febrero',
  'calendar.march': 'marzo',
  'calendar.april': 'abril',
  'calendar.may': 'mayo',
  'calendar.june': 'junio',
  'calendar.july': 'julio',
  'calendar.august': 'agosto',
  'calendar.september': 'septiembre',
  'calendar.october': 'octubre',
  'calendar.november': 'noviembre',
  'calendar.december': 'diciembre',
  'calendar.days': '{month} de {year} tiene {days} días',
  'calendar.months': 'los meses van de 01 a 12',
  'calendar.hours': 'las horas van de 00 a 23',
  'calendar.minutes': 'los minutos van de 00 a 59',
  'calendar.seconds': 'los segundos van de 00 a 59',
};

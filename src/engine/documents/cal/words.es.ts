import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CAL-DATE-01': 'Las fechas existen en el calendario y se escriben AAAA-MM-DD',
  'GOBL-CAL-DATE-01.must': 'ser un día del calendario',
  'GOBL-CAL-DATETIME-01': 'Una fecha con hora es un momento real y se escribe AAAA-MM-DDThh:mm:ss',
  'GOBL-CAL-DATETIME-01.must': 'ser un día del calendario con su hora',
  'GOBL-CAL-TIMESTAMP-01': 'Una marca de tiempo es un momento real, escrito con fecha, hora y desfase',
  'GOBL-CAL-TIMESTAMP-01.must': 'ser un momento',
  'GOBL-CAL-PERIOD-10': 'Un periodo no puede acabar antes de empezar',
  'GOBL-CAL-PERIOD-10.must': 'acabar en la fecha en que empieza o después',
  'GOBL-CAL-PERIOD-11': 'Un periodo necesita su primer día, su último día o ambos',
  'GOBL-CAL-PERIOD-11.must': 'tener un primer o un último día',
  'GOBL-CAL-PERIOD-01': 'El primer día de un periodo, si lo tiene, es un día real',
  'GOBL-CAL-PERIOD-02': 'El último día de un periodo, si lo tiene, es un día real',
};

import type { exportTexts as English } from '../en/export.ts';
import { counted } from '../figures.ts';
import { phrase } from '../live.ts';

export const exported = {
  lostInTheXml: 'No incluido en el XML',
  rulesThatTheXmlBreaks: 'Reglas incumplidas',
  rulesThatWarn: 'Avisos',
  andMore: (number) => `y ${counted(number)} más`,
  linkedCursors: 'Las posiciones del cursor están enlazadas.',
  loadingTheXml: 'Cargando el XML',
  breaksRules: 'Incumple reglas',
  losesSomething: 'Incompleto',
  warnings: 'Avisos',
  valid: 'Válido',
  updating: 'Actualizando',
  openInATab: 'Abrir en una pestaña',
  download: 'Descargar',
  saveAsPdf: 'Guardar como PDF',
  whatIsLostAndBroken: 'Campos no incluidos y reglas incumplidas',
  exportAnyway: 'Exportar de todos modos',
  whatTheFormatCannotSay: 'Los campos que este formato no admite no se incluyen.',
  xmlThatWasWritten: 'XML exportado',
  xmlThatWasWrittenRead: 'XML exportado, de solo lectura',
  noDocument: 'Sin documento',
  anInvoiceShowsHereAs: 'Muestra una factura como UBL o CII.',
  readingTheFormats: 'Cargando los formatos',
  profileAndFormat: 'Perfil y formato',
  writingTheXml: 'Exportando el XML',
  theSourceIsNotJson: 'El origen todavía no es JSON',
  writeItAgain: 'Exportar de nuevo',
  fromPlace: (place) => phrase`de ${place}`,
  fromPlaceAdded: (place) => phrase`de ${place}, que se añade al generar`,
} satisfies typeof English;

import type { exportTexts as English } from '../en/export.ts';
import { counted } from '../figures.ts';
import { phrase } from '../live.ts';

export const exported = {
  lostInTheXml: 'Se pierde en el XML',
  rulesThatTheXmlBreaks: 'Reglas que el XML incumple',
  rulesThatWarn: 'Reglas que avisan',
  andMore: (number) => `y ${counted(number)} más`,
  theCursorsPlaceInOne: 'El lugar del cursor en un texto se ilumina en el otro.',
  loadingTheXml: 'Cargando el XML',
  breaksRules: 'Incumple reglas',
  losesSomething: 'Pierde algo',
  warnings: 'Avisos',
  sound: 'Correcto',
  beingWrittenAnew: 'Escribiéndose de nuevo',
  openInATab: 'Abrir en una pestaña',
  download: 'Descargar',
  whatIsLostAndBroken: 'Lo que se pierde y se incumple',
  writeItEvenIfSomething: 'Escribirlo aunque se pierda algo',
  whatTheFormatCannotSay: 'Lo que el formato no puede decir no está en el archivo.',
  xmlThatWasWritten: 'XML escrito',
  xmlThatWasWrittenRead: 'XML escrito, de solo lectura',
  noDocument: 'Sin documento',
  anInvoiceShowsHereAs: 'Aquí se muestra una factura como UBL o CII.',
  readingTheFormats: 'Leyendo los formatos',
  profileAndFormat: 'Perfil y formato',
  writingTheXml: 'Escribiendo el XML',
  theSourceIsNotJson: 'El origen todavía no es JSON',
  writeItAgain: 'Escribirlo de nuevo',
  fromPlace: (place) => phrase`de ${place}`,
  fromPlaceAdded: (place) => phrase`de ${place}, que se añade al generar`,
} satisfies typeof English;

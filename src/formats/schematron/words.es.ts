import type { WordsOf } from '../../engine/index.ts';
import type { schematronMessages } from './messages.ts';

export const words: WordsOf<typeof schematronMessages> = {
  'schematron.tooLarge': 'El archivo comprimido ocupa más de {mostBytes} MiB una vez extraído',
  'schematron.notZip': 'No es un archivo ZIP que se pueda leer',
  'schematron.noSchematron':
    'No contiene Schematron (un archivo que termina en .sch). Las reglas compiladas (XSLT) no se pueden ejecutar',
  'schematron.notWorkedOut': 'La regla {rule} no se ha podido evaluar: {description}',
  'schematron.tooLong': 'las reglas tardan demasiado con este documento',
  'schematron.tooManyTests': 'el documento necesita más de {mostTests} pruebas',
  'schematron.noRule': 'Ninguna regla del archivo se aplica a este documento',
  'schematron.badFunctions': 'Sus funciones no se pueden ejecutar: {why}',
  'schematron.badInstruction': 'No se pueden ejecutar funciones que usen `xsl:{name}`',
};

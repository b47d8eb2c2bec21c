import type { WordsOf } from '../../engine/index.ts';
import type { schematronMessages } from './messages.ts';

export const words: WordsOf<typeof schematronMessages> = {
  'schematron.archiveUnpacksMoreThan': 'El archivo comprimido ocupa más de {mostBytes} MiB una vez extraído',
  'schematron.noZipArchiveCan': 'No es un archivo ZIP que se pueda leer',
  'schematron.thereNoSchematronFile':
    'No contiene Schematron (un archivo que termina en .sch). Las reglas compiladas (XSLT) no se pueden ejecutar',
  'schematron.ruleCouldNotWorked': 'La regla {rule} no se ha podido evaluar: {description}',
  'schematron.noRuleLooks': 'Ninguna regla del archivo mira este documento: es para documentos de otra clase',
  'schematron.functionsCannotRun': 'Sus funciones no se pueden ejecutar: {why}',
  'schematron.functionsUseXslCannot': 'No se pueden ejecutar funciones que usen `xsl:{name}`',
};

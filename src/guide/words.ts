import { schemaName } from '../app/api/definitions/schema.ts';
import type { JsonObject, Words } from '../engine/index.ts';
import { schemaTexts } from '../engine/schema-texts.es.ts';
import { textAt, withTexts } from '../engine/values.ts';
import type { Language } from './language.ts';

/** The texts of the frame and of the pages about types, which the guide has in every language. */
const english = {
  guide: 'guide',
  skip: 'Skip to the content',
  search: 'Search',
  searchHint: 'A word, a country or a rule',
  openWorkbench: 'Open the workbench',
  contents: 'Contents',
  onThisPage: 'On this page',
  neighbours: 'Pages before and after',
  previous: 'Previous',
  next: 'Next',
  otherLanguage: 'Español',
  inEnglish: '',
  openSample: 'Open in the workbench',
  types: 'Types and fields',
  typesSummary: 'Every type of GOBL and every field of it: meaning, example, and where formats have it',
  typesIntro:
    'Every type of GOBL with every field: what it means, an example, whether you write it or building does, and where the formats have it. Places and examples come from the documents that the tests of Assay build, write and read back: a format without a row may have no place for the field, or none of these documents uses it there.',
  type: 'Type',
  meaning: 'Meaning',
  list: (type: string) => `list of ${type}`,
  required: 'required',
  values: 'Values',
  example: 'Example',
  writtenBy: 'Who writes it',
  by: {
    people: 'You',
    building: 'Building',
    both: 'You, or else building',
  },
  fields: 'Fields',
  form: 'Form',
  refusals: 'Refusals',
  refusalsSummary: 'What the codes of authorities, networks and validators mean, and what to do',
  refusalsIntro:
    'What the codes in answers of authorities, networks and validators mean, in our words, and what to do. Paste an answer into the workbench to see its findings at their places in the document.',
  refusalsOf: (name: string) => `Codes in answers of ${name}, what they mean, and what to do.`,
  receiver: 'Who answers',
  code: 'Code',
  codes: 'Codes',
  codesSummary: 'Every code of Assay that is not a rule, with its cause and what to do',
  codesIntro:
    'These codes come from reading, calculating, comparing, signing and writing. Codes with a number at their end are rules; each has its own entry under Rules. On the command line, `assay explain CODE` prints the same.',
  cause: 'Cause',
  toDo: 'To do',
  where: 'Where',
  sources: 'Sources',
  typeSomething: 'Type at least two characters above.',
  needsScript: 'The search needs JavaScript.',
};

export type GuideTexts = typeof english;

const spanish: GuideTexts = {
  guide: 'guía',
  skip: 'Ir al contenido',
  search: 'Buscar',
  searchHint: 'Una palabra, un país o una regla',
  openWorkbench: 'Abrir el banco de trabajo',
  contents: 'Contenido',
  onThisPage: 'En esta página',
  neighbours: 'Páginas anterior y siguiente',
  previous: 'Anterior',
  next: 'Siguiente',
  otherLanguage: 'English',
  inEnglish: 'en inglés',
  openSample: 'Abrir en el banco de trabajo',
  types: 'Tipos y campos',
  typesSummary: 'Todos los tipos de GOBL y sus campos: significado, ejemplo y dónde los tienen los formatos',
  typesIntro:
    'Todos los tipos de GOBL con todos sus campos: qué significan, un ejemplo, si los escribe usted o el cálculo, y dónde los tienen los formatos. Los lugares y ejemplos salen de los documentos que las pruebas de Assay calculan, escriben y vuelven a leer: si falta la fila de un formato, puede que no tenga lugar para el campo o que ninguno de esos documentos lo use ahí.',
  type: 'Tipo',
  meaning: 'Significado',
  list: (type) => `lista de ${type}`,
  required: 'obligatorio',
  values: 'Valores',
  example: 'Ejemplo',
  writtenBy: 'Quién lo escribe',
  by: { people: 'Usted', building: 'El cálculo', both: 'Usted o, si no, el cálculo' },
  fields: 'Campos',
  form: 'Forma',
  refusals: 'Rechazos',
  refusalsSummary: 'Qué significan los códigos de autoridades, redes y validadores, y qué hacer',
  refusalsIntro:
    'Qué significan los códigos de las respuestas de autoridades, redes y validadores, en nuestras palabras, y qué hacer. Pegue una respuesta en el banco de trabajo y verá sus hallazgos en su lugar del documento.',
  refusalsOf: (name) => `Códigos de las respuestas de ${name}, qué significan y qué hacer.`,
  receiver: 'Quién responde',
  code: 'Código',
  codes: 'Códigos',
  codesSummary: 'Todos los códigos de Assay que no son reglas, con su causa y qué hacer',
  codesIntro:
    'Estos códigos vienen de leer, calcular, comparar, firmar y escribir. Los códigos con un número al final son reglas y tienen su entrada en las páginas de reglas. En la línea de órdenes, `assay explain CODE` dice lo mismo.',
  cause: 'Causa',
  toDo: 'Qué hacer',
  where: 'Dónde',
  sources: 'Fuentes',
  typeSomething: 'Escriba arriba al menos dos caracteres.',
  needsScript: 'La búsqueda necesita JavaScript.',
};

export const TEXTS: Readonly<Record<Language, GuideTexts>> = { en: english, es: spanish };

/** What schemas say, by path, in the languages other than English. */
const SCHEMA_TEXTS: Readonly<Record<Language, Words>> = { en: {}, es: schemaTexts };

/** A schema with its texts in the language. */
export function schemaIn(schema: JsonObject, language: Language): JsonObject {
  return withTexts(schema, SCHEMA_TEXTS[language], language);
}

/** What a type is called. */
export function typeName(path: string, language: Language): string {
  return textAt(SCHEMA_TEXTS[language], [path]) ?? schemaName(path);
}

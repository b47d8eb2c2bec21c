import type { editorTexts as English } from '../en/editor.ts';

export const editor = {
  sourceLabel: 'Documento de origen. Pulse Control M para que el tabulador saque el foco del editor.',
  generated: 'Este texto se genera solo. Edite el origen.',
  provisional: 'Provisional: un error anterior impide calcular algunas cifras.',
  typeTheValue: 'Escribir el valor',
  proposeValues: 'Proponer valores',
  build: 'Generar',
  source: (label) => `${label}: origen`,
  builtDocument: (label) => `${label}: documento generado`,
} satisfies typeof English;

import type { differenceTexts as English } from '../en/difference.ts';

export const difference = {
  loadingTheComparison: 'Cargando la comparación',
  notEnoughRoom: 'No hay sitio',
  openChangesWhichTellsThe: 'Abra Cambios, que dice lo mismo en una página pequeña.',
  building: 'Generando',
  noDocument: 'Sin documento',
  sourceAndBuiltDocumentShow: 'Aquí se muestran el origen y el documento generado línea por línea.',
  nothingToCompareYet: 'Todavía no hay nada que comparar',
  theSourceCannotBeCalculated: 'El origen no se puede calcular. Arregle antes sus errores.',
  noDifference: 'Ninguna diferencia',
  theSourceSaysWhat: 'El origen dice, valor por valor, lo mismo que el documento generado.',
  sourceAgainstBuiltDocument: 'El origen frente al documento generado',
} satisfies typeof English;

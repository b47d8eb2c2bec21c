import type { differenceTexts as English } from '../en/difference.ts';

export const difference = {
  loadingTheComparison: 'Cargando la comparación',
  notEnoughRoom: 'No hay sitio',
  openChangesWhichTellsThe: 'Abra Cambios, que muestra lo mismo en una pantalla pequeña.',
  building: 'Generando',
  noDocument: 'Sin documento',
  sourceAndBuiltDocumentShow: 'Compara el origen con el documento generado línea por línea.',
  nothingToCompareYet: 'Todavía no hay nada que comparar',
  theSourceCannotBeCalculated: 'El origen no se puede calcular. Corrija antes los errores.',
  noDifference: 'Ninguna diferencia',
  theSourceSaysWhat: 'El origen ya coincide con el documento generado.',
  sourceAgainstBuiltDocument: 'El origen frente al documento generado',
} satisfies typeof English;

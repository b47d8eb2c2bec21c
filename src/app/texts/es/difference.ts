import type { differenceTexts as English } from '../en/difference.ts';

export const difference = {
  loading: 'Cargando la comparación',
  notEnoughRoom: 'No hay espacio suficiente',
  openChanges: 'Abra Cambios, que muestra lo mismo en una pantalla pequeña.',
  building: 'Generando',
  noDocument: 'Sin documento',
  lead: 'Compara el origen con el documento generado línea por línea.',
  nothingToCompareYet: 'Todavía no hay nada que comparar',
  notCalculable: 'El origen no se puede calcular. Corrija antes los errores.',
  noDifference: 'Ninguna diferencia',
  alreadyBuilt: 'El origen ya coincide con el documento generado.',
  comparison: 'El origen frente al documento generado',
} satisfies typeof English;

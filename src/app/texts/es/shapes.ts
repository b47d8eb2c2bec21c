import type { shapesTexts as English } from '../en/shapes.ts';

export const shapes = {
  listOf: (type) => `lista de ${type}`,
  mapOf: (type) => `mapa de ${type}`,
  anyJson: 'cualquier JSON',
  or: 'o',
} satisfies typeof English;

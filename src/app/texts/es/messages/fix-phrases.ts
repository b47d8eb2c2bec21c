import type { Phrases } from '../../said.ts';

/** What fixes are called, and what would be accepted in one line. */
export const fixPhrases: Phrases = {
  'Remove it': 'Quitarlo',
  'Remove {}': 'Quitar {}',
  'Remove the currency of the document': 'Quitar la moneda del documento',
  'Rename to {}': 'Cambiar el nombre a {}',
  'Change to {}': 'Cambiar a {}',
  'Write it as the key {}': 'Escribirlo como la clave {}',
  'Write another, such as {}': 'Escribir otro, como {}',
  'Write {}': 'Escribir {}',
  'Cut off what is beyond {w} {s}': 'Cortar lo que pasa de {w} {s}',
  'Add {}': 'Añadir {}',
  'Fill in {}': 'Completar {}',
  'Choose {}': 'Elegir {}',
  'Keep one {} alone': 'Dejar solo un {}',
  'Keep the first of {} alone': 'Dejar solo el primero de {}',
  'Swap start and end': 'Intercambiar inicio y fin',
  'Keep the first {w} of {}': 'Dejar los {w} primeros de {}',
  'Ends in {w}, should be {w}: write {}': 'Acaba en {w}, debería ser {w}: escribir {}',
  'Begins with {w}, should be {w}: write {}': 'Empieza por {w}, debería ser {w}: escribir {}',
  'Has {w}, should be {w}: write {}': 'Tiene {w}, debería ser {w}: escribir {}',
  // What would be accepted, in one line
  'Expected: {s}': 'Se espera: {s}',
  'Expected: {}': 'Se espera: {}',
  'Expected: {} … ({w} more)': 'Se espera: {} … ({w} más)',
  'Expected form: {}': 'Forma que se espera: {}',
  'Expected: written like {}': 'Se espera escrito como {}',
};

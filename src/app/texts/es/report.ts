import type { reportTexts as English } from '../en/report.ts';
import { counted } from '../figures.ts';

export const report = {
  nothingToShowYet: 'Todavía no hay nada que mostrar',
  theXmlCannotBeRead: 'El XML no se puede leer. Arregle antes sus errores.',
  valuesInTheXmlEach: (values) => `${counted(values)} valores en el XML, de cada uno se da cuenta`,
  valuesInTheXmlNotAll: (told, all) =>
    `Los primeros ${counted(told)} de ${counted(all)} valores del XML; el informe de todos sería demasiado largo`,
  filterTheReport: 'Filtrar el informe',
  nothingFound: 'No se encuentra nada',
  theXmlHoldsNoValue: 'El XML no contiene ningún valor.',
  noValueTermOrPlace: 'Ningún valor, término ni lugar tiene esas palabras.',
  whatBecameOfEachValue: 'Qué ha sido de cada valor',
  outcomes: { left: 'fuera', recalculated: 'recalculado', taken: 'tomado', implied: 'implícito' },
  notes: {
    left: 'No está en el documento, con el motivo',
    recalculated: 'Se calcula de nuevo al generar el documento',
    taken: 'Está en el documento',
    implied: 'Se sigue del resto',
  },
  empty: '(vacío)',
  becomes: 'pasa a ser',
} satisfies typeof English;

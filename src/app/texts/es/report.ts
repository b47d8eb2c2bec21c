import type { reportTexts as English } from '../en/report.ts';
import { counted } from '../figures.ts';

export const report = {
  nothingToShowYet: 'Todavía no hay nada que mostrar',
  theXmlCannotBeRead: 'El XML no se puede leer. Corrija antes los errores.',
  valuesInTheXmlEach: (values) => `${counted(values)} valores en el XML, todos contabilizados`,
  valuesInTheXmlNotAll: (told, all) =>
    `Los primeros ${counted(told)} de ${counted(all)} valores del XML; el informe de todos sería demasiado largo`,
  filterTheReport: 'Filtrar el informe',
  nothingFound: 'Sin resultados',
  theXmlHoldsNoValue: 'El XML no contiene ningún valor.',
  noValueTermOrPlace: 'Ningún valor, término ni lugar coincide.',
  whatBecameOfEachValue: 'Qué ha pasado con cada valor',
  outcomes: { left: 'no importado', recalculated: 'recalculado', taken: 'importado', implied: 'implícito' },
  notes: {
    left: 'No está en el documento, con el motivo',
    recalculated: 'Se calcula de nuevo al generar el documento',
    taken: 'Está en el documento',
    implied: 'Se deduce de otros valores',
  },
  empty: '(vacío)',
  becomes: 'pasa a ser',
} satisfies typeof English;

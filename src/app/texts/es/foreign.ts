import type { foreignTexts as English } from '../en/foreign.ts';
import { counted } from '../figures.ts';

export const foreign = {
  calculatedLabel: 'no importado: se calcula al generar',
  imported: (program) => `Factura de ${program}, importada como documento`,
  title: 'Importar una factura de otro programa',
  lead: 'Los campos se reconocen por su nombre y su valor. El origen no cambia; el documento se abre al lado.',
  notRecognised: 'No se reconoce ninguna factura en este texto',
  notRecognisedHint: 'Una factura necesita líneas y dos de estos datos: número, fecha, moneda y cliente.',
  theDocument: 'El documento',
  taken: 'Importado',
  unknownFields: 'No importado: campo desconocido',
  calculatedFields: 'No importado: se calcula al generar',
  listCopiedAsMarkdown: 'Lista copiada como Markdown',
  copyTheList: 'Copiar la lista',
  opened: 'El documento está abierto en su propia pestaña',
  open: 'Abrir en una pestaña nueva',
  andMore: (number) => `y ${counted(number)} más: copie la lista para verlos`,
  left: 'no importado',
  valueAtBecame: 'valor en',
  became: 'pasa a',
  value: 'valor',
  summary: (program, taken, left, calculated) =>
    `Factura de ${program}: ${counted(taken)} valores importados, ${counted(left)} no importados, ${counted(calculated)} que se calculan al generar.`,
} satisfies typeof English;

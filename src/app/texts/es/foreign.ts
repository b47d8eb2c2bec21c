import type { foreignTexts as English } from '../en/foreign.ts';
import { counted } from '../figures.ts';

export const foreign = {
  leftBuildingWorksItOut: 'no importado: se calcula al generar',
  anInvoiceOfTakenOver: (program) => `Factura de ${program}, importada como documento`,
  takeOverAnInvoiceOf: 'Importar una factura de otro programa',
  membersAreToldByTheir:
    'Los campos se reconocen por su nombre y su valor. El origen no cambia; el documento se abre al lado.',
  noInvoiceIsKnownIn: 'No se reconoce ninguna factura en este texto',
  itNeedsLinesAndTwo: 'Una factura necesita líneas y dos de estos datos: número, fecha, moneda y cliente.',
  theDocument: 'El documento',
  taken: 'Importado',
  leftForNoNameTells: 'No importado: campo desconocido',
  leftForBuildingWorksIt: 'No importado: se calcula al generar',
  listCopiedAsMarkdown: 'Lista copiada como Markdown',
  copyTheList: 'Copiar la lista',
  theDocumentIsOpenIn: 'El documento está abierto en su propia pestaña',
  openInANewTab: 'Abrir en una pestaña nueva',
  andMoreCopyTheList: (number) => `y ${counted(number)} más: copie la lista para verlos`,
  left: 'no importado',
  valueAtBecame: 'valor en',
  became: 'pasa a',
  value: 'valor',
  anInvoiceOfValuesTaken: (program, taken, left, calculated) =>
    `Factura de ${program}: ${counted(taken)} valores importados, ${counted(left)} no importados, ${counted(calculated)} que se calculan al generar.`,
} satisfies typeof English;

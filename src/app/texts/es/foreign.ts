import type { foreignTexts as English } from '../en/foreign.ts';
import { counted } from '../figures.ts';

export const foreign = {
  leftBuildingWorksItOut: 'fuera: se calcula al generar',
  anInvoiceOfTakenOver: (program) => `Una factura de ${program}, incorporada como documento`,
  takeOverAnInvoiceOf: 'Incorporar una factura de otro programa',
  membersAreToldByTheir:
    'Los campos se reconocen por su nombre y su valor. El origen queda como está; el documento se abre al lado.',
  noInvoiceIsKnownIn: 'En este texto no se reconoce ninguna factura',
  itNeedsLinesAndTwo:
    'Necesita líneas y dos de estos: número, fecha, moneda y cliente, con nombres que usen los programas.',
  theDocument: 'El documento',
  taken: 'Tomado',
  leftForNoNameTells: 'Fuera, porque ningún nombre dice adónde va',
  leftForBuildingWorksIt: 'Fuera, porque se calcula al generar',
  listCopiedAsMarkdown: 'Lista copiada como Markdown',
  copyTheList: 'Copiar la lista',
  theDocumentIsOpenIn: 'El documento está abierto en su propia pestaña',
  openInANewTab: 'Abrir en una pestaña nueva',
  andMoreCopyTheList: (number) => `y ${counted(number)} más: copie la lista para verlos`,
  left: 'fuera',
  valueAtBecame: 'valor en',
  became: 'pasa a',
  value: 'valor',
  anInvoiceOfValuesTaken: (program, taken, left, calculated) =>
    `Una factura de ${program}: ${counted(taken)} valores tomados, ${counted(left)} fuera, ${counted(calculated)} que se calculan al generar.`,
} satisfies typeof English;

import type { invoiceTexts as English } from '../en/invoice.ts';

export const invoice = {
  andMoreLinesAllOf: (number) => `y ${number} líneas más, todas ellas al imprimir`,
  noDocument: 'Sin documento',
  anInvoiceShowsHereAs: 'Aquí se muestra una factura tal como se imprimiría.',
  building: 'Generando',
  letter: 'Carta',
  noResult: 'Sin resultado',
  theSourceCannotBeCalculated: 'El origen no se puede calcular. Arregle antes sus errores.',
  nothingToPrint: 'Nada que imprimir',
  onlyBillsHaveAPage: 'Solo las facturas y similares tienen página: documentos con partes.',
  asBuilt: 'Tal como se genera',
  withFaults: 'Con errores',
  language: 'Idioma',
  paper: 'Papel',
  print: 'Imprimir',
  invoice: 'Factura',
} satisfies typeof English;

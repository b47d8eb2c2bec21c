import type { invoiceTexts as English } from '../en/invoice.ts';

export const invoice = {
  andMoreLinesAllOf: (number) => `y ${number} líneas más, todas incluidas al imprimir`,
  noDocument: 'Sin documento',
  anInvoiceShowsHereAs: 'Muestra una factura tal como se imprimiría.',
  building: 'Generando',
  letter: 'Carta',
  noResult: 'Sin resultado',
  theSourceCannotBeCalculated: 'El origen no se puede calcular. Corrija antes los errores.',
  nothingToPrint: 'Nada que imprimir',
  onlyBillsHaveAPage: 'Solo se pueden imprimir documentos con partes, como las facturas.',
  asBuilt: 'Tal como se genera',
  withFaults: 'Con errores',
  language: 'Idioma',
  paper: 'Papel',
  print: 'Imprimir',
  invoice: 'Factura',
} satisfies typeof English;

import { plural } from '../figures.ts';
import type { invoiceTexts as English } from '../en/invoice.ts';

export const invoice = {
  moreLines: (number) => `y ${number} líneas más, todas incluidas al imprimir`,
  noDocument: 'Sin documento',
  lead: 'Muestra una factura tal como se imprimiría.',
  building: 'Generando',
  letter: 'Carta',
  noResult: 'Sin resultado',
  notCalculable: 'El origen no se puede calcular. Corrija antes los errores.',
  nothingToPrint: 'Nada que imprimir',
  nothingToPrintHint: 'Solo se pueden imprimir documentos con partes, como las facturas.',
  asBuilt: 'Según el documento generado',
  asDeclared: 'Según el XML',
  xmlUnreadable: 'El XML no se puede leer. Corrija antes los errores.',
  notShown: (count) => plural(count, { one: '# valor no está en la página', other: '# valores no están en la página' }),
  andMore: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  withFaults: 'Con errores',
  language: 'Idioma',
  paper: 'Papel',
  print: 'Imprimir',
  invoice: 'Factura',
} satisfies typeof English;

import type { documentTexts as English } from '../en/document.ts';

export const document = {
  nothingToShowYet: 'Todavía no hay nada que mostrar',
  xmlUnreadable: 'El XML no se puede leer. Corrija antes los errores.',
  lead: 'El contenido del XML, como documento que se puede generar.',
  documentJson: 'Documento, JSON',
  documentReadOnly: 'Documento, JSON de solo lectura',
} satisfies typeof English;

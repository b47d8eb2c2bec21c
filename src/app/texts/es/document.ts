import type { documentTexts as English } from '../en/document.ts';

export const document = {
  nothingToShowYet: 'Todavía no hay nada que mostrar',
  theXmlCannotBeRead: 'El XML no se puede leer. Arregle antes sus errores.',
  whatTheXmlSaysAs: 'Lo que dice el XML, como documento que se puede generar.',
  takeOver: 'Incorporar',
  documentJson: 'Documento, JSON',
  documentReadOnlyJson: 'Documento, JSON de solo lectura',
} satisfies typeof English;

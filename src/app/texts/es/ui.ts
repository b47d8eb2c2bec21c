import type { uiTexts as English } from '../en/ui.ts';
import { counted } from '../figures.ts';

export const ui = {
  restWorks: (message) => `El resto de la página sigue funcionando y su texto está a salvo. ${message}`,
  broke: (name) => `${name} ha fallado`,
  showItAgain: 'Mostrarlo otra vez',
  didNotLoad: (name) => `${name} no se ha cargado`,
  tryAgain: 'Intentarlo de nuevo',
  reloadThePage: 'Recargar la página',
  codeNotLoaded: 'No se ha podido cargar su código del servidor. Su texto está a salvo; compruebe la conexión.',
  firstOf: (shown, all) => `los primeros ${counted(shown)} de ${counted(all)}`,
  required: 'obligatorio',
  close: 'Cerrar',
  workbenchFailed: 'La aplicación ha fallado',
  reloadIt: 'Recargar',
  saveDocuments: 'Guardar mis documentos como archivo',
  discardStored: 'Descartar los datos guardados y recargar',
  documentsSaved:
    'Sus documentos están guardados en este navegador y se abren de nuevo al recargar. Si vuelve a fallar, guárdelos como archivo y después descarte los datos guardados. Las claves recordadas se conservan.',
  severities: { error: 'Error', warning: 'Aviso', info: 'Información', hint: 'Sugerencia' },
} satisfies typeof English;

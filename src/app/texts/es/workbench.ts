import type { workbenchTexts as English } from '../en/workbench.ts';
import { counted, plural } from '../figures.ts';

export const workbench = {
  filesOfTheTable: 'Archivos de la tabla',
  notShown: 'No está entre los archivos mostrados',
  fileOf: (at, number) => `Archivo ${counted(at)} de ${counted(number)}`,
  previous: 'Anterior',
  next: 'Siguiente',
  table: 'Tabla',
  closeFileList: 'Cerrar la lista de archivos',
  panes: 'Paneles',
  unreadableDrafts: 'Borradores ilegibles',
  saveAsAFile: 'Guardar como archivo',
  discard: 'Descartar',
  result: 'Resultado',
  viewsOfTheResult: 'Vistas del resultado',
  closeThisView: 'Cerrar la vista',
  ofPlace: (name, place) => `${name} ${counted(place)}`,
  documentOfALink: 'Documento recibido por enlace',
  fromLink: 'Este documento llegó con un enlace. Solo se guarda en este navegador si lo conserva o lo cambia.',
  keepIt: 'Conservarlo',
  doNotKeep: 'No conservarlo',
  welcome: 'Bienvenida',
  recover: (name) => `Recuperar ${name}`,
  allDrafts: (number) => `Los ${counted(number)} borradores`,
  pasteYours: 'Pegar mi documento',
  openFile: 'Abrir archivo',
  start: 'Plantilla…',
  startFrom: 'Nuevo desde plantilla…',
  dismiss: 'Cerrar',
  envelopeAltered: 'Este sobre se alteró después de firmarlo. No se fíe de su contenido.',
  envelopeSigned: 'Un sobre firmado, sin cambios visibles. Verifíquelo con una clave.',
  xmlValid: 'Una factura XML que cumple todas las reglas de su perfil. Impórtela como documento o abra otra.',
  xmlWithErrors:
    'Una factura XML con errores, marcados en su elemento. Corríjalos aquí o importe la factura como documento.',
  documentValid: 'Sin errores: este documento se puede generar. Abra el suyo o pruebe un ejemplo.',
  exampleWithErrors: 'Un ejemplo con dos errores y un cambio silencioso. Corríjalos aquí o abra su documento.',
  documentWithErrors: 'Los errores se marcan mientras escribe. Corríjalos aquí o abra otro documento.',
  problemsPanelHeight: 'Altura del panel de problemas',
  resultPanelWidth: (place) =>
    place === 1 ? 'Anchura del panel de resultados' : `Anchura del panel de resultados ${counted(place)}`,
  unreadableDraftsHere: (drafts) =>
    plural(drafts, {
      one: 'Un borrador de este navegador no se ha podido leer completo.',
      other: '# borradores de este navegador no se han podido leer completos.',
    }),
  draft: 'borrador',
} satisfies typeof English;

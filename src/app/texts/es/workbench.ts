import type { workbenchTexts as English } from '../en/workbench.ts';
import { counted, plural } from '../figures.ts';

export const workbench = {
  filesOfTheTable: 'Archivos de la tabla',
  notAmongThoseShown: 'No está entre los que se muestran',
  fileOf: (at, number) => `Archivo ${counted(at)} de ${counted(number)}`,
  previous: 'Anterior',
  next: 'Siguiente',
  table: 'Tabla',
  stopSteppingThroughFiles: 'Dejar de pasar de archivo en archivo',
  panes: 'Paneles',
  unreadableDrafts: 'Borradores ilegibles',
  saveAsAFile: 'Guardar como archivo',
  discard: 'Descartar',
  result: 'Resultado',
  viewsOfTheResult: 'Vistas del resultado',
  closeThisView: 'Cerrar esta vista',
  ofPlace: (name, place) => `${name} ${counted(place)}`,
  documentOfALink: 'Documento de un enlace',
  cameWithALink: 'Este documento llegó con un enlace. El navegador solo lo guarda si usted lo pide o lo cambia.',
  keepIt: 'Guardarlo',
  leaveIt: 'Dejarlo',
  welcome: 'Bienvenida',
  recover: (name) => `Recuperar ${name}`,
  allDrafts: (number) => `Los ${counted(number)} borradores`,
  pasteYours: 'Pegar el suyo',
  openFile: 'Abrir archivo',
  start: 'Empezar…',
  startFrom: 'Empezar con…',
  dismiss: 'Quitar',
  thisEnvelopeWasAlteredAfter: 'Este sobre se alteró después de firmarlo: no se fíe de lo que dice.',
  aSignedEnvelopeUnalteredAs: 'Un sobre firmado, sin alterar hasta donde él mismo dice. Verifíquelo con una clave.',
  anXmlInvoiceThatKeeps:
    'Una factura XML que cumple todas las reglas de su perfil. Incorpórela como documento o traiga otra.',
  anXmlInvoiceBrokenRules:
    'Una factura XML: las reglas incumplidas se ven en su elemento. Arréglelas aquí o incorpórela como documento.',
  acceptedThisDocumentCanBe: 'Aceptado: este documento se puede generar. Traiga el suyo o abra un ejemplo.',
  anExampleWithTwoFaults:
    'Un ejemplo con dos errores y un cambio silencioso. Arréglelos aquí o traiga su propio documento.',
  faultsShowAtTheirPlace: 'Los errores se ven en su sitio mientras escribe. Arréglelos aquí o traiga otro documento.',
  heightOfTheProblemsPanel: 'Altura del panel de problemas',
  widthOfTheResultPanel: (place) =>
    place === 1 ? 'Anchura del panel de resultados' : `Anchura del panel de resultados ${counted(place)}`,
  unreadableDraftsHere: (drafts) =>
    plural(drafts, {
      one: 'Un borrador de este navegador no se ha podido leer, al menos no del todo.',
      other: '# borradores de este navegador no se han podido leer, al menos no del todo.',
    }),
  draft: 'borrador',
} satisfies typeof English;

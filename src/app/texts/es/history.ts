import type { historyTexts as English } from '../en/history.ts';
import { counted, plural } from '../figures.ts';
import { phrase } from '../live.ts';

export const history = {
  documents: (number) => plural(number, { one: 'Un documento', other: '# documentos' }),
  lastChanged: (when) => phrase`último cambio: ${when}`,
  documentsAreOpenAgain: (number) =>
    plural(number, { one: 'El documento está abierto de nuevo', other: '# documentos están abiertos de nuevo' }),
  recover: 'Recuperar',
  draftDeleted: 'Borrador borrado',
  undo: 'Deshacer',
  delete: 'Borrar',
  documentsOfThisDraft: 'Documentos de este borrador',
  draft: (id) => `borrador ${id}`,
  empty: 'Vacío',
  longCheckedWhenItIs: 'Largo: se comprueba al abrirlo',
  notChecked: 'Sin comprobar',
  checking: 'Comprobando',
  deleteAllCopiesOf: (name) => `Borrar todas las copias de ${name}`,
  deleteAll: 'Borrar todas',
  copiesOf: (name) => `Copias de ${name}`,
  thisCopyCannotBeRead: 'Esta copia ya no se puede leer.',
  open: (name) => `Abrir ${name}`,
  download: (name) => `Descargar ${name}`,
  deleteThisCopyOf: (name) => `Borrar esta copia de ${name}`,
  draftsAndHistory: 'Borradores e historial',
  allOfThisIsKept:
    'Todo esto se guarda en este navegador y en ningún otro sitio. Si borra los datos del sitio, se borra también.',
  draftsOfClosedTabs: 'Borradores de pestañas cerradas',
  noClosedTabLeftAnything: 'Ninguna pestaña cerrada ha dejado nada.',
  drafts: 'Borradores',
  readingWhatIsStored: 'Leyendo lo guardado',
  history: 'Historial',
  keepACopyOfA: 'Guardar una copia del documento cada vez que se genera, se firma o se cierra',
  theLastDocumentsAtMost: (documents, copies) =>
    `Los últimos ${counted(documents)} documentos, con ${counted(copies)} copias de cada uno como máximo.`,
  noCopiesYet: 'Todavía no hay copias',
  buildSignOrCloseA:
    'Genere, firme o cierre un documento suyo, y aquí podrá recuperar el texto tal como estaba entonces.',
  noneWillBeKeptUntil: 'No se guardará ninguna hasta que las active.',
  documentsWithCopies: 'Documentos con copias',
  deleteAllHistory: 'Borrar todo el historial…',
  deleteAllHistory2: 'Borrar todo el historial',
  everyCopyIsGoneFor: 'Todas las copias desaparecen para siempre.',
  deleteThemAll: 'Borrarlas todas',
  keepThem: 'Conservarlas',
  whys: { built: 'Generado', signed: 'Firmado', closed: 'Cerrado' },
} satisfies typeof English;

import type { WordsOf } from '../../engine/index.ts';
import type { pageMessages } from './messages.ts';

export const words: WordsOf<typeof pageMessages> = {
  'page.onlyBillsPageDocuments': 'Solo las facturas tienen página: documentos con partes',
  'page.colourNotWrittenAs': 'El color no está escrito como `#1f4172`',
  'page.actionsRunThemselvesWere': 'Se quitaron las acciones que se ejecutan solas',
  'page.actionsArchiveForbidsWere': 'Se quitaron las acciones que un archivo duradero prohíbe',
  'page.transferCurvesWereTaken': 'Se quitaron las curvas de transferencia',
  'page.halftonePhasesWereTaken': 'Se quitaron las fases de trama',
  'page.picturesNoLongerSmoothed': 'Las imágenes ya no se suavizan',
  'page.otherVersionsPicturesWere': 'Se quitaron otras versiones de las imágenes',
  'page.linksOtherPicturesWere': 'Se quitaron los enlaces a otras imágenes',
  'page.pagesOtherFilesWere': 'Se quitaron las páginas de otros archivos',
  'page.hiddenAnnotationsWereTaken': 'Se quitaron las anotaciones ocultas',
  'page.logoNeitherPngNor': 'El logotipo no es PNG ni JPEG',
  'page.logoJpegColoursPrint': 'El logotipo es un JPEG en colores de imprenta; hacen falta los de pantalla',
  'page.logoJpegCannotRead': 'El logotipo es un JPEG que no se puede leer',
  'page.logoNoDotsOr': 'El logotipo no tiene puntos, o tiene más de {mostDots}',
  'page.logoPngOtherThan': 'El logotipo es un PNG entrelazado o que no tiene ocho bits por color',
  'page.logoPngCannotRead': 'El logotipo es un PNG que no se puede leer',
  'page.whatFileDoesWhen': 'Se quitó lo que el archivo hace al abrirse',
  'page.programsJavascriptWereTaken': 'Se quitaron los programas (JavaScript)',
  'page.documentCannotCalculated': 'El documento no se puede calcular.',
  'page.unknownFormat': 'No existe el formato `{format}` de PDF',
  'page.unknownProfile': '{format} no tiene ningún perfil `{profile}`',
  'page.unknownLanguage': 'No se escriben páginas en `{lang}`',
};

import type { WordsOf } from '../../engine/index.ts';
import type { pageMessages } from './messages.ts';

export const words: WordsOf<typeof pageMessages> = {
  'page.notBill': 'Solo las facturas tienen página: documentos con partes',
  'page.badColour': 'El color no está escrito como `#1f4172`',
  'page.noActions': 'Se quitaron las acciones que se ejecutan solas',
  'page.noForbiddenActions': 'Se quitaron las acciones que un archivo duradero prohíbe',
  'page.noTransferCurves': 'Se quitaron las curvas de transferencia',
  'page.noHalftonePhases': 'Se quitaron las fases de trama',
  'page.widths': 'Los anchos de los caracteres se ajustaron a los de su fuente',
  'page.noSmoothing': 'Las imágenes ya no se suavizan',
  'page.noAlternates': 'Se quitaron otras versiones de las imágenes',
  'page.noPictureLinks': 'Se quitaron los enlaces a otras imágenes',
  'page.noForeignPages': 'Se quitaron las páginas de otros archivos',
  'page.noHiddenNotes': 'Se quitaron las anotaciones ocultas',
  'page.logoFormat': 'El logotipo no es PNG ni JPEG',
  'page.logoColours': 'El logotipo es un JPEG en colores de imprenta; hacen falta los de pantalla',
  'page.badJpeg': 'El logotipo es un JPEG que no se puede leer',
  'page.logoSize': 'El logotipo no tiene puntos, o tiene más de {mostDots}',
  'page.logoPng': 'El logotipo es un PNG entrelazado o que no tiene ocho bits por color',
  'page.badPng': 'El logotipo es un PNG que no se puede leer',
  'page.noOpenAction': 'Se quitó lo que el archivo hace al abrirse',
  'page.noPrograms': 'Se quitaron los programas (JavaScript)',
  'page.cannotCalculate': 'El documento no se puede calcular.',
  'page.unknownFormat': 'No existe el formato `{format}` de PDF',
  'page.unknownProfile': '{format} no tiene ningún perfil `{profile}`',
  'page.unknownLanguage': 'No se escriben páginas en `{lang}`',
};

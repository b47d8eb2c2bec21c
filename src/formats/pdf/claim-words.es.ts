import type { WordsOf } from '../../engine/index.ts';
import type { claimMessages } from './claim-messages.ts';

export const words: WordsOf<typeof claimMessages> = {
  'claim.noMetadata':
    'Los metadatos del PDF (XMP) no dicen que lleve una factura, y los lectores pueden pasarla por alto',
  'claim.profile': 'El PDF dice que su factura tiene el perfil {level}; el XML dice {xmlLevel}',
  'claim.documentType': 'El PDF indica el tipo de documento {documentType}; {name} tiene {value}',
  'claim.version': 'El PDF indica la versión {version}; {name} tiene {versions}',
  'claim.fileName': 'El PDF dice que su factura es el archivo {fileName}; va adjunta como {attachment}',
  'claim.attachedName': 'La factura va adjunta como {fileName}; {name} llama al archivo {files}',
  'claim.relationship':
    'La factura adjunta tiene con el PDF la relación {relationship}; lo correcto sería {value} (ISO 19005-3, 6.8; Factur-X 1.07, 6.2.2)',
  'claim.notAssociated':
    'El catálogo del PDF no incluye la factura en AF, así que está adjunta, pero no pertenece a nada (ISO 19005-3, 6.8)',
  'claim.noOutputIntent':
    'El PDF no tiene la condición de salida de PDF/A, así que sus páginas no pueden usar colores del dispositivo (ISO 19005-3, 6.2.4.3)',
  'claim.severalInvoices': 'El PDF lleva más de una factura: {attachment}, que es la que se lee, y {value}',
  'claim.none': '(ninguno)',
  'claim.pageTotal': 'La página no muestra {total}, que es el total con IVA en el XML (BT-112)',
  'claim.pageDue': 'La página no muestra {due}, que es el importe a pagar en el XML (BT-115)',
  'claim.pageVat': 'La página no muestra {vat}, que es el total del IVA en el XML (BT-110)',
  'claim.pageNumber': 'La página no muestra {number}, que es el número de la factura en el XML (BT-1)',
  'claim.pageDate': 'La página no muestra {day}, que es la fecha de expedición en el XML (BT-2)',
};

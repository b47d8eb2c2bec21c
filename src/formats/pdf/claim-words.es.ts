import type { WordsOf } from '../../engine/index.ts';
import type { claimMessages } from './claim-messages.ts';

export const words: WordsOf<typeof claimMessages> = {
  'claim.metadataPdfXmpDo':
    'Los metadatos del PDF (XMP) no dicen que lleve una factura, y los lectores pueden pasarla por alto',
  'claim.pdfSaysInvoiceProfile': 'El PDF dice que su factura tiene el perfil {level}; el XML dice {xmlLevel}',
  'claim.pdfNamesDocumentType': 'El PDF indica el tipo de documento {documentType}; {name} tiene {value}',
  'claim.pdfNamesVersion': 'El PDF indica la versión {version}; {name} tiene {versions}',
  'claim.pdfSaysInvoiceFile': 'El PDF dice que su factura es el archivo {fileName}; va adjunta como {attachment}',
  'claim.invoiceAttachedAsCalls': 'La factura va adjunta como {fileName}; {name} llama al archivo {files}',
  'claim.attachedInvoiceRelationshipPdf':
    'La factura adjunta tiene con el PDF la relación {relationship}; lo correcto sería {value}',
  'claim.pdfCarriesMoreThan': 'El PDF lleva más de una factura: {attachment}, que es la que se lee, y {value}',
  'claim.none': '(ninguno)',
};

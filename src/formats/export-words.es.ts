import type { WordsOf } from '../engine/index.ts';
import type { exportMessages } from './export-messages.ts';

export const words: WordsOf<typeof exportMessages> = {
  'export.en16931KnowsNo': 'EN 16931 no conoce ningún impuesto que retenga el comprador',
  'export.formatNoPlaceHere': 'El formato no tiene aquí sitio para {term}',
  'export.cannotRead': 'No se puede leer',
  'export.thereNoFormatThere': 'No existe el formato `{format}`; existen {written}',
  'export.readNotWrittenWrite': '{format} se lee y no se escribe; escriba `cii` en su lugar',
  'export.noProfile': '{format} no tiene ningún perfil `{profile}`',
  'export.formatCannotSayAll': 'El formato no puede decir todo lo que dice el documento.',
  'export.thereNoDocumentWrite': 'No hay ningún documento que escribir',
  'export.en16931AboutInvoices': 'EN 16931 trata solo de facturas y notas de abono',
  'export.documentCannotWrittenAs': 'El documento no se puede escribir como {profile}.',
  'export.namedGroup': '{name} {own}',
  'export.en16931NoTerm': 'EN 16931 no tiene ningún término para esto',
};

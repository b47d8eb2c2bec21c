import type { WordsOf } from '../../engine/index.ts';
import type { exportMessages } from './export-messages.ts';

export const words: WordsOf<typeof exportMessages> = {
  'export.noRetained': 'EN 16931 no tiene ningún impuesto que retenga el comprador',
  'export.noPlace': 'El formato no tiene aquí sitio para {term}',
  'export.cannotRead': 'No se puede leer',
  'export.profileAsFormat': '`{format}` es un perfil: pida el formato {formats} con el perfil `{profile}`',
  'export.unknownFormat': 'No existe el formato `{format}`; existen {written}',
  'export.noNumber': 'La factura no tiene número; indíquelo como `code`',
  'export.isDraft': 'Sin él el fichero es un borrador: no lo envíe',
  'export.needsContext': 'Un fichero de {format} necesita más que su documento: véase `context`.',
  'export.breaksSchema': 'El XML no cumpliría el esquema de {format}.',
  'export.onlyRead': '{format} se puede leer pero no escribir; use `cii`',
  'export.noProfile': '{format} no tiene ningún perfil `{profile}`; `GET /v0/formats` da los que hay',
  'export.profileLike': '{format} no tiene ningún perfil `{profile}`; ¿quiere decir {profiles}?',
  'export.cannotSayAll':
    'El formato no tiene sitio para valores que importan. Cámbielos como se indica o déjelos fuera con `allow_loss` (en la línea de comandos, `--allow-loss`).',
  'export.noDocument': 'No hay ningún documento que escribir',
  'export.onlyInvoices': 'EN 16931 solo abarca facturas y notas de abono',
  'export.cannotWrite': 'El documento no se puede escribir como {profile}.',
  'export.namedGroup': '{name} {own}',
  'export.noTerm': 'EN 16931 no tiene ningún término para esto',
};

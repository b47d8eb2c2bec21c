import type { WordsOf } from '../../../engine/index.ts';
import type { sdiMessages } from './messages.ts';

export const words: WordsOf<typeof sdiMessages> = {
  'sdi.twice': 'Dos facturas del archivo tienen el mismo número en el mismo año.',
  'sdi.once': 'Un número aparece una vez al año, entre las facturas y entre las notas de crédito',
  'sdi.fewSummaries': 'Hay más tipos en líneas y cajas que resúmenes.',
  'sdi.summaries': 'Cada tipo de las líneas y cajas tiene un resumen',
  'sdi.otherLength': 'El código del destinatario tiene 6 caracteres con FPA12 y 7 con FPR12.',
  'sdi.tooMuch': 'Una factura simplificada supera los 400.00 EUR, y el proveedor no es RF19 ni RF20.',
  'sdi.limit': 'Una factura simplificada es de 400.00 EUR como máximo, salvo que el proveedor sea RF19 o RF20',
  'sdi.toItself': 'Proveedor y cliente son la misma persona, lo que este tipo de documento no admite.',
  'sdi.toAnother': 'Proveedor y cliente son dos personas',
  'sdi.fromOther': 'Proveedor y cliente no son la misma persona, como exigen TD21 y TD27.',
  'sdi.fromItself': 'Con TD21 y TD27, proveedor y cliente son la misma persona',
  'sdi.italianSupplier':
    'El país del proveedor no corresponde al tipo de documento: TD17, TD18, TD19 y TD28 son para proveedores extranjeros, TD29 para italianos.',
  'sdi.supplierFits': 'El proveedor es extranjero con TD17, TD18, TD19 y TD28, e italiano con TD29',
};

import type { CodeWords } from '../../code-words.ts';
import { MENDED, resend } from './aeat-endings-words.es.ts';

const NUMBER = resend('Use como máximo 60 caracteres ASCII imprimibles, sin `"`, `\'`, `<`, `>` ni `=`.');
const DATE = resend('Escriba la fecha como dd-mm-aaaa: 31-12-2026.');
const WAY = resend('Escriba S con ImporteRectificacion (los importes sustituidos), o I con las diferencias y sin él.');
const YEAR = resend('Compruebe el año.');
const S_OR_N = resend('Escriba S o N, o no lo incluya.');
const LATER_DATE = resend('Una fecha posterior solo se admite con las claves de régimen 14 y 15, en IVA o IGIC.');
const KEY_14 =
  'La clave 14 es para certificaciones de obra a una administración pública cuyo IVA aún no se ha devengado; en otro caso, use otra clave.';
const LONG = resend('Escriba como máximo doce cifras antes del punto y dos después, sin separadores de millares.');
const SAME_AGAIN = 'El fallo es de la AEAT: envíe más tarde el mismo registro.';

/** El registro y la factura como un todo. */
export const AEAT_RECORD_WORDS: CodeWords = {
  '1100': [
    'Un campo tiene un valor que su tipo no admite.',
    resend('El mensaje nombra el campo: compruebe su longitud, su lista de valores y su formato.'),
  ],
  '1104': ['El número de la factura no tiene un formato admitido.', NUMBER],
  '1105': ['La fecha de expedición no tiene un formato admitido.', DATE],
  '1106': [
    'El tipo de la factura no está en la lista.',
    resend('Escriba F1, F2 o F3, y de R1 a R5 para una rectificativa.'),
  ],
  '1107': ['El modo de rectificar no es ni por sustitución ni por diferencias.', WAY],
  '1112': ['La factura lleva una fecha futura.', resend('Féchela como tarde hoy, en el huso horario de España.')],
  '1114': ['Una rectificativa no dice cómo rectifica.', WAY],
  '1115': [
    'Una factura que no es rectificativa dice cómo rectifica.',
    resend('No incluya TipoRectificativa con F1, F2 y F3, o use uno de R1 a R5.'),
  ],
  '1116': [
    'Se nombran facturas simplificadas sustituidas en una factura que no es de tipo F3.',
    resend('Use F3 para una factura en sustitución de simplificadas; en otro caso no incluya FacturasSustituidas.'),
  ],
  '1117': [
    'Se nombran facturas rectificadas en una factura que no es rectificativa.',
    resend('Use uno de R1 a R5, o no incluya FacturasRectificadas.'),
  ],
  '1118': [
    'Una rectificativa por sustitución no indica los importes que sustituye.',
    resend('Escriba en ImporteRectificacion la base y la cuota de la factura anterior.'),
  ],
  '1119': [
    'Se indican importes sustituidos aunque la factura no rectifica por sustitución.',
    resend('No incluya ImporteRectificacion, o escriba TipoRectificativa S.'),
  ],
  '1125': [
    'La fecha de la operación está demasiado lejos en el futuro.',
    resend('Puede estar como tarde en el año siguiente, y en el futuro solo con las claves de régimen 14 y 15.'),
  ],
  '1128': [
    'La AEAT no tiene ningún acuerdo de facturación con este número.',
    resend('Compruebe el número de la autorización que dio la AEAT, o no lo incluya.'),
  ],
  '1129': ['La AEAT no pudo consultar el acuerdo de facturación.', SAME_AGAIN],
  '1130': ['El número de la factura contiene caracteres no admitidos.', NUMBER],
  '1133': ['La fecha de expedición es de hace más de veinte años.', YEAR],
  '1134': ['La fecha de la operación es de hace más de veinte años.', YEAR],
  '1136': ['El indicador de factura simplificada cualificada no es ni S ni N.', S_OR_N],
  '1137': ['El indicador de importe muy elevado no es ni S ni N.', S_OR_N],
  '1138': [
    'Se indica un importe muy elevado y el total es inferior a 100 millones.',
    resend('No incluya Macrodato; compruebe el total.'),
  ],
  '1139': [
    'El total es de 100 millones o más y no se indica.',
    resend('Compruebe que el total es correcto; si lo es, escriba Macrodato S.'),
  ],
  '1145': ['Una fecha no tiene un formato admitido.', DATE],
  '1146': ['La factura se expide antes de su operación.', LATER_DATE],
  '1147': [
    'La clave de régimen 14 pide una fecha de operación posterior a la de expedición.',
    resend(`Escriba el día en que se devenga el impuesto. ${KEY_14}`),
  ],
  '1148': [
    'La clave de régimen 14 no es compatible con una factura simplificada ni con la que la sustituye.',
    resend(`Use F1 o de R1 a R4. ${KEY_14}`),
  ],
  '1149': [
    'La clave de régimen 14 pide como cliente un organismo público: uno que esté en el censo y cuyo NIF empiece por P, Q, S o V.',
    resend(KEY_14),
  ],
  '1150': [
    'Una factura simplificada supera los 3000 euros, impuesto incluido.',
    resend(
      'Expida una factura completa (F1) que nombre al cliente; un acuerdo con la AEAT o el artículo 6.1.d del Reglamento de facturación levantan el límite.',
    ),
  ],
  '1152': [
    'La factura tiene una fecha anterior al 28 de octubre de 2024, cuando nació VERI*FACTU.',
    resend('Compruebe la fecha de expedición; las facturas más antiguas no se envían.'),
  ],
  '1157': [
    'El indicador de cupón no es ni S ni N, o es S en una factura que no es R1 ni R5.',
    resend('Escriba S solo en una rectificativa R1 o R5 por cupones; en otro caso no lo incluya.'),
  ],
  '1173': ['La fecha de la operación está en el futuro.', LATER_DATE],
  '1183': [
    'Una factura simplificada cualificada figura como F2 o R5.',
    resend('Con este indicador use F1, F3 o de R1 a R4.'),
  ],
  '1184': ['El indicador de factura sin identificación del destinatario no es ni S ni N.', S_OR_N],
  '1185': [
    'Una factura que no tiene que identificar al destinatario figura como completa.',
    resend('Este indicador solo va con F2 y R5.'),
  ],
  '1210': [
    'El total no concuerda con las líneas del desglose.',
    resend('Sume base, cuota y recargo de cada línea del desglose; la retención (IRPF) no cuenta.'),
  ],
  '1216': [
    'La cuota total no concuerda con las líneas del desglose.',
    resend('Sume la cuota y el recargo de cada línea del desglose.'),
  ],
  '1243': ['La AEAT no pudo determinar el huso horario de la fecha.', SAME_AGAIN],
  '1253': [
    'Su referencia propia no tiene un formato admitido.',
    resend('Use como máximo 60 caracteres, o no la incluya.'),
  ],
  '1256': ['La AEAT no pudo consultar el límite de la fecha de expedición.', SAME_AGAIN],
  '1265': ['El tipo de la factura no tiene dos caracteres.', resend('Escriba F1, F2, F3 o de R1 a R5.')],
  '1266': ['La cuota total es demasiado larga.', LONG],
  '1267': ['El total de la factura es demasiado largo.', LONG],
  '1287': [
    'Un texto contiene uno de los caracteres que la AEAT no admite: `<`, `>`, `"`, `\'`, `=`.',
    resend('El mensaje nombra el campo: quite esos caracteres.'),
  ],
  '1288': ['La AEAT no pudo comprobar la fecha de expedición o de operación.', SAME_AGAIN],
  '3000': [
    'La AEAT ya tiene un registro de este emisor, número y fecha.',
    'No lo envíe dos veces: consulte el registro en la AEAT. Dé otro número a otra factura; un cambio de esta se envía con Subsanacion S.',
  ],
  '2000': [
    'La AEAT calcula otra huella del registro que la que este lleva.',
    'Calcule la huella con los mismos valores que se envían, en el orden de la especificación, y escríbala en mayúsculas. El registro queda en la cadena como está; corrija el programa antes del siguiente.',
  ],
  '2001': [
    'El NIF y el nombre del cliente no están en el censo.',
    `Compruebe número y nombre con el cliente. Si ambos son correctos, identifíquelo con IDType 07 en IDOtro. ${MENDED}`,
  ],
  '2002': [
    'La huella del registro anterior no tiene la longitud debida.',
    'Una huella es SHA-256 en 64 cifras hexadecimales en mayúsculas. Cópiela del último registro que hizo este sistema.',
  ],
  '2003': [
    'La huella del registro anterior no tiene el formato debido.',
    'Una huella es SHA-256 en 64 cifras hexadecimales en mayúsculas. Cópiela del último registro que hizo este sistema.',
  ],
  '2004': [
    'La hora del registro dista demasiado de aquella en que lo recibió la AEAT; se admiten 240 segundos.',
    'Ponga el reloj en hora con un servidor de tiempo y envíe cada registro enseguida. Si algo le impidió enviarlo, escriba Incidencia S en la cabecera. La AEAT no pide subsanar este error.',
  ],
  '2005': [
    'El total no concuerda con las líneas del desglose; se admiten diez euros de diferencia.',
    `Sume base, cuota y recargo de cada línea; la retención (IRPF) no cuenta. ${MENDED}`,
  ],
  '2006': [
    'La cuota total no concuerda con las líneas del desglose; se admiten diez euros de diferencia.',
    `Sume la cuota y el recargo de cada línea. ${MENDED}`,
  ],
  '2007': [
    'El registro figura como el primero de este programa, y la AEAT tiene anteriores del mismo emisor.',
    'Encadene cada registro con el anterior. Al trasladar el programa llévese el último registro, o dé a la instalación nueva un número propio.',
  ],
  '2008': [
    'La huella del registro anterior es la de este mismo.',
    'Tome la huella del registro anterior a este, no la que se acaba de calcular.',
  ],
  '2009': ['Una línea de IPSI no tiene clave de régimen.', `Escriba ClaveRegimen con Impuesto 02. ${MENDED}`],
};

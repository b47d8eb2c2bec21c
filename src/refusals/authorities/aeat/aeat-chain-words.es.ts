import type { CodeWords } from '../../code-words.ts';
import { resend } from './aeat-endings-words.es.ts';

const FLAGS = resend(
  'Un registro que subsana uno rechazado lleva Subsanacion S con RechazoPrevio X, o S si la AEAT tiene un registro anterior de la factura; el primero no lleva ninguno.',
);
const COPY =
  'Copie emisor, número, fecha y huella del último registro que hizo este sistema, lo aceptara o no la AEAT.';
const PREVIOUS = resend(COPY);
const SOFTWARE = resend('Copie los datos del programa de la declaración responsable de su productor.');
const FIRST = resend(
  'Escriba PrimerRegistro S solo en el primer registro del sistema; nombre RegistroAnterior en todos los demás.',
);
const S_OR_N = resend('Escriba S o N.');
const HASH = 'Una huella es SHA-256 en 64 cifras hexadecimales en mayúsculas.';
const HASH_TYPE = resend('Escriba 01, que es SHA-256.');
const CLOCK = resend('Escriba fecha, hora y diferencia horaria: 2026-11-23T10:15:00+01:00.');
const SAME_AGAIN = 'El fallo es de la AEAT: envíe más tarde el mismo registro.';
const cancel = (advice: string): string => `${advice} Envíe la anulación otra vez con RechazoPrevio S.`;
const ask = (advice: string): string => `${advice} No afecta a ninguna factura: corrija la consulta y repítala.`;
const WHO_CANCELS = cancel(
  'GeneradoPor es E (emisor), D (destinatario) o T (tercero) y va con Generador; no incluya ninguno si anula el emisor.',
);

/** El programa, la cadena de huellas, los indicadores de subsanación, las anulaciones y las consultas. */
export const AEAT_CHAIN_WORDS: CodeWords = {
  '1153': ['Hay RechazoPrevio X sin Subsanacion S.', FLAGS],
  '1161': ['Hay RechazoPrevio S sin Subsanacion S.', FLAGS],
  '1171': ['Subsanacion o RechazoPrevio tiene un valor no admitido.', FLAGS],
  '1174': ['La fecha de la factura del registro anterior es incorrecta.', PREVIOUS],
  '1175': ['El número de la factura del registro anterior es incorrecto.', PREVIOUS],
  '1176': ['El NIF del productor del programa es incorrecto.', SOFTWARE],
  '1177': [
    'La identificación del programa es incorrecta.',
    resend('Escriba los dos caracteres que le dio su productor, letras mayúsculas o cifras: ni un nombre ni un UUID.'),
  ],
  '1179': ['Algo del bloque del programa es incorrecto.', SOFTWARE],
  '1180': ['El enlace con el registro anterior es incorrecto.', FIRST],
  '1212': ['No se indica con S ni con N si el programa solo funciona como VERI*FACTU.', S_OR_N],
  '1213': ['No se indica con S ni con N si el programa puede servir a varios contribuyentes.', S_OR_N],
  '1214': [
    'El número de contribuyentes no es un número positivo de hasta cuatro cifras.',
    resend('Escriba un número entero de 1 a 9999.'),
  ],
  '1220': [
    'El nombre del programa es incorrecto.',
    resend('Escriba su nombre con 30 caracteres como máximo, como en la declaración de su productor.'),
  ],
  '1221': [
    'La clase de identificación del productor del programa es incorrecta.',
    resend('Dé su NIF, o un IDType de 02 a 06 en IDOtro.'),
  ],
  '1223': ['El productor del programa tiene NIF e IDOtro, o ninguno.', resend('Dé exactamente uno de NIF e IDOtro.')],
  '1226': ['No se indica con S ni con N si el programa sirve a varios contribuyentes.', S_OR_N],
  '1224': ['Una anulación tiene solo uno de GeneradoPor y Generador.', WHO_CANCELS],
  '1225': ['Quién hizo la anulación se indica con un valor que no está en la lista.', WHO_CANCELS],
  '1227': ['Una anulación hecha por el emisor no da su NIF en Generador.', WHO_CANCELS],
  '1228': ['Quien hizo la anulación tiene NIF e IDOtro, o ninguno.', cancel('Dé exactamente uno de NIF e IDOtro.')],
  '1229': ['Un tercero que anula figura como no censado.', cancel('Dé su NIF u otro documento que no sea IDType 07.')],
  '1230': [
    'Un destinatario español que anula se identifica con un documento no admitido.',
    cancel('Escriba IDType 03 o 07, o su NIF.'),
  ],
  '1231': [
    'La clase de identificación de quien anula no está en la lista.',
    cancel('Escriba un IDType de 02 a 07, o el NIF.'),
  ],
  '1258': ['El NIF de quien anula es incorrecto.', cancel('Escriba sus nueve caracteres, sin ES.')],
  '1259': [
    'El NIF de quien anula no está en el censo, o es el del propio emisor.',
    cancel('Compruébelo con el censo; no incluya Generador si anula el emisor.'),
  ],
  '1273': ['Algo del bloque de quien anula es incorrecto.', cancel('Compruebe que tiene nombre, y NIF o IDOtro.')],
  '1276': [
    'El indicador de anulación sin registro previo tiene un valor no admitido.',
    cancel('Escriba S solo si la AEAT no tiene ningún registro de la factura; en otro caso N o nada.'),
  ],
  '1241': ['La AEAT no pudo consultar el programa.', SAME_AGAIN],
  '1242': [
    'La AEAT no conoce este programa.',
    resend(
      'Compruebe todos los campos de SistemaInformatico. Copie los datos del programa de la declaración responsable de su productor.',
    ),
  ],
  '1244': ['La hora del registro no tiene el formato admitido.', CLOCK],
  '1247': ['La clase de huella no está en la lista.', HASH_TYPE],
  '1248': ['El mes de la consulta es incorrecto.', ask('Escriba de 01 a 12.')],
  '1249': [
    'El indicador de consulta por un representante tiene un valor no admitido.',
    ask('Escriba S, o no lo incluya.'),
  ],
  '1250': [
    'El intervalo de fechas de la consulta termina antes de empezar.',
    ask('Escriba primero la fecha anterior.'),
  ],
  '1251': ['La versión del formato no es una que la AEAT admita.', resend('Escriba 1.0.')],
  '1261': [
    'Hay un indicador de representante en una consulta que no se hace como emisor.',
    ask('No incluya IndicadorRepresentante si consulta como destinatario.'),
  ],
  '1262': ['La huella no tiene la longitud debida.', resend(HASH)],
  '1263': ['La clase de huella no tiene la longitud debida.', HASH_TYPE],
  '1264': ['El indicador de primer registro no tiene la longitud debida.', FIRST],
  '1268': ['La hora del registro no tiene la longitud debida.', CLOCK],
  '1269': ['El registro anterior no se indica completo.', PREVIOUS],
  '1270': ['El indicador que pide el nombre del emisor tiene un valor no admitido.', ask('Escriba S o N.')],
  '1271': ['El indicador que pide el programa tiene un valor no admitido.', ask('Escriba S o N.')],
  '1272': [
    'Un destinatario pide el programa del emisor.',
    ask('Escriba MostrarSistemaInformatico N, o no lo incluya.'),
  ],
  '1274': ['El indicador de primer registro tiene un valor no admitido.', FIRST],
  '1275': ['RechazoPrevio tiene un valor no admitido.', FLAGS],
  '1285': ['La consulta corresponde a varios programas.', ask('Dé más campos de SistemaInformatico.')],
  '1291': [
    'La huella del registro anterior contiene caracteres que no son letras ni cifras.',
    resend(`${HASH} ${COPY}`),
  ],
  '1292': ['La huella contiene caracteres que no son letras ni cifras.', resend(HASH)],
  '3001': [
    'El registro de esta factura ya está anulado.',
    'No queda nada que anular. Para registrar otra vez la factura, envíela de nuevo.',
  ],
  '3002': [
    'La AEAT no tiene ningún registro de esta factura.',
    'Compruebe emisor, número y fecha. Si la AEAT nunca la aceptó, anule con SinRegistroPrevio S y subsane con RechazoPrevio X.',
  ],
  '3003': [
    'Quien envía no puede cambiar este registro.',
    'Envíe con el certificado del emisor o de un apoderado suyo.',
  ],
  '3004': [
    'La factura se registró a mano en el formulario de la AEAT y no puede cambiarse con un envío.',
    'Cámbiela en el formulario.',
  ],
};

import type { CodeWords } from '../../code-words.ts';
import { resend } from './aeat-endings-words.es.ts';

const CENSUS = resend(
  'Compruebe número y nombre letra por letra con el censo: la AEAT compara ambos. Identifique con IDType 07 a una persona física española que no esté en él.',
);
const CONTROL = resend('Quite las letras ES, los espacios y los guiones, y compruebe el carácter de control.');
const THIRD_PARTY = resend(
  'Escriba EmitidaPorTerceroODestinatario T junto con Tercero; no incluya ninguno de los dos si la factura la expide usted.',
);
const NAME = resend('Escriba NombreRazon como figura en el censo.');

/** El emisor, el cliente y los terceros. */
export const AEAT_PARTY_WORDS: CodeWords = {
  '1101': ['El país no es un código que la AEAT conozca.', resend('Escriba las dos letras de ISO 3166.')],
  '1102': [
    'La clase de identificación no está en la lista.',
    resend('Use 02 (NIF-IVA), 03 (pasaporte), de 04 a 06 (otros documentos) o 07 (no censado).'),
  ],
  '1103': [
    'La identificación extranjera está vacía o mal formada.',
    resend('Escriba el número con 20 caracteres como máximo; un NIF-IVA empieza por su país.'),
  ],
  '1108': [
    'El emisor de la factura no es el de la cabecera.',
    resend(
      'Escriba el mismo NIF en IDEmisorFactura y ObligadoEmision; envíe por separado las facturas de cada emisor.',
    ),
  ],
  '1109': ['La AEAT no encuentra a ningún contribuyente con este NIF y nombre.', CENSUS],
  '1110': ['La AEAT no encuentra a ningún contribuyente con este NIF y nombre.', CENSUS],
  '1111': [
    'Una identificación extranjera que no es un NIF-IVA no tiene país.',
    resend('Escriba CodigoPais con todo IDType salvo 02.'),
  ],
  '1120': ['El NIF del emisor tiene un formato imposible.', resend('Escriba los nueve caracteres del NIF, sin ES.')],
  '1121': ['La AEAT no encuentra a ningún contribuyente con el número dado como otra identificación.', CENSUS],
  '1122': [
    'El país y las dos primeras letras del NIF-IVA no coinciden.',
    resend('Haga que el NIF-IVA empiece por su propio país, o no incluya CodigoPais.'),
  ],
  '1123': [
    'Un NIF no es un número español válido.',
    resend(
      'Quite las letras ES, los espacios y los guiones, y compruebe el carácter de control. Un número extranjero va en IDOtro.',
    ),
  ],
  '1126': [
    'El país ES solo va con un pasaporte o con quien no está censado, y este último pide ES.',
    resend('Identifique a una parte española con NIF en lugar de IDOtro si lo tiene.'),
  ],
  '1131': [
    'Solo una persona física puede figurar como no censada.',
    resend('Una empresa necesita un NIF que esté en el censo; use IDType 07 solo con el NIF de una persona física.'),
  ],
  '1151': [
    'Quien expidió la factura no es ni T (un tercero) ni D (el destinatario).',
    resend('Escriba T o D, o no lo incluya si expide el vendedor.'),
  ],
  '1154': [
    'La AEAT no conoce al emisor de la factura rectificada o sustituida.',
    resend('Escriba el NIF y el nombre del emisor de la factura anterior como figuran en el censo.'),
  ],
  '1155': ['Se nombra a un tercero, pero no que él expidió la factura.', THIRD_PARTY],
  '1156': [
    'Este tipo de factura no es compatible con un cliente identificado con un NIF-IVA de otro país.',
    resend('Use F1, F3, R1, R2 o R4 para ese cliente; R3 pide un NIF español.'),
  ],
  '1158': [
    'Se dice que otro expidió la factura, pero no se le nombra.',
    resend('T pide Tercero, y D pide Destinatarios.'),
  ],
  '1159': [
    'Se dice que la factura la expidió el destinatario, y se nombra a un tercero.',
    resend('No incluya Tercero con D, o escriba T.'),
  ],
  '1172': ['Falta el emisor o su NIF.', resend('Rellene ObligadoEmision con nombre y NIF.')],
  '1178': ['Algo del bloque del tercero es incorrecto.', resend('Compruebe su nombre, y que tiene NIF o IDOtro.')],
  '1186': ['Se dice que la factura la expidió un tercero al que no se nombra.', THIRD_PARTY],
  '1187': ['Se nombra a un tercero aunque no expidió la factura.', THIRD_PARTY],
  '1188': [
    'El tercero que expidió la factura es el propio vendedor.',
    resend('No incluya Tercero ni EmitidaPorTerceroODestinatario.'),
  ],
  '1189': [
    'Una factura que no es simplificada no nombra a ningún cliente.',
    resend('Dé el cliente con nombre y número, o hágala simplificada (F2, R5) si la ley lo permite.'),
  ],
  '1190': [
    'Una factura simplificada nombra a un cliente.',
    resend(
      'No incluya Destinatarios con F2 y R5, o expida una factura completa (F1). Una simplificada que deba nombrar al cliente es F1 con FacturaSimplificadaArt7273 S.',
    ),
  ],
  '1191': [
    'Una rectificativa de tipo R3 nombra a un cliente sin número español.',
    resend('R3 (créditos incobrables) solo admite NIF o IDType 07; compruebe si corresponde R4.'),
  ],
  '1192': [
    'Una rectificativa de tipo R2 nombra a un cliente con un número que no es ni español ni NIF-IVA.',
    resend('R2 (concurso) solo admite NIF, IDType 07 o 02; compruebe si corresponde R4.'),
  ],
  '1193': ['El NIF del cliente no está en el censo, o es el del propio vendedor.', CENSUS],
  '1211': ['El tercero figura como no censado.', resend('Dé su NIF, u otro documento que no sea IDType 07.')],
  '1215': ['Algo del bloque del emisor es incorrecto.', resend('Compruebe nombre y NIF en la cabecera.')],
  '1217': [
    'La AEAT no pudo identificar al emisor de la factura.',
    resend('Compruebe el NIF del vendedor con el censo.'),
  ],
  '1219': ['El NIF del emisor es incorrecto.', CONTROL],
  '1222': ['El número de IDOtro es incorrecto.', resend('Compruébelo con su IDType; VIES confirma un NIF-IVA.')],
  '1232': [
    'Aquí una parte española sin NIF solo puede identificarse con pasaporte.',
    resend('Dé su NIF, o escriba IDType 03.'),
  ],
  '1233': [
    'Aquí una parte española sin NIF solo puede figurar como no censada.',
    resend('Dé su NIF, o escriba IDType 07.'),
  ],
  '1234': [
    'Una parte española se identifica en IDOtro con un documento que no es un pasaporte.',
    resend('Dé su NIF, o escriba IDType 03 o 07.'),
  ],
  '1239': ['Algo del bloque del destinatario es incorrecto.', resend('Compruebe que tiene nombre, y NIF o IDOtro.')],
  '1240': ['El bloque del emisor de la factura es incorrecto.', CONTROL],
  '1254': [
    'Se usa un NIF-IVA de Irlanda del Norte (XI) en una operación anterior a 2021.',
    resend('Compruebe la fecha de la operación; los números con XI existen desde el 1 de enero de 2021.'),
  ],
  '1255': [
    'Se da como NIF-IVA un número con GB en una operación desde febrero de 2021.',
    resend('Identifique a un cliente británico con otro IDType (04 o 06) y CodigoPais GB; Irlanda del Norte tiene XI.'),
  ],
  '1282': ['El emisor es una persona física y falta su nombre en la cabecera.', NAME],
  '1283': ['La otra parte es una persona física y falta su nombre.', NAME],
  '1289': [
    'Una entrega intracomunitaria (E5) nombra al cliente con un NIF español.',
    resend('Identifique al cliente con su NIF-IVA de otro Estado miembro, o elija otra causa de exención.'),
  ],
  '1290': ['El número de quien no está censado no tiene el formato de un NIF.', CONTROL],
};

import type { CodeWords } from '../../code-words.ts';
import { resend } from './aeat-endings-words.es.ts';

const RATES = 'El IVA tiene hoy el 21, el 10, el 4 y el 0 por ciento.';
const DATE_COUNTS = 'Cuenta la fecha de la operación o, en su defecto, la de expedición.';
const SURCHARGES = 'Hoy 5,2, 1,4 y 0,5 por ciento van con 21, 10 y 4; 1,75 es para el tabaco.';
const SIGNS = resend('Dé a ambos el mismo signo: en un abono, los dos son negativos.');
const FROM_BASE = resend('Calcule la cuota con la base y el tipo de esta línea; redondee una vez por línea.');
const ONE_OF_TWO = resend(
  'Escriba CalificacionOperacion (S1, S2, N1, N2) para lo no exento, y OperacionExenta (de E1 a E6) para lo exento.',
);
const AUTUMN_2024 = resend(
  `Los tipos del 2 y del 7,5 por ciento solo estuvieron en vigor del 1 de octubre al 31 de diciembre de 2024. ${DATE_COUNTS}`,
);
const NO_RATES = resend('No incluya TipoImpositivo, CuotaRepercutida ni los dos campos del recargo.');

const surcharge = (rate: string, allowed: string, when = ''): readonly [string, string] => [
  `El recargo de equivalencia no corresponde al IVA del ${rate}${when === '' ? '' : ` ${when}`}.`,
  resend(`Con el ${rate} escriba ${allowed}, o ningún recargo.`),
];

/** El desglose por impuesto. */
export const AEAT_TAX_WORDS: CodeWords = {
  '1124': ['El tipo impositivo no está en la lista.', resend(RATES)],
  '1127': ['El tipo del recargo de equivalencia no está en la lista.', resend(SURCHARGES)],
  '1132': ['Este tipo impositivo terminó con el año 2012.', resend(`${RATES} ${DATE_COUNTS}`)],
  '1135': ['Este tipo del recargo terminó con el año 2012.', resend(`${SURCHARGES} ${DATE_COUNTS}`)],
  '1140': ['La cuota y su base a coste tienen signos distintos.', SIGNS],
  '1142': ['La cuota no es su base por su tipo; se admiten diez euros de diferencia.', FROM_BASE],
  '1143': ['La cuota y su base tienen signos distintos.', SIGNS],
  '1144': ['La cuota no es la base a coste por el tipo; se admiten diez euros de diferencia.', FROM_BASE],
  '1160': surcharge('5 %', '0,5 o 0,62'),
  '1162': surcharge('21 %', '5,2, o 1,75 para el tabaco'),
  '1163': surcharge('10 %', '1,4'),
  '1164': surcharge('4 %', '0,5'),
  '1165': surcharge('0 %', '0', 'de enero de 2023 a septiembre de 2024'),
  '1166': surcharge('2 %', '0,26', 'de octubre a diciembre de 2024'),
  '1167': surcharge('5 %', '0,5', 'de julio a diciembre de 2022'),
  '1168': surcharge('5 %', '0,62', 'de enero de 2023 a septiembre de 2024'),
  '1169': surcharge('7,5 %', '1', 'de octubre a diciembre de 2024'),
  '1170': surcharge('0 %', '0,26', 'desde octubre de 2024'),
  '1181': [
    'La calificación de la operación no es un valor de la lista.',
    resend('Escriba S1 (sujeta), S2 (inversión del sujeto pasivo), N1 o N2 (no sujeta).'),
  ],
  '1182': [
    'La causa de exención no está en la lista.',
    resend('Escriba de E1 a E6 para el IVA (E5 es una entrega intracomunitaria); el IGIC tiene además E7 y E8.'),
  ],
  '1194': [
    'El tipo impositivo solo estuvo en vigor de julio de 2022 a septiembre de 2024.',
    resend(
      `El tipo del 5 por ciento solo estuvo en vigor del 1 de julio de 2022 al 30 de septiembre de 2024. ${DATE_COUNTS}`,
    ),
  ],
  '1195': ['Una línea del desglose no dice ni cómo está sujeta ni por qué está exenta.', ONE_OF_TWO],
  '1196': ['Una línea del desglose figura a la vez como sujeta y como exenta.', ONE_OF_TWO],
  '1197': [
    'Una factura simplificada tiene inversión del sujeto pasivo (S2).',
    resend('Expida una factura completa (F1, F3, de R1 a R4), o repercuta el impuesto (S1).'),
  ],
  '1198': [
    'Una inversión del sujeto pasivo (S2) tiene tipo o cuota.',
    resend('Con S2 escriba TipoImpositivo 0 y CuotaRepercutida 0: el impuesto lo declara el cliente.'),
  ],
  '1199': [
    'Una exportación (E2, E3) tiene la clave de régimen general 01.',
    resend('Escriba la clave de régimen 02 para exportaciones.'),
  ],
  '1200': [
    'Bienes usados, arte y antigüedades (clave 03) figuran con inversión del sujeto pasivo o como no sujetos.',
    resend('Con la clave 03 escriba CalificacionOperacion S1, o la causa de exención.'),
  ],
  '1201': [
    'El oro de inversión (clave 04) figura como sujeto sin inversión o como no sujeto.',
    resend('Con la clave 04 escriba S2 (inversión del sujeto pasivo), o la causa de exención.'),
  ],
  '1202': [
    'Al régimen de grupos de entidades (clave 06) le falta la base a coste, o está en una factura simplificada.',
    resend('Escriba BaseImponibleACoste, y no use F2, F3 ni R5.'),
  ],
  '1203': [
    'El criterio de caja (clave 07) no es compatible con estas exenciones, ni con la inversión del sujeto pasivo, ni con lo no sujeto.',
    resend('Deje E2 a E5, S2, N1 y N2 para otra clave; con 07 escriba S1, E1 o E6.'),
  ],
  '1205': [
    'Los cobros por cuenta de terceros (clave 10) figuran de otro modo que el debido.',
    resend('Con la clave 10 escriba CalificacionOperacion N1 y TipoFactura F1, e identifique al cliente con NIF.'),
  ],
  '1206': [
    'El arrendamiento de local de negocio (clave 11) no está al 21 por ciento.',
    resend('Repercuta el 21 por ciento, o use otra clave.'),
  ],
  '1207': ['Una línea tiene cuota aunque no figura como sujeta (S1).', resend('Escriba S1, o quite la cuota.')],
  '1208': [
    'A una línea sujeta (S1) le falta el tipo o la cuota.',
    resend('Escriba TipoImpositivo y CuotaRepercutida, también cuando son 0.'),
  ],
  '1209': [
    'A una línea sujeta (S1) de un grupo de entidades (clave 06) le falta el tipo o la cuota.',
    resend('Escriba TipoImpositivo y CuotaRepercutida.'),
  ],
  '1218': ['El impuesto no está en la lista.', resend('Escriba 01 (IVA), 02 (IPSI), 03 (IGIC) o 05 (otros).')],
  '1235': ['El tipo impositivo solo estuvo en vigor de octubre a diciembre de 2024.', AUTUMN_2024],
  '1236': ['El tipo impositivo solo estuvo en vigor de octubre a diciembre de 2024.', AUTUMN_2024],
  '1237': ['Una línea no sujeta al IVA (N1, N2) tiene tipo o cuota.', NO_RATES],
  '1238': ['Una línea exenta tiene tipo o cuota.', NO_RATES],
  '1245': [
    'Una línea no tiene clave de régimen.',
    resend('Escriba ClaveRegimen para IVA, IPSI e IGIC: 01 en el régimen general.'),
  ],
  '1246': [
    'La clave de régimen no está en la lista de este impuesto.',
    resend('IVA e IGIC tienen listas propias: compruebe que la clave está en la debida.'),
  ],
  '1252': [
    'La clave de régimen 08 (operaciones sujetas al impuesto de otro territorio) no figura como no sujeta por localización (N2).',
    resend('Con la clave 08 escriba CalificacionOperacion N2, o use otra clave si se devenga IVA.'),
  ],
  '1257': [
    'Hay una base a coste donde no está prevista.',
    resend(
      'BaseImponibleACoste es para grupos de entidades (clave 06) y para IPSI y otros impuestos; en otro caso no la incluya.',
    ),
  ],
  '1260': ['Un impuesto sin regímenes tiene clave de régimen.', resend('No incluya ClaveRegimen con Impuesto 05.')],
  '1277': [
    'El recargo de equivalencia no corresponde al IVA del 0 %.',
    resend(`Hasta octubre de 2024 es 0, después 0,26. ${DATE_COUNTS}`),
  ],
  '1281': [
    'Una línea que no está sujeta (S1) tiene recargo de equivalencia.',
    resend('Escriba S1, o no incluya ninguno de los dos campos del recargo.'),
  ],
  '1284': [
    'El recargo tiene tipo sin cuota, o cuota sin tipo.',
    resend('Escriba TipoRecargoEquivalencia y CuotaRecargoEquivalencia, o ninguno.'),
  ],
  '1286': [
    'Una exportación (clave 02) no figura como exenta.',
    resend('Con la clave 02 escriba OperacionExenta, por regla general E2, y no CalificacionOperacion.'),
  ],
  '1293': [
    'La clave de régimen 20 (en IGIC: operaciones sujetas a IPSI) no figura como no sujeta por localización (N2).',
    resend('Con la clave 20 escriba CalificacionOperacion N2, o compruebe si corresponde otra clave.'),
  ],
};

import type { CodeWords } from '../../code-words.ts';

export const PEPPOL_MLS_WORDS: CodeWords = {
  AB: ['El mensaje se entregó; no se sabe si es válido.', 'Espere la respuesta del comprador.'],
  AP: ['El mensaje se entregó y resultó válido.', 'No hay que hacer nada.'],
  RE: ['El mensaje se rechazó.', 'Lea los motivos de las líneas: cada uno nombra una regla o un lugar.'],
  BV: [
    'El mensaje incumple una regla de negocio que lo rechaza.',
    'El texto junto al código nombra la regla; corrija la factura y envíela de nuevo.',
  ],
  BW: [
    'El mensaje incumple una regla de negocio que solo avisa.',
    'El texto junto al código nombra la regla; corríjalo en la próxima factura.',
  ],
  FD: [
    'El mensaje no se pudo entregar.',
    'Compruebe el identificador del participante y los tipos de documento que registró su destinatario.',
  ],
  SV: ['El mensaje no cumple su esquema.', 'Valide el XML con el esquema de UBL 2.1.'],
};

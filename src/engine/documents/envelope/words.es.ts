import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-ENVELOPE-11': 'El documento ha cambiado desde que se tomó su huella: la de la cabecera es otra',
  'GOBL-ENVELOPE-11.must': 'llevar la huella de su documento',
  'GOBL-ENVELOPE-12': 'Solo los sobres firmados llevan sellos en la cabecera',
  'GOBL-ENVELOPE-12.must': 'no tener sellos',
  'GOBL-ENVELOPE-12.when': 'el sobre no está firmado',
  'GOBL-ENVELOPE-13':
    'Un documento se firma solo cuando está completo: las facturas necesitan su código, un estado también su fecha',
  'GOBL-ENVELOPE-13.must': 'contener un documento que está listo para firmarse',
  'GOBL-ENVELOPE-13.when': 'el sobre está firmado',
  'GOBL-ENVELOPE-01': 'Un sobre indica su esquema en $schema',
  'GOBL-ENVELOPE-02': 'Un sobre necesita una cabecera',
  'GOBL-ENVELOPE-03': 'Un sobre necesita un documento en doc',
  'GOBL-ENVELOPE-04': 'El documento de un sobre es de un esquema que este motor conoce',
  'GOBL-ENVELOPE-04.must': 'ser de un esquema conocido',
};

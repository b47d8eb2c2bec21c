import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-NOTE-MESSAGE-01': 'Un mensaje tiene que decir algo: su contenido está vacío',
  'GOBL-SCHEMA-OBJECT-01': 'Un objeto incrustado indica su esquema en $schema',
  'GOBL-SCHEMA-ID-01': 'Un identificador de esquema es una dirección web completa',
};

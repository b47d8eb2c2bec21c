import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CBC-CODE-01': 'Un código tiene 128 caracteres como máximo',
  'GOBL-CBC-CODE-01.must': 'ocupar como máximo 128 bytes',
  'GOBL-CBC-CODE-02': 'Los códigos no contienen caracteres de control ni empiezan o acaban con un espacio',
  'GOBL-CBC-CODE-02.must': 'ser imprimible y sin espacios al principio ni al final',
  'GOBL-CBC-CODEMAP-01': 'Toda clave de un mapa de códigos está bien formada',
  'GOBL-CBC-CODEMAP-01.must': 'tener solo claves válidas',
  'GOBL-CBC-KEY-01': 'Una clave tiene de 1 a 64 caracteres',
  'GOBL-CBC-KEY-01.must': 'tener de 1 a 64 caracteres',
  'GOBL-CBC-KEY-02': 'Las claves se escriben con minúsculas y cifras, unidas por - o +',
  'GOBL-CBC-KEY-02.must': 'estar escrito como una clave',
  'GOBL-CBC-DEFINITION-01': 'Una definición necesita un nombre',
  'GOBL-CBC-DEFINITION-02': 'Una definición tiene una clave o un código, solo uno de los dos',
  'GOBL-CBC-DEFINITION-02.must': 'tener una clave o un código',
  'GOBL-CBC-DEFINITION-03': 'El patrón de una definición es una expresión regular que se puede compilar',
  'GOBL-CBC-DEFINITION-03.must': 'ser una expresión regular',
  'GOBL-CBC-SOURCE-01': 'Una fuente necesita su dirección web completa',
  'GOBL-CBC-URI-01': 'Una URI tiene 2048 caracteres como máximo',
  'GOBL-CBC-URI-01.must': 'ocupar como máximo 2048 bytes',
  'GOBL-CBC-URI-02': 'Una URI es absoluta: empieza por su esquema',
  'GOBL-CBC-URI-02.must': 'ser una URI absoluta',
};

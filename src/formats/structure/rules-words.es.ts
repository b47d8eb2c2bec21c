import type { Words } from '../../engine/index.ts';

export const words: Words = {
  'SCHEMA-NAMESPACE': 'Cada elemento está en el espacio de nombres que le da el esquema',
  'SCHEMA-UNKNOWN': 'En un elemento solo figuran los que nombra el esquema',
  'SCHEMA-ORDER': 'Los elementos siguen el orden del esquema',
  'SCHEMA-MISSING': 'Un elemento tiene todo lo que pide el esquema',
  'SCHEMA-TOO-MANY': 'Un elemento no figura más veces de las que permite el esquema',
  'SCHEMA-VALUE': 'Un valor se escribe como pide su tipo en el esquema',
  'SCHEMA-ATTRIBUTE': 'Un elemento tiene los atributos que pide el esquema y ningún otro',
  'SCHEMA-TEXT': 'Solo hay texto en los elementos de texto',
};

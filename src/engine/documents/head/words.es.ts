import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-HEAD-HEADER-01': 'La cabecera necesita un UUID que lleve un momento, como los de versión 1 o 7',
  'GOBL-HEAD-HEADER-01.must': 'estar presente y ser un UUID de versión 1, 6 o 7',
  'GOBL-HEAD-HEADER-02': 'La cabecera necesita la huella del documento',
  'GOBL-HEAD-HEADER-03': 'Cada proveedor tiene un sello en la cabecera como máximo',
  'GOBL-HEAD-HEADER-03.must': 'tener un sello por proveedor',
  'GOBL-HEAD-HEADER-04': 'No hay dos enlaces en la cabecera con la misma categoría y clave',
  'GOBL-HEAD-HEADER-04.must': 'tener un solo enlace por categoría y clave',
  'GOBL-HEAD-STAMP-01': 'Un sello necesita su proveedor',
  'GOBL-HEAD-STAMP-02': 'Un sello necesita su valor',
  'GOBL-HEAD-LINK-01': 'Un enlace necesita una clave',
  'GOBL-HEAD-LINK-02': 'La categoría de un enlace es una de la lista, o se omite',
  'GOBL-HEAD-LINK-03': 'Un enlace necesita una dirección web',
  'GOBL-HEAD-LINK-04': 'La dirección de un enlace es una dirección web completa',
  'GOBL-HEAD-LINK-05': 'El tipo de contenido de un enlace es uno de los que se aceptan, o se omite',
  'GOBL-HEAD-LINK-06': 'Un enlace con huella indica también el tipo de contenido',
  'GOBL-HEAD-LINK-06.must': 'tener un tipo de contenido junto con la huella',
};

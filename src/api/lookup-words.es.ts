import type { WordsOf } from '../engine/index.ts';
import type { lookupMessages } from './lookup-messages.ts';

export const words: WordsOf<typeof lookupMessages> = {
  'lookup.noSchema': 'No hay ningún esquema `{name}`.',
  'lookup.noRegime': 'No hay ningún régimen `{name}`.',
  'lookup.noAddon': 'No hay ningún complemento `{name}`.',
  'lookup.noRule': 'No hay ninguna regla `{name}`.',
  'lookup.codeOfOwn':
    '`{name}` no es una regla, sino un código de Assay. Lo explica la guía en `/guide/{page}`, y la línea de órdenes con `assay explain {name}`.',
  'lookup.codeOfAuthority': '`{name}` no es una regla, sino un código de {authority}. Lo explica `POST /v0/refusal`.',
  'lookup.noSet': 'No hay ningún conjunto de reglas, régimen o complemento `{name}`.',
  'lookup.limitRange': '`limit` recibe un número de 1 a {most}.',
  'lookup.searchLength': '`search` recibe como mucho {most} caracteres.',
  'lookup.offsetRange': '`offset` recibe un número desde 0.',
  'lookup.noAuthority': 'No hay ninguna administración `{name}`.',
  'lookup.noCode': '{authority} no tiene ningún código conocido `{code}`.',
  'lookup.noText': 'Envíe `text`, o `data` con los bytes de un archivo',
  'lookup.textTooLong': 'El texto tiene {count} caracteres; el límite son {maxLength}',
  'lookup.findsSame': 'Assay encuentra el mismo error en el documento.',
  'lookup.findsNear': 'Assay encuentra un error en el mismo sitio.',
  'lookup.findsNothing': 'Assay no encuentra ese error en el documento.',
  'lookup.noOwnRule': 'Assay no lo ha comprobado: ninguna regla para ello se aplica al documento.',
  'lookup.mendHere': 'Corrija el documento en los lugares que Assay muestra y envíelo de nuevo.',
  'lookup.keepsRule':
    'El documento abierto cumple esta regla. Compárelo con el archivo enviado: puede ser una versión anterior.',
  'lookup.openSentXml': 'Abra el XML que se envió: Assay lo juzga con las reglas de su propio formato.',
  'lookup.openOtherXml': 'El archivo abierto tiene un formato que esta regla no juzga. Abra el archivo que se envió.',
  'lookup.openReadable': 'Abra el documento rechazado, como XML o JSON.',
  'lookup.inRegister': 'Assay no puede verlo: la administración compara con su propio registro.',
  'lookup.inSending': 'Assay no puede verlo: se trata de cómo se envió el archivo, no de lo que dice.',
  'lookup.unreadable': 'Assay no puede leer el documento, así que no se puede comparar.',
};

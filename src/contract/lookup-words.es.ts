import type { WordsOf } from '../engine/index.ts';
import type { lookupMessages } from './lookup-messages.ts';

export const words: WordsOf<typeof lookupMessages> = {
  'lookup.noSchema': 'No hay ningún esquema `{name}`.',
  'lookup.noRegime': 'No hay ningún régimen `{name}`.',
  'lookup.noAddon': 'No hay ningún complemento `{name}`.',
  'lookup.noRule': 'No hay ninguna regla `{name}`.',
  'lookup.noAuthority': 'No hay ninguna autoridad `{name}`.',
  'lookup.noCode': '{authority} no tiene ningún código `{code}` que se conozca aquí.',
  'lookup.noText': 'Dé `text`, o `data` con los bytes de un archivo',
  'lookup.textTooLong': 'El texto tiene {count} caracteres; el límite son {maxLength}',
  'lookup.findsSame': 'Assay encuentra lo mismo en el documento.',
  'lookup.findsNear': 'Assay encuentra un defecto en el mismo lugar.',
  'lookup.findsNothing': 'Assay no encuentra ese defecto en el documento.',
  'lookup.noOwnRule': 'Assay no lo ha buscado: no tiene ninguna regla para ello que se aplique al documento.',
  'lookup.inRegister': 'Assay no puede verlo: la autoridad compara con su propio registro.',
  'lookup.inSending': 'Assay no puede verlo: se trata de cómo se envió el archivo, no de lo que dice.',
  'lookup.unreadable': 'Assay no puede leer el documento, así que no se puede comparar.',
};

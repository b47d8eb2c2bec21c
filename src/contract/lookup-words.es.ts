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
};

import type { WordsOf } from '../../engine/index.ts';
import type { settingsMessages } from './messages.ts';

export const words: WordsOf<typeof settingsMessages> = {
  'settings.at': '{file}: {place}: {why}',
  'settings.whole': '{file}: {why}',
  'settings.unreadable': 'no se puede leer el archivo',
  'settings.notation': 'no es YAML ni JSON',
  'settings.offNeedsReason': 'una regla se desactiva con un objeto que da el motivo: severity: off, reason: …',
  'settings.noBaseline': 'esa línea de base no existe: --write-baseline la crea',
};

import type { CodeWords } from '../../code-words.ts';

export const KOSIT_WORDS: CodeWords = {
  'BR-DE-13': [
    'Faltan los datos de la transferencia, la tarjeta o el adeudo, o no corresponden al medio de pago.',
    'Mire las reglas que la sustituyeron, y haga actualizar el validador.',
  ],
};

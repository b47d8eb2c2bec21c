import type { CodeWords } from '../../code-words.ts';

const STEP_1 = 'Mire las reglas que la sustituyeron, y haga actualizar el validador.';

export const EN16931_WORDS: CodeWords = {
  'BR-IG-05': ['Se incumple una regla sobre el IGIC, el impuesto de Canarias; hoy tiene otro identificador.', STEP_1],
  'BR-IG-06': ['Se incumple una regla sobre el IGIC, el impuesto de Canarias; hoy tiene otro identificador.', STEP_1],
  'BR-IG-07': ['Se incumple una regla sobre el IGIC, el impuesto de Canarias; hoy tiene otro identificador.', STEP_1],
  'BR-IG-08': ['Se incumple una regla sobre el IGIC, el impuesto de Canarias; hoy tiene otro identificador.', STEP_1],
  'BR-IG-09': ['Se incumple una regla sobre el IGIC, el impuesto de Canarias; hoy tiene otro identificador.', STEP_1],
  'BR-IG-10': ['Se incumple una regla sobre el IGIC, el impuesto de Canarias; hoy tiene otro identificador.', STEP_1],
  'BR-IP-05': [
    'Se incumple una regla sobre el IPSI, el impuesto de Ceuta y Melilla; hoy tiene otro identificador.',
    STEP_1,
  ],
  'BR-IP-06': [
    'Se incumple una regla sobre el IPSI, el impuesto de Ceuta y Melilla; hoy tiene otro identificador.',
    STEP_1,
  ],
  'BR-IP-07': [
    'Se incumple una regla sobre el IPSI, el impuesto de Ceuta y Melilla; hoy tiene otro identificador.',
    STEP_1,
  ],
  'BR-IP-08': [
    'Se incumple una regla sobre el IPSI, el impuesto de Ceuta y Melilla; hoy tiene otro identificador.',
    STEP_1,
  ],
  'BR-IP-09': [
    'Se incumple una regla sobre el IPSI, el impuesto de Ceuta y Melilla; hoy tiene otro identificador.',
    STEP_1,
  ],
  'BR-IP-10': [
    'Se incumple una regla sobre el IPSI, el impuesto de Ceuta y Melilla; hoy tiene otro identificador.',
    STEP_1,
  ],
};

import { norm } from '../../core/rules/citation.ts';
import { numericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const CATALOGUE = norm('SUNAT, Resolución de Superintendencia, anexo VI, catálogo 06');

const FORM = /^\d{8}$/;

/**
 * Sources: one version of the format’s regimes/pe/org_identities.go, which cites catalogue 06 of SUNAT; python-stdnum,
 * pe.cui; both read on 2026-11-22.
 */
export const registers = registerNumbers('PE', [
  {
    code: 'DNI',
    name: { en: 'National Identity Document (DNI)', es: 'Documento Nacional de Identidad (DNI)' },
    desc: {
      en: 'Eight digits of a citizen’s identity document; the check digit that is printed behind them is no part of the number.',
      es: 'Ocho dígitos del documento de identidad de un ciudadano, sin el dígito verificador impreso a continuación.',
    },
    normalise: numericCode,
    isValid: (code) => FORM.test(code),
    form: 'a Peruvian DNI',
    say: 'A Peruvian DNI has eight digits, without the check digit behind them',
    ground: { cite: CATALOGUE('DNI') },
  },
]);

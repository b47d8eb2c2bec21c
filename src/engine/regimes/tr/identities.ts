import { numericCode } from '../../core/text/code.ts';
import { UNFOUND } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const FORM = /^\d{16}$/;

/** Sources: Habertürk, MERSİS numarası nedir; Dike Law, MERSİS numarası nasıl sorgulanır; both read on 2026-11-22. */
export const registers = registerNumbers('TR', [
  {
    code: 'MERSIS',
    name: { en: 'Central Registration Number (MERSIS)', tr: 'MERSİS numarası' },
    desc: {
      en: 'Sixteen digits by which the central registration system knows a company or a business in the trade register.',
      tr: 'Merkezi Sicil Kayıt Sistemi’nin ticaret siciline kayıtlı şirket veya işletmeye verdiği on altı haneli numara.',
    },
    normalise: numericCode,
    isValid: (code) => FORM.test(code),
    form: 'a MERSIS number',
    say: 'A MERSIS number has sixteen digits',
    ground: { uncited: UNFOUND },
  },
]);

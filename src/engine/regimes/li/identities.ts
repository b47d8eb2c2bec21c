import { alphanumericCode } from '../../core/text/code.ts';
import { UNFOUND } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const FORM = /^FL-\d{4}\.\d{3}\.\d{3}-\d$/;
const SIGNS = /^FL(\d{4})(\d{3})(\d{3})(\d)$/;

/**
 * Sources: CDQ, LI business registration number; sophymarine/openregistry, Liechtenstein Handelsregister; both read on 2026-11-22.
 */
export const registers = registerNumbers('LI', [
  {
    code: 'REG',
    name: { en: 'Commercial Register Number', de: 'Handelsregisternummer' },
    desc: {
      en: 'FL and eleven digits by which the commercial register knows a company or a foundation.',
      de: 'FL und elf Ziffern, unter denen das Handelsregister ein Unternehmen oder eine Stiftung führt.',
    },
    normalise: (code) => alphanumericCode(code).replace(SIGNS, 'FL-$1.$2.$3-$4'),
    isValid: (code) => FORM.test(code),
    form: 'a Liechtenstein register number',
    say: 'A Liechtenstein register number is written FL-0002.594.728-9',
    ground: { uncited: UNFOUND },
  },
]);

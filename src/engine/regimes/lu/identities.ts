import { norm } from '../../core/rules/citation.ts';
import { alphanumericCode, numericCode } from '../../core/text/code.ts';
import { PARTICIPANTS } from '../shared/register-norms.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const REGISTER_ACT = norm('Loi modifiée du 19 décembre 2002 concernant le registre de commerce et des sociétés');

/** The letter is the section of the register; sources disagree on the sections, so it is not checked. */
const RCS_FORM = /^[A-Z]\d{1,7}$/;
const MATRICULE_FORM = /^\d{11}$/;
const WORDS = /^(RCS)?(LUXEMBOURG)?(?=[A-Z]\d)/;

/**
 * No source gives the algorithm for the check digit of a matricule, so it is not checked. Sources: Yousign, company
 * verification, and fdivrusa/Finova, LuxembourgRcsValidator; OpenPeppol, Participant identifier schemes 9.7, 0240, and
 * Microsoft Purview, national identification number of non-natural persons; all read on 2026-11-22.
 */
export const registers = registerNumbers('LU', [
  {
    code: 'RCS',
    name: { en: 'Trade and Companies Register Number (RCS)', fr: 'Numéro d’immatriculation au RCS' },
    desc: {
      en: 'A letter for the section and up to seven digits by which the trade and companies register knows a company or another body.',
      fr: 'Lettre de la section et sept chiffres au plus, sous lesquels le registre de commerce et des sociétés connaît une société ou une autre entité.',
    },
    normalise: (code) => alphanumericCode(code).replace(WORDS, ''),
    isValid: (code) => RCS_FORM.test(code),
    form: 'a Luxembourg RCS number',
    say: 'A Luxembourg RCS number has a letter and up to seven digits: B123456',
    ground: { cite: REGISTER_ACT('numéro d’immatriculation') },
  },
  {
    code: 'MAT',
    name: { en: 'National Identification Number of Legal Persons', fr: 'Numéro d’identité national (matricule)' },
    desc: {
      en: 'Eleven digits of the register of legal persons: a year, two for the legal form, the rest in sequence.',
      fr: 'Onze chiffres du répertoire des personnes morales : une année, deux pour la forme juridique, un numéro d’ordre.',
    },
    normalise: numericCode,
    isValid: (code) => MATRICULE_FORM.test(code),
    form: 'a Luxembourg matricule of a legal person',
    say: 'A Luxembourg matricule of a legal person has eleven digits',
    ground: { cite: PARTICIPANTS('0240') },
  },
]);

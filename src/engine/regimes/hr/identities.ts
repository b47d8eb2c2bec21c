import { norm } from '../../core/rules/citation.ts';
import { numericCode } from '../../core/text/code.ts';
import { registerNumbers } from '../shared/register-numbers.ts';

const IDENTIFIERS = norm(
  'Uredba o načinu utvrđivanja jedinstvenog identifikatora, NN 51/2015',
  'https://narodne-novine.nn.hr/clanci/sluzbeni/2015_05_51_997.html',
);

const FORM = /^\d{9}$/;

/** Sources: Narodne novine 51/2015; Topograph, Croatia; both read on 2026-11-22. */
export const registers = registerNumbers('HR', [
  {
    code: 'MBS',
    name: { en: 'Company Registration Number (MBS)', hr: 'Matični broj subjekta (MBS)' },
    desc: {
      en: 'Nine digits by which the court register knows a company or the branch of one from abroad.',
      hr: 'Devet znamenki pod kojima sudski registar vodi trgovačko društvo ili podružnicu inozemnog osnivača.',
    },
    normalise: numericCode,
    isValid: (code) => FORM.test(code),
    form: 'a Croatian MBS',
    say: 'A Croatian MBS has nine digits',
    ground: { cite: IDENTIFIERS('članak 3.') },
  },
]);

import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { brazil } from './br.ts';

const PUBLISHED = published('data/regimes/br.json');

describeRegimeLaw(brazil, {
  source: PUBLISHED,
  states: {
    country: 'BR',
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
    categories: {
      ISS: { effect: 'shown' },
      ICMS: { effect: 'shown' },
      IPI: { effect: 'added' },
      PIS: { effect: 'shown' },
      PISRet: { effect: 'retained' },
      COFINS: { effect: 'shown' },
      COFINSRet: { effect: 'retained' },
      CSLL: { effect: 'retained' },
      INSS: { effect: 'retained' },
      IRRF: { effect: 'retained' },
      IBS: { effect: 'shown' },
      CBS: { effect: 'shown' },
    },
    extensions: {
      'br-ibge-municipality': '/^\\d{7}$/',
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [],
  taxNumber: '05104582000170',
  choices: {
    'GOBL-BR-ORG-PARTY-02': 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  },
});

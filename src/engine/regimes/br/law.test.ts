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
    known: '2026-11-27',
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
      IS: { effect: 'shown' },
    },
    extensions: {
      'br-ibge-municipality': '/^\\d{7}$/',
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [],
  taxNumber: '05104582000170',
  taxNumbers: {
    valid: `
      03393086723 03547931207899 13235772979 19578950964940 25002259055185 25222761827 31971195690147
      36443502421741 50370082478 64043439598 66752127883 72719250430019 75557873304319 79666891824
      88655898405918 91356383548 99092718658908 12ABC34501DE35 UJZDE8GXD6NC35 F10EPF91DHOD54
    `,
    wrong: `
      04629086878 04662946358654 05931695423 17636201746535 22709227364759 25762534668650 30016308063656
      37730778345 47421588540 51970510004 66861938118 75735846659659 76002926098484 79957406120250
      83368903363 95107982862 12ABC34501DE36 12ABC34501DE45
    `,
  },
  choices: {
    'GOBL-BR-ORG-PARTY-02': 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  },
});

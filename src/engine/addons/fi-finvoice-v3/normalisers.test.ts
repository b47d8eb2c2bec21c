import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { CreditTransfer } from '../../documents/pay/credit-transfer.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { normaliseCreditTransfer, normaliseInstructions } from './normalisers.ts';

const parts = { normalisers: [normaliseInstructions, normaliseCreditTransfer], addons: ['fi-finvoice-v3'] };
const key = 'credit-transfer';

describeNormalisers('payments of Finvoice', parts, [
  {
    fact: 'a reference is written without the groups in which it is printed',
    type: Instructions,
    given: { key, ref: 'rf18 5390 0754 7034' },
    becomes: { key, ref: 'RF18539007547034' },
  },
  { fact: 'a plain reference stays', type: Instructions, given: { key, ref: '13' } },
  { fact: 'there need not be a reference', type: Instructions, given: { key } },
  {
    fact: 'a reference without letter or digit is none',
    type: Instructions,
    given: { key, ref: '-' },
    becomes: { key },
  },
  {
    fact: 'an account number is in capitals without groups',
    type: CreditTransfer,
    given: { iban: 'fi21 1234 5600 0007 85', bic: 'NDEAFIHH', number: '123456-785' },
    becomes: { iban: 'FI2112345600000785', bic: 'NDEAFIHH', number: '123456-785' },
  },
  { fact: 'an account need not have an IBAN', type: CreditTransfer, given: { number: '123456-785' } },
]);

import { describe, expect, it } from 'vitest';
import { mayBeRefusal } from './may-be-refusal.ts';

describe('a text may be an answer of an authority', () => {
  it.each([
    ['a code with its system', 'KSeF 450', true],
    ['a notification of SdI', '<NotificaScarto><Codice>00423</Codice></NotificaScarto>', true],
    ['a report of a validator', '<svrl:failed-assert id="BR-CO-10"/>', true],
    ['a code of SAT', 'Error CFDI40147: …', true],
    ['an answer of AEAT', '<CodigoErrorRegistro>1124</CodigoErrorRegistro>', true],
    ['a mail of anybody', 'Dear all, lunch is at one.', false],
    ['a document of ours', '{ "$schema": "https://gobl.org/draft-0/bill/invoice", "notes": "KSeF 450" }', false],
    ['a text beyond the limit', `KSeF 450${' '.repeat(1_000_000)}`, false],
  ])('%s', (_, text, expected) => {
    expect(mayBeRefusal(text)).toBe(expected);
  });
});

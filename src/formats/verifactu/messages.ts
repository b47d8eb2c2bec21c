import { defineMessages } from '../../engine/values.ts';

/** What a record of VERI*FACTU needs besides its invoice. */
export const verifactuMessages = defineMessages('verifactu', {
  software: 'A record names the program that makes it: give `software`, or write a draft with `allow_loss`',
  issuerAsProducer: 'The request names no program, so the record names the issuer as its producer',
  notForSending: 'Do not send this record: give `software` first',
  moment: 'It is not a moment with its offset, such as 2026-09-15T09:00:00+02:00',
  record: 'It tells which record was made before: give all of `issuer`, `num_series`, `issue_date` and `fingerprint`',
  print: 'The print of a record has 64 digits: 0 to 9 and A to F',
});

import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Identity } from '../../documents/org/identity.ts';
import { cleanIdentity } from './identities.ts';

const identity = { type: Identity } as const;

describeNormalisers('Indian identities', { normalisers: [cleanIdentity], regime: 'IN' }, [
  {
    ...identity,
    fact: 'a PAN has capitals and digits only',
    given: { type: 'PAN', code: 'aapfu-0939 f' },
    becomes: { type: 'PAN', code: 'AAPFU0939F' },
  },
  {
    ...identity,
    fact: 'an HSN code has digits only',
    given: { type: 'HSN', code: '4901.10-10' },
    becomes: { type: 'HSN', code: '49011010' },
  },
  { ...identity, fact: 'codes in that form stay', given: { type: 'HSN', code: '4901' } },
  { ...identity, fact: 'other identities stay', given: { type: 'CIN', code: 'u22219-mh' } },
]);

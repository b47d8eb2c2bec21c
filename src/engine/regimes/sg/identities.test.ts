import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Identity } from '../../documents/org/identity.ts';
import { cleanUen } from './identities.ts';

const identity = { type: Identity } as const;

describeNormalisers('Unique Entity Number', { normalisers: [cleanUen], regime: 'SG' }, [
  {
    ...identity,
    fact: 'is written in capitals without country and punctuation',
    given: { type: 'UEN', code: 'sg 1999-12345 r' },
    becomes: { type: 'UEN', code: '199912345R' },
  },
  { ...identity, fact: 'stays in that form', given: { type: 'UEN', code: 'T12LL1234C' } },
  { ...identity, fact: 'is not looked for under other types', given: { type: 'ACRA', code: 'sg-1' } },
]);

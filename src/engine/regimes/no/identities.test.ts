import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Identity } from '../../documents/org/identity.ts';
import { cleanOrganisationNumber } from './identities.ts';

const identity = { type: Identity } as const;

describeNormalisers('organisation number', { normalisers: [cleanOrganisationNumber], regime: 'NO' }, [
  {
    ...identity,
    fact: 'is written with its digits only',
    given: { type: 'ON', code: 'NO 923 456 783' },
    becomes: { type: 'ON', code: '923456783' },
  },
  {
    ...identity,
    fact: 'loses MVA, which is of the tax code',
    given: { type: 'ON', code: '923456783MVA' },
    becomes: { type: 'ON', code: '923456783' },
  },
  { ...identity, fact: 'stays in that form', given: { type: 'ON', code: '923456783' } },
  { ...identity, fact: 'is not looked for under other types', given: { type: 'GLN', code: 'NO 1' } },
]);

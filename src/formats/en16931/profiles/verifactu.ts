import type { Profile } from './profile.ts';

/** Records of VERI*FACTU. Source: schemas 1.0, Agencia Tributaria. */
export const verifactu: Profile = {
  key: 'verifactu',
  name: 'VERI*FACTU 1.0',
  syntaxes: ['verifactu'],
  specification: '1.0',
  recognisedBy: [{ specification: /^(?:1\.0)?$/ }],
  addons: ['es-verifactu-v1'],
};

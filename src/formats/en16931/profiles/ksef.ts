import type { Profile } from './profile.ts';

/** Invoices of KSeF. Source: logical structure FA(3), Ministerstwo Finansów. */
export const ksefFa3: Profile = {
  key: 'ksef-fa-3',
  name: 'KSeF FA(3)',
  syntaxes: ['ksef'],
  specification: 'FA (3)',
  recognisedBy: [{ specification: 'FA (3)' }],
  addons: ['pl-favat-v3'],
};

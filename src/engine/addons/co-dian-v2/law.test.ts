import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { dian } from './co-dian-v2.ts';

describeAddonLaw(dian, {
  source: published('data/addons/co-dian-v2.json'),
  states: {
    key: 'co-dian-v2',
    extensions: {
      'co-dian-municipality': '/^\\d{5}$/',
      'co-dian-credit-code': '1 2 3 4 5',
      'co-dian-debit-code': '1 2 3 4',
      'co-dian-fiscal-responsibility': 'O-13 O-15 O-23 O-47 R-99-PN',
    },
    identities: `
      co-civil-register=11 co-id-card=12 co-citizen-id=13 co-foreigner-id-card=21 co-foreigner-id=22
      co-passport=41 co-foreign-id=42 co-pep=47 co-nuip=91
    `,
    corrections: [
      {
        schema: 'bill/invoice',
        reasonRequired: true,
        types: 'credit-note debit-note',
        extensions: 'co-dian-credit-code co-dian-debit-code',
        stamps: 'dian-cude',
      },
    ],
  },
});

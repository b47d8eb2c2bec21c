import { norm } from '../../core/rules/citation.ts';

export const VAT_ACT = norm(
  'Value-Added Tax Consolidation Act 2010',
  'https://www.irishstatutebook.ie/eli/2010/act/31/enacted/en/html',
);

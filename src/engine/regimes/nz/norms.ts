import { norm } from '../../core/rules/citation.ts';

export const ACT = norm(
  'Goods and Services Tax Act 1985',
  'https://www.legislation.govt.nz/act/public/1985/0141/latest/whole.html',
);

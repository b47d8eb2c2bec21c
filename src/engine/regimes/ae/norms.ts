import { norm } from '../../core/rules/citation.ts';

export const DECREE_LAW = norm(
  'Federal Decree-Law No. 8 of 2017 on Value Added Tax',
  'https://uaelegislation.gov.ae/en/legislations/1227',
);

export const REGULATION = norm(
  'Cabinet Decision No. 52 of 2017, Executive Regulation on Value Added Tax',
  'https://uaelegislation.gov.ae/en/legislations/1226',
);

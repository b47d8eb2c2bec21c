import { norm } from '../../core/rules/citation.ts';

export const ACT = norm(
  'Value-Added Tax Act',
  'https://elaw.klri.re.kr/kor_mobile/viewer.do?hseq=63471&type=sogan&key=5',
);

import { norm } from '../../core/rules/citation.ts';

export const REGISTER = norm('国税庁、登録番号とは', 'https://www.invoice-kohyo.nta.go.jp/about-toroku/index.html');

// @vitest-environment jsdom

import '../../testing/screen.ts';
import { expect, it } from 'vitest';
import type { Problem } from '../../api/problem.ts';
import { pageWords } from './page-words.ts';

const problem = (message: string, phrase: string): Problem => ({
  key: 'BR-CO-16 $',
  severity: 'error',
  code: 'BR-CO-16',
  message,
  phrase,
  paths: [],
  line: 1,
  column: 1,
  fixes: [],
});

it.each([
  [
    'Amount due for payment (BT-115, `cbc:PayableAmount`) is 7.00, but BT-112 − BT-113 + BT-114 is 6.00.',
    'xml-rule.wrongFigure',
    'Amount due for payment is 7.00, but Invoice total amount with VAT − Paid amount + Rounding amount is 6.00.',
  ],
  ['The note says BT-112.', 'invoice.note', 'The note says BT-112.'],
])('the page names the terms of %s', (message, phrase, words) => {
  expect(pageWords(problem(message, phrase)).text).toBe(words);
});

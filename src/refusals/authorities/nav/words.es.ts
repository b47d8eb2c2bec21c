import type { CodeWords } from '../../code-words.ts';
import { NAV_CONSISTENCY_WORDS } from './nav-consistency-words.es.ts';
import { NAV_HEAD_WORDS } from './nav-head-words.es.ts';
import { NAV_LINE_WORDS } from './nav-line-words.es.ts';
import { NAV_REPORT_WORDS } from './nav-report-words.es.ts';

export const NAV_WORDS: CodeWords = {
  ...NAV_REPORT_WORDS,
  ...NAV_HEAD_WORDS,
  ...NAV_LINE_WORDS,
  ...NAV_CONSISTENCY_WORDS,
};

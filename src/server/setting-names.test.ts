import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SETTING_NAMES, unknownSettings } from './setting-names.ts';

const names = (text: string) => Array.from(new Set(text.match(/\b(?:HOST|PORT|WORKERS|ASSAY_[A-Z_]+)\b/g))).sort();

it('every setting is in the table of the documents, and in the code that reads it', () => {
  const listed = [...SETTING_NAMES].sort();
  const table = readFileSync('docs/settings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(names(table.map((line) => line.split('|')[1]).join())).toEqual(listed);
  const read = names(
    readFileSync('src/server/settings.ts', 'utf8')
      .match(/'[A-Z_]+'/g)
      ?.join() ?? '',
  );
  expect(read).toEqual(listed);
});

it('an unknown name is reported, with the one that may be meant', () => {
  const env = {
    ASSAY_MAX_BYTE: '1',
    assay_log: 'json',
    ASSAY_UPSTREAM_URL: 'http://other/v0',
    ASSAY_UPSTREAM_KEY_FILE: 'key.pem',
    ASSAY_LOG_LEVLE: 'debug',
    ASSAY_NONSENSE_OF_SOME_LENGTH: '',
    ASSAY_LOG: 'json',
    PATH: '/',
  };
  expect(unknownSettings(env)).toEqual([
    'ASSAY_LOG_LEVLE is no setting and has no effect; is ASSAY_LOG_LEVEL meant?',
    'ASSAY_MAX_BYTE is no setting and has no effect; is ASSAY_MAX_BYTES meant?',
    'ASSAY_NONSENSE_OF_SOME_LENGTH is no setting and has no effect',
    'ASSAY_UPSTREAM_KEY_FILE is no setting and has no effect; is ASSAY_UPSTREAM_KEY meant?',
    'ASSAY_UPSTREAM_URL is no setting and has no effect; is ASSAY_UPSTREAM meant?',
    'assay_log is no setting and has no effect; is ASSAY_LOG meant?',
  ]);
});

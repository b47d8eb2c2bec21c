import { expect, test } from 'vitest';
import { newFault } from '../../engine/values.ts';
import type { FileReport } from './finding.ts';
import { githubReport } from './github.ts';
import { gitlabReport } from './gitlab.ts';
import { helpPage } from './help-page.ts';

const fault = newFault('rules', 'GOBL-X-01', ['$.code'], 'Wrong, 100 %:\n::warning::no command');
const placed = { ...fault, line: 4, column: 14, endLine: 4, endColumn: 16, excerpt: '"code": ""' };
const reports: readonly FileReport[] = [
  { name: 'in,voices/a:b.json', ok: false, findings: [placed, { ...fault, severity: 'warning' }] },
  { name: './sound.json', ok: true, findings: [{ ...fault, severity: 'hint' }] },
  { name: 'unread.json', ok: false, key: 'input', message: 'It cannot be read', findings: [] },
];

test('GitHub gets each finding as a command at its place, and runs no text of a document', () => {
  expect(githubReport(reports, 'x.json: error\n::error::typed into a document\n', 'token')).toBe(
    [
      '::stop-commands::token',
      'x.json: error',
      '::error::typed into a document',
      '::token::',
      '::error file=in%2Cvoices/a%3Ab.json,line=4,endLine=4,col=14,endColumn=15,title=GOBL-X-01::Wrong, 100 %25:%0A::warning::no command',
      '::warning file=in%2Cvoices/a%3Ab.json,title=GOBL-X-01::Wrong, 100 %25:%0A::warning::no command',
      '::error file=unread.json,title=ASSAY-INPUT::It cannot be read',
      '',
    ].join('\n'),
  );
});

test('each report for GitHub stops commands by another word', () => {
  const words = [1, 2].map(() => /^::stop-commands::(.{36})\n/.exec(githubReport([], ''))?.[1]);
  expect(new Set(words).size).toBe(2);
});

test('GitLab gets findings with prints of their own, which do not change when lines move', () => {
  const reported = JSON.parse(gitlabReport(reports)) as readonly { readonly fingerprint: string }[];
  expect(reported).toMatchObject([
    { check_name: 'GOBL-X-01', severity: 'critical', location: { path: 'in,voices/a:b.json', lines: { begin: 4 } } },
    { severity: 'minor', location: { lines: { begin: 1 } } },
    { severity: 'info', location: { path: 'sound.json' } },
    { check_name: 'ASSAY-INPUT', severity: 'critical', description: 'It cannot be read' },
  ]);
  const prints = reported.map(({ fingerprint }) => fingerprint);
  expect(new Set(prints).size).toBe(4);
  const moved = reports.map((report) => ({
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, line: 9 })),
  }));
  expect((JSON.parse(gitlabReport(moved)) as typeof reported).map(({ fingerprint }) => fingerprint)).toEqual(prints);
});

test.each([
  ['BR-CL-13', [{ url: undefined }, { url: 'https://example.com/norm' }], 'https://example.com/norm'],
  ['BR-CL-13', [{}], 'https://github.com/ConnectingEurope/eInvoicing-EN16931'],
  ['ASSAY-XML-SYNTAX', undefined, 'https://www.w3.org/TR/xml/'],
  ['ASSAY-XML-AMOUNT-DUE', undefined, 'https://docs.gobl.org/'],
  ['ACME-01', undefined, 'https://docs.gobl.org/'],
])('every rule of SARIF has a page: %s', (code, cite, page) => {
  expect(helpPage(code, cite)).toBe(page);
});

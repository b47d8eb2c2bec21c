import { expect, it } from 'vitest';
import type { Exported } from '../../api/questions.ts';
import { findingsOf, refusals } from './findings.ts';

const verdict = (rule: string, severity: 'error' | 'warning') => ({
  rule,
  set: 'en16931',
  release: '1.3.16',
  severity,
  description: `${rule} is broken`,
  terms: ['BT-44'],
  places: [`/Invoice[1]/${rule}[1]`],
  properties: [`$.${rule}`],
});
const exported = (parts: Partial<Exported>): Exported => ({
  format: 'ubl',
  profile: 'en16931',
  file_name: 'a.xml',
  media_type: 'application/xml',
  content: '<Invoice/>',
  report: { losses: [], links: [] },
  verdicts: [],
  ...parts,
});

it('losses come first, then what is broken, then warnings, each with its places', () => {
  const why = { value: 1, why: 'No term for it', phrase: 'xml.noTerm' };
  const losses = [
    { path: '$.meta', grade: 'harmless' as const, ...why },
    { path: '$.payment', grade: 'matters' as const, ...why },
  ];
  const finding = { words: 'No term for it', saying: { phrase: 'xml.noTerm' } };
  const verdicts = [verdict('W', 'warning'), verdict('E', 'error')];
  const lists = findingsOf(exported({ report: { losses, links: [] }, verdicts }));
  expect(lists.map(({ title, tone, findings }) => [title, tone, findings])).toEqual([
    ['Left out of the XML although it matters', 'warning', [{ ...finding, path: '$.payment' }]],
    ['Left out of the XML, harmless', 'info', [{ ...finding, path: '$.meta' }]],
    [
      'Broken rules',
      'error',
      [{ code: 'E', words: 'E is broken', saying: { code: 'E' }, path: '$.E', place: '/Invoice[1]/E[1]' }],
    ],
    [
      'Warnings',
      'warning',
      [{ code: 'W', words: 'W is broken', saying: { code: 'W' }, path: '$.W', place: '/Invoice[1]/W[1]' }],
    ],
  ]);
});

it('nothing is listed where there is nothing', () => {
  expect(findingsOf(exported({}))).toEqual([]);
});

it('what cannot be written has its reasons with their places', () => {
  const fault = { code: 'GOBL-X', description: 'No name', properties: ['$.customer.name'] };
  expect(refusals({ message: 'It cannot be written.' }, [fault])).toEqual({
    title: 'It cannot be written',
    tone: 'error',
    findings: [{ code: 'GOBL-X', words: 'No name', saying: fault, path: '$.customer.name' }],
  });
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { contextOf, filledOf, PREVIOUS, previousOf, PROGRAM } from './record-fields.ts';

const program = Object.fromEntries(PROGRAM.map(({ at }) => [at, ` ${at.slice(9)} `]));
const previous = Object.fromEntries(PREVIOUS.map(({ at }) => [at, at.slice(9)]));

it.each([
  ['nothing', {}, {}],
  [
    'the whole program',
    { ...program, 'software.multi': 'S' },
    {
      software: {
        ...{ name: 'name', nif: 'nif', system: 'system', id: 'id', version: 'version', installation: 'installation' },
        ...{ only_verifactu: 'N', multi: 'S', several: 'N' },
      },
    },
  ],
  ['a part of the program', { ...program, 'software.nif': ' ' }, {}],
  ['a part of the previous record', { ...previous, 'previous.issuer': '' }, {}],
  [
    'a cancellation for the test of the agency, after another record',
    { ...previous, kind: 'cancel', production: 'N' },
    {
      previous: { issuer: 'issuer', num_series: 'num_series', issue_date: 'issue_date', fingerprint: 'fingerprint' },
      kind: 'cancel',
      production: false,
    },
  ],
])('the form with %s becomes a context', (_, values, context) => {
  expect(contextOf(values)).toEqual(context);
});

it('the print of a record is its own, not that of the record before', () => {
  const found = previousOf(
    `<r:A xmlns:r="urn:r"><r:IDEmisorFactura>B1</r:IDEmisorFactura><r:NumSerieFactura>A-2</r:NumSerieFactura>
    <r:FechaExpedicionFactura>04-05-2026</r:FechaExpedicionFactura><r:Huella>AA</r:Huella><r:Huella>BB</r:Huella></r:A>`,
  );
  expect(found).toEqual({
    'previous.issuer': 'B1',
    'previous.num_series': 'A-2',
    'previous.issue_date': '04-05-2026',
    'previous.fingerprint': 'BB',
  });
  expect(filledOf(found ?? {}, PREVIOUS)).toBe('all');
  expect(previousOf('<A/>')).toBeUndefined();
});

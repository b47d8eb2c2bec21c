// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { contextOf, previousOf } from './record-fields.ts';
import { filledOf, formOf } from './record-forms.ts';

const { program: PROGRAM, previous: PREVIOUS } = formOf('verifactu');

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
  expect(contextOf('verifactu', values)).toEqual(context);
});

it('the print of a record is its own, not that of the record before', () => {
  const found = previousOf(
    'verifactu',
    `<r:A xmlns:r="urn:r"><r:IDEmisorFactura>B1</r:IDEmisorFactura><r:NumSerieFactura>A-2</r:NumSerieFactura>
    <r:FechaExpedicionFactura>04-05-2026</r:FechaExpedicionFactura><r:Huella>AA</r:Huella><r:Huella>BB</r:Huella></r:A>`,
    {},
  );
  expect(found).toEqual({
    'previous.issuer': 'B1',
    'previous.num_series': 'A-2',
    'previous.issue_date': '04-05-2026',
    'previous.fingerprint': 'BB',
  });
  expect(filledOf(found ?? {}, PREVIOUS)).toBe('all');
  expect(previousOf('verifactu', '<A/>', {})).toBeUndefined();
});

const TICKET = {
  'software.name': 'Denda',
  'software.nif': 'B10101017',
  'software.version': '2',
  'software.license': 'TBAIBI1',
};
const BEFORE = { 'previous.code': '7', 'previous.issue_date': '2026-09-14', 'previous.signature': 'abc' };

it.each([
  ['nothing', {}, {}],
  ['the program', TICKET, { software: { name: 'Denda', nif: 'B10101017', version: '2', license: 'TBAIBI1' } }],
  ['a program without licence', { ...TICKET, 'software.license': '' }, {}],
  [
    'an invoice before without a series',
    BEFORE,
    { previous: { code: '7', issue_date: '2026-09-14', signature: 'abc' } },
  ],
  ['an invoice before without its signature', { ...BEFORE, 'previous.signature': ' ' }, {}],
  [
    'a signature, issued by the customer',
    { signature_value: ' xyz ', issuer_role: 'D' },
    { signature_value: 'xyz', issuer_role: 'D' },
  ],
  ['whoever issues by the document', { issuer_role: '' }, {}],
])('the form of TicketBAI with %s becomes a context', (_, values, context) => {
  expect(contextOf('ticketbai', values)).toEqual(context);
});

it('a file of TicketBAI is the one before the next with its own number and the signature of its form', () => {
  const file = `<T><Factura><CabeceraFactura><NumFactura>8</NumFactura><FechaExpedicionFactura>15-09-2026</FechaExpedicionFactura>
    <FacturasRectificadas><SerieFactura>X</SerieFactura><NumFactura>1</NumFactura></FacturasRectificadas></CabeceraFactura></Factura></T>`;
  expect(previousOf('ticketbai', file, { signature_value: 'xyz' })).toEqual({
    'previous.series': '',
    'previous.code': '8',
    'previous.issue_date': '15-09-2026',
    'previous.signature': 'xyz',
  });
  expect(previousOf('ticketbai', file, {})).toBeUndefined();
});

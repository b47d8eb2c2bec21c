import { expect, it } from 'vitest';
import { requestExamples } from '../api/examples/requests.ts';
import { fingerprintHandlers } from './fingerprint.ts';
import type { HandlerScope } from './handler.ts';

type Request = Parameters<typeof fingerprintHandlers.fingerprint>[0];

const calculated = (request: object) => fingerprintHandlers.fingerprint(request as Request, {} as HandlerScope);
const faultsOf = (request: object) => {
  const outcome = calculated(request) as Exclude<Awaited<ReturnType<typeof calculated>>, { ok: true }>;
  return outcome.error.faults.map(({ code, properties }) => [code, properties[0]]);
};

const record = requestExamples.fingerprint['record']?.value as { kind: string; fields: readonly (readonly string[])[] };
const file = requestExamples.fingerprint['ticketbai']?.value as Record<string, string>;

it('calculates the print that AEAT publishes for its example, and that of the next record', () => {
  const first = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';
  expect(calculated(record)).toMatchObject({ ok: true, value: { huella: first } });
  const next = new Map(record.fields.map(([name = '', text = '']) => [name, text]));
  next
    .set('NumSerieFactura', '12345679/G34')
    .set('Huella', first)
    .set('FechaHoraHusoGenRegistro', '2024-01-01T19:20:35+01:00');
  expect(calculated({ kind: 'alta', fields: [...next] })).toMatchObject({
    value: {
      huella: 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
      text: expect.stringContaining(`&Huella=${first}&`) as string,
    },
  });
});

it.each([
  [
    'a cancellation',
    'anulacion',
    'IDEmisorFacturaAnulada=A&NumSerieFacturaAnulada=1&FechaExpedicionFacturaAnulada=2&Huella=&FechaHoraHusoGenRegistro=3',
  ],
  [
    'an event',
    'evento',
    'NIF=A&ID=1&IdSistemaInformatico=2&Version=3&NumeroInstalacion=4&NIF=B&TipoEvento=5&HuellaEvento=&FechaHoraHusoGenEvento=6',
  ],
])('makes the print of %s from its fields in the order of AEAT', (_, kind, text) => {
  const fields = text.split('&').map((field) => field.split('='));
  expect(calculated({ kind, fields })).toMatchObject({ ok: true, value: { text } });
});

it('refuses fields that are missing, too many, alone or at another place', () => {
  const [first = [], second = [], ...others] = record.fields;
  expect(faultsOf({ ...record, fields: [second, first, ...others] })).toEqual([
    ['ASSAY-INPUT-VALUE', 'request.fields[0]'],
    ['ASSAY-INPUT-VALUE', 'request.fields[1]'],
  ]);
  expect(faultsOf({ ...record, fields: [...record.fields, first] })).toEqual([
    ['ASSAY-INPUT-VALUE', 'request.fields[8]'],
  ]);
  expect(faultsOf({ kind: 'anulacion' })).toEqual(
    Array.from({ length: 5 }, (_, at) => ['ASSAY-INPUT-MISSING', `request.fields[${at}]`]),
  );
  expect(faultsOf({ ...record, fields: [['IDEmisorFactura'], ...record.fields.slice(1)] })).toHaveLength(1);
});

it.each([
  ['with blanks in the signature', { signature_value: ' btFpwP8d\ncLGAFhm0' }],
  ['with a day as in the identifier', { date: '150926' }],
])('identifies a file of TicketBAI %s', (_, given) => {
  const identifier = 'TBAI-B10101017-150926-btFpwP8dcLGAF-077';
  expect(calculated({ ...file, ...given })).toEqual({
    ok: true,
    value: { identifier, qr: `https://batuz.eus/QRTBAI/?id=${identifier}&s=A&nf=0001&i=1210.00&cr=041` },
  });
});

it.each([
  ['a missing tax number', { nif: '' }, 'MISSING', 'nif'],
  ['a day in another form', { date: '2026-9-15' }, 'VALUE', 'date'],
  ['a signature that is not Base64', { signature_value: '<x>' }, 'VALUE', 'signature_value'],
  ['a long address', { base: 'x'.repeat(2_001) }, 'SIZE', 'base'],
])('refuses %s', (_, given, code, name) => {
  expect(faultsOf({ ...file, ...given })).toEqual([[`ASSAY-INPUT-${code}`, `request.${name}`]]);
});

it('takes texts of 2,000 characters', () => {
  expect(calculated({ ...file, base: 'x'.repeat(2_000) })).toMatchObject({ ok: true });
});

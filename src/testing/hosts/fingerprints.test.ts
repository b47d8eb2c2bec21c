import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { callTool } from '../../mcp/call-tool.ts';
import { fingerprintTool } from '../../mcp/tools/fingerprint.ts';
import { goldenContext } from '../examples/examples.ts';
import { commandLine, type CommandLine } from '../command-line.ts';

const FIRST = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';
const SECOND = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97';
const THIRD = '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68';

/** The first three are examples of AEAT (huella 0.1.2); the print of the event is calculated by Python's hashlib. */
const RECORDS: readonly (readonly [name: string, kind: string, text: string, print: string])[] = [
  [
    'the first record',
    'alta',
    'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=2024-01-01T19:20:30+01:00',
    FIRST,
  ],
  [
    'the next record',
    'alta',
    `IDEmisorFactura=89890001K&NumSerieFactura=12345679/G34&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=${FIRST}&FechaHoraHusoGenRegistro=2024-01-01T19:20:35+01:00`,
    SECOND,
  ],
  [
    'a cancellation',
    'anulacion',
    `IDEmisorFacturaAnulada=89890001K&NumSerieFacturaAnulada=12345679/G34&FechaExpedicionFacturaAnulada=01-01-2024&Huella=${SECOND}&FechaHoraHusoGenRegistro=2024-01-01T19:20:40+01:00`,
    THIRD,
  ],
  [
    'an event',
    'evento',
    'NIF=B10101017&ID=&IdSistemaInformatico=AS&Version=1.0&NumeroInstalacion=1&NIF=B10101017&TipoEvento=01&HuellaEvento=&FechaHoraHusoGenEvento=2026-09-15T08:59:00+02:00',
    '701BC245F7CD098589C0C3CCF02CF95781B69DCBCFF9E95226B12E18431A47ED',
  ],
];

const INVOICE = {
  nif: 'B10101017',
  date: '150926',
  signature_value: 'Zb+K/9=abcDEF0123456789',
  number: 'T 0001/ñ',
  total: '9.99',
};
const IDENTIFIER = 'TBAI-B10101017-150926-Zb+K/9=abcDEF-096';
const BASE = 'https://tbai.egoitza.gipuzkoa.eus/qr/';
const QR = `${BASE}?id=TBAI-B10101017-150926-Zb%2BK%2F9%3DabcDEF-096&nf=T%200001%2F%C3%B1&i=9.99&cr=034`;

const fieldsOf = (text: string) => text.split('&').map((field) => field.split('='));
const flags = (given: object) =>
  Object.entries(given).flatMap(([name, text]) => [`--${name.replace('_', '-')}`, String(text)]);

describe('the tool of assistants', () => {
  const scope = {
    engine: createStandardEngine(),
    context: goldenContext,
    limits: { maxLength: 100_000, maxDepth: 50 },
  };
  const called = async (given: Record<string, unknown>) => {
    const { content, isError } = await callTool(fingerprintTool, given, scope);
    const [first] = content;
    return { isError: isError ?? false, answer: JSON.parse(first?.type === 'text' ? first.text : '') as unknown };
  };

  it.each(RECORDS)('calculates the print of %s', async (_, kind, text, huella) => {
    expect(await called({ kind, fields: fieldsOf(text) })).toEqual({ isError: false, answer: { huella, text } });
  });

  it('calculates the identifier of a TicketBAI file, and with an address its QR code', async () => {
    const kind = 'ticketbai';
    expect(await called({ kind, ...INVOICE })).toEqual({ isError: false, answer: { identifier: IDENTIFIER } });
    const answer = { identifier: IDENTIFIER, qr: QR };
    expect(await called({ kind, ...INVOICE, base: BASE })).toEqual({ isError: false, answer });
  });

  it('says which field is missing', async () => {
    expect(await called({ kind: 'alta', fields: [['IDEmisorFactura', '89890001K']] })).toMatchObject({
      isError: true,
      answer: {
        code: 400,
        faults: expect.arrayContaining([expect.objectContaining({ properties: ['request.fields[1]'] })]) as unknown,
      },
    });
  });
});

describe('the command', () => {
  let line: CommandLine;
  beforeAll(async () => {
    line = await commandLine();
  }, 120_000);
  afterAll(() => line.remove());

  it.each(RECORDS)('calculates the print of %s', async (_, kind, text, print) => {
    const command = ['fingerprint', kind, ...text.split('&').flatMap((field) => ['--field', field])];
    expect(await line.assay(command)).toEqual({ code: 0, out: `${print}\n`, err: '' });
    const { out } = await line.assay([...command, '--json']);
    expect(JSON.parse(out)).toEqual({ huella: print, text });
  });

  it('calculates the identifier of a TicketBAI file, and with an address its QR code', async () => {
    const command = ['fingerprint', 'ticketbai', ...flags(INVOICE)];
    expect(await line.assay(command)).toEqual({ code: 0, out: `${IDENTIFIER}\n`, err: '' });
    const { out } = await line.assay([...command, '--base', BASE]);
    expect(out).toBe(`${IDENTIFIER}\n${QR}\n`);
  });

  it.each([
    [
      'a field at another place',
      ['anulacion', '--field', 'IDEmisorFacturaAnulada=A', '--field', 'Huella='],
      '--field 2: ',
    ],
    ['a field without a text', ['anulacion', '--field', 'IDEmisorFacturaAnulada'], '--field 1: '],
    ['a part of a file of the other kind', ['alta', '--nif', 'B10101017'], '--nif: `nif` is not for the kind `alta`'],
    [
      'fields of a record',
      ['ticketbai', ...flags(INVOICE), '--field', 'NIF=A'],
      '--field: `fields` is not for the kind `ticketbai`',
    ],
    [
      'a signature that is none',
      ['ticketbai', ...flags({ ...INVOICE, signature_value: '<x>' })],
      '--signature-value: ',
    ],
    ['an unknown kind', ['altas'], 'Did you mean alta?'],
  ])('refuses %s and names the option', async (_, given, said) => {
    const ran = await line.assay(['fingerprint', ...given]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain(said);
  });

  it('speaks Spanish, and sends nothing to the terminal that it obeys', async () => {
    const { err } = await line.assay(['fingerprint', 'evento', '--lang', 'es', '--field', '\u001b[2J=1']);
    expect(err).toContain('--field 2: Falta el campo `ID`');
    expect(err).not.toContain('\u001b');
  });
});

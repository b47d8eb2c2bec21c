import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { explainRefusal } from '../../refusals/index.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { VERIFACTU_DUPLICATE, verifactuAnswer, verifactuError } from '../testing/verifactu-answers.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-20T08:30:00.5Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  const { document, report, verdicts, format } = outcome.value;
  const built = engine.inspect({ data: document }, context);
  return {
    document,
    format,
    verdicts,
    left: report.entries.filter((entry) => entry.outcome === 'left').map(({ path }) => path),
    faults: built.faults,
  };
}

const doc = (number: string) => ({
  code: number,
  issue_date: '2026-10-04',
  identities: [{ code: `ebro-${number}` }],
});
const OPERATION = { 'verifactu-operation': 'Alta', 'verifactu-amended': 'S' };
const TAKEN = { number: 'F/92', state: 'Correcto' };

describe('an answer of AEAT to records of VERI*FACTU', () => {
  it.each([
    ['accepted', 'Correcto', '', { key: 'accepted', meta: OPERATION }],
    [
      'accepted with an error',
      'AceptadoConErrores',
      verifactuError('2000', 'El cálculo de la huella suministrada es incorrecto.'),
      {
        key: 'accepted',
        meta: { ...OPERATION, status: 'AceptadoConErrores' },
        reasons: [
          {
            key: 'other',
            faults: [{ code: '2000', message: 'El cálculo de la huella suministrada es incorrecto.' }],
          },
        ],
      },
    ],
    [
      'refused',
      'Incorrecto',
      verifactuError('1105', 'Un texto propio.'),
      {
        key: 'rejected',
        meta: OPERATION,
        reasons: [{ key: 'other', faults: [{ code: '1105', message: 'Un texto propio.' }] }],
      },
    ],
    [
      'refused without a code',
      'Incorrecto',
      '<r:DescripcionErrorRegistro>Sin código.</r:DescripcionErrorRegistro>',
      { key: 'rejected', meta: OPERATION, reasons: [{ key: 'other', description: 'Sin código.' }] },
    ],
    [
      'refused since it is there already',
      'Incorrecto',
      verifactuError('3000', 'Registro duplicado.') + VERIFACTU_DUPLICATE,
      {
        key: 'rejected',
        meta: {
          ...OPERATION,
          'verifactu-duplicate-request': '20261004093107000001',
          'verifactu-duplicate-state': 'AceptadaConErrores',
        },
        reasons: [
          { key: 'other', faults: [{ code: '3000', message: 'Registro duplicado.' }] },
          {
            key: 'other',
            description: 'RegistroDuplicado',
            faults: [{ code: '2000', message: 'La huella no es correcta.' }],
          },
        ],
      },
    ],
  ])('reads a record that is %s', (_, state, error, is) => {
    const { document, ...rest } = read(verifactuAnswer('ParcialmenteCorrecto', { number: 'F/92', state, error }));
    expect(rest).toEqual({ format: 'verifactu', verdicts: [], left: [], faults: [] });
    expect(document.lines).toEqual([{ doc: doc('F/92'), ...is }]);
  });

  it('says who is answered, when, by which code, and how long to wait, with a line for each record', () => {
    const refused = { number: 'F/93', state: 'Incorrecto', error: verifactuError('1105', 'x'), operation: 'Anulacion' };
    const { document, left, faults } = read(verifactuAnswer('ParcialmenteCorrecto', TAKEN, refused));
    expect(document).toMatchObject({
      $schema: 'https://gobl.org/draft-0/bill/status',
      $regime: 'ES',
      type: 'response',
      code: 'A-7QEBRO2026KDLM',
      issue_date: '2026-10-05',
      issue_time: '09:31:07',
      supplier: { name: 'Molinos del Ebro S.A.', tax_id: { country: 'ES', code: 'A58818501' } },
      meta: {
        zone: '+02:00',
        'verifactu-sender': 'B10101017',
        'verifactu-wait': '60',
        'verifactu-state': 'ParcialmenteCorrecto',
      },
      lines: [
        { key: 'accepted', doc: { code: 'F/92' } },
        { key: 'rejected', doc: { code: 'F/93' }, meta: { 'verifactu-operation': 'Anulacion' } },
      ],
    });
    expect([left, faults]).toEqual([[], []]);
  });

  it('is one refused line if the file was refused as a whole', () => {
    const { document, left, verdicts } = read(verifactuAnswer('Incorrecto'));
    expect([document.lines, document.code, left, verdicts]).toEqual([[{ key: 'rejected' }], undefined, [], []]);
  });

  it('keeps another issuer of an invoice beside its number', () => {
    const { document, left } = read(verifactuAnswer('Correcto', { ...TAKEN, issuer: 'B10101017' }));
    expect(document.lines).toMatchObject([{ doc: { meta: { 'verifactu-issuer': 'B10101017' } } }]);
    expect(left).toEqual([]);
  });

  it('leaves a state that is not in the list, with a verdict at its place', () => {
    const { document, left, verdicts } = read(verifactuAnswer('Correcto', { ...TAKEN, state: 'Pendiente' }));
    expect(document.lines).toMatchObject([{ key: 'other' }]);
    expect(left).toEqual([expect.stringMatching(/EstadoRegistro\[1\]$/)]);
    expect(verdicts.map(({ rule }) => rule)).toEqual(['SCHEMA-VALUE']);
  });

  it('has codes that are explained like the answer itself', () => {
    const answer = verifactuAnswer('Correcto', { ...TAKEN, state: 'Incorrecto', error: verifactuError('1105', 'x') });
    const { document } = read(answer);
    const [found] = explainRefusal(answer, () => undefined).findings;
    expect(document.lines).toMatchObject([{ reasons: [{ faults: [{ code: found?.code }] }] }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../core/json/json.ts';
import { createSomeCountriesEngine } from '../../testing/engines/some-countries.ts';

const engine = createSomeCountriesEngine();
const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };
const ROOT = 'https://gobl.org/draft-0';

const INVOICE: JsonObject = {
  $schema: `${ROOT}/bill/invoice`,
  series: 'A',
  code: '1',
  issue_date: '2026-01-15',
  supplier: { name: 'Ada', tax_id: { country: 'ES', code: 'B98602642' } },
  lines: [{ quantity: '1', item: { name: 'Chair', price: '1' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const ADDONS = { $addons: ['es-facturae-v3', 'es-tbai-v1'] };

function codesByCertainty(data: JsonObject) {
  const { faults } = engine.inspect({ data, include: [] }, context);
  const named = (certain: boolean) =>
    faults
      .filter((fault) => fault.certain === certain)
      .flatMap(({ code, properties }) => properties.map((path) => `${code} ${path}`));
  return { certain: named(true), uncertain: named(false) };
}

describe.each([
  ['a document', (doc: JsonObject) => doc, '$'],
  ['a document in an envelope', (doc: JsonObject): JsonObject => ({ $schema: `${ROOT}/envelope`, doc }), '$.doc'],
])('%s', (_, put, at) => {
  test('without a currency: the missing currency is certain, its figures are not', () => {
    const { certain, uncertain } = codesByCertainty(put({ ...INVOICE, supplier: { name: 'Ada' } }));
    expect(certain).toEqual([`ASSAY-CALC-CURRENCY ${at}.currency`]);
    expect(uncertain).toContain(`GOBL-BILL-LINE-01 ${at}.lines[0].i`);
  });

  test('in an unknown regime: the missing currency is not certain', () => {
    const { certain, uncertain } = codesByCertainty(put({ ...INVOICE, ...ADDONS, $regime: 'XX' }));
    expect(certain).toContain(`ASSAY-LINT-REGIME ${at}.$regime`);
    expect(certain).toContain(`GOBL-ES-TBAI-BILL-INVOICE-07 ${at}.notes`);
    expect(uncertain).toContain(`ASSAY-CALC-CURRENCY ${at}.currency`);
    expect(uncertain).toContain(`GOBL-ES-TBAI-BILL-INVOICE-09 ${at}`);
  });

  test('in the regime of another country: unknown rates are not certain', () => {
    const lines = [{ quantity: '1', item: { name: 'Chair', price: '1' }, taxes: [{ cat: 'IGIC', rate: 'general' }] }];
    const { uncertain } = codesByCertainty(put({ ...INVOICE, $regime: 'DE', lines }));
    expect(uncertain).toContain(`ASSAY-CALC-CATEGORY ${at}.lines[0].taxes[0].cat`);
  });

  test('in a known regime that calculates: broken rules are certain, whatever the supplier’s country is', () => {
    const supplier = { name: 'Ada', tax_id: { country: 'ES' } };
    const { certain, uncertain } = codesByCertainty(put({ ...INVOICE, $regime: 'DE', supplier }));
    expect(certain).toContain(`GOBL-DE-BILL-INVOICE-01 ${at}.supplier`);
    expect(uncertain).toEqual([]);
  });

  test('with its own currency: faults of its rules are certain', () => {
    const { certain, uncertain } = codesByCertainty(put({ ...INVOICE, ...ADDONS, currency: 'USD' }));
    expect(certain).toContain(`GOBL-ES-FACTURAE-BILL-INVOICE-07 ${at}`);
    expect(uncertain).toEqual([]);
  });

  test('in its own regime: unknown rates are certain', () => {
    const lines = [{ quantity: '1', item: { name: 'Chair', price: '1' }, taxes: [{ cat: 'VAT', rate: 'none' }] }];
    expect(codesByCertainty(put({ ...INVOICE, $regime: 'ES', lines })).certain).toEqual([
      `ASSAY-CALC-RATE ${at}.lines[0].taxes[0].rate`,
    ]);
  });
});

describe('an envelope without a document', () => {
  const head = { uuid: 'x', stamps: [{}], dig: { alg: 'sha256', val: '' } };
  test.each([[undefined], [{}], [{ $schema: `${ROOT}/envelope` }]])(
    '(%j) keeps the faults of head and signatures',
    (doc) => {
      const data = { $schema: `${ROOT}/envelope`, head, sigs: ['x'], ...(doc && { doc }) };
      const { certain, uncertain } = codesByCertainty(data as JsonObject);
      expect(certain).toEqual(
        expect.arrayContaining([
          'ASSAY-INPUT-NO-DOCUMENT $',
          'ASSAY-INPUT-UUID $.head.uuid',
          'ASSAY-INPUT-TEXT $.sigs[0]',
          'GOBL-HEAD-STAMP-01 $.head.stamps[0].prv',
        ]),
      );
      expect(uncertain).toContain('GOBL-DSIG-DIGEST-02 $.head.dig.val');
      expect([...certain, ...uncertain]).not.toContain('GOBL-ENVELOPE-11 $');
    },
  );
});

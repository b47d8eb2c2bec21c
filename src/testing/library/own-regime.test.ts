import { expect, test } from 'vitest';
import type { TaxCategoryDefinition, TaxIdentityDefinition } from '../../engine/index.ts';
import {
  bePresent,
  both,
  cleanTaxCode,
  createEngine,
  defineNormaliser,
  defineRegime,
  defineRules,
  Invoice,
  norm,
  Party,
  satisfy,
  standardParts,
  TaxIdentity,
  vatKeys,
  when,
  withDefinitions,
} from '../../engine/index.ts';

const vat: TaxCategoryDefinition = {
  code: 'VAT',
  name: { en: 'VAT', fr: 'TVA' },
  title: { en: 'Value Added Tax', fr: 'Taxe sur la valeur ajoutée' },
  keys: vatKeys,
  rates: [
    {
      rate: 'general',
      keys: ['standard'],
      name: { en: 'Normal rate', fr: 'Taux normal' },
      values: [
        { since: '2024-01-01', percent: '17.0%' },
        { since: '2023-01-01', percent: '16.0%' },
        { since: '2015-01-01', percent: '17.0%' },
      ],
    },
  ],
};

const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: (code) => /^\d{8}$/.test(code) && Number(code.slice(0, 6)) % 89 === Number(code.slice(6)),
  format: '8 digits, the last two the rest of the first six by 89',
};

const vatAct = norm('Loi TVA du 12 février 1979', 'https://legilux.public.lu/eli/etat/leg/loi/1979/02/12/n3/jo');

const isOfLuxembourg = when<TaxIdentity>('it is of Luxembourg', ({ country }) => country === 'LU');
const hasNumber = when<TaxIdentity>('it has a number', ({ code }) => Boolean(code));

const taxIdentityRules = defineRules(
  TaxIdentity,
  'LU-TAX-IDENTITY',
  {
    '01': {
      when: both(isOfLuxembourg, hasNumber),
      at: 'code',
      must: satisfy<string>('be a VAT number of Luxembourg', (code) => vatNumber.isValid?.(code, 'LU') ?? true),
      say: 'The VAT number must have eight digits and the right check digits',
      cite: vatAct('art. 62'),
    },
  },
  { everywhere: true },
);

const invoiceRules = defineRules(Invoice, 'LU-BILL-INVOICE', {
  '01': {
    at: 'supplier.tax_id',
    must: bePresent,
    say: 'The supplier needs a VAT number',
    cite: vatAct('art. 63'),
  },
});

const writeName = defineNormaliser<Party>(Party, (party) =>
  party.name === party.name?.trim() ? party : { ...party, name: party.name?.trim() },
);

const luxembourg = defineRegime({
  country: 'LU',
  name: { en: 'Luxembourg', fr: 'Luxembourg' },
  timeZone: 'Europe/Luxembourg',
  currency: 'EUR',
  taxIdentity: vatNumber,
  categories: [vat],
  normalisers: [writeName],
  rules: [invoiceRules, taxIdentityRules],
});

const engine = createEngine(withDefinitions(standardParts, { regimes: [luxembourg] }));

const context = { now: () => new Date('2026-03-02T09:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

function invoice(issueDate: string, number: string) {
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    code: '1',
    issue_date: issueDate,
    supplier: { name: ' Atelier Uelzecht ', tax_id: { country: 'LU', code: number } },
    customer: { name: 'Anna Berg' },
    lines: [{ quantity: '2', item: { name: 'Chair', price: '100.00' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
  };
}

test.each([
  ['2022-12-31', '34.00'],
  ['2023-01-01', '32.00'],
  ['2023-12-31', '32.00'],
  ['2024-01-01', '34.00'],
])('a regime of one’s own taxes an invoice of %s', (issueDate, tax) => {
  const built = engine.build({ data: invoice(issueDate, 'LU 1502-7442') }, context);
  expect(built).toMatchObject({
    ok: true,
    value: {
      $regime: 'LU',
      currency: 'EUR',
      supplier: { name: 'Atelier Uelzecht', tax_id: { country: 'LU', code: '15027442' } },
      totals: { sum: '200.00', tax },
    },
  });
});

test('its rules find what is wrong, and say what they rest on', () => {
  const built = engine.build({ data: invoice('2026-03-02', '15027443') }, context);
  expect(built).toMatchObject({
    ok: false,
    error: {
      key: 'validation',
      faults: [
        {
          code: 'GOBL-LU-TAX-IDENTITY-01',
          properties: ['$.supplier.tax_id.code'],
          cite: [{ title: 'Loi TVA du 12 février 1979', section: 'art. 62' }],
        },
      ],
    },
  });
});

test('it is published and listed like any other', () => {
  expect(engine.catalogue.regimes()).toContainEqual({ country: 'LU', name: luxembourg.name, currency: 'EUR' });
  expect(engine.catalogue.regime('LU')).toMatchObject({ country: 'LU', time_zone: 'Europe/Luxembourg' });
  expect(engine.catalogue.rule('GOBL-LU-BILL-INVOICE-01')).toHaveLength(1);
});

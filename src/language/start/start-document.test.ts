import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { knownParties, numberAfter } from './known-parties.ts';
import { startDocument, usualTax } from './start-document.ts';

const { catalogue } = createStandardEngine();

describe('a document from answers', () => {
  it('has countries, addons, one line and the usual tax of a sale within one country', () => {
    expect(startDocument({ from: 'GR', to: 'GR', addons: ['gr-mydata-v1'], tax: { cat: 'VAT', rate: 'general' } }))
      .toMatchInlineSnapshot(`
      {
        "$addons": [
          "gr-mydata-v1",
        ],
        "$regime": "EL",
        "$schema": "https://gobl.org/draft-0/bill/invoice",
        "customer": {
          "addresses": [
            {
              "country": "GR",
            },
          ],
          "tax_id": {
            "country": "EL",
          },
        },
        "lines": [
          {
            "taxes": [
              {
                "cat": "VAT",
                "rate": "general",
              },
            ],
          },
        ],
        "supplier": {
          "addresses": [
            {
              "country": "GR",
            },
          ],
          "tax_id": {
            "country": "EL",
          },
        },
      }
    `);
  });
  it('has no tax where the buyer is in another country, and the type that was asked for', () => {
    const made = startDocument({
      type: 'credit-note',
      from: 'DE',
      to: 'FR',
      addons: [],
      tax: { cat: 'VAT', rate: 'general' },
    });
    expect([made['lines'], made['type'], made['$addons']]).toEqual([[{}], 'credit-note', undefined]);
  });
});

it('keeps the Leitweg-ID of a buyer for its next invoice, and no number of an order', () => {
  const customer = { name: 'Stadtwerke', addresses: [{ country: 'DE' }] };
  const next = (code: string) => {
    const { buyers } = knownParties([{ customer }, { customer, ordering: { code } }]);
    return startDocument({ from: 'DE', to: 'DE', addons: [], ...(buyers[0] && { buyer: buyers[0] }) })['ordering'];
  };
  expect([next('04011000-12345-03'), next('4500012345')]).toEqual([{ code: '04011000-12345-03' }, undefined]);
});

it.each([
  ['DE', { cat: 'VAT', key: 'standard', rate: 'general' }],
  ['MX', { cat: 'VAT', key: 'standard', rate: 'general' }],
  ['US', undefined],
])('the usual tax of %s is its first one at the general rate', (country, expected) => {
  expect(usualTax(catalogue.regime(country))).toEqual(expected);
});

it('finds the parties of documents and envelopes once each, the latest first, with means of payment but no days', () => {
  const { sellers, buyers } = knownParties([
    {
      doc: {
        series: 'A',
        code: 'R-09',
        supplier: { uuid: '1', name: 'Kessler GmbH', tax_id: { country: 'EL', code: '1' } },
        customer: { name: 'Stadtwerke', addresses: [{ country: 'DE' }] },
        payment: {
          terms: { notes: '30 days', due_dates: [{ date: '2026-01-01' }] },
          instructions: { key: 'credit-transfer', ref: 'R-09', credit_transfer: [{ iban: 'X' }] },
          advances: [{ amount: '1.00' }],
        },
      },
    },
    { code: 'R-08', supplier: { name: 'Kessler', tax_id: { code: '1' } }, customer: { name: 'Stadtwerke' } },
    { supplier: { name: '' }, customer: 'x' },
    [],
    null,
  ]);
  expect(sellers).toEqual([
    {
      name: 'Kessler GmbH',
      country: 'GR',
      party: { name: 'Kessler GmbH', tax_id: { country: 'EL', code: '1' } },
      payment: {
        terms: { notes: '30 days' },
        instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'X' }] },
      },
      series: 'A',
      number: 'R-09',
    },
  ]);
  expect(buyers.map(({ name, country }) => [name, country])).toEqual([['Stadtwerke', 'DE']]);
});

it.each([
  ['KS-2026-0412', 'KS-2026-0413'],
  ['99', '100'],
  ['A-7/b', 'A-8/b'],
  ['none', undefined],
])('the number after %s is %s', (number, next) => {
  expect(numberAfter(number)).toBe(next);
});

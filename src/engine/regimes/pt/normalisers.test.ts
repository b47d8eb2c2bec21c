import { describe, expect, it } from 'vitest';
import type { NormaliseScope } from '../../core/normalise/normaliser.ts';
import { taxKnowledge } from '../../core/tax/knowledge.ts';
import { completeCombo, upgradeInvoice } from './normalisers.ts';

const scope: NormaliseScope = {
  regime: 'PT',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};

describe('the region of a tax', () => {
  it.each([
    ['nothing said', {}, { 'pt-region': 'PT' }],
    ['a region', { ext: { 'pt-region': 'PT-MA' } }, { 'pt-region': 'PT-MA' }],
    ['Portugal named', { country: 'PT', ext: { 'pt-region': 'PT-AC' } }, { 'pt-region': 'PT-AC' }],
    ['another country', { country: 'ES' }, { 'pt-region': 'ES' }],
    ['another country and a region', { country: 'FR', ext: { 'pt-region': 'PT-AC' } }, { 'pt-region': 'FR' }],
    ['a country that taxes name otherwise', { country: 'EL' }, { 'pt-region': 'GR' }],
    ['Northern Ireland', { country: 'XI' }, { 'pt-region': 'GB' }],
    ['what is no country', { country: 'EU', ext: { 'pt-region': 'PT' } }, undefined],
  ])('with %s', (_, given, ext) => {
    expect(completeCombo.apply({ cat: 'VAT', ...given }, scope)).toEqual({ cat: 'VAT', ...given, ext });
  });

  it('is not stated for other taxes', () => {
    const combo = { cat: 'IRS' };
    expect(completeCombo.apply(combo, scope)).toBe(combo);
  });
});

describe('documents of former versions', () => {
  const upgraded = (combo: object): unknown => upgradeInvoice.apply({ lines: [{ taxes: [combo] }] }, scope);

  it.each([
    ['exempt+outlay', 'M01'],
    ['exempt+intrastate-export', 'M02'],
    ['exempt+imports', 'M04'],
    ['exempt+exports', 'M05'],
    ['exempt+suspension-scheme', 'M06'],
    ['exempt+internal-operations', 'M07'],
    ['exempt+exempt-scheme', 'M10'],
    ['exempt+tobacco-scheme', 'M11'],
    ['exempt+margin-scheme+second-hand', 'M13'],
    ['exempt+margin-scheme+art', 'M14'],
    ['exempt+margin-scheme+antiques', 'M15'],
    ['exempt+goods-transmission', 'M16'],
    ['exempt+other', 'M19'],
    ['exempt+flat-rate-scheme', 'M20'],
    ['exempt+non-deductible', 'M21'],
    ['exempt+consignment-goods', 'M25'],
    ['exempt+reverse-charge+waste', 'M30'],
    ['exempt+reverse-charge+civil-eng', 'M31'],
    ['exempt+reverse-charge+greenhouse', 'M32'],
    ['exempt+reverse-charge+woods', 'M33'],
    ['exempt+reverse-charge+b2b', 'M40'],
    ['exempt+reverse-charge+intraeu', 'M41'],
    ['exempt+reverse-charge+real-estate', 'M42'],
    ['exempt+reverse-charge+gold', 'M43'],
    ['exempt+non-taxable', 'M99'],
  ])('have the rate %s turned into the reason %s', (rate, code) => {
    const ext = { 'pt-saft-exemption': code };
    expect(upgraded({ cat: 'VAT', rate, ext: { 'pt-region': 'PT' } })).toEqual({
      lines: [{ taxes: [{ cat: 'VAT', key: 'exempt', rate: undefined, ext }] }],
    });
  });

  it('keep a rate beside the key of an exemption', () => {
    const invoice = { lines: [{ taxes: [{ cat: 'VAT', key: 'exempt', rate: 'exempt+other' }] }] };
    expect(upgradeInvoice.apply(invoice, scope)).toBe(invoice);
  });

  it.each([
    ['exempt+small-retail-scheme', { 'at-tax-code': 'exempt', 'pt-saft-exemption': 'M09' }],
    ['exempt+margin-scheme+travel', { 'at-tax-code': 'exempt', 'pt-saft-exemption': 'M12' }],
  ])('have the rate %s turned into a reason for exemption', (rate, ext) => {
    expect(upgraded({ cat: 'VAT', rate, ext: { 'pt-region': 'PT' } })).toEqual({
      lines: [{ taxes: [{ cat: 'VAT', key: 'exempt', rate: undefined, ext }] }],
    });
  });

  it('have the former extension renamed, in lines, discounts and charges', () => {
    const row = (ext: object): object => ({ taxes: [{ cat: 'VAT', key: 'exempt', ext }] });
    const before = row({ 'pt-region': 'PT', 'pt-exemption-code': 'M16' });
    const after = row({ 'pt-region': 'PT', 'pt-saft-exemption': 'M16' });
    expect(upgradeInvoice.apply({ lines: [before], discounts: [before], charges: [before] }, scope)).toEqual({
      lines: [after],
      discounts: [after],
      charges: [after],
    });
  });

  it.each(['general', 'exempt+nothing-known', 'exempt'])('leave the rate %s alone', (rate) => {
    const invoice = { lines: [{ taxes: [{ cat: 'VAT', rate }] }, {}] };
    expect(upgradeInvoice.apply(invoice, scope)).toBe(invoice);
  });
});

import type { NormaliserCase } from '../../../testing/normalisers/normaliser-cases.ts';
import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { normaliseCombo } from './combo.ts';

type Codes = Readonly<Record<string, string>>;

function vat(given: JsonObject, codes: Codes = {}): JsonObject {
  const ext = Object.fromEntries(Object.entries(codes).map(([key, code]) => [`pt-saft-${key}`, code]));
  return { cat: 'VAT', ...given, ...(Object.keys(ext).length > 0 ? { ext } : {}) };
}

function normalised(fact: string, given: JsonObject, becomes: JsonObject = given): NormaliserCase {
  return { fact, type: TaxCombo, given, becomes };
}

const exempt = (exemption: string): Codes => ({ 'tax-rate': 'ISE', exemption });

/** Reasons by key. */
const REASONS: Readonly<Record<string, string>> = {
  'reverse-charge': 'M30 M31 M32 M33 M40 M41 M42 M43',
  export: 'M04 M05',
  'intra-community': 'M16',
  'outside-scope': 'M44 M45 M46 M99',
  exempt: 'M01 M02 M03 M06 M07 M09 M10 M11 M12 M13 M14 M15 M19 M20 M21 M25 M26',
};

const reasons = Object.entries(REASONS).flatMap(([key, codes]) => codes.split(' ').map((reason) => ({ key, reason })));

const parts = { normalisers: [normaliseCombo], regime: 'PT', addons: ['pt-saft-v1'] };

describeNormalisers('reasons of exemption in SAF-T (PT)', parts, [
  ...reasons.flatMap(({ key, reason }) => [
    normalised(`${reason} stands for the key ${key}`, vat({}, { exemption: reason }), vat({ key }, exempt(reason))),
    normalised(
      `${reason} refines the key exempt to ${key}`,
      vat({ key: 'exempt' }, { exemption: reason }),
      vat({ key }, exempt(reason)),
    ),
    { fact: `${reason} stays under the key ${key}`, type: TaxCombo, given: vat({ key }, exempt(reason)) },
  ]),
  ...Object.entries({
    'reverse-charge': 'M40',
    'outside-scope': 'M99',
    'intra-community': 'M16',
    export: 'M05',
    exempt: 'M07',
    zero: 'M07',
  }).flatMap(([key, reason]) => [
    normalised(`the usual reason under the key ${key} is ${reason}`, vat({ key }), vat({ key }, exempt(reason))),
    normalised(`M34 under the key ${key} gives way`, vat({ key }, { exemption: 'M34' }), vat({ key }, exempt(reason))),
  ]),
  normalised(
    'a reason of another key gives way',
    vat({ key: 'export' }, { exemption: 'M16' }),
    vat({ key: 'export' }, exempt('M05')),
  ),
  normalised(
    'under the key zero any exemption may be stated',
    vat({ key: 'zero' }, { exemption: 'M21' }),
    vat({ key: 'zero' }, exempt('M21')),
  ),
]);

describeNormalisers('bands of rates in SAF-T (PT)', parts, [
  ...Object.entries({ reduced: 'RED', intermediate: 'INT', general: 'NOR', other: 'OUT' }).flatMap(([rate, band]) => [
    normalised(
      `the rate ${rate} is in band ${band}`,
      vat({ key: 'standard', rate }, { 'tax-rate': 'ISE' }),
      vat({ key: 'standard', rate }, { 'tax-rate': band }),
    ),
    normalised(
      `the band ${band} stands for the rate ${rate}`,
      vat({}, { 'tax-rate': band }),
      vat({ key: 'standard', rate }, { 'tax-rate': band }),
    ),
  ]),
  normalised(
    'a standard rate has no reason of exemption',
    vat({ key: 'standard', rate: 'general' }, { exemption: 'M07' }),
    vat({ key: 'standard', rate: 'general' }, { 'tax-rate': 'NOR' }),
  ),
  normalised('a percentage alone is in no band', vat({ percent: '23%' }), vat({ key: 'standard', percent: '23%' })),
  normalised(
    'a reason that stands for no key leaves the tax standard',
    vat({}, { exemption: 'M34' }),
    vat({ key: 'standard' }, { exemption: 'M34' }),
  ),
  normalised(
    'a rate counts more than the band stated',
    vat({ rate: 'reduced' }, { 'tax-rate': 'NOR' }),
    vat({ key: 'standard', rate: 'reduced' }, { 'tax-rate': 'RED' }),
  ),
  normalised(
    'a tax of another country is in band OUT, and nothing else is settled',
    vat({ country: 'ES', percent: '21%' }, { 'tax-rate': 'NOR' }),
    vat({ country: 'ES', percent: '21%' }, { 'tax-rate': 'OUT' }),
  ),
  normalised(
    'a tax marked Portuguese is one',
    vat({ country: 'PT', rate: 'general' }),
    vat({ country: 'PT', key: 'standard', rate: 'general' }, { 'tax-rate': 'NOR' }),
  ),
  { fact: 'a key of another list is left alone', type: TaxCombo, given: vat({ key: 'special' }, { exemption: 'M01' }) },
  { fact: 'other taxes have no band', type: TaxCombo, given: { cat: 'IRS', percent: '25%' } },
]);

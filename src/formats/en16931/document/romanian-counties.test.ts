import { expect, it } from 'vitest';
import { createStandardEngine } from '../../../engine/standard.ts';
import type { JsonObject } from '../../../engine/index.ts';
import { systemContext } from '../../../platform/system-context.ts';
import example from '../../../../examples/ro/invoice.json' with { type: 'json' };
import { exportXml } from '../../writing/export-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { romanianCounty } from './romanian-counties.ts';

it.each([
  ['Cluj', 'RO-CJ'],
  ['JUDEȚUL IAȘI', 'RO-IS'],
  ['judetul Bistrita-Nasaud', 'RO-BN'],
  ['b', 'RO-B'],
  ['RO-VS', 'RO-VS'],
  ['Satu Mare', 'RO-SM'],
  ['Bayern', undefined],
])('the Romanian county %s has the code %s', (text, code) => {
  expect(romanianCounty(text)).toBe(code);
});

it.each([
  [{ region: 'Cluj' }, 'RO-CJ'],
  [{ state: 'CJ' }, 'RO-CJ'],
  [{ region: 'Transilvania', state: 'CJ' }, 'RO-CJ'],
  [{ region: 'Transilvania' }, 'Transilvania'],
  [{ country: 'IT', state: 'BR' }, 'BR'],
])('RO e-Factura has the code of the county that %j names: %s', (place, code) => {
  const { customer } = example;
  const [address] = customer.addresses;
  const data = {
    ...example,
    customer: { ...customer, addresses: [{ ...address, ...place }] },
  } as unknown as JsonObject;
  const request = { data, format: 'ubl', profile: 'cius-ro', allowLoss: true };
  const outcome = exportXml(request, createStandardEngine(), systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.error.faults.map(({ description }) => description).join('; '));
  const [, buyer = ''] = outcome.value.content.split('<cac:AccountingCustomerParty>');
  expect(/<cbc:CountrySubentity>([^<]*)/.exec(buyer)?.[1]).toBe(code);
});

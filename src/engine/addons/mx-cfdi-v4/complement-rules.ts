import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import {
  beMoreThanZero,
  beOneOfAlways,
  bePresent,
  haveLength,
  match,
  notBeZero,
  settledByReading,
} from '../../core/rules/constraints.ts';
import { FoodVouchers } from './food-vouchers.ts';
import type { FuelAccountLine, FuelAccountTax } from './fuel-account-balance.ts';
import { FuelAccountBalance, TOTAL_DECIMALS } from './fuel-account-balance.ts';
import { FUEL, VOUCHERS } from './norms.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

/** RFC of a company or a person. Source: Código Fiscal de la Federación, article 27. */
const RFC = /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/;
/** Clave Única de Registro de Población. */
const CURP = /^[A-Z][AEIOUX][A-Z]{2}[0-9]{2}[0-1][0-9][0-3][0-9][MH][A-Z]{2}[BCDFGHJKLMNÑPQRSTVWXYZ]{3}[0-9A-Z][0-9]$/;
const SOCIAL_SECURITY = /^[0-9]{11}$/;

const beRfc = judge<string>('be an RFC', (code) => RFC.test(code ?? ''));

/** Amounts that always exist: they are calculated, or read as zero. */
const beThere = settledByReading(ruleMessages.bePresent);

const foodVouchersRules = defineRules(FoodVouchers, 'MX-CFDI-FOODVOUCHERS', {
  '01': {
    at: 'employer_registration',
    must: haveLength(0, 20),
    say: 'The registration as employer can have 20 bytes at most (é counts two)',
    cite: VOUCHERS('ValesDeDespensa, registroPatronal'),
  },
  '02': {
    at: 'account_number',
    must: bePresent,
    say: 'Food vouchers need the number of the account',
    cite: VOUCHERS('ValesDeDespensa, numeroDeCuenta'),
  },
  '03': {
    at: 'account_number',
    must: haveLength(0, 20),
    say: 'The number of the account can have 20 bytes at most (é counts two)',
    cite: VOUCHERS('ValesDeDespensa, numeroDeCuenta'),
  },
  '04': { at: 'total', must: beThere, say: 'Food vouchers need their total', cite: VOUCHERS('ValesDeDespensa, total') },
  '05': { at: 'lines', must: bePresent, say: 'Food vouchers need at least one line', cite: VOUCHERS('Conceptos') },
  '06': {
    at: 'lines[].e_wallet_id',
    must: bePresent,
    say: 'A voucher needs the number of the wallet',
    cite: VOUCHERS('Concepto, identificador'),
  },
  '07': {
    at: 'lines[].e_wallet_id',
    must: haveLength(0, 20),
    say: 'The number of the wallet can have 20 bytes at most (é counts two)',
    cite: VOUCHERS('Concepto, identificador'),
  },
  '08': {
    at: 'lines[].issue_date_time',
    must: notBeZero,
    say: 'A voucher needs the moment of its issue',
    cite: VOUCHERS('Concepto, fecha'),
  },
  '09': {
    at: 'lines[].employee',
    must: bePresent,
    say: 'A voucher needs the employee who received it',
    cite: VOUCHERS('Concepto'),
  },
  '10': {
    at: 'lines[].employee.tax_code',
    must: bePresent,
    say: 'The employee needs an RFC',
    cite: VOUCHERS('Concepto, rfc'),
  },
  '11': {
    at: 'lines[].employee.tax_code',
    must: beRfc,
    say: 'The tax code of the employee must be an RFC',
    cite: VOUCHERS('Concepto, rfc'),
  },
  '12': {
    at: 'lines[].employee.curp',
    must: bePresent,
    say: 'The employee needs a CURP',
    cite: VOUCHERS('Concepto, curp'),
  },
  '13': {
    at: 'lines[].employee.curp',
    must: match(CURP, 'have the form of a CURP'),
    say: 'The number of the employee must be a CURP',
    cite: VOUCHERS('Concepto, curp'),
  },
  '14': {
    at: 'lines[].employee.name',
    must: bePresent,
    say: 'The employee needs a name',
    cite: VOUCHERS('Concepto, nombre'),
  },
  '15': {
    at: 'lines[].employee.name',
    must: haveLength(0, 100),
    say: 'The name of the employee can have 100 bytes at most (é counts two)',
    cite: VOUCHERS('Concepto, nombre'),
  },
  '16': {
    at: 'lines[].employee.social_security',
    must: match(SOCIAL_SECURITY),
    say: 'A social security number has 11 digits',
    cite: VOUCHERS('Concepto, numSeguridadSocial'),
  },
  '17': { at: 'lines[].amount', must: beThere, say: 'A voucher needs its amount', cite: VOUCHERS('Concepto, importe') },
});

const haveItsTotal = satisfy<FuelAccountLine>('have price times quantity as total', ({ quantity, item, total }) =>
  item ? total.equals(quantity.multiply(item.price).rescale(TOTAL_DECIMALS)) : true,
);

const hasNoPercent = when<FuelAccountTax>('the tax has no percentage', ({ percent }) => percent === undefined);

const fuelRules = defineRules(FuelAccountBalance, 'MX-CFDI-FUELACCOUNTBALANCE', {
  '01': {
    at: 'account_number',
    must: bePresent,
    say: 'The balance needs the number of the account',
    cite: FUEL('EstadoDeCuentaCombustible, NumeroDeCuenta'),
  },
  '02': {
    at: 'account_number',
    must: haveLength(1, 50),
    say: 'The number of the account can have 50 bytes at most (é counts two)',
    cite: FUEL('EstadoDeCuentaCombustible, NumeroDeCuenta'),
  },
  '03': {
    at: 'subtotal',
    must: beThere,
    say: 'The balance needs its subtotal',
    cite: FUEL('EstadoDeCuentaCombustible, SubTotal'),
  },
  '04': {
    at: 'total',
    must: beThere,
    say: 'The balance needs its total',
    cite: FUEL('EstadoDeCuentaCombustible, Total'),
  },
  '05': { at: 'lines', must: bePresent, say: 'The balance needs at least one line', cite: FUEL('Conceptos') },
  '06': {
    at: 'lines[].e_wallet_id',
    must: bePresent,
    say: 'A purchase needs the number of the wallet',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, Identificador'),
  },
  '07': {
    at: 'lines[].purchase_date_time',
    must: notBeZero,
    say: 'A purchase needs its moment',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, Fecha'),
  },
  '08': {
    at: 'lines[].vendor_tax_code',
    must: bePresent,
    say: 'A purchase needs the RFC of the seller',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, Rfc'),
  },
  '09': {
    at: 'lines[].vendor_tax_code',
    must: beRfc,
    say: 'The tax code of the seller must be an RFC',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, Rfc'),
  },
  '10': {
    at: 'lines[].service_station_code',
    must: bePresent,
    say: 'A purchase needs the number of the station',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, ClaveEstacion'),
  },
  '11': {
    at: 'lines[].service_station_code',
    must: haveLength(1, 20),
    say: 'The number of the station can have 20 bytes at most (é counts two)',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, ClaveEstacion'),
  },
  '12': {
    at: 'lines[].quantity',
    must: beMoreThanZero,
    say: 'The quantity of a purchase must be above zero',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, Cantidad'),
  },
  '13': {
    at: 'lines[].item',
    must: bePresent,
    say: 'A purchase needs an item',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, TipoCombustible'),
  },
  '14': {
    at: 'lines[].item.type',
    must: bePresent,
    say: 'The item needs the kind of fuel',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, TipoCombustible'),
  },
  '15': {
    at: 'lines[].item.name',
    must: bePresent,
    say: 'The item needs a name',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, NombreCombustible'),
  },
  '16': {
    at: 'lines[].item.name',
    must: haveLength(1, 300),
    say: 'The name of the item can have 300 bytes at most (é counts two)',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, NombreCombustible'),
  },
  '17': {
    at: 'lines[].item.price',
    must: beMoreThanZero,
    say: 'The price of the item must be above zero',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, ValorUnitario'),
  },
  '18': {
    at: 'lines[].purchase_code',
    must: bePresent,
    say: 'A purchase needs its number',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, FolioOperacion'),
  },
  '19': {
    at: 'lines[].purchase_code',
    must: haveLength(1, 50),
    say: 'The number of a purchase can have 50 bytes at most (é counts two)',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, FolioOperacion'),
  },
  '20': {
    at: 'lines[]',
    must: haveItsTotal,
    say: 'The total of a purchase is price times quantity',
    cite: FUEL('ConceptoEstadoDeCuentaCombustible, Importe'),
  },
  '21': { at: 'lines[].taxes', must: bePresent, say: 'A purchase needs its taxes', cite: FUEL('Traslados') },
  '22': {
    at: 'lines[].taxes[].cat',
    must: bePresent,
    say: 'A tax needs its category',
    cite: FUEL('Traslado, Impuesto'),
  },
  '23': {
    at: 'lines[].taxes[].cat',
    must: beOneOfAlways(['VAT', 'IEPS']),
    say: 'The tax must be VAT or IEPS',
    cite: FUEL('Traslado, Impuesto'),
  },
  '24': {
    on: 'lines[].taxes[]',
    when: hasNoPercent,
    at: 'rate',
    must: bePresent,
    say: 'A tax without percentage needs a rate',
    cite: FUEL('Traslado, TasaOCuota'),
  },
  '25': {
    at: 'lines[].taxes[].rate',
    must: beMoreThanZero,
    say: 'The rate of a tax must be above zero',
    cite: FUEL('Traslado, TasaOCuota'),
  },
  '26': {
    at: 'lines[].taxes[].amount',
    must: beMoreThanZero,
    say: 'The amount of a tax must be above zero',
    cite: FUEL('Traslado, Importe'),
  },
});

export const complementRules: readonly TypeRules[] = [foodVouchersRules, fuelRules];

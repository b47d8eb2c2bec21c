import type { Amount } from '../../core/num/amount.ts';
import { amountOf } from '../../core/num/amount.ts';
import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { integer, text } from '../../core/schema/primitives.ts';
import { defineBehaviour } from '../../documents/behaviour.ts';
import { dateTime } from '../../documents/cal/date-time.ts';
import { code } from '../../documents/cbc/code.ts';
import { amount } from '../../documents/num/amount.ts';
import { percentage } from '../../documents/num/percentage.ts';
import { unit } from '../../documents/org/unit.ts';

export const FuelAccountItem = definePart('regimes/mx/fuel-account-item', {
  about: 'What was bought, by the unit.',
  fields: {
    type: required(code, 'Kind of fuel, catalogue `c_ClaveTipoCombustible` (`TipoCombustible`).'),
    unit: optional(unit, 'Unit of the quantity and the price (`Unidad`).'),
    name: required(text, 'Name of the fuel (`NombreCombustible`).'),
    price: required(amount, 'Price of one unit before taxes (`ValorUnitario`), with three decimals or more.'),
  },
});
export interface FuelAccountItem extends TypeOf<typeof FuelAccountItem> {}

export const FuelAccountTax = definePart('regimes/mx/fuel-account-tax', {
  about: 'Tax on one purchase, either a share of its total or a sum for each unit.',
  fields: {
    cat: required(code, 'Tax category, VAT or IEPS (`Impuesto`).'),
    percent: optional(percentage, 'Share of the total of the line (`TasaoCuota`).'),
    rate: optional(amount, 'Tax for each unit, when there is no percentage (`TasaoCuota`).'),
    amount: required(amount, 'The tax (`Importe`). Filled in by the calculation.', { calculated: true }),
  },
});
export interface FuelAccountTax extends TypeOf<typeof FuelAccountTax> {}

export const FuelAccountLine = definePart('regimes/mx/fuel-account-line', {
  about: 'One purchase of fuel with an electronic wallet.',
  fields: {
    i: required(integer, 'Position in the list of lines, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    e_wallet_id: required(code, 'Number of the wallet (`Identificador`).'),
    purchase_date_time: required(dateTime, 'When the fuel was bought (`Fecha`).'),
    vendor_tax_code: required(code, 'RFC of the seller of the fuel (`Rfc`).'),
    service_station_code: required(code, 'Number of the service station (`ClaveEstacion`).'),
    quantity: required(amount, 'How much was bought (`Cantidad`), with three decimals or more.'),
    item: required(FuelAccountItem, 'What was bought.'),
    purchase_code: required(code, 'Number of the purchase (`FolioOperacion`).'),
    total: required(amount, 'Price times quantity (`Importe`). Filled in by the calculation.', { calculated: true }),
    taxes: required(list(FuelAccountTax), 'Taxes on the purchase (`Traslados`).'),
  },
});
export interface FuelAccountLine extends TypeOf<typeof FuelAccountLine> {}

export const FuelAccountBalance = defineType('regimes/mx/fuel-account-balance', {
  about:
    'Complement of an invoice with the purchases of fuel made through electronic wallets (Estado de Cuenta de Combustibles 1.2).',
  fields: {
    account_number: required(text, "Number of the customer's account (`NumeroDeCuenta`)."),
    subtotal: required(amount, 'Totals of the lines added up (`SubTotal`). Filled in by the calculation.', {
      calculated: true,
    }),
    total: required(amount, 'Subtotal and all taxes (`Total`). Filled in by the calculation.', { calculated: true }),
    lines: required(list(FuelAccountLine), 'The purchases, one row each (`Conceptos`).'),
  },
});
export interface FuelAccountBalance extends TypeOf<typeof FuelAccountBalance> {}

const FEWEST_DECIMALS = 3;
export const TOTAL_DECIMALS = 2;

/** The authority recalculates each line, so lines and taxes are rounded individually. */
function calculate(balance: FuelAccountBalance): FuelAccountBalance {
  const lines = balance.lines?.map((line, index) => calculateLine(line, index + 1));
  const zero = amountOf(0, TOTAL_DECIMALS);
  const subtotal = (lines ?? []).reduce((sum, { total }) => sum.add(total), zero);
  const taxes = (lines ?? []).flatMap((line) => line.taxes ?? []).reduce((sum, tax) => sum.add(tax.amount), zero);
  return { ...balance, lines, subtotal, total: subtotal.add(taxes) };
}

function calculateLine(line: FuelAccountLine, i: number): FuelAccountLine {
  const quantity = line.quantity.rescaleUp(FEWEST_DECIMALS);
  const item = line.item && { ...line.item, price: line.item.price.rescaleUp(FEWEST_DECIMALS) };
  const total = item ? item.price.multiply(quantity) : line.total;
  const taxes = line.taxes?.map((tax) => ({
    ...tax,
    amount: taxOn(tax, total, quantity).rescale(TOTAL_DECIMALS),
  }));
  return { ...line, i, quantity, item, taxes, total: total.rescale(TOTAL_DECIMALS) };
}

function taxOn({ percent, rate, amount: given }: FuelAccountTax, total: Amount, quantity: Amount): Amount {
  if (percent) return percent.of(total);
  return rate ? quantity.multiply(rate) : given;
}

export const fuelAccountBalance = defineBehaviour<FuelAccountBalance>({
  type: FuelAccountBalance,
  verbatim: true,
  steps: [calculate],
});

import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { integer, text } from '../../core/schema/primitives.ts';
import { amountOf } from '../../core/num/amount.ts';
import { defineBehaviour } from '../../documents/behaviour.ts';
import { dateTime } from '../../documents/cal/date-time.ts';
import { code } from '../../documents/cbc/code.ts';
import { amount } from '../../documents/num/amount.ts';

export const FoodVouchersEmployee = definePart('regimes/mx/food-vouchers-employee', {
  about: 'Who received a voucher.',
  fields: {
    tax_code: required(code, 'RFC of the employee (`rfc`).'),
    curp: required(code, 'Number of the employee in the population register, CURP (`curp`).'),
    name: required(text, 'Full name of the employee (`nombre`).'),
    social_security: optional(code, 'Social security number of the employee, 11 digits (`numSeguridadSocial`).'),
  },
});
export interface FoodVouchersEmployee extends TypeOf<typeof FoodVouchersEmployee> {}

export const FoodVouchersLine = definePart('regimes/mx/food-vouchers-line', {
  about: 'Credit of one voucher to the electronic wallet of an employee.',
  fields: {
    i: required(integer, 'Position in the list of lines, counted from 1. Set by the calculation.', {
      calculated: true,
    }),
    e_wallet_id: required(code, 'Number of the wallet (`identificador`).'),
    issue_date_time: required(dateTime, 'When the voucher was credited (`fecha`).'),
    employee: optional(FoodVouchersEmployee, 'Who received the voucher. Required by the format.'),
    amount: required(amount, 'What the voucher is worth (`importe`). Rounded to two decimals.'),
  },
});
export interface FoodVouchersLine extends TypeOf<typeof FoodVouchersLine> {}

export const FoodVouchers = defineType('regimes/mx/food-vouchers', {
  about: 'Complement of an invoice for food vouchers paid into electronic wallets (Vales de Despensa 1.0).',
  fields: {
    employer_registration: optional(text, "Number of the customer's registration as employer (`registroPatronal`)."),
    account_number: required(text, "Number of the customer's account (`numeroDeCuenta`)."),
    total: required(amount, 'Sum of the vouchers (`total`). Filled in by the calculation.', { calculated: true }),
    lines: required(list(FoodVouchersLine), 'The vouchers, one row each (`Conceptos`).'),
  },
});
export interface FoodVouchers extends TypeOf<typeof FoodVouchers> {}

const DECIMALS = 2;

function calculate(vouchers: FoodVouchers): FoodVouchers {
  const lines = vouchers.lines?.map((line, index) => ({
    ...line,
    i: index + 1,
    amount: line.amount.rescale(DECIMALS),
  }));
  const total = (lines ?? []).reduce((sum, line) => sum.add(line.amount), amountOf(0, DECIMALS));
  return { ...vouchers, lines, total };
}

export const foodVouchers = defineBehaviour<FoodVouchers>({
  type: FoodVouchers,
  verbatim: true,
  steps: [calculate],
});

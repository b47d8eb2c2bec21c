import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { judge, satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, match } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Address } from '../../documents/org/address.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';
import type { TaxSet } from '../../documents/tax/set.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EXEMPT, FUND_TYPE, PAYMENT_MEANS, RETAINED } from './extension-keys.ts';
import { beLatin1 } from './latin1.ts';
import { FATTURAPA } from './norms.ts';

/** Taxes and contributions that Italian customers withhold. */
const RETAINED_TAXES = ['IRPEF', 'IRES', 'INPS', 'ENASARCO', 'ENPAM', 'CP'];

const isItalian = when<Address>('the address is Italian', ({ country }) => country === 'IT');

const isUntaxed = when<TaxCombo>(
  'the tax is VAT without percentage',
  ({ cat, percent }) => cat === 'VAT' && percent === undefined,
);

const isRetained = when<TaxCombo>(`the tax is one of ${RETAINED_TAXES.join(', ')}`, ({ cat }) =>
  RETAINED_TAXES.includes(cat),
);

const isFundContribution = when<Charge>('the charge is a contribution to a fund', ({ key }) =>
  (key ?? '').split('+').includes('fund-contribution'),
);

const haveStreetOrBox = satisfy<Address>(
  'have a street or a post-office box',
  ({ street, po_box: box }) => Boolean(street) || Boolean(box),
  { kind: 'present', like: { street: '' } },
);

/** Rules on parts of an invoice, anywhere in the document. */
export const partRules: readonly TypeRules[] = [
  defineRules(
    Charge,
    'IT-SDI-BILL-CHARGE',
    {
      '01': {
        at: 'percent',
        must: bePresent,
        say: 'A contribution to a pension fund needs a percentage',
        cite: FATTURAPA('2.1.1.7.2 AlCassa'),
      },
      '02': {
        at: 'ext',
        must: carryExtensions(FUND_TYPE),
        say: 'A contribution to a pension fund needs the code of the fund (`it-sdi-fund-type`)',
        cite: FATTURAPA('2.1.1.7.1 TipoCassa'),
      },
      '03': {
        at: 'taxes',
        must: judge<TaxSet>('have VAT', (taxes) => (taxes ?? []).some(({ cat }) => cat === 'VAT'), {
          kind: 'present',
          like: [{ cat: 'VAT' }],
        }),
        say: 'A contribution to a pension fund needs VAT',
        cite: FATTURAPA('2.1.1.7.5 AliquotaIVA'),
      },
    },
    { when: isFundContribution },
  ),
  defineRules(Address, 'IT-SDI-ORG-ADDRESS', {
    '01': {
      must: haveStreetOrBox,
      say: 'An address needs a street or a post-office box',
      cite: FATTURAPA('1.2.2.1 and 1.4.2.1 Indirizzo'),
    },
    '02': {
      at: 'street',
      must: beLatin1,
      say: 'The street of an address can have Latin characters only (up to ÿ)',
      cite: FATTURAPA('1.2.2.1 and 1.4.2.1 Indirizzo'),
    },
    '03': {
      at: 'po_box',
      must: beLatin1,
      say: 'The post-office box of an address can have Latin characters only (up to ÿ)',
      cite: FATTURAPA('1.2.2.1 and 1.4.2.1 Indirizzo'),
    },
    '04': {
      at: 'country',
      must: bePresent,
      say: 'An address needs a country',
      cite: FATTURAPA('1.2.2.6 and 1.4.2.6 Nazione'),
    },
    '05': {
      at: 'locality',
      must: bePresent,
      say: 'An address needs a locality',
      cite: FATTURAPA('1.2.2.4 and 1.4.2.4 Comune'),
    },
    '06': {
      at: 'locality',
      must: beLatin1,
      say: 'The locality of an address can have Latin characters only (up to ÿ)',
      cite: FATTURAPA('1.2.2.4 and 1.4.2.4 Comune'),
    },
    '07': {
      when: isItalian,
      at: 'code',
      must: bePresent,
      say: 'An Italian address needs a postal code',
      cite: FATTURAPA('1.2.2.3 and 1.4.2.3 CAP'),
    },
    '08': {
      when: isItalian,
      at: 'code',
      must: match(/^\d{5}$/),
      say: 'The postal code of an Italian address must have five digits',
      cite: FATTURAPA('1.2.2.3 and 1.4.2.3 CAP'),
    },
  }),
  defineRules(TaxCombo, 'IT-SDI-TAX-COMBO', {
    '01': {
      when: isUntaxed,
      at: 'ext',
      must: carryExtensions(EXEMPT),
      say: 'VAT without percentage needs the reason of exemption (`it-sdi-exempt`)',
      cite: FATTURAPA('2.2.1.14 Natura; 00400'),
    },
    '02': {
      when: isRetained,
      at: 'ext',
      must: carryExtensions(RETAINED),
      say: 'A withheld tax needs the reason of the payment (`it-sdi-retained`)',
      cite: FATTURAPA('2.1.1.5.4 CausalePagamento'),
    },
  }),
  defineRules(Instructions, 'IT-SDI-PAY-INSTRUCTIONS', {
    '01': {
      at: 'ext',
      must: carryExtensions(PAYMENT_MEANS),
      say: 'Payment instructions need the code of the means (`it-sdi-payment-means`)',
      cite: FATTURAPA('2.4.2.2 ModalitaPagamento'),
    },
  }),
  defineRules(PaymentRecord, 'IT-SDI-PAY-RECORD', {
    '01': {
      at: 'ext',
      must: carryExtensions(PAYMENT_MEANS),
      say: 'A payment made needs the code of the means (`it-sdi-payment-means`)',
      cite: FATTURAPA('2.4.2.2 ModalitaPagamento'),
    },
  }),
];

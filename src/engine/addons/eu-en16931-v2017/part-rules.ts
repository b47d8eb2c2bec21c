import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { Constraint } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { bePresent, countEntries, haveLength } from '../../core/rules/constraints.ts';
import { carryExtensions } from '../../core/tax/extension-constraints.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Discount } from '../../documents/bill/discount.ts';
import { LineCharge, LineDiscount } from '../../documents/bill/line.ts';
import { Address } from '../../documents/org/address.ts';
import { Attachment } from '../../documents/org/attachment.ts';
import { Endpoint } from '../../documents/org/endpoint.ts';
import type { Identity } from '../../documents/org/identity.ts';
import { Inbox } from '../../documents/org/inbox.ts';
import { Item } from '../../documents/org/item.ts';
import { Party } from '../../documents/org/party.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Terms } from '../../documents/pay/terms.ts';
import type { Extensions } from '../../documents/tax/extensions.ts';
import { EN_16931 } from '../../documents/norms.ts';
import { ALLOWANCE, CHARGE } from './adjustments.ts';
import { hasSchemeAndCode, isParticipant } from './party.ts';
import { PAYMENT_MEANS } from './payment-means.ts';
import { hasNoUnitCode } from './unit.ts';

interface Adjustment {
  readonly reason?: string | undefined;
  readonly ext?: Extensions | undefined;
}

function haveReasonOr(extension: string): Constraint {
  return satisfy<Adjustment>(
    `have a reason or ${extension}`,
    ({ reason, ext }) => Boolean(reason) || ext?.[extension] !== undefined,
    { kind: 'present', like: { reason: '' } },
  );
}

/** Nulls in the list are ignored. */
function scopeOnce(scope: 'legal' | 'tax'): Constraint {
  return satisfy<readonly Identity[]>(
    `have one identity of the scope ${scope} at most`,
    (identities) => identities.filter((identity) => identity.scope === scope).length <= 1,
  );
}

const haveDueDatesOrNotes = satisfy<Terms>(
  'have due dates or notes',
  ({ due_dates: dueDates, notes }, scope) => countEntries(dueDates, scope) > 0 || Boolean(notes),
  { kind: 'present', like: { notes: '' } },
);

/** Rules on parts of an invoice, anywhere in the document. */
export const partRules: readonly TypeRules[] = [
  defineRules(Discount, 'EU-EN16931-BILL-DISCOUNT', {
    '01': {
      at: 'taxes',
      must: bePresent,
      say: 'A discount on the invoice needs taxes',
      cite: EN_16931('BR-32'),
    },
    '02': {
      must: haveReasonOr(ALLOWANCE),
      say: 'A discount needs a reason or a reason code (`untdid-allowance`)',
      cite: EN_16931('BR-33'),
    },
  }),
  defineRules(LineDiscount, 'EU-EN16931-BILL-LINEDISCOUNT', {
    '01': {
      must: haveReasonOr(ALLOWANCE),
      say: 'A discount of a line needs a reason or a reason code (`untdid-allowance`)',
      cite: EN_16931('BR-42'),
    },
  }),
  defineRules(Charge, 'EU-EN16931-BILL-CHARGE', {
    '01': {
      must: haveReasonOr(CHARGE),
      say: 'A charge needs a reason or a reason code (`untdid-charge`)',
      cite: EN_16931('BR-38'),
    },
  }),
  defineRules(LineCharge, 'EU-EN16931-BILL-LINECHARGE', {
    '01': {
      must: haveReasonOr(CHARGE),
      say: 'A charge of a line needs a reason or a reason code (`untdid-charge`)',
      cite: EN_16931('BR-44'),
    },
  }),
  defineRules(Instructions, 'EU-EN16931-PAY-INSTRUCTIONS', {
    '01': {
      at: 'ext',
      must: carryExtensions(PAYMENT_MEANS),
      say: 'Payment instructions need the code of the means (`untdid-payment-means`)',
      cite: EN_16931('BR-49'),
    },
  }),
  defineRules(Terms, 'EU-EN16931-PAY-TERMS', {
    '01': {
      must: haveDueDatesOrNotes,
      say: 'Payment terms need a due date or notes',
      cite: EN_16931('BR-CO-25'),
    },
  }),
  defineRules(Item, 'EU-EN16931-ORG-ITEM', {
    '01': {
      when: hasNoUnitCode,
      at: 'unit',
      must: bePresent,
      say: 'An item needs a unit, or the code of one (`untdid-unit`)',
      cite: EN_16931('BR-23'),
    },
  }),
  defineRules(Attachment, 'EU-EN16931-ORG-ATTACHMENT', {
    '01': { at: 'code', must: bePresent, say: 'An attachment needs a code', cite: EN_16931('BR-52') },
  }),
  defineRules(Party, 'EU-EN16931-ORG-PARTY', {
    '01': {
      at: 'inboxes',
      must: haveLength(0, 1),
      say: 'A party can have one inbox only',
      cite: EN_16931('BT-34, BT-49'),
    },
  }),
  // From release 0.503.0, whose codes for the two are not published.
  defineRules(
    Party,
    'EU-EN16931-ORG-PARTY',
    {
      '11': {
        at: 'identities',
        must: scopeOnce('legal'),
        say: 'A party has one identity of the scope `legal` at most',
        cite: EN_16931('BT-30, BT-47'),
      },
      '12': {
        at: 'identities',
        must: scopeOnce('tax'),
        say: 'A party has one identity of the scope `tax` at most',
        cite: EN_16931('BT-31, BT-48'),
      },
      // From release 0.505.0, as the code of the next.
      '13': {
        at: 'endpoints',
        must: satisfy<readonly Endpoint[]>(
          'have one endpoint of ISO 6523 at most',
          (endpoints) => endpoints.filter((endpoint) => isParticipant(endpoint)).length <= 1,
        ),
        say: 'A party has one endpoint `iso6523-actorid-upis` at most',
        cite: EN_16931('BT-34, BT-49'),
      },
    },
    { own: true },
  ),
  defineRules(
    Endpoint,
    'EU-EN16931-ORG-ENDPOINT',
    {
      '01': {
        when: when<Endpoint>('the URI begins with iso6523-actorid-upis', isParticipant),
        must: satisfy<Endpoint>('have a scheme and a code', hasSchemeAndCode),
        say: 'An endpoint `iso6523-actorid-upis` needs a scheme and a code: `iso6523-actorid-upis::0088:…`',
        cite: EN_16931('BT-34, BT-49'),
      },
    },
    { own: true },
  ),
  defineRules(Inbox, 'EU-EN16931-ORG-INBOX', {
    '01': {
      must: satisfy<Inbox>('have a scheme with its code', ({ scheme, code }) => !code || Boolean(scheme), {
        kind: 'present',
        like: { scheme: '' },
      }),
      say: 'The code of an inbox needs a scheme',
      cite: EN_16931('BR-62, BR-63'),
    },
    '02': {
      must: satisfy<Inbox>('have a code with its scheme', ({ scheme, code }) => !scheme || Boolean(code), {
        kind: 'present',
        like: { code: '' },
      }),
      say: 'The scheme of an inbox needs a code',
      cite: EN_16931('BT-34, BT-49'),
    },
  }),
  defineRules(Address, 'EU-EN16931-ORG-ADDRESS', {
    '01': {
      at: 'country',
      must: bePresent,
      say: 'An address needs a country',
      cite: EN_16931('BR-09, BR-11, BR-20, BR-57'),
    },
  }),
];

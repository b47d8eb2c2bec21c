import { below, each, elementsAt, outermost } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { sentence as french, numberOf, textAt } from '../fr-ctc/words.ts';

/** Payment terms, as text or date, if something is due. */
export const dueRule = french(
  'cii',
  'BR-CO-25',
  ['BT-115', 'BT-9', 'BT-20'],
  'Where something is due, the invoice says when or on which terms',
  outermost,
  (_, invoice) => {
    const [due] = each('DuePayableAmount')(invoice);
    if (!(numberOf(due?.text ?? '') > 0)) return true;
    const terms = each('SpecifiedTradePaymentTerms')(invoice);
    return terms.some((one) => ['DueDateDateTime', 'Description'].some((name) => below(one, name).length > 0));
  },
);

/** A charge of the document or a line has a reason, as text or code. */
export const reasonRules = (prefix: string): readonly TermRule[] =>
  (
    [
      ['38', 'BT-104', 'ApplicableHeaderTradeSettlement'],
      ['44', 'BT-144', 'SpecifiedLineTradeSettlement'],
    ] as const
  ).map(([number, term, parent]) =>
    french(
      'cii',
      `${prefix}${number}`,
      [term],
      'A charge has a reason, in words or by a code',
      (invoice) =>
        elementsAt(`${parent}/SpecifiedTradeAllowanceCharge`)(invoice).filter(
          (one) => textAt(one, 'ChargeIndicator/Indicator') === 'true',
        ),
      (one) => ['Reason', 'ReasonCode'].some((name) => below(one, name).length > 0),
    ),
  );

/** A payee differs from the seller; a valid invoice has no seller beside it. */
export const payeeRule = french(
  'cii',
  'BR-17',
  ['BT-59', 'BG-10'],
  'A payee has a name',
  each('PayeeTradeParty'),
  (payee) => below(payee, 'Name').length > 0,
);

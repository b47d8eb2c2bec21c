import { below, each } from '../../../../en16931/rules/elements.ts';
import { has } from '../../../../en16931/rules/paths.ts';
import type { TermRule } from '../../../../en16931/rules/rule.ts';
import { about, alone, filled, needsOneOf } from '../../../kit/verbs.ts';
import { ruled } from '../../functions/table.ts';
import { numberOf } from '../texts.ts';

/** Payment terms, as text or date, if something is due. */
export const dueRule: readonly TermRule[] = ruled(
  'cii',
  needsOneOf('BR-CO-25', ['BT-9', 'BT-20'], about('BT-115', 'BT-9', 'BT-20')),
  '/',
  (_, invoice) => {
    const [due] = each('DuePayableAmount')(invoice);
    if (!(numberOf(due?.text ?? '') > 0)) return true;
    const terms = each('SpecifiedTradePaymentTerms')(invoice);
    return terms.some((element) => ['DueDateDateTime', 'Description'].some((name) => below(element, name).length > 0));
  },
);

/** A charge of the document or a line has a reason, as text or code. */
export const reasonRules = (prefix: string): readonly TermRule[] =>
  (
    [
      ['38', 'BT-104', 'ApplicableHeaderTradeSettlement'],
      ['44', 'BT-144', 'SpecifiedLineTradeSettlement'],
    ] as const
  ).flatMap(([number, term, parent]) =>
    ruled(
      'cii',
      needsOneOf(`${prefix}${number}`, ['Reason', 'ReasonCode'], about(term)),
      `${parent}/SpecifiedTradeAllowanceCharge[ChargeIndicator/Indicator=true]`,
    ),
  );

/** A payee differs from the seller; a valid invoice has no seller beside it. */
export const payeeRule: readonly TermRule[] = ruled(
  'cii',
  filled('BR-17', 'Name', { terms: ['BT-59', 'BG-10'], isAbout: true }),
  'PayeeTradeParty',
  (payee) => below(payee, 'Name').length > 0,
);

const ACCOUNTS = ['IBANID', 'ProprietaryID'].map((name) => `PayeePartyCreditorFinancialAccount/${name}`);

/** A credit transfer is to an IBAN or to an account of another kind, not to both. */
export const accountRule = (id: string): readonly TermRule[] =>
  ruled(
    'cii',
    needsOneOf(id, ACCOUNTS, alone, about('BT-84')),
    'SpecifiedTradeSettlementPaymentMeans[TypeCode~30|58]',
    (means) => ACCOUNTS.filter((path) => has(means, path)).length === 1,
  );

import { valueIn } from '../../en16931/rules/constraints.ts';
import { elementsAt } from '../../en16931/rules/elements.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import { TermGroup } from '../../en16931/term-tree.ts';
import { xrechnungRules } from '../../xrechnung/xrechnung-rules.ts';
import { isGerman } from '../peppol-rule.ts';

/**
 * What Peppol asks in UBL when seller and buyer are in Germany: rules of XRechnung, under numbers of its own. `BR-DE-23-a` is
 * `DE-R-023-1`.
 */

/** Rules of XRechnung that Peppol does not take over. */
const OWN = new Set(['BR-DE-21']);

/** Parts before the `@` and labels behind it, of the characters that Peppol allows. */
const MAIL =
  /^[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+(?:\.[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+)*@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?$/;

function codeOf(code: string): string | undefined {
  const [, number, part] = /^BR-DE-(\d+)(?:-([ab]))?$/.exec(code) ?? [];
  if (number === undefined) return undefined;
  return `DE-R-${number.padStart(3, '0')}${part === undefined ? '' : part === 'a' ? '-1' : '-2'}`;
}

const amongGermans = (demand: Demand): Demand => ({
  on: (invoice) => (isGerman(invoice) ? demand.on(invoice) : []),
  must: demand.must,
});

const hasMail: Demand['must'] = (contact) =>
  contact instanceof TermGroup && MAIL.test(valueIn(contact, 'BT-43')?.plain ?? '');

/** A reference to nothing refers to no invoice. */
const namesInvoice: Demand['must'] = (_, invoice) =>
  elementsAt('BillingReference/InvoiceDocumentReference')(invoice).length > 0;

const OWN_DEMANDS: Readonly<Record<string, Demand['must']>> = { 'DE-R-026': namesInvoice, 'DE-R-028': hasMail };

export const germanyRules: readonly TermRule[] = xrechnungRules.flatMap((rule) => {
  const code = OWN.has(rule.code) ? undefined : codeOf(rule.code);
  if (code === undefined || !rule.ubl) return [];
  const ubl = amongGermans({ ...rule.ubl, must: OWN_DEMANDS[code] ?? rule.ubl.must });
  return [{ ...rule, code, ubl, cii: undefined }];
});

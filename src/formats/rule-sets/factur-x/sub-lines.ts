import { below } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { subLineRules } from '../../rules/shared/france/extended/line-rules.ts';
import { numberOf, textAt, textsAt } from '../../rules/shared/france/texts.ts';

/** Lines that sum up others, whose numbers Factur-X reads differently from the French rules. */
const lines = elementsOf('IncludedSupplyChainTradeLineItem');
const NUMBER = 'AssociatedDocumentLineDocument/LineID';
const PARENT = 'AssociatedDocumentLineDocument/ParentLineID';
const NET = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

const hasStatus = (line: XmlElement, ...statuses: readonly string[]): boolean =>
  textsAt(line, 'AssociatedDocumentLineDocument/LineStatusReasonCode').some((code) => statuses.includes(code));

/** The sums of lines by the number that they stand under. Those under none belong to a line without a number. */
const sums = once((invoice): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  for (const line of lines(invoice)) {
    if (!hasStatus(line, 'DETAIL', 'GROUP')) continue;
    const parent = normal(textAt(line, PARENT));
    all.set(parent, (all.get(parent) ?? 0) + numberOf(normal(textAt(line, NET))));
  }
  return all;
});

const isSummedUp: Demand<XmlElement> = {
  on: (invoice) => lines(invoice).filter((line) => hasStatus(line, 'GROUP') && normal(textAt(line, NET)) !== ''),
  must: (line, invoice) => {
    const sum = sums(invoice).get(normal(textAt(line, NUMBER))) ?? 0;
    return numberOf(normal(textAt(line, NET))) === Math.round(sum * 100) / 100;
  },
};

/** A line that sums up others needs a number. */
const numbered = ({ on, must }: Demand): Demand => ({
  on,
  must: (line, invoice, today) => {
    const sumsUp = hasStatus(line as XmlElement, 'GROUP') && below(line as XmlElement, NET).length > 0;
    return !(sumsUp && below(line as XmlElement, NUMBER).length === 0) && must(line, invoice, today);
  },
});

export const subLines: readonly TermRule[] = subLineRules('cii', 'BR-FXEXT-').flatMap((row) => {
  if (row.code === 'BR-FXEXT-05') return [];
  if (row.code === 'BR-FXEXT-08') return [{ ...row, cii: isSummedUp as Demand }];
  return row.code === 'BR-FXEXT-12' && row.cii ? [{ ...row, cii: numbered(row.cii) }] : [row];
});

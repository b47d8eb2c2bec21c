import { below, elementsAt } from '../../en16931/rules/elements.ts';
import type { Demand, Subject, TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';

/** Differences of Schematron 2.4.0 from 2.5.0, found by comparing the official files on 2026-11-25. */

/** The first release without these rows. */
const UNTIL = '3.0.2-2.5.0';

const demand = (own: Demand<XmlElement>): Demand => own as unknown as Demand<Subject>;

/** Schemes not yet in the list of a rule. Before 2.5.0 the final space was missing after 0240, which was never found. */
const IDENTIFIERS = ['0240', '0241', '0242', '0243'];
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  'BR-DEX-04': IDENTIFIERS,
  'BR-DEX-05': IDENTIFIERS,
  'BR-DEX-06': IDENTIFIERS,
  'BR-DEX-07': ['0244'],
  'BR-DEX-08': IDENTIFIERS,
};

const listedBefore =
  (notYet: readonly string[]) =>
  (now: Demand): Demand => ({
    ...now,
    must: (id, invoice, today) =>
      !notYet.includes((attributeOf(id as XmlElement, 'schemeID')?.value ?? '').trim()) && now.must(id, invoice, today),
  });

/** The former constraints of CII. */
const CII_BEFORE: Readonly<Record<string, Demand>> = {
  // Institutions of a direct debit were not looked at.
  'BR-DE-25-b': demand({
    on: elementsAt('SpecifiedTradeSettlementPaymentMeans'),
    must: (means) =>
      childOf(means, 'TypeCode')?.text.trim() !== '59' ||
      (childOf(means, 'PayeePartyCreditorFinancialAccount') === undefined &&
        childOf(means, 'ApplicableTradeSettlementFinancialCard') === undefined),
  }),
  // Both quantities needed a unit.
  'BR-TMP-3': demand({
    on: elementsAt('IncludedSupplyChainTradeLineItem/SpecifiedLineTradeAgreement'),
    must: (agreement) => {
      const [gross] = below(agreement, 'GrossPriceProductTradePrice/BasisQuantity');
      const [net] = below(agreement, 'NetPriceProductTradePrice/BasisQuantity');
      if (!gross || !net) return true;
      const unit = attributeOf(net, 'unitCode')?.value;
      return gross.text === net.text && unit !== undefined && unit === attributeOf(gross, 'unitCode')?.value;
    },
  }),
};

/** Rows of 2.5.0, each with its form in the previous release. */
export function withFormer(rows: readonly TermRule[]): readonly TermRule[] {
  return rows.flatMap((row) => (row.code === 'PEPPOL-EN16931-R120' ? lineAmounts(row) : [before(row)]));
}

/** The amount of a line was an error in UBL, and was not judged in CII. */
function lineAmounts(row: TermRule): readonly TermRule[] {
  const ubl: TermRule = { ...row, cii: undefined, weighs: { '3.0.2-2.4.0': 'error', [UNTIL]: 'warning' } };
  const cii: TermRule = { ...row, ubl: undefined, since: UNTIL };
  return [...(row.ubl ? [ubl] : []), ...(row.cii ? [cii] : [])];
}

function before(row: TermRule): TermRule {
  const notYet = NOT_YET[row.code];
  if (notYet) {
    const then = listedBefore(notYet);
    const [ubl, cii] = [row.ubl && then(row.ubl), row.cii && then(row.cii)];
    return { ...row, before: { release: UNTIL, ...(ubl && { ubl }), ...(cii && { cii }) } };
  }
  const cii = CII_BEFORE[row.code];
  return cii && row.cii ? { ...row, before: { release: UNTIL, cii } } : row;
}

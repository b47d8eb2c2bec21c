import type { Where } from '../../en16931/rules/elements.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { XmlElement } from '../../xml/xml-tree.ts';
import { entryCategory, entryRate, entryTax, needs, ONE } from '../pint/national.ts';

/** Entries of a breakdown within lines, which EN 16931 leaves out and its official rules on UBL judge all the same. */
const entriesOfLines: Where = (invoice) =>
  elementsOf('TaxTotal/TaxSubtotal')(invoice).filter(({ parent }) => parent?.parent?.parent !== undefined);

const rules: readonly TermRule[] = [
  needs('BR-45', [], '', entriesOfLines, 'TaxableAmount'),
  needs('BR-46', [], '', entriesOfLines, 'TaxAmount'),
  entryCategory('BR-47', 'VAT', entriesOfLines),
  entryRate('BR-48', 'VAT', ['O'], entriesOfLines),
  entryTax('BR-CO-17', 'VAT', (off) => off.compare(ONE) < 0, entriesOfLines),
];
const byCode = new Map(rules.map((row) => [row.code, row.ubl]));

/** A row of EN 16931 that looks at entries of lines as well. */
export function alsoInLines(row: TermRule): TermRule {
  const [own, more] = [row.ubl, byCode.get(row.code)];
  if (!own || !more) return row;
  return {
    ...row,
    ubl: {
      ...own,
      on: (invoice) => [...own.on(invoice), ...more.on(invoice)],
      must: (subject, invoice) => (subject instanceof XmlElement ? more : own).must(subject, invoice),
    },
  };
}

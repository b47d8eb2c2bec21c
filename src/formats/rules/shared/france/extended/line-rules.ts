import { below, type Where } from '../../../../en16931/rules/elements.ts';
import { once } from '../../../../en16931/rules/once.ts';
import type { Demand, TermRule } from '../../../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax, TermGroup } from '../../../../en16931/term-tree.ts';
import { normal } from '../../../../peppol/peppol-rule.ts';
import { attributeOf, XmlElement } from '../../../../xml/xml-tree.ts';
import { about, alone, code, filled, needsOneOf, oneOf, sum, type Unplaced } from '../../../kit/verbs.ts';
import { ruled, type Must } from '../../functions/table.ts';
import { frenchMessages as messages } from '../messages.ts';
import { LINE_PATHS } from '../shared-bill.ts';
import { numberOf, textsAt } from '../texts.ts';
import { isCounted, SYNTACTIC } from './borne.ts';

/** Lines that total others, and lines that only inform: features of an extended invoice beyond EN 16931. */

const STATUSES: ReadonlySet<string> = new Set(['DETAIL', 'GROUP', 'INFORMATION']);

/** A row of EN 16931 on lines, restricted to those that count. */
export function onCounted(syntax: Syntax, row: TermRule, code: string): TermRule {
  const demand = row[syntax];
  if (!demand) throw new Error(`${row.code} does not judge ${syntax}`);
  const on = (invoice: InvoiceTerms) =>
    demand.on(invoice).filter((subject) => {
      const line = subject instanceof XmlElement ? subject : (subject as TermGroup).node;
      return line !== undefined && isCounted(syntax, line, invoice);
    });
  return { ...row, code, [syntax]: { ...demand, on } as Demand };
}

interface Family {
  readonly children: ReadonlyMap<string, readonly XmlElement[]>;
  readonly ids: ReadonlyMap<string, number>;
}

/** Children of a line. */
interface Under {
  readonly sum: number;
  /** Every totalling line has an amount. */
  readonly hasAmounts: boolean;
}

/** Lines by the parent they name. */
const familyOf = (syntax: Syntax) =>
  once((invoice): Family => {
    const { lines } = SYNTACTIC[syntax];
    const children = new Map<string, XmlElement[]>();
    const ids = new Map<string, number>();
    for (const line of lines.lines(invoice)) {
      ids.set(lines.id(line), (ids.get(lines.id(line)) ?? 0) + 1);
      for (const parent of new Set(lines.parents(line, invoice))) {
        const list = children.get(parent);
        if (list) list.push(line);
        else children.set(parent, [line]);
      }
    }
    return { children, ids };
  });
const FAMILIES = { ubl: familyOf('ubl'), cii: familyOf('cii') } as const;

/** Rules on the hierarchy of lines; `prefix` precedes each number. */
export function subLineRules(syntax: Syntax, prefix: string): readonly TermRule[] {
  const { lines, netPath } = SYNTACTIC[syntax];
  const paths = LINE_PATHS[syntax];
  const terms = about('BT-126', 'BT-131');
  const ofLine = (row: Unplaced, must: Must): readonly TermRule[] => ruled(syntax, row, lines.lines, must);
  const parentsOf = (line: XmlElement, invoice: InvoiceTerms): readonly string[] => {
    const parents = lines.parents(line, invoice);
    return syntax === 'cii' ? parents.map(normal).filter((id) => id !== '') : parents;
  };
  // UBL accepts an empty status here.
  const isSaid = (status: string | undefined): boolean => status !== undefined && (syntax === 'ubl' || status !== '');
  const isGroup = (line: XmlElement, invoice: InvoiceTerms): boolean =>
    lines.hasStatus(line, 'GROUP', invoice) && below(line, netPath).length > 0;
  /** Many lines may share a number: their children are computed once. */
  const under = once((): Map<string, Under> => new Map());
  const underOf = (line: XmlElement, invoice: InvoiceTerms): Under => {
    const id = lines.id(line);
    let found = under(invoice).get(id);
    if (!found) under(invoice).set(id, (found = underLines(FAMILIES[syntax](invoice).children.get(id) ?? [], invoice)));
    return found;
  };
  const underLines = (children: readonly XmlElement[], invoice: InvoiceTerms): Under => {
    const groups = children.filter((element) => lines.hasStatus(element, 'GROUP', invoice));
    const amounts = children
      .filter((element) => ['DETAIL', 'GROUP'].some((status) => lines.hasStatus(element, status, invoice)))
      .flatMap((element) => textsAt(element, netPath));
    return {
      sum: Math.round(amounts.reduce((so, text) => so + numberOf(text), 0) * 100) / 100,
      hasAmounts: groups.length === groups.flatMap((element) => below(element, netPath)).length,
    };
  };
  return [
    ...ofLine(oneOf(`${prefix}05`, paths.status, { codes: STATUSES }, terms), (line, invoice) => {
      const status = lines.status(line, invoice);
      return status === undefined || STATUSES.has(syntax === 'ubl' ? normal(status) : status);
    }),
    ...ofLine(
      filled(`${prefix}06`, paths.status, terms),
      (line, invoice) => parentsOf(line, invoice).length === 0 || isSaid(lines.status(line, invoice)),
    ),
    ...ofLine(sum(`${prefix}08`, netPath, 'sum(BT-131)', undefined, terms), (line, invoice) => {
      if (!isGroup(line, invoice)) return true;
      const right = underOf(line, invoice).sum;
      return textsAt(line, netPath).some((text) => numberOf(text) === right);
    }),
    ...ofLine(
      code(`${prefix}11`, paths.parent, { fault: messages.noParent, requirement: messages.mustHaveParent }, terms),
      (line, invoice) => {
        const parents = parentsOf(line, invoice);
        const { ids } = FAMILIES[syntax](invoice);
        return parents.length === 0 || parents.some((id) => id !== lines.id(line) && ids.has(id));
      },
    ),
    ...ofLine(
      code(`${prefix}12`, netPath, { fault: messages.noAmounts, requirement: messages.mustHaveAmounts }, terms),
      (line, invoice) => !isGroup(line, invoice) || underOf(line, invoice).hasAmounts,
    ),
  ];
}

/** A property of an item has a name or code, and a value or measure. */
export function propertyRules(
  syntax: Syntax,
  [named, valued]: readonly [named: string, valued: string],
  on: Where | string,
): readonly TermRule[] {
  const [names, measure] =
    syntax === 'cii' ? [['Description', 'TypeCode'], 'ValueMeasure'] : [['Name', 'NameCode'], 'ValueQuantity'];
  return [
    ...ruled(syntax, needsOneOf(named, names, about('BT-160')), on),
    ...ruled(syntax, needsOneOf(valued, ['Value', measure], alone, about('BT-161')), on, (element) => {
      const measures = below(element, measure);
      if (below(element, 'Value').length > 0) return measures.length === 0;
      return measures.some((each) => (attributeOf(each, 'unitCode')?.value ?? '') !== '');
    }),
  ];
}

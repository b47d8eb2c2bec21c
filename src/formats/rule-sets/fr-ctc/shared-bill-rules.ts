import type { Message } from '../../../engine/index.ts';
import type { Where } from '../../en16931/rules/elements.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../../en16931/term-tree.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import { about, another, code, filled, needs, oneOf, type Unplaced } from '../../rules/kit/verbs.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { SELF_BILLED, TYPES } from '../../rules/shared/france/facts.ts';
import { hasSellers, headOf, isMutual } from './head.ts';
import { frenchMessages as messages } from '../../rules/shared/france/messages.ts';
import { ciiLines, LINE_PATHS, ublLines, type BilledLines } from '../../rules/shared/france/shared-bill.ts';
import { ruled } from '../../rules/shared/functions/table.ts';
import { numberOf, textsAt } from '../../rules/shared/france/texts.ts';

type Within = (invoice: InvoiceTerms) => boolean;
const isShared: Within = (invoice) => hasSellers(invoice) || isMutual(invoice);

/** Context of a rule, only in the relevant invoices. */
const only =
  (within: Within, where: Where): Where =>
  (invoice) =>
    within(invoice) ? where(invoice) : [];
const head: Where = ({ root }) => (root ? [root] : []);

const sumOf = (figures: readonly string[]): number => figures.reduce((sum, figure) => sum + numberOf(figure), 0);

/** Totals of a line's children: the sum of counted amounts, their number, and the number of detail lines. */
interface Under {
  readonly sum: number;
  readonly amounts: number;
  readonly details: number;
}

/** Lines by parent and by number, for look-up. */
function familyOf({ lines, parents, id }: BilledLines) {
  return once((invoice) => {
    const children = new Map<string, XmlElement[]>();
    const byId = new Map<string, XmlElement>();
    for (const line of lines(invoice)) {
      if (!byId.has(id(line))) byId.set(id(line), line);
      for (const parent of new Set(parents(line, invoice))) {
        const list = children.get(parent);
        if (list) list.push(line);
        else children.set(parent, [line]);
      }
    }
    return { children, byId };
  });
}

const CREDITED = new Set(['384', '472', '381', '396', '503']);
const CREDITED_BY_BUYER = new Set(['261', '471', '473', '502']);

/** Rules on invoices of several sellers (B8, S8, M8), and of mutual invoicing (B9, S9, M9). */
export function sharedBillRules(syntax: Syntax): readonly TermRule[] {
  const own = syntax === 'cii' ? ciiLines : ublLines;
  const { lineOf } = own;
  const family = familyOf(own);
  /** Many lines may share a number: their children are computed once. */
  const under = once((): Map<string, Under> => new Map());
  const underOf = (id: string, invoice: InvoiceTerms): Under => {
    let found = under(invoice).get(id);
    if (!found) under(invoice).set(id, (found = underLines(family(invoice).children.get(id) ?? [], invoice)));
    return found;
  };
  const underLines = (children: readonly XmlElement[], invoice: InvoiceTerms): Under => {
    const amounts = children.filter((element) => own.counts(element, invoice)).flatMap(own.net);
    const details = children.filter((element) => own.hasStatus(element, 'DETAIL', invoice)).length;
    return { sum: sumOf(amounts), amounts: amounts.length, details };
  };
  const currencies = (invoice: InvoiceTerms) => headOf(invoice)?.currencies ?? [];
  const taxCurrencies = (invoice: InvoiceTerms) => headOf(invoice)?.taxCurrencies ?? [];
  const taxOf = (line: XmlElement, codes: readonly string[]): string =>
    codes.map((code) => own.tax(line, code)).find((text) => text !== '') ?? '';
  const numberWithin = (line: XmlElement): string => normal(own.references(line, 'AFL')[0]?.text ?? '');
  const groupLines = once((invoice) => own.groups(invoice).map(lineOf));

  const paths = LINE_PATHS[syntax];
  /** From where rules on a group report: in UBL the reference that marks the line. */
  const ofGroup = (path: string): string => (syntax === 'ubl' ? `../${path}` : path);
  const stated = (
    id: string,
    targets: string | readonly string[],
    fault: Message,
    requirement: Message,
    ...terms: readonly string[]
  ) => code(id, targets, { fault, requirement }, about(...terms));
  const onGroups = (
    row: Unplaced,
    must: (line: XmlElement, invoice: InvoiceTerms) => boolean,
    within = isShared,
  ): readonly TermRule[] =>
    ruled(syntax, row, only(within, own.groups), (place, invoice) => must(lineOf(place), invoice));
  const onHead = (
    row: Unplaced,
    within: Within,
    must: (root: XmlElement, invoice: InvoiceTerms) => boolean,
  ): readonly TermRule[] => ruled(syntax, row, only(within, head), must);

  /** Inner invoices issued by a party of the outer one. */
  const issuedBy = (parties: 'sellers' | 'buyers') => (_: XmlElement, invoice: InvoiceTerms) => {
    const path = syntax === 'cii' ? 'SpecifiedLegalOrganization/ID' : 'PartyLegalEntity/CompanyID';
    const numbers = new Set((headOf(invoice)?.[parties] ?? []).flatMap((party) => textsAt(party, path)));
    return groupLines(invoice).filter((line) => numbers.has(own.seller(line).number)).length === 1;
  };

  /** Inner invoices of the seller have the number of the outer one. */
  const ofSeller = once((invoice) => {
    const path = syntax === 'cii' ? 'SpecifiedLegalOrganization/ID' : 'PartyLegalEntity/CompanyID';
    const numbers = new Set((headOf(invoice)?.sellers ?? []).flatMap((party) => textsAt(party, path)));
    const lines = new Set(
      groupLines(invoice).filter((line) =>
        numbers.has(syntax === 'cii' ? own.seller(line).number : normal(own.seller(line).number)),
      ),
    );
    const whole = invoice.root ? own.numberOfInvoice(invoice.root) : '';
    const same = [...lines].filter((line) => own.references(line, 'AFL').some(({ text }) => text === whole)).length;
    return { lines, whole, same };
  });

  const repeated = once((invoice) => {
    const ofGroups = new Set(groupLines(invoice).flatMap((line) => own.references(line, 'AFL')));
    const seen = new Set<string>();
    return own.numbers(invoice).some((number) => {
      if (ofGroups.has(number) && seen.has(number.text)) return true;
      seen.add(number.text);
      return false;
    });
  });

  /** Taxes by the invoice number between hashes at the start of the exemption reason. */
  const taxesWithin = once(({ root }) => {
    const taxes = new Map<string, number>();
    for (const { reason, tax } of root ? own.subtotals(root) : []) {
      const [, number] = /^#([^#]*)#/.exec(reason) ?? [];
      if (number !== undefined) taxes.set(number, (taxes.get(number) ?? 0) + numberOf(tax));
    }
    return taxes;
  });

  const typeOf = (invoice: InvoiceTerms): string => normal(headOf(invoice)?.types[0] ?? '');
  const isOfType =
    (within: Within, codes: ReadonlySet<string>): Within =>
    (invoice) =>
      within(invoice) && (headOf(invoice)?.types.some((code) => codes.has(code)) ?? false);

  const buyersOwn = oneOf(
    syntax === 'cii' ? 'BR-FR-BD-13_BT-3' : 'BR-FR-MV-BD_BT-3',
    'BT-3',
    { codes: SELF_BILLED },
    { missing: 'wrong', terms: ['BT-3', 'BT-23'] },
  );

  return [
    ...onHead(
      stated('BR-FR-MV-02_EXT-FR-FE-163', 'BG-25', messages.noGroups, messages.mustHaveGroups, 'EXT-FR-FE-163'),
      hasSellers,
      (_, invoice) => groupLines(invoice).length >= 1,
    ),
    ...onHead(
      stated('BR-FR-BD-02_EXT-FR-FE-163', 'BG-25', messages.otherGroups, messages.mustHaveTwoGroups, 'EXT-FR-FE-163'),
      isMutual,
      (_, invoice) => groupLines(invoice).length === 2,
    ),
    ...onHead(
      stated(
        syntax === 'cii' ? 'BR-FR-BD-02_BT-31' : 'BR-FR-BD-02_BT-30',
        'BT-30',
        messages.noneOfSeller,
        messages.mustHaveSeller,
        'BT-30',
        'EXT-FR-FE-167',
      ),
      isMutual,
      issuedBy('sellers'),
    ),
    ...onHead(
      stated('BR-FR-BD-02_BT-47', 'BT-47', messages.noneOfBuyer, messages.mustHaveBuyer, 'BT-47', 'EXT-FR-FE-167'),
      isMutual,
      issuedBy('buyers'),
    ),
    ...(
      [
        ['164', 'name'],
        ['167', 'number'],
        ['177', 'country'],
      ] as const
    ).flatMap(([term, part]) =>
      onGroups(
        filled(`BR-FR-MV-03_EXT-FR-FE-${term}`, ofGroup(paths[part]), { terms: [`EXT-FR-FE-${term}`] }),
        (line) => normal(own.seller(line)[part]) !== '',
      ),
    ),
    ...onGroups(
      filled('BR-FR-MV-03_EXT-FR-FE-181', ofGroup(paths.tax), { terms: ['EXT-FR-FE-181'] }),
      (line, invoice) => normal(taxOf(line, currencies(invoice))) !== '',
    ),
    ...onGroups(
      filled('BR-FR-MV-03_EXT-FR-FE-182', ofGroup(paths.tax), { terms: ['EXT-FR-FE-182'] }),
      (line, invoice) => taxCurrencies(invoice).length === 0 || normal(taxOf(line, taxCurrencies(invoice))) !== '',
    ),
    ...onGroups(
      stated(
        'BR-FR-MV-05_EXT-FR-FE-BG-12',
        ofGroup(paths.net),
        messages.otherSumOfLines,
        messages.mustBeSumOfLines,
        'BT-131',
      ),
      (line, invoice) => {
        const { sum, amounts } = underOf(normal(own.id(line)), invoice);
        const [net = ''] = own.net(line);
        return Math.abs(numberOf(net) - sum) <= amounts / 100;
      },
    ),
    ...(
      [
        [
          'BR-FR-MV-06_EXT-FR-FE-167',
          'EXT-FR-FE-167',
          paths.number,
          (line: XmlElement) => normal(own.seller(line).number),
        ],
        ['BR-FR-MV-07_BT-128', 'BT-128', paths.object, numberWithin],
      ] as const
    ).flatMap(([id, term, path, read]) =>
      ruled(
        syntax,
        code(id, path, { fault: messages.otherThanAbove, requirement: messages.mustBeAsAbove }, { terms: [term] }),
        only(isShared, own.lines),
        (line, invoice) => {
          const found = read(line);
          const parents = own.parents(line, invoice);
          if (found === '' || parents.length === 0) return found !== '';
          const parent = parents
            .map((number) => family(invoice).byId.get(number))
            .find((element) => element !== undefined);
          return found === (parent ? read(parent) : '');
        },
      ),
    ),
    ...ruled(
      syntax,
      stated('BR-FR-MV-08_BT-128', paths.reason, messages.otherReason, messages.mustBeginByNumber, 'BT-128'),
      only(isShared, own.details),
      (line) => {
        const [reason, number] = [own.exemption(line), numberWithin(line)];
        return normal(reason) !== '' && number !== '' && reason.startsWith(`#${number}#`);
      },
    ),
    ...onGroups(
      stated(
        'BR-FR-MV-09_EXT-FR-FE-181',
        ofGroup(paths.tax),
        messages.otherTaxWithin,
        messages.mustBeTaxWithin,
        'EXT-FR-FE-181',
        'BT-117',
      ),
      (line, invoice) => {
        const tax = taxesWithin(invoice).get(numberWithin(line)) ?? 0;
        return Math.abs(numberOf(taxOf(line, currencies(invoice))) - tax) <= 0.01;
      },
    ),
    ...onGroups(
      stated(
        'BR-FR-MV-10_EXT-FR-FE-184',
        ofGroup(paths.gross),
        messages.otherGross,
        messages.mustBeGross,
        'EXT-FR-FE-184',
      ),
      (line, invoice) => {
        const gross = own.gross(line);
        if (gross === undefined) return true;
        const { details } = underOf(own.id(line), invoice);
        const rest = numberOf(gross) - numberOf(own.net(line)[0] ?? '') - numberOf(taxOf(line, currencies(invoice)));
        return Math.abs(rest) <= details / 100;
      },
    ),
    ...ruled(
      syntax,
      stated(
        'BR-FR-MV-11_BT-128',
        ofGroup(paths.object),
        messages.otherNumber,
        messages.mustHaveNumber,
        'BT-128',
        'BT-1',
      ),
      only(isShared, (invoice) => own.groups(invoice).filter((place) => ofSeller(invoice).lines.has(lineOf(place)))),
      (place, invoice) => {
        const { whole, same } = ofSeller(invoice);
        const number = numberWithin(lineOf(place));
        return same === 1 || (same === 0 ? number === whole : number !== whole);
      },
    ),
    ...onHead(
      stated('BR-FR-MV-12_BT-128', 'BT-128', messages.repeatedNumber, messages.mustDiffer, 'BT-128'),
      isShared,
      (_, invoice) => !repeated(invoice),
    ),
    ...onHead(
      oneOf(
        'BR-FR-MV-13_BT-3',
        'BT-3',
        { codes: new Set([...TYPES].filter((type) => !SELF_BILLED.has(type))) },
        { missing: 'wrong', terms: ['BT-3', 'BT-23'] },
      ),
      hasSellers,
      (_, invoice) => typeOf(invoice) !== '' && !SELF_BILLED.has(typeOf(invoice)),
    ),
    ...onHead(buyersOwn, isMutual, (_, invoice) => SELF_BILLED.has(typeOf(invoice))),
    ...(
      [
        ['MV', hasSellers, CREDITED],
        ['BD', isMutual, CREDITED_BY_BUYER],
      ] as const
    ).flatMap(([kind, within, codes]) =>
      (
        [
          ['136', 'number', paths.earlierNumber],
          ['138', 'date', paths.earlierDate],
        ] as const
      ).flatMap(([term, part, path]) =>
        onGroups(
          needs(`BR-FR-${kind}-14-EXT-FR-FE-${term}`, ofGroup(path), another, { terms: [`EXT-FR-FE-${term}`] }),
          (line, invoice) => own.hasEarlier(line, part, invoice),
          isOfType(within, codes),
        ),
      ),
    ),
  ];
}

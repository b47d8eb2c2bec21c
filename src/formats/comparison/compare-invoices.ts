import type { InvoiceTerms, Syntax, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { termMessage, termName } from '../en16931/term-names.ts';
import { TERMS } from '../en16931/terms.ts';
import { meaningOf } from './meaning.ts';
import { listedBy, pairByKey } from './pair-by-key.ts';
import { namesOf, pairGroups } from './pair-groups.ts';
import type { Message } from '../../engine/index.ts';
import { exportMessages } from '../losses/export-messages.ts';

/** `here` and `there`: only one of the invoices has it. */
export type ComparedOutcome = 'changed' | 'here' | 'there' | 'same';

/** A business term in two invoices. */
export interface ComparedTerm {
  /** `BT-131` */
  readonly term: string;
  readonly name: string;
  /** Its groups, from the outermost, each with its identification: `Invoice line 2`. */
  readonly within: readonly Message[];
  readonly outcome: ComparedOutcome;
  readonly here: TermValue | undefined;
  readonly there: TermValue | undefined;
}

/** Every term of either invoice, in the order of the standard, for any syntax. */
export function compareInvoices(here: InvoiceTerms, there: InvoiceTerms): readonly ComparedTerm[] {
  const compared: ComparedTerm[] = [];
  const syntaxes = { here: here.syntax, there: there.syntax };

  const compareGroups = (
    group: TermGroup | undefined,
    other: TermGroup | undefined,
    within: readonly Message[],
  ): void => {
    compareValues(group?.values ?? [], other?.values ?? [], within);
    const [ours, theirs] = [listedBy(group?.groups ?? [], idOf), listedBy(other?.groups ?? [], idOf)];
    for (const id of inOrder(ours, theirs)) {
      const pairs = pairGroups(id, ours.get(id) ?? [], theirs.get(id) ?? [], syntaxes);
      for (const [index, pair] of pairs.entries()) {
        const turn = pairs.length > 1 ? index + 1 : undefined;
        compareGroups(pair.here, pair.there, [...within, labelOf(id, pair.here ?? pair.there, turn)]);
      }
    }
  };

  const compareValues = (
    ours: readonly TermValue[],
    theirs: readonly TermValue[],
    within: readonly Message[],
  ): void => {
    const [own, other] = [listedBy(ours, bt), listedBy(theirs, bt)];
    for (const term of inOrder(own, other)) {
      for (const [a, b] of pairValues(own.get(term) ?? [], other.get(term) ?? [], syntaxes)) {
        const isSame = a && b && meaningOf(a, syntaxes.here) === meaningOf(b, syntaxes.there);
        // The kind of tax of a number is an element in UBL, and follows from the scheme in CII.
        if (syntaxes.here !== syntaxes.there && !(a && b) && term.endsWith('-0')) continue;
        const outcome = !b ? 'here' : !a ? 'there' : isSame ? 'same' : 'changed';
        compared.push({ term, name: termName(term), within, outcome, here: a, there: b });
        compareValues(a?.parts ?? [], b?.parts ?? [], within);
      }
    }
  };

  compareGroups(here.invoice, there.invoice, []);
  return compared;
}

const idOf = ({ id }: TermGroup): string => id;
const bt = ({ term }: TermValue): string => term;

type ValuePair = readonly [here: TermValue | undefined, there: TermValue | undefined];

/** Pairs the values of one term in one group: first equal ones, then the rest in order. */
function pairValues(
  here: readonly TermValue[],
  there: readonly TermValue[],
  syntaxes: { readonly here: Syntax; readonly there: Syntax },
): readonly ValuePair[] {
  if (here.length <= 1 && there.length <= 1) return [[here[0], there[0]]];
  const meaningHere = (value: TermValue): string => meaningOf(value, syntaxes.here);
  const meaningThere = (value: TermValue): string => meaningOf(value, syntaxes.there);
  const likes = pairByKey(here, there, meaningHere, meaningThere);
  const taken = new Set(likes.values());
  const left = there.filter((value) => !taken.has(value));
  const alone = here.filter((value) => !likes.has(value));
  const others = new Map(alone.map((value, index) => [value, left[index]]));
  return [
    ...here.map((value): ValuePair => [value, likes.get(value) ?? others.get(value)]),
    ...left.slice(alone.length).map((value): ValuePair => [undefined, value]),
  ];
}

const ORDER: ReadonlyMap<string, number> = new Map(TERMS.map(({ id }, index) => [id, index]));

/** Ids of both sides, in the order of the standard; unknown ones last. */
function inOrder(here: ReadonlyMap<string, unknown>, there: ReadonlyMap<string, unknown>): readonly string[] {
  const placeOf = (id: string): number => ORDER.get(id) ?? ORDER.size;
  return [...new Set([...here.keys(), ...there.keys()])].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Longest name of a group, in characters. */
const LONGEST = 40;

/** `Invoice line 2` by number, `Seller` alone, and by index for groups without identification. */
function labelOf(id: string, group: TermGroup | undefined, turn: number | undefined): Message {
  const name = termMessage(id);
  const own = group ? namesOf(group) : '';
  if (own !== '')
    return exportMessages.namedGroup({ name, own: own.length > LONGEST ? `${own.slice(0, LONGEST)}…` : own });
  return turn === undefined ? name : exportMessages.namedGroup({ name, own: turn });
}

import { at, filled, missingIsWrong, needs, needsOneOf, range, rows } from '../../rules/kit/verbs.ts';
import type { Finder, Subject } from '../../rules/kit/subject.ts';
import { writtenSign } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { exists, isVat, partPresent, valueIn } from './constraints.ts';
import { ALLOWANCES, CHARGES, LINE_ALLOWANCES, LINE_CHARGES } from './places.ts';

/** Requirements for every line, allowance and charge. */

/** The amount of an allowance or charge, and its reason under two ids. */
const adjustment = (
  place: Finder,
  ids: readonly [amount: string, reason: string, alias: string],
  terms: readonly [amount: string, reason: string, code: string],
) =>
  at(
    place,
    needs(ids[0], terms[0]),
    needsOneOf(ids[1], [terms[1], terms[2]]),
    needsOneOf(ids[2], [terms[1], terms[2]]),
  );

const category = (id: string, place: Finder, term: string) =>
  at(
    place,
    needs(id, term, {
      by: (subject, { syntax }) => {
        const group = subject as TermGroup;
        return exists(term)(group) && isVat(valueIn(group, `${term}-0`), syntax);
      },
    }),
  );

/** A scheme beside a value. CII does not accept a blank one. */
const scheme = (id: string, term: string) =>
  at(
    term,
    needs(id, `${term}-1`, {
      terms: [term, `${term}-1`],
      by: { cii: (value) => partPresent(`${term}-1`)(value as TermValue) },
    }),
  );

/** As written: a negative zero is below zero. */
const isNotNegative =
  (term: string) =>
  (line: Subject, _: InvoiceTerms): boolean => {
    const sign = writtenSign(valueIn(line as TermGroup, term)?.text ?? '');
    return sign !== undefined && sign >= 0;
  };

export const LINE_ROWS = rows(
  at(
    'BG-25',
    filled('BR-21', 'BT-126'),
    needs('BR-22', 'BT-129'),
    needs('BR-23', 'BT-130'),
    needs('BR-24', 'BT-131'),
    filled('BR-25', 'BT-153'),
    needs('BR-26', 'BT-146'),
    range('BR-27', 'BT-146', { atLeast: '0' }, missingIsWrong, { by: isNotNegative('BT-146') }),
    range(
      'BR-28',
      'BT-148',
      { atLeast: '0' },
      {
        by: (line, invoice) => !exists('BT-148')(line as TermGroup) || isNotNegative('BT-148')(line, invoice),
      },
    ),
    needs('BR-CO-04', 'BT-151', {
      by: (line, { syntax }) =>
        (line as TermGroup)
          .groupsOf('BG-30')
          .some((tax) => tax.value('BT-151') && isVat(tax.value('BT-151-0'), syntax)),
    }),
  ),
  scheme('BR-64', 'BT-157'),
  scheme('BR-65', 'BT-158'),
  adjustment(ALLOWANCES, ['BR-31', 'BR-33', 'BR-CO-21'], ['BT-92', 'BT-97', 'BT-98']),
  category('BR-32', ALLOWANCES, 'BT-95'),
  adjustment(CHARGES, ['BR-36', 'BR-38', 'BR-CO-22'], ['BT-99', 'BT-104', 'BT-105']),
  category('BR-37', CHARGES, 'BT-102'),
  adjustment(LINE_ALLOWANCES, ['BR-41', 'BR-42', 'BR-CO-23'], ['BT-136', 'BT-139', 'BT-140']),
  adjustment(LINE_CHARGES, ['BR-43', 'BR-44', 'BR-CO-24'], ['BT-141', 'BT-144', 'BT-145']),
);

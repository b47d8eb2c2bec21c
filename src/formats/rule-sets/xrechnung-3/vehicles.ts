import { each } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../../en16931/term-tree.ts';
import type { Finder, Subject } from '../../rules/kit/subject.ts';

/** What the profile for clean vehicles looks at: classes of list CVD, and the characteristic `cva`. */

/** A subline is a separate line. */
const itsOwn = ({ groups }: TermGroup): readonly TermGroup[] => groups.filter(({ id }) => id !== 'BG-DEX-01');
const within = (group: TermGroup, id: string): readonly TermGroup[] =>
  itsOwn(group).flatMap((inner) => (inner.id === id ? [inner] : within(inner, id)));
const classes = (group: TermGroup): readonly TermValue[] => [
  ...group.values.filter(({ term }) => term === 'BT-158'),
  ...itsOwn(group).flatMap(classes),
];
const cleanness = (line: TermGroup): readonly TermGroup[] =>
  within(line, 'BG-32').filter((property) => property.valuesOf('BT-160').some(({ text }) => text === 'cva'));

/** In CII the references are in the agreement; without one nothing is checked. */
export const hasAgreement = (invoice: InvoiceTerms): boolean =>
  invoice.syntax === 'ubl' || each('ApplicableHeaderTradeAgreement')(invoice).length > 0;

export const VEHICLE_CLASSES: Finder = {
  name: 'classes of list CVD',
  find: (invoice) =>
    invoice
      .groups('BG-25')
      .flatMap(classes)
      .filter((value) => value.part('BT-158-1')?.plain === 'CVD'),
};

export const CLEANNESS: Finder = {
  name: 'the characteristic cva',
  find: (invoice) => invoice.groups('BG-25').flatMap(cleanness),
};

/** A line has both. */
export const hasVehicle = (_: Subject, invoice: InvoiceTerms): boolean =>
  invoice
    .groups('BG-25')
    .some(
      (line) => classes(line).some((value) => value.part('BT-158-1')?.text === 'CVD') && cleanness(line).length > 0,
    );

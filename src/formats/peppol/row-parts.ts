import { exact, missingIsWrong } from '../rules/kit/verbs.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import type { Form, RowOptions } from '../rules/kit/row.ts';
import { type XmlElement } from '../xml/xml-tree.ts';
import { isDate, normal } from './peppol-rule.ts';

/** What rows of Peppol in both syntaxes have. */

/** An attribute or code as written, which must be there. */
export const asWritten: RowOptions = { ...exact, ...missingIsWrong };

export const emptyElements = {
  name: 'elements without content',
  find: ({ root }: InvoiceTerms): readonly XmlElement[] => {
    const found: XmlElement[] = [];
    const walk = (element: XmlElement): void => {
      if (element.children.length === 0 && normal(element.text) === '') found.push(element);
      element.children.forEach(walk);
    };
    if (root) walk(root);
    return found;
  },
};

export const DAY: Form = { fits: isDate, like: '2026-09-14' };

/** Elements that have a day. */
export const DATES = 'IssueDate DueDate TaxPointDate StartDate EndDate ActualDeliveryDate';

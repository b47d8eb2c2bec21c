import type { Row } from '../members/rows.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';
import { currencyOf } from './values.ts';

/** Attributes that only say how the value of their element is written. */
const CONVENTIONS: ReadonlySet<string> = new Set(['Format', 'IdentificationSchemeName', 'CodeListAgencyIdentifier']);

/** Attributes that follow from the rest: the form of a day, the scheme of an account, the currency of the invoice. */
export const conventions: Row = {
  read({ element, reading }) {
    const currency = currencyOf(reading);
    const open: XmlElement[] = [element];
    for (let next = open.pop(); next; next = open.pop()) {
      const fate = reading.draft.fateOf(next);
      for (const attribute of fate && fate.outcome !== 'left' ? next.attributes : []) {
        if (reading.draft.fateOf(attribute)) continue;
        const isCurrency = attribute.name === 'AmountCurrencyIdentifier' && attribute.value.trim() === currency;
        if (isCurrency || CONVENTIONS.has(attribute.name)) reading.implied(attribute);
      }
      for (const child of next.children) if (isElement(child)) open.push(child);
    }
  },
  write: () => undefined,
};

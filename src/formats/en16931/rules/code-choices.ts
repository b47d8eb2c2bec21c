import { tableOf } from '../../../engine/values.ts';
import type { Syntax } from '../term-tree.ts';
import { codeList, MIME_TYPES, VAT_CATEGORIES, type CodeList } from './code-lists.ts';

/** The allowed codes of a value, and their list. */
export interface CodeChoice {
  readonly list: CodeList | 'VAT_CATEGORIES' | 'MIME_TYPES' | 'VAT_DUE';
  readonly codes: readonly string[];
}

type ListName = CodeChoice['list'];

const LISTS: Readonly<Record<string, ListName>> = tableOf({
  ...listed('CURRENCIES', 'BT-5', 'BT-6'),
  ...listed('REFERENCE_SCHEMES', 'BT-18-1', 'BT-128-1'),
  ...listed('NOTE_SUBJECTS', 'BT-21'),
  ...listed(
    'IDENTIFIER_SCHEMES',
    'BT-29-1',
    'BT-46-1',
    'BT-60-1',
    'BT-30-1',
    'BT-47-1',
    'BT-61-1',
    'BT-71-1',
    'BT-157-1',
  ),
  ...listed('CLASSIFICATIONS', 'BT-158-1'),
  ...listed('COUNTRIES', 'BT-40', 'BT-55', 'BT-69', 'BT-80', 'BT-159'),
  ...listed('PAYMENT_MEANS', 'BT-81'),
  ...listed('VAT_CATEGORIES', 'BT-118', 'BT-95', 'BT-102', 'BT-151'),
  ...listed('ALLOWANCE_REASONS', 'BT-98', 'BT-140'),
  ...listed('CHARGE_REASONS', 'BT-105', 'BT-145'),
  ...listed('EXEMPTION_REASONS', 'BT-121'),
  ...listed('UNITS', 'BT-130', 'BT-150'),
  ...listed('MIME_TYPES', 'BT-125-1'),
  ...listed('ADDRESS_SCHEMES', 'BT-34-1', 'BT-49-1'),
  ...listed('VAT_DUE', 'BT-8'),
});

/**
 * The codes accepted by the rules BR-CL for these terms; `name` is that of the element or attribute, `root` of the root
 * element.
 */
export function codesFor(name: string, terms: readonly string[], syntax: Syntax, root: string): CodeChoice | undefined {
  if (name === 'currencyID') return choice('CURRENCIES', syntax);
  if (terms.includes('BT-3')) {
    if (syntax === 'ubl') return choice(root === 'CreditNote' ? 'CREDIT_NOTE_TYPES' : 'INVOICE_TYPES', syntax);
    const codes = [...codeList('INVOICE_TYPES'), ...codeList('CREDIT_NOTE_TYPES')];
    return { list: 'INVOICE_TYPES', codes: [...new Set(codes)] };
  }
  // UBL writes the subject of a note in its text.
  const [list] = terms.flatMap((term) => (term === 'BT-21' && syntax === 'ubl' ? [] : (LISTS[term] ?? [])));
  return list && choice(list, syntax);
}

function choice(list: ListName, syntax: Syntax): CodeChoice {
  if (list === 'VAT_CATEGORIES') return { list, codes: [...VAT_CATEGORIES] };
  if (list === 'MIME_TYPES') return { list, codes: [...MIME_TYPES] };
  // UNTDID 2005 in UBL, 2475 in CII.
  if (list === 'VAT_DUE') return { list, codes: syntax === 'ubl' ? ['3', '35', '432'] : ['5', '29', '72'] };
  return { list, codes: [...codeList(list)] };
}

function listed(list: ListName, ...terms: readonly string[]): Readonly<Record<string, ListName>> {
  return Object.fromEntries(terms.map((term) => [term, list]));
}

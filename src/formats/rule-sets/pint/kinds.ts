import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { at, byElement, listed, oneOf, rows } from '../../rules/kit/verbs.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { CREDIT_NOTE_TYPES, INVOICE_TYPES } from './code-lists.codes.ts';

/** The codes of UNTDID 1001 that a kind of PINT document has. */
interface Kinds {
  /** Some countries give the rule an id of their own. */
  readonly id: string;
  /** Beginnings of the specifications (BT-24); the first entry that fits counts, the last is for all others. */
  readonly specification: RegExp;
  readonly invoices: string;
  readonly creditNotes: string;
}

/** Of the releases of 2026-05 and 2026-07, read on 2026-11-27. */
const KINDS: readonly Kinds[] = [
  { id: 'ibr-cl-01', specification: /:selfbilling-1@ae-1/, invoices: '389 480', creditNotes: '261 81' },
  { id: 'ibr-cl-01', specification: /:billing-1@ae-1/, invoices: '380 480', creditNotes: '81 381' },
  { id: 'ibr-cl-01-aunz-sb', specification: /:selfbilling-1@aunz-1/, invoices: '389', creditNotes: '261' },
  { id: 'ibr-cl-01-jp-sb', specification: /:selfbilling-1@jp-1/, invoices: '389', creditNotes: '' },
  { id: 'ibr-cl-01-jp-ntr', specification: /:nontaxinvoice-1@jp-1/, invoices: '480', creditNotes: '' },
  { id: 'ibr-cl-01', specification: /:selfbilling-1@/, invoices: '389', creditNotes: '261' },
  { id: 'ibr-cl-01', specification: /(?:)/, invoices: INVOICE_TYPES, creditNotes: CREDIT_NOTE_TYPES },
];

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));
const LISTS = new Map(KINDS.map((kind) => [kind, { invoices: setOf(kind.invoices), others: setOf(kind.creditNotes) }]));

function kindsOf({ root }: InvoiceTerms): Kinds | undefined {
  const specification = (root && childOf(root, 'CustomizationID'))?.text.trim() ?? '';
  return KINDS.find((kind) => kind.specification.test(specification));
}

function isOfKind({ name, text }: XmlElement, kinds: Kinds | undefined): boolean {
  const lists = kinds && LISTS.get(kinds);
  return (name === 'InvoiceTypeCode' ? lists?.invoices : lists?.others)?.has(text.trim()) ?? false;
}

/** Which kinds of documents there are: self-billed ones have codes of their own. */
export const KIND_ROWS = rows(
  ...[...new Set(KINDS.map(({ id }) => id))].map((id) => {
    const codes = KINDS.filter((kind) => kind.id === id).flatMap(({ invoices, creditNotes }) => [
      ...setOf(invoices),
      ...setOf(creditNotes),
    ]);
    return at(
      'InvoiceTypeCode CreditNoteTypeCode',
      oneOf(id, '.', listed('UNTDID 1001', codes), {
        terms: ['BT-3'],
        when: (invoice) => kindsOf(invoice)?.id === id,
        ...byElement((code, invoice) => isOfKind(code, kindsOf(invoice))),
      }),
    );
  }),
);

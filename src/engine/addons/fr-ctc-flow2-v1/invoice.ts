import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Identity } from '../../documents/org/identity.ts';
import type { Note } from '../../documents/org/note.ts';
import { Party } from '../../documents/org/party.ts';
import { withBillingMode } from '../shared/billing-mode.ts';
import { schemeOf, withLegalSiren, withPeppolInbox, withScheme, withSirenOfTaxId } from '../shared/french-party.ts';

export const SUBJECT = 'untdid-text-subject';
/** Scheme of members of a single taxable group (assujetti unique). */
const GROUP_SCHEME = '0231';
export const GROUP_TEXT = 'MEMBRE_ASSUJETTI_UNIQUE';

/** Notes of every invoice (Code de commerce, article L441-9), to be replaced by the author's own. */
const REQUIRED_NOTES: readonly Note[] = [
  requiredNote('payment', 'PMT', 'Conditions de paiement selon les conditions générales de vente.'),
  requiredNote(
    'payment-method',
    'PMD',
    'Pénalités et indemnités de retard applicables conformément aux conditions générales de vente.',
  ),
  requiredNote('payment-term', 'AAB', "Aucun escompte n'est accordé pour paiement anticipé."),
];

const GROUP_NOTE = requiredNote('legal', 'TXD', GROUP_TEXT);

function requiredNote(key: string, subject: string, text: string): Note {
  return { key, text, ext: { [SUBJECT]: subject } };
}

export function subjectOf({ ext }: Note): string {
  return ext?.[SUBJECT] ?? '';
}

export function isGroupMember(party: Party | undefined): boolean {
  return (party?.identities ?? []).some((identity) => schemeOf(identity) === GROUP_SCHEME);
}

export const normaliseIdentity = defineNormaliser<Identity>(Identity, withScheme);

function normalised(party: Party): Party {
  return withPeppolInbox(withLegalSiren(withSirenOfTaxId(party), withScheme));
}

export const normaliseParty = defineNormaliser<Party>(Party, normalised);

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const supplier = invoice.supplier && normalised(invoice.supplier);
  const customer = invoice.customer && normalised(invoice.customer);
  const given = invoice.tax ?? {};
  const rounded = given.rounding === 'currency' ? given : { ...given, rounding: 'currency' };
  const tax = withBillingMode(rounded, invoice);
  const notes = withNotes(invoice.notes ?? [], supplier);
  const same = supplier === invoice.supplier && customer === invoice.customer && tax === invoice.tax;
  if (same && notes.length === (invoice.notes ?? []).length) return invoice;
  return { ...invoice, supplier, customer, tax, notes };
});

function withNotes(given: readonly Note[], supplier: Party | undefined): readonly Note[] {
  const missing = REQUIRED_NOTES.filter((note) => !given.some((other) => subjectOf(other) === subjectOf(note)));
  const hasGroupNote = given.some((note) => subjectOf(note) === 'TXD' && note.text === GROUP_TEXT);
  return [...given, ...missing, ...(isGroupMember(supplier) && !hasGroupNote ? [GROUP_NOTE] : [])];
}

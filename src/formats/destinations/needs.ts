import { formatPath, parsePath } from '../../engine/values.ts';
import type { Json, PathStep } from '../../engine/index.ts';

/** Where a document says what a rule misses, and the members that say it; an empty text is for the author. */
interface Need {
  readonly at: string;
  readonly like: Json;
}

interface NeedRow extends Need {
  /** Terms, ids of rules that name none or only the group around, or elements that a schema misses. */
  readonly of: readonly string[];
  /** `at` and `like` are about each line. */
  readonly ofLine?: true;
}

const PLACE = { street: '', locality: '', code: '', country: '' };
const NUMBER = { tax_id: { country: '', code: '' } };
const DUE = { terms: { due_dates: [{ date: '', percent: '100%' }] } };
const CONTACT = { people: [{ name: { given: '', surname: '' } }] };
const REGISTER = { identities: [{ scope: 'legal', code: '', ext: { 'iso-scheme-id': '' } }] };
const ADDRESS = { inboxes: [{ scheme: '', code: '' }] };

/** At the member that the element around the missed one was written from. */
const HERE = '';

/** The needs of authorities. If a rule names several terms, the first row with one of them counts. */
const NEEDS: readonly NeedRow[] = [
  { of: ['X-IssueTime'], at: '$', like: { issue_time: '' } },
  { of: ['X-OperatorId'], at: '$.supplier.people[0]', like: { identities: [{ code: '' }] } },
  { of: ['X-Operator', 'BT-41', 'BG-6'], at: '$.supplier', like: CONTACT },
  { of: ['X-UUID', 'BR-108-GST-SG'], at: '$', like: { uuid: '' } },
  { of: ['BT-42'], at: '$.supplier', like: { telephones: [{ num: '' }] } },
  { of: ['BT-43'], at: '$.supplier', like: { emails: [{ addr: '' }] } },
  { of: ['BG-17', 'BT-84'], at: '$.payment.instructions', like: { credit_transfer: [{ iban: '' }] } },
  { of: ['BT-9'], at: '$.payment', like: DUE },
  { of: ['BT-20'], at: '$.payment', like: { terms: { notes: '' } } },
  { of: ['BG-16', 'BT-81'], at: '$.payment', like: { instructions: { key: '' } } },
  { of: ['BG-14'], at: '$.ordering', like: { period: { start: '', end: '' } } },
  { of: ['BT-72'], at: '$.delivery', like: { date: '' } },
  { of: ['BG-15', 'BT-75', 'BT-77', 'BT-78', 'BT-80'], at: '$.delivery', like: { receiver: { addresses: [PLACE] } } },
  { of: ['BT-79'], at: '$.delivery.receiver.addresses[0]', like: { state: '' } },
  { of: ['BT-31', 'BT-32', 'IdTrasmittente', 'IdFiscaleIVA', 'supplierTaxNumber'], at: '$.supplier', like: NUMBER },
  { of: ['BT-30', 'BT-29', 'F-INV034', 'F-CRN031'], at: '$.supplier', like: REGISTER },
  { of: ['F-INV031', 'F-CRN028'], at: '$.supplier', like: { endpoints: [{ uri: '' }] } },
  { of: ['BT-34'], at: '$.supplier', like: ADDRESS },
  { of: ['BT-39'], at: '$.supplier.addresses[0]', like: { state: '' } },
  { of: ['BG-5', 'BT-35', 'BT-37', 'BT-38', 'BT-40'], at: '$.supplier', like: { addresses: [PLACE] } },
  { of: ['BG-4', 'BT-27'], at: '$.supplier', like: { name: '' } },
  { of: ['BT-48'], at: '$.customer', like: NUMBER },
  { of: ['BT-47', 'BT-46'], at: '$.customer', like: REGISTER },
  { of: ['BT-49'], at: '$.customer', like: ADDRESS },
  { of: ['BT-54'], at: '$.customer.addresses[0]', like: { state: '' } },
  { of: ['BG-8', 'BT-50', 'BT-52', 'BT-53', 'BT-55'], at: '$.customer', like: { addresses: [PLACE] } },
  { of: ['F-INV051', 'F-CRN047'], at: '$.customer.people[0]', like: { identities: [{ code: '' }] } },
  { of: ['BT-56', 'BG-9', 'F-INV046', 'F-CRN042'], at: '$.customer', like: CONTACT },
  { of: ['SenderParty'], at: '$.customer', like: { name: '', ...ADDRESS } },
  { of: ['ReceiverParty'], at: '$.supplier', like: { name: '', ...ADDRESS } },
  { of: ['DocumentReference'], at: '$.lines[0]', like: { doc: { code: '' } } },
  { of: ['BG-7', 'BT-44', 'F-INV043', 'F-CRN039'], at: '$.customer', like: { name: '' } },
  { of: ['AddressInSpain'], at: HERE, like: { addresses: [PLACE] } },
  { of: ['BuyerParty'], at: '$.customer', like: { name: '', ...NUMBER, addresses: [PLACE] } },
  { of: ['TaxIdentificationNumber'], at: '$.customer', like: NUMBER },
  { of: ['SellerTownName', 'BuyerTownName', 'DeliveryTownName'], at: HERE, like: { locality: '' } },
  {
    of: ['postalCode', 'SellerPostCodeIdentifier', 'BuyerPostCodeIdentifier', 'DeliveryPostCodeIdentifier'],
    at: HERE,
    like: { code: '' },
  },
  { of: ['Town', 'city'], at: HERE, like: { locality: '' } },
  { of: ['PostCode'], at: HERE, like: { code: '' } },
  { of: ['Address', 'AdresL1', 'additionalAddressDetail'], at: HERE, like: { street: '' } },
  { of: ['F-LIB022'], at: HERE, like: { name: '' } },
  { of: ['exchangeRate'], at: '$', like: { exchange_rates: [{ from: '', to: 'HUF', amount: '' }] } },
  {
    of: ['BG-30', 'BT-151', 'lineVatRate', 'TaxesOutputs', 'TipoDesglose'],
    at: '$.lines[0]',
    like: { taxes: [{ cat: '', rate: '' }] },
    ofLine: true,
  },
  { of: ['BT-158'], at: '$.lines[0].item', like: { identities: [{ label: '', code: '' }] }, ofLine: true },
];
const BY_NAME: ReadonlyMap<string, number> = new Map(
  NEEDS.flatMap(({ of }, index) => of.map((name) => [name, index] as const)),
);

/**
 * What a rule misses in the document; `near` is the innermost member that the judged element was written from.
 * Undefined if no row knows its names, or the invoice has them already.
 */
export function needOf(
  names: readonly string[],
  written: ReadonlySet<string> = new Set(),
  near: () => string = () => '$',
): Need | undefined {
  const known = names.flatMap((name) => BY_NAME.get(name) ?? []);
  const row = NEEDS[Math.min(...known)];
  if (!row) return undefined;
  if (row.at === HERE) return { ...row, at: near() };
  if (row.ofLine) return { ...row, at: atLine(row.at, near()) };
  return row.of.some((name) => names.includes(name) && written.has(name)) ? undefined : row;
}

/** The place of a row at the line that a member belongs to. */
function atLine(at: string, near: string): string {
  const [list, index] = parsePath(near);
  if (list !== 'lines' || typeof index !== 'number') return at;
  return formatPath(parsePath(at).map((step, turn): PathStep => (turn === 1 ? index : step)));
}

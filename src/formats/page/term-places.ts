import { tableOf } from '../../engine/values.ts';
/** Where a term or group of EN 16931 stands in a document; `lines[]` is the line that a rule speaks of. */
const TERM_PLACES: Readonly<Record<string, string>> = tableOf({
  'BT-1': 'code',
  'BT-2': 'issue_date',
  'BT-5': 'currency',
  'BT-7': 'value_date',
  'BT-9': 'payment.terms.due_dates[0].date',
  'BT-10': 'ordering.code',
  'BT-20': 'payment.terms.notes',
  'BT-22': 'notes[0].text',
  'BT-25': 'preceding[0].code',
  'BT-26': 'preceding[0].issue_date',
  'BT-27': 'supplier.name',
  'BT-31': 'supplier.tax_id.code',
  'BT-34': 'supplier.inboxes[0].email',
  'BT-35': 'supplier.addresses[0].street',
  'BT-36': 'supplier.addresses[0].street_extra',
  'BT-37': 'supplier.addresses[0].locality',
  'BT-38': 'supplier.addresses[0].code',
  'BT-39': 'supplier.addresses[0].region',
  'BT-40': 'supplier.addresses[0].country',
  'BT-41': 'supplier.people[0].name.given',
  'BT-42': 'supplier.people[0].telephones[0].num',
  'BT-43': 'supplier.emails[0].addr',
  'BT-44': 'customer.name',
  'BT-48': 'customer.tax_id.code',
  'BT-49': 'customer.inboxes[0].email',
  'BT-50': 'customer.addresses[0].street',
  'BT-51': 'customer.addresses[0].street_extra',
  'BT-52': 'customer.addresses[0].locality',
  'BT-53': 'customer.addresses[0].code',
  'BT-54': 'customer.addresses[0].region',
  'BT-55': 'customer.addresses[0].country',
  'BT-56': 'customer.people[0].name.given',
  'BT-72': 'delivery.date',
  'BT-73': 'ordering.period.start',
  'BT-74': 'ordering.period.end',
  'BT-83': 'payment.instructions.ref',
  'BT-84': 'payment.instructions.credit_transfer[0].iban',
  'BT-86': 'payment.instructions.credit_transfer[0].bic',
  'BT-106': 'totals.sum',
  'BT-108': 'totals.charge',
  'BT-109': 'totals.total',
  'BT-110': 'totals.tax',
  'BT-112': 'totals.total_with_tax',
  'BT-113': 'totals.advance',
  'BT-114': 'totals.rounding',
  'BT-115': 'totals.payable',
  'BT-129': 'lines[].quantity',
  'BT-130': 'lines[].item.unit',
  'BT-131': 'lines[].total',
  'BT-146': 'lines[].item.price',
  'BT-152': 'lines[].taxes[0].percent',
  'BT-153': 'lines[].item.name',
});

/** Groups, and terms that a document says by more than one member. */
const GROUP_PLACES: Readonly<Record<string, string>> = tableOf({
  'BT-3': 'type',
  'BT-81': 'payment.instructions.key',
  'BT-151': 'lines[].taxes[0].cat',
  'BG-4': 'supplier',
  'BG-5': 'supplier.addresses',
  'BG-6': 'supplier.people',
  'BG-7': 'customer',
  'BG-8': 'customer.addresses',
  'BG-9': 'customer.people',
  'BG-13': 'delivery.date',
  'BG-14': 'ordering.period',
  'BG-16': 'payment.instructions',
  'BG-17': 'payment.instructions.credit_transfer',
  'BG-22': 'totals',
  'BG-23': 'totals.taxes',
  'BG-25': 'lines',
});

export const termPlaces: ReadonlyMap<string, string> = new Map(Object.entries(TERM_PLACES));

/**
 * The path of a term or group in a document; undefined for one without a place of its own. `line` counts from 0; a term
 * of a line has no place without one.
 */
export function termPlace(term: string, line?: number): string | undefined {
  const place = termPlaces.get(term) ?? (Object.hasOwn(GROUP_PLACES, term) ? GROUP_PLACES[term] : undefined);
  if (place === undefined || (line === undefined && place.startsWith('lines[]'))) return undefined;
  return `$.${place.replace('[]', `[${String(line)}]`)}`;
}

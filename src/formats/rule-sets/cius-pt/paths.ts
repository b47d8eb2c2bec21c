const SHORT: readonly [name: string, path: string][] = [
  ['SELLER', 'AccountingSupplierParty/Party'],
  ['BUYER', 'AccountingCustomerParty/Party'],
  ['DELIVERY', 'Delivery/DeliveryLocation/Address'],
];
/** Names that differ between invoice and credit note. */
const DIFFERENT: readonly [name: string, invoice: string, creditNote: string][] = [
  ['LINE', 'InvoiceLine', 'CreditNoteLine'],
  ['QUANTITY', 'InvoicedQuantity', 'CreditedQuantity'],
  ['DUE', 'DueDate', 'PaymentMeans/PaymentDueDate'],
];

const isIn = (name: string, path: string): boolean => new RegExp(`\\b${name}\\b`).test(path);

/** The paths that a path of the tables stands for; `/` at its beginning means from the root element. */
export function pathsOf(written: string): readonly string[] {
  const path = SHORT.reduce((whole, [name, long]) => whole.replace(name, long), written);
  if (!DIFFERENT.some(([name]) => isIn(name, path))) return [path.replace(/^\/(?!\/)/, '/*/')];
  return [1, 2].map((column) =>
    DIFFERENT.reduce((whole, names) => whole.replace(names[0], names[column] ?? ''), path).replace(
      /^\//,
      column === 1 ? '/Invoice/' : '/CreditNote/',
    ),
  );
}

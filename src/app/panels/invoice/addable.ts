/** What grows on the page, each with the value that a new entry begins with. */
export const ADDABLE = [
  ['line', 'lines', 'item.name'],
  ['discount', 'discounts', 'amount'],
  ['charge', 'charges', 'amount'],
  ['advance', 'payment.advances', 'amount'],
  ['dueDate', 'payment.terms.due_dates', 'date'],
  ['note', 'notes', 'text'],
  ['means', 'payment.instructions', 'key'],
  ['buyerReference', 'ordering', 'code'],
  ['order', 'ordering.purchases', 'code'],
  ['reference', 'preceding', 'code'],
] as const;

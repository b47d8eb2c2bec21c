/** Members that make a part useful, where its schema requires none; by type name. */
const PRINCIPAL_MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'org.Party': ['name'],
  'org.Address': ['street', 'locality', 'code', 'country'],
  'org.Person': ['name'],
  'org.Name': ['given', 'surname'],
  'org.Item': ['name', 'price'],
  'org.Email': ['addr'],
  'org.Telephone': ['num'],
  'org.Note': ['text'],
  'org.DocumentRef': ['code', 'issue_date'],
  'bill.Line': ['quantity', 'item'],
  'bill.Ordering': ['code'],
  'bill.DeliveryDetails': ['date'],
  'bill.PaymentDetails': ['terms'],
  'bill.Tax': [],
  'cal.Period': ['start', 'end'],
  'pay.Instructions': ['key'],
  'pay.Terms': ['notes'],
  'pay.DueDate': ['date'],
  'pay.CreditTransfer': ['iban', 'name'],
  'org.Inbox': ['email'],
  'org.Identity': ['code'],
  'pay.Advance': ['description', 'percent'],
  'tax.Combo': ['cat'],
  'tax.Identity': ['country'],
  'tax.Total': ['categories'],
  'tax.CategoryTotal': ['rates'],
  'tax.RateTotal': ['base', 'percent'],
};

/** Required members that building derives from others, even if an author writes the part. */
const WORKED_OUT: Readonly<Record<string, readonly string[]>> = {
  'tax.Total': ['sum'],
  'tax.CategoryTotal': ['amount'],
  'tax.RateTotal': ['amount'],
};

/** Whether an author who adds such a part is asked for a member. */
export function isAskedFor(types: readonly string[], member: string, isRequired: boolean): boolean {
  const listedIn = (lists: typeof WORKED_OUT) => types.some((type) => lists[type]?.includes(member));
  return (isRequired && !listedIn(WORKED_OUT)) || listedIn(PRINCIPAL_MEMBERS);
}

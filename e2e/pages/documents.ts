/** A valid invoice, one member per line, with the given lines replaced. */
export function invoice(...changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The invoice has no ${from}`);
    return text.replace(from, to);
  }, sound);
}

const sound = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "code": "0142",
  "issue_date": "2026-03-16",
  "currency": "EUR",
  "supplier": {
    "name": "Talleres Navalón S.L.",
    "tax_id": { "country": "ES", "code": "B85412070" }
  },
  "customer": {
    "name": "Cafés del Puerto S.A.",
    "tax_id": { "country": "ES", "code": "A41028366" }
  },
  "lines": [
    {
      "quantity": "3",
      "item": { "name": "Grinder overhaul", "price": "10.555" },
      "taxes": [{ "cat": "VAT", "rate": "general" }]
    }
  ]
}`;

/** Number, counted from 1, of the first line that contains something. */
export function lineOf(text: string, part: string): number {
  const at = text.indexOf(part);
  if (at === -1) throw new Error(`The text has no ${part}`);
  return text.slice(0, at).split('\n').length;
}

/** Arguments of a prompt. An omitted one is an empty text. */
export type PromptArguments = Readonly<Record<string, string>>;

export interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required?: true;
}

/** A task that a person starts by name, with the text for the assistant. */
export interface PromptDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  text(given: PromptArguments): string;
}

const invoice: PromptArgument = { name: 'invoice', description: 'The invoice: JSON, YAML or XML', required: true };

/** Every prompt, in the order of the list. */
export const prompts: readonly PromptDefinition[] = [
  {
    name: 'fix-invoice',
    title: 'Fix this invoice',
    description: 'Fixes an invoice with the tools, and asks for values that only you know.',
    arguments: [invoice],
    text: ({ invoice: given = '' }) => `Fix this invoice.

1. If it is XML, read it with import_xml; continue with the document and its verdicts.
2. Call suggest_fixes with it. Apply the suggestions marked safe by number; of the others, choose those that the author must have meant.
3. Ask me for every open value. Never invent a name, a number, a date or an amount.
4. When inspect finds no error, build it. Show me what you changed and the amount to pay.

${quoted(given)}`,
  },
  {
    name: 'make-credit-note',
    title: 'Make a credit note',
    description: 'Makes a credit note for an invoice, with the options that its country requires.',
    arguments: [invoice, { name: 'reason', description: 'Why it is credited' }],
    text: ({ invoice: given = '', reason = '' }) => `Make a credit note for this invoice.

1. Call correct with schema true to get its options.
2. Call correct with the options: type credit-note, ${reason === '' ? 'and ask me for the reason if one is needed' : `reason ${JSON.stringify(reason)}`}. Ask me for stamps or codes that it needs.
3. Show me the credit note, the amount, and what has to be done with it next. It has no code yet.

${quoted(given)}`,
  },
  {
    name: 'which-rate',
    title: 'Which rate applies',
    description: 'Finds the tax category and rate for a sale on a day.',
    arguments: [
      { name: 'country', description: 'Country code of the seller: ES', required: true },
      { name: 'what', description: 'What is sold, and to whom', required: true },
      { name: 'date', description: 'Day of the sale: 2026-03-16' },
    ],
    text: ({ country = '', what = '', date = '' }) => `Which tax and rate apply in ${country} to: ${what}?

1. Call regime with code ${JSON.stringify(country)}${date === '' ? '' : ` and date ${JSON.stringify(date)}`}: it has the categories, keys and rates in force.
2. Choose category, key and rate; include sources or categories where you need descriptions or other days.
3. Check it: build a one-line invoice with them and see the percentage that comes out.
4. Answer with category, key, rate and percentage, since when it applies, and what it depends on. Say what you are not sure of: the tools know the rates, but not which goods they apply to.`,
  },
];

/** Text from the user is data; a fence separates it from the instructions. */
function quoted(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

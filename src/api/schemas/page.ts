import { array, boolean, integer, object, oneOf, optional, string } from '../typed-schema/schema.ts';

export const PageRequest = object(
  {
    lang: optional(
      string({
        description: 'Language of the page: en, es, de, fr, it or pt; by default that of the seller’s country.',
        examples: ['de'],
      }),
    ),
    size: optional(oneOf('a4', 'letter')),
    colour: optional(string({ description: 'Colour of headings, such as `#1f4172`.', examples: ['#1f4172'] })),
    logo: optional(string({ description: 'Logo of the seller, PNG or JPEG in Base64.' })),
    code: optional(
      boolean({
        description:
          'Whether there is a code that banks read (EPC, Swiss QR); there is, when left out, where the invoice says enough.',
      }),
    ),
  },
  { title: 'PageRequest', description: 'How the page looks.' },
);

export const LeftOut = object(
  {
    path: string({ description: 'Place in the document.', examples: ['$.supplier.people[0].name.given'] }),
    value: string({ description: 'The value.' }),
    element: optional(
      string({ description: 'Place in the XML that was read.', examples: ['/Invoice[1]/ProfileID[1]'] }),
    ),
  },
  { title: 'LeftOut', description: 'A value that the page does not show.' },
);

export const DrawnPage = object(
  {
    lang: string({ description: 'Language of the page.', examples: ['de'] }),
    pages: optional(integer({ description: 'Number of pages.' })),
    left_out: array(LeftOut, { description: 'Values that the page does not show, the first 1,000.' }),
    more: optional(integer({ description: 'Number of further values.' })),
    missing: optional(
      array(string(), {
        description: 'Characters that no font has. The page shows a placeholder instead.',
      }),
    ),
  },
  { title: 'DrawnPage' },
);

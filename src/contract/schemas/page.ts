import { array, boolean, integer, object, oneOf, optional, string } from '../typed-schema/schema.ts';

export const PageRequest = object(
  {
    lang: optional(
      string({
        description: 'Language of the page: en, es, de, fr, it, pt; that of the seller’s country when left out.',
        examples: ['de'],
      }),
    ),
    size: optional(oneOf('a4', 'letter')),
    colour: optional(string({ description: 'Colour of headings, as `#1f4172`.', examples: ['#1f4172'] })),
    logo: optional(string({ description: 'Picture of the seller, PNG or JPEG in Base64.' })),
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
    value: string({ description: 'What stands there.' }),
    element: optional(
      string({ description: 'Place in the XML that was read.', examples: ['/Invoice[1]/ProfileID[1]'] }),
    ),
  },
  { title: 'LeftOut', description: 'A value that the page does not show.' },
);

export const DrawnPage = object(
  {
    lang: string({ description: 'Language of the page.', examples: ['de'] }),
    pages: optional(integer({ description: 'How many sheets there are.' })),
    left_out: array(LeftOut, { description: 'Values that the page does not show, the first 1,000.' }),
    more: optional(integer({ description: 'How many more there are.' })),
    missing: optional(
      array(string(), {
        description: 'Characters that no font has: the page has a sign for what is missing in their place.',
      }),
    ),
  },
  { title: 'DrawnPage' },
);

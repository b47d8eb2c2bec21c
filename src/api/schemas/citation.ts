import { object, optional, string, type Static } from '../typed-schema/schema.ts';

export const Citation = object(
  {
    title: string({
      description: 'Name of the law, the standard or the specification, in its own language.',
      examples: ['Real Decreto 1619/2012, Reglamento de facturación'],
    }),
    section: string({
      description: 'The place in it: an article, a clause, a field, an error code.',
      examples: ['art. 6.1 c)'],
    }),
    url: optional(
      string({
        description: 'Page of its authority with the text; always https.',
        examples: ['https://www.boe.es/buscar/act.php?id=BOE-A-2012-14696'],
      }),
    ),
  },
  { title: 'Citation', description: 'The place in a norm that a rule is based on.' },
);
export type Citation = Static<typeof Citation>;

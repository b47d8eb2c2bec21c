import type { TagSetDefinition } from '../../core/tax/definitions.ts';

/** The supplier pays the single tax for small businesses. */
export const MONOTAX = 'monotax';

export const invoiceTags: TagSetDefinition = {
  schema: 'bill/invoice',
  list: [
    {
      key: MONOTAX,
      name: { en: 'Monotax', es: 'Monotributo' },
      desc: {
        en: 'The supplier is in the Monotributo and issues vouchers of class C, without VAT.',
        es: 'El emisor es monotributista y emite comprobantes de clase C, sin IVA.',
      },
    },
  ],
};

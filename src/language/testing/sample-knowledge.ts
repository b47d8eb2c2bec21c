import type { JsonObject } from '../../engine/index.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/$defs/${name}` });
const text = (title: string, description: string): JsonObject => ({ type: 'string', title, description });

/** A small format with the structure of the real one, enough to show every kind of proposal. */
const bundle: JsonObject = {
  $ref: '#/$defs/invoice',
  $defs: {
    invoice: {
      type: 'object',
      required: ['supplier'],
      properties: {
        $regime: text('Tax regime', 'Whose tax law applies.'),
        $addons: { type: 'array', title: 'Addons', items: { type: 'string' } },
        $tags: { type: 'array', items: { anyOf: [{ const: 'simplified', title: 'Simplified invoice' }] } },
        type: {
          $ref: '#/$defs/key',
          title: 'Type',
          calculated: true,
          oneOf: [{ const: 'standard', title: 'Standard' }],
        },
        issue_date: text('Issue date', 'The day on which it is issued.'),
        currency: { ...ref('currency'), title: 'Currency', description: 'Of all amounts.' },
        supplier: { ...ref('party'), title: 'Supplier' },
        lines: { type: 'array', title: 'Lines', items: ref('line') },
        totals: { type: 'object', title: 'Totals', calculated: true },
      },
    },
    party: {
      type: 'object',
      properties: {
        name: text('Name', 'As registered.'),
        tax_id: { type: 'object', properties: { country: ref('country'), code: text('Code', 'Tax number.') } },
        identities: { type: 'array', items: { type: 'object', properties: { key: ref('key'), type: ref('key') } } },
      },
    },
    line: {
      type: 'object',
      properties: {
        i: { type: 'integer', title: 'Position', calculated: true },
        quantity: text('Quantity', 'How many.'),
        taxes: { type: 'array', title: 'Taxes', items: ref('combo') },
        ext: { type: 'object', title: 'Extensions', patternProperties: { '^[a-z-]+$': { type: 'string' } } },
      },
    },
    combo: {
      type: 'object',
      properties: { cat: text('Category', 'Which tax.'), key: ref('key'), rate: text('Rate', 'Which rate.') },
    },
    key: { type: 'string', title: 'Key' },
    currency: {
      type: 'string',
      oneOf: [
        { const: 'EUR', title: 'Euro' },
        { const: 'USD', title: 'United States dollar' },
      ],
    },
    country: {
      type: 'string',
      oneOf: [
        { const: 'ES', title: 'Spain' },
        { const: 'DE', title: 'Germany' },
      ],
    },
  },
};

const spain: JsonObject = {
  country: 'ES',
  tags: [{ schema: 'bill/invoice', list: [{ key: 'cash-basis', name: { en: 'Cash basis' } }] }],
  identities: [{ key: 'passport', name: { en: 'Passport' } }],
  categories: [
    {
      code: 'VAT',
      name: { en: 'VAT' },
      title: { en: 'Value added tax' },
      keys: [
        { key: 'standard', name: { en: 'Standard' } },
        { key: 'exempt', name: { en: 'Exempt' } },
      ],
      rates: [
        {
          rate: 'general',
          keys: ['standard'],
          name: { en: 'General rate' },
          values: [
            { since: '2012-09-01', percent: '21.0%' },
            { since: '2010-07-01', percent: '18.0%' },
          ],
        },
        { rate: 'special', keys: ['exempt'], name: { en: 'Special' }, values: [{ percent: '0.0%' }] },
      ],
    },
  ],
};

const verifactu: JsonObject = {
  key: 'es-verifactu-v1',
  extensions: [
    {
      key: 'es-verifactu-doc-type',
      name: { en: 'Document type' },
      desc: { en: 'What kind of document it is.' },
      values: [
        { code: 'F1', name: { en: 'Invoice' } },
        { code: 'R1', name: { en: 'Rectified' } },
      ],
    },
  ],
};

export const sampleKnowledge: Knowledge = {
  bundle,
  schemas: ['https://gobl.org/draft-0/bill/invoice', 'https://gobl.org/draft-0/bill/line'],
  regimes: { ES: spain },
  addons: { 'es-verifactu-v1': verifactu },
  regimeSummaries: [{ code: 'ES', name: 'Spain' }],
  addonSummaries: [{ code: 'es-verifactu-v1', name: 'Spain VERI*FACTU' }],
};

/** Splits a text with a cursor mark into the text and the offset of the mark. */
export function atMark(marked: string): { text: string; offset: number } {
  return { text: marked.replace('|', ''), offset: marked.indexOf('|') };
}

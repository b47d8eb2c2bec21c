import { describe, expect, it } from 'vitest';
import { readAddon } from './addon.ts';

const en = (text: string) => ({ en: text });
const plain = (code: string) => ({ code, name: {}, description: {} });

describe('an addon', () => {
  it('is read whole', () => {
    expect(
      readAddon({
        key: 'es-verifactu-v1',
        name: en('VERI*FACTU'),
        description: en('Of the tax agency.'),
        requires: ['eu-en16931-v2017'],
        extensions: [
          {
            key: 'doc-type',
            name: en('Type'),
            values: [{ code: 'F1', name: en('Invoice') }],
            pattern: '^F\\d$',
            sources: [{ url: 'https://x.test' }],
          },
          { key: 'free' },
        ],
        identities: [{ key: 'nif' }],
        inboxes: [{ key: 'peppol' }],
        tags: [{ list: [{ key: 'simplified' }] }, { list: [{ key: 'export' }] }, {}],
        scenarios: [{ list: [{ name: en('One') }] }],
        corrections: [{ schema: 'bill/invoice' }],
        sources: [{ title: en('Orden') }],
      }),
    ).toEqual({
      key: 'es-verifactu-v1',
      name: en('VERI*FACTU'),
      description: en('Of the tax agency.'),
      requires: ['eu-en16931-v2017'],
      extensions: [
        {
          ...plain('doc-type'),
          name: en('Type'),
          values: [{ ...plain('F1'), name: en('Invoice') }],
          pattern: '^F\\d$',
          sources: [{ title: 'https://x.test', url: 'https://x.test' }],
        },
        { ...plain('free'), values: [], pattern: undefined, sources: [] },
      ],
      identities: [plain('nif')],
      inboxes: [plain('peppol')],
      tags: [plain('simplified'), plain('export')],
      scenarios: [{ title: en('One'), types: [], tags: [], categories: [], note: undefined, extensions: [] }],
      corrections: [{ schema: 'bill/invoice', types: [], extensions: [] }],
      sources: [{ title: 'Orden', url: undefined }],
    });
  });

  it('is empty, part by part, where the definition says nothing', () => {
    expect(readAddon({})).toEqual({
      key: '',
      name: {},
      description: {},
      requires: [],
      extensions: [],
      identities: [],
      inboxes: [],
      tags: [],
      scenarios: [],
      corrections: [],
      sources: [],
    });
  });
});

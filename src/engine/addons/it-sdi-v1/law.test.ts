import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { italy } from '../../regimes/it/it.ts';
import { sdi } from './it-sdi-v1.ts';

describeAddonLaw(sdi, {
  source: published('data/addons/it-sdi-v1.json'),
  regime: italy,
  states: {
    key: 'it-sdi-v1',
    tags: {
      'bill/invoice': `
      b2g freelance ceiling-exceeded san-marino-paper import goods goods-eu goods-with-tax goods-extracted
      deferred regularization third-period depreciable-assets b2g
    `,
    },
    extensions: {
      'it-sdi-format': 'FPA12 FPR12',
      'it-sdi-document-type': `
      TD01 TD02 TD03 TD04 TD05 TD06 TD07 TD08 TD09 TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD24 TD25 TD26
      TD27 TD28
    `,
      'it-sdi-fiscal-regime':
        'RF01 RF02 RF04 RF05 RF06 RF07 RF08 RF09 RF10 RF11 RF12 RF13 RF14 RF15 RF16 RF17 RF19 RF18',
      'it-sdi-exempt': `
      N1 N2.1 N2.2 N3.1 N3.2 N3.3 N3.4 N3.5 N3.6 N4 N5 N6.1 N6.2 N6.3 N6.4 N6.5 N6.6 N6.7 N6.8 N6.9 N7
    `,
      'it-sdi-retained': 'A B C D E F G H I J K L L1 M M1 M2 N O O1 P Q R S T U V V1 V2 W X Y ZO',
      'it-sdi-payment-means': `
      MP01 MP02 MP03 MP04 MP05 Mp06 MP07 MP08 MP09 MP10 MP11 MP12 MP13 MP14 MP15 MP16 MP17 MP18 MP19 MP20
      MP21 MP22 MP23
    `,
      'it-sdi-vat-liability': 'I D S',
      'it-sdi-fund-type': `
      TC01 TC02 TC03 TC04 TC05 TC06 TC07 TC08 TC09 TC10 TC11 TC12 TC13 TC14 TC15 TC16 TC17 TC18 TC19 TC20
      TC21 TC22
    `,
      'it-sdi-liquidation-state': 'LS LN',
      'it-sdi-shareholder-state': 'SU SM',
    },
    inboxes: 'it-sdi-code it-sdi-pec',
  },
  scenarios: [
    { type: 'proforma', ext: { 'it-sdi-format': 'FPR12' } },
    { type: 'standard', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD01' } },
    { type: 'standard', tags: 'b2g', ext: { 'it-sdi-format': 'FPA12', 'it-sdi-document-type': 'TD01' } },
    { type: 'standard', tags: 'partial', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD02' } },
    { type: 'credit-note', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD04' } },
    { type: 'debit-note', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD05' } },
    { type: 'standard', tags: 'freelance', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD06' } },
    { type: 'standard', tags: 'partial freelance', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD03' } },
    { type: 'standard', tags: 'simplified', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD07' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD08' } },
    { type: 'debit-note', tags: 'simplified', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD09' } },
    { type: 'standard', tags: 'self-billed', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD27' } },
    {
      type: 'standard',
      tags: 'self-billed reverse-charge',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD16' },
    },
    { type: 'standard', tags: 'self-billed import', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD17' } },
    {
      type: 'standard',
      tags: 'self-billed import goods-eu',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD18' },
    },
    {
      type: 'standard',
      tags: 'self-billed import goods',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD19' },
    },
    {
      type: 'standard',
      tags: 'self-billed regularization',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD20' },
    },
    {
      type: 'standard',
      tags: 'self-billed ceiling-exceeded',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD21' },
    },
    {
      type: 'standard',
      tags: 'self-billed goods-extracted',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD22' },
    },
    {
      type: 'standard',
      tags: 'self-billed goods-with-tax',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD23' },
    },
    { type: 'standard', tags: 'deferred', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD24' } },
    {
      type: 'standard',
      tags: 'deferred third-period',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD25' },
    },
    { type: 'standard', tags: 'depreciable-assets', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD26' } },
    {
      type: 'standard',
      tags: 'self-billed san-marino-paper',
      ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD28' },
    },
  ],
});

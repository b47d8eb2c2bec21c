import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { INVOICE_TYPE } from './extension-keys.ts';

/** Transaction types. Source: ZATCA, Electronic Invoice XML Implementation Standard, KSA-2. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: INVOICE_TYPE,
    name: { en: 'ZATCA Invoice Transaction Type', ar: 'نوع الفاتورة' },
    desc: {
      en: 'Whether the invoice is standard (01) or simplified (02), followed by a flag each for third-party, nominal, export, summary and self-billed. It follows from the tags when left out.',
    },
    pattern: '^0[12][01]{5}$',
    values: [
      { code: '0100000', name: { en: 'Standard Tax Invoice', ar: 'فاتورة ضريبية' } },
      { code: '0100001', name: { en: 'Standard Tax Invoice — Self-billed', ar: 'فاتورة ضريبية — ذاتية الإصدار' } },
      { code: '0100010', name: { en: 'Standard Tax Invoice — Summary', ar: 'فاتورة ضريبية — ملخص' } },
      {
        code: '0100011',
        name: { en: 'Standard Tax Invoice — Summary, Self-billed', ar: 'فاتورة ضريبية — ملخص، ذاتية الإصدار' },
      },
      { code: '0100100', name: { en: 'Standard Tax Invoice — Export', ar: 'فاتورة ضريبية — تصدير' } },
      { code: '0100110', name: { en: 'Standard Tax Invoice — Export, Summary', ar: 'فاتورة ضريبية — تصدير، ملخص' } },
      { code: '0101000', name: { en: 'Standard Tax Invoice — Nominal', ar: 'فاتورة ضريبية — اسمية' } },
      {
        code: '0101001',
        name: { en: 'Standard Tax Invoice — Nominal, Self-billed', ar: 'فاتورة ضريبية — اسمية، ذاتية الإصدار' },
      },
      { code: '0101010', name: { en: 'Standard Tax Invoice — Nominal, Summary', ar: 'فاتورة ضريبية — اسمية، ملخص' } },
      {
        code: '0101011',
        name: {
          en: 'Standard Tax Invoice — Nominal, Summary, Self-billed',
          ar: 'فاتورة ضريبية — اسمية، ملخص، ذاتية الإصدار',
        },
      },
      { code: '0101100', name: { en: 'Standard Tax Invoice — Nominal, Export', ar: 'فاتورة ضريبية — اسمية، تصدير' } },
      {
        code: '0101110',
        name: { en: 'Standard Tax Invoice — Nominal, Export, Summary', ar: 'فاتورة ضريبية — اسمية، تصدير، ملخص' },
      },
      { code: '0110000', name: { en: 'Standard Tax Invoice — Third-party', ar: 'فاتورة ضريبية — طرف ثالث' } },
      {
        code: '0110001',
        name: { en: 'Standard Tax Invoice — Third-party, Self-billed', ar: 'فاتورة ضريبية — طرف ثالث، ذاتية الإصدار' },
      },
      {
        code: '0110010',
        name: { en: 'Standard Tax Invoice — Third-party, Summary', ar: 'فاتورة ضريبية — طرف ثالث، ملخص' },
      },
      {
        code: '0110011',
        name: {
          en: 'Standard Tax Invoice — Third-party, Summary, Self-billed',
          ar: 'فاتورة ضريبية — طرف ثالث، ملخص، ذاتية الإصدار',
        },
      },
      {
        code: '0110100',
        name: { en: 'Standard Tax Invoice — Third-party, Export', ar: 'فاتورة ضريبية — طرف ثالث، تصدير' },
      },
      {
        code: '0110110',
        name: {
          en: 'Standard Tax Invoice — Third-party, Export, Summary',
          ar: 'فاتورة ضريبية — طرف ثالث، تصدير، ملخص',
        },
      },
      {
        code: '0111000',
        name: { en: 'Standard Tax Invoice — Third-party, Nominal', ar: 'فاتورة ضريبية — طرف ثالث، اسمية' },
      },
      {
        code: '0111001',
        name: {
          en: 'Standard Tax Invoice — Third-party, Nominal, Self-billed',
          ar: 'فاتورة ضريبية — طرف ثالث، اسمية، ذاتية الإصدار',
        },
      },
      {
        code: '0111010',
        name: {
          en: 'Standard Tax Invoice — Third-party, Nominal, Summary',
          ar: 'فاتورة ضريبية — طرف ثالث، اسمية، ملخص',
        },
      },
      {
        code: '0111011',
        name: {
          en: 'Standard Tax Invoice — Third-party, Nominal, Summary, Self-billed',
          ar: 'فاتورة ضريبية — طرف ثالث، اسمية، ملخص، ذاتية الإصدار',
        },
      },
      {
        code: '0111100',
        name: {
          en: 'Standard Tax Invoice — Third-party, Nominal, Export',
          ar: 'فاتورة ضريبية — طرف ثالث، اسمية، تصدير',
        },
      },
      {
        code: '0111110',
        name: {
          en: 'Standard Tax Invoice — Third-party, Nominal, Export, Summary',
          ar: 'فاتورة ضريبية — طرف ثالث، اسمية، تصدير، ملخص',
        },
      },
      { code: '0200000', name: { en: 'Simplified Tax Invoice', ar: 'فاتورة ضريبية مبسطة' } },
      { code: '0200010', name: { en: 'Simplified Tax Invoice — Summary', ar: 'فاتورة ضريبية مبسطة — ملخص' } },
      { code: '0201000', name: { en: 'Simplified Tax Invoice — Nominal', ar: 'فاتورة ضريبية مبسطة — اسمية' } },
      {
        code: '0201010',
        name: { en: 'Simplified Tax Invoice — Nominal, Summary', ar: 'فاتورة ضريبية مبسطة — اسمية، ملخص' },
      },
      { code: '0210000', name: { en: 'Simplified Tax Invoice — Third-party', ar: 'فاتورة ضريبية مبسطة — طرف ثالث' } },
      {
        code: '0210010',
        name: { en: 'Simplified Tax Invoice — Third-party, Summary', ar: 'فاتورة ضريبية مبسطة — طرف ثالث، ملخص' },
      },
      {
        code: '0211000',
        name: { en: 'Simplified Tax Invoice — Third-party, Nominal', ar: 'فاتورة ضريبية مبسطة — طرف ثالث، اسمية' },
      },
      {
        code: '0211010',
        name: {
          en: 'Simplified Tax Invoice — Third-party, Nominal, Summary',
          ar: 'فاتورة ضريبية مبسطة — طرف ثالث، اسمية، ملخص',
        },
      },
    ],
  },
];

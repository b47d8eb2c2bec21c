import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { italy } from '../../regimes/it/it.ts';
import { sdi } from './it-sdi-v1.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { Record as PaymentRecord } from '../../documents/pay/record.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;

/** VAT under a key with a code, `key/code`. */
const under = (words: string) => {
  const [key, code = ''] = words.split('/');
  return { cat: 'VAT', key, ...(code !== '' && { ext: { 'it-sdi-exempt': code } }) };
};

describeAddonLaw(sdi, {
  source: published('data/addons/it-sdi-v1.json'),
  regime: italy,
  states: {
    key: 'it-sdi-v1',
    scenarios: [
      'any: it-sdi-format=FPR12',
      'any + b2g: it-sdi-format=FPA12',
      'any + simplified: it-sdi-format=FSM10',
      'standard: it-sdi-document-type=TD01',
      'standard + partial: it-sdi-document-type=TD02',
      'credit-note: it-sdi-document-type=TD04',
      'debit-note: it-sdi-document-type=TD05',
      'standard + freelance: it-sdi-document-type=TD06',
      'standard + partial + freelance: it-sdi-document-type=TD03',
      'standard + simplified: it-sdi-document-type=TD07',
      'credit-note + simplified: it-sdi-document-type=TD08',
      'debit-note + simplified: it-sdi-document-type=TD09',
      'standard + self-billed: it-sdi-document-type=TD27',
      'standard + self-billed + reverse-charge: it-sdi-document-type=TD16',
      'standard + self-billed + import: it-sdi-document-type=TD17',
      'standard + self-billed + import + goods-eu: it-sdi-document-type=TD18',
      'standard + self-billed + import + goods: it-sdi-document-type=TD19',
      'standard + self-billed + regularization: it-sdi-document-type=TD20',
      'standard + self-billed + ceiling-exceeded: it-sdi-document-type=TD21',
      'standard + self-billed + goods-extracted: it-sdi-document-type=TD22',
      'standard + self-billed + goods-with-tax: it-sdi-document-type=TD23',
      'standard + deferred: it-sdi-document-type=TD24',
      'standard + deferred + third-period: it-sdi-document-type=TD25',
      'standard + depreciable-assets: it-sdi-document-type=TD26',
      'standard + self-billed + san-marino-paper: it-sdi-document-type=TD28',
      'standard: it-sdi-document-type=TD29',
    ],
    tags: {
      'bill/invoice': `
      b2g freelance ceiling-exceeded san-marino-paper import goods goods-eu goods-with-tax goods-extracted
      deferred regularization third-period depreciable-assets b2g
    `,
    },
    extensions: {
      'it-sdi-format': 'FPA12 FPR12 FSM10',
      'it-sdi-document-type': `
      TD01 TD02 TD03 TD04 TD05 TD06 TD07 TD08 TD09 TD16 TD17 TD18 TD19 TD20 TD21 TD22 TD23 TD24 TD25 TD26
      TD27 TD28 TD29
    `,
      'it-sdi-fiscal-regime':
        'RF01 RF02 RF04 RF05 RF06 RF07 RF08 RF09 RF10 RF11 RF12 RF13 RF14 RF15 RF16 RF17 RF19 RF18 RF20',
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
    { type: 'debit-note', tags: 'b2g', ext: { 'it-sdi-format': 'FPA12', 'it-sdi-document-type': 'TD05' } },
    { type: 'credit-note', tags: 'b2g', ext: { 'it-sdi-format': 'FPA12', 'it-sdi-document-type': 'TD04' } },
    { type: 'standard', tags: 'partial', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD02' } },
    { type: 'credit-note', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD04' } },
    { type: 'debit-note', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD05' } },
    { type: 'standard', tags: 'freelance', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD06' } },
    { type: 'standard', tags: 'partial freelance', ext: { 'it-sdi-format': 'FPR12', 'it-sdi-document-type': 'TD03' } },
    { type: 'standard', tags: 'simplified', ext: { 'it-sdi-format': 'FSM10', 'it-sdi-document-type': 'TD07' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'it-sdi-format': 'FSM10', 'it-sdi-document-type': 'TD08' } },
    { type: 'debit-note', tags: 'simplified', ext: { 'it-sdi-format': 'FSM10', 'it-sdi-document-type': 'TD09' } },
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
  derived: [
    {
      type: TaxCombo,
      ext: 'key',
      given: (code) => under(`/${code}`),
      read: itself,
      codes: `
      N1=zero N2.1=outside-scope N2.2=outside-scope N7=outside-scope N3.1=export N3.3=export N3.4=export N3.5=export N3.2=intra-community N3.6=intra-community N4=exempt N5=exempt N6.1=reverse-charge N6.2=reverse-charge N6.3=reverse-charge N6.4=reverse-charge N6.5=reverse-charge N6.6=reverse-charge N6.7=reverse-charge N6.8=reverse-charge N6.9=reverse-charge
    `,
    },
    {
      type: TaxCombo,
      ext: 'it-sdi-exempt',
      given: under,
      codes: `
      zero=N1 zero/N1=N1 zero/N4=N1 outside-scope=N2.1 outside-scope/N2.1=N2.1 outside-scope/N2.2=N2.2 outside-scope/N7=N7 outside-scope/N4=N2.1 export=N3.1 export/N3.1=N3.1 export/N3.3=N3.3 export/N3.4=N3.4 export/N3.5=N3.5 export/N3.2=N3.1 export/N4=N3.1 intra-community=N3.2 intra-community/N3.2=N3.2 intra-community/N3.6=N3.6 intra-community/N3.1=N3.2 exempt=N4 exempt/N4=N4 exempt/N5=N5 reverse-charge=N6.9 reverse-charge/N6.9=N6.9 reverse-charge/N6.1=N6.1 reverse-charge/N6.2=N6.2 reverse-charge/N6.3=N6.3 reverse-charge/N6.4=N6.4 reverse-charge/N6.5=N6.5 reverse-charge/N6.6=N6.6 reverse-charge/N6.7=N6.7 reverse-charge/N6.8=N6.8 reverse-charge/N4=N6.9 standard/N4=
    `,
    },
    {
      type: TaxCombo,
      ext: 'it-sdi-exempt',
      given: (country) => ({ cat: 'VAT', key: 'standard', country }),
      codes: 'FR=N7 US=N2.1 IT=',
    },
    {
      type: Instructions,
      ext: 'it-sdi-payment-means',
      codes: `
      cash=MP01 cheque=MP02 bank-draft=MP03 cash+treasury=MP04 credit-transfer=MP05 promissory-note=MP06 other+payment-slip=MP07
 card=MP08 online=MP08 direct-debit+rid=MP09 direct-debit+rid-utility=MP10 direct-debit+rid-fast=MP11 direct-debit+riba=MP12
 debit-transfer=MP13 other+tax-receipt=MP14 other+special-account=MP15 direct-debit=MP16 direct-debit+post-office=MP17
 cheque+post-office=MP18 direct-debit+sepa=MP19 direct-debit+sepa-core=MP20 direct-debit+sepa-b2b=MP21 netting=MP22
 online+pagopa=MP23 other=
    `,
    },
    {
      type: PaymentRecord,
      ext: 'it-sdi-payment-means',
      codes: `
      cash=MP01 cheque=MP02 bank-draft=MP03 cash+treasury=MP04 credit-transfer=MP05 promissory-note=MP06 other+payment-slip=MP07
 card=MP08 online=MP08 direct-debit+rid=MP09 direct-debit+rid-utility=MP10 direct-debit+rid-fast=MP11 direct-debit+riba=MP12
 debit-transfer=MP13 other+tax-receipt=MP14 other+special-account=MP15 direct-debit=MP16 direct-debit+post-office=MP17
 cheque+post-office=MP18 direct-debit+sepa=MP19 direct-debit+sepa-core=MP20 direct-debit+sepa-b2b=MP21 netting=MP22
 online+pagopa=MP23 other=
    `,
    },
  ],
});

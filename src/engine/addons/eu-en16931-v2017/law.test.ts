import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { germany } from '../../regimes/de/de.ts';
import { en16931 } from './eu-en16931-v2017.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Discount } from '../../documents/bill/discount.ts';
import { Identity } from '../../documents/org/identity.ts';
import { Note } from '../../documents/org/note.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

describeAddonLaw(en16931, {
  source: published('data/addons/eu-en16931-v2017.json'),
  regime: germany,
  states: {
    key: 'eu-en16931-v2017',
    scenarios: [
      'standard: untdid-document-type=380',
      'credit-note: untdid-document-type=381',
      'debit-note: untdid-document-type=383',
      'corrective: untdid-document-type=384',
      'proforma: untdid-document-type=325',
      'standard + partial: untdid-document-type=326',
      'standard + self-billed: untdid-document-type=389',
      'credit-note + self-billed: untdid-document-type=261',
      'standard + prepayment: untdid-document-type=386',
      'standard + factoring: untdid-document-type=393',
      'credit-note + factoring: untdid-document-type=396',
    ],
  },
  scenarios: [
    { type: 'standard', ext: { 'untdid-document-type': '380' } },
    { type: 'credit-note', ext: { 'untdid-document-type': '381' } },
    { type: 'debit-note', ext: { 'untdid-document-type': '383' } },
    { type: 'corrective', ext: { 'untdid-document-type': '384' } },
    { type: 'proforma', ext: { 'untdid-document-type': '325' } },
    { type: 'standard', tags: 'partial', ext: { 'untdid-document-type': '326' } },
    { type: 'standard', tags: 'self-billed', ext: { 'untdid-document-type': '389' } },
    { type: 'credit-note', tags: 'self-billed', ext: { 'untdid-document-type': '261' } },
    { type: 'standard', tags: 'prepayment', ext: { 'untdid-document-type': '386' } },
    { type: 'standard', tags: 'factoring', ext: { 'untdid-document-type': '393' } },
    { type: 'credit-note', tags: 'factoring', ext: { 'untdid-document-type': '396' } },
  ],
  choices: {
    'GOBL-EU-EN16931-TAX-COMBO-02': 'untdid-tax-category: AE E G K O S Z',
    'GOBL-EU-EN16931-TAX-COMBO-03': 'untdid-tax-category: L',
    'GOBL-EU-EN16931-TAX-COMBO-04': 'untdid-tax-category: M',
    'GOBL-EU-EN16931-TAX-COMBO-05': 'untdid-tax-category: O',
  },
  derived: [
    {
      type: Discount,
      ext: 'untdid-allowance',
      codes: `
      early-completion=41 military=62 work-accident=63 special-agreement=64 production-error=65 new-outlet=66
 sample=67 end-of-range=68 incoterm=70 pos-threshold=71 special-rebate=100 temporary=103 standard=104
 yearly-turnover=105 other=
    `,
    },
    {
      type: Charge,
      ext: 'untdid-charge',
      codes: `
      stamp-duty=ST outlay=AAE tax=TX customs=ABW delivery=DL packing=PC handling=HD insurance=IN storage=ABA admin=AEM
 cleaning=CG other=
    `,
    },
    {
      type: Instructions,
      ext: 'untdid-payment-means',
      codes: `
      any=1 card=48 card+debit=55 credit-transfer=30 credit-transfer+sepa=58 debit-transfer=31 cash=10 cheque=20
      bank-draft=21 direct-debit=49 direct-debit+sepa=59 online=68 promissory-note=60 netting=97 card+credit=48 other=
    `,
    },
    {
      type: Note,
      ext: 'untdid-text-subject',
      codes: `
      goods=AAA payment=PMT payment-method=PMD payment-term=AAB general=AAI legal=ABL dangerous-goods=AAC ack=AAE rate=AAF
      reason=ACD dispute=ACE customer=CUR glossary=ACZ customs=CUS handling=HAN packaging=PKG loading=LOI price=AAK
      priority=PRI regulatory=REG safety=SAF ship-line=SLR supplier=SUR transport=TRA delivery=DEL quarantine=QIN tax=TXD
      other=ZZZ unknown=
    `,
    },
    { type: Identity, ext: 'iso-scheme-id', codes: 'gln=0088 gtin=0160 other=' },
    {
      type: Identity,
      ext: 'iso-scheme-id',
      given: (type) => ({ type, code: '1' }),
      codes: 'SIREN=0002 SIRET=0009 CVR=0184 VAT=',
    },
    {
      type: TaxCombo,
      ext: 'untdid-tax-category',
      given: (key) => ({ cat: 'VAT', key }),
      codes: `
      standard=S zero=Z exempt=E reverse-charge=AE intra-community=K export=G outside-scope=O
    `,
    },
    {
      type: TaxCombo,
      ext: 'untdid-tax-category',
      given: (cat) => ({ cat, key: 'standard' }),
      codes: 'IGIC=L IPSI=M IRPF=O',
    },
  ],
});

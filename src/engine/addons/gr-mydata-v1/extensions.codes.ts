import type { CodeDefinition, SourceNote } from '../../core/tax/definitions.ts';
import { exemptions } from './exemptions.codes.ts';
import { fees } from './fees.codes.ts';
import { incomeTypes } from './income-types.codes.ts';
import { invoiceTypes } from './invoice-types.codes.ts';
import { otherTaxes } from './other-taxes.codes.ts';
import {
  BRANCH,
  EXEMPTION,
  FEE,
  INCOME_CAT,
  INCOME_TYPE,
  INVOICE_TYPE,
  OTHER_TAX,
  PAYMENT_MEANS,
  STAMP_DUTY,
  TAX_TYPE,
  VAT_RATE,
} from './extension-keys.ts';

const sources: readonly SourceNote[] = [
  {
    title: {
      en: 'Technical description of REST API interfaces for sending & receiving data for ERP users (Version 2.0.0)',
      el: 'Τεχνική περιγραφή διεπαφών REST API για διαβίβαση & λήψη δεδομένων για χρήστες ERP (Έκδοση 2.0.0)',
    },
    url: 'https://www.aade.gr/sites/default/files/2025-12/myDATA%20API%20Documentation%20v2.0.0_official_erp.pdf',
  },
];

/** Code lists of myDATA. Source: myDATA REST API documentation of the AADE, annex; names as published there. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: VAT_RATE,
    name: { en: 'VAT rate', el: 'Κατηγορία ΦΠΑ' },
    desc: {
      en: 'VAT category of a tax. Follows from the rate: general, reduced and super-reduced, each also for the islands; 7 for what is not taxed.',
    },
    sources,
    values: [
      { code: '1', name: { en: 'Standard rate', el: 'Κανονικός συντελεστής' } },
      { code: '2', name: { en: 'Reduced rate', el: 'Μειωμένος συντελεστής' } },
      { code: '3', name: { en: 'Super-Reduced Rate', el: 'Υπερμειωμένος συντελεστής' } },
      { code: '4', name: { en: 'Standard rate (Island)', el: 'Κανονικός συντελεστής (Νησί)' } },
      { code: '5', name: { en: 'Reduced rate (Island)', el: 'Μειωμένος συντελεστής (Νησί)' } },
      { code: '6', name: { en: 'Super-reduced rate (Island)', el: 'Υπερμειωμένος συντελεστής (Νησί)' } },
      { code: '7', name: { en: 'Without VAT', el: 'Άνευ ΦΠΑ' } },
      {
        code: '8',
        name: {
          en: 'Records without VAT (e.g. Payroll, Amortisations)',
          el: 'Εγγραφές χωρίς ΦΠΑ (πχ Μισθοδοσία, Αποσβέσεις)',
        },
      },
    ],
  },
  {
    key: INVOICE_TYPE,
    name: { en: 'Invoice type', el: 'Είδος παραστατικού' },
    desc: {
      en: 'Type of document in myDATA. Follows from the type of the invoice and its tags; to state another one, give the invoice the type `other`.',
    },
    sources,
    values: invoiceTypes,
  },
  {
    key: PAYMENT_MEANS,
    name: { en: 'Payment means', el: 'Τρόπος Πληρωμής' },
    desc: { en: 'Means of payment. Follows from the key of the payment: `credit-transfer+foreign` is 2.' },
    sources,
    values: [
      { code: '1', name: { en: 'Domestic Payments Account Number', el: 'Επαγ. Λογαριασμός Πληρωμών Ημεδαπής' } },
      { code: '2', name: { en: 'Foreign Payments Account Number', el: 'Επαγ. Λογαριασμός Πληρωμών Αλλοδαπής' } },
      { code: '3', name: { en: 'Cash', el: 'Μετρητά' } },
      { code: '4', name: { en: 'Check', el: 'Επιταγή' } },
      { code: '5', name: { en: 'On credit', el: 'Επί Πιστώσει' } },
      { code: '6', name: { en: 'Web Banking', el: 'Web Banking' } },
      { code: '7', name: { en: 'POS / e-POS', el: 'POS / e-POS' } },
    ],
  },
  {
    key: EXEMPTION,
    name: { en: 'VAT exemption cause', el: 'Κατηγορία Αιτίας Εξαίρεσης ΦΠΑ' },
    desc: {
      en: 'Why no VAT is charged. Follows from the key of the tax, which often leaves several causes to choose from.',
    },
    sources,
    values: exemptions,
  },
  {
    key: INCOME_CAT,
    name: { en: 'Income Classification Category', el: 'Κωδικός Κατηγορίας Χαρακτηρισμού Εσόδων' },
    desc: { en: 'Category of the income from an item. Goes with its type.' },
    sources,
    values: [
      {
        code: 'category1_1',
        name: { en: 'Commodity Sale Income (+)/(-)', el: 'Έσοδα από Πώληση Εμπορευμάτων (+)/(-)' },
      },
      { code: 'category1_2', name: { en: 'Product Sale Income (+)/(-)', el: 'Έσοδα από Πώληση Προϊόντων (+)/(-)' } },
      {
        code: 'category1_3',
        name: { en: 'Provision of Services Income (+)/(-)', el: 'Έσοδα από Παροχή Υπηρεσιών (+)/(-)' },
      },
      {
        code: 'category1_4',
        name: { en: 'Sale of Fixed Assets Income (+)/(-)', el: 'Έσοδα από Πώληση Παγίων (+)/(-)' },
      },
      { code: 'category1_5', name: { en: 'Other Income/Profits (+)/(-)', el: 'Λοιπά Έσοδα/ Κέρδη (+)/(-)' } },
      {
        code: 'category1_6',
        name: { en: 'Self-Deliveries/Self-Supplies (+)/(-)', el: 'Αυτοπαραδόσεις / Ιδιοχρησιμοποιήσεις (+)/(-)' },
      },
      {
        code: 'category1_7',
        name: { en: 'Income on behalf of Third Parties (+)/(-)', el: 'Έσοδα για λ/σμο τρίτων (+)/(-)' },
      },
      {
        code: 'category1_8',
        name: { en: 'Past fiscal years income (+)/(-)', el: 'Έσοδα προηγούμενων χρήσεων (+)/ (-)' },
      },
      { code: 'category1_9', name: { en: 'Future fiscal years income (+)/(-)', el: 'Έσοδα επομένων χρήσεων (+)/(-)' } },
      {
        code: 'category1_10',
        name: {
          en: 'Other Income Adjustment/Regularisation Entries (+)/(-)',
          el: 'Λοιπές Εγγραφές Τακτοποίησης Εσόδων (+)/(-)',
        },
      },
      {
        code: 'category1_95',
        name: { en: 'Other Income-related Information (+)/(-)', el: 'Λοιπά Πληροφοριακά Στοιχεία Εσόδων (+)/(-)' },
      },
    ],
  },
  {
    key: INCOME_TYPE,
    name: { en: 'Income Classification Type', el: 'Κωδικός Τύπου Χαρακτηρισμού Εσόδων' },
    desc: { en: 'Type of the income from an item. Goes with its category.' },
    sources,
    values: incomeTypes,
  },
  {
    key: TAX_TYPE,
    name: { en: 'Tax type', el: 'Είδος Φόρου' },
    desc: {
      en: 'Sort of tax that a charge stands for. Follows from the key of the charge or from the code of fee, other tax or stamp duty.',
    },
    sources,
    values: [
      { code: '1', name: { en: 'Withholding Tax', el: 'Παρακρατούμενος Φόρος' } },
      { code: '2', name: { en: 'Fee', el: 'Τέλη' } },
      { code: '3', name: { en: 'Other Tax', el: 'Λοιποί Φόροι' } },
      { code: '4', name: { en: 'Stamp Duty', el: 'Ψηφιακού Τέλος συναλλαγής' } },
      { code: '5', name: { en: 'Deduction', el: 'Κρατήσεις' } },
    ],
  },
  {
    key: FEE,
    name: { en: 'Fee category', el: 'Κατηγορία Τελών' },
    desc: { en: 'Fee that a charge stands for, with the tax type 2.' },
    sources,
    values: fees,
  },
  {
    key: OTHER_TAX,
    name: { en: 'Other taxes category', el: 'Κατηγορία Λοιπών Φόρων' },
    desc: { en: 'Tax that a charge stands for, with the tax type 3.' },
    sources,
    values: otherTaxes,
  },
  {
    key: STAMP_DUTY,
    name: { en: 'Stamp duty coefficient category', el: 'Κατηγορία Συντελεστή Ψηφιακού Τέλους συναλλαγής' },
    desc: { en: 'Rate of the stamp duty that a charge stands for, with the tax type 4.' },
    sources,
    values: [
      { code: '1', name: { en: 'Coefficient 1.2%', el: 'Συντελεστής 1,2 %' } },
      { code: '2', name: { en: 'Coefficient 2.4%', el: 'Συντελεστής 2,4 %' } },
      { code: '3', name: { en: 'Coefficient 3.6%', el: 'Συντελεστής 3,6 %' } },
      { code: '4', name: { en: 'Other cases', el: 'Λοιπές περιπτώσεις' } },
    ],
  },
  {
    key: BRANCH,
    name: { en: 'Branch number', el: 'Αριθμός εγκατάστασης' },
    desc: {
      en: 'Number under which the AADE knows an establishment of the supplier or the customer. Without it the headquarters count, which are 0.',
    },
    sources,
    pattern: '^\\d+$',
  },
];

import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Types of documents. Source: myDATA REST API documentation, annex 8.1. */
export const invoiceTypes: readonly CodeDefinition[] = [
  { code: '1.1', name: { en: 'Sales Invoice', el: 'Τιμολόγιο Πώλησης' } },
  {
    code: '1.2',
    name: { en: 'Sales Invoice/Intra-community Supplies', el: 'Τιμολόγιο Πώλησης/Ενδοκοινοτικές Παραδόσεις' },
  },
  {
    code: '1.3',
    name: { en: 'Sales Invoice/Third Country Supplies', el: 'Τιμολόγιο Πώλησης/Παραδόσεις Τρίτων Χωρών' },
  },
  {
    code: '1.4',
    name: { en: 'Sales Invoice/Sale on Behalf of Third Parties', el: 'Τιμολόγιο Πώλησης/Πώληση για Λογαριασμό Τρίτων' },
  },
  {
    code: '1.5',
    name: {
      en: 'Sales Invoice/Clearance of Sales on Behalf of Third Parties – Fees from Sales on Behalf of Third Parties',
      el: 'Τιμολόγιο Πώλησης/Εκκαθάριση Πωλήσεων Τρίτων - Αμοιβή από Πωλήσεις Τρίτων',
    },
  },
  {
    code: '1.6',
    name: {
      en: 'Sales Invoice/Supplemental Accounting Source Document',
      el: 'Τιμολόγιο Πώλησης/Συμπληρωματικό Παραστατικό',
    },
  },
  { code: '2.1', name: { en: 'Service Rendered Invoice', el: 'Τιμολόγιο Παροχής Υπηρεσιών' } },
  {
    code: '2.2',
    name: { en: 'Intra-community Service Rendered Invoice', el: 'Τιμολόγιο Παροχής/Ενδοκοινοτική Παροχή Υπηρεσιών' },
  },
  {
    code: '2.3',
    name: {
      en: 'Third Country Service Rendered Invoice',
      el: 'Τιμολόγιο Παροχής/Παροχή Υπηρεσιών σε λήπτη Τρίτης Χώρας',
    },
  },
  {
    code: '2.4',
    name: {
      en: 'Service Rendered Invoice/Supplemental Accounting Source Document',
      el: 'Τιμολόγιο Παροχής/Συμπληρωματικό Παραστατικό',
    },
  },
  { code: '3.1', name: { en: 'Proof of Expenditure (non-liable Issuer)', el: 'Τίτλος Κτήσης (μη υπόχρεος Εκδότης)' } },
  {
    code: '3.2',
    name: {
      en: 'Proof of Expenditure (denial of issuance by liable Issuer)',
      el: 'Τίτλος Κτήσης (άρνηση έκδοσης από υπόχρεο Εκδότη)',
    },
  },
  { code: '5.1', name: { en: 'Credit Invoice/Associated', el: 'Πιστωτικό Τιμολόγιο/Συσχετιζόμενο' } },
  { code: '5.2', name: { en: 'Credit Invoice/Non-Associated', el: 'Πιστωτικό Τιμολόγιο/Μη Συσχετιζόμενο' } },
  { code: '6.1', name: { en: 'Self-Delivery Record', el: 'Στοιχείο Αυτοπαράδοσης' } },
  { code: '6.2', name: { en: 'Self-Supply Record', el: 'Στοιχείο Ιδιοχρησιμοποίησης' } },
  { code: '7.1', name: { en: 'Contract – Income', el: 'Συμβόλαιο - Έσοδο' } },
  { code: '8.1', name: { en: 'Rents – Income', el: 'Ενοίκια - Έσοδο' } },
  {
    code: '8.2',
    name: {
      en: 'Special Record – Accommodation Tax Collection/Payment Receipt',
      el: 'Ειδικό Στοιχείο – Απόδειξης Είσπραξης Φόρου Διαμονής',
    },
  },
  { code: '11.1', name: { en: 'Retail Sales Receipt', el: 'ΑΛΠ' } },
  { code: '11.2', name: { en: 'Service Rendered Receipt', el: 'ΑΠΥ' } },
  { code: '11.3', name: { en: 'Simplified Invoice', el: 'Απλοποιημένο Τιμολόγιο' } },
  { code: '11.4', name: { en: 'Retail Sales Credit Note', el: 'Πιστωτικό Στοιχ. Λιανικής' } },
  {
    code: '11.5',
    name: { en: 'Retail Sales Receipt on Behalf of Third Parties', el: 'Απόδειξη Λιανικής Πώλησης για Λογ/σμό Τρίτων' },
  },
  {
    code: '13.1',
    name: {
      en: 'Expenses – Domestic/Foreign Retail Transaction Purchases',
      el: 'Έξοδα - Αγορές Λιανικών Συναλλαγών ημεδαπής / αλλοδαπής',
    },
  },
  {
    code: '13.2',
    name: {
      en: 'Domestic/Foreign Retail Transaction Provision',
      el: 'Παροχή Λιανικών Συναλλαγών ημεδαπής / αλλοδαπής',
    },
  },
  { code: '13.3', name: { en: 'Shared Utility Bills', el: 'Κοινόχρηστα' } },
  { code: '13.4', name: { en: 'Subscriptions', el: 'Συνδρομές' } },
  {
    code: '13.30',
    name: {
      en: 'Self-Declared Entity Accounting Source Documents (Dynamic)',
      el: 'Παραστατικά Οντότητας ως Αναγράφονται από την ίδια (Δυναμικό)',
    },
  },
  {
    code: '13.31',
    name: { en: 'Domestic/Foreign Retail Sales Credit Note', el: 'Πιστωτικό Στοιχ. Λιανικής ημεδαπής / αλλοδαπής' },
  },
  { code: '14.1', name: { en: 'Invoice/Intra-community Acquisitions', el: 'Τιμολόγιο / Ενδοκοινοτικές Αποκτήσεις' } },
  { code: '14.2', name: { en: 'Invoice/Third Country Acquisitions', el: 'Τιμολόγιο / Αποκτήσεις Τρίτων Χωρών' } },
  {
    code: '14.3',
    name: { en: 'Invoice/Intra-community Services Receipt', el: 'Τιμολόγιο / Ενδοκοινοτική Λήψη Υπηρεσιών' },
  },
  {
    code: '14.4',
    name: { en: 'Invoice/Third Country Services Receipt', el: 'Τιμολόγιο / Λήψη Υπηρεσιών Τρίτων Χωρών' },
  },
  { code: '14.5', name: { en: 'EFKA', el: 'ΕΦΚΑ και λοιποί Ασφαλιστικοί Οργανισμοί' } },
  {
    code: '14.30',
    name: {
      en: 'Self-Declared Entity Accounting Source Documents (Dynamic)',
      el: 'Παραστατικά Οντότητας ως Αναγράφονται από την ίδια (Δυναμικό)',
    },
  },
  { code: '14.31', name: { en: 'Domestic/Foreign Credit Note', el: 'Πιστωτικό ημεδαπής / αλλοδαπής' } },
  { code: '15.1', name: { en: 'Contract-Expense', el: 'Συμβόλαιο - Έξοδο' } },
  { code: '16.1', name: { en: 'Rent-Expense', el: 'Ενοίκιο Έξοδο' } },
  { code: '17.1', name: { en: 'Payroll', el: 'Μισθοδοσία' } },
  { code: '17.2', name: { en: 'Amortisations', el: 'Αποσβέσεις' } },
  {
    code: '17.3',
    name: {
      en: 'Other Income Adjustment/Regularisation Entries – Accounting Base',
      el: 'Λοιπές Εγγραφές Τακτοποίησης Εσόδων - Λογιστική Βάση',
    },
  },
  {
    code: '17.4',
    name: {
      en: 'Other Income Adjustment/Regularisation Entries – Tax Base',
      el: 'Λοιπές Εγγραφές Τακτοποίησης Εσόδων - Φορολογική Βάση',
    },
  },
  {
    code: '17.5',
    name: {
      en: 'Other Expense Adjustment/Regularisation Entries – Accounting Base',
      el: 'Λοιπές Εγγραφές Τακτοποίησης Εξόδων - Λογιστική Βάση',
    },
  },
  {
    code: '17.6',
    name: {
      en: 'Other Expense Adjustment/Regularisation Entries – Tax Base',
      el: 'Λοιπές Εγγραφές Τακτοποίησης Εξόδων - Φορολογική Βάση',
    },
  },
];

import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Types of income classifications. Source: myDATA REST API documentation, annex 8.9. */
export const incomeTypes: readonly CodeDefinition[] = [
  {
    code: 'E3_106',
    name: {
      en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Commodities',
      el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Εμπορεύματα',
    },
  },
  {
    code: 'E3_205',
    name: {
      en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials',
      el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Πρώτες ύλες και λοιπά υλικά',
    },
  },
  {
    code: 'E3_210',
    name: {
      en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress',
      el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Προϊόντα και παραγωγή σε εξέλιξη',
    },
  },
  {
    code: 'E3_305',
    name: {
      en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials',
      el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις – Καταστροφές αποθεμάτων/Πρώτες ύλες και λοιπά υλικά',
    },
  },
  {
    code: 'E3_310',
    name: {
      en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress',
      el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Προϊόντα και παραγωγή σε εξέλιξη',
    },
  },
  {
    code: 'E3_318',
    name: {
      en: 'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Production expenses',
      el: 'Ιδιοπαραγωγή παγίων - Αυτοπαραδόσεις - Καταστροφές αποθεμάτων/Έξοδα παραγωγής',
    },
  },
  {
    code: 'E3_561_001',
    name: {
      en: 'Wholesale Sales of Goods and Services – for Traders',
      el: 'Πωλήσεις αγαθών και υπηρεσιών Χονδρικές - Επιτηδευματιών',
    },
  },
  {
    code: 'E3_561_002',
    name: {
      en: 'Wholesale Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)',
      el: 'Πωλήσεις αγαθών και υπηρεσιών Χονδρικές βάσει άρθρου 39α παρ 5 του Κώδικα Φ.Π.Α. (Ν.2859/2000)',
    },
  },
  {
    code: 'E3_561_003',
    name: {
      en: 'Retail Sales of Goods and Services – Private Clientele',
      el: 'Πωλήσεις αγαθών και υπηρεσιών Λιανικές - Ιδιωτική Πελατεία',
    },
  },
  {
    code: 'E3_561_004',
    name: {
      en: 'Retail Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)',
      el: 'Πωλήσεις αγαθών και υπηρεσιών Λιανικές βάσει άρθρου 39α παρ 5 του Κώδικα Φ.Π.Α. (Ν.2859/2000)',
    },
  },
  {
    code: 'E3_561_005',
    name: {
      en: 'Intra-Community Foreign Sales of Goods and Services',
      el: 'Πωλήσεις αγαθών και υπηρεσιών Εξωτερικού Ενδοκοινοτικές',
    },
  },
  {
    code: 'E3_561_006',
    name: {
      en: 'Third Country Foreign Sales of Goods and Services',
      el: 'Πωλήσεις αγαθών και υπηρεσιών Εξωτερικού Τρίτες Χώρες',
    },
  },
  { code: 'E3_561_007', name: { en: 'Other Sales of Goods and Services', el: 'Πωλήσεις αγαθών και υπηρεσιών Λοιπά' } },
  { code: 'E3_562', name: { en: 'Other Ordinary Income', el: 'Λοιπά συνήθη έσοδα' } },
  { code: 'E3_563', name: { en: 'Credit Interest and Related Income', el: 'Πιστωτικοί τόκοι και συναφή έσοδα' } },
  { code: 'E3_564', name: { en: 'Credit Exchange Differences', el: 'Πιστωτικές συναλλαγματικές διαφορές' } },
  { code: 'E3_565', name: { en: 'Income from Participations', el: 'Έσοδα συμμετοχών' } },
  {
    code: 'E3_566',
    name: {
      en: 'Profits from Disposing Non-Current Assets',
      el: 'Κέρδη από διάθεση μη κυκλοφορούντων περιουσιακών στοιχείων',
    },
  },
  {
    code: 'E3_567',
    name: {
      en: 'Profits from the Reversal of Provisions and Impairments',
      el: 'Κέρδη από αναστροφή προβλέψεων και απομειώσεων',
    },
  },
  {
    code: 'E3_568',
    name: { en: 'Profits from Measurement at Fair Value', el: 'Κέρδη από επιμέτρηση στην εύλογη αξία' },
  },
  { code: 'E3_570', name: { en: 'Extraordinary income and profits', el: 'Ασυνήθη έσοδα και κέρδη' } },
  { code: 'E3_595', name: { en: 'Self-Production Expenses', el: 'Έξοδα σε ιδιοπαραγωγή' } },
  { code: 'E3_596', name: { en: 'Subsidies - Grants', el: 'Επιδοτήσεις - Επιχορηγήσεις' } },
  {
    code: 'E3_597',
    name: {
      en: 'Subsidies – Grants for Investment Purposes – Expense Coverage',
      el: 'Επιδοτήσεις - Επιχορηγήσεις για επενδυτικούς σκοπούς - κάλυψη δαπανών',
    },
  },
  { code: 'E3_880_001', name: { en: 'Wholesale Sales of Fixed Assets', el: 'Πωλήσεις Παγίων Χονδρικές' } },
  { code: 'E3_880_002', name: { en: 'Retail Sales of Fixed Assets', el: 'Πωλήσεις Παγίων Λιανικές' } },
  {
    code: 'E3_880_003',
    name: { en: 'Intra-Community Foreign Sales of Fixed Assets', el: 'Πωλήσεις Παγίων Εξωτερικού Ενδοκοινοτικές' },
  },
  {
    code: 'E3_880_004',
    name: { en: 'Third Country Foreign Sales of Fixed Assets', el: 'Πωλήσεις Παγίων Εξωτερικού Τρίτες Χώρες' },
  },
  {
    code: 'E3_881_001',
    name: { en: 'Wholesale Sales on behalf of Third Parties', el: 'Πωλήσεις για λογ/σμο Τρίτων Χονδρικές' },
  },
  {
    code: 'E3_881_002',
    name: { en: 'Retail Sales on behalf of Third Parties', el: 'Πωλήσεις για λογ/σμο Τρίτων Λιανικές' },
  },
  {
    code: 'E3_881_003',
    name: {
      en: 'Intra-Community Foreign Sales on behalf of Third Parties',
      el: 'Πωλήσεις για λογ/σμο Τρίτων Εξωτερικού Ενδοκοινοτικές',
    },
  },
  {
    code: 'E3_881_004',
    name: {
      en: 'Third Country Foreign Sales on behalf of Third Parties',
      el: 'Πωλήσεις για λογ/σμο Τρίτων Εξωτερικού Τρίτες Χώρες',
    },
  },
  {
    code: 'E3_598_001',
    name: { en: 'Sales of goods belonging to excise duty', el: 'Πωλήσεις αγαθών που υπάγονται σε ΕΦΚ' },
  },
  {
    code: 'E3_598_003',
    name: {
      en: 'Sales on behalf of farmers through an agricultural cooperative e.t.c.',
      el: 'Πωλήσεις για λογαριασμό αγροτών μέσω αγροτικού συνεταιρισμού κ.λ.π.',
    },
  },
];

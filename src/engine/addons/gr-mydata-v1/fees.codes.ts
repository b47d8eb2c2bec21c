import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Categories of fees. Source: myDATA REST API documentation, annex. */
export const fees: readonly CodeDefinition[] = [
  { code: '1', name: { en: 'Monthly account up to 50 euros 12%', el: 'Για μηνιαίο λογαριασμό μέχρι και 50 ευρώ 12%' } },
  {
    code: '2',
    name: {
      en: 'Monthly account from 50.01 to 100 euros 15%',
      el: 'Για μηνιαίο λογαριασμό από 50,01 μέχρι και 100 ευρώ 15%',
    },
  },
  {
    code: '3',
    name: {
      en: 'Monthly account from 100.01 to 150 euros 18%',
      el: 'Για μηνιαίο λογαριασμό από 100,01 μέχρι και 150 ευρώ 18%',
    },
  },
  {
    code: '4',
    name: {
      en: 'Monthly account from 150.01 euros and above 20%',
      el: 'Για μηνιαίο λογαριασμό από 150,01 ευρώ και άνω 20%',
    },
  },
  {
    code: '5',
    name: {
      en: 'Mobile telephony fee based on call time value (12%)',
      el: 'Τέλος καρτοκινητής επί της αξίας του χρόνου ομιλίας (12%)',
    },
  },
  { code: '6', name: { en: 'Subscription television fee 10%', el: 'Τέλος στη συνδρομητική τηλεόραση 10%' } },
  { code: '7', name: { en: 'Fixed-line subscription fee 5%', el: 'Τέλος συνδρομητών σταθερής τηλεφωνίας 5%' } },
  {
    code: '8',
    name: {
      en: 'Environmental fee & plastic bag v. 2339/2001 art. 6a 0.07 euros per item',
      el: 'Περιβαλλοντικό Τέλος & πλαστικής σακούλας ν. 2339/2001 αρ. 6α 0,07 ευρώ ανά τεμάχιο',
    },
  },
  { code: '9', name: { en: 'Postal service contribution 2%', el: 'Εισφορά δακοκτονίας 2%' } },
  { code: '10', name: { en: 'Other fees', el: 'Λοιπά τέλη' } },
  { code: '11', name: { en: 'Petroleum fees', el: 'Τέλη Λοιπών Φόρων' } },
  { code: '12', name: { en: 'Postal service contribution', el: 'Εισφορά δακοκτονίας' } },
  {
    code: '13',
    name: { en: 'Monthly account per connection (10%)', el: 'Για μηνιαίο λογαριασμό κάθε σύνδεσης (10%)' },
  },
  {
    code: '14',
    name: {
      en: 'Mobile and mobile telephony fee based on call time value (10%)',
      el: 'Τέλος καρτοκινητής επί της αξίας του χρόνου ομιλίας (10%)',
    },
  },
  {
    code: '15',
    name: {
      en: 'Mobile and mobile telephony fee for natural persons aged 15 to 29 years (0%)',
      el: 'Τέλος κινητής και καρτοκινητής για φυσικά πρόσωπα ηλικίας 15 έως και 29 ετών (0%)',
    },
  },
  {
    code: '16',
    name: {
      en: 'Environmental protection contribution for plastic products 0.04 cents per item [article 4 v. 4736/2020]',
      el: 'Εισφορά προστασίας περιβάλλοντος πλαστικών προϊόντων 0,04 λεπτά ανά τεμάχιο [άρθρο 4 ν. 4736/2020]',
    },
  },
  {
    code: '17',
    name: {
      en: 'Recycling fee 0.08 cents per item [article 80 v. 4819/2021]',
      el: 'Τέλος ανακύκλωσης 0,08 λεπτά ανά τεμάχιο [άρθρο 80 ν. 4819/2021]',
    },
  },
  { code: '18', name: { en: 'Accommodation fee', el: 'Τέλος διαμονής παρεπιδημούντων' } },
  {
    code: '19',
    name: {
      en: 'Fee on gross revenues of restaurants and related establishments',
      el: 'Τέλος επί των ακαθάριστων εσόδων των εστιατορίων και συναφών καταστημάτων',
    },
  },
  {
    code: '20',
    name: {
      en: 'Fee on gross revenues of entertainment centers',
      el: 'Τέλος επί των ακαθάριστων εσόδων των κέντρων διασκέδασης',
    },
  },
  { code: '21', name: { en: 'Fee on gross revenues of casinos', el: 'Τέλος επί των ακαθάριστων εσόδων των καζίνο' } },
  { code: '22', name: { en: 'Other fees on gross revenues', el: 'Λοιπά τέλη επί των ακαθάριστων εσόδων' } },
];

import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Categories of other taxes. Source: myDATA REST API documentation, annex. */
export const otherTaxes: readonly CodeDefinition[] = [
  { code: '1', name: { en: 'a1) fire insurance premiums 20%', el: 'α1) ασφάλιστρα κλάδου πυρός 20%' } },
  { code: '2', name: { en: 'a2) fire insurance premiums 20%', el: 'α2) ασφάλιστρα κλάδου πυρός 20%' } },
  { code: '3', name: { en: 'b) life insurance premiums 4%', el: 'β) ασφάλιστρα κλάδου ζωής 4%' } },
  { code: '4', name: { en: 'c) insurance premiums for other branches 15%', el: 'γ) ασφάλιστρα λοιπών κλάδων 15%' } },
  { code: '5', name: { en: 'd) tax-exempt insurance premiums 0%', el: 'δ) απαλλασσόμενα φόρου ασφάλιστρα 0%' } },
  { code: '6', name: { en: 'Hotels 1-2 stars 0.50 €', el: 'Ξενοδοχεία 1-2 αστέρων 0,50 €' } },
  { code: '7', name: { en: 'Hotels 3 stars 1.50 €', el: 'Ξενοδοχεία 3 αστέρων 1,50 €' } },
  { code: '8', name: { en: 'Hotels 4 stars 3.00 €', el: 'Ξενοδοχεία 4 αστέρων 3,00 €' } },
  { code: '9', name: { en: 'Hotels 4 stars 4.00 €', el: 'Ξενοδοχεία 4 αστέρων 4,00 €' } },
  {
    code: '10',
    name: {
      en: 'Rented - furnished rooms - apartments 0.50 €',
      el: 'Ενοικιαζόμενα - επιπλωμένα δωμάτια - διαμερίσματα 0,50 €',
    },
  },
  {
    code: '11',
    name: {
      en: 'Special tax on advertisements broadcast on television (EFTD) 5%',
      el: 'Ειδικός Φόρος στις διαφημίσεις που προβάλλονται από την τηλεόραση (ΕΦΔΤ) 5%',
    },
  },
  {
    code: '12',
    name: {
      en: '3.1 Luxury tax 10% on the taxable value for intra-Community acquisitions and imported from third countries 10%',
      el: '3.1 Φόρος πολυτελείας 10% επί της φορολογητέας αξίας για τα ενδοκοινοτικώς αποκτούμενα και εισαγόμενα από τρίτες χώρες 10%',
    },
  },
  {
    code: '13',
    name: {
      en: '3.2 Luxury tax 10% on the selling price before VAT for domestically produced goods 10%',
      el: '3.2 Φόρος πολυτελείας 10% επί της τιμής πώλησης προ Φ.Π.Α. για τα εγχωρίως παραγόμενα είδη 10%',
    },
  },
  {
    code: '14',
    name: {
      en: 'State rights on casino tickets (80% on the ticket)',
      el: 'Δικαίωμα του Δημοσίου στα εισιτήρια των καζίνο (80% επί του εισιτηρίου)',
    },
  },
  { code: '15', name: { en: 'Fire insurance premiums 20%', el: 'ασφάλιστρα κλάδου πυρός 20%' } },
  { code: '16', name: { en: 'Other Customs Duties-Taxes', el: 'Λοιποί Τελωνειακοί Δασμοί-Φόροι' } },
  { code: '17', name: { en: 'Other Taxes', el: 'Λοιποί Φόροι' } },
  { code: '18', name: { en: 'Charges of Other Taxes', el: 'Επιβαρύνσεις Λοιπών Φόρων' } },
  { code: '19', name: { en: 'EFK', el: 'ΕΦΚ' } },
  {
    code: '20',
    name: { en: 'Hotels 1-2 stars 1.50€ (per Room/Night)', el: 'Ξενοδοχεία 1-2 αστέρων 1,50€ (ανά Δωμ./Διαμ.)' },
  },
  {
    code: '21',
    name: { en: 'Hotels 3 stars 3.00€ (per Room/Night)', el: 'Ξενοδοχεία 3 αστέρων 3,00€ (ανά Δωμ./Διαμ.)' },
  },
  {
    code: '22',
    name: { en: 'Hotels 4 stars 7.00€ (per Room/Night)', el: 'Ξενοδοχεία 4 αστέρων 7,00€ (ανά Δωμ./Διαμ.)' },
  },
  {
    code: '23',
    name: { en: 'Hotels 5 stars 10.00€ (per Room/Night)', el: 'Ξενοδοχεία 5 αστέρων 10,00€ (ανά Δωμ./Διαμ.)' },
  },
  {
    code: '24',
    name: {
      en: 'Rented furnished rooms – apartments 1.50€ (per Room/Night)',
      el: 'Ενοικιαζόμενα επιπλωμένα δωμάτια – διαμερίσματα 1,50€ (ανά Δωμ./Διαμ.)',
    },
  },
  { code: '25', name: { en: 'Short-term rental properties 1.50€', el: 'Ακίνητα βραχυχρόνιας μίσθωσης 1,50€' } },
  {
    code: '26',
    name: {
      en: 'Short-term rental properties detached houses over 80 sq.m. 10.00€',
      el: 'Ακίνητα βραχυχρόνιας μίσθωσης μονοκατοικίες άνω 80 τ.μ. 10,00€',
    },
  },
  {
    code: '27',
    name: {
      en: 'Self-catering accommodation – tourist furnished villas (villas) 10.00€',
      el: 'Αυτοεξυπηρετούμενα καταλύματα – τουριστικές επιπλωμένες επαύλεις (βίλες) 10,00€',
    },
  },
  { code: '28', name: { en: 'Short-term rental properties 0.50€', el: 'Ακίνητα βραχυχρόνιας μίσθωσης 0,50€' } },
  {
    code: '29',
    name: {
      en: 'Short-term rental properties detached houses over 80 sq.m. 4.00€',
      el: 'Ακίνητα βραχυχρόνιας μίσθωσης μονοκατοικίες άνω 80 τ.μ. 4,00€',
    },
  },
  {
    code: '30',
    name: {
      en: 'Self-catering accommodation – tourist furnished villas (villas) 4.00€',
      el: 'Αυτοεξυπηρετούμενα καταλύματα – τουριστικές επιπλωμένες επαύλεις (βίλες) 4,00€',
    },
  },
];

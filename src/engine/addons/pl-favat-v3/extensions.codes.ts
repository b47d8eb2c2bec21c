import type { CodeDefinition } from '../../core/tax/definitions.ts';
import {
  CASH_ACCOUNTING,
  EFFECTIVE_DATE,
  EXEMPTION,
  GROUP_VAT,
  INVOICE_TYPE,
  JST,
  MARGIN_SCHEME,
  PAYMENT_MEANS,
  REVERSE_CHARGE,
  SELF_BILLING,
  SPLIT_PAYMENT,
  TAX_CATEGORY,
  THIRD_PARTY_ROLE,
} from './extension-keys.ts';

/** Code lists of FA(3). Source: logical structure FA(3) of the Polish Ministry of Finance; names as published there. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: TAX_CATEGORY,
    name: { en: 'Tax categories for KSeF', pl: 'Kategorie podatkowe dla KSeF' },
    desc: {
      en: 'Position of a tax in the summary of the invoice (fields P_13). Follows from key and rate of the tax; state 4 and 5 yourself.',
    },
    values: [
      {
        code: '1',
        name: { en: 'Base rate', pl: 'Stawka podstawowa' },
        desc: { en: 'Sales at 23 %.', pl: 'Sprzedaż ze stawką 23%.' },
      },
      {
        code: '2',
        name: { en: 'First reduced rate', pl: 'Stawka obniżona pierwsza' },
        desc: { en: 'Sales at 8 %.', pl: 'Sprzedaż ze stawką 8%.' },
      },
      {
        code: '3',
        name: { en: 'Second reduced rate', pl: 'Stawka obniżona druga' },
        desc: { en: 'Sales at 5 %.', pl: 'Sprzedaż ze stawką 5%.' },
      },
      {
        code: '4',
        name: { en: 'Taxi Rate', pl: 'Ryczałt dla taksówek' },
        desc: { en: 'Taxi drivers who pay a lump sum.', pl: 'Taksówkarze rozliczający się ryczałtem.' },
      },
      {
        code: '5',
        name: { en: 'OSS (one stop shop)', pl: 'Punkt kompleksowej obsługi (OSS)' },
        desc: {
          en: 'The Union’s scheme: tax of another member state, declared in Poland.',
          pl: 'Procedura unijna: podatek innego państwa członkowskiego, rozliczany w Polsce.',
        },
      },
      {
        code: '6.1',
        name: { en: '0% VAT', pl: '0% WDT' },
        desc: {
          en: 'Zero rate within Poland, neither export nor supply to another member state.',
          pl: 'Stawka zero w kraju, poza eksportem i dostawą do innego państwa członkowskiego.',
        },
      },
      {
        code: '6.2',
        name: {
          en: '0% VAT for intra-community supply of goods',
          pl: '0% VAT dla dostawy towarów wewnątrzwspólnotowych',
        },
      },
      {
        code: '6.3',
        name: { en: '0% VAT for export', pl: '0% VAT dla eksportu' },
        desc: { en: 'Zero rate for goods that leave the Union.', pl: 'Stawka zero dla towarów opuszczających Unię.' },
      },
      {
        code: '7',
        name: { en: 'Exempt', pl: 'Zwolnienie' },
        desc: { en: 'Exempt from tax.', pl: 'Zwolnione z podatku.' },
      },
      {
        code: '8',
        name: {
          en: 'Foreign sales outside scope of Polish VAT',
          pl: 'Sprzedaż zagraniczna poza zakresem polskiego VAT',
        },
        desc: {
          en: 'Taxed where it is supplied, outside Poland; what belongs to 5 or 9 does not count.',
          pl: 'Opodatkowane poza Polską; bez kwot należących do 5 i 9.',
        },
      },
      {
        code: '9',
        name: { en: 'EU Reverse Charge', pl: 'Odwrotne obciążenie UE' },
        desc: {
          en: 'Services to a business in another member state, which owes the tax there.',
          pl: 'Usługi dla firmy z innego państwa członkowskiego, która tam rozlicza podatek.',
        },
      },
      {
        code: '10',
        name: { en: 'Domestic Reverse charge', pl: 'Odwrotne obciążenie krajowe' },
        desc: { en: 'The buyer owes the tax.', pl: 'Podatek rozlicza nabywca.' },
      },
      {
        code: '11',
        name: { en: 'Margin scheme', pl: 'Schemat marży' },
        desc: {
          en: 'Tax on the margin alone: travel, second-hand goods, art, collectors’ items, antiques.',
          pl: 'Podatek tylko od marży: turystyka, towary używane, dzieła sztuki, przedmioty kolekcjonerskie, antyki.',
        },
      },
    ],
  },
  {
    key: INVOICE_TYPE,
    name: { en: 'Invoice type code for KSeF', pl: 'Kod rodzaju faktury dla KSeF' },
    desc: { en: 'Kind of invoice (`RodzajFaktury`). Follows from type and tags of the invoice.' },
    values: [
      {
        code: 'VAT',
        name: { en: 'Regular Invoice', pl: 'Faktura Podstawowa' },
        desc: { en: 'The usual kind.', pl: 'Rodzaj zwykły.' },
      },
      {
        code: 'ZAL',
        name: { en: 'Advance Invoice', pl: 'Faktura Zaliczkowa' },
        desc: {
          en: 'For money received before the supply; also the invoice after article 106f paragraph 4.',
          pl: 'Za zapłatę otrzymaną przed dostawą; także faktura z art. 106f ust. 4.',
        },
      },
      {
        code: 'ROZ',
        name: { en: 'Settlement Invoice', pl: 'Faktura Rozliczeniowa' },
        desc: {
          en: 'The last invoice of an order: takes off the advance invoices before it (article 106f paragraph 3).',
          pl: 'Faktura kończąca zamówienie: odlicza wcześniejsze faktury zaliczkowe (art. 106f ust. 3).',
        },
      },
      {
        code: 'UPR',
        name: { en: 'Simplified Invoice', pl: 'Faktura Uproszczona' },
        desc: {
          en: 'For small amounts, by article 106e paragraph 5 point 3.',
          pl: 'Dla małych kwot, art. 106e ust. 5 pkt 3.',
        },
      },
      {
        code: 'KOR',
        name: { en: 'Credit note', pl: 'Faktura korygująca' },
        desc: { en: 'Corrects an invoice.', pl: 'Koryguje fakturę.' },
      },
      {
        code: 'KOR_ZAL',
        name: { en: 'advance credit note', pl: 'Faktura korygująca fakturę zaliczkową' },
        desc: { en: 'Corrects an advance invoice (ZAL).', pl: 'Koryguje fakturę zaliczkową (ZAL).' },
      },
      {
        code: 'KOR_ROZ',
        name: { en: 'Settlement credit note', pl: 'Faktura korygująca fakturę rozliczeniową' },
        desc: { en: 'Corrects a settlement invoice (ROZ).', pl: 'Koryguje fakturę rozliczeniową (ROZ).' },
      },
    ],
  },
  {
    key: CASH_ACCOUNTING,
    name: { en: 'Cash accounting flag for KSeF', pl: 'Flaga księgowania gotówki dla KSeF (P_16)' },
    desc: { en: 'Whether tax falls due with payment (P_16). Stands in `tax.ext`.' },
    values: [
      { code: '1', name: { en: 'Cash accounting', pl: 'Księgowanie gotówkowe' } },
      { code: '2', name: { en: 'No cash accounting', pl: 'Bez księgowania gotówki' } },
    ],
  },
  {
    key: SELF_BILLING,
    name: { en: 'Self-invoicing flag for KSeF', pl: 'Flaga samofakturowania dla KSeF (P_17)' },
    desc: { en: 'Whether the customer issues the invoice (P_17). Follows from the tag `self-billed`.' },
    values: [
      { code: '1', name: { en: 'Self-invoicing', pl: 'Samofakturowanie' } },
      { code: '2', name: { en: 'Not self-invoicing', pl: 'Bez samofakturowania' } },
    ],
  },
  {
    key: REVERSE_CHARGE,
    name: { en: 'Reverse charge code for KSeF', pl: 'Kod odwrotnego obciążenia dla KSeF (P_18)' },
    desc: { en: 'Whether the customer owes the tax (P_18). Follows from the tag `reverse-charge`.' },
    values: [
      { code: '1', name: { en: 'Reverse charge', pl: 'Odwrotne obciążenie' } },
      { code: '2', name: { en: 'No reverse charge', pl: 'Bez odwrotnego obciążenia' } },
    ],
  },
  {
    key: SPLIT_PAYMENT,
    name: { en: 'Split payment mechanism flag for KSeF', pl: 'Flaga mechanizmu płatności rozłożonej dla KSeF (P_18A)' },
    desc: { en: 'Whether the split payment mechanism is compulsory (P_18A). Stands in `tax.ext`.' },
    values: [
      { code: '1', name: { en: 'Split payment mechanism', pl: 'Mechanizm płatności rozłożonej' } },
      { code: '2', name: { en: 'No split payment mechanism', pl: 'Bez mechanizmu płatności rozłożonej' } },
    ],
  },
  {
    key: EXEMPTION,
    name: { en: 'Tax exemption code for KSeF', pl: 'Kod oznaczający zwolnienie od podatku dla KSeF' },
    desc: {
      en: 'Legal basis of an exemption (P_19). Stands in `tax.ext`, with a legal note from `pl-favat-exemption` that names the provision.',
    },
    values: [
      {
        code: 'A',
        name: { en: 'Law or act issued under the Polish law', pl: 'Ustawa lub akt wydany na podstawie ustawy' },
      },
      { code: 'B', name: { en: 'Directive 2006/112/EC', pl: 'Dyrektywa 2006/112/WE' } },
      { code: 'C', name: { en: 'Other legal basis', pl: 'Inna podstawa prawna' } },
    ],
  },
  {
    key: MARGIN_SCHEME,
    name: { en: 'Margin scheme code for KSeF', pl: 'Kod oznaczający procedurę marży dla KSeF (P_PMarzy)' },
    desc: { en: 'Margin scheme of the sale (P_PMarzy). Stands in `tax.ext`.' },
    values: [
      { code: '2', name: { en: 'Travel agency', pl: 'Biuro podróży' } },
      { code: '3.1', name: { en: 'Second-hand goods', pl: 'Towary używane' } },
      { code: '3.2', name: { en: 'Works of art', pl: 'Dzieła sztuki' } },
      { code: '3.3', name: { en: 'Antiques and collectibles', pl: 'Przedmioty kolekcjonerskie i antyki' } },
    ],
  },
  {
    key: PAYMENT_MEANS,
    name: { en: 'Payment method code for KSeF', pl: 'Kod formy płatności dla KSeF (TFormaPlatnosci)' },
    desc: { en: 'Means of payment (`FormaPlatnosci`). Follows from the key of the payment.' },
    values: [
      { code: '1', name: { en: 'Cash', pl: 'Gotówka' } },
      { code: '2', name: { en: 'Card', pl: 'Karta' } },
      { code: '3', name: { en: 'Coupon', pl: 'Bon' } },
      { code: '4', name: { en: 'Cheque', pl: 'Czek' } },
      { code: '5', name: { en: 'Loan', pl: 'Kredyt' } },
      { code: '6', name: { en: 'Wire Transfer', pl: 'Przelew' } },
      { code: '7', name: { en: 'Mobile', pl: 'Mobilna' } },
    ],
  },
  {
    key: JST,
    name: { en: 'Subordinate Local Government Unit flag', pl: 'Flaga jednostki samorządu terytorialnego (P_22)' },
    desc: {
      en: 'Whether the customer is a unit of a local government. With 1, an identity in the role 8 names the unit.',
    },
    values: [
      {
        code: '1',
        name: {
          en: 'Customer is a Subordinate Local Government Unit',
          pl: 'Nabywca jest jednostką samorządu terytorialnego',
        },
      },
      {
        code: '2',
        name: {
          en: 'Customer is not a Subordinate Local Government Unit',
          pl: 'Nabywca nie jest jednostką samorządu terytorialnego',
        },
      },
    ],
  },
  {
    key: GROUP_VAT,
    name: { en: 'Group VAT member flag', pl: 'Flaga członka grupy podatkowej (P_23)' },
    desc: { en: 'Whether the customer belongs to a VAT group. With 1, an identity in the role 10 names the member.' },
    values: [
      { code: '1', name: { en: 'Customer is a Group VAT member', pl: 'Nabywca jest członkiem grupy podatkowej' } },
      {
        code: '2',
        name: { en: 'Customer is not a Group VAT member', pl: 'Nabywca nie jest członkiem grupy podatkowej' },
      },
    ],
  },
  {
    key: THIRD_PARTY_ROLE,
    name: { en: 'Third party role', pl: 'Rola trzeciej strony (RolaPodmiotu)' },
    desc: {
      en: 'Role of a further party to the invoice (`RolaPodmiotu`). Stands in `ext` of an identity that has its code.',
    },
    values: [
      {
        code: '1',
        name: { en: 'Factor', pl: 'Faktor' },
        desc: { en: 'The factoring company that the claim is sold to.' },
      },
      {
        code: '2',
        name: { en: 'Recipient', pl: 'Odbiorca' },
        desc: { en: 'A unit, branch or department of the buyer that is no buyer of its own by law.' },
      },
      {
        code: '3',
        name: { en: 'Original entity', pl: 'Podmiot pierwotny' },
        desc: { en: 'The business that made the supply and was since taken over or transformed.' },
      },
      {
        code: '4',
        name: { en: 'Additional Purchaser', pl: 'Dodatkowy nabywca' },
        desc: { en: 'Another buyer beside the customer.' },
      },
      {
        code: '5',
        name: { en: 'Invoice Issuer', pl: 'Wystawca faktury' },
        desc: { en: 'Who issues the invoice in the taxpayer’s name.' },
      },
      { code: '6', name: { en: 'Payer', pl: 'Zapłacający' }, desc: { en: 'Who pays in place of the buyer.' } },
      {
        code: '7',
        name: { en: 'Local Government Unit (LGU) - issuer', pl: 'Jednostka samorządu terytorialnego (JST) - wystawca' },
      },
      {
        code: '8',
        name: {
          en: 'Local Government Unit (LGU) - recipient',
          pl: 'Jednostka samorządu terytorialnego (JST) - odbiorca',
        },
        desc: { en: 'The unit of a local government that receives the supply.' },
      },
      { code: '9', name: { en: 'GV member - issuer', pl: 'Członek grupy podatkowej - wystawca' } },
      { code: '10', name: { en: 'GV member - recipient', pl: 'Członek grupy podatkowej - odbiorca' } },
      { code: '11', name: { en: 'Employee', pl: 'Pracownik' } },
    ],
  },
  {
    key: EFFECTIVE_DATE,
    name: { en: 'Effective date code', pl: 'Kod daty wejścia w życie (OkresFaKorygowanej)' },
    desc: { en: 'When a correction takes effect for VAT (`TypKorekty`). Stands in `tax.ext` of a credit note.' },
    values: [
      {
        code: '1',
        name: { en: 'Original', pl: 'Pierwotna' },
        desc: {
          en: 'Counts in the period of the invoice that is corrected.',
          pl: 'Działa w okresie faktury korygowanej.',
        },
      },
      {
        code: '2',
        name: { en: 'Correction', pl: 'Korygująca' },
        desc: { en: 'Counts in the period of the correction.', pl: 'Działa w okresie korekty.' },
      },
      {
        code: '3',
        name: { en: 'Other', pl: 'Inna' },
        desc: {
          en: 'Counts on another date, or on several dates for different lines.',
          pl: 'Działa w innej dacie lub w różnych datach dla różnych pozycji.',
        },
      },
    ],
  },
];

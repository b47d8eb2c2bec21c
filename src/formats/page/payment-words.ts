import { tableOf } from '../../engine/values.ts';
import type { Language } from './paper-words.ts';

/** Means of payment by key of `pay/instructions`, in the languages of a page. */
const MEANS: Readonly<Record<string, Readonly<Record<Language, string>>>> = tableOf({
  any: { en: 'Any', es: 'A elección', de: 'Nach Wahl', fr: 'Au choix', it: 'A scelta', pt: 'À escolha' },
  card: { en: 'Card', es: 'Tarjeta', de: 'Karte', fr: 'Carte', it: 'Carta', pt: 'Cartão' },
  'card+credit': {
    en: 'Credit card',
    es: 'Tarjeta de crédito',
    de: 'Kreditkarte',
    fr: 'Carte de crédit',
    it: 'Carta di credito',
    pt: 'Cartão de crédito',
  },
  'card+debit': {
    en: 'Debit card',
    es: 'Tarjeta de débito',
    de: 'Debitkarte',
    fr: 'Carte de débit',
    it: 'Carta di debito',
    pt: 'Cartão de débito',
  },
  'credit-transfer': {
    en: 'Bank transfer',
    es: 'Transferencia',
    de: 'Überweisung',
    fr: 'Virement',
    it: 'Bonifico',
    pt: 'Transferência',
  },
  'credit-transfer+sepa': {
    en: 'SEPA transfer',
    es: 'Transferencia SEPA',
    de: 'SEPA-Überweisung',
    fr: 'Virement SEPA',
    it: 'Bonifico SEPA',
    pt: 'Transferência SEPA',
  },
  'debit-transfer': {
    en: 'Debit transfer',
    es: 'Adeudo',
    de: 'Einzug',
    fr: 'Prélèvement',
    it: 'Addebito',
    pt: 'Débito',
  },
  'direct-debit': {
    en: 'Direct debit',
    es: 'Adeudo directo',
    de: 'Lastschrift',
    fr: 'Prélèvement',
    it: 'Addebito diretto',
    pt: 'Débito direto',
  },
  'direct-debit+sepa': {
    en: 'SEPA direct debit',
    es: 'Adeudo directo SEPA',
    de: 'SEPA-Lastschrift',
    fr: 'Prélèvement SEPA',
    it: 'Addebito diretto SEPA',
    pt: 'Débito direto SEPA',
  },
  cash: { en: 'Cash', es: 'Efectivo', de: 'Bar', fr: 'Espèces', it: 'Contanti', pt: 'Numerário' },
  cheque: { en: 'Cheque', es: 'Cheque', de: 'Scheck', fr: 'Chèque', it: 'Assegno', pt: 'Cheque' },
  'bank-draft': {
    en: 'Bank draft',
    es: 'Cheque bancario',
    de: 'Bankscheck',
    fr: 'Chèque de banque',
    it: 'Assegno circolare',
    pt: 'Cheque bancário',
  },
  online: { en: 'Online', es: 'En línea', de: 'Online', fr: 'En ligne', it: 'Online', pt: 'Online' },
  'promissory-note': {
    en: 'Promissory note',
    es: 'Pagaré',
    de: 'Solawechsel',
    fr: 'Billet à ordre',
    it: 'Pagherò',
    pt: 'Livrança',
  },
  netting: {
    en: 'Netting',
    es: 'Compensación',
    de: 'Verrechnung',
    fr: 'Compensation',
    it: 'Compensazione',
    pt: 'Compensação',
  },
  other: { en: 'Other', es: 'Otro', de: 'Sonstige', fr: 'Autre', it: 'Altro', pt: 'Outro' },
});

/** The name of a means of payment: its own, or that of its kind if a regime refines it, or the key as words. */
export function meansIn(language: Language, key: string): string {
  const [kind = ''] = key.split('+');
  const known = [key, kind].find((candidate) => Object.hasOwn(MEANS, candidate));
  return known === undefined ? key.replaceAll('-', ' ').replaceAll('+', ', ') : (MEANS[known]?.[language] ?? key);
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/;

/** An IBAN in groups of four, as ISO 13616 prints it; anything else stays unchanged. */
export function ibanInGroups(iban: string): string {
  return IBAN.test(iban) ? iban.replace(/.{4}(?=.)/g, '$& ') : iban;
}

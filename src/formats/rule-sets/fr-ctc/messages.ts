import { defineMessages } from '../../../engine/values.ts';

/** Sentences of French rules that no verb tells. */
export const frenchMessages = defineMessages('fr-ctc', {
  otherEstablishment: 'A SIRET (scheme 0009) must have 14 digits and begin with the SIREN of its company.',
  mustBeEstablishment: 'A SIRET (scheme 0009) must have 14 digits and begin with the SIREN of its company',
  repeatedMark: 'More than one note (BT-22, `cbc:Note`) has the mark {mark}.',
  mustMarkOnce: 'At most one note (BT-22) must have the mark {mark}',
  otherTreatment: 'The text after `#BAR#` in a note is none of these: {codes}.',
  mustBeTreatment: 'The text after `#BAR#` in a note (BT-22) must be one of {codes}',
  severalTreatments: 'More than one note has a treatment of the invoice (BAR).',
  mustTreatOnce: 'At most one note (BT-22) must have a treatment of the invoice (BAR)',
  noCredited: 'Neither the head nor each line refers to an earlier invoice by number and date.',
  mustHaveCredited: 'A credit note must refer to an earlier invoice by number and date, in its head or in each line',
  noGroups: 'No line stands for an invoice within: none is marked `GROUP`.',
  mustHaveGroups: 'An invoice of several sellers must have a line marked `GROUP` for each invoice within',
  otherGroups: 'Seller and buyer bill each other, but there are not two lines marked `GROUP`.',
  mustHaveTwoGroups: 'Where seller and buyer bill each other, two lines must be marked `GROUP`',
  noneOfSeller: 'None or several of the invoices within have the legal registration of the seller.',
  mustHaveSeller: 'Where seller and buyer bill each other, one of the invoices within must be that of the seller',
  noneOfBuyer: 'None or several of the invoices within have the legal registration of the buyer.',
  mustHaveBuyer: 'Where seller and buyer bill each other, one of the invoices within must be that of the buyer',
  otherSumOfLines: 'The net amount of an invoice within is not the sum of its lines.',
  mustBeSumOfLines: 'The net amount of an invoice within must be the sum of its lines, a cent a line allowed',
  otherThanAbove:
    'A line of a shared invoice has another seller or invoice number (AFL) than the line that it is under, or none.',
  mustBeAsAbove:
    'A line of a shared invoice must have the seller and invoice number (AFL) of the line that it is under',
  otherReason: 'The reason of exemption of the line does not begin with the number of its invoice between two `#`.',
  mustBeginByNumber: 'The reason of exemption of a line of a shared invoice must begin with `#number of its invoice#`',
  otherTaxWithin: 'The VAT of an invoice within is not that of the subtotals whose reason begins with its number.',
  mustBeTaxWithin: 'The VAT of an invoice within must be that of the subtotals whose reason begins with its number',
  otherGross: 'The total of an invoice within is not its net amount plus its VAT.',
  mustBeGross: 'The total of an invoice within must be its net amount plus its VAT, a cent a line allowed',
  otherNumber: 'Not one of the invoices within that are the seller’s own has the number of the whole.',
  mustHaveNumber: 'One of the invoices within that are the seller’s own must have the number of the whole',
  repeatedNumber: 'Two invoices within have the same number.',
  mustDiffer: 'Each invoice within must have a number of its own',
});

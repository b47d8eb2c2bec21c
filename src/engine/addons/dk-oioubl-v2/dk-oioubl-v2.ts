import { defineAddon } from '../../core/tax/addon.ts';
import { chargeRules } from './charge-rules.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseCombo, normaliseInvoice, normaliseParty } from './normalisers.ts';
import { partRules } from './part-rules.ts';

/** Danish invoices in OIOUBL 2.1. Source: module gobl.dk.oioubl v0.0.5 (2026-08-13). */
export const oioubl = defineAddon({
  key: 'dk-oioubl-v2',
  requires: ['eu-en16931-v2017'],
  name: { en: 'Danish OIOUBL 2.1', da: 'Dansk OIOUBL 2.1' },
  description: {
    en: 'Prepares invoices and credit notes for OIOUBL 2.1, in which Danish public bodies receive them over NemHandel: endpoint and legal identity follow from the CVR number, figures are rounded to the currency, and what the format would refuse is pointed out. It goes its own way beside EN 16931: categories of VAT follow from the key, and means and terms of payment may be missing.',
    da: 'Forbereder fakturaer og kreditnotaer til OIOUBL 2.1, som danske myndigheder modtager over NemHandel: endepunkt og juridisk identitet følger af CVR-nummeret, beløb afrundes til valutaen, og det, som formatet ville afvise, bliver påpeget.',
  },
  sources: [
    {
      title: { en: 'OIOUBL 2.1: guides and code lists', da: 'OIOUBL 2.1: vejledninger og kodelister' },
      url: 'https://nemhandel.dk/vejledning-oioubl-dokumentationsoversigt',
    },
    {
      title: { en: 'OIOUBL 2.1: Schematron 1.17.2' },
      url: 'https://git.erst.dk/openebusiness/common/-/tree/master/resources/Schematrons/OIOUBL',
    },
  ],
  extensions,
  normalisers: [normaliseInvoice, normaliseParty, normaliseCombo],
  rules: [invoiceRules, ...chargeRules, ...partRules],
});

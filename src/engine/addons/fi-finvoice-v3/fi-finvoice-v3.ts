import { defineAddon } from '../../core/tax/addon.ts';
import { extensions } from './extensions.codes.ts';
import { normaliseCreditTransfer, normaliseInstructions } from './normalisers.ts';
import { rules } from './rules.ts';

/**
 * Finnish invoices in Finvoice 3.0. Source: what all commits of module gobl.fi.finvoice since release 0.504.0 of the
 * format agree on.
 */
export const finvoice = defineAddon({
  key: 'fi-finvoice-v3',
  requires: ['eu-en16931-v2017'],
  name: { en: 'Finland Finvoice 3.0' },
  description: {
    en: 'Prepares invoices for Finvoice 3.0, in which Finnish banks and operators deliver them. The format keeps to EN 16931; besides, every message has a named buyer and all that a payment order takes: an account with its IBAN, a reference and a due date, on credit notes too.',
    fi: 'Valmistelee laskut Finvoice 3.0 -muotoon, jossa suomalaiset pankit ja operaattorit välittävät ne. Muoto noudattaa standardia EN 16931; lisäksi jokaisessa sanomassa on nimetty ostaja ja maksumääräyksen tiedot: tili IBAN-muodossa, viite ja eräpäivä, myös hyvityslaskuissa.',
  },
  sources: [
    {
      title: { en: 'Finvoice 3.0: schema and guidelines' },
      url: 'https://www.finanssiala.fi/en/topics/finvoice-standard/',
    },
  ],
  extensions,
  normalisers: [normaliseInstructions, normaliseCreditTransfer],
  rules: [rules],
});

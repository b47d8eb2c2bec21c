import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCombo } from './combo.ts';
import { documentNormalisers } from './documents.ts';
import { extensions } from './extensions.codes.ts';
import { normaliseItem } from './item.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseLine } from './exemption-notes.ts';
import { partRules } from './part-rules.ts';
import { paymentRules } from './payment-rules.ts';
import { meansNormalisers } from './payment-means.ts';
import { invoiceScenarios, tags } from './scenarios.ts';
import { transportRules } from './transport-rules.ts';

/** The Portuguese audit file SAF-T (PT). Source: Portaria n.º 302/2016. */
export const saft = defineAddon({
  key: 'pt-saft-v1',
  name: { en: 'Portugal SAF-T' },
  description: {
    en: 'Prepares invoices, orders, deliveries and receipts for the Portuguese audit file SAF-T (PT): types of documents, bands of rates, reasons of exemptions and means of payment are derived from the document, and series, codes and contents are checked.',
  },
  sources: [
    {
      title: { en: 'Portaria n.o 302/2016 – SAF-T Data Structure & Taxonomies' },
      url: 'https://info.portaldasfinancas.gov.pt/pt/informacao_fiscal/legislacao/diplomas_legislativos/Documents/Portaria_302_2016.pdf',
      contentType: 'application/pdf',
    },
    {
      title: { en: 'Portaria n.o 195/2020 – Comunicação de Séries Documentais, Aspetos Específicos' },
      url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Faturacao/Comunicacao_Series_ATCUD/Documents/Comunicacao_de_Series_Documentais_Manual_de_Integracao_de_SW_Aspetos_Genericos.pdf',
      contentType: 'application/pdf',
    },
    {
      title: { en: 'Portaria n.o 195/2020 – Especificações Técnicas Código QR' },
      url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Novas_regras_faturacao/Documents/Especificacoes_Tecnicas_Codigo_QR.pdf',
      contentType: 'application/pdf',
    },
    {
      title: { en: 'Comunicação dos elementos dos documentos de faturação à AT, por webservice' },
      url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Faturacao/Fatcorews/Documents/Comunicacao_dos_elementos_dos_documentos_de_faturacao.pdf',
      contentType: 'application/pdf',
    },
  ],
  extensions,
  tags,
  scenarios: [invoiceScenarios],
  corrections: [{ schema: 'bill/invoice', reasonRequired: true }],
  normalisers: [...documentNormalisers, normaliseCombo, normaliseItem, normaliseLine, ...meansNormalisers],
  rules: [...invoiceRules, ...transportRules, ...paymentRules, ...partRules],
});

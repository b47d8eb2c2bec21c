import { defineRegime } from '../../core/tax/regime.ts';
import { extensions } from './extensions.ts';
import { fillAddressCountry } from './normalisers.ts';
import { partyRules, taxIdentityRules } from './rules.ts';
import { cbs, cofins, ibs, icms, ipi, is, iss, pis } from './sales-taxes.ts';
import { cofinsRet, csll, inss, irrf, pisRet } from './retained-taxes.ts';
import { cnpjOrCpf } from './tax-identity.ts';

/** Brazil: taxes of the Union, the states and the municipalities on sales, and what customers withhold. */
export const brazil = defineRegime({
  country: 'BR',
  name: { en: 'Brazil', pt: 'Brasil' },
  description: {
    en: [
      'Brazil taxes sales on three levels: the municipalities services (ISS), the states goods (ICMS), the Union manufactured goods (IPI) and turnover (PIS, COFINS). From 2026 on IBS and CBS take their place step by step: from 2027-01-01 CBS is charged in full in place of PIS and COFINS, IBS at 0.1 %, IPI falls to zero with exceptions, and the selective tax (IS) begins as soon as a law sets its rates. Most are part of the price and only shown; customers withhold contributions and income tax from services.',
      'Companies are identified by their CNPJ, people by their CPF; a municipality has a code of the IBGE. Invoices are corrected by credit notes.',
      'Every sale is reported as a nota fiscal eletrônica; the addon br-nfse-v1 prepares that of services. Since 2026-08-01 one of a supplier outside the Simples Nacional has to show IBS and CBS (Simples and MEI: from 2027-01-04), which no rule here checks.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'NFS-e Technical Documentation (ABRASF)' },
      url: 'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e',
    },
    { title: { en: 'IBGE Municipality Codes' }, url: 'https://www.ibge.gov.br/explica/codigos-dos-municipios.php' },
  ],
  known: { read: '2026-11-27' },
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  taxIdentity: cnpjOrCpf,
  extensions,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [iss, icms, ipi, pis, pisRet, cofins, cofinsRet, csll, inss, irrf, ibs, cbs, is],
  normalisers: [fillAddressCountry],
  rules: [partyRules, taxIdentityRules],
});

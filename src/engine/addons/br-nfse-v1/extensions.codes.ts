import type { CodeDefinition } from '../../core/tax/definitions.ts';
import {
  CNAE,
  NBS,
  FISCAL_INCENTIVE,
  ISS_LIABILITY,
  SERVICE,
  SIMPLES,
  SPECIAL_REGIME,
  OPERATION,
  TAX_STATUS,
  TAX_CLASS,
} from './extension-keys.ts';

/** Code lists of the NFS-e. Source: ABRASF, conceptual model of the NFS-e, and the national layout. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: CNAE,
    name: { en: 'CNAE code', pt: 'Código CNAE' },
    desc: { en: 'Class of economic activity of the service (CNAE), seven digits.' },
    pattern: '^\\d{2}[\\s\\.\\-\\/]?\\d{2}[\\s\\.\\-\\/]?\\d[\\s\\.\\-\\/]?\\d{2}$',
  },
  {
    key: NBS,
    name: { en: 'NBS code', pt: 'Código NBS' },
    desc: { en: 'Class of the service in the Brazilian nomenclature of services (NBS), nine digits.' },
    sources: [
      {
        title: {
          en: 'Decree No. 7.708/2012 - Institution of the NBS and NEBS',
          pt: 'Decreto Nº 7.708/2012 - Instituição da NBS e NEBS',
        },
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2012/decreto/d7708.htm',
      },
      {
        title: {
          en: 'NBS - Brazilian Nomenclature of Services (MDIC)',
          pt: 'NBS - Nomenclatura Brasileira de Serviços (MDIC)',
        },
        url: 'https://www.gov.br/mdic/pt-br/assuntos/sdic/comercio-e-servicos/nbs-nomenclatura-brasileira-de-servicos',
      },
    ],
    pattern: '^\\d[\\.\\s]?\\d{4}[\\.\\s]?\\d{2}[\\.\\s]?\\d{2}$',
  },
  {
    key: FISCAL_INCENTIVE,
    name: { en: 'Fiscal Incentive', pt: 'Incentivo Fiscal' },
    desc: { en: 'Whether the supplier enjoys a tax incentive; no (2) unless stated.' },
    sources: [
      {
        title: {
          en: 'NFS-e ABRASF Taxpayer Guidance Manual (v2.04)',
          pt: 'NFS-e ABRASF Manual de Orientação do Contribuinte (v2.04)',
        },
        url: 'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e-manual-de-orientacao-do-contribuinte-2-04/download',
      },
    ],
    values: [
      { code: '1', name: { en: 'Has incentive', pt: 'Possui incentivo' } },
      { code: '2', name: { en: 'Does not have incentive', pt: 'Não possui incentivo' } },
    ],
  },
  {
    key: ISS_LIABILITY,
    name: { en: 'ISS Liability', pt: 'Exigibilidade ISS' },
    desc: { en: 'Whether and where ISS is due; 1 unless stated.' },
    values: [
      { code: '1', name: { en: 'Liable', pt: 'Exigível' } },
      { code: '2', name: { en: 'Not subject', pt: 'Não incidência' } },
      { code: '3', name: { en: 'Exempt', pt: 'Isenção' } },
      { code: '4', name: { en: 'Export', pt: 'Exportação' } },
      { code: '5', name: { en: 'Immune', pt: 'Imunidade' } },
      { code: '6', name: { en: 'Suspended Judicially', pt: 'Suspensa por Decisão Judicial' } },
      { code: '7', name: { en: 'Suspended Administratively', pt: 'Suspensa por Processo Administrativo' } },
    ],
  },
  {
    key: SERVICE,
    name: { en: 'Service Code', pt: 'Código Item Lista Serviço' },
    desc: { en: 'Item of the list of services annexed to Lei Complementar 116/2003, as the municipality writes it.' },
  },
  {
    key: SIMPLES,
    name: { en: 'Opting for "Simples Nacional" regime', pt: 'Optante pelo Simples Nacional' },
    desc: { en: 'Whether the supplier has opted for Simples Nacional.' },
    sources: [
      {
        title: {
          en: 'NFS-e ABRASF Taxpayer Guidance Manual (v2.04)',
          pt: 'NFS-e ABRASF Manual de Orientação do Contribuinte (v2.04)',
        },
        url: 'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e-manual-de-orientacao-do-contribuinte-2-04/download',
      },
    ],
    values: [
      { code: '1', name: { en: 'Opt-in', pt: 'Optante' } },
      { code: '2', name: { en: 'Opt-out', pt: 'Não optante' } },
    ],
  },
  {
    key: SPECIAL_REGIME,
    name: { en: 'Special Tax Regime', pt: 'Regime Especial de Tributação' },
    desc: { en: 'Special scheme under which the supplier is taxed.' },
    sources: [
      {
        title: {
          en: 'NFS-e ABRASF Taxpayer Guidance Manual (v2.04)',
          pt: 'NFS-e ABRASF Manual de Orientação do Contribuinte (v2.04)',
        },
        url: 'https://abrasf.org.br/biblioteca/arquivos-publicos/nfs-e-manual-de-orientacao-do-contribuinte-2-04/download',
      },
    ],
    values: [
      { code: '1', name: { en: 'Municipal micro-enterprise', pt: 'Microempresa municipal' } },
      { code: '2', name: { en: 'Estimated', pt: 'Estimativa' } },
      { code: '3', name: { en: 'Professional Society', pt: 'Sociedade de profissionais' } },
      { code: '4', name: { en: 'Cooperative', pt: 'Cooperativa' } },
      { code: '5', name: { en: 'Single micro-entrepreneur (MEI)', pt: 'Microempreendedor individual (MEI)' } },
      {
        code: '6',
        name: {
          en: 'Micro-enterprise or Small Business (ME EPP)',
          pt: 'Microempresa ou Empresa de Pequeno Porte (ME EPP).',
        },
      },
    ],
  },
  {
    key: OPERATION,
    name: { en: 'Operation Indicator', pt: 'Indicador da operação' },
    desc: { en: 'Indicator of the operation for IBS and CBS, six digits.' },
    sources: [
      {
        title: { en: 'Technical Note SE/CGNFS-e nº 004', pt: 'Nota Técnica SE/CGNFS-e nº 004' },
        url: 'https://www.gov.br/nfse/pt-br/biblioteca/documentacao-tecnica/rtc-producao-restrita-piloto/nt-004-se-cgnfse-novo-layout-rtc-v2-00-20251210.pdf',
      },
      {
        title: {
          en: 'Annex VII - Operation Indicators Table IBS/CBS v1.00',
          pt: 'Anexo VII - Tabela de Indicadores de Operação IBS/CBS v1.00',
        },
        url: 'https://www.gov.br/nfse/pt-br/biblioteca/documentacao-tecnica/rtc/anexovii-indop_ibscbs_v1-00-00.xlsx',
      },
    ],
    pattern: '^\\d{6}$',
  },
  {
    key: TAX_STATUS,
    name: { en: 'Tax Status Code (CST)', pt: 'Código de situação tributária (CST)' },
    desc: { en: 'Tax status for IBS and CBS, three digits.' },
    sources: [
      {
        title: {
          en: 'Technical Report RT 2025.002 - CST and cClassTrib Tables IBS/CBS',
          pt: 'Informe Técnico RT 2025.002 - Tabelas CST e cClassTrib IBS/CBS',
        },
        url: 'https://www.nfe.fazenda.gov.br/portal/exibirArquivo.aspx?conteudo=gya58CS0dHU=',
      },
    ],
    pattern: '^\\d{3}$',
  },
  {
    key: TAX_CLASS,
    name: { en: 'Tax Classification Code', pt: 'Código de classificação tributária' },
    desc: { en: 'Tax classification for IBS and CBS, six digits.' },
    sources: [
      {
        title: {
          en: 'Technical Report RT 2025.002 - CST and cClassTrib Tables IBS/CBS',
          pt: 'Informe Técnico RT 2025.002 - Tabelas CST e cClassTrib IBS/CBS',
        },
        url: 'https://www.nfe.fazenda.gov.br/portal/exibirArquivo.aspx?conteudo=gya58CS0dHU=',
      },
    ],
    pattern: '^\\d{6}$',
  },
];

import type { CodeDefinition } from '../../core/tax/definitions.ts';
import {
  INVOICE_TYPE,
  PAYMENT_TYPE,
  TAX_RATE,
  EXEMPTION,
  PRODUCT_TYPE,
  WORK_TYPE,
  PAYMENT_MEANS,
  SOURCE,
  SOURCE_REF,
  MOVEMENT_TYPE,
  CASH_VAT,
} from './extension-keys.ts';

/** Code lists of SAF-T (PT). Source: Portaria n.º 302/2016; names as in its annex. */
export const extensions: readonly CodeDefinition[] = [
  {
    key: INVOICE_TYPE,
    name: { en: 'Invoice Type', pt: 'Tipo de Fatura' },
    desc: { en: 'Kind of invoice, `InvoiceType`. It follows from type and tags of the invoice.' },
    values: [
      {
        code: 'FT',
        name: { en: 'Standard Invoice', pt: 'Fatura' },
        desc: { en: 'After article 36 of the VAT code.', pt: 'Nos termos do artigo 36.º do CIVA.' },
      },
      {
        code: 'FS',
        name: { en: 'Simplified Invoice', pt: 'Fatura Simplificada' },
        desc: { en: 'After article 40 of the VAT code.', pt: 'Nos termos do artigo 40.º do CIVA.' },
      },
      {
        code: 'FR',
        name: { en: 'Invoice-Receipt', pt: 'Fatura-Recibo' },
        desc: {
          en: 'Invoice and receipt in one, once it is paid.',
          pt: 'Fatura e recibo num só documento, depois de paga.',
        },
      },
      { code: 'ND', name: { en: 'Debit Note', pt: 'Nota de Débito' } },
      { code: 'NC', name: { en: 'Credit Note', pt: 'Nota de Crédito' } },
    ],
  },
  {
    key: PAYMENT_TYPE,
    name: { en: 'Payment Type', pt: 'Tipo de Pagamento' },
    desc: { en: 'Kind of receipt, `PaymentType`: under the cash VAT scheme or any other.' },
    values: [
      {
        code: 'RC',
        name: { en: 'Receipt under the VAT Cash scheme', pt: 'Recibo no âmbito do regime de IVA de Caixa' },
      },
      { code: 'RG', name: { en: 'Other Receipt', pt: 'Outro Recibo' } },
    ],
  },
  {
    key: TAX_RATE,
    name: { en: 'Tax Rate Code', pt: 'Código da Taxa de Imposto' },
    desc: { en: 'Band of the rate, `TaxCode`. It follows from key and rate of the tax.' },
    values: [
      { code: 'RED', name: { en: 'Reduced', pt: 'Redução' } },
      { code: 'INT', name: { en: 'Intermediate', pt: 'Intermédio' } },
      { code: 'NOR', name: { en: 'Normal', pt: 'Normal' } },
      { code: 'ISE', name: { en: 'Exempt', pt: 'Isento' } },
      { code: 'OUT', name: { en: 'Other', pt: 'Outro' } },
    ],
  },
  {
    key: EXEMPTION,
    name: { en: 'Tax exemption reason code', pt: 'Código do motivo de isenção de imposto' },
    desc: {
      en: 'Why no VAT is charged, `TaxExemptionCode`, as listed by the tax authority. A suitable one is filled in by the key of the tax.',
    },
    sources: [
      {
        title: { en: 'AT Tax Exemption Codes', pt: 'Códigos de motivo de isenção' },
        url: 'https://info.portaldasfinancas.gov.pt/pt/apoio_contribuinte/Faturacao/Fatcorews/Documents/Tabela_Codigos_Motivo_Isencao.pdf',
        contentType: 'application/pdf',
      },
      {
        title: { en: 'Art. 2.2.14 of Despacho nº8632/2014', pt: 'Art. 2.2.14 do Despacho nº8632/2014' },
        url: 'https://files.diariodarepublica.pt/2s/2014/07/126000000/1725517261.pdf',
        contentType: 'application/pdf',
      },
      {
        title: { en: 'Field 4.4.19.7 of Portaria nº302/2016', pt: 'Campo 4.4.19.7 da Portaria nº302/2016' },
        url: 'https://files.diariodarepublica.pt/1s/2016/12/23100/0427304379.pdf',
        contentType: 'application/pdf',
      },
    ],
    values: [
      {
        code: 'M01',
        name: {
          en: 'Article 16, No. 6, paragraphs a) to d) of the VAT code',
          pt: 'Artigo 16.º, n.º 6, alíneas a) a d) do CIVA',
        },
        desc: {
          en: 'Sums that do not belong to the taxable value, as what is paid in the customer’s name and booked as another’s.',
        },
      },
      {
        code: 'M02',
        name: {
          en: 'Article 6 of Decree-Law No. 198/90 of 19th June',
          pt: 'Artigo 6.º do Decreto-Lei n.º 198/90, de 19 de junho',
        },
        desc: { en: 'Goods sold to an exporter in Portugal who sends them out of the country as they are.' },
      },
      {
        code: 'M04',
        name: { en: 'Article 13 of the VAT code', pt: 'Artigo 13.º do CIVA' },
        desc: { en: 'Imports that the code exempts, re-imports among them.' },
      },
      {
        code: 'M05',
        name: { en: 'Article 14 of the VAT code', pt: 'Artigo 14.º do CIVA' },
        desc: { en: 'Exports, what is treated like them, and international transport.' },
      },
      {
        code: 'M06',
        name: { en: 'Article 15 of the VAT code', pt: 'Artigo 15.º do CIVA' },
        desc: { en: 'Goods in customs or tax warehouses and other procedures that suspend the tax.' },
      },
      {
        code: 'M07',
        name: { en: 'Article 9 of the VAT code', pt: 'Artigo 9.º do CIVA' },
        desc: { en: 'Activities exempt without deduction: health, education, culture, insurance, letting.' },
      },
      {
        code: 'M09',
        name: { en: 'Article 62 paragraph b) of the VAT code', pt: 'Artigo 62.º alínea b) do CIVA' },
        desc: { en: 'Scheme for small retailers: no tax is charged and none deducted.' },
      },
      {
        code: 'M10',
        name: { en: 'Article 57 of the VAT code', pt: 'Artigo 57.º do CIVA' },
        desc: { en: 'Scheme for small businesses: no tax is charged and none deducted.' },
      },
      {
        code: 'M11',
        name: { en: 'Decree-Law No. 346/85 of 23rd August', pt: 'Decreto-Lei n.º 346/85, de 23 de agosto' },
        desc: { en: 'Manufactured tobacco, taxed once by a scheme of its own.' },
      },
      {
        code: 'M12',
        name: { en: 'Decree-Law No. 221/85 of 3rd July', pt: 'Decreto-Lei n.º 221/85, de 3 de julho' },
        desc: { en: 'Travel agents: tax on the margin alone.' },
      },
      {
        code: 'M13',
        name: { en: 'Decree-Law No. 199/96 of 18th October', pt: 'Decreto-Lei n.º 199/96, de 18 de outubro' },
        desc: { en: 'Second-hand goods: tax on the margin alone.' },
      },
      {
        code: 'M14',
        name: { en: 'Decree-Law No. 199/96 of 18th October', pt: 'Decreto-Lei n.º 199/96, de 18 de outubro' },
        desc: { en: 'Works of art: tax on the margin alone.' },
      },
      {
        code: 'M15',
        name: { en: 'Decree-Law No. 199/96 of 18th October', pt: 'Decreto-Lei n.º 199/96, de 18 de outubro' },
        desc: { en: 'Collectors’ items and antiques: tax on the margin alone.' },
      },
      {
        code: 'M16',
        name: { en: 'Article 14 of the RITI', pt: 'Artigo 14.º do RITI' },
        desc: { en: 'Goods to a business in another member state of the Union.' },
      },
      {
        code: 'M19',
        name: { en: 'Other exemptions', pt: 'Outras isenções' },
        desc: { en: 'Exemptions of other laws, those for a limited time among them.' },
      },
      {
        code: 'M20',
        name: { en: 'Article 59-D No. 2 of the VAT code', pt: 'Artigo 59.º-D n.º 2 do CIVA' },
        desc: { en: 'Flat-rate scheme for farmers.' },
      },
      {
        code: 'M21',
        name: { en: 'Article 72 No. 4 of the VAT code', pt: 'Artigo 72.º n.º 4 do CIVA' },
        desc: { en: 'Fuel sold by resellers, who may not deduct the tax.' },
      },
      {
        code: 'M25',
        name: { en: 'Article 38 No. 1 paragraph a) of the VAT code', pt: 'Artigo 38.º n.º 1 alínea a) do CIVA' },
        desc: { en: 'Goods handed over on consignment, before they are sold.' },
      },
      {
        code: 'M26',
        name: { en: 'Law No. 17/2023 of 14th April', pt: 'Lei n.º 17/2023, de 14 de abril' },
        desc: { en: 'Food basket at no VAT with deduction, from 18 April 2023 to 4 January 2024.' },
      },
      {
        code: 'M30',
        name: { en: 'Article 2 No. 1 paragraph i) of the VAT code', pt: 'Artigo 2.º n.º 1 alínea i) do CIVA' },
        desc: { en: 'Waste and scrap: the buyer owes the tax.' },
      },
      {
        code: 'M31',
        name: { en: 'Article 2 No. 1 paragraph j) of the VAT code', pt: 'Artigo 2.º n.º 1 alínea j) do CIVA' },
        desc: { en: 'Construction work: the client owes the tax.' },
      },
      {
        code: 'M32',
        name: { en: 'Article 2 No. 1 paragraph l) of the VAT code', pt: 'Artigo 2.º n.º 1 alínea l) do CIVA' },
        desc: { en: 'Emission rights: the buyer owes the tax.' },
      },
      {
        code: 'M33',
        name: { en: 'Article 2 No. 1 paragraph m) of the VAT code', pt: 'Artigo 2.º n.º 1 alínea m) do CIVA' },
        desc: { en: 'Cork, wood and pine cones: the buyer owes the tax.' },
      },
      {
        code: 'M34',
        name: { en: 'Article 2 No. 1 paragraph n) of the VAT code', pt: 'Artigo 2.º n.º 1 alínea n) do CIVA' },
        desc: { en: 'Electricity that small producers have left over: the buyer owes the tax.' },
      },
      {
        code: 'M40',
        name: {
          en: 'Article 6 No. 6 paragraph a) of the VAT code, to the contrary',
          pt: 'Artigo 6.º n.º 6 alínea a) do CIVA, a contrário',
        },
        desc: {
          en: 'Service to a business elsewhere: the customer owes the tax.',
        },
      },
      {
        code: 'M41',
        name: { en: 'Article 8 No. 3 of the RITI', pt: 'Artigo 8.º n.º 3 do RITI' },
        desc: { en: 'Triangular sale within the Union: the last buyer owes the tax.' },
      },
      {
        code: 'M42',
        name: { en: 'Decree-Law No. 21/2007 of 29th January', pt: 'Decreto-Lei n.º 21/2007, de 29 de janeiro' },
        desc: { en: 'Real estate for which the exemption was waived: the buyer owes the tax.' },
      },
      {
        code: 'M43',
        name: { en: 'Decree-Law No. 362/99 of 16th September', pt: 'Decreto-Lei n.º 362/99, de 16 de setembro' },
        desc: { en: 'Investment gold that is taxed by choice: the buyer owes the tax.' },
      },
      {
        code: 'M44',
        name: { en: 'Article 6.º of the CIVA – Specific rules', pt: 'Artigo 6.º do CIVA – Regras específicas' },
        desc: { en: 'Service that is not supplied in Portugal.' },
      },
      {
        code: 'M45',
        name: {
          en: 'Art 58º-A of the CIVA (IVA - cross-border exemption regime)',
          pt: 'Art 58º-A do CIVA (IVA - regime transfronteiriço de isenção)',
        },
        desc: { en: 'Supply in another member state, exempt there by the Union’s scheme for small businesses.' },
      },
      {
        code: 'M46',
        name: { en: 'Decree-Law No. 19/2017, of February 14', pt: 'Decreto-lei n.º 19/2017, de 14 de fevereiro' },
        desc: { en: 'Goods that travellers take with them to a country outside the Union.' },
      },
      {
        code: 'M99',
        name: { en: 'Not subject to tax or not taxed', pt: 'Não sujeito ou não tributado' },
        desc: { en: 'Nothing that VAT covers, or no tax for another reason.' },
      },
    ],
  },
  {
    key: PRODUCT_TYPE,
    name: { en: 'Product Type', pt: 'Tipo de Produto' },
    desc: { en: 'Goods, service or other, `ProductType`. Worked out from the unit when left out.' },
    values: [
      { code: 'P', name: { en: 'Goods', pt: 'Produtos' } },
      { code: 'S', name: { en: 'Services', pt: 'Serviços' } },
      {
        code: 'O',
        name: { en: 'Other', pt: 'Outros' },
        desc: {
          en: 'Anything else: postage charged on, advances, sale of assets.',
          pt: 'Tudo o resto: portes debitados, adiantamentos, venda de ativos.',
        },
      },
      {
        code: 'E',
        name: { en: 'Excise Duties', pt: 'Impostos Especiais' },
        desc: {
          en: 'Excise duties: on alcohol (IABA), on fuels (ISP), on tobacco (IT).',
          pt: 'Impostos especiais de consumo: álcool (IABA), combustíveis (ISP), tabaco (IT).',
        },
      },
      {
        code: 'I',
        name: { en: 'Taxes/Fees', pt: 'Impostos/Taxas' },
        desc: {
          en: 'Other taxes and fees; VAT and stamp duty stand in the table of taxes, excise duties under `E`.',
          pt: 'Outros impostos e taxas; IVA e selo constam da tabela de impostos, os impostos especiais em `E`.',
        },
      },
    ],
  },
  {
    key: WORK_TYPE,
    name: { en: 'Document Type', pt: 'Tipo de documento' },
    desc: { en: 'Kind of working document, `WorkType`: orders, quotes, pro formas.' },
    values: [
      { code: 'CM', name: { en: 'Table orders', pt: 'Consultas de mesa' } },
      { code: 'CC', name: { en: 'Consignment credit note', pt: 'Credito de consignação' } },
      {
        code: 'FC',
        name: {
          en: 'VAT-compliant consignment invoice (Article 38)',
          pt: 'Fatura de consignação nos termos do art.º 38º do código do IVA',
        },
      },
      { code: 'FO', name: { en: 'Work orders', pt: 'Folhas de obra' } },
      { code: 'NE', name: { en: 'Purchase order', pt: 'Nota de Encomenda' } },
      { code: 'OU', name: { en: 'Other documents', pt: 'Outros' } },
      { code: 'OR', name: { en: 'Quotations', pt: 'Orçamentos' } },
      { code: 'PF', name: { en: 'Pro forma invoice', pt: 'Pró-forma' } },
      {
        code: 'DC',
        name: {
          en: 'Delivery verification documents',
          pt: 'Documentos emitidos que sejam suscetíveis de apresentação ao cliente para conferência de mercadorias ou de prestação de serviços',
        },
        desc: { en: 'Up to 30 June 2017.', pt: 'Até 30 de junho de 2017.' },
      },
      { code: 'RP', name: { en: 'Premium Receipt', pt: 'Prémio ou recibo de prémio' } },
      { code: 'RE', name: { en: 'Chargeback Receipt', pt: 'Estorno ou recibo de estorno' } },
      { code: 'CS', name: { en: 'Co-insurers Allocation', pt: 'Imputação a co-seguradoras' } },
      { code: 'LD', name: { en: 'Lead Co-insurer Allocation', pt: 'Imputação a co-seguradora líder' } },
      { code: 'RA', name: { en: 'Accepted Reinsurance', pt: 'Resseguro aceite' } },
    ],
  },
  {
    key: PAYMENT_MEANS,
    name: { en: 'Payment Means', pt: 'Meio de Pagamento' },
    desc: { en: 'By what means is paid, `PaymentMechanism`. It follows from the key of the means of payment.' },
    values: [
      { code: 'CC', name: { en: 'Credit card', pt: 'Cartão crédito' } },
      { code: 'CD', name: { en: 'Debit card', pt: 'Cartão débito' } },
      { code: 'CH', name: { en: 'Bank cheque', pt: 'Cheque bancário' } },
      { code: 'CI', name: { en: 'International documentary credit', pt: 'Letter of credit' } },
      { code: 'CO', name: { en: 'Gift cheque or card', pt: 'Cheque ou cartão oferta' } },
      {
        code: 'CS',
        name: { en: 'Settlement of balances in current account', pt: 'Compensação de saldos em conta corrente' },
      },
      { code: 'DE', name: { en: 'Electronic money', pt: 'Dinheiro eletrónico' } },
      { code: 'LC', name: { en: 'Commercial bill', pt: 'Letra comercial' } },
      { code: 'MB', name: { en: 'Multibanco payment references', pt: 'Referências de pagamento para Multibanco' } },
      { code: 'NU', name: { en: 'Cash', pt: 'Numerário' } },
      { code: 'OU', name: { en: 'Other', pt: 'Outro' } },
      { code: 'PR', name: { en: 'Barter', pt: 'Permuta de bens' } },
      {
        code: 'TB',
        name: { en: 'Bank transfer or direct debit', pt: 'Transferência bancária ou débito direto autorizado' },
      },
      { code: 'TR', name: { en: 'Supplementary compensation', pt: 'Títulos de compensação extrassalarial' } },
    ],
  },
  {
    key: SOURCE,
    name: { en: 'Document Source', pt: 'Origem do documento' },
    desc: { en: 'Where the document was made, `SourceBilling`: P in this program unless stated.' },
    values: [
      {
        code: 'P',
        name: { en: 'Produced', pt: 'Produzido' },
        desc: { en: 'Made by this program.', pt: 'Feito por este programa.' },
      },
      {
        code: 'I',
        name: { en: 'Integrated', pt: 'Integrado' },
        desc: { en: 'Made by another program and taken in here.', pt: 'Feito por outro programa e integrado neste.' },
      },
      {
        code: 'M',
        name: { en: 'Manual', pt: 'Manual' },
        desc: { en: 'Recovered, or first written by hand.', pt: 'Recuperado, ou emitido manualmente.' },
      },
    ],
  },
  {
    key: SOURCE_REF,
    name: { en: 'Source Document Reference', pt: 'Referência do documento de origem' },
    desc: { en: 'Type, series and number of the original document when it was made elsewhere or by hand.' },
  },
  {
    key: MOVEMENT_TYPE,
    name: { en: 'Movement Type', pt: 'Tipo de documento' },
    desc: { en: 'Kind of transport document, `MovementType`. It follows from type and tags of the delivery.' },
    values: [
      { code: 'GR', name: { en: 'Delivery note', pt: 'Guia de remessa' } },
      {
        code: 'GT',
        name: { en: 'Waybill', pt: 'Guia de transporte' },
        desc: { en: 'Global waybills among them.', pt: 'Incluindo as guias globais.' },
      },
      {
        code: 'GA',
        name: { en: 'Guide to the movement own fixed assets', pt: 'Guia de movimentação de ativos fixos próprios' },
      },
      { code: 'GC', name: { en: 'Consignment note', pt: 'Guia de consignação' } },
      { code: 'GD', name: { en: 'Returns slip or note', pt: 'Guia ou nota de devolução' } },
    ],
  },
  {
    key: CASH_VAT,
    name: { en: 'Cash VAT Scheme Indicator', pt: 'Indicador de Regime de IVA de Caixa' },
    desc: { en: 'Whether VAT falls due on payment, `CashVATSchemeIndicator`. Set by the tag `cash-vat`.' },
    values: [
      {
        code: '0',
        name: { en: 'No', pt: 'Não' },
        desc: { en: 'The supplier is not in the scheme.', pt: 'O fornecedor não aderiu ao regime.' },
      },
      {
        code: '1',
        name: { en: 'Yes', pt: 'Sim' },
        desc: { en: 'The supplier is in the scheme.', pt: 'O fornecedor aderiu ao regime.' },
      },
    ],
  },
];

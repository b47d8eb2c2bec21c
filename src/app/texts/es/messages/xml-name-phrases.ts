import type { Phrases } from '../../said.ts';

/** What profiles are called, groups with what names them, and codes that invoices of Europe use. */
export const xmlNamePhrases: Phrases = {
  'French CIUS': 'CIUS francesa',
  'French extended': 'Perfil francés ampliado',
  // Groups with their number or name
  'Preceding invoice reference {}': 'Referencia a una factura anterior {}',
  'Invoice note {}': 'Nota de la factura {}',
  'Credit transfer {}': 'Transferencia {}',
  'Document level allowances {}': 'Descuento del documento {}',
  'Document level charges {}': 'Cargo del documento {}',
  'VAT breakdown {}': 'Desglose del IVA {}',
  'Additional supporting documents {}': 'Documento justificativo {}',
  'Invoice line {}': 'Línea de factura {}',
  'Sub invoice line {}': 'Línea dentro de una línea de factura {}',
  'Invoice line allowances {}': 'Descuento de la línea de factura {}',
  'Invoice line charges {}': 'Cargo de la línea de factura {}',
  'Item attributes {}': 'Atributo del artículo {}',
  'Line VAT information {}': 'IVA de la línea {}',
  'Payment instructions {}': 'Instrucciones de pago {}',
  'Prepayment {}': 'Anticipo {}',
  // VAT categories and when the VAT is due
  'Standard rate': 'Tipo general',
  'Zero rated': 'Tipo cero',
  Exempt: 'Exento',
  'Reverse charge': 'Inversión del sujeto pasivo',
  'Supply within the EU': 'Entrega intracomunitaria',
  Export: 'Exportación',
  'Not subject to VAT': 'No sujeto al IVA',
  'IGIC, Canary Islands': 'IGIC, Canarias',
  'IPSI, Ceuta and Melilla': 'IPSI, Ceuta y Melilla',
  'Split payment, Italy': 'Pago escindido, Italia',
  'When the invoice is issued': 'Cuando se expide la factura',
  'When it is delivered': 'Cuando se entrega',
  'When it is paid': 'Cuando se paga',
};

import type { Phrases } from '../../areas.ts';

/** UNTDID 5305, how taxes apply. */
export const taxCategoryNames: Phrases = {
  'Mixed tax rate': 'Tipos impositivos mixtos',
  'Lower rate': 'Tipo reducido',
  'Exempt for resale': 'Exento por reventa',
  'Value Added Tax (VAT) due from a previous invoice':
    'Impuesto sobre el valor añadido (IVA) adeudado de una factura anterior',
  'VAT Reverse Charge': 'Inversión del sujeto pasivo del IVA',
  'Transferred (VAT)': 'Transferido (IVA)',
  'Duty paid by supplier': 'Derechos pagados por el proveedor',
  'Value Added Tax (VAT) margin scheme - travel agents':
    'Impuesto sobre el valor añadido (IVA), régimen del margen: agencias de viajes',
  'Exempt from tax': 'Exento de impuestos',
  'Value Added Tax (VAT) margin scheme - second-hand goods':
    'Impuesto sobre el valor añadido (IVA), régimen del margen: bienes usados',
  'Free export item, tax not charged': 'Exportación libre de impuestos, sin repercusión',
  'Higher rate': 'Tipo incrementado',
  'Value Added Tax (VAT) margin scheme - works of art':
    'Impuesto sobre el valor añadido (IVA), régimen del margen: objetos de arte',
  "Value Added Tax (VAT) margin scheme - collector's items and antiques":
    'Impuesto sobre el valor añadido (IVA), régimen del margen: antigüedades y objetos de colección',
  'VAT exempt for EEA intra-community supply of goods and services':
    'Exento de IVA por entrega intracomunitaria de bienes y servicios en el EEE',
  'Canary Islands general indirect tax': 'Impuesto General Indirecto Canario',
  'Tax for production, services and importation in Ceuta and Melilla':
    'Impuesto sobre la Producción, los Servicios y la Importación en Ceuta y Melilla',
  'Services outside scope of tax': 'Servicios no sujetos al impuesto',
  'Standard Rate': 'Tipo general',
  'Zero rated goods': 'Bienes a tipo cero',
};

import type { Phrases } from '../../areas.ts';

/** VATEX, reasons for exemption from VAT. */
export const exemptionNames: Phrases = {
  'Exempt based on article 79, point c of Council Directive 2006/112/EC':
    'Exento según el artículo 79, letra c), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132 of Council Directive 2006/112/EC':
    'Exento según el artículo 132 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (a) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra a), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (b) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra b), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (c) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra c), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (d) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra d), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (e) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra e), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (f) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra f), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (g) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra g), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (h) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra h), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (i) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra i), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (j) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra j), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (k) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra k), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (l) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra l), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (m) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra m), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (n) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra n), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (o) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra o), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (p) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra p), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 132, section 1 (q) of Council Directive 2006/112/EC':
    'Exento según el artículo 132, apartado 1, letra q), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 135, section 1 of Council Directive 2006/112/EC':
    'Exento según el artículo 135, apartado 1, de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143 of Council Directive 2006/112/EC':
    'Exento según el artículo 143 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (a) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra a), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (b) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra b), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (c) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra c), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (d) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra d), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (e) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra e), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (f) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra f), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (fa) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra f bis), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (g) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra g), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (h) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra h), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (i) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra i), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (j) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra j), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (k) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra k), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 143, section 1 (l) of Council Directive 2006/112/EC':
    'Exento según el artículo 143, apartado 1, letra l), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 144 of Council Directive 2006/112/EC':
    'Exento según el artículo 144 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 146 section 1 (e) of Council Directive 2006/112/EC':
    'Exento según el artículo 146, apartado 1, letra e), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148 of Council Directive 2006/112/EC':
    'Exento según el artículo 148 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (a) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra a), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (b) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra b), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (c) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra c), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (d) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra d), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (e) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra e), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (f) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra f), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 148, section (g) of Council Directive 2006/112/EC':
    'Exento según el artículo 148, letra g), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151 of Council Directive 2006/112/EC':
    'Exento según el artículo 151 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151, section 1 (a) of Council Directive 2006/112/EC':
    'Exento según el artículo 151, apartado 1, letra a), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151, section 1 (aa) of Council Directive 2006/112/EC':
    'Exento según el artículo 151, apartado 1, letra a bis), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151, section 1 (b) of Council Directive 2006/112/EC':
    'Exento según el artículo 151, apartado 1, letra b), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151, section 1 (c) of Council Directive 2006/112/EC':
    'Exento según el artículo 151, apartado 1, letra c), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151, section 1 (d) of Council Directive 2006/112/EC':
    'Exento según el artículo 151, apartado 1, letra d), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 151, section 1 (e) of Council Directive 2006/112/EC':
    'Exento según el artículo 151, apartado 1, letra e), de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 153 of Council Directive 2006/112/EC':
    'Exento según el artículo 153 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 159 of Council Directive 2006/112/EC':
    'Exento según el artículo 159 de la Directiva 2006/112/CE del Consejo',
  'Exempt based on article 309 of Council Directive 2006/112/EC':
    'Exento según el artículo 309 de la Directiva 2006/112/CE del Consejo',
  'Reverse charge': 'Inversión del sujeto pasivo',
  'Travel agents VAT scheme.': 'Régimen especial del IVA de las agencias de viajes.',
  'Second hand goods VAT scheme.': 'Régimen especial del IVA de los bienes usados.',
  'Export outside the EU': 'Exportación fuera de la UE',
  'Works of art VAT scheme.': 'Régimen especial del IVA de los objetos de arte.',
  'Intra-community supply': 'Entrega intracomunitaria',
  'Collectors items and antiques VAT scheme.': 'Régimen especial del IVA de las antigüedades y objetos de colección.',
  'Not subject to VAT': 'No sujeto al IVA',
  'France domestic VAT franchise in base': 'Régimen de franquicia del IVA en Francia (franchise en base)',
  'France domestic Credit Notes without VAT, due to supplier forfeit of VAT for discount':
    'Abonos interiores de Francia sin IVA, por renuncia del proveedor al IVA del descuento',
  'Exempt based on 1 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 1 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on 2 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 2 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on 3 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 3 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on 4 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 4 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on 5 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 5 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on 7 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 7 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on 8 of article 261 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 8 del artículo 261 del Código General de Impuestos francés (CGI)',
  'Exempt based on article 261 A of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el artículo 261 A del Código General de Impuestos francés (CGI)',
  'Exempt based on article 261 B of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el artículo 261 B del Código General de Impuestos francés (CGI)',
  'Exempt based on 1° of article 261 C of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 1.º del artículo 261 C del Código General de Impuestos francés (CGI)',
  'Exempt based on 2° of article 261 C of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 2.º del artículo 261 C del Código General de Impuestos francés (CGI)',
  'Exempt based on 3° of article 261 C of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 3.º del artículo 261 C del Código General de Impuestos francés (CGI)',
  'Exempt based on 1° of article 261 D of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 1.º del artículo 261 D del Código General de Impuestos francés (CGI)',
  'Exempt based on 1°bis of article 261 D of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 1.º bis del artículo 261 D del Código General de Impuestos francés (CGI)',
  'Exempt based on 2° of article 261 D of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 2.º del artículo 261 D del Código General de Impuestos francés (CGI)',
  'Exempt based on 3° of article 261 D of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 3.º del artículo 261 D del Código General de Impuestos francés (CGI)',
  'Exempt based on 4° of article 261 D of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 4.º del artículo 261 D del Código General de Impuestos francés (CGI)',
  'Exempt based on 1° of article 261 E of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 1.º del artículo 261 E del Código General de Impuestos francés (CGI)',
  'Exempt based on 2° of article 261 E of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el punto 2.º del artículo 261 E del Código General de Impuestos francés (CGI)',
  'Exempt based on article 277 A of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el artículo 277 A del Código General de Impuestos francés (CGI)',
  'Exempt based on article 275 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el artículo 275 del Código General de Impuestos francés (CGI)',
  'Exempt based on article 298 sexdecies A of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el artículo 298 sexdecies A del Código General de Impuestos francés (CGI)',
  'Exempt based on article 295 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el artículo 295 del Código General de Impuestos francés (CGI)',
  'Exempt based on 2 of article 283 of the Code Général des Impôts (CGI ; General tax code)':
    'Exento según el apartado 2 del artículo 283 del Código General de Impuestos francés (CGI)',
  'Financial services mentioned in Article 29 of the VAT Regulations':
    'Servicios financieros citados en el artículo 29 del Reglamento del IVA',
  'Life insurance services mentioned in Article 29 of the VAT Regulations':
    'Servicios de seguro de vida citados en el artículo 29 del Reglamento del IVA',
  'Real estate transactions mentioned in Article 30 of the VAT Regulations':
    'Operaciones inmobiliarias citadas en el artículo 30 del Reglamento del IVA',
  'Export of goods': 'Exportación de bienes',
  'Export of services': 'Exportación de servicios',
  'The international transport of goods': 'Transporte internacional de mercancías',
  'International transport of passengers': 'Transporte internacional de pasajeros',
  'Services directly connected and incidental to a supply of international passenger transport':
    'Servicios directamente vinculados y accesorios al transporte internacional de pasajeros',
  'Supply of a qualifying means of transport': 'Entrega de un medio de transporte que cumple los requisitos',
  'Any services relating to goods or passenger transportation, as defined in Article 25 of the VAT Regulations':
    'Servicios relativos al transporte de mercancías o pasajeros definidos en el artículo 25 del Reglamento del IVA',
  'Medicines and medical equipment': 'Medicamentos y equipos médicos',
  'Qualifying metals': 'Metales que cumplen los requisitos',
  'Private education to citizen': 'Enseñanza privada a ciudadanos',
  'Private healthcare to citizen': 'Asistencia sanitaria privada a ciudadanos',
  'Supply of qualified military goods': 'Entrega de bienes militares que cumplen los requisitos',
  'Reason is free text, to be provided by the taxpayer on a case-by-case basis':
    'El motivo es texto libre, que indica el contribuyente en cada caso',
};

import type { Phrases } from '../../areas.ts';

/** What the addon of Greece says. */
export const greekAddonDefinitions: Phrases = {
  'Prepares invoices for myDATA, the electronic books of the Greek tax authority: type of document, VAT category, cause of exemption, sorts of taxes and means of payment are derived from type, tags and keys. The tags `goods`, `services`, `export` and `eu` tell sales apart. Income can be classified on items.':
    'Prepara las facturas para myDATA, los libros electrónicos de la administración tributaria griega: tipo de documento, categoría de IVA, causa de exención, clases de impuestos y forma de pago se deducen del tipo, de las etiquetas y de las claves. Las etiquetas `goods`, `services`, `export` y `eu` distinguen las ventas. Los ingresos pueden clasificarse en los artículos.',
  'Islands Reduced Rates': 'Tipos reducidos de las islas',
  'VAT rate': 'Tipo de IVA',
  'VAT category of a tax. Follows from the rate: general, reduced and super-reduced, each also for the islands; 7 for what is not taxed.':
    'Categoría de IVA de un impuesto. Se deduce del tipo: general, reducido y superreducido, cada uno también para las islas; 7 para lo que no tributa.',
  'Invoice type': 'Tipo de factura',
  'Type of document in myDATA. Follows from the type of the invoice and its tags; to state another one, give the invoice the type `other`.':
    'Tipo de documento en myDATA. Se deduce del tipo de la factura y de sus etiquetas; para indicar otro, dé a la factura el tipo `other`.',
  'Payment means': 'Forma de pago',
  'Means of payment. Follows from the key of the payment: `credit-transfer+foreign` is 2.':
    'Forma de pago. Se deduce de la clave del pago: `credit-transfer+foreign` es 2.',
  'VAT exemption cause': 'Causa de exención del IVA',
  'Why no VAT is charged. Follows from the key of the tax, which often leaves several causes to choose from.':
    'Por qué no se repercute IVA. Se deduce de la clave del impuesto, que a menudo deja varias causas entre las que elegir.',
  'Income Classification Category': 'Categoría de clasificación del ingreso',
  'Category of the income from an item. Goes with its type.': 'Categoría del ingreso de un artículo. Va con su tipo.',
  'Income Classification Type': 'Tipo de clasificación del ingreso',
  'Type of the income from an item. Goes with its category.': 'Tipo del ingreso de un artículo. Va con su categoría.',
  'Tax type': 'Tipo de impuesto',
  'Sort of tax that a charge stands for. Follows from the key of the charge or from the code of fee, other tax or stamp duty.':
    'Clase de impuesto a la que corresponde un cargo. Se deduce de la clave del cargo o del código de la tasa, del otro impuesto o del impuesto de timbre.',
  'Fee category': 'Categoría de tasa',
  'Fee that a charge stands for, with the tax type 2.':
    'Tasa a la que corresponde un cargo, con el tipo de impuesto 2.',
  'Other taxes category': 'Categoría de otros impuestos',
  'Tax that a charge stands for, with the tax type 3.':
    'Impuesto al que corresponde un cargo, con el tipo de impuesto 3.',
  'Stamp duty coefficient category': 'Categoría de coeficiente del impuesto de timbre',
  'Rate of the stamp duty that a charge stands for, with the tax type 4.':
    'Tipo del impuesto de timbre al que corresponde un cargo, con el tipo de impuesto 4.',
  'Branch number': 'Número de sucursal',
  'Number under which the AADE knows an establishment of the supplier or the customer. Without it the headquarters count, which are 0.':
    'Número con el que la AADE conoce un establecimiento del emisor o del cliente. Sin él vale la sede, que es 0.',
  'Without VAT': 'Sin IVA',
  'Records without VAT (e.g. Payroll, Amortisations)': 'Registros sin IVA (p. ej., nóminas, amortizaciones)',
  'Sales Invoice': 'Factura de venta',
  'Sales Invoice/Intra-community Supplies': 'Factura de venta/Entregas intracomunitarias',
  'Sales Invoice/Third Country Supplies': 'Factura de venta/Entregas a terceros países',
  'Sales Invoice/Sale on Behalf of Third Parties': 'Factura de venta/Venta por cuenta de terceros',
  'Sales Invoice/Clearance of Sales on Behalf of Third Parties – Fees from Sales on Behalf of Third Parties':
    'Factura de venta/Liquidación de ventas por cuenta de terceros – Comisiones de ventas por cuenta de terceros',
  'Sales Invoice/Supplemental Accounting Source Document': 'Factura de venta/Documento complementario',
  'Service Rendered Invoice': 'Factura de prestación de servicios',
  'Intra-community Service Rendered Invoice': 'Factura de prestación de servicios intracomunitarios',
  'Third Country Service Rendered Invoice': 'Factura de prestación de servicios a terceros países',
  'Service Rendered Invoice/Supplemental Accounting Source Document':
    'Factura de prestación de servicios/Documento complementario',
  'Proof of Expenditure (non-liable Issuer)': 'Justificante de gasto (emisor no obligado)',
  'Proof of Expenditure (denial of issuance by liable Issuer)':
    'Justificante de gasto (negativa del emisor obligado a expedir)',
  'Credit Invoice/Associated': 'Factura de abono/Asociada',
  'Credit Invoice/Non-Associated': 'Factura de abono/No asociada',
  'Self-Delivery Record': 'Registro de autoentrega',
  'Self-Supply Record': 'Registro de autoconsumo',
  'Contract – Income': 'Contrato – Ingreso',
  'Rents – Income': 'Alquileres – Ingreso',
  'Special Record – Accommodation Tax Collection/Payment Receipt':
    'Documento especial – Recibo de cobro/pago del impuesto sobre estancias',
  'Retail Sales Receipt': 'Recibo de venta minorista',
  'Service Rendered Receipt': 'Recibo de prestación de servicios',
  'Retail Sales Credit Note': 'Abono de venta minorista',
  'Retail Sales Receipt on Behalf of Third Parties': 'Recibo de venta minorista por cuenta de terceros',
  'Expenses – Domestic/Foreign Retail Transaction Purchases':
    'Gastos – Compras en operaciones minoristas nacionales/extranjeras',
  'Domestic/Foreign Retail Transaction Provision': 'Prestación en operaciones minoristas nacionales/extranjeras',
  'Shared Utility Bills': 'Gastos de comunidad',
  Subscriptions: 'Suscripciones',
  'Self-Declared Entity Accounting Source Documents (Dynamic)':
    'Documentos de la entidad por autodeclaración (dinámicos)',
  'Domestic/Foreign Retail Sales Credit Note': 'Abono de venta minorista nacional/extranjera',
  'Invoice/Intra-community Acquisitions': 'Factura/Adquisiciones intracomunitarias',
  'Invoice/Third Country Acquisitions': 'Factura/Adquisiciones a terceros países',
  'Invoice/Intra-community Services Receipt': 'Factura/Recepción de servicios intracomunitarios',
  'Invoice/Third Country Services Receipt': 'Factura/Recepción de servicios de terceros países',
  EFKA: 'EFKA',
  'Domestic/Foreign Credit Note': 'Abono nacional/extranjero',
  'Contract-Expense': 'Contrato – Gasto',
  'Rent-Expense': 'Alquiler – Gasto',
  Payroll: 'Nóminas',
  Amortisations: 'Amortizaciones',
  'Other Income Adjustment/Regularisation Entries – Accounting Base':
    'Otros asientos de regularización de ingresos – Base contable',
  'Other Income Adjustment/Regularisation Entries – Tax Base':
    'Otros asientos de regularización de ingresos – Base fiscal',
  'Other Expense Adjustment/Regularisation Entries – Accounting Base':
    'Otros asientos de regularización de gastos – Base contable',
  'Other Expense Adjustment/Regularisation Entries – Tax Base':
    'Otros asientos de regularización de gastos – Base fiscal',
  'Domestic Payments Account Number': 'Cuenta de pagos nacional',
  'Foreign Payments Account Number': 'Cuenta de pagos extranjera',
  Check: 'Cheque',
  'On credit': 'A crédito',
  'Web Banking': 'Banca en línea',
  'POS / e-POS': 'TPV / TPV virtual',
  'Without VAT - article 3 of the VAT code': 'Sin IVA - artículo 3 del Código del IVA',
  'Not a transaction that VAT covers at all.': 'No es una operación que alcance el IVA.',
  'Without VAT - article 5 of the VAT code': 'Sin IVA - artículo 5 del Código del IVA',
  'Not taken for a supply of goods, as for the transfer of a whole business.':
    'No se considera entrega de bienes, como la transmisión de un negocio entero.',
  'Without VAT - article 13 of the VAT code': 'Sin IVA - artículo 13 del Código del IVA',
  'The place where the goods are supplied lies outside Greece.':
    'El lugar de entrega de los bienes está fuera de Grecia.',
  'Without VAT - article 14 of the VAT code': 'Sin IVA - artículo 14 del Código del IVA',
  'The place where the service is supplied lies outside Greece.':
    'El lugar de prestación del servicio está fuera de Grecia.',
  'Without VAT - article 16 of the VAT code': 'Sin IVA - artículo 16 del Código del IVA',
  'Not charged: a case in which the tax does not fall due at this moment.':
    'No se repercute: un caso en el que el impuesto no se devenga en este momento.',
  'Without VAT - article 19 of the VAT code': 'Sin IVA - artículo 19 del Código del IVA',
  'Amounts that do not belong to the taxable value.': 'Importes que no forman parte de la base imponible.',
  'Without VAT - article 22 of the VAT code': 'Sin IVA - artículo 22 del Código del IVA',
  'Activities exempt within the country, without deduction: health, education, culture, insurance, finance, letting.':
    'Actividades interiores exentas sin derecho a deducción: sanidad, educación, cultura, seguros, operaciones financieras, alquiler.',
  'Without VAT - article 24 of the VAT code': 'Sin IVA - artículo 24 del Código del IVA',
  'Export to countries outside the Union; the tax on purchases is deducted.':
    'Exportación a países de fuera de la Unión; el impuesto de las compras se deduce.',
  'Without VAT - article 25 of the VAT code': 'Sin IVA - artículo 25 del Código del IVA',
  'International transport, free zones and customs warehouses.':
    'Transporte internacional, zonas francas y depósitos aduaneros.',
  'Without VAT - article 26 of the VAT code': 'Sin IVA - artículo 26 del Código del IVA',
  'Goods in other warehouses under suspension of VAT.': 'Bienes en otros depósitos con suspensión del IVA.',
  'Without VAT - article 27 of the VAT code': 'Sin IVA - artículo 27 del Código del IVA',
  'Ships, aircraft, diplomats and others treated like exports.':
    'Buques, aeronaves, diplomáticos y otros tratados como exportaciones.',
  'Without VAT - article 27 - Seagoing Vessels of the VAT code':
    'Sin IVA - artículo 27 del Código del IVA - buques de alta mar',
  'Ships for the high sea; the tax on purchases is deducted.':
    'Buques de alta mar; el impuesto de las compras se deduce.',
  'Without VAT - article 27.1.γ - Seagoing Vessels of the VAT code':
    'Sin IVA - artículo 27.1.γ del Código del IVA - buques de alta mar',
  'Goods and services for ships of the high sea under letter γ of the first paragraph.':
    'Bienes y servicios para buques de alta mar según la letra γ del apartado primero.',
  'Without VAT - article 28 of the VAT code': 'Sin IVA - artículo 28 del Código del IVA',
  'Goods to a business in another member state of the Union.':
    'Bienes a una empresa de otro Estado miembro de la Unión.',
  'Without VAT - article 39 of the VAT code': 'Sin IVA - artículo 39 del Código del IVA',
  'Scheme for small businesses: no VAT is charged.': 'Régimen de pequeñas empresas: no se repercute IVA.',
  'Without VAT - article 39a of the VAT code': 'Sin IVA - artículo 39a del Código del IVA',
  'The customer, a business in Greece, owes the tax: waste, mobile phones, tablets, consoles and others.':
    'El impuesto lo debe el cliente, una empresa de Grecia: residuos, teléfonos móviles, tabletas, consolas y otros.',
  'Without VAT - article 40 of the VAT code': 'Sin IVA - artículo 40 del Código del IVA',
  'Scheme with a lump sum in place of VAT.': 'Régimen con una suma a tanto alzado en lugar del IVA.',
  'Without VAT - article 41 of the VAT code': 'Sin IVA - artículo 41 del Código del IVA',
  'Scheme for farmers: they get compensation in place of VAT.':
    'Régimen de agricultores: reciben una compensación en lugar del IVA.',
  'Without VAT - article 47 of the VAT code': 'Sin IVA - artículo 47 del Código del IVA',
  'Investment gold; one may choose to be taxed.': 'Oro de inversión; se puede optar por tributar.',
  'VAT included - article 43 of the VAT code': 'IVA incluido - artículo 43 del Código del IVA',
  'Travel agents: tax on the margin alone.': 'Agencias de viajes: impuesto solo sobre el margen.',
  'VAT included - article 44 of the VAT code': 'IVA incluido - artículo 44 del Código del IVA',
  'Second-hand goods: tax on the margin alone.': 'Bienes usados: impuesto solo sobre el margen.',
  'VAT included - article 45 of the VAT code': 'IVA incluido - artículo 45 del Código del IVA',
  'Works of art: tax on the margin alone.': 'Obras de arte: impuesto solo sobre el margen.',
  'VAT included - article 46 of the VAT code': 'IVA incluido - artículo 46 del Código del IVA',
  'Collectors’ items and antiques: tax on the margin alone.':
    'Objetos de colección y antigüedades: impuesto solo sobre el margen.',
  'Without VAT - article 6 of the VAT code': 'Sin IVA - artículo 6 del Código del IVA',
  'Subject to no VAT by article 6.': 'No sujeto al IVA por el artículo 6.',
  'Without VAT - ΠΟΛ.1029/1995': 'Sin IVA - ΠΟΛ.1029/1995',
  'Exempt by the circular of 1995.': 'Exento por la circular de 1995.',
  'Without VAT - ΠΟΛ.1167/2015': 'Sin IVA - ΠΟΛ.1167/2015',
  'Exempt by the circular of 2015.': 'Exento por la circular de 2015.',
  'Without VAT - Other VAT exceptions': 'Sin IVA - Otras excepciones del IVA',
  'Any other exemption of the law; say which in the notes.':
    'Cualquier otra exención de la ley; diga cuál en las notas.',
  'Without VAT - Article 24 (b) (1) of the VAT Code (Tax Free)':
    'Sin IVA - Artículo 24 (b) (1) del Código del IVA (Tax Free)',
  'Goods that travellers take with them to a country outside the Union.':
    'Bienes que los viajeros se llevan a un país de fuera de la Unión.',
  'Without VAT - Article 47b of the VAT Code (OSS non-EU scheme)':
    'Sin IVA - Artículo 47b del Código del IVA (OSS, régimen exterior a la Unión)',
  'One stop shop for sellers outside the Union: the consumer’s member state gets the tax.':
    'Ventanilla única para vendedores de fuera de la Unión: el impuesto lo recibe el Estado miembro del consumidor.',
  'Without VAT - Article 47c of the VAT Code (OSS EU scheme)':
    'Sin IVA - Artículo 47c del Código del IVA (OSS, régimen de la Unión)',
  'One stop shop within the Union: the consumer’s member state gets the tax.':
    'Ventanilla única dentro de la Unión: el impuesto lo recibe el Estado miembro del consumidor.',
  'Excluding VAT - Article 47d of the VAT Code (IOSS)': 'Sin IVA - Artículo 47d del Código del IVA (IOSS)',
  'One stop shop for imported goods of small value: the consumer’s member state gets the tax.':
    'Ventanilla única para bienes importados de escaso valor: el impuesto lo recibe el Estado miembro del consumidor.',
};

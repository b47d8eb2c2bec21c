import type { Phrases } from '../../areas.ts';

/** What the addon of Portugal says. */
export const portugueseAddonDefinitions: Phrases = {
  'Prepares invoices, orders, deliveries and receipts for the Portuguese audit file SAF-T (PT): types of documents, bands of rates, reasons of exemptions and means of payment are derived from the document, and series, codes and contents are checked.':
    'Prepara facturas, pedidos, entregas y recibos para el fichero de auditoría portugués SAF-T (PT): tipos de documento, bandas de tipos, motivos de exención y formas de pago se deducen del documento, y se comprueban series, códigos y contenido.',
  Return: 'Devolución',
  'The goods go back to the supplier.': 'Los bienes vuelven al emisor.',
  'Cash VAT Scheme': 'IVA con criterio de caja',
  'VAT falls due when the customer pays (regime de IVA de Caixa).':
    'El IVA se devenga cuando paga el cliente (regime de IVA de Caixa).',
  'Invoice Type': 'Tipo de factura',
  'Kind of invoice, `InvoiceType`. It follows from type and tags of the invoice.':
    'Clase de factura, `InvoiceType`. Se deduce del tipo y de las etiquetas de la factura.',
  'Payment Type': 'Tipo de pago',
  'Kind of receipt, `PaymentType`: under the cash VAT scheme or any other.':
    'Clase de recibo, `PaymentType`: con criterio de caja del IVA o cualquier otro.',
  'Tax Rate Code': 'Código de tipo impositivo',
  'Band of the rate, `TaxCode`. It follows from key and rate of the tax.':
    'Banda del tipo, `TaxCode`. Se deduce de la clave y del tipo del impuesto.',
  'Tax exemption reason code': 'Código de motivo de exención',
  'Why no VAT is charged, `TaxExemptionCode`, as listed by the tax authority. A suitable one is filled in by the key of the tax.':
    'Por qué no se repercute IVA, `TaxExemptionCode`, según la lista de la administración tributaria. Por la clave del impuesto se rellena uno adecuado.',
  'Product Type': 'Tipo de producto',
  'Goods, service or other, `ProductType`. Worked out from the unit when left out.':
    'Bien, servicio u otro, `ProductType`. Si se omite, se deduce de la unidad.',
  'Document Type': 'Tipo de documento',
  'Kind of working document, `WorkType`: orders, quotes, pro formas.':
    'Clase de documento de trabajo, `WorkType`: pedidos, presupuestos, proformas.',
  'By what means is paid, `PaymentMechanism`. It follows from the key of the means of payment.':
    'Con qué se paga, `PaymentMechanism`. Se deduce de la clave de la forma de pago.',
  'Document Source': 'Procedencia del documento',
  'Where the document was made, `SourceBilling`: P in this program unless stated.':
    'Dónde se hizo el documento, `SourceBilling`: P, en este programa, salvo que se indique.',
  'Source Document Reference': 'Referencia del documento de origen',
  'Type, series and number of the original document when it was made elsewhere or by hand.':
    'Tipo, serie y número del documento original, si se hizo en otro sitio o a mano.',
  'Movement Type': 'Tipo de movimiento',
  'Kind of transport document, `MovementType`. It follows from type and tags of the delivery.':
    'Clase de documento de transporte, `MovementType`. Se deduce del tipo y de las etiquetas de la entrega.',
  'Cash VAT Scheme Indicator': 'Indicador de IVA con criterio de caja',
  'Whether VAT falls due on payment, `CashVATSchemeIndicator`. Set by the tag `cash-vat`.':
    'Si el IVA se devenga con el pago, `CashVATSchemeIndicator`. Lo pone la etiqueta `cash-vat`.',
  'Standard Invoice': 'Factura ordinaria',
  'After article 36 of the VAT code.': 'Según el artículo 36 del Código del IVA.',
  'After article 40 of the VAT code.': 'Según el artículo 40 del Código del IVA.',
  'Invoice-Receipt': 'Factura-recibo',
  'Invoice and receipt in one, once it is paid.': 'Factura y recibo en uno, una vez pagada.',
  'Receipt under the VAT Cash scheme': 'Recibo con criterio de caja del IVA',
  'Other Receipt': 'Otro recibo',
  Reduced: 'Reducido',
  Intermediate: 'Intermedio',
  Normal: 'Normal',
  'Article 16, No. 6, paragraphs a) to d) of the VAT code': 'Artículo 16, n.º 6, letras a) a d), del Código del IVA',
  'Sums that do not belong to the taxable value, as what is paid in the customer’s name and booked as another’s.':
    'Sumas que no forman parte de la base imponible, como lo pagado en nombre del cliente y contabilizado como ajeno.',
  'Article 6 of Decree-Law No. 198/90 of 19th June': 'Artículo 6 del Decreto-ley n.º 198/90, de 19 de junio',
  'Goods sold to an exporter in Portugal who sends them out of the country as they are.':
    'Bienes vendidos en Portugal a un exportador que los saca del país tal cual.',
  'Article 13 of the VAT code': 'Artículo 13 del Código del IVA',
  'Imports that the code exempts, re-imports among them.':
    'Importaciones que el Código exime, como las reimportaciones.',
  'Article 14 of the VAT code': 'Artículo 14 del Código del IVA',
  'Exports, what is treated like them, and international transport.':
    'Exportaciones, lo que se asimila a ellas y el transporte internacional.',
  'Article 15 of the VAT code': 'Artículo 15 del Código del IVA',
  'Goods in customs or tax warehouses and other procedures that suspend the tax.':
    'Bienes en depósitos aduaneros o fiscales y otros regímenes que suspenden el impuesto.',
  'Article 9 of the VAT code': 'Artículo 9 del Código del IVA',
  'Activities exempt without deduction: health, education, culture, insurance, letting.':
    'Actividades exentas sin derecho a deducción: sanidad, educación, cultura, seguros, alquiler.',
  'Article 62 paragraph b) of the VAT code': 'Artículo 62, letra b), del Código del IVA',
  'Scheme for small retailers: no tax is charged and none deducted.':
    'Régimen de pequeños minoristas: no se repercute ni se deduce impuesto.',
  'Article 57 of the VAT code': 'Artículo 57 del Código del IVA',
  'Scheme for small businesses: no tax is charged and none deducted.':
    'Régimen de pequeñas empresas: no se repercute ni se deduce impuesto.',
  'Decree-Law No. 346/85 of 23rd August': 'Decreto-ley n.º 346/85, de 23 de agosto',
  'Manufactured tobacco, taxed once by a scheme of its own.':
    'Labores del tabaco, gravadas una sola vez por un régimen propio.',
  'Decree-Law No. 221/85 of 3rd July': 'Decreto-ley n.º 221/85, de 3 de julio',
  'Decree-Law No. 199/96 of 18th October': 'Decreto-ley n.º 199/96, de 18 de octubre',
  'Article 14 of the RITI': 'Artículo 14 del RITI',
  'Other exemptions': 'Otras exenciones',
  'Exemptions of other laws, those for a limited time among them.':
    'Exenciones de otras leyes, también las temporales.',
  'Article 59-D No. 2 of the VAT code': 'Artículo 59-D, n.º 2, del Código del IVA',
  'Flat-rate scheme for farmers.': 'Régimen a tanto alzado de los agricultores.',
  'Article 72 No. 4 of the VAT code': 'Artículo 72, n.º 4, del Código del IVA',
  'Fuel sold by resellers, who may not deduct the tax.':
    'Combustible vendido por revendedores, que no pueden deducir el impuesto.',
  'Article 38 No. 1 paragraph a) of the VAT code': 'Artículo 38, n.º 1, letra a), del Código del IVA',
  'Goods handed over on consignment, before they are sold.': 'Bienes entregados en depósito, antes de venderse.',
  'Law No. 17/2023 of 14th April': 'Ley n.º 17/2023, de 14 de abril',
  'Food basket at no VAT with deduction, from 18 April 2023 to 4 January 2024.':
    'Cesta de alimentos sin IVA con derecho a deducción, del 18 de abril de 2023 al 4 de enero de 2024.',
  'Article 2 No. 1 paragraph i) of the VAT code': 'Artículo 2, n.º 1, letra i), del Código del IVA',
  'Waste and scrap: the buyer owes the tax.': 'Residuos y chatarra: el impuesto lo debe el comprador.',
  'Article 2 No. 1 paragraph j) of the VAT code': 'Artículo 2, n.º 1, letra j), del Código del IVA',
  'Construction work: the client owes the tax.': 'Obras de construcción: el impuesto lo debe el cliente.',
  'Article 2 No. 1 paragraph l) of the VAT code': 'Artículo 2, n.º 1, letra l), del Código del IVA',
  'Emission rights: the buyer owes the tax.': 'Derechos de emisión: el impuesto lo debe el comprador.',
  'Article 2 No. 1 paragraph m) of the VAT code': 'Artículo 2, n.º 1, letra m), del Código del IVA',
  'Cork, wood and pine cones: the buyer owes the tax.': 'Corcho, madera y piñas: el impuesto lo debe el comprador.',
  'Article 2 No. 1 paragraph n) of the VAT code': 'Artículo 2, n.º 1, letra n), del Código del IVA',
  'Electricity that small producers have left over: the buyer owes the tax.':
    'Electricidad excedente de pequeños productores: el impuesto lo debe el comprador.',
  'Article 6 No. 6 paragraph a) of the VAT code, to the contrary':
    'Artículo 6, n.º 6, letra a), del Código del IVA, a contrario',
  'Service to a business elsewhere: the customer owes the tax.':
    'Servicio a una empresa de otro país: el impuesto lo debe el cliente.',
  'Article 8 No. 3 of the RITI': 'Artículo 8, n.º 3, del RITI',
  'Triangular sale within the Union: the last buyer owes the tax.':
    'Venta triangular dentro de la Unión: el impuesto lo debe el último comprador.',
  'Decree-Law No. 21/2007 of 29th January': 'Decreto-ley n.º 21/2007, de 29 de enero',
  'Real estate for which the exemption was waived: the buyer owes the tax.':
    'Inmuebles con renuncia a la exención: el impuesto lo debe el comprador.',
  'Decree-Law No. 362/99 of 16th September': 'Decreto-ley n.º 362/99, de 16 de septiembre',
  'Investment gold that is taxed by choice: the buyer owes the tax.':
    'Oro de inversión que tributa por opción: el impuesto lo debe el comprador.',
  'Article 6.º of the CIVA – Specific rules': 'Artículo 6.º del CIVA – Reglas específicas',
  'Service that is not supplied in Portugal.': 'Servicio que no se presta en Portugal.',
  'Art 58º-A of the CIVA (IVA - cross-border exemption regime)':
    'Artículo 58.º-A del CIVA (IVA - régimen transfronterizo de exención)',
  'Supply in another member state, exempt there by the Union’s scheme for small businesses.':
    'Entrega en otro Estado miembro, allí exenta por el régimen de la Unión para pequeñas empresas.',
  'Decree-Law No. 19/2017, of February 14': 'Decreto-ley n.º 19/2017, de 14 de febrero',
  'Not subject to tax or not taxed': 'No sujeto o no gravado',
  'Nothing that VAT covers, or no tax for another reason.': 'Nada que alcance el IVA, o sin impuesto por otro motivo.',
  'Anything else: postage charged on, advances, sale of assets.':
    'Todo lo demás: portes repercutidos, anticipos, venta de activos.',
  'Excise Duties': 'Impuestos especiales',
  'Excise duties: on alcohol (IABA), on fuels (ISP), on tobacco (IT).':
    'Impuestos especiales: sobre el alcohol (IABA), los combustibles (ISP) y el tabaco (IT).',
  'Taxes/Fees': 'Impuestos/Tasas',
  'Other taxes and fees; VAT and stamp duty stand in the table of taxes, excise duties under `E`.':
    'Otros impuestos y tasas; el IVA y el impuesto de timbre están en la tabla de impuestos, los impuestos especiales en `E`.',
  'Table orders': 'Comandas de mesa',
  'Consignment credit note': 'Abono de depósito',
  'VAT-compliant consignment invoice (Article 38)': 'Factura de depósito según el Código del IVA (artículo 38)',
  'Work orders': 'Órdenes de trabajo',
  'Purchase order': 'Pedido',
  'Other documents': 'Otros documentos',
  Quotations: 'Presupuestos',
  'Pro forma invoice': 'Factura proforma',
  'Delivery verification documents': 'Documentos de comprobación de la entrega',
  'Up to 30 June 2017.': 'Hasta el 30 de junio de 2017.',
  'Premium Receipt': 'Recibo de prima',
  'Chargeback Receipt': 'Recibo de extorno',
  'Co-insurers Allocation': 'Imputación a coaseguradoras',
  'Lead Co-insurer Allocation': 'Imputación a la coaseguradora abridora',
  'Accepted Reinsurance': 'Reaseguro aceptado',
  'Credit card': 'Tarjeta de crédito',
  'Debit card': 'Tarjeta de débito',
  'Bank cheque': 'Cheque bancario',
  'International documentary credit': 'Crédito documentario internacional',
  'Gift cheque or card': 'Cheque o tarjeta regalo',
  'Settlement of balances in current account': 'Compensación de saldos en cuenta corriente',
  'Electronic money': 'Dinero electrónico',
  'Commercial bill': 'Letra de cambio',
  'Multibanco payment references': 'Referencias de pago Multibanco',
  Barter: 'Permuta',
  'Bank transfer or direct debit': 'Transferencia bancaria o adeudo directo',
  'Supplementary compensation': 'Títulos de compensación extrasalarial',
  Produced: 'Producido',
  'Made by this program.': 'Hecho por este programa.',
  Integrated: 'Integrado',
  'Made by another program and taken in here.': 'Hecho por otro programa e integrado en este.',
  Manual: 'Manual',
  'Recovered, or first written by hand.': 'Recuperado, o escrito primero a mano.',
  'Global waybills among them.': 'También las guías globales.',
  'Guide to the movement own fixed assets': 'Guía de movimiento de inmovilizado propio',
  'Consignment note': 'Guía de depósito',
  'Returns slip or note': 'Guía o nota de devolución',
  No: 'No',
  'The supplier is not in the scheme.': 'El emisor no está en el régimen.',
  Yes: 'Sí',
  'The supplier is in the scheme.': 'El emisor está en el régimen.',
};

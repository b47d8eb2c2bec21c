import type { Phrases } from '../../areas.ts';

/** What the addons of Italy say. */
export const italianAddonDefinitions: Phrases = {
  'Prepares invoices for the Sistema di Interscambio (SDI), through which all Italian invoices pass in the FatturaPA format: kind of document, reason of exemption and means of payment are derived from type, tags and keys, and what the SDI would refuse is pointed out.':
    'Prepara las facturas para el Sistema di Interscambio (SDI), por el que pasan todas las facturas italianas en el formato FatturaPA: clase de documento, motivo de exención y forma de pago se deducen del tipo, de las etiquetas y de las claves, y se señala lo que el SDI rechazaría.',
  'Business to Government': 'De empresa a administración pública',
  Freelancer: 'Profesional autónomo',
  'Ceiling exceeded': 'Plafond superado',
  'Purchases from San Marino with VAT and paper invoice': 'Compras a San Marino con IVA y factura en papel',
  Import: 'Importación',
  'Goods from EU': 'Bienes de la UE',
  'Goods with tax': 'Bienes con impuesto',
  'Goods extracted': 'Bienes extraídos',
  Regularization: 'Regularización',
  'Third period': 'Tercer período',
  'Depreciable assets': 'Bienes amortizables',
  'SDI Destination Code': 'Código de destinatario SDI',
  'SDI PEC Destination': 'PEC del destinatario SDI',
  'SDI Transmission Format': 'Formato de transmisión SDI',
  'Who receives the transmission, field `FormatoTrasmissione`: private parties (FPR12), or with the tag `b2g` a public body (FPA12).':
    'Quién recibe la transmisión, campo `FormatoTrasmissione`: particulares y empresas (FPR12) o, con la etiqueta `b2g`, un organismo público (FPA12).',
  'SDI Document Type': 'Tipo de documento SDI',
  'Kind of document, field `TipoDocumento`. It follows from type and tags of the invoice.':
    'Clase de documento, campo `TipoDocumento`. Se deduce del tipo y de las etiquetas de la factura.',
  'Fiscal Regime Code': 'Código de régimen fiscal',
  'Tax regime of the supplier, field `RegimeFiscale`. Ordinary (RF01) unless the supplier states another.':
    'Régimen fiscal del emisor, campo `RegimeFiscale`. Ordinario (RF01), salvo que el emisor indique otro.',
  'Exemption Code': 'Código de exención',
  'Why no IVA is charged, field `Natura`. It follows from the key of the tax: `zero` N1, `outside-scope` N2.1 (N2.2, N7), `export` N3.1 (N3.3 to N3.5), `intra-community` N3.2 (N3.6), `exempt` N4 (N5), `reverse-charge` N6.9 (N6.1 to N6.8). Codes in brackets are kept when stated.':
    'Por qué no se repercute IVA, campo `Natura`. Se deduce de la clave del impuesto: `zero` N1, `outside-scope` N2.1 (N2.2, N7), `export` N3.1 (N3.3 a N3.5), `intra-community` N3.2 (N3.6), `exempt` N4 (N5), `reverse-charge` N6.9 (N6.1 a N6.8). Los códigos entre paréntesis se conservan si se indican.',
  'Retained Tax Payment Reason Code': 'Código de motivo del pago con retención',
  'Reason of a payment from which tax or contributions are withheld, field `CausalePagamento`.':
    'Motivo de un pago del que se retienen impuestos o cuotas, campo `CausalePagamento`.',
  'Payment Means': 'Forma de pago',
  'Means of payment, field `ModalitaPagamento`. It follows from the key of the payment instructions or the payment made.':
    'Forma de pago, campo `ModalitaPagamento`. Se deduce de la clave de las instrucciones de pago o del pago hecho.',
  'VAT Liability': 'Exigibilidad del IVA',
  'When the IVA falls due and who pays it to the state, field `EsigibilitaIVA`.':
    'Cuándo se devenga el IVA y quién lo ingresa, campo `EsigibilitaIVA`.',
  'Fund Type': 'Tipo de caja de previsión',
  'Pension fund that a charge with the key `fund-contribution` goes to, field `TipoCassa`.':
    'Caja de previsión a la que va un cargo con la clave `fund-contribution`, campo `TipoCassa`.',
  'Liquidation State': 'Estado de liquidación',
  'Whether the company is being wound up, field `StatoLiquidazione` of its entry in the register (`IscrizioneREA`).':
    'Si la sociedad está en liquidación, campo `StatoLiquidazione` de su inscripción en el registro (`IscrizioneREA`).',
  'Shareholder State': 'Situación de los socios',
  'Whether the company has a single shareholder, field `SocioUnico` of its entry in the register (`IscrizioneREA`).':
    'Si la sociedad tiene un solo socio, campo `SocioUnico` de su inscripción en el registro (`IscrizioneREA`).',
  'Private Invoice': 'Factura privada',
  'Government Invoice': 'Factura a la administración pública',
  'Prepares receipts for the daily register of the Italian tax agency (Fatture e Corrispettivi): prices include IVA, kind of product and reason of exemption are derived from items and tax keys, and what the agency would refuse is pointed out.':
    'Prepara los tiques para el registro diario de la agencia tributaria italiana (Fatture e Corrispettivi): los precios incluyen el IVA, la clase de producto y el motivo de exención se deducen de los artículos y de las claves de impuesto, y se señala lo que la agencia rechazaría.',
  'Why no IVA is charged (natura). It follows from the key of the tax: `outside-scope` N1 (N2), `export` and `intra-community` N3, `exempt` N4 (N5), `reverse-charge` N6. Codes in brackets are kept when stated.':
    'Por qué no se repercute IVA (natura). Se deduce de la clave del impuesto: `outside-scope` N1 (N2), `export` e `intra-community` N3, `exempt` N4 (N5), `reverse-charge` N6. Los códigos entre paréntesis se conservan si se indican.',
  'AdE CF Product Key': 'Clave de producto AdE CF',
  'Whether goods or services are sold. Services unless the item says otherwise.':
    'Si se venden bienes o servicios. Servicios, salvo que el artículo diga otra cosa.',
  'AdE Lottery Code': 'Código de lotería AdE',
  'Code with which the customer takes part in the receipts lottery, eight letters and digits. Stands in `tax.ext`.':
    'Código con el que el cliente participa en la lotería de los tiques, ocho letras y dígitos. Va en `tax.ext`.',
  'AdE Line Reference': 'Referencia de línea AdE',
  'Number that the tax agency gave the line of the receipt, to name it in a correction. Stands in `ext` of the line.':
    'Número que la agencia tributaria dio a la línea del tique, para nombrarla en una rectificación. Va en `ext` de la línea.',
  'Public Administration': 'Administración pública',
  'Private Parties (default)': 'Particulares y empresas (por defecto)',
  'Regular Invoice': 'Factura ordinaria',
  'Advance or down payment on invoice': 'Anticipo de factura',
  'Advance or down payment on freelance invoice': 'Anticipo de factura de profesional',
  'Freelancer invoice with retained taxes': 'Factura de profesional con retenciones',
  'Simplified Credit Note': 'Abono simplificado',
  'Simplified Debit Note': 'Nota de débito simplificada',
  'Self-billed Import': 'Autofactura por servicios del extranjero',
  'Self-billed EU Goods Import': 'Autofactura por bienes intracomunitarios',
  'Self-billed Goods Import': 'Autofactura por bienes según el art. 17, c. 2, DPR 633/72',
  'Self-billed Regularization': 'Autofactura de regularización',
  'Self-billed invoice when ceiling exceeded': 'Autofactura por superar el plafond',
  'Self-billed for goods extracted from VAT warehouse': 'Autofactura por bienes extraídos de un depósito de IVA',
  'Self-billed for goods extracted from VAT warehouse with VAT payment':
    'Autofactura por bienes extraídos de un depósito de IVA con ingreso del IVA',
  'Deferred invoice ex art.21, c.4, lett. a) DPR 633/72':
    'Factura diferida según el art. 21, c. 4, letra a), DPR 633/72',
  'Deferred invoice ex art.21, c.4, third period lett. b) DPR 633/72':
    'Factura diferida según el art. 21, c. 4, tercer período, letra b), DPR 633/72',
  'Sale of depreciable assets and for internal transfers (ex art.36 DPR 633/72':
    'Venta de bienes amortizables y traspasos internos (art. 36 DPR 633/72)',
  'Self-billed for self consumption or for free transfer without recourse':
    'Factura por autoconsumo o cesión gratuita sin repercusión',
  'Purchases from San Marino with VAT (paper invoice)': 'Compras a San Marino con IVA (factura en papel)',
  Ordinary: 'Ordinario',
  'Minimum taxpayers (Art. 1, section 96-117, Italian Law 244/07)':
    'Contribuyentes mínimos (art. 1, c. 96-117, Ley italiana 244/07)',
  'Agriculture and connected activities and fishing (Arts. 34 and 34-bis, Italian Presidential Decree 633/72)':
    'Agricultura, actividades conexas y pesca (arts. 34 y 34-bis, DPR italiano 633/72)',
  'Sale of salts and tobaccos (Art. 74, section 1, Italian Presidential Decree 633/72)':
    'Venta de sal y tabaco (art. 74, c. 1, DPR italiano 633/72)',
  'Match sales (Art. 74, section 1, Italian Presidential Decree 633/72)':
    'Comercio de fósforos (art. 74, c. 1, DPR italiano 633/72)',
  'Publishing (Art. 74, section 1, Italian Presidential Decree 633/72)': 'Edición (art. 74, c. 1, DPR italiano 633/72)',
  'Management of public telephone services (Art. 74, section 1, Italian Presidential Decree 633/72)':
    'Gestión de servicios de telefonía pública (art. 74, c. 1, DPR italiano 633/72)',
  'Resale of public transport and parking documents (Art. 74, section 1, Italian Presidential Decree 633/72)':
    'Reventa de títulos de transporte público y de aparcamiento (art. 74, c. 1, DPR italiano 633/72)',
  'Entertainment, gaming and other activities referred to by the tariff attached to Italian Presidential Decree 640/72 (Art. 74, section 6, Italian Presidential Decree 633/72)':
    'Espectáculos, juegos y otras actividades de la tarifa anexa al DPR italiano 640/72 (art. 74, c. 6, DPR italiano 633/72)',
  'Travel and tourism agencies (Art. 74-ter, Italian Presidential Decree 633/72)':
    'Agencias de viajes y turismo (art. 74-ter, DPR italiano 633/72)',
  'Farmhouse accommodation/restaurants (Art. 5, section 2, Italian law 413/91)':
    'Agroturismo (art. 5, c. 2, Ley italiana 413/91)',
  'Door-to-door sales (Art. 25-bis, section 6, Italian Presidential Decree 600/73)':
    'Venta a domicilio (art. 25-bis, c. 6, DPR italiano 600/73)',
  "Resale of used goods, artworks, antiques or collector's items (Art. 36, Italian Decree Law 41/95)":
    'Reventa de bienes usados, obras de arte, antigüedades u objetos de colección (art. 36, Decreto-ley italiano 41/95)',
  "Artwork, antiques or collector's items auction agencies (Art. 40-bis, Italian Decree Law 41/95)":
    'Agencias de subastas de obras de arte, antigüedades u objetos de colección (art. 40-bis, Decreto-ley italiano 41/95)',
  'VAT paid in cash by P.A. (Art. 6, section 5, Italian Presidential Decree 633/72)':
    'IVA de caja con la administración pública (art. 6, c. 5, DPR italiano 633/72)',
  'VAT paid in cash by subjects with business turnover below Euro 200,000 (Art. 7, Italian Decree Law 185/2008)':
    'IVA de caja de quienes facturan menos de 200 000 euros (art. 7, Decreto-ley italiano 185/2008)',
  'Flat rate (Art. 1, section 54-89, Italian Law 190/2014)':
    'Régimen a tanto alzado (art. 1, c. 54-89, Ley italiana 190/2014)',
  'Excluded pursuant to Art. 15, DPR 633/72': 'Excluido según el art. 15, DPR 633/72',
  'Not subject pursuant to Art. 7, DPR 633/72': 'No sujeto según el art. 7, DPR 633/72',
  'Not subject - other': 'No sujeto: otros',
  'Not taxable - exports': 'No gravado: exportaciones',
  'Not taxable - intra-community supplies': 'No gravado: entregas intracomunitarias',
  'Not taxable - transfers to San Marino': 'No gravado: entregas a San Marino',
  'Not taxable - export supplies of goods and services': 'No gravado: operaciones asimiladas a exportaciones',
  'Not taxable - declaration of intent': 'No gravado: declaración de intenciones',
  'Not taxable - other': 'No gravado: otros',
  'Margin regime / VAT not exposed': 'Régimen del margen / IVA no mostrado',
  'Reverse charge - Transfer of scrap and of other recyclable materials':
    'Inversión del sujeto pasivo: chatarra y otros materiales reciclables',
  'Reverse charge - Transfer of gold and pure silver pursuant to law 7/2000 as well as used jewelery to OPO':
    'Inversión del sujeto pasivo: oro y plata pura según la Ley 7/2000 y joyería usada a OPO',
  'Reverse charge - Construction subcontracting': 'Inversión del sujeto pasivo: subcontratación en la construcción',
  'Reverse charge - Transfer of buildings': 'Inversión del sujeto pasivo: edificios',
  'Reverse charge - Transfer of mobile phones': 'Inversión del sujeto pasivo: teléfonos móviles',
  'Reverse charge - Transfer of electronic products': 'Inversión del sujeto pasivo: productos electrónicos',
  'Reverse charge - provisions in the construction and related sectors':
    'Inversión del sujeto pasivo: servicios de la construcción y sectores conexos',
  'Reverse charge - transactions in the energy sector':
    'Inversión del sujeto pasivo: operaciones del sector energético',
  'Reverse charge - other cases': 'Inversión del sujeto pasivo: otros casos',
  'VAT paid in other EU countries (telecommunications, tele-broadcasting and electronic services provision pursuant to Art. 7 -octies letter a, b, art. 74-sexies Italian Presidential Decree 633/72)':
    'IVA pagado en otros países de la UE (servicios de telecomunicaciones, de radiodifusión y televisión y electrónicos, art. 7-octies, letras a y b, y art. 74-sexies, DPR italiano 633/72)',
  'In liquidation': 'En liquidación',
  'Not in liquidation': 'No en liquidación',
  'Sole shareholder': 'Socio único',
  'Multiple shareholders': 'Varios socios',
  'Not taxable': 'No gravado',
  'Delivery of goods': 'Entrega de bienes',
  'Provision of services': 'Prestación de servicios',
};

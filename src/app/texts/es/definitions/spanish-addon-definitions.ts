import type { Phrases } from '../../areas.ts';

/** What the addons of Spain say. */
export const spanishAddonDefinitions: Phrases = {
  'Prepares invoices for the Facturae format, in which Spanish public bodies receive them through FACe: kind and class of invoice follow from type and tags, and what the format would refuse is pointed out.':
    'Prepara las facturas para el formato Facturae, con el que las administraciones públicas españolas las reciben por FACe: tipo y clase de factura se deducen del tipo y de las etiquetas, y se señala lo que el formato rechazaría.',
  'Kind of invoice, field `InvoiceDocumentType`. It follows from the tags `simplified` and `self-billed`.':
    'Tipo de factura, campo `InvoiceDocumentType`. Se deduce de las etiquetas `simplified` y `self-billed`.',
  'Class of invoice, field `InvoiceClass`. It follows from the type and the tags `summary` and `copy`.':
    'Clase de factura, campo `InvoiceClass`. Se deduce del tipo y de las etiquetas `summary` y `copy`.',
  'Prepares invoices for the SII, by which larger Spanish businesses send their VAT registers to the tax agency: kind of invoice, exemption and scheme are derived from type, tags and tax keys, and what the agency would refuse is pointed out.':
    'Prepara las facturas para el SII, con el que las empresas españolas más grandes envían sus libros registro de IVA a la Agencia Tributaria: tipo de factura, exención y régimen se deducen del tipo, de las etiquetas y de las claves de impuesto, y se señala lo que la Agencia rechazaría.',
  'The invoice takes the place of simplified ones that were right but did not name the customer.':
    'La factura sustituye a otras simplificadas que eran correctas, pero no nombraban al cliente.',
  'Kind of invoice, field `TipoFactura`, lists L2_EMI and L2_RECI. It follows from type and tags of the invoice; state R2, R3 or R4 yourself where they apply.':
    'Tipo de factura, campo `TipoFactura`, listas L2_EMI y L2_RECI. Se deduce del tipo y de las etiquetas de la factura; indique usted mismo R2, R3 o R4 donde correspondan.',
  'How a correction is made, field `TipoRectificativa`, list L5. A `corrective` invoice substitutes (S), credit and debit notes state the differences (I).':
    'Cómo se hace la rectificación, campo `TipoRectificativa`, lista L5. La factura `corrective` sustituye (S); los abonos y las notas de débito indican las diferencias (I).',
  'Why the operation is exempt, field `CausaExencion`, list L9. It follows from the key of the tax: `exempt` E1 (E6), `export` E2 (E3, E4), `intra-community` E5. Codes in brackets are kept when stated. Never together with `es-sii-outside-scope`.':
    'Por qué está exenta la operación, campo `CausaExencion`, lista L9. Se deduce de la clave del impuesto: `exempt` E1 (E6), `export` E2 (E3, E4), `intra-community` E5. Los códigos entre paréntesis se conservan si se indican. Nunca junto con `es-sii-outside-scope`.',
  'Why the operation is not subject to the tax: `location` goes to the field `ImporteTAIReglasLocalizacion`, `other` to `ImportePorArticulos7_14_Otros`. The key `outside-scope` gives `location` unless `other` is stated. Never together with `es-sii-exempt`.':
    'Por qué la operación no está sujeta al impuesto: `location` va al campo `ImporteTAIReglasLocalizacion`, `other` a `ImportePorArticulos7_14_Otros`. La clave `outside-scope` da `location`, salvo que se indique `other`. Nunca junto con `es-sii-exempt`.',
  'Scheme of the operation, field `ClaveRegimenEspecialOTrascendencia`, lists L3.1 and L3.2. Where none is stated: 02 for the key `export`, else 01.':
    'Régimen de la operación, campo `ClaveRegimenEspecialOTrascendencia`, listas L3.1 y L3.2. Si no se indica: 02 con la clave `export`; si no, 01.',
  'Kind of document that identifies a customer without Spanish tax number, field `IDType`, list L4. It follows from the key of the first identity: `passport` 03, `foreign` 04, `resident` 05, `other` 06. State 02 or 07 yourself.':
    'Clase de documento que identifica a un cliente sin número fiscal español, campo `IDType`, lista L4. Se deduce de la clave de la primera identificación: `passport` 03, `foreign` 04, `resident` 05, `other` 06. Indique usted mismo 02 o 07.',
  'Whether a full invoice (F1, F3, R1 to R4) is a simplified one that also names the customer, field `FacturaSimplificadaArticulos7.2_7.3`, list L26.':
    'Si una factura completa (F1, F3, R1 a R4) es una simplificada que además nombra al cliente, campo `FacturaSimplificadaArticulos7.2_7.3`, lista L26.',
  'Whether somebody else issues the invoice for the supplier, field `EmitidaPorTercerosODestinatario`, list L10. The tag `self-billed` and a third party in `ordering.issuer` give S.':
    'Si expide la factura otro en lugar del emisor, campo `EmitidaPorTercerosODestinatario`, lista L10. La etiqueta `self-billed` y un tercero en `ordering.issuer` dan S.',
  'Whether goods or services are sold, for a breakdown by kind of operation (`DesgloseTipoOperacion`). It follows from the keys `goods` and `services` of the items. All lines have one, or none.':
    'Si se venden bienes o servicios, para el desglose por tipo de operación (`DesgloseTipoOperacion`). Se deduce de las claves `goods` y `services` de los artículos. Lo tienen todas las líneas o ninguna.',
  'An ordinary invoice to a customer whose tax details are known.':
    'Una factura ordinaria a un cliente cuyos datos fiscales se conocen.',
  'An invoice that need not name the customer, as in retail.':
    'Una factura que no necesita nombrar al cliente, como en el comercio minorista.',
  'An invoice that names the customer in place of simplified ones issued before.':
    'Una factura que nombra al cliente en sustitución de otras simplificadas expedidas antes.',
  'A correction of a simplified invoice, whichever way it is made.':
    'La rectificación de una factura simplificada, se haga como se haga.',
  'Prepares invoices for TicketBAI, the registration of invoices in Álava, Bizkaia and Gipuzkoa: territory, scheme, exemption and kind of product are derived from address, tax keys and item keys, and what the tax offices would refuse is pointed out.':
    'Prepara las facturas para TicketBAI, el registro de facturas de Álava, Bizkaia y Gipuzkoa: territorio, régimen, exención y clase de producto se deducen de la dirección, de las claves de impuesto y de las de artículo, y se señala lo que las haciendas rechazarían.',
  'Territory whose tax office receives the invoice. It follows from the region in the first address of the supplier: Álava VI, Bizkaia BI, Gipuzkoa SS.':
    'Territorio cuya hacienda recibe la factura. Se deduce de la región de la primera dirección del emisor: Álava VI, Bizkaia BI, Gipuzkoa SS.',
  'What a line is about, told apart for customers abroad. It follows from the key of the item: `goods`, or else `services`. State `resale` yourself: goods passed on unchanged by a supplier in the simplified scheme.':
    'De qué trata una línea, que se distingue para los clientes del extranjero. Se deduce de la clave del artículo: `goods` o, si no, `services`. Indique usted mismo `resale`: bienes que un emisor en régimen simplificado revende sin transformarlos.',
  'Why a tax is not charged: exempt (E), outside the scope (OT, RL, VT, IE) or reversed to the customer (S2). It follows from the key of the tax: `exempt` E1 (E6), `export` E2 (E3, E4), `intra-community` E5, `reverse-charge` S2, `outside-scope` RL (IE, OT, VT). Codes in brackets are kept when stated.':
    'Por qué no se repercute el impuesto: exento (E), no sujeto (OT, RL, VT, IE) o con inversión del sujeto pasivo (S2). Se deduce de la clave del impuesto: `exempt` E1 (E6), `export` E2 (E3, E4), `intra-community` E5, `reverse-charge` S2, `outside-scope` RL (IE, OT, VT). Los códigos entre paréntesis se conservan si se indican.',
  'What a correction rests on, field `Codigo` of `FacturaRectificativa`. Stands in `ext` of the reference in `preceding`.':
    'En qué se apoya la rectificación, campo `Codigo` de `FacturaRectificativa`. Va en `ext` de la referencia en `preceding`.',
  'Scheme of the operation, field `ClaveRegimenIvaOpTrascendencia`. Where none is stated: 08 for IGIC, 02 for the key `export`, 51 with a surcharge, else 01.':
    'Régimen de la operación, campo `ClaveRegimenIvaOpTrascendencia`. Si no se indica: 08 para el IGIC, 02 con la clave `export`, 51 con recargo; si no, 01.',
  'Heading of the activity (epígrafe) of a supplier in Bizkaia who is a person and keeps the LROE in Modelo 140. Companies, with Modelo 240, need none.':
    'Epígrafe de la actividad de un emisor de Bizkaia que es persona física y lleva el LROE en el modelo 140. Las sociedades, con el modelo 240, no lo necesitan.',
  'Kind of document that identifies a customer without Spanish tax number, field `IDType`. It follows from the key of the first identity: `passport` 03, `foreign` 04, `resident` 05, `other` 06. State 02 yourself.':
    'Clase de documento que identifica a un cliente sin número fiscal español, campo `IDType`. Se deduce de la clave de la primera identificación: `passport` 03, `foreign` 04, `resident` 05, `other` 06. Indique usted mismo 02.',
  'Whether the invoice is a simplified one, field `FacturaSimplificada`. The tag `simplified` gives S; nothing counts as N.':
    'Si la factura es simplificada, campo `FacturaSimplificada`. La etiqueta `simplified` da S; nada vale como N.',
  'Prepares invoices for the billing records that Spanish invoicing software keeps or sends to the tax agency: document type, operation class, exemption and scheme are derived from type, tags and tax keys, and what the agency would refuse is pointed out.':
    'Prepara las facturas para los registros de facturación que los programas españoles conservan o envían a la Agencia Tributaria: tipo de documento, calificación de la operación, exención y régimen se deducen del tipo, de las etiquetas y de las claves de impuesto, y se señala lo que la Agencia rechazaría.',
  'Kind of invoice, field `TipoFactura`, list L2. It follows from type and tags of the invoice; state R2, R3 or R4 yourself where they apply.':
    'Tipo de factura, campo `TipoFactura`, lista L2. Se deduce del tipo y de las etiquetas de la factura; indique usted mismo R2, R3 o R4 donde correspondan.',
  'How a correction states its figures, field `TipoRectificativa`, list L3. It follows from the type: S for `corrective`, I for `credit-note` and `debit-note`.':
    'Cómo expresa sus cifras la rectificación, campo `TipoRectificativa`, lista L3. Se deduce del tipo: S para `corrective`, I para `credit-note` y `debit-note`.',
  'Whether the operation is subject to tax, field `CalificacionOperacion`, list L9; not together with an exemption. It follows from the tax key: `standard` and `zero` S1, `reverse-charge` S2, `outside-scope` N2 unless N1 is given.':
    'Si la operación está sujeta al impuesto, campo `CalificacionOperacion`, lista L9; no junto con una exención. Se deduce de la clave del impuesto: `standard` y `zero` S1, `reverse-charge` S2, `outside-scope` N2, salvo que se dé N1.',
  'Why the operation is exempt, field `OperacionExenta`, list L10; not together with an operation class. It follows from the tax key: `exempt` E1 unless E6 is given, `export` E2 unless E3 or E4 is given, `intra-community` E5.':
    'Por qué está exenta la operación, campo `OperacionExenta`, lista L10; no junto con una calificación. Se deduce de la clave del impuesto: `exempt` E1, salvo que se dé E6; `export` E2, salvo que se dé E3 o E4; `intra-community` E5.',
  'Scheme that the operation falls under, field `ClaveRegimen`, lists L8A for VAT and L8B for IGIC. Where none is given: 02 for the key `export`, 18 for a tax with a surcharge, else 01.':
    'Régimen de la operación, campo `ClaveRegimen`, listas L8A para el IVA y L8B para el IGIC. Si no se da: 02 con la clave `export`, 18 para un impuesto con recargo; si no, 01.',
  'Kind of document that identifies a customer without Spanish tax number, field `IDType`, list L7. It follows from the key of the first identity: `passport` 03, `foreign` 04, `resident` 05, `other` 06. State 02 or 07 yourself.':
    'Clase de documento que identifica a un cliente sin número fiscal español, campo `IDType`, lista L7. Se deduce de la clave de la primera identificación: `passport` 03, `foreign` 04, `resident` 05, `other` 06. Indique usted mismo 02 o 07.',
  'Whether a full invoice (F1, F3, R1 to R4) is a simplified one that also names the customer, field `FacturaSimplificadaArt7273`, list L4.':
    'Si una factura completa (F1, F3, R1 a R4) es una simplificada que además nombra al cliente, campo `FacturaSimplificadaArt7273`, lista L4.',
  'Who issues the invoice for the supplier, field `EmitidaPorTerceroODestinatario`, list L6. The tag `self-billed` gives D, a third party in `ordering.issuer` gives T.':
    'Quién expide la factura en lugar del emisor, campo `EmitidaPorTerceroODestinatario`, lista L6. La etiqueta `self-billed` da D; un tercero en `ordering.issuer`, T.',
  'An ordinary invoice.': 'Una factura ordinaria.',
  'For retail and other cases in which the customer need not be named.':
    'Para el comercio minorista y otros casos en los que no hace falta nombrar al cliente.',
  'Names the customer of simplified invoices issued before.':
    'Nombra al cliente de facturas simplificadas expedidas antes.',
  'Several invoices in one entry of the register.': 'Varias facturas en un solo asiento del libro registro.',
  'Goods cleared through customs. Received invoices only.': 'Bienes despachados en aduana. Solo facturas recibidas.',
  'Other documents of the accounts. Received invoices only.': 'Otros justificantes contables. Solo facturas recibidas.',
  'For most corrections: mistakes, returns, discounts and cancelled sales.':
    'Para la mayoría de las rectificaciones: errores, devoluciones, descuentos y ventas anuladas.',
  'For customers under insolvency proceedings.': 'Para clientes en concurso de acreedores.',
  'For debts that cannot be collected, without insolvency proceedings.':
    'Para créditos incobrables, sin concurso de acreedores.',
  'For whatever none of the others fits.': 'Para todo lo que no encaja en las demás.',
  'For every correction of a simplified invoice.': 'Para cualquier rectificación de una factura simplificada.',
  'For travel agencies and others taxed on their margin. Issued invoices only.':
    'Para agencias de viajes y otros que tributan por su margen. Solo facturas expedidas.',
  'A later settlement by customs. Received invoices only.':
    'Una liquidación posterior de la aduana. Solo facturas recibidas.',
  'Health, education, insurance, letting of homes and the other exemptions within the country.':
    'Sanidad, educación, seguros, alquiler de vivienda y las demás exenciones interiores.',
  'Goods sent outside the European Union, and services tied to that.':
    'Bienes enviados fuera de la Unión Europea, y servicios ligados a ello.',
  'Ships and aircraft, their supplies, diplomatic missions and the like.':
    'Buques y aeronaves, su avituallamiento, misiones diplomáticas y similares.',
  'Goods in free zones, customs warehouses and similar procedures.':
    'Bienes en zonas francas, depósitos aduaneros y regímenes similares.',
  'Goods sent to a business registered for VAT in another member state.':
    'Bienes enviados a una empresa registrada a efectos de IVA en otro Estado miembro.',
  'Any other ground in law.': 'Cualquier otro fundamento legal.',
  'Not subject by law, such as the transfer of a whole business.':
    'No sujeta por ley, como la transmisión de un negocio entero.',
  'Taxed elsewhere by the rules on the place of supply.': 'Tributa en otro sitio según las reglas de localización.',
  'When a court has declared the customer insolvent.': 'Cuando un juez ha declarado al cliente en concurso.',
  'When the customer has not paid for so long that the law lets the tax be reclaimed.':
    'Cuando el cliente lleva tanto tiempo sin pagar que la ley permite recuperar el impuesto.',
  'For reasons that no other code covers, such as the order of a court.':
    'Por motivos que no cubre ningún otro código, como una resolución judicial.',
  'For corrections of simplified invoices, whatever the reason.':
    'Para rectificar facturas simplificadas, sea cual sea el motivo.',
  'The supplier charges the tax.': 'El emisor repercute el impuesto.',
  'The customer owes the tax in place of the supplier.': 'El impuesto lo debe el cliente en lugar del emisor.',
  'The law leaves the operation out, as with the transfer of a whole business.':
    'La ley deja fuera la operación, como la transmisión de un negocio entero.',
  'The place of supply is outside the territory of the tax.':
    'El lugar de realización está fuera del territorio del impuesto.',
  'Health care, teaching, insurance, finance, letting of homes and the like.':
    'Sanidad, enseñanza, seguros, operaciones financieras, alquiler de vivienda y similares.',
  'Goods that leave the European Union, and services tied to it.':
    'Bienes que salen de la Unión Europea, y servicios ligados a ello.',
  'Supplies to ships and aircraft, diplomats and international bodies.':
    'Entregas a buques y aeronaves, diplomáticos y organismos internacionales.',
  'Goods in free zones, customs warehouses and similar regimes.':
    'Bienes en zonas francas, depósitos aduaneros y regímenes similares.',
  'Goods sent to a business in another member state.': 'Bienes enviados a una empresa de otro Estado miembro.',
  'An exemption of another law; name it on the invoice.': 'Una exención de otra ley; nómbrela en la factura.',
};

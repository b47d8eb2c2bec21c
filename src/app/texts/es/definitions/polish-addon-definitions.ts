import type { Phrases } from '../../areas.ts';

/** What the addon of Poland says. */
export const polishAddonDefinitions: Phrases = {
  'Prepares invoices for KSeF, the Polish system of structured invoices, in the structure FA(3): kind of invoice, position of each tax and means of payment are derived from type, tags and keys. Taxes must name their key, such as `standard`. An exemption needs a legal note from `pl-favat-exemption`.':
    'Prepara las facturas para KSeF, el sistema polaco de facturas estructuradas, en la estructura FA(3): clase de factura, posición de cada impuesto y forma de pago se deducen del tipo, de las etiquetas y de las claves. Los impuestos tienen que nombrar su clave, como `standard`. La exención necesita una nota legal de `pl-favat-exemption`.',
  'Settlement Invoice': 'Factura de liquidación',
  'Tax categories for KSeF': 'Categorías de impuestos para KSeF',
  'Position of a tax in the summary of the invoice (fields P_13). Follows from key and rate of the tax; state 4 and 5 yourself.':
    'Posición de un impuesto en el resumen de la factura (campos P_13). Se deduce de la clave y del tipo del impuesto; indique usted mismo 4 y 5.',
  'Invoice type code for KSeF': 'Código de tipo de factura para KSeF',
  'Kind of invoice (`RodzajFaktury`). Follows from type and tags of the invoice.':
    'Clase de factura (`RodzajFaktury`). Se deduce del tipo y de las etiquetas de la factura.',
  'Cash accounting flag for KSeF': 'Indicador de criterio de caja para KSeF',
  'Whether tax falls due with payment (P_16). Stands in `tax.ext`.':
    'Si el impuesto se devenga con el pago (P_16). Va en `tax.ext`.',
  'Self-invoicing flag for KSeF': 'Indicador de facturación por el destinatario para KSeF',
  'Whether the customer issues the invoice (P_17). Follows from the tag `self-billed`.':
    'Si expide la factura el cliente (P_17). Se deduce de la etiqueta `self-billed`.',
  'Reverse charge code for KSeF': 'Código de inversión del sujeto pasivo para KSeF',
  'Whether the customer owes the tax (P_18). Follows from the tag `reverse-charge`.':
    'Si el impuesto lo debe el cliente (P_18). Se deduce de la etiqueta `reverse-charge`.',
  'Split payment mechanism flag for KSeF': 'Indicador de pago desglosado (split payment) para KSeF',
  'Whether the split payment mechanism is compulsory (P_18A). Stands in `tax.ext`.':
    'Si el mecanismo de pago desglosado (split payment) es obligatorio (P_18A). Va en `tax.ext`.',
  'Tax exemption code for KSeF': 'Código de exención para KSeF',
  'Legal basis of an exemption (P_19). Stands in `tax.ext`, with a legal note from `pl-favat-exemption` that names the provision.':
    'Base legal de una exención (P_19). Va en `tax.ext`, con una nota legal de `pl-favat-exemption` que nombra la disposición.',
  'Margin scheme code for KSeF': 'Código de régimen del margen para KSeF',
  'Margin scheme of the sale (P_PMarzy). Stands in `tax.ext`.':
    'Régimen del margen de la venta (P_PMarzy). Va en `tax.ext`.',
  'Payment method code for KSeF': 'Código de forma de pago para KSeF',
  'Means of payment (`FormaPlatnosci`). Follows from the key of the payment.':
    'Forma de pago (`FormaPlatnosci`). Se deduce de la clave del pago.',
  'Subordinate Local Government Unit flag': 'Indicador de unidad dependiente de una administración local',
  'Whether the customer is a unit of a local government. With 1, an identity in the role 8 names the unit.':
    'Si el cliente es una unidad de una administración local. Con 1, una identificación con la función 8 nombra la unidad.',
  'Group VAT member flag': 'Indicador de miembro de un grupo de IVA',
  'Whether the customer belongs to a VAT group. With 1, an identity in the role 10 names the member.':
    'Si el cliente pertenece a un grupo de IVA. Con 1, una identificación con la función 10 nombra al miembro.',
  'Third party role': 'Función del tercero',
  'Role of a further party to the invoice (`RolaPodmiotu`). Stands in `ext` of an identity that has its code.':
    'Función de otra parte de la factura (`RolaPodmiotu`). Va en `ext` de la identificación que tiene su código.',
  'Effective date code': 'Código de fecha de efecto',
  'When a correction takes effect for VAT (`TypKorekty`). Stands in `tax.ext` of a credit note.':
    'Cuándo surte efecto en el IVA la rectificación (`TypKorekty`). Va en `tax.ext` del abono.',
  'Prepayment Invoice': 'Factura de anticipo',
  'Prepayment credit note': 'Abono de una factura de anticipo',
  'Base rate': 'Tipo básico',
  'Sales at 23 %.': 'Ventas al 23 %.',
  'First reduced rate': 'Primer tipo reducido',
  'Sales at 8 %.': 'Ventas al 8 %.',
  'Second reduced rate': 'Segundo tipo reducido',
  'Sales at 5 %.': 'Ventas al 5 %.',
  'Taxi Rate': 'Tipo de los taxis',
  'Taxi drivers who pay a lump sum.': 'Taxistas que pagan a tanto alzado.',
  'OSS (one stop shop)': 'OSS (ventanilla única)',
  'The Union’s scheme: tax of another member state, declared in Poland.':
    'Régimen de la Unión: impuesto de otro Estado miembro, declarado en Polonia.',
  '0% VAT': 'IVA al 0 %',
  'Zero rate within Poland, neither export nor supply to another member state.':
    'Tipo cero dentro de Polonia, ni exportación ni entrega a otro Estado miembro.',
  '0% VAT for intra-community supply of goods': 'IVA al 0 % por entrega intracomunitaria de bienes',
  '0% VAT for export': 'IVA al 0 % por exportación',
  'Zero rate for goods that leave the Union.': 'Tipo cero para bienes que salen de la Unión.',
  'Exempt from tax.': 'Exento del impuesto.',
  'Foreign sales outside scope of Polish VAT': 'Ventas al extranjero no sujetas al IVA polaco',
  'Taxed where it is supplied, outside Poland; what belongs to 5 or 9 does not count.':
    'Tributa donde se realiza, fuera de Polonia; lo que corresponde a 5 o 9 no cuenta.',
  'EU Reverse Charge': 'Inversión del sujeto pasivo en la UE',
  'Services to a business in another member state, which owes the tax there.':
    'Servicios a una empresa de otro Estado miembro, que debe allí el impuesto.',
  'Domestic Reverse charge': 'Inversión del sujeto pasivo interior',
  'The buyer owes the tax.': 'El impuesto lo debe el comprador.',
  'Margin scheme': 'Régimen del margen',
  'Tax on the margin alone: travel, second-hand goods, art, collectors’ items, antiques.':
    'Impuesto solo sobre el margen: viajes, bienes usados, arte, objetos de colección, antigüedades.',
  'The usual kind.': 'La clase habitual.',
  'Advance Invoice': 'Factura de anticipo',
  'For money received before the supply; also the invoice after article 106f paragraph 4.':
    'Por dinero recibido antes de la entrega; también la factura según el artículo 106f, apartado 4.',
  'The last invoice of an order: takes off the advance invoices before it (article 106f paragraph 3).':
    'La última factura de un pedido: descuenta las facturas de anticipo anteriores (artículo 106f, apartado 3).',
  'For small amounts, by article 106e paragraph 5 point 3.':
    'Para importes pequeños, según el artículo 106e, apartado 5, punto 3.',
  'Corrects an invoice.': 'Rectifica una factura.',
  'advance credit note': 'abono de anticipo',
  'Corrects an advance invoice (ZAL).': 'Rectifica una factura de anticipo (ZAL).',
  'Settlement credit note': 'Abono de liquidación',
  'Corrects a settlement invoice (ROZ).': 'Rectifica una factura de liquidación (ROZ).',
  'Cash accounting': 'Criterio de caja',
  'No cash accounting': 'Sin criterio de caja',
  'Self-invoicing': 'Facturación por el destinatario',
  'Not self-invoicing': 'Sin facturación por el destinatario',
  'No reverse charge': 'Sin inversión del sujeto pasivo',
  'Split payment mechanism': 'Mecanismo de pago desglosado (split payment)',
  'No split payment mechanism': 'Sin mecanismo de pago desglosado (split payment)',
  'Law or act issued under the Polish law': 'Ley o acto dictado según la ley polaca',
  'Other legal basis': 'Otra base legal',
  'Travel agency': 'Agencia de viajes',
  'Second-hand goods': 'Bienes usados',
  'Antiques and collectibles': 'Antigüedades y objetos de colección',
  Coupon: 'Bono',
  Loan: 'Crédito',
  'Wire Transfer': 'Transferencia',
  Mobile: 'Móvil',
  'Customer is a Subordinate Local Government Unit': 'El cliente es una unidad dependiente de una administración local',
  'Customer is not a Subordinate Local Government Unit':
    'El cliente no es una unidad dependiente de una administración local',
  'Customer is a Group VAT member': 'El cliente es miembro de un grupo de IVA',
  'Customer is not a Group VAT member': 'El cliente no es miembro de un grupo de IVA',
  'The factoring company that the claim is sold to.': 'La empresa de factoring a la que se vende el crédito.',
  Recipient: 'Destinatario',
  'A unit, branch or department of the buyer that is no buyer of its own by law.':
    'Una unidad, sucursal o departamento del comprador que legalmente no es comprador por sí mismo.',
  'Original entity': 'Entidad originaria',
  'Additional Purchaser': 'Comprador adicional',
  'Another buyer beside the customer.': 'Otro comprador además del cliente.',
  'Invoice Issuer': 'Expedidor de la factura',
  'Who issues the invoice in the taxpayer’s name.': 'Quien expide la factura en nombre del sujeto pasivo.',
  'Who pays in place of the buyer.': 'Quien paga en lugar del comprador.',
  'Local Government Unit (LGU) - issuer': 'Unidad de administración local (JST): expedidor',
  'Local Government Unit (LGU) - recipient': 'Unidad de administración local (JST): destinatario',
  'The unit of a local government that receives the supply.':
    'La unidad de una administración local que recibe la entrega.',
  'GV member - issuer': 'Miembro de un grupo de IVA: expedidor',
  'GV member - recipient': 'Miembro de un grupo de IVA: destinatario',
  Original: 'Original',
  'Counts in the period of the invoice that is corrected.': 'Cuenta en el período de la factura rectificada.',
  Correction: 'Rectificación',
  'Counts in the period of the correction.': 'Cuenta en el período de la rectificación.',
  'Counts on another date, or on several dates for different lines.':
    'Cuenta en otra fecha, o en varias fechas para líneas distintas.',
  'Works of art': 'Obras de arte',
  'The business that made the supply and was since taken over or transformed.':
    'La empresa que hizo la entrega y que después fue absorbida o transformada.',
};

import type { Phrases } from '../../areas.ts';

/** What schemas say of many types alike, with what it is said about. */
export const sharedPhrases: Phrases = {
  'this action': 'esta acción',
  'the charge': 'el cargo',
  'this charge': 'este cargo',
  'the correction': 'la rectificación',
  'the delivery': 'la entrega',
  'the discount': 'el descuento',
  'this discount': 'este descuento',
  'the invoice': 'la factura',
  'this row': 'esta fila',
  'this inner row': 'esta fila interior',
  'the order': 'el pedido',
  'the payment': 'el pago',
  'the payment document': 'el documento de pago',
  'this reason': 'este motivo',
  'the status': 'el estado',
  'the document as a whole': 'el documento en conjunto',
  'the entry': 'la entrada',
  'the envelope': 'el sobre',
  'this link': 'este enlace',
  'the link': 'el enlace',
  'the message': 'el mensaje',
  'this address': 'esta dirección',
  'the address': 'la dirección',
  'this attachment': 'este adjunto',
  'the reference': 'la referencia',
  'this entry': 'esta entrada',
  'the e-mail address': 'la dirección de correo electrónico',
  'this endpoint': 'este punto de conexión',
  'the identity': 'la identificación',
  'this image': 'esta imagen',
  'the image': 'la imagen',
  'this inbox': 'este buzón',
  'the item': 'el artículo',
  'the name': 'el nombre',
  'this note': 'esta nota',
  'the note': 'la nota',
  'the party': 'la parte',
  'the person': 'la persona',
  'the registration': 'la inscripción',
  'the means of payment': 'el medio de pago',
  'the instructions': 'las instrucciones',
  'the terms': 'las condiciones',
  'the category': 'la categoría',
  'the rate': 'el tipo',
  'Codes that a country or format needs for this action, by extension key.':
    'Códigos que un país o formato necesita para esta acción, por clave de extensión.',
  'Identifier of this charge, in UUID format.': 'Identificador de este cargo, en forma de UUID.',
  'Codes that a country or format needs for this charge, by extension key.':
    'Códigos que un país o formato necesita para este cargo, por clave de extensión.',
  'Custom string values about the charge, by key.': 'Textos propios sobre el cargo, por clave.',
  "Country whose tax rules apply to the delivery. Derived from the supplier's tax identity when left out.":
    'País cuyas reglas fiscales se aplican a la entrega. Si se omite, se toma de la identificación fiscal del emisor.',
  'Keys of the add-ons whose format or country rules also apply to the delivery.':
    'Claves de los complementos cuyas reglas de formato o de país se aplican también a la entrega.',
  'Keys marking special situations of the delivery, which converters may react to.':
    'Claves que marcan situaciones especiales de la entrega, a las que pueden atender los convertidores.',
  'Identifier of the delivery, in UUID format. Generated when the document is placed in an envelope without one.':
    'Identificador de la entrega, en forma de UUID. Se crea cuando el documento se mete en un sobre sin tenerlo.',
  'Number of the delivery, unique within its series. May stay empty in a draft; signing requires it.':
    'Número de la entrega, único dentro de su serie. Puede quedar vacío en un borrador; para firmar hace falta.',
  'Currency of all amounts in the delivery. Taken from the tax regime when left out.':
    'Moneda de todos los importes de la entrega. Si se omite, se toma del régimen fiscal.',
  'References to the order, contract and other documents behind the delivery.':
    'Referencias al pedido, al contrato y a otros documentos en los que se basa la entrega.',
  'Reductions on the delivery as a whole. They lower the total before tax.':
    'Descuentos sobre la entrega en conjunto. Bajan el total antes de impuestos.',
  'Extra costs on the delivery as a whole. They raise the total before tax.':
    'Gastos adicionales sobre la entrega en conjunto. Suben el total antes de impuestos.',
  'Further data objects, each with its own $schema, for details the delivery has no fields for.':
    'Otros objetos de datos, cada uno con su $schema, para detalles que no tienen campo en la entrega.',
  'Custom string values about the delivery, by key.': 'Textos propios sobre la entrega, por clave.',
  'Supporting files of the delivery. Renderings of the document itself belong in the links of the envelope header.':
    'Archivos que acompañan la entrega. Las representaciones del propio documento van en los enlaces de la cabecera del sobre.',
  'Identifier of this discount, in UUID format.': 'Identificador de este descuento, en forma de UUID.',
  'Codes that a country or format needs for this discount, by extension key.':
    'Códigos que un país o formato necesita para este descuento, por clave de extensión.',
  'Custom string values about the discount, by key.': 'Textos propios sobre el descuento, por clave.',
  'Identifier of this row, in UUID format.': 'Identificador de esta fila, en forma de UUID.',
  'Codes that a country or format needs for this row, by extension key.':
    'Códigos que un país o formato necesita para esta fila, por clave de extensión.',
  'Identifier of this inner row, in UUID format.': 'Identificador de esta fila interior, en forma de UUID.',
  'Identifier of this address, in canonical UUID form. Optional.':
    'Identificador de esta dirección, en la forma canónica de UUID. Opcional.',
  'Custom string values about the address, by key.': 'Textos propios sobre la dirección, por clave.',
  'Identifier of this attachment, in canonical UUID form. Optional.':
    'Identificador de este adjunto, en la forma canónica de UUID. Opcional.',
  'Codes that a regime or add-on requires about the reference, by extension key.':
    'Códigos que un régimen o complemento exige sobre la referencia, por clave de extensión.',
  'Custom string values about the reference, by key.': 'Textos propios sobre la referencia, por clave.',
  'Identifier of this entry, in canonical UUID form. Optional.':
    'Identificador de esta entrada, en la forma canónica de UUID. Opcional.',
  'Custom string values about the e-mail address, by key.':
    'Textos propios sobre la dirección de correo electrónico, por clave.',
  'Identifier of this endpoint, in canonical UUID form. Optional.':
    'Identificador de este punto de conexión, en la forma canónica de UUID. Opcional.',
  'Identifier of this image, in canonical UUID form. Optional.':
    'Identificador de esta imagen, en la forma canónica de UUID. Opcional.',
  'Custom string values about the image, by key.': 'Textos propios sobre la imagen, por clave.',
  'Identifier of this inbox, in canonical UUID form. Optional.':
    'Identificador de este buzón, en la forma canónica de UUID. Opcional.',
  'Identifier of the item, in canonical UUID form. Optional.':
    'Identificador del artículo, en la forma canónica de UUID. Opcional.',
  'Codes that a regime or add-on requires about the item, by extension key.':
    'Códigos que un régimen o complemento exige sobre el artículo, por clave de extensión.',
  'Custom string values about the item, by key.': 'Textos propios sobre el artículo, por clave.',
  'Custom string values about the name, by key.': 'Textos propios sobre el nombre, por clave.',
  'Identifier of this note, in canonical UUID form. Optional.':
    'Identificador de esta nota, en la forma canónica de UUID. Opcional.',
  'Custom string values about the note, by key.': 'Textos propios sobre la nota, por clave.',
  'Codes that a regime or add-on requires about the note, by extension key.':
    'Códigos que un régimen o complemento exige sobre la nota, por clave de extensión.',
  'Identifier of the party, in canonical UUID form. Optional.':
    'Identificador de la parte, en la forma canónica de UUID. Opcional.',
  'Codes that a regime or add-on requires about the party, by extension key.':
    'Códigos que un régimen o complemento exige sobre la parte, por clave de extensión.',
  'Custom string values about the party, by key.': 'Textos propios sobre la parte, por clave.',
  'Identifier of the person, in canonical UUID form. Optional.':
    'Identificador de la persona, en la forma canónica de UUID. Opcional.',
  'Custom string values about the person, by key.': 'Textos propios sobre la persona, por clave.',
  'Codes that a regime or add-on requires about the registration, by extension key.':
    'Códigos que un régimen o complemento exige sobre la inscripción, por clave de extensión.',
  "Country whose tax rules apply to the invoice. Derived from the supplier's tax identity when left out.":
    'País cuyas reglas fiscales se aplican a la factura. Si se omite, se toma de la identificación fiscal del emisor.',
  'Keys of the add-ons whose format or country rules also apply to the invoice.':
    'Claves de los complementos cuyas reglas de formato o de país se aplican también a la factura.',
  'Identifier of the invoice, in UUID format. Generated when the document is placed in an envelope without one.':
    'Identificador de la factura, en forma de UUID. Se crea cuando el documento se mete en un sobre sin tenerlo.',
  'Number of the invoice, unique within its series. May stay empty in a draft; signing requires it.':
    'Número de la factura, único dentro de su serie. Puede quedar vacío en un borrador; para firmar hace falta.',
  'Date of operation': 'Fecha de operación',
  'Currency of all amounts in the invoice. Taken from the tax regime when left out.':
    'Moneda de todos los importes de la factura. Si se omite, se toma del régimen fiscal.',
  'Reductions on the invoice as a whole. They lower the total before tax.':
    'Descuentos sobre la factura en conjunto. Bajan el total antes de impuestos.',
  'Extra costs on the invoice as a whole. They raise the total before tax.':
    'Gastos adicionales sobre la factura en conjunto. Suben el total antes de impuestos.',
  'Further data objects, each with its own $schema, for details the invoice has no fields for.':
    'Otros objetos de datos, cada uno con su $schema, para detalles que no tienen campo en la factura.',
  'Custom string values about the invoice, by key.': 'Textos propios sobre la factura, por clave.',
  'Supporting files of the invoice. Renderings of the document itself belong in the links of the envelope header.':
    'Archivos que acompañan la factura. Las representaciones del propio documento van en los enlaces de la cabecera del sobre.',
  'Codes that a regime or add-on requires about the means of payment, by extension key.':
    'Códigos que un régimen o complemento exige sobre el medio de pago, por clave de extensión.',
  'Custom string values about the instructions, by key.': 'Textos propios sobre las instrucciones, por clave.',
  'Codes that a regime or add-on requires about the payment, by extension key.':
    'Códigos que un régimen o complemento exige sobre el pago, por clave de extensión.',
  'Custom string values about the payment, by key.': 'Textos propios sobre el pago, por clave.',
  'Codes that a regime or add-on requires about the terms, by extension key.':
    'Códigos que un régimen o complemento exige sobre las condiciones, por clave de extensión.',
  "Country whose tax rules apply to the order. Derived from the supplier's tax identity when left out.":
    'País cuyas reglas fiscales se aplican al pedido. Si se omite, se toma de la identificación fiscal del emisor.',
  'Keys of the add-ons whose format or country rules also apply to the order.':
    'Claves de los complementos cuyas reglas de formato o de país se aplican también al pedido.',
  'Keys marking special situations of the order, which converters may react to.':
    'Claves que marcan situaciones especiales del pedido, a las que pueden atender los convertidores.',
  'Identifier of the order, in UUID format. Generated when the document is placed in an envelope without one.':
    'Identificador del pedido, en forma de UUID. Se crea cuando el documento se mete en un sobre sin tenerlo.',
  'Number of the order, unique within its series. May stay empty in a draft; signing requires it.':
    'Número del pedido, único dentro de su serie. Puede quedar vacío en un borrador; para firmar hace falta.',
  'Currency of all amounts in the order. Taken from the tax regime when left out.':
    'Moneda de todos los importes del pedido. Si se omite, se toma del régimen fiscal.',
  'Reductions on the order as a whole. They lower the total before tax.':
    'Descuentos sobre el pedido en conjunto. Bajan el total antes de impuestos.',
  'Extra costs on the order as a whole. They raise the total before tax.':
    'Gastos adicionales sobre el pedido en conjunto. Suben el total antes de impuestos.',
  'Further data objects, each with its own $schema, for details the order has no fields for.':
    'Otros objetos de datos, cada uno con su $schema, para detalles que no tienen campo en el pedido.',
  'Custom string values about the order, by key.': 'Textos propios sobre el pedido, por clave.',
  "Country whose tax rules apply to the payment. Derived from the supplier's tax identity when left out.":
    'País cuyas reglas fiscales se aplican al pago. Si se omite, se toma de la identificación fiscal del emisor.',
  'Keys of the add-ons whose format or country rules also apply to the payment.':
    'Claves de los complementos cuyas reglas de formato o de país se aplican también al pago.',
  'Identifier of the payment, in UUID format. Generated when the document is placed in an envelope without one.':
    'Identificador del pago, en forma de UUID. Se crea cuando el documento se mete en un sobre sin tenerlo.',
  'Number of the payment document, unique within its series. May stay empty in a draft; signing requires it.':
    'Número del documento de pago, único dentro de su serie. Puede quedar vacío en un borrador; para firmar hace falta.',
  'Currency of all amounts in the payment. Taken from the tax regime when left out.':
    'Moneda de todos los importes del pago. Si se omite, se toma del régimen fiscal.',
  'Codes that a country or format needs for the payment, by extension key.':
    'Códigos que un país o formato necesita para el pago, por clave de extensión.',
  'References to the order, contract and other documents behind the payment.':
    'Referencias al pedido, al contrato y a otros documentos en los que se basa el pago.',
  'Further data objects, each with its own $schema, for details the payment has no fields for.':
    'Otros objetos de datos, cada uno con su $schema, para detalles que no tienen campo en el pago.',
  'Codes that a country or format needs for this reason, by extension key.':
    'Códigos que un país o formato necesita para este motivo, por clave de extensión.',
  "Country whose tax rules apply to the status. Derived from the supplier's tax identity when left out.":
    'País cuyas reglas fiscales se aplican al estado. Si se omite, se toma de la identificación fiscal del emisor.',
  'Keys of the add-ons whose format or country rules also apply to the status.':
    'Claves de los complementos cuyas reglas de formato o de país se aplican también al estado.',
  'Identifier of the status, in UUID format. Generated when the document is placed in an envelope without one.':
    'Identificador del estado, en forma de UUID. Se crea cuando el documento se mete en un sobre sin tenerlo.',
  'Codes that a country or format needs for the status, by extension key.':
    'Códigos que un país o formato necesita para el estado, por clave de extensión.',
  'Custom string values about the status, by key.': 'Textos propios sobre el estado, por clave.',
  'Custom string values about this row, by key.': 'Textos propios sobre esta fila, por clave.',
  'Custom string values about the entry, by key.': 'Textos propios sobre la entrada, por clave.',
  'Identifier of this link, in UUID format.': 'Identificador de este enlace, en forma de UUID.',
  'Custom string values about the link, by key.': 'Textos propios sobre el enlace, por clave.',
  'Custom string values about the message, by key.': 'Textos propios sobre el mensaje, por clave.',
  'Custom string values about the category, by key.': 'Textos propios sobre la categoría, por clave.',
  'Custom string values about the rate, by key.': 'Textos propios sobre el tipo, por clave.',
};

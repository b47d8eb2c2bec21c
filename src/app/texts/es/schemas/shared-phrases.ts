import type { Phrases } from '../../said.ts';

/** What schemas say of many types alike, with what it is said about. */
export const sharedPhrases: Phrases = {
  'Codes that a country or format needs for {s}, by extension key.':
    'Códigos que un país o formato necesita para {s}, por clave de extensión.',
  'Codes that a regime or add-on requires about {s}, by extension key.':
    'Códigos que un régimen o complemento exige sobre {s}, por clave de extensión.',
  'Custom string values about {s}, by key.': 'Textos propios sobre {s}, por clave.',
  'Identifier of {s}, in UUID format.': 'Identificador para {s}, en forma de UUID.',
  'Identifier of {s}, in canonical UUID form. Optional.':
    'Identificador para {s}, en la forma canónica de UUID. Opcional.',
  'Identifier of {s}, in UUID format. Generated when the document is placed in an envelope without one.':
    'Identificador para {s}, en forma de UUID. Se crea cuando el documento se mete en un sobre sin tenerlo.',
  "Country whose tax rules apply to {s}. Derived from the supplier's tax identity when left out.":
    'País cuyas reglas fiscales valen para {s}. Si se omite, se toma de la identificación fiscal del emisor.',
  'Keys of the add-ons whose format or country rules also apply to {s}.':
    'Claves de los complementos cuyas reglas de formato o de país valen también para {s}.',
  'Currency of all amounts in {s}. Taken from the tax regime when left out.':
    'Moneda de todos los importes en {s}. Si se omite, se toma del régimen fiscal.',
  'Keys marking special situations of {s}, which converters may react to.':
    'Claves que marcan situaciones especiales para {s}, a las que pueden atender los convertidores.',
  'References to the order, contract and other documents behind {s}.':
    'Referencias al pedido, al contrato y a otros documentos en los que se basa {s}.',
  'Reductions on {s} as a whole. They lower the total before tax.':
    'Descuentos sobre {s} en conjunto. Bajan el total antes de impuestos.',
  'Extra costs on {s} as a whole. They raise the total before tax.':
    'Gastos adicionales sobre {s} en conjunto. Suben el total antes de impuestos.',
  'Further data objects, each with its own $schema, for details {s} has no fields for.':
    'Otros objetos de datos, cada uno con su $schema, para detalles que no tienen campo en {s}.',
  'Supporting files of {s}. Renderings of the document itself belong in the links of the envelope header.':
    'Archivos que acompañan {s}. Las representaciones del propio documento van en los enlaces de la cabecera del sobre.',
  'Number of {s}, unique within its series. May stay empty in a draft; signing requires it.':
    'Número para {s}, único dentro de su serie. Puede quedar vacío en un borrador; para firmar hace falta.',
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
};

import type { Phrases } from '../../said.ts';

/** What the rules of the addons of France say. */
export const frenchAddonPhrases: Phrases = {
  'The customer must be in scheme 1, that of a SIRET': 'El cliente tiene que estar en el esquema 1, el de un SIRET',
  'The customer needs an identity': 'El cliente necesita una identificación',
  'The invoice needs tax details with the framework': 'La factura necesita datos fiscales con el marco',
  'The tax details can have extensions': 'Los datos fiscales pueden tener extensiones',
  'The tax extensions need the framework': 'Las extensiones fiscales necesitan el marco',
  'An invoice in the framework A2 must be paid in full by its advances':
    'Una factura en el marco A2 tiene que estar pagada por completo con sus anticipos',
  'A party needs the kind of its identifier: give it a SIRET, a foreign tax identity or the scheme itself':
    'Una parte necesita la clase de su identificador: dele un SIRET, una identificación fiscal extranjera o el propio esquema',
  'A party in scheme 1 needs an identity of the type SIRET':
    'Una parte en el esquema 1 necesita una identificación del tipo SIRET',
  'The tax identity of a party in scheme 1 must be French':
    'La identificación fiscal de una parte en el esquema 1 tiene que ser francesa',
  'Only a party in scheme 1 can have an identity of the type SIRET':
    'Solo una parte en el esquema 1 puede tener una identificación del tipo SIRET',
  'The tax identity of a party in scheme 2 cannot be French':
    'La identificación fiscal de una parte en el esquema 2 no puede ser francesa',
  'The tax identity of a party in scheme 2 must be from the EU':
    'La identificación fiscal de una parte en el esquema 2 tiene que ser de la UE',
  'The tax identity of a party in scheme 3 cannot be from the EU':
    'La identificación fiscal de una parte en el esquema 3 no puede ser de la UE',
  'The address of the supplier needs a country': 'La dirección del emisor necesita un país',
  'The address of the customer needs a country': 'La dirección del cliente necesita un país',
  'A sale to a consumer needs the category under which it is reported':
    'Una venta a un consumidor necesita la categoría con la que se comunica',
  'The document type must be 380, 381, 384, 386 or 503': 'El tipo de documento tiene que ser 380, 381, 384, 386 o 503',
  'The supplier needs a legal identity': 'El emisor necesita una identificación jurídica',
  'The supplier needs a tax code': 'El emisor necesita un código fiscal',
  'An exempt sale needs the tax code of the supplier or of its representative':
    'Una venta exenta necesita el código fiscal del emisor o de su representante',
  'An exempt sale needs a tax note with the key `exempt`':
    'Una venta exenta necesita una nota fiscal con la clave `exempt`',
  'The customer needs a legal identity': 'El cliente necesita una identificación jurídica',
  'The customer needs a tax code': 'El cliente necesita un código fiscal',
  'Only receipts are reported': 'Solo se comunican los recibos',
  'The payment needs the day on which it was received': 'El pago necesita el día en que se recibió',
  'The rates of VAT must be French ones': 'Los tipos de IVA tienen que ser franceses',
  'A line needs the document that was paid': 'Una línea necesita el documento que se pagó',
  'The document that was paid needs its code': 'El documento que se pagó necesita su código',
  'The document that was paid needs its date': 'El documento que se pagó necesita su fecha',
  'Series and code together have 35 characters at most: letters, digits, -, +, _ and /':
    'Serie y código juntos tienen 35 caracteres como máximo: letras, cifras, -, +, _ y /',
  'Series and code of an earlier document have 35 characters at most: letters, digits, -, +, _ and /':
    'Serie y código de un documento anterior tienen 35 caracteres como máximo: letras, cifras, -, +, _ y /',
  'A corrective invoice needs its original': 'Una factura rectificativa necesita su original',
  'A corrective invoice has one original': 'Una factura rectificativa tiene un solo original',
  'A credit note needs a reference to the invoice it credits':
    'Un abono necesita una referencia a la factura que abona',
  'The document type must be one that the platforms exchange':
    'El tipo de documento tiene que ser uno de los que intercambian las plataformas',
  'The tax extensions need the billing mode': 'Las extensiones fiscales necesitan el modo de facturación',
  'A final invoice after an advance cannot be about an advance itself':
    'Una factura final tras un anticipo no puede tratar ella misma de un anticipo',
  'The supplier needs a SIREN as legal identity': 'El emisor necesita un SIREN como identificación jurídica',
  'The inbox of the supplier (scheme 0225) must begin with its SIREN':
    'El buzón del emisor (esquema 0225) tiene que empezar por su SIREN',
  'The customer needs a SIREN as legal identity': 'El cliente necesita un SIREN como identificación jurídica',
  'The inbox of the customer who issues the invoice (scheme 0225) must begin with its SIREN':
    'El buzón del cliente que expide la factura (esquema 0225) tiene que empezar por su SIREN',
  'There can be one reference of type AFL at most': 'Puede haber como máximo una referencia del tipo AFL',
  'There can be one reference of type AWW at most': 'Puede haber como máximo una referencia del tipo AWW',
  'A member of a taxable group needs ordering details': 'Un miembro de un grupo de IVA necesita datos del pedido',
  'A member of a taxable group names the group as seller':
    'Un miembro de un grupo de IVA nombra al grupo como vendedor',
  'The taxable group needs a tax identity': 'El grupo de IVA necesita una identificación fiscal',
  'The tax identity of the taxable group needs a code': 'La identificación fiscal del grupo de IVA necesita un código',
  'A member of a taxable group says so in a note of subject TXD':
    'Un miembro de un grupo de IVA lo dice en una nota con el asunto TXD',
  'Global allowances need ordering details': 'Los descuentos globales necesitan datos del pedido',
  'Global allowances need the contract': 'Los descuentos globales necesitan el contrato',
  'Global allowances need at least one contract': 'Los descuentos globales necesitan al menos un contrato',
  'Global allowances need delivery details': 'Los descuentos globales necesitan datos de entrega',
  'Global allowances need the period they are for': 'Los descuentos globales necesitan el periodo para el que son',
  'The invoice cannot fall due before its date of issue': 'La factura no puede vencer antes de su fecha de expedición',
  'An invoice that is paid already needs payment details': 'Una factura ya pagada necesita datos de pago',
  'An invoice that is paid already needs payment terms': 'Una factura ya pagada necesita condiciones de pago',
  'The terms of an invoice that is paid already need the day of payment':
    'Las condiciones de una factura ya pagada necesitan el día del pago',
  'An invoice that is paid already needs what was paid': 'Una factura ya pagada necesita lo que se pagó',
  'What was paid on an invoice that is paid already must be its total with tax':
    'Lo pagado en una factura ya pagada tiene que ser su total con impuestos',
  'Nothing can be due on an invoice that is paid already': 'En una factura ya pagada no puede quedar nada pendiente',
  'The invoice needs notes': 'La factura necesita notas',
  'The invoice needs notes about collection (PMT), late payment (PMD) and early payment (AAB)':
    'La factura necesita notas sobre el cobro (PMT), la demora en el pago (PMD) y el pronto pago (AAB)',
  'There can be one note each about PMT, PMD, AAB and TXD':
    'Puede haber una nota de cada uno de los asuntos PMT, PMD, AAB y TXD',
  'An attachment needs its kind as description': 'Un adjunto necesita su clase como descripción',
  'The description of an attachment must be one of the kinds that the platforms know':
    'La descripción de un adjunto tiene que ser una de las clases que conocen las plataformas',
  'There can be one readable version of the invoice at most':
    'Puede haber como máximo una versión legible de la factura',
  'The code of the inbox has 125 characters at most': 'El código del buzón tiene 125 caracteres como máximo',
  'The code of the inbox is made of letters, digits, -, +, _ and /':
    'El código del buzón se compone de letras, cifras, -, +, _ y /',
  'An attribute of an item cannot be blank': 'Un atributo de un artículo no puede estar en blanco',
  'Each identity needs a scheme of its own (`iso-scheme-id`)':
    'Cada identificación necesita un esquema propio (`iso-scheme-id`)',
  'The code of the action must be known': 'El código de la acción tiene que ser conocido',
  'The payment must be an advice or a receipt': 'El pago tiene que ser un aviso o un recibo',
  'The payment needs a supplier': 'El pago necesita un emisor',
  'The customer needs a SIREN': 'El cliente necesita un SIREN',
  'The scheme of an identity must be known': 'El esquema de una identificación tiene que ser conocido',
  'The payment has exactly one line': 'El pago tiene exactamente una línea',
  'The document that is paid needs its code': 'El documento que se paga necesita su código',
  'The document that is paid needs its date': 'El documento que se paga necesita su fecha',
  'The status of a payment must be 211 or 212': 'El estado de un pago tiene que ser 211 o 212',
  'The amount of a payment is received (MEN), paid (MPA) or open (RAP)':
    'El importe de un pago está recibido (MEN), pagado (MPA) o pendiente (RAP)',
  'The status of an advice must be 211': 'El estado de un aviso tiene que ser 211',
  'The status of a receipt must be 212': 'El estado de un recibo tiene que ser 212',
  'The code of the reason must be known': 'El código del motivo tiene que ser conocido',
  'The condition of a reason must be known, and not one of payments':
    'La condición de un motivo tiene que ser conocida, y no una de pagos',
  'The report must be a response or an update': 'La comunicación tiene que ser una respuesta o una actualización',
  'The status of a report must be 200 to 210 or 213; 211 and 212 are for payments':
    'El estado de una comunicación tiene que ser de 200 a 210 o 213; 211 y 212 son para pagos',
  'The report needs a supplier': 'La comunicación necesita un emisor',
  'The supplier needs an inbox': 'El emisor necesita un buzón',
  'The supplier needs its role': 'El emisor necesita su papel',
  'The supplier needs a SIREN': 'El emisor necesita un SIREN',
  'The report needs a customer': 'La comunicación necesita un cliente',
  'The customer needs an inbox': 'El cliente necesita un buzón',
  'The customer needs its role': 'El cliente necesita su papel',
  'The customer needs a known identity': 'El cliente necesita una identificación conocida',
  'The report has exactly one line': 'La comunicación tiene exactamente una línea',
  'A line needs the document it is about': 'Una línea necesita el documento del que trata',
  'The document of a line needs its code': 'El documento de una línea necesita su código',
  'The document of a line needs its date of issue': 'El documento de una línea necesita su fecha de expedición',
  'The status of a line must be one of the life cycle': 'El estado de una línea tiene que ser uno del ciclo de vida',
  'A document that is rejected, queried or wrong needs a reason':
    'Un documento rechazado, en duda o erróneo necesita un motivo',
  'The reason must be one that goes with status 200': 'El motivo tiene que ser uno de los que van con el estado 200',
  'The reason must be one that goes with status 206': 'El motivo tiene que ser uno de los que van con el estado 206',
  'The reason must be one that goes with status 207': 'El motivo tiene que ser uno de los que van con el estado 207',
  'The reason must be one that goes with status 208': 'El motivo tiene que ser uno de los que van con el estado 208',
  'The reason must be one that goes with status 210': 'El motivo tiene que ser uno de los que van con el estado 210',
  'The reason must be one that goes with status 213': 'El motivo tiene que ser uno de los que van con el estado 213',
  'A response does not report that the invoice was issued': 'Una respuesta no comunica que la factura se ha expedido',
  'An update reports that the invoice was issued': 'Una actualización comunica que la factura se ha expedido',
  'The role of a party must be known': 'El papel de una parte tiene que ser conocido',
  'The SIRET of a party begins with its SIREN': 'El SIRET de una parte empieza por su SIREN',
  'No two identities of a party can have one scheme':
    'No puede haber dos identificaciones de una parte con el mismo esquema',
  'An identity needs a scheme': 'Una identificación necesita un esquema',
  'The scheme must be known': 'El esquema tiene que ser conocido',
  'A private identifier has 100 characters at most': 'Un identificador privado tiene 100 caracteres como máximo',
  'A private identifier is made of letters, digits, -, +, _ and /':
    'Un identificador privado se compone de letras, cifras, -, +, _ y /',
  'An inbox of scheme 0225 has 125 characters at most: letters, digits, -, +, _ and /':
    'Un buzón del esquema 0225 tiene 125 caracteres como máximo: letras, cifras, -, +, _ y /',
};

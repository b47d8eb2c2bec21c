import type { Phrases } from '../../said.ts';

/** What Peppol asks of invoices of single countries. */
export const xmlCountryPhrases: Phrases = {
  // Norway
  'A Norwegian seller that is in the register of enterprises says Foretaksregisteret as its tax registration':
    'El vendedor noruego inscrito en el registro de empresas indica Foretaksregisteret como registro fiscal',
  'A Norwegian VAT number is NO, an organisation number with its check digit, and MVA':
    'Un número de IVA noruego es NO, un número de organización con su dígito de control y MVA',
  // Denmark
  'A Danish seller has a CVR number': 'El vendedor danés tiene un número CVR',
  'The legal registration of a Danish buyer is of scheme 0184':
    'El número registral de un comprador danés es del esquema 0184',
  'The legal registration of a Danish seller is of scheme 0184':
    'El número registral de un vendedor danés es del esquema 0184',
  'A Danish credit note has no negative total': 'Una nota de abono danesa no tiene un total negativo',
  'Identifiers of Danish parties name their scheme': 'Los identificadores de partes danesas indican su esquema',
  'The means of payment is one that Danish sellers use: 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97':
    'La forma de pago es una de las que usan los vendedores daneses: 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 o 97',
  'A transfer in Denmark (31, 42) names the account and its bank registration':
    'Una transferencia en Dinamarca (31, 42) indica la cuenta y el registro de su banco',
  'A direct debit in Denmark (49) names the mandate and the account it is taken from':
    'Un adeudo directo en Dinamarca (49) indica el mandato y la cuenta en la que se carga',
  'A Danish giro payment (50) has a card type 01#, 04# or 15# and an account of seven or eight digits':
    'Un pago por giro danés (50) tiene un tipo de tarjeta 01#, 04# o 15# y una cuenta de siete u ocho dígitos',
  'After the card type 04# or 15# of a Danish giro payment come sixteen characters':
    'Tras el tipo de tarjeta 04# o 15# de un pago por giro danés van dieciséis caracteres',
  'A Danish FIK payment (93) has a card type 71#, 73# or 75# and a creditor number of eight characters':
    'Un pago FIK danés (93) tiene un tipo de tarjeta 71#, 73# o 75# y un número de acreedor de ocho caracteres',
  'After the card type 71# or 75# of a Danish FIK payment come fifteen or sixteen characters':
    'Tras el tipo de tarjeta 71# o 75# de un pago FIK danés van quince o dieciséis caracteres',
  'Danish classifications by UNSPSC are of version 19.05.01 or 26.08.01':
    'Las clasificaciones danesas por UNSPSC son de la versión 19.05.01 o 26.08.01',
  'A Danish tax other than VAT (ZZZ) is named by its category of four digits, or by words on either side of a #':
    'Un impuesto danés distinto del IVA (ZZZ) se nombra con su categoría de cuatro dígitos, o con palabras a ambos lados de un #',
  // Italy
  'The tax registration of an Italian seller has 11 to 16 capitals and digits':
    'El registro fiscal de un vendedor italiano tiene de 11 a 16 mayúsculas y dígitos',
  'An Italian seller has a street in its address': 'La dirección de un vendedor italiano tiene calle',
  'An Italian seller has a city in its address': 'La dirección de un vendedor italiano tiene ciudad',
  'An Italian seller has a post code in its address': 'La dirección de un vendedor italiano tiene código postal',
  // Sweden
  'A Swedish VAT number has 14 characters': 'Un número de IVA sueco tiene 14 caracteres',
  'A Swedish VAT number is a number after SE': 'Un número de IVA sueco es un número después de SE',
  'A Swedish organisation number is a number': 'Un número de organización sueco es un número',
  'A Swedish organisation number has ten characters': 'Un número de organización sueco tiene diez caracteres',
  'A Swedish organisation number ends in the right check digit':
    'Un número de organización sueco acaba en el dígito de control correcto',
  'The tax registration of a Swedish seller says Godkänd för F-skatt':
    'El registro fiscal de un vendedor sueco dice Godkänd för F-skatt',
  'Swedish VAT at the standard category is 25, 12 or 6 per cent':
    'El IVA sueco de la categoría general es del 25, 12 o 6 por ciento',
  'A Plusgiro account is a number': 'Una cuenta Plusgiro es un número',
  'A Plusgiro account has two to eight characters': 'Una cuenta Plusgiro tiene de dos a ocho caracteres',
  'A Bankgiro account is a number': 'Una cuenta Bankgiro es un número',
  'A Bankgiro account has seven or eight characters': 'Una cuenta Bankgiro tiene siete u ocho caracteres',
  'Bankgiro and Plusgiro are told by 30 and the clearing system, not by 50 or 56':
    'Bankgiro y Plusgiro se indican con 30 y el sistema de compensación, no con 50 ni 56',
  'A transfer within Sweden is told by 30, not by 31': 'Una transferencia dentro de Suecia se indica con 30, no con 31',
  // Greece
  'The number of a Greek invoice has six parts between vertical bars':
    'El número de una factura griega tiene seis partes separadas por barras verticales',
  'The first part of the number is the tax number of the seller or of its representative':
    'La primera parte del número es el número de identificación fiscal del vendedor o de su representante',
  'The second part of the number is the day of issue, as 31/12/2026':
    'La segunda parte del número es el día de expedición, como 31/12/2026',
  'The third part of the number, the branch, is a whole number':
    'La tercera parte del número, la sucursal, es un número entero',
  'The fourth part of the number is a Greek type of document':
    'La cuarta parte del número es un tipo de documento griego',
  'The fifth part of the number is not empty': 'La quinta parte del número no está vacía',
  'The sixth part of the number is not empty': 'La sexta parte del número no está vacía',
  'A Greek seller says the name it is registered under':
    'El vendedor griego indica el nombre con el que está registrado',
  'A Greek seller has one VAT number, EL and its tax number':
    'El vendedor griego tiene un solo número de IVA: EL y su número de identificación fiscal',
  'The VAT number of a Greek seller is EL and its tax number':
    'El número de IVA de un vendedor griego es EL y su número de identificación fiscal',
  'A Greek invoice has one MARK (##M.AR.K##)': 'Una factura griega tiene un solo MARK (##M.AR.K##)',
  'The MARK of a Greek invoice is a positive number': 'El MARK de una factura griega es un número positivo',
  'A Greek invoice has an address to look it up (##INVOICE|URL##)':
    'Una factura griega tiene una dirección para consultarla (##INVOICE|URL##)',
  'A Greek invoice has no more than one address to look it up':
    'Una factura griega no tiene más de una dirección para consultarla',
  'The address to look up a Greek invoice is given': 'Se da la dirección para consultar una factura griega',
  'A Greek seller names the buyer in full': 'El vendedor griego da el nombre completo del comprador',
  'The electronic address of a Greek seller is its tax number (9933)':
    'La dirección electrónica de un vendedor griego es su número de identificación fiscal (9933)',
  'A Greek buyer has one VAT number, EL and its tax number':
    'El comprador griego tiene un solo número de IVA: EL y su número de identificación fiscal',
  'The electronic address of a Greek buyer is its tax number (9933)':
    'La dirección electrónica de un comprador griego es su número de identificación fiscal (9933)',
  // Iceland
  'An Icelandic document is an invoice (380) or a credit note (381)':
    'Un documento islandés es una factura (380) o una nota de abono (381)',
  'An Icelandic seller has its kennitala (0196) as legal registration':
    'El vendedor islandés tiene como número registral su kennitala (0196)',
  'An Icelandic seller has a street and a post code in its address':
    'La dirección de un vendedor islandés tiene calle y código postal',
  'A claim in Iceland (9) names an account of 12 characters':
    'Una reclamación de pago en Islandia (9) indica una cuenta de 12 caracteres',
  'A transfer in Iceland (42) names an account of 12 characters':
    'Una transferencia en Islandia (42) indica una cuenta de 12 caracteres',
  'The last day of payment (EINDAGI) is a date': 'El último día de pago (EINDAGI) es una fecha',
  'With a last day of payment (EINDAGI) there is a due date':
    'Con un último día de pago (EINDAGI) hay una fecha de vencimiento',
  'The last day of payment (EINDAGI) is not before the due date':
    'El último día de pago (EINDAGI) no es anterior a la fecha de vencimiento',
  'An Icelandic buyer has its kennitala (0196) as legal registration':
    'El comprador islandés tiene como número registral su kennitala (0196)',
  'An Icelandic buyer has a street and a post code in its address':
    'La dirección de un comprador islandés tiene calle y código postal',
  // Netherlands
  'A Dutch credit note refers to an invoice': 'Una nota de abono neerlandesa se refiere a una factura',
  'The address of a Dutch seller has a street, a city and a post code':
    'La dirección de un vendedor neerlandés tiene calle, ciudad y código postal',
  'The legal registration of a Dutch seller is a KVK or OIN number (0106, 0190)':
    'El número registral de un vendedor neerlandés es un número KVK u OIN (0106, 0190)',
  'The address of a Dutch tax representative has a street, a city and a post code':
    'La dirección de un representante fiscal neerlandés tiene calle, ciudad y código postal',
  'A Dutch seller that is to be paid says how': 'El vendedor neerlandés al que se debe pagar dice cómo',
  'With a reference to a line of an order, a Dutch seller refers to the order':
    'Con una referencia a una línea de pedido, el vendedor neerlandés se refiere al pedido',
  'The address of a Dutch buyer has a street, a city and a post code':
    'La dirección de un comprador neerlandés tiene calle, ciudad y código postal',
  'The legal registration of a Dutch buyer is a KVK or OIN number (0106, 0190)':
    'El número registral de un comprador neerlandés es un número KVK u OIN (0106, 0190)',
  'A payment within the Netherlands is by 30, 48, 49, 57, 58 or 59':
    'Un pago dentro de los Países Bajos es por 30, 48, 49, 57, 58 o 59',
};

import type { Phrases } from '../../said.ts';

/** What the rules of Africa, Asia, Brazil and Oceania say, with their addons. */
export const otherRulePhrases: Phrases = {
  'A tax code of the United Arab Emirates must be a Tax Registration Number of fifteen digits':
    'Un código fiscal de los Emiratos Árabes Unidos tiene que ser un Tax Registration Number de quince cifras',
  'An ACN has nine digits, the last the right check digit':
    'Un ACN tiene nueve cifras, la última el dígito de control correcto',
  'An Australian tax code must be an ABN: eleven digits, the first two the right check':
    'Un código fiscal australiano tiene que ser un ABN: once cifras, las dos primeras el control correcto',
  'The municipality of a Brazilian party is its IBGE code of seven digits':
    'El municipio de una parte brasileña es su código IBGE de siete cifras',
  'The state of a Brazilian address is the two-letter code of a state or of the federal district':
    'El estado de una dirección brasileña es el código de dos letras de un estado o del distrito federal',
  'The post code of a Brazilian address (CEP) has five digits and three more, with or without a hyphen between':
    'El código postal de una dirección brasileña (CEP) tiene cinco cifras y otras tres, con o sin guion entre ellas',
  'A Brazilian tax code must be a CNPJ of fourteen digits or a CPF of eleven, with the right check digits':
    'Un código fiscal brasileño tiene que ser un CNPJ de catorce cifras o un CPF de once, con los dígitos de control correctos',
  'A supplier who charges VAT states its business number, unless the invoice is a simplified one':
    'Un emisor que cobra IVA indica su número de empresa, salvo que la factura sea simplificada',
  'An Israeli tax code must be the number of a business: nine digits, the last the right check digit':
    'Un código fiscal israelí tiene que ser el número de una empresa: nueve cifras, la última el dígito de control correcto',
  'An Indian PAN has five letters, four digits and a letter':
    'Un PAN indio tiene cinco letras, cuatro cifras y una letra',
  'An Indian HSN code has four, six or eight digits': 'Un código HSN indio tiene cuatro, seis u ocho cifras',
  'Every item of an Indian document needs an HSN code among its identities':
    'Todo artículo de un documento indio necesita un código HSN entre sus identificaciones',
  'An Indian tax code must be a GSTIN: state, PAN, registration, Z and the right check character':
    'Un código fiscal indio tiene que ser un GSTIN: estado, PAN, registro, Z y el carácter de control correcto',
  'A corporate number has thirteen digits, the first the right check digit':
    'Un número de sociedad tiene trece cifras, la primera el dígito de control correcto',
  'A Japanese tax code must be T and thirteen digits, or a corporate number: thirteen digits, the first the right check digit':
    'Un código fiscal japonés tiene que ser T y trece cifras, o un número de sociedad: trece cifras, la primera el dígito de control correcto',
  'A supplier who charges VAT states its business registration number, unless the invoice is a simplified one':
    'Un emisor que cobra IVA indica su número de registro de empresa, salvo que la factura sea simplificada',
  'A Korean corporate registration number has thirteen digits: 110111-1234567':
    'Un número de registro de sociedad coreano tiene trece cifras: 110111-1234567',
  'A Korean tax code must be a business registration number: ten digits, the last the right check digit':
    'Un código fiscal coreano tiene que ser un número de registro de empresa: diez cifras, la última el dígito de control correcto',
  'An NZBN has thirteen digits, the first two 94, the last the right check digit':
    'Un NZBN tiene trece cifras, las dos primeras 94, la última el dígito de control correcto',
  'A tax code of New Zealand must be an IRD number: eight or nine digits, the last the right check digit':
    'Un código fiscal de Nueva Zelanda tiene que ser un número IRD: ocho o nueve cifras, la última el dígito de control correcto',
  'Codes of identities in Saudi documents have letters A to Z and digits only':
    'Los códigos de las identificaciones en documentos saudíes tienen solo letras de la A a la Z y cifras',
  'A Saudi tax code must be a VAT registration number: fifteen digits, the first and the last 3':
    'Un código fiscal saudí tiene que ser un número de registro de IVA: quince cifras, la primera y la última 3',
  'The supplier of a Singaporean invoice needs a GST registration number in its tax identity or a UEN among its identities':
    'El emisor de una factura de Singapur necesita un número de registro de GST en su identificación fiscal o un UEN entre sus identificaciones',
  'A UEN has eight digits and a letter, a year, five digits and a letter, or R, S or T, two digits, the kind of entity, four digits and a letter; the last letter checks the rest':
    'Un UEN tiene ocho cifras y una letra; un año, cinco cifras y una letra; o R, S o T, dos cifras, la clase de entidad, cuatro cifras y una letra; la última letra comprueba el resto',
  'A Singaporean tax code must be a UEN or a GST registration number that begins with M':
    'Un código fiscal de Singapur tiene que ser un UEN o un número de registro de GST que empieza por M',
  'A supplier who charges KDV states its tax number, unless the invoice is a simplified one':
    'Un emisor que cobra KDV indica su número fiscal, salvo que la factura sea simplificada',
  'A MERSIS number has sixteen digits': 'Un número MERSIS tiene dieciséis cifras',
  'A Turkish tax code must be a VKN of ten digits or a T.C. kimlik numarası of eleven, with the right check digits':
    'Un código fiscal turco tiene que ser un VKN de diez cifras o un T.C. kimlik numarası de once, con los dígitos de control correctos',
  'A supplier who charges VAT states its VAT number, unless the invoice is a simplified one':
    'Un emisor que cobra IVA indica su número de IVA, salvo que la factura sea simplificada',
  'A South African company registration number has the year, six digits and two: 2000/000001/07':
    'Un número de registro de sociedad sudafricano tiene el año, seis cifras y dos: 2000/000001/07',
  'A South African tax code must be a VAT number: ten digits, the first 4':
    'Un código fiscal sudafricano tiene que ser un número de IVA: diez cifras, la primera 4',
  'The code of the invoice must be a whole number above zero':
    'El código de la factura tiene que ser un número entero mayor que cero',
  'An address of the supplier cannot be empty': 'Una dirección del emisor no puede estar vacía',
  'The address of the supplier needs a street': 'La dirección del emisor necesita una calle',
  'The address of the supplier needs a number': 'La dirección del emisor necesita un número',
  'The address of the supplier needs a locality': 'La dirección del emisor necesita una localidad',
  'The address of the supplier needs a state': 'La dirección del emisor necesita un estado',
  'The address of the supplier needs a postal code': 'La dirección del emisor necesita un código postal',
  'The supplier needs its municipality and whether it uses Simples Nacional and enjoys an incentive':
    'El emisor necesita su municipio y si está en el Simples Nacional y disfruta de un incentivo',
  'An NFS-e has no charges on the document as a whole': 'Una NFS-e no tiene cargos sobre todo el documento',
  'An NFS-e has no discounts on the document as a whole': 'Una NFS-e no tiene descuentos sobre todo el documento',
  'The invoice must be in BRL or give the exchange rate to it':
    'La factura tiene que estar en BRL o dar el tipo de cambio a esa moneda',
  'Every line needs ISS': 'Toda línea necesita ISS',
  'An item needs its code in the list of services': 'Un artículo necesita su código de la lista de servicios',
  'Operation, tax status and tax classification stand together or not at all':
    'La operación, la situación y la clasificación tributarias van juntas o no van',
  'ISS needs the code of its liability': 'El ISS necesita el código de su exigibilidad',
  'The invoice needs the time of its issue': 'La factura necesita la hora de su expedición',
  'The invoice needs tax details': 'La factura necesita datos fiscales',
  'The tax extensions need the type of the transaction': 'Las extensiones fiscales necesitan el tipo de operación',
  'The document type must be 388, 386, 383 or 381': 'El tipo de documento tiene que ser 388, 386, 383 o 381',
  'The type of the transaction must be one of the 32 that go together':
    'El tipo de operación tiene que ser una de las 32 combinaciones posibles',
  'A credit or debit note needs a reference to the invoice':
    'Una nota de crédito o de débito necesita una referencia a la factura',
  'The reference of a credit or debit note needs a code':
    'La referencia de una nota de crédito o de débito necesita un código',
  'The reference of a credit or debit note needs a reason':
    'La referencia de una nota de crédito o de débito necesita un motivo',
  'The address of the customer of a standard invoice needs a street':
    'La dirección del cliente de una factura ordinaria necesita una calle',
  'The address of the customer of a standard invoice needs a city':
    'La dirección del cliente de una factura ordinaria necesita una ciudad',
  'The address of the customer of a standard invoice needs a country':
    'La dirección del cliente de una factura ordinaria necesita un país',
  'The customer of a standard invoice needs a tax code or exactly one identity of a known type':
    'El cliente de una factura ordinaria necesita un código fiscal o exactamente una identificación de un tipo conocido',
  'A line of a standard invoice needs taxes': 'Una línea de una factura ordinaria necesita impuestos',
  'A standard invoice needs delivery details': 'Una factura ordinaria necesita datos de entrega',
  'A standard invoice needs the date of the supply': 'Una factura ordinaria necesita la fecha de la entrega',
  'The customer of an export cannot have a tax identity':
    'El cliente de una exportación no puede tener identificación fiscal',
  'A simplified summary invoice needs delivery details':
    'Una factura simplificada recapitulativa necesita datos de entrega',
  'A simplified summary invoice needs its period': 'Una factura simplificada recapitulativa necesita su periodo',
  'The period of a simplified summary invoice needs its first day':
    'El periodo de una factura simplificada recapitulativa necesita su primer día',
  'The period of a simplified summary invoice needs its last day':
    'El periodo de una factura simplificada recapitulativa necesita su último día',
  'The customer of education or health care without VAT needs a national identity (NAT)':
    'El cliente de enseñanza o sanidad sin IVA necesita una identificación nacional (NAT)',
  'The invoice needs a customer': 'La factura necesita un cliente',
  'The customer needs a name': 'El cliente necesita un nombre',
  'The tax identity of the supplier needs a code': 'La identificación fiscal del emisor necesita un código',
  'The supplier needs exactly one identity, of a register that the authority knows':
    'El emisor necesita exactamente una identificación, de un registro que la administración conozca',
  'A customer who issues the invoice needs a tax identity':
    'Un cliente que expide la factura necesita una identificación fiscal',
  'The tax identity of a customer who issues the invoice needs a code':
    'La identificación fiscal de un cliente que expide la factura necesita un código',
  'A customer who issues the invoice needs exactly one identity, of a register that the authority knows':
    'Un cliente que expide la factura necesita exactamente una identificación, de un registro que la administración conozca',
  'A line cannot have charges': 'Una línea no puede tener cargos',
  'A Saudi address needs a street': 'Una dirección saudí necesita una calle',
  'A Saudi address needs a building number of four digits':
    'Una dirección saudí necesita un número de edificio de cuatro cifras',
  'A Saudi address needs a postal code of five digits': 'Una dirección saudí necesita un código postal de cinco cifras',
  'A Saudi address needs a city': 'Una dirección saudí necesita una ciudad',
  'A Saudi address needs a district, in `street_extra`': 'Una dirección saudí necesita un distrito, en `street_extra`',
  'Categories Z, E and O need a reason of their own (`cef-vatex`), category S has none':
    'Las categorías Z, E y O necesitan un motivo propio (`cef-vatex`); la categoría S no tiene ninguno',
  'The tax category must be S, Z, E or O': 'La categoría de impuesto tiene que ser S, Z, E u O',
  'The only tax is VAT': 'El único impuesto es el IVA',
};

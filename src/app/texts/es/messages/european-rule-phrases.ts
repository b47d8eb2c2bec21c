import type { Phrases } from '../../said.ts';

/** What the rules of the regimes of Europe say, Spain aside. */
export const europeanRulePhrases: Phrases = {
  'A supplier who charges IGI states its NRT, unless the invoice is a simplified one':
    'Un emisor que cobra IGI indica su NRT, salvo que la factura sea simplificada',
  'An Andorran tax code must be an NRT: a letter for the kind of taxpayer, six digits and a control letter':
    'Un código fiscal de Andorra tiene que ser un NRT: una letra para la clase de obligado, seis cifras y una letra de control',
  'An Austrian tax code must be a UID-Nummer: U and eight digits, the last the right check digit':
    'Un código fiscal austriaco tiene que ser un UID-Nummer: U y ocho cifras, la última el dígito de control correcto',
  'The supplier of a Belgian invoice needs a tax identity, unless it has a BCE number':
    'El emisor de una factura belga necesita una identificación fiscal, salvo que tenga un número BCE',
  'The tax identity of the supplier of a Belgian invoice needs a code, unless there is a BCE number':
    'La identificación fiscal del emisor de una factura belga necesita un código, salvo que haya un número BCE',
  'The supplier of a Belgian invoice without tax code needs a BCE number among its identities':
    'El emisor de una factura belga sin código fiscal necesita un número BCE entre sus identificaciones',
  'A Belgian tax code must be a VAT number: ten digits, the first 0 or 1, the last two the right check':
    'Un código fiscal belga tiene que ser un número de IVA: diez cifras, la primera 0 o 1, las dos últimas el control correcto',
  'A Bulgarian ЕИК has nine digits, or thirteen for a branch, the last the right check digit':
    'Un ЕИК búlgaro tiene nueve cifras, o trece si es de una sucursal, la última el dígito de control correcto',
  'A Bulgarian tax code must be a VAT number: nine or ten digits, the last the right check digit':
    'Un código fiscal búlgaro tiene que ser un número de IVA: nueve o diez cifras, la última el dígito de control correcto',
  'A Swiss tax code must be a UID without country code: E and nine digits, the last the right check digit':
    'Un código fiscal suizo tiene que ser un UID sin código de país: E y nueve cifras, la última el dígito de control correcto',
  'A Cypriot registration number has HE, AE, P or BN and up to six digits: HE123456':
    'Un número de registro chipriota tiene HE, AE, P o BN y hasta seis cifras: HE123456',
  'A Cypriot tax code must be a VAT number: eight digits, not beginning with 12, and the right check letter':
    'Un código fiscal chipriota tiene que ser un número de IVA: ocho cifras que no empiezan por 12 y la letra de control correcta',
  'A Czech IČO has eight digits, the last the right check digit':
    'Un IČO checo tiene ocho cifras, la última el dígito de control correcto',
  'A Czech tax code must be a VAT number: eight digits, nine that begin with 6, or a birth number of nine or ten, with the right check digit':
    'Un código fiscal checo tiene que ser un número de IVA: ocho cifras, nueve que empiezan por 6, o un número de nacimiento de nueve o diez, con el dígito de control correcto',
  'The supplier of a German invoice needs a USt-IdNr. in its tax identity or a Steuernummer among its identities':
    'El emisor de una factura alemana necesita un USt-IdNr. en su identificación fiscal o un Steuernummer entre sus identificaciones',
  'A German Steuernummer is written 12/345/67890, 123/456/78901 or 123/4567/8901':
    'Un Steuernummer alemán se escribe 12/345/67890, 123/456/78901 o 123/4567/8901',
  'A German tax code must be a USt-IdNr.: nine digits, the first not 0 and the last the right check digit':
    'Un código fiscal alemán tiene que ser un USt-IdNr.: nueve cifras, la primera distinta de 0 y la última el dígito de control correcto',
  'The supplier of a Danish invoice without a tax code needs a CVR or, as a private person, a CPR number among its identities':
    'El emisor de una factura danesa sin código fiscal necesita un número CVR o, si es un particular, CPR entre sus identificaciones',
  'An identity of type CVR has eight digits without DK in front, the last the right check digit':
    'Una identificación del tipo CVR tiene ocho cifras sin DK delante, la última el dígito de control correcto',
  'A Danish tax code must be a CVR number: eight digits, the last the right check digit':
    'Un código fiscal danés tiene que ser un número CVR: ocho cifras, la última el dígito de control correcto',
  'An Estonian registry code has eight digits, the first 1, 7, 8 or 9, the last the right check digit':
    'Un código de registro estonio tiene ocho cifras, la primera 1, 7, 8 o 9, la última el dígito de control correcto',
  'An Estonian tax code must be a VAT number: nine digits, the last the right check digit':
    'Un código fiscal estonio tiene que ser un número de IVA: nueve cifras, la última el dígito de control correcto',
  'A Greek tax code must be an ΑΦΜ: nine digits, the last the right check digit':
    'Un código fiscal griego tiene que ser un ΑΦΜ: nueve cifras, la última el dígito de control correcto',
  'A Finnish tax code must be a Y-tunnus without dash: eight digits, the last the right check digit':
    'Un código fiscal finlandés tiene que ser un Y-tunnus sin guion: ocho cifras, la última el dígito de control correcto',
  'The supplier of a French invoice needs a VAT number in its tax identity or a SIREN or SIRET among its identities':
    'El emisor de una factura francesa necesita un número de IVA en su identificación fiscal o un SIREN o SIRET entre sus identificaciones',
  'A French SIREN has nine digits and nothing between them': 'Un SIREN francés tiene nueve cifras y nada entre ellas',
  'A French SIRET has fourteen digits and nothing between them':
    'Un SIRET francés tiene catorce cifras y nada entre ellas',
  'A French tax code must be a VAT number: a key of two characters that agrees with the nine digits of the SIREN behind it':
    'Un código fiscal francés tiene que ser un número de IVA: una clave de dos caracteres que concuerda con las nueve cifras del SIREN que la siguen',
  'A British tax code has nine or twelve digits, or GD or HA and three digits':
    'Un código fiscal británico tiene nueve o doce cifras, o GD o HA y tres cifras',
  'A British tax code must be a number other than zero':
    'Un código fiscal británico tiene que ser un número distinto de cero',
  'The eighth and ninth digit of a British tax code must be the right check, GD goes with numbers to 499 and HA with those above':
    'Las cifras octava y novena de un código fiscal británico tienen que ser el control correcto; GD va con números hasta 499 y HA con los mayores',
  'A Croatian MBS has nine digits': 'Un MBS croata tiene nueve cifras',
  'A Croatian tax code must be a VAT number: the eleven digits of the OIB, the last the right check digit':
    'Un código fiscal croata tiene que ser un número de IVA: las once cifras del OIB, la última el dígito de control correcto',
  'A Hungarian company registration number has ten digits: 01-09-123456':
    'Un número de registro de sociedad húngaro tiene diez cifras: 01-09-123456',
  'A Hungarian tax code must be a VAT number: eight digits, the last the right check digit, and perhaps the code of the tax treatment and two digits for the county':
    'Un código fiscal húngaro tiene que ser un número de IVA: ocho cifras, la última el dígito de control correcto, y quizá el código del tratamiento fiscal y dos cifras del condado',
  'An Irish tax code must be a VAT number: seven digits, the right check letter and perhaps A or H, or the former kind with a letter in second place':
    'Un código fiscal irlandés tiene que ser un número de IVA: siete cifras, la letra de control correcta y quizá A o H, o la forma antigua con una letra en segundo lugar',
  'A kennitala has ten digits: a day, two digits, the right check digit and 9 or 0 for the century':
    'Un kennitala tiene diez cifras: un día, dos cifras, el dígito de control correcto y 9 o 0 para el siglo',
  'An Icelandic tax code must be a VSK number, five or six digits, or a kennitala: ten digits with the right check digit':
    'Un código fiscal islandés tiene que ser un número VSK, de cinco o seis cifras, o un kennitala: diez cifras con el dígito de control correcto',
  'An identity with the key it-fiscal-code needs a code':
    'Una identificación con la clave it-fiscal-code necesita un código',
  'An Italian codice fiscale has eleven digits for a body, or sixteen letters and digits made of name, date and place of birth for a person':
    'Un codice fiscale italiano tiene once cifras si es de una entidad, o dieciséis letras y cifras formadas con el nombre, la fecha y el lugar de nacimiento si es de una persona',
  'The last character of an Italian codice fiscale must agree with the others':
    'El último carácter de un codice fiscale italiano tiene que concordar con los demás',
  'An Italian tax code must be a partita IVA: eleven digits, the last the right check digit':
    'Un código fiscal italiano tiene que ser una partita IVA: once cifras, la última el dígito de control correcto',
  'A Liechtenstein register number is written FL-0002.594.728-9':
    'Un número de registro de Liechtenstein se escribe FL-0002.594.728-9',
  'A tax code of Liechtenstein must be a MWST number: five digits':
    'Un código fiscal de Liechtenstein tiene que ser un número MWST: cinco cifras',
  'A Lithuanian legal entity code has nine digits': 'Un código de entidad jurídica lituano tiene nueve cifras',
  'A Lithuanian tax code must be a VAT number: nine or twelve digits, the last but one 1, the last the right check digit':
    'Un código fiscal lituano tiene que ser un número de IVA: nueve o doce cifras, la penúltima 1, la última el dígito de control correcto',
  'A Luxembourg RCS number has a letter and up to seven digits: B123456':
    'Un número RCS de Luxemburgo tiene una letra y hasta siete cifras: B123456',
  'A Luxembourg matricule of a legal person has eleven digits':
    'Un matricule luxemburgués de una persona jurídica tiene once cifras',
  'A Luxembourg tax code must be a VAT number: eight digits, the last two the rest of the others divided by 89':
    'Un código fiscal luxemburgués tiene que ser un número de IVA: ocho cifras, las dos últimas el resto de dividir las demás por 89',
  'A Latvian registration number has eleven digits, the first from 4 to 9':
    'Un número de registro letón tiene once cifras, la primera de 4 a 9',
  'A Latvian tax code must be a VAT number: eleven digits, of a legal person with the right check digit, of a natural person beginning with the day of birth or with 32':
    'Un código fiscal letón tiene que ser un número de IVA: once cifras; si es de una persona jurídica, con el dígito de control correcto; si es de una persona física, empieza por el día de nacimiento o por 32',
  'A Maltese tax code must be a VAT number: eight digits, the first not 0, the last two the right check':
    'Un código fiscal maltés tiene que ser un número de IVA: ocho cifras, la primera distinta de 0, las dos últimas el control correcto',
  'The supplier of a Dutch invoice needs a btw-identificatienummer in its tax identity or a KVK or OIN number among its identities':
    'El emisor de una factura neerlandesa necesita un btw-identificatienummer en su identificación fiscal o un número KVK u OIN entre sus identificaciones',
  'A Dutch KVK number has eight digits': 'Un número KVK neerlandés tiene ocho cifras',
  'A Dutch OIN has twenty digits: six zeros, two for the kind of number, nine for the number itself and three zeros':
    'Un OIN neerlandés tiene veinte cifras: seis ceros, dos para la clase de número, nueve para el propio número y tres ceros',
  'A Dutch tax code must be a btw-identificatienummer: nine digits, B and two digits, with the right check digits':
    'Un código fiscal neerlandés tiene que ser un btw-identificatienummer: nueve cifras, B y dos cifras, con los dígitos de control correctos',
  'A Norwegian organisation number has nine digits, the last the right check digit':
    'Un número de organización noruego tiene nueve cifras, la última el dígito de control correcto',
  'A Norwegian tax code must be an organisation number with the right check digit, and MVA behind it':
    'Un código fiscal noruego tiene que ser un número de organización con el dígito de control correcto, y detrás MVA',
  'A Polish tax code must be a NIP: ten digits, the last the right check digit':
    'Un código fiscal polaco tiene que ser un NIP: diez cifras, la última el dígito de control correcto',
  'Portugal knows invoices, credit notes, debit notes, pro formas and other documents, but no corrective invoices':
    'Portugal conoce facturas, notas de crédito, notas de débito, proformas y otros documentos, pero no facturas rectificativas',
  'A Portuguese credit or debit note must name the invoice that it corrects':
    'Una nota de crédito o de débito portuguesa tiene que nombrar la factura que corrige',
  'The supplier of a Portuguese invoice needs a tax identity':
    'El emisor de una factura portuguesa necesita una identificación fiscal',
  'The tax identity of the supplier of a Portuguese invoice needs a code':
    'La identificación fiscal del emisor de una factura portuguesa necesita un código',
  'A quantity on a Portuguese invoice cannot be negative; give money back by a credit note':
    'La cantidad de una factura portuguesa no puede ser negativa; devuelva el dinero con una nota de crédito',
  'A price on a Portuguese invoice cannot be negative; use a discount or a credit note':
    'El precio de una factura portuguesa no puede ser negativo; use un descuento o una nota de crédito',
  'The amount due of a Portuguese invoice cannot be negative':
    'El importe pendiente de una factura portuguesa no puede ser negativo',
  'The value date of a Portuguese invoice cannot be after its issue date':
    'La fecha de valor de una factura portuguesa no puede ser posterior a su fecha de expedición',
  'The operation date of a Portuguese invoice cannot be after its issue date':
    'La fecha de operación de una factura portuguesa no puede ser posterior a su fecha de expedición',
  'A document that a Portuguese invoice refers to as preceding cannot be issued after it':
    'Un documento al que una factura portuguesa se refiere como anterior no puede haberse expedido después de ella',
  'An advance on a Portuguese invoice cannot be paid after the issue date':
    'Un anticipo de una factura portuguesa no puede pagarse después de la fecha de expedición',
  'A payment of a Portuguese invoice cannot fall due before the issue date':
    'Un pago de una factura portuguesa no puede vencer antes de la fecha de expedición',
  'Portuguese VAT needs the extension pt-region, which says where the sale is taxed':
    'El IVA portugués necesita la extensión pt-region, que dice dónde tributa la venta',
  'A Portuguese tax code must be a NIF: nine digits with a first digit that is given out, the last the right check digit':
    'Un código fiscal portugués tiene que ser un NIF: nueve cifras con una primera cifra que se asigna, la última el dígito de control correcto',
  'A Romanian trade register number is written J40/1116/1991, or J and thirteen digits; F or C may stand for J':
    'Un número del registro mercantil rumano se escribe J40/1116/1991, o J y trece cifras; en lugar de J puede ir F o C',
  'A Romanian tax code must be a VAT number: two to ten digits, the first not 0, the last the right check digit':
    'Un código fiscal rumano tiene que ser un número de IVA: de dos a diez cifras, la primera distinta de 0, la última el dígito de control correcto',
  'The supplier of a Swedish invoice needs a VAT number in its tax identity or an organisationsnummer (ON), personnummer (PN) or samordningsnummer (CN) among its identities':
    'El emisor de una factura sueca necesita un número de IVA en su identificación fiscal o un organisationsnummer (ON), personnummer (PN) o samordningsnummer (CN) entre sus identificaciones',
  'A Swedish organisationsnummer has ten digits': 'Un organisationsnummer sueco tiene diez cifras',
  'The last digit of a Swedish organisationsnummer must be the right check digit':
    'La última cifra de un organisationsnummer sueco tiene que ser el dígito de control correcto',
  'A Swedish personnummer or samordningsnummer is written as six digits, - or +, and four digits':
    'Un personnummer o samordningsnummer sueco se escribe con seis cifras, - o +, y cuatro cifras',
  'The last digit of a Swedish personnummer or samordningsnummer must be the right check digit':
    'La última cifra de un personnummer o samordningsnummer sueco tiene que ser el dígito de control correcto',
  'A Swedish tax code must be a VAT number: the ten digits of an organisationsnummer or personnummer with the right check digit, and 01':
    'Un código fiscal sueco tiene que ser un número de IVA: las diez cifras de un organisationsnummer o personnummer con el dígito de control correcto, y 01',
  'A supplier who charges VAT states its VAT number': 'Un emisor que cobra IVA indica su número de IVA',
  'The VAT number of the customer is stated when it owes the tax, or receives goods from another member state untaxed':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'An invoice states the address of the supplier, unless it is a simplified one':
    'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'An invoice states name and address of the customer, unless it is a simplified one':
    'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'A Slovenian registration number has seven digits, or ten signs with its unit':
    'Un número de registro esloveno tiene siete cifras, o diez caracteres con su unidad',
  'A Slovenian tax code must be a VAT number: eight digits, the first not 0, the last the right check digit':
    'Un código fiscal esloveno tiene que ser un número de IVA: ocho cifras, la primera distinta de 0, la última el dígito de control correcto',
  'A Slovak IČO has eight digits, the last the right check digit':
    'Un IČO eslovaco tiene ocho cifras, la última el dígito de control correcto',
  'A Slovak DIČ has ten digits that 11 divides': 'Un DIČ eslovaco tiene diez cifras divisibles por 11',
  'A Slovak tax code must be a VAT number: ten digits, the first not 0, that 11 divides':
    'Un código fiscal eslovaco tiene que ser un número de IVA: diez cifras, la primera distinta de 0, divisibles por 11',
};

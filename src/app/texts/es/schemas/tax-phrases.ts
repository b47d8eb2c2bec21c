import type { Phrases } from '../../areas.ts';

/** What schemas say of taxes, regimes and addons. */
export const taxPhrases: Phrases = {
  'Describes an add-on: the extensions, tags, scenarios and corrections that it brings to a document.':
    'Describe un complemento: las extensiones, etiquetas, supuestos y rectificaciones que aporta a un documento.',
  'Key by which documents list the add-on in `$addons`, with its version.':
    'Clave con la que los documentos nombran el complemento en `$addons`, con su versión.',
  'Other add-ons that this one builds on. They are inserted before it in `$addons`.':
    'Otros complementos en los que se apoya este. Se insertan delante de él en `$addons`.',
  'Name of the add-on, by language.': 'Nombre del complemento, por idioma.',
  'What the add-on is for, by language.': 'Para qué es el complemento, por idioma.',
  'Laws and specifications that the add-on follows.': 'Leyes y especificaciones que sigue el complemento.',
  'Extension keys that the add-on defines, with their accepted codes.':
    'Claves de extensión que define el complemento, con los códigos que admiten.',
  'Tags that the add-on allows, by document schema.': 'Etiquetas que admite el complemento, por esquema de documento.',
  'Conditions under which the add-on adds notes or extension codes to a document.':
    'Condiciones en las que el complemento añade notas o códigos de extensión a un documento.',
  'Kinds of identity that the add-on knows.': 'Clases de identificación que conoce el complemento.',
  'Inbox keys that the add-on knows.': 'Claves de buzón que conoce el complemento.',
  'How documents may be corrected under the add-on. Joined with what the regime allows.':
    'Cómo se pueden rectificar documentos con el complemento. Se suma a lo que admite el régimen.',
  'The addons a document follows, by key.': 'Los complementos que sigue un documento, por clave.',
  'A set of code lists from a standards body, offered as extensions to every regime and add-on.':
    'Un conjunto de listas de códigos de un organismo de normalización, que se ofrecen como extensiones a todo régimen y complemento.',
  'Key of the catalogue.': 'Clave del catálogo.',
  'Name of the catalogue, by language.': 'Nombre del catálogo, por idioma.',
  'What the code lists are about, by language.': 'De qué tratan las listas de códigos, por idioma.',
  'Extension keys of the catalogue, one per code list.': 'Claves de extensión del catálogo, una por lista de códigos.',
  'States what a correction of one kind of document may be and what it has to contain.':
    'Dice qué puede ser una rectificación de una clase de documento y qué tiene que contener.',
  'Document schema it applies to, whole or by its ending.':
    'Esquema de documento al que se aplica, entero o por su final.',
  'Document types that a correction may take, such as `credit-note`.':
    'Tipos de documento que puede tomar una rectificación, como `credit-note`.',
  'Extension keys that can be given with the correction.':
    'Claves de extensión que se pueden dar con la rectificación.',
  'True when the correction has to state its reason in words.':
    'Verdadero cuando la rectificación tiene que indicar su motivo en palabras.',
  'Keys of the stamps carried over from the corrected document.':
    'Claves de los sellos que se copian del documento rectificado.',
  'True when the tax totals of the corrected document are carried over into the reference to it.':
    'Verdadero cuando los totales de impuestos del documento rectificado se copian en la referencia a él.',
  'What may be corrected and how, by document type.': 'Qué se puede rectificar y cómo, por tipo de documento.',
  'Codes by extension key, as tax regimes, addons and catalogues define them.':
    'Códigos por clave de extensión, como los definen regímenes fiscales, complementos y catálogos.',
  'Number under which a party is registered for tax, with the country that issued it.':
    'Número con el que una parte está registrada para los impuestos, con el país que lo expidió.',
  'Country or territory of registration, in tax codes (EL for Greece). Decides how the number is cleaned and checked.':
    'País o territorio del registro, en códigos fiscales (EL para Grecia). Decide cómo se limpia y comprueba el número.',
  'The number without country prefix, spaces or punctuation. Cleaned and checked by the rules of its country.':
    'El número sin prefijo de país, espacios ni puntuación. Se limpia y comprueba según las reglas de su país.',
  'Tax for which the number is valid, such as VAT or GST. Leave out to use the usual one of the country.':
    'Impuesto para el que es válido el número, como VAT o GST. Omítalo para usar el habitual del país.',
  'Kind of tax number, in countries that have several. Deprecated: use `identities` of the party for other kinds of number.':
    'Clase de número fiscal, en países que tienen varias. En desuso: para otras clases de número use `identities` de la parte.',
  'Text about the treatment of a tax in the document, such as the legal ground of an exemption.':
    'Texto sobre el tratamiento de un impuesto en el documento, como el fundamento legal de una exención.',
  'Code of the tax category the text is about.': 'Código de la categoría de impuesto de la que trata el texto.',
  'Treatment the text is about, usually the `key` of the tax. One note per category and key.':
    'Tratamiento del que trata el texto, casi siempre la `key` del impuesto. Una nota por categoría y clave.',
  'The statement as it is printed.': 'La mención tal como se imprime.',
  'Codes that belong to the statement, such as an exemption reason, by extension key.':
    'Códigos que van con la mención, como un motivo de exención, por clave de extensión.',
  'The tax regime a document follows, by country code.':
    'El régimen fiscal que sigue un documento, por código de país.',
  'A tax that a regime knows, such as VAT or an income tax withheld by the buyer, with its keys and rates.':
    'Un impuesto que conoce un régimen, como el IVA o un impuesto sobre la renta que retiene el comprador, con sus claves y tipos.',
  'Code that documents use in `cat`.': 'Código que los documentos usan en `cat`.',
  'Abbreviated name of the tax, by language.': 'Nombre abreviado del impuesto, por idioma.',
  'Full name of the tax, by language.': 'Nombre completo del impuesto, por idioma.',
  'What the tax is and whom it concerns, by language.': 'Qué es el impuesto y a quién afecta, por idioma.',
  'True when the buyer withholds the tax: it is subtracted from what is to be paid.':
    'Verdadero cuando el comprador retiene el impuesto: se resta de lo que hay que pagar.',
  'True when the tax is calculated and shown but leaves the totals unchanged. Excludes `retained`.':
    'Verdadero cuando el impuesto se calcula y muestra, pero no cambia los totales. Excluye `retained`.',
  'Treatments that the tax knows, such as standard, exempt or reverse-charge.':
    'Tratamientos que conoce el impuesto, como standard, exempt o reverse-charge.',
  'Named rates with their percentages over time.': 'Tipos con nombre y sus porcentajes a lo largo del tiempo.',
  'Extension keys that make sense on a tax of this category.':
    'Claves de extensión que tienen sentido en un impuesto de esta categoría.',
  'Codes for this category in other systems, by key.': 'Códigos de esta categoría en otros sistemas, por clave.',
  'Official publications from which category and rates are taken.':
    'Publicaciones oficiales de las que se toman categoría y tipos.',
  'Extension codes that every tax of this category receives.':
    'Códigos de extensión que recibe todo impuesto de esta categoría.',
  'A treatment that a tax category knows, such as exempt or reverse charge.':
    'Un tratamiento que conoce una categoría de impuesto, como exento o inversión del sujeto pasivo.',
  'Key that documents use.': 'Clave que usan los documentos.',
  'Name of the treatment, by language.': 'Nombre del tratamiento, por idioma.',
  'When the treatment applies, by language.': 'Cuándo se aplica el tratamiento, por idioma.',
  'True when a tax with this key must not carry a percentage.':
    'Verdadero cuando un impuesto con esta clave no puede llevar porcentaje.',
  'A named rate of a tax, with its percentages over time.':
    'Un tipo de un impuesto con nombre, con sus porcentajes a lo largo del tiempo.',
  'Key that documents use in `rate`.': 'Clave que los documentos usan en `rate`.',
  'Treatments under which the rate may be used. Empty: only without a key.':
    'Tratamientos con los que se puede usar el tipo. Vacío: solo sin clave.',
  'Name of the rate, by language.': 'Nombre del tipo, por idioma.',
  'What is taxed at this rate, by language.': 'Qué se grava a este tipo, por idioma.',
  'Percentages with the day each comes into force, newest first.':
    'Porcentajes con el día en que entra en vigor cada uno, el más nuevo primero.',
  'The percentage of a rate from a certain day on.': 'El porcentaje de un tipo desde cierto día.',
  'Extension codes that the tax has to carry for this value to be chosen.':
    'Códigos de extensión que tiene que llevar el impuesto para que se elija este valor.',
  'First day on which the value applies. Without it, the value has no beginning.':
    'Primer día en que se aplica el valor. Sin él, el valor no tiene comienzo.',
  'Percentage of the base.': 'Porcentaje de la base.',
  'Percentage charged on top, for rates with a surcharge.': 'Porcentaje que se cobra además, en tipos con recargo.',
  'Marks a value that is no longer in force. Information only: the lookup goes by date.':
    'Marca un valor que ya no está en vigor. Solo como información: el valor se busca por la fecha.',
  'Describes the taxes of a country and what its documents may and must contain.':
    'Describe los impuestos de un país y qué pueden y tienen que contener sus documentos.',
  'Name of the country or regime, by language.': 'Nombre del país o régimen, por idioma.',
  'Introduction to the regime, by language.': 'Introducción al régimen, por idioma.',
  'Laws and official publications that the regime follows.': 'Leyes y publicaciones oficiales que sigue el régimen.',
  'IANA time zone that decides which day today is when a document has no issue date.':
    'Zona horaria IANA que decide qué día es hoy cuando un documento no tiene fecha de expedición.',
  'Tax country code, which is also the code of the regime.':
    'Código fiscal del país, que es también el código del régimen.',
  'Other country codes that lead to this regime, such as GR to EL.':
    'Otros códigos de país que llevan a este régimen, como GR a EL.',
  'Area within the country, when the regime covers only part of it.':
    'Zona del país, cuando el régimen abarca solo una parte.',
  'Currency that a document gets when it states none.': 'Moneda que recibe un documento cuando no indica ninguna.',
  'Scheme that tax numbers of the country have unless they state another, such as VAT.':
    'Esquema que tienen los números fiscales del país salvo que indiquen otro, como IVA.',
  'How totals are rounded when the document does not say: `precise` at the end, `currency` at each step. Without it, `precise`.':
    'Cómo se redondean los totales cuando el documento no lo dice: `precise` al final, `currency` en cada paso. Sin él, `precise`.',
  'Tags that the regime allows, by document schema.': 'Etiquetas que admite el régimen, por esquema de documento.',
  'Extension keys that the regime defines, with their accepted codes.':
    'Claves de extensión que define el régimen, con los códigos que admiten.',
  'Kinds of identity that the regime knows besides the tax number.':
    'Clases de identificación que conoce el régimen además del número fiscal.',
  'Means of payment that the regime adds to the general ones.': 'Medios de pago que el régimen añade a los generales.',
  'Inbox keys that the regime knows.': 'Claves de buzón que conoce el régimen.',
  'Conditions under which the regime adds notes or extension codes to a document.':
    'Condiciones en las que el régimen añade notas o códigos de extensión a un documento.',
  'How documents may be corrected under the regime.': 'Cómo se pueden rectificar documentos con el régimen.',
  'The taxes of the regime.': 'Los impuestos del régimen.',
  'A set of conditions on a document, and what is added to it when all of them hold.':
    'Un conjunto de condiciones sobre un documento, y lo que se le añade cuando se cumplen todas.',
  'Name of the scenario, by language.': 'Nombre del supuesto, por idioma.',
  'What the scenario covers, by language.': 'Qué abarca el supuesto, por idioma.',
  'Document types it applies to. Empty: any type.': 'Tipos de documento a los que se aplica. Vacío: cualquiera.',
  'Tags that must all be on the document.': 'Etiquetas que tienen que estar todas en el documento.',
  'Tax categories of which at least one must occur in the document.':
    'Categorías de impuesto de las que al menos una tiene que aparecer en el documento.',
  "Extension key that must occur in the document's tax data.":
    'Clave de extensión que tiene que aparecer en los datos fiscales del documento.',
  'Code that the extension must have. Only together with `ext_key`.':
    'Código que tiene que tener la extensión. Solo junto con `ext_key`.',
  'Tax note that the document receives.': 'Nota fiscal que recibe el documento.',
  'Codes for converters to other formats, by key. Not stored in the document.':
    'Códigos para convertidores a otros formatos, por clave. No se guardan en el documento.',
  "Extension codes written to the document's `tax.ext`. They replace codes already there.":
    'Códigos de extensión que se escriben en `tax.ext` del documento. Sustituyen a los que ya están.',
  'The scenarios for one kind of document.': 'Los supuestos de una clase de documento.',
  'Document schema they apply to, whole or by its ending.':
    'Esquema de documento al que se aplican, entero o por su final.',
  'Scenarios in order. All that match take effect, later ones win.':
    'Supuestos en orden. Todos los que se cumplen tienen efecto; ganan los últimos.',
  'One tax on a line, charge or discount: which category, which treatment, at what percentage.':
    'Un impuesto de una línea, un cargo o un descuento: qué categoría, qué tratamiento, a qué porcentaje.',
  'Code of the tax category, such as VAT. Has to be one that the regime knows.':
    'Código de la categoría de impuesto, como VAT. Tiene que ser una que conozca el régimen.',
  "Country whose rates apply, when it is not the document's own. Filled in from the customer under the tag `customer-rates`.":
    'País cuyos tipos se aplican, cuando no es el del documento. Con la etiqueta `customer-rates` se rellena con el del cliente.',
  'Treatment within the category, such as `standard`, `exempt` or `reverse-charge`. Filled in by the calculation when missing.':
    'Tratamiento dentro de la categoría, como `standard`, `exempt` o `reverse-charge`. Si falta, lo rellena el cálculo.',
  'Named rate, such as `general` or `reduced`. The percentage is then looked up for the tax date.':
    'Tipo con nombre, como `general` o `reduced`. El porcentaje se busca para la fecha fiscal.',
  'Percentage of the base. Overwritten by the calculation when a rate is named; absent for exempt and untaxed supplies.':
    'Porcentaje de la base. El cálculo lo sustituye cuando se nombra un tipo; falta en operaciones exentas y no gravadas.',
  'Further percentage charged on top, as in the Spanish equivalence surcharge. Looked up with the rate.':
    'Otro porcentaje que se cobra además, como en el recargo de equivalencia español. Se busca con el tipo.',
  'Codes that a regime or add-on requires about this tax, such as an exemption reason, by extension key. Taxes with different codes are summed apart.':
    'Códigos que un régimen o complemento exige sobre este impuesto, como un motivo de exención, por clave de extensión. Los impuestos con códigos distintos se suman aparte.',
  'The taxes on a line, charge or discount. Each category occurs once.':
    'Los impuestos de una línea, un cargo o un descuento. Cada categoría aparece una vez.',
  'The tags that one kind of document may carry.': 'Las etiquetas que puede llevar una clase de documento.',
  'Document schema they belong to.': 'Esquema de documento al que pertenecen.',
  'The tags with their names.': 'Las etiquetas con sus nombres.',
  'Sum of one tax over the document, with its breakdown by rate.':
    'Suma de un impuesto en el documento, con su desglose por tipo.',
  'Code of the tax category.': 'Código de la categoría de impuesto.',
  'True when this tax is withheld by the buyer and reduces the amount to pay.':
    'Verdadero cuando el comprador retiene este impuesto y reduce lo que hay que pagar.',
  'True when this tax is shown only and changes no total.':
    'Verdadero cuando este impuesto solo se muestra y no cambia ningún total.',
  'The bases and tax amounts, one row per distinct country, key, extension set and percentage.':
    'Las bases y cuotas, una fila por cada país, clave, conjunto de extensiones y porcentaje distintos.',
  'Tax of all rows, without surcharges.': 'Impuesto de todas las filas, sin recargos.',
  'Surcharges of all rows. Present only when a rate carries one.':
    'Recargos de todas las filas. Solo está cuando un tipo lleva recargo.',
  'Base and tax of everything in the document that is taxed alike.':
    'Base e impuesto de todo lo que en el documento se grava igual.',
  "Country whose rate applies, when it is not the document's own.":
    'País cuyo tipo se aplica, cuando no es el del documento.',
  'Treatment within the category, such as `standard` or `exempt`.':
    'Tratamiento dentro de la categoría, como `standard` o `exempt`.',
  'Extension codes shared by all taxes of this row.':
    'Códigos de extensión que comparten todos los impuestos de esta fila.',
  'Sum of the amounts taxed at this rate, before tax.':
    'Suma de los importes gravados a este tipo, antes de impuestos.',
  'Percentage applied to the base. Absent for exempt and untaxed supplies.':
    'Porcentaje que se aplica a la base. Falta en operaciones exentas y no gravadas.',
  'Surcharge on the same base, when the rate carries one.': 'Recargo sobre la misma base, cuando el tipo lo lleva.',
  'Tax on the base, without the surcharge. Zero when there is no percentage.':
    'Impuesto sobre la base, sin el recargo. Cero cuando no hay porcentaje.',
  'Surcharge on the base of a rate.': 'Recargo sobre la base de un tipo.',
  'Percentage of the surcharge.': 'Porcentaje del recargo.',
  'Surcharge on the base.': 'Recargo sobre la base.',
  'All taxes of the document, by category and rate. Filled in by the calculation.':
    'Todos los impuestos del documento, por categoría y tipo. Lo rellena el cálculo.',
  'One entry per tax category.': 'Una entrada por categoría de impuesto.',
  'All taxes that are added to the price, surcharges included. Withheld and informative taxes are left out.':
    'Todos los impuestos que se añaden al precio, recargos incluidos. No cuentan los retenidos ni los informativos.',
  'All taxes that the buyer withholds.': 'Todos los impuestos que retiene el comprador.',
  'Taxes that the payment stands for, in place of a percentage. The calculation sets the amount to their sum.':
    'Impuestos que representa el pago, en lugar de un porcentaje. El cálculo pone como importe su suma.',
  'Code of the tax category. Required.': 'Código de la categoría de impuesto. Obligatorio.',
  'Treatment that the rates have.': 'Tratamiento que tienen los tipos.',
  'Extension codes that the rates have, among others.': 'Códigos de extensión que tienen los tipos, entre otros.',
  'Chooses rates of the tax totals by category, and where they are given by key and extension codes.':
    'Elige tipos de los totales de impuestos por categoría y, si se dan, por clave y códigos de extensión.',
  'Key by which rules name the threshold.': 'Clave con la que las reglas nombran el umbral.',
  'Name of the threshold, by language.': 'Nombre del umbral, por idioma.',
  'What depends on the threshold, by language.': 'Lo que depende del umbral, por idioma.',
  'Official publications from which the amounts are taken.':
    'Publicaciones oficiales de las que se toman los importes.',
  'Currency of the amounts.': 'Moneda de los importes.',
  'Amounts with the day each comes into force, newest first.':
    'Importes con el día en que entra en vigor cada uno, el más nuevo primero.',
  'A limit that amounts of documents are compared with, such as the total from which a customer is named.':
    'Un límite con el que se comparan importes de documentos, como el total a partir del cual se nombra al cliente.',
  'First day on which the amount applies. Without it, the amount has no beginning.':
    'Primer día en que se aplica el importe. Sin él, el importe no tiene comienzo.',
  'Amount of the threshold.': 'Importe del umbral.',
  'The amount of a threshold from a certain day on.': 'El importe de un umbral a partir de un día.',
  Thresholds: 'Umbrales',
  'Limits that amounts of documents are compared with.': 'Límites con los que se comparan importes de documentos.',
};

import type { Phrases } from '../../areas.ts';

/** Taxes, rates, identities and extensions of regimes. */
export const regimeDefinitions: Phrases = {
  IGI: 'IGI',
  'General Indirect Tax': 'Impuesto General Indirecto',
  'General Rate': 'Tipo general',
  'Increased Rate': 'Tipo incrementado',
  'Banking and financial services.': 'Servicios bancarios y financieros.',
  'Special Rate': 'Tipo especial',
  'Transport of persons, culture and works of art.': 'Transporte de personas, cultura y obras de arte.',
  'Reduced Rate': 'Tipo reducido',
  'Food, water, books and newspapers.': 'Alimentos, agua, libros y periódicos.',
  VAT: 'IVA',
  'Value Added Tax': 'Impuesto sobre el valor añadido',
  'For everything that is neither exempt nor bears the zero rate.':
    'Para todo lo que no está exento ni tributa al tipo cero.',
  'Due on the sale of goods, on services and on imports. Who is registered passes it on and deducts what was paid to suppliers; small businesses under the monotributo do neither.':
    'Grava la venta de bienes, los servicios y las importaciones. Quien está inscripto lo repercute y deduce lo que pagó a sus proveedores; los pequeños contribuyentes del monotributo no hacen ni lo uno ni lo otro.',
  'Intermediate Rate': 'Tipo intermedio',
  'Australian Company Number (ACN)': 'Número de sociedad australiana (ACN)',
  'Nine digits, the last a check digit, by which the Securities and Investments Commission knows a company; of many the end of its ABN.':
    'Nueve dígitos, el último de control, con los que la Securities and Investments Commission conoce a una sociedad; en muchas es el final de su ABN.',
  GST: 'GST',
  'Goods and Services Tax': 'Impuesto sobre bienes y servicios',
  'Standard Rate': 'Tipo normal',
  'BCE/KBO Number': 'Número BCE/KBO',
  'Unified Identification Code (UIC)': 'Código único de identificación (ЕИК)',
  'Nine digits of a company or another body, thirteen of a branch, by which the trade register and BULSTAT know it; the last is a check digit.':
    'Nueve dígitos de una sociedad u otra entidad, trece de una sucursal, con los que la conocen el registro mercantil y BULSTAT; el último es de control.',
  'IBGE Municipality Code': 'Código de municipio del IBGE',
  'Seven digits by which the Brazilian statistics office, the IBGE, knows the municipality; the first two are those of the state.':
    'Siete dígitos con los que el instituto brasileño de estadística, el IBGE, conoce el municipio; los dos primeros son los del estado.',
  ISS: 'ISS',
  'Municipal Service Tax': 'Impuesto municipal sobre servicios',
  ICMS: 'ICMS',
  'State value-added tax': 'Impuesto estatal sobre la circulación de mercancías y servicios',
  IPI: 'IPI',
  'Federal value-added Tax': 'Impuesto federal sobre productos industrializados',
  PIS: 'PIS',
  'Social Integration Program': 'Programa de Integración Social',
  'PIS (Retained)': 'PIS (retenido)',
  'Social Integration Program Retained': 'Programa de Integración Social, retenido',
  COFINS: 'COFINS',
  'Contribution for the Financing of Social Security': 'Contribución para la Financiación de la Seguridad Social',
  'COFINS (Retained)': 'COFINS (retenida)',
  'Contribution for the Financing of Social Security Retained':
    'Contribución para la Financiación de la Seguridad Social, retenida',
  CSLL: 'CSLL',
  'Social Contribution on Net Profit': 'Contribución Social sobre el Lucro Líquido',
  INSS: 'INSS',
  'National Social Security Institute Withholding': 'Retención del Instituto Nacional del Seguro Social',
  IRRF: 'IRRF',
  'Income Tax Withheld at Source': 'Impuesto sobre la renta retenido en la fuente',
  IBS: 'IBS',
  CBS: 'CBS',
  'Federal Goods and Services Contribution': 'Contribución federal sobre bienes y servicios',
  'General Sales Tax': 'Impuesto general sobre las ventas',
  'Zero Rate': 'Tipo cero',
  'For what schedule VI of the act lists: groceries, prescription drugs, medical devices, farm products and exports.':
    'Para lo que enumera el anexo VI de la ley: comestibles, medicamentos con receta, productos sanitarios, productos agrícolas y exportaciones.',
  'General rate': 'Tipo general',
  'For all goods and services that are neither zero-rated nor exempt.':
    'Para todos los bienes y servicios que no tributan al tipo cero ni están exentos.',
  HST: 'HST',
  'Harmonized Sales Tax': 'Impuesto armonizado sobre las ventas',
  PST: 'PST',
  'Provincial Sales Tax': 'Impuesto provincial sobre las ventas',
  'For all goods and services to which the law gives no other rate.':
    'Para todos los bienes y servicios a los que la ley no da otro tipo.',
  'For nights in hotels and holiday homes, breakfast included.':
    'Para las noches de hotel y de alojamiento turístico, con el desayuno.',
  'For food and drink without alcohol, books, newspapers, medicines and plants.':
    'Para alimentos y bebidas sin alcohol, libros, periódicos, medicamentos y plantas.',
  'For all goods and services to which article 11 gives no other rate.':
    'Para todos los bienes y servicios a los que el artículo 11 no da otra tarifa.',
  'The reduced rate of 4 %: air tickets and private health care.':
    'Tarifa reducida del 4 %: pasajes aéreos y salud privada.',
  'The reduced rate of 2 %: medicines, private education and insurance of persons.':
    'Tarifa reducida del 2 %: medicamentos, educación privada y seguros personales.',
  'The reduced rate of 1 %: the basic basket and what goes into it.':
    'Tarifa reducida del 1 %: la canasta básica y sus insumos.',
  'The reduced rate of 0.5 %: certified organic products.':
    'Tarifa reducida del 0,5 %: productos orgánicos certificados.',
  'On goods that decrees name, at a percentage of their own.':
    'Sobre los bienes que nombran los decretos, con un porcentaje propio.',
  'Registration Number': 'Número de registro',
  'Letters for the kind of company, as HE, and up to six digits, by which the registrar of companies knows it.':
    'Letras de la forma societaria, como HE, y hasta seis dígitos, con los que la conoce el registrador de sociedades.',
  'Second Reduced Rate': 'Segundo tipo reducido',
  'Company Identification Number (IČO)': 'Número de identificación de empresa (IČO)',
  'Eight digits, the last a check digit, by which the public registers know a company or a person in business; of a company the digits of its DIČ too.':
    'Ocho dígitos, el último de control, con los que los registros públicos conocen a una sociedad o a un empresario; en una sociedad son también los dígitos de su DIČ.',
  'Basic Rate': 'Tipo básico',
  'Until 2023 the first reduced rate.': 'Hasta 2023, el primer tipo reducido.',
  'Tax Number': 'Número fiscal',
  'Reduced rate': 'Tipo reducido',
  'For what annex 2 of the law lists, among it most food, books and newspapers, and for local transport, culture and hotel nights.':
    'Para lo que enumera el anexo 2 de la ley, como la mayoría de los alimentos, los libros y los periódicos, y para el transporte local, la cultura y las noches de hotel.',
  'CVR Number': 'Número CVR',
  'CPR Number': 'Número CPR',
  'Registry Code': 'Código de registro',
  'Eight digits, the last a check digit, by which the business register and those of associations and authorities know a body.':
    'Ocho dígitos, el último de control, con los que conocen a una entidad el registro mercantil y los de asociaciones y organismos.',
  'Accommodation Rate': 'Tipo de alojamiento',
  'Press Rate': 'Tipo de la prensa',
  'Super-reduced rate': 'Tipo superreducido',
  'Standard rate (Island)': 'Tipo normal (islas)',
  'Reduced rate (Island)': 'Tipo reducido (islas)',
  'Super-reduced rate (Island)': 'Tipo superreducido (islas)',
  'Tax on the sale of goods and services on the Spanish mainland and the Balearic Islands, following the VAT directive of the European Union.':
    'Impuesto sobre la venta de bienes y servicios en la Península y Baleares, conforme a la directiva del IVA de la Unión Europea.',
  'Withheld by the Spanish payer from income of people and companies who live abroad and have no permanent establishment in Spain. The percentage depends on the kind of income and on the country of residence, so the document states it.':
    'La retiene el pagador español de las rentas de personas y sociedades que viven en el extranjero y no tienen establecimiento permanente en España. El porcentaje depende de la clase de renta y del país de residencia, así que lo indica el documento.',
  'Super-Reduced Rate': 'Tipo superreducido',
  'Intermediate rate': 'Tipo intermedio',
  'For restaurants, hotels and camping, passenger transport, museums and zoos, unprocessed farm products, firewood, and work on homes that does not save energy.':
    'Para restaurantes, hoteles y campings, transporte de pasajeros, museos y zoológicos, productos agrícolas sin transformar, leña y obras en viviendas que no ahorran energía.',
  'For most food, books, school canteens, aids for the disabled, cinema and theatre tickets, gas and electricity subscriptions, social housing, and work that makes homes save energy.':
    'Para la mayoría de los alimentos, libros, comedores escolares, ayudas para personas con discapacidad, entradas de cine y teatro, abonos de gas y electricidad, vivienda social y obras que ahorran energía en las viviendas.',
  'Super reduced rate': 'Tipo superreducido',
  'For medicines that social security refunds, the recognised press, the first performances of some shows, and livestock sold for slaughter to private buyers.':
    'Para los medicamentos que reembolsa la seguridad social, la prensa reconocida, las primeras representaciones de algunos espectáculos y el ganado para sacrificio vendido a particulares.',
  'Company Registration Number (MBS)': 'Número de registro de sociedad (MBS)',
  'Nine digits by which the court register knows a company or the branch of one from abroad.':
    'Nueve dígitos con los que el registro judicial conoce a una sociedad o a la sucursal de una extranjera.',
  'Company Registration Number': 'Número de registro de la sociedad',
  'Ten digits by which the company register knows a company: two for the court, two for the kind of company, six in sequence.':
    'Diez dígitos con los que el registro de sociedades conoce a una sociedad: dos del juzgado, dos de la forma societaria y seis correlativos.',
  'Super-reduced Rate': 'Tipo superreducido',
  'First Reduced Rate': 'Primer tipo reducido',
  'Livestock Rate': 'Tipo del ganado',
  CGST: 'CGST',
  'Central Goods and Services Tax': 'Impuesto central sobre bienes y servicios',
  SGST: 'SGST',
  'State Goods and Services Tax': 'Impuesto estatal sobre bienes y servicios',
  IGST: 'IGST',
  'Integrated Goods and Services Tax': 'Impuesto integrado sobre bienes y servicios',
  UTGST: 'UTGST',
  'Union Territory Goods and Services Tax': 'Impuesto sobre bienes y servicios de los territorios de la Unión',
  'Identification Number (kennitala)': 'Número de identificación (kennitala)',
  'Ten digits by which Registers Iceland knows a person or a company: day of birth or registration, two digits, a check digit and the century.':
    'Diez dígitos con los que el registro civil islandés conoce a una persona o sociedad: día de nacimiento o de inscripción, dos dígitos, uno de control y el siglo.',
  'Food, books, newspapers, accommodation and passenger transport.':
    'Alimentos, libros, periódicos, alojamiento y transporte de pasajeros.',
  'Fiscal Code': 'Código fiscal',
  'Minimum Rate': 'Tipo mínimo',
  IRPEF: 'IRPEF',
  'Personal Income Tax': 'Impuesto sobre la renta de las personas físicas',
  IRES: 'IRES',
  'Corporate Income Tax': 'Impuesto sobre sociedades',
  'INPS Contribution': 'Cuota al INPS',
  'Contribution to the National Social Security Institute':
    'Cuota al Instituto Nacional de la Seguridad Social de Italia',
  'ENASARCO Contribution': 'Cuota a ENASARCO',
  'Contribution to the National Welfare Board for Sales Agents and Representatives':
    'Cuota al Ente Nacional de Asistencia a los Agentes y Representantes de Comercio',
  'ENPAM Contribution': 'Cuota a ENPAM',
  'Contribution to the National Pension and Welfare Board for Doctors':
    'Cuota al Ente Nacional de Previsión y Asistencia de los Médicos',
  'Other Social Security Contributions': 'Otras cuotas de previsión social',
  'Corporate Number': 'Número de sociedad',
  'Thirteen digits, the first a check digit, that the National Tax Agency gives to every corporation, registered for invoices or not.':
    'Trece dígitos, el primero de control, que la Agencia Tributaria Nacional da a cada sociedad, esté o no registrada para las facturas.',
  CT: 'CT',
  'Consumption Tax': 'Impuesto sobre el consumo',
  'Food and drink without alcohol, not eaten out, and subscriptions of newspapers.':
    'Alimentos y bebidas sin alcohol, que no se consumen fuera de casa, y suscripciones a periódicos.',
  'South Korea': 'Corea del Sur',
  'Corporate Registration Number': 'Número de registro de la sociedad',
  'Thirteen digits by which the registry offices know a corporation: four for the office, two for the kind, the rest in sequence.':
    'Trece dígitos con los que los registros conocen a una sociedad: cuatro de la oficina, dos de la clase y los demás correlativos.',
  'Commercial Register Number': 'Número del registro mercantil',
  'FL and eleven digits by which the commercial register knows a company or a foundation.':
    'FL y once dígitos con los que el registro mercantil conoce a una sociedad o fundación.',
  'Special Rate for Accommodation': 'Tipo especial para el alojamiento',
  'Food, books, newspapers and medicines.': 'Alimentos, libros, periódicos y medicamentos.',
  'Legal Entity Code': 'Código de persona jurídica',
  'Nine digits by which the register of legal entities knows a company or another body.':
    'Nueve dígitos con los que el registro de personas jurídicas conoce a una sociedad u otra entidad.',
  'Trade and Companies Register Number (RCS)': 'Número del registro de comercio y sociedades (RCS)',
  'A letter for the section and up to seven digits by which the trade and companies register knows a company or another body.':
    'La letra de la sección y hasta siete dígitos con los que el registro de comercio y sociedades conoce a una sociedad u otra entidad.',
  'National Identification Number of Legal Persons': 'Número de identificación nacional de las personas jurídicas',
  'Eleven digits of the register of legal persons: a year, two for the legal form, the rest in sequence.':
    'Once dígitos del repertorio de personas jurídicas: un año, dos de la forma jurídica y los demás correlativos.',
  'Eleven digits, the first from 4 to 9, by which the Register of Enterprises knows a company or another body.':
    'Once dígitos, el primero del 4 al 9, con los que el registro de empresas conoce a una sociedad u otra entidad.',
  'KVK Number': 'Número KVK',
  'OIN Number': 'Número OIN',
  'Organization Number': 'Número de organización',
  'Nine digits by which the register of entities in Brønnøysund knows a business or body.':
    'Nueve dígitos con los que el registro de entidades de Brønnøysund conoce a una empresa u organismo.',
  'For food and drink, though not in restaurants, and for water and sewerage.':
    'Para alimentos y bebidas, aunque no en restaurantes, y para agua y alcantarillado.',
  'For passenger transport, nights in hotels, cinemas, museums, amusement parks and sports events.':
    'Para transporte de pasajeros, noches de hotel, cines, museos, parques de atracciones y acontecimientos deportivos.',
  'For fish and other wild marine resources sold first hand through a fishermen’s sales organisation.':
    'Para pescado y otros recursos marinos silvestres vendidos en primera mano a través de una organización de venta de pescadores.',
  'New Zealand Business Number (NZBN)': 'Número de empresa neozelandesa (NZBN)',
  'Thirteen digits that begin with 94, the last a check digit, by which all registers know a business: a Global Location Number of GS1.':
    'Trece dígitos que empiezan por 94, el último de control, con los que todos los registros conocen a una empresa: un Global Location Number de GS1.',
  'Alcoholic drinks and accommodation.': 'Bebidas alcohólicas y alojamiento.',
  'Tobacco.': 'Tabaco.',
  'Invoice-receipt': 'Factura-recibo',
  'Region Code': 'Código de región',
  'Where the sale is taxed: `PT` for the mainland, `PT-AC` for the Azores, `PT-MA` for Madeira, or the ISO code of another country. SAF-T reports it as `TaxCountryRegion`.\n\nIt decides the percentage of a rate. The mainland is filled in when nothing is said.':
    'Dónde tributa la venta: `PT` para el continente, `PT-AC` para las Azores, `PT-MA` para Madeira, o el código ISO de otro país. SAF-T lo comunica como `TaxCountryRegion`.\n\nDecide el porcentaje de un tipo. Si no se dice nada, se rellena el continente.',
  'Mainland Portugal': 'Portugal continental',
  Azores: 'Azores',
  Madeira: 'Madeira',
  IRS: 'IRS',
  'Personal income tax': 'Impuesto sobre la renta de las personas físicas',
  'Income tax of people, among them the self-employed. A Portuguese customer keeps it back from what is paid and hands it to the tax authority for the supplier.':
    'Impuesto sobre la renta de las personas, entre ellas los trabajadores autónomos. El cliente portugués lo descuenta de lo que paga y lo ingresa en la administración tributaria por cuenta del emisor.',
  IRC: 'IRC',
  'Corporate income tax': 'Impuesto sobre la renta de las personas jurídicas',
  'Income tax of companies and other bodies. A Portuguese customer keeps it back from what is paid and hands it to the tax authority for the supplier.':
    'Impuesto sobre la renta de las sociedades y otras entidades. El cliente portugués lo descuenta de lo que paga y lo ingresa en la administración tributaria por cuenta del emisor.',
  'Trade Register Number': 'Número del registro mercantil',
  'Ten digits that a company or another body is registered under.':
    'Diez dígitos con los que está inscrita una sociedad u otra entidad.',
  'Person Number': 'Número personal',
  'Date of birth and four digits of a resident; a plus sign between them from the age of one hundred.':
    'Fecha de nacimiento y cuatro dígitos de un residente; desde los cien años, con un signo más en medio.',
  'Coordination Number': 'Número de coordinación',
  'Number in the form of a personnummer for somebody who is no resident; 60 is added to the day of birth.':
    'Número con la forma de un personnummer para quien no es residente; al día de nacimiento se le suma 60.',
  'Unique Entity Number (UEN)': 'Número único de entidad (UEN)',
  'The number by which all agencies know a business, company or other organisation; ACRA and other bodies give it on registration.':
    'El número con el que todos los organismos conocen a un negocio, sociedad u otra organización; lo dan ACRA y otros organismos al inscribirse.',
  'For goods and services sold by registered businesses in Singapore, and for imports.':
    'Para bienes y servicios que venden en Singapur empresas inscritas, y para importaciones.',
  'Seven digits by which the business register knows a company or another body, and three more for its units.':
    'Siete dígitos con los que el registro mercantil conoce a una sociedad u otra entidad, y tres más para sus unidades.',
  'Special Reduced Rate': 'Tipo reducido especial',
  'Organization Identification Number (IČO)': 'Número de identificación de la organización (IČO)',
  'Eight digits, the last a check digit, by which the registers know a company or a person in business.':
    'Ocho dígitos, el último de control, con los que los registros conocen a una sociedad o a un empresario.',
  'Tax Identification Number (DIČ)': 'Número de identificación fiscal (DIČ)',
  'Ten digits that 11 divides, of everybody who is taxed, registered for value added tax or not.':
    'Diez dígitos divisibles por 11, de todo contribuyente, esté o no inscrito en el impuesto sobre el valor añadido.',
  'Central Registration Number (MERSIS)': 'Número del registro central (MERSIS)',
  'Sixteen digits by which the central registration system knows a company or a business in the trade register.':
    'Dieciséis dígitos con los que el sistema central de registro conoce a una sociedad o un negocio del registro mercantil.',
  'Goods and services of list II: clothes, medicines, nights in hotels.':
    'Bienes y servicios de la lista II: ropa, medicamentos, noches de hotel.',
  'Goods and services of list I: basic foods, newspapers.':
    'Bienes y servicios de la lista I: alimentos básicos, periódicos.',
  ST: 'ST',
  'Sales Tax': 'Impuesto sobre las ventas',
  'Basic foods, medicines, health care and hotels.': 'Alimentos básicos, medicamentos, salud y hoteles.',
  'By which the Companies and Intellectual Property Commission (CIPC) knows a company: the year, six digits in sequence and two for the kind of enterprise.':
    'Con el que la Companies and Intellectual Property Commission (CIPC) conoce a una sociedad: el año, seis dígitos correlativos y dos de la clase de empresa.',
  'Value-Added Tax': 'Impuesto sobre el valor añadido',
  'From 2015 to 2023; since then there is one reduced rate.':
    'De 2015 a 2023; desde entonces hay un solo tipo reducido.',
  'By which the trade register knows a company (J), a person in business (F) or a cooperative (C): J40/1116/1991, or J and thirteen digits since July 2024.':
    'Con el que el registro mercantil conoce a una sociedad (J), a un empresario (F) o a una cooperativa (C): J40/1116/1991, o J y trece dígitos desde julio de 2024.',
  'Until July 2025; since then there is one reduced rate.':
    'Hasta julio de 2025; desde entonces hay un solo tipo reducido.',
  'Rate for Staple Food': 'Tipo de los alimentos básicos',
  'For bread, milk, butter, eggs, rice, flour, pasta, salt and certain fruit and vegetables.':
    'Para pan, leche, mantequilla, huevos, arroz, harina, pasta, sal y ciertas frutas y verduras.',
  'Rate of Jungholz and Mittelberg': 'Tipo de Jungholz y Mittelberg',
  'In place of the general rate for what businesses supply in Jungholz and Mittelberg.':
    'En lugar del tipo general, para lo que las empresas venden en Jungholz y Mittelberg.',
  'For books and the press, devices for people with disabilities, waste collection and first performances. The lowest rate was 5 % until 3 % came in below it.':
    'Para libros y prensa, aparatos para personas con discapacidad, recogida de residuos y estrenos. El tipo más bajo era el 5 % hasta que se introdujo el 3 %.',
  'For everything that the law taxes at 5 %.': 'Para todo lo que la ley grava al 5 %.',
  'Overseas general rate': 'Tipo general de ultramar',
  'The general rate in Guadeloupe, Martinique and Réunion.': 'El tipo general en Guadalupe, Martinica y Reunión.',
  'Overseas reduced rate': 'Tipo reducido de ultramar',
  'The reduced and intermediate rates in Guadeloupe, Martinique and Réunion.':
    'Los tipos reducido e intermedio en Guadalupe, Martinica y Reunión.',
  'Overseas rate for livestock': 'Tipo del ganado de ultramar',
  'For livestock sold for slaughter to private buyers in Guadeloupe, Martinique and Réunion.':
    'Para el ganado para sacrificio vendido a particulares en Guadalupe, Martinica y Reunión.',
  'Overseas rate for the press': 'Tipo de la prensa de ultramar',
  'For the press and the first performances of some shows in Guadeloupe, Martinique and Réunion.':
    'Para la prensa y las primeras representaciones de algunos espectáculos en Guadalupe, Martinica y Reunión.',
  'Corsican rate for fuel': 'Tipo corso de los carburantes',
  'For petroleum products delivered in Corsica.': 'Para los productos petrolíferos entregados en Córcega.',
  'Corsican reduced rate': 'Tipo reducido corso',
  'For food and other goods at the reduced rate delivered in Corsica, and services such as transport and hotels there.':
    'Para alimentos y otros bienes de tipo reducido entregados en Córcega, y servicios como el transporte y los hoteles allí.',
  'Corsican super reduced rate': 'Tipo superreducido corso',
  'For the first performances of some shows in Corsica, and livestock sold there for slaughter to private buyers.':
    'Para las primeras representaciones de algunos espectáculos en Córcega y el ganado para sacrificio vendido allí a particulares.',
  'Transitional Rate for Dwellings': 'Tipo transitorio de la vivienda',
  'For dwellings with a down payment of before August 2025 that were handed over until July 2026; since then the standard rate holds.':
    'Para viviendas con un anticipo anterior a agosto de 2025 entregadas hasta julio de 2026; desde entonces rige el tipo normal.',
};

import type { Phrases } from '../../areas.ts';

/** What the addon of Greece calls income, fees and other taxes. */
export const greekClassificationDefinitions: Phrases = {
  'Commodity Sale Income (+)/(-)': 'Ingresos por venta de mercancías (+)/(-)',
  'Product Sale Income (+)/(-)': 'Ingresos por venta de productos (+)/(-)',
  'Provision of Services Income (+)/(-)': 'Ingresos por prestación de servicios (+)/(-)',
  'Sale of Fixed Assets Income (+)/(-)': 'Ingresos por venta de inmovilizado (+)/(-)',
  'Other Income/Profits (+)/(-)': 'Otros ingresos/beneficios (+)/(-)',
  'Self-Deliveries/Self-Supplies (+)/(-)': 'Autoentregas/autoconsumos (+)/(-)',
  'Income on behalf of Third Parties (+)/(-)': 'Ingresos por cuenta de terceros (+)/(-)',
  'Past fiscal years income (+)/(-)': 'Ingresos de ejercicios anteriores (+)/(-)',
  'Future fiscal years income (+)/(-)': 'Ingresos de ejercicios futuros (+)/(-)',
  'Other Income Adjustment/Regularisation Entries (+)/(-)': 'Otros asientos de regularización de ingresos (+)/(-)',
  'Other Income-related Information (+)/(-)': 'Otra información sobre ingresos (+)/(-)',
  'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Commodities':
    'Producción propia de inmovilizado – Autoentregas – Destrucción de existencias/Mercancías',
  'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Raw and other materials':
    'Producción propia de inmovilizado – Autoentregas – Destrucción de existencias/Materias primas y otros materiales',
  'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Products and production in progress':
    'Producción propia de inmovilizado – Autoentregas – Destrucción de existencias/Productos y producción en curso',
  'Self-Production of Fixed Assets – Self-Deliveries – Destroying inventory/Production expenses':
    'Producción propia de inmovilizado – Autoentregas – Destrucción de existencias/Gastos de producción',
  'Wholesale Sales of Goods and Services – for Traders': 'Ventas mayoristas de bienes y servicios – a empresarios',
  'Wholesale Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)':
    'Ventas mayoristas de bienes y servicios según el artículo 39a, apartado 5, del Código del IVA (Ley 2859/2000)',
  'Retail Sales of Goods and Services – Private Clientele': 'Ventas minoristas de bienes y servicios – a particulares',
  'Retail Sales of Goods and Services pursuant to article 39a paragraph 5 of the VAT Code (Law 2859/2000)':
    'Ventas minoristas de bienes y servicios según el artículo 39a, apartado 5, del Código del IVA (Ley 2859/2000)',
  'Intra-Community Foreign Sales of Goods and Services': 'Ventas intracomunitarias de bienes y servicios',
  'Third Country Foreign Sales of Goods and Services': 'Ventas de bienes y servicios a terceros países',
  'Other Sales of Goods and Services': 'Otras ventas de bienes y servicios',
  'Other Ordinary Income': 'Otros ingresos ordinarios',
  'Credit Interest and Related Income': 'Intereses acreedores e ingresos relacionados',
  'Credit Exchange Differences': 'Diferencias de cambio positivas',
  'Income from Participations': 'Ingresos de participaciones',
  'Profits from Disposing Non-Current Assets': 'Beneficios por enajenación de activos no corrientes',
  'Profits from the Reversal of Provisions and Impairments': 'Beneficios por reversión de provisiones y deterioros',
  'Profits from Measurement at Fair Value': 'Beneficios por valoración a valor razonable',
  'Extraordinary income and profits': 'Ingresos y beneficios extraordinarios',
  'Self-Production Expenses': 'Gastos de producción propia',
  'Subsidies - Grants': 'Subvenciones - Ayudas',
  'Subsidies – Grants for Investment Purposes – Expense Coverage':
    'Subvenciones – Ayudas a la inversión – Cobertura de gastos',
  'Wholesale Sales of Fixed Assets': 'Ventas mayoristas de inmovilizado',
  'Retail Sales of Fixed Assets': 'Ventas minoristas de inmovilizado',
  'Intra-Community Foreign Sales of Fixed Assets': 'Ventas intracomunitarias de inmovilizado',
  'Third Country Foreign Sales of Fixed Assets': 'Ventas de inmovilizado a terceros países',
  'Wholesale Sales on behalf of Third Parties': 'Ventas mayoristas por cuenta de terceros',
  'Retail Sales on behalf of Third Parties': 'Ventas minoristas por cuenta de terceros',
  'Intra-Community Foreign Sales on behalf of Third Parties': 'Ventas intracomunitarias por cuenta de terceros',
  'Third Country Foreign Sales on behalf of Third Parties': 'Ventas a terceros países por cuenta de terceros',
  'Sales of goods belonging to excise duty': 'Ventas de bienes sujetos a impuestos especiales',
  'Sales on behalf of farmers through an agricultural cooperative e.t.c.':
    'Ventas por cuenta de agricultores a través de una cooperativa agraria, etc.',
  'Withholding Tax': 'Impuesto retenido',
  Fee: 'Tasa',
  'Other Tax': 'Otro impuesto',
  Deduction: 'Deducción',
  'Monthly account up to 50 euros 12%': 'Cuenta mensual de hasta 50 euros: 12 %',
  'Monthly account from 50.01 to 100 euros 15%': 'Cuenta mensual de 50,01 a 100 euros: 15 %',
  'Monthly account from 100.01 to 150 euros 18%': 'Cuenta mensual de 100,01 a 150 euros: 18 %',
  'Monthly account from 150.01 euros and above 20%': 'Cuenta mensual de 150,01 euros o más: 20 %',
  'Mobile telephony fee based on call time value (12%)':
    'Tasa de telefonía móvil sobre el valor del tiempo de conversación (12 %)',
  'Subscription television fee 10%': 'Tasa sobre la televisión de pago 10 %',
  'Fixed-line subscription fee 5%': 'Tasa de abonados de telefonía fija 5 %',
  'Environmental fee & plastic bag v. 2339/2001 art. 6a 0.07 euros per item':
    'Tasa ambiental y sobre bolsas de plástico, ley 2339/2001, art. 6a, 0,07 euros por unidad',
  'Postal service contribution 2%': 'Contribución contra la mosca del olivo 2 %',
  'Other fees': 'Otras tasas',
  'Petroleum fees': 'Tasas de otros impuestos',
  'Postal service contribution': 'Contribución contra la mosca del olivo',
  'Monthly account per connection (10%)': 'Cuenta mensual por conexión (10 %)',
  'Mobile and mobile telephony fee based on call time value (10%)':
    'Tasa de telefonía móvil y de prepago sobre el valor del tiempo de conversación (10 %)',
  'Mobile and mobile telephony fee for natural persons aged 15 to 29 years (0%)':
    'Tasa de telefonía móvil y de prepago para personas físicas de 15 a 29 años (0 %)',
  'Environmental protection contribution for plastic products 0.04 cents per item [article 4 v. 4736/2020]':
    'Contribución ambiental por productos de plástico, 0,04 céntimos por unidad [artículo 4, ley 4736/2020]',
  'Recycling fee 0.08 cents per item [article 80 v. 4819/2021]':
    'Tasa de reciclaje, 0,08 céntimos por unidad [artículo 80, ley 4819/2021]',
  'Accommodation fee': 'Tasa de estancia',
  'Fee on gross revenues of restaurants and related establishments':
    'Tasa sobre los ingresos brutos de restaurantes y establecimientos afines',
  'Fee on gross revenues of entertainment centers': 'Tasa sobre los ingresos brutos de centros de ocio',
  'Fee on gross revenues of casinos': 'Tasa sobre los ingresos brutos de casinos',
  'Other fees on gross revenues': 'Otras tasas sobre ingresos brutos',
  'a1) fire insurance premiums 20%': 'a1) primas de seguros de incendio 20 %',
  'a2) fire insurance premiums 20%': 'a2) primas de seguros de incendio 20 %',
  'b) life insurance premiums 4%': 'b) primas de seguros de vida 4 %',
  'c) insurance premiums for other branches 15%': 'c) primas de seguros de otros ramos 15 %',
  'd) tax-exempt insurance premiums 0%': 'd) primas de seguros exentas 0 %',
  'Hotels 1-2 stars 0.50 €': 'Hoteles de 1-2 estrellas 0,50 €',
  'Hotels 3 stars 1.50 €': 'Hoteles de 3 estrellas 1,50 €',
  'Hotels 4 stars 3.00 €': 'Hoteles de 4 estrellas 3,00 €',
  'Hotels 4 stars 4.00 €': 'Hoteles de 4 estrellas 4,00 €',
  'Rented - furnished rooms - apartments 0.50 €': 'Habitaciones y apartamentos amueblados de alquiler 0,50 €',
  'Special tax on advertisements broadcast on television (EFTD) 5%':
    'Impuesto especial sobre la publicidad en televisión (EFTD) 5 %',
  '3.1 Luxury tax 10% on the taxable value for intra-Community acquisitions and imported from third countries 10%':
    '3.1 Impuesto de lujo del 10 % sobre la base imponible de adquisiciones intracomunitarias e importaciones de terceros países 10 %',
  '3.2 Luxury tax 10% on the selling price before VAT for domestically produced goods 10%':
    '3.2 Impuesto de lujo del 10 % sobre el precio de venta sin IVA de productos nacionales 10 %',
  'State rights on casino tickets (80% on the ticket)':
    'Derechos del Estado sobre las entradas de casino (80 % de la entrada)',
  'Fire insurance premiums 20%': 'Primas de seguros de incendio 20 %',
  'Other Customs Duties-Taxes': 'Otros derechos e impuestos de aduana',
  'Other Taxes': 'Otros impuestos',
  'Charges of Other Taxes': 'Cargos de otros impuestos',
  EFK: 'EFK',
  'Hotels 1-2 stars 1.50€ (per Room/Night)': 'Hoteles de 1-2 estrellas 1,50 € (por habitación y noche)',
  'Hotels 3 stars 3.00€ (per Room/Night)': 'Hoteles de 3 estrellas 3,00 € (por habitación y noche)',
  'Hotels 4 stars 7.00€ (per Room/Night)': 'Hoteles de 4 estrellas 7,00 € (por habitación y noche)',
  'Hotels 5 stars 10.00€ (per Room/Night)': 'Hoteles de 5 estrellas 10,00 € (por habitación y noche)',
  'Rented furnished rooms – apartments 1.50€ (per Room/Night)':
    'Habitaciones y apartamentos amueblados de alquiler 1,50 € (por habitación y noche)',
  'Short-term rental properties 1.50€': 'Inmuebles de alquiler de corta duración 1,50 €',
  'Short-term rental properties detached houses over 80 sq.m. 10.00€':
    'Inmuebles de alquiler de corta duración, casas independientes de más de 80 m², 10,00 €',
  'Self-catering accommodation – tourist furnished villas (villas) 10.00€':
    'Alojamientos sin servicio – villas turísticas amuebladas 10,00 €',
  'Short-term rental properties 0.50€': 'Inmuebles de alquiler de corta duración 0,50 €',
  'Short-term rental properties detached houses over 80 sq.m. 4.00€':
    'Inmuebles de alquiler de corta duración, casas independientes de más de 80 m², 4,00 €',
  'Self-catering accommodation – tourist furnished villas (villas) 4.00€':
    'Alojamientos sin servicio – villas turísticas amuebladas 4,00 €',
  'Coefficient 1.2%': 'Coeficiente 1,2 %',
  'Coefficient 2.4%': 'Coeficiente 2,4 %',
  'Coefficient 3.6%': 'Coeficiente 3,6 %',
  'Other cases': 'Otros casos',
};

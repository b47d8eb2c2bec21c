import type { Phrases } from '../../areas.ts';

/** Why Italian payments have tax withheld, and the funds that contributions go to. */
export const italianReasonDefinitions: Phrases = {
  'Self-employment services falling within the exercise of habitual art or profession':
    'Servicios por cuenta propia en ejercicio habitual de un arte o profesión',
  'Economic use of intellectual works, industrial patents, and processes, formulas or information related to experiences gained in the industrial, commercial or scientific field, by the author or inventor':
    'Explotación económica de obras intelectuales, patentes industriales y procedimientos, fórmulas o conocimientos adquiridos en el campo industrial, comercial o científico, por el autor o inventor',
  'Profits deriving from contracts of association in participation and from contracts of co-interest, when the contribution consists exclusively of the provision of labor':
    'Beneficios de contratos de cuentas en participación y de cointerés cuya aportación consiste solo en trabajo',
  'Profits due to the promoting partners and founding partners of capital companies':
    'Beneficios que corresponden a los socios promotores y fundadores de sociedades de capital',
  'Bills of exchange protests levied by municipal secretaries':
    'Protestos de letras de cambio levantados por secretarios municipales',
  'Allowances paid to honorary justices of the peace and honorary deputy prosecutors':
    'Indemnizaciones a jueces de paz honorarios y vicefiscales honorarios',
  'Allowances paid for the cessation of professional sports activities':
    'Indemnizaciones por el cese de una actividad deportiva profesional',
  'Allowances paid for the termination of agency relationships of individuals and partnerships, excluding amounts accrued up to December 31, 2003, already allocated for competence and taxed as business income':
    'Indemnizaciones por el fin de relaciones de agencia de personas físicas y sociedades de personas, sin las cantidades devengadas hasta el 31 de diciembre de 2003, ya imputadas y gravadas como rendimientos empresariales',
  'Allowances paid for the cessation of notarial functions': 'Indemnizaciones por el cese de funciones notariales',
  'Fees paid to occasional truffle collectors not identified for value-added tax purposes, in relation to the sale of truffles':
    'Pagos a recolectores ocasionales de trufas no identificados a efectos de IVA, por la venta de trufas',
  'Universal civil service checks referred to in Article 16 of Legislative Decree no. 40 of March 6, 2017':
    'Asignaciones del servicio civil universal del artículo 16 del Decreto legislativo n.º 40 de 6 de marzo de 2017',
  'Income deriving from the economic use of intellectual works, industrial patents, and processes, formulas, and information related to experiences gained in the industrial, commercial or scientific field, which are received by those entitled free of charge (e.g. heirs and legatees of the author and inventor)':
    'Rentas de la explotación económica de obras intelectuales, patentes industriales y procedimientos, fórmulas y conocimientos adquiridos en el campo industrial, comercial o científico que perciben quienes los recibieron a título gratuito (p. ej., herederos y legatarios del autor o inventor)',
  'Income deriving from the economic use of intellectual works, industrial patents, and processes, formulas, and information related to experiences gained in the industrial, commercial or scientific field, which are received by subjects who have purchased the rights to their use for valuable consideration':
    'Rentas de la explotación económica de obras intelectuales, patentes industriales y procedimientos, fórmulas y conocimientos adquiridos en el campo industrial, comercial o científico que perciben quienes adquirieron los derechos de uso a título oneroso',
  'Self-employment services not carried out habitually': 'Servicios por cuenta propia no prestados habitualmente',
  'Income deriving from the assumption of obligations to do, not to do, or to allow':
    'Rentas por asumir obligaciones de hacer, no hacer o permitir',
  'Self-employment services not carried out habitually for which there is an obligation to register with the Separate ENPAPI Management':
    'Servicios por cuenta propia no prestados habitualmente con obligación de inscribirse en la gestión separada de ENPAPI',
  'Travel allowances, flat-rate reimbursement of expenses, prizes, and fees paid: - in the direct exercise of amateur sports activities; - in relation to coordinated and continuous collaboration relationships of an administrative-managerial nature, not professional, provided in favor of amateur sports companies and associations, and choirs, bands, and amateur theater groups by the director and technical collaborators':
    'Dietas de viaje, reembolsos de gastos a tanto alzado, premios y pagos: - en el ejercicio directo de actividades deportivas de aficionados; - en relaciones de colaboración coordinada y continuada de carácter administrativo y de gestión, no profesional, con sociedades y asociaciones deportivas de aficionados, y de coros, bandas y compañías de teatro de aficionados por el director y los colaboradores técnicos',
  'Self-employment services not carried out habitually, for which there is no obligation to register with the separate management (Circ. INPS n. 104/2001)':
    'Servicios por cuenta propia no prestados habitualmente, sin obligación de inscribirse en la gestión separada (Circ. INPS n.º 104/2001)',
  'Income deriving from the assumption of obligations to do, not to do, or to allow, for which there is no obligation to register with the separate management (Circ. INPS n. 104/2001)':
    'Rentas por asumir obligaciones de hacer, no hacer o permitir, sin obligación de inscribirse en la gestión separada (Circ. INPS n.º 104/2001)',
  "Fees paid to non-resident subjects without a permanent establishment for the use or concession of use of industrial, commercial or scientific equipment located in the State's territory or to Swiss companies or permanent establishments of Swiss companies meeting the requirements of Article 15, paragraph 2 of the Agreement between the European Community and the Swiss Confederation of October 26, 2004 (published in G.U.C.E. of December 29, 2004, no. L385/30)":
    'Pagos a no residentes sin establecimiento permanente por el uso o la cesión de uso de equipos industriales, comerciales o científicos situados en el territorio del Estado, o a sociedades suizas o establecimientos permanentes de sociedades suizas que cumplen los requisitos del artículo 15, apartado 2, del Acuerdo entre la Comunidad Europea y la Confederación Suiza de 26 de octubre de 2004 (publicado en el DOCE de 29 de diciembre de 2004, n.º L385/30)',
  'Commissions paid to a single-mandate agent or commercial representative':
    'Comisiones pagadas a un agente o representante de comercio de un solo mandante',
  'Commissions paid to a multi-mandate agent or commercial representative':
    'Comisiones pagadas a un agente o representante de comercio de varios mandantes',
  'Commissions paid to a commission agent': 'Comisiones pagadas a un comisionista',
  'Commissions paid to a broker': 'Comisiones pagadas a un mediador',
  'Commissions paid to a business finder': 'Comisiones pagadas a un captador de negocio',
  'Commissions paid to a home sales agent; commissions paid to an agent for door-to-door and street sales of daily newspapers and periodicals (Law of February 25, 1987, no. 67)':
    'Comisiones pagadas a un encargado de venta a domicilio; comisiones pagadas a un encargado de la venta a domicilio y ambulante de diarios y publicaciones periódicas (Ley de 25 de febrero de 1987, n.º 67)',
  'Income deriving from non-habitual commercial activities (e.g. commissions paid for occasional services to agents or commercial representatives, brokers, business finders)':
    'Rentas de actividades comerciales no habituales (p. ej., comisiones por servicios ocasionales a agentes o representantes de comercio, mediadores o captadores de negocio)',
  'Income from non-habitual services provided by direct home sales agents':
    'Rentas de servicios no habituales prestados por encargados de venta directa a domicilio',
  'Considerations paid in 2021 for services related to subcontracting contracts to which the provisions contained in Article 25-ter of Presidential Decree no. 600 of September 29, 1973, have been applied':
    'Contraprestaciones pagadas en 2021 por servicios de contratos de obra a los que se aplicó el artículo 25-ter del Decreto presidencial n.º 600 de 29 de septiembre de 1973',
  'Fees paid in 2004 by resident companies or entities or by permanent establishments of foreign companies referred to in Article 26-quater, paragraph 1, letters a) and b) of Presidential Decree 600 of September 29, 1973, to companies or permanent establishments of companies located in another EU Member State meeting the requirements of the aforementioned Article 26-quater of Presidential Decree 600 of September 29, 1973, for which a refund of the withholding tax was made in 2006 pursuant to Article 4 of Legislative Decree no. 143 of May 30, 2005':
    'Pagos hechos en 2004 por sociedades o entidades residentes, o por establecimientos permanentes de sociedades extranjeras del artículo 26-quater, apartado 1, letras a) y b), del Decreto presidencial 600 de 29 de septiembre de 1973, a sociedades o establecimientos permanentes de sociedades situadas en otro Estado miembro de la UE que cumplen los requisitos de dicho artículo 26-quater del Decreto presidencial 600 de 29 de septiembre de 1973, cuya retención se devolvió en 2006 según el artículo 4 del Decreto legislativo n.º 143 de 30 de mayo de 2005',
  'Fees paid from January 1, 2005, to July 26, 2005, by resident companies or entities or by permanent establishments of foreign companies referred to in Article 26-quater, paragraph 1, letters a) and b) of Presidential Decree no. 600 of September 29, 1973, to companies or permanent establishments of companies located in another EU Member State meeting the requirements of the aforementioned Article 26-quater of Presidential Decree 600 of September 29, 1973, for which a refund of the withholding tax was made in 2006 pursuant to Article 4 of Legislative Decree no. 143 of May 30, 2005':
    'Pagos hechos del 1 de enero de 2005 al 26 de julio de 2005 por sociedades o entidades residentes, o por establecimientos permanentes de sociedades extranjeras del artículo 26-quater, apartado 1, letras a) y b), del Decreto presidencial n.º 600 de 29 de septiembre de 1973, a sociedades o establecimientos permanentes de sociedades situadas en otro Estado miembro de la UE que cumplen los requisitos de dicho artículo 26-quater del Decreto presidencial 600 de 29 de septiembre de 1973, cuya retención se devolvió en 2006 según el artículo 4 del Decreto legislativo n.º 143 de 30 de mayo de 2005',
  'Different title from the previous ones': 'Título distinto de los anteriores',
  "Banker's Draft": 'Cheque bancario (assegno circolare)',
  'Cash at Treasury': 'Efectivo en Tesorería',
  'Bank Transfer': 'Transferencia bancaria',
  'Bank payment slip': 'Boletín bancario (bollettino)',
  'Payment card': 'Tarjeta de pago',
  'Direct Debit (RID)': 'Domiciliación (RID)',
  'Utilities Direct Debit (RID utenze)': 'Domiciliación de suministros (RID utenze)',
  'Fast Direct Debit (RID veloce)': 'Domiciliación rápida (RID veloce)',
  'Direct Debit (RIBA)': 'Recibo bancario (RIBA)',
  'Debit Transfer (MAV)': 'Pago mediante aviso (MAV)',
  'Tax Receipt': 'Carta de pago del erario',
  'Transfer on special account': 'Traspaso entre cuentas especiales',
  'Direct Debit Post Office': 'Domiciliación postal',
  'Post Office Cheque': 'Boletín de cuenta corriente postal',
  'SEPA Core Direct Debit': 'Adeudo directo SEPA básico',
  'SEPA B2B Direct Debit': 'Adeudo directo SEPA B2B',
  'Deductible Netting': 'Retención sobre sumas ya cobradas',
  PagoPA: 'PagoPA',
  Immediate: 'Inmediata',
  'Split Payment': 'Pago desglosado (split payment)',
  'National Pension and Welfare Fund for Lawyers and Solicitors':
    'Caja nacional de previsión y asistencia de la abogacía',
  'Pension fund for accountants': 'Caja de previsión de los asesores contables titulados',
  'Pension and welfare fund for surveyors': 'Caja de previsión y asistencia de los aparejadores (geometri)',
  'National pension and welfare fund for self-employed engineers and architects':
    'Caja nacional de previsión y asistencia de los ingenieros y arquitectos autónomos',
  'National fund for solicitors': 'Caja nacional del notariado',
  'National pension and welfare fund for bookkeepers and commercial experts':
    'Caja nacional de previsión y asistencia de los contables y peritos mercantiles',
  'National welfare board for sales agents and representatives (ENASARCO)':
    'Ente nacional de asistencia a los agentes y representantes de comercio (ENASARCO)',
  'National pension and welfare board for employment consultants (ENPACL)':
    'Ente nacional de previsión y asistencia de los consultores laborales (ENPACL)',
  'National pension and welfare board for doctors (ENPAM)':
    'Ente nacional de previsión y asistencia de los médicos (ENPAM)',
  'National pension and welfare board for pharmacists (ENPAF)':
    'Ente nacional de previsión y asistencia de los farmacéuticos (ENPAF)',
  'National pension and welfare board for veterinary physicians (ENPAV)':
    'Ente nacional de previsión y asistencia de los veterinarios (ENPAV)',
  'National pension and welfare board for agricultural employees (ENPAIA)':
    'Ente nacional de previsión de los empleados de la agricultura (ENPAIA)',
  'Pension fund for employees of shipping companies and maritime agencies':
    'Caja de previsión de los empleados de navieras y agencias marítimas',
  'National pension institute for Italian journalists (INPGI)':
    'Instituto nacional de previsión de los periodistas italianos (INPGI)',
  'National welfare board for orphans of Italian doctors (ONAOSI)':
    'Obra nacional de asistencia a los huérfanos de los sanitarios italianos (ONAOSI)',
  'Autonomous supplementary welfare fund for Italian journalists (CASAGIT)':
    'Caja autónoma de asistencia complementaria de los periodistas italianos (CASAGIT)',
  'Pension board for industrial experts and graduate industrial experts (EPPI)':
    'Ente de previsión de los peritos industriales y peritos industriales titulados (EPPI)',
  'National multi-category pension and welfare board (EPAP)':
    'Ente de previsión y asistencia de varias profesiones (EPAP)',
  'National pension and welfare board for biologists (ENPAB)':
    'Ente nacional de previsión y asistencia de los biólogos (ENPAB)',
  'National pension and welfare board for the nursing profession (ENPAPI)':
    'Ente nacional de previsión y asistencia de la enfermería (ENPAPI)',
  'National pension and welfare board for psychologists (ENPAP)':
    'Ente nacional de previsión y asistencia de los psicólogos (ENPAP)',
  'National Social Security Institute (INPS)': 'Instituto Nacional de la Seguridad Social de Italia (INPS)',
};

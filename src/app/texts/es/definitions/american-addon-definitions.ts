import type { Phrases } from '../../areas.ts';

/** What the addons of Latin America say. */
export const americanAddonDefinitions: Phrases = {
  "Prepares invoices for the authorisation (CAE) by the Argentinian tax agency: the customer's position in VAT, type and concept of the voucher and the codes of VAT rates are derived from the document, and what the agency would refuse is pointed out. Vouchers of class C have the tag `monotax`. A correction needs the type of the new voucher.":
    'Prepara las facturas para su autorización (CAE) por el fisco argentino: la condición del cliente frente al IVA, el tipo y el concepto del comprobante y los códigos de las alícuotas se deducen del documento, y se señala lo que el organismo rechazaría. Los comprobantes de clase C llevan la etiqueta `monotax`. La corrección necesita el tipo del comprobante nuevo.',
  'Type of voucher. When none is stated: class C under the tag `monotax`, A for customers registered for VAT, B for all others.':
    'Tipo de comprobante. Si no se indica: clase C con la etiqueta `monotax`, A para clientes inscriptos en el IVA y B para los demás.',
  'Whether goods, services or both are sold. Follows from the keys of the items: `goods`, anything else is a service.':
    'Si se venden bienes, servicios o ambos. Se deduce de las claves de los artículos: `goods`; cualquier otra cosa es un servicio.',
  'Other tax that a charge of the key `tax` stands for.':
    'Otro tributo al que corresponde un cargo con la clave `tax`.',
  'Rate of VAT. Follows from the rate of the tax; state 8 (5%) and 9 (2.5%) yourself.':
    'Alícuota de IVA. Se deduce del tipo del impuesto; indique usted mismo 8 (5 %) y 9 (2,5 %).',
  'Kind of document in an identity of a customer without tax identity, such as 96 for the DNI.':
    'Clase de documento en una identificación de un cliente sin identidad fiscal, como 96 para el DNI.',
  "Customer's position in VAT. Follows from the tax identity unless one is stated that goes with it.":
    'Condición del cliente frente al IVA. Se deduce de la identidad fiscal, salvo que se indique una compatible con ella.',
  'Relation of issuer and receiver in vouchers T for tourism. Stands in `tax.ext`.':
    'Relación entre emisor y receptor en los comprobantes T de turismo. Va en `tax.ext`.',
  'Kind of item in vouchers T for tourism. Stands in `ext` of taxes, discounts and advances.':
    'Clase de artículo en los comprobantes T de turismo. Va en `ext` de impuestos, descuentos y anticipos.',
  'Prepares invoices for services for the NFS-e of Brazilian municipalities: what the layout requires of the supplier, the services and their ISS is checked, and the usual codes are filled in.':
    'Prepara las facturas de servicios para la NFS-e de los municipios brasileños: se comprueba lo que el formato exige del emisor, de los servicios y de su ISS, y se rellenan los códigos habituales.',
  'Company Municipal Registration': 'Inscripción municipal de la empresa',
  'CNAE code': 'Código CNAE',
  'Class of economic activity of the service (CNAE), seven digits.':
    'Clase de actividad económica del servicio (CNAE), siete dígitos.',
  'NBS code': 'Código NBS',
  'Class of the service in the Brazilian nomenclature of services (NBS), nine digits.':
    'Clase del servicio en la nomenclatura brasileña de servicios (NBS), nueve dígitos.',
  'Fiscal Incentive': 'Incentivo fiscal',
  'Whether the supplier enjoys a tax incentive; no (2) unless stated.':
    'Si el emisor disfruta de un incentivo fiscal; no (2), salvo que se indique.',
  'ISS Liability': 'Exigibilidad del ISS',
  'Whether and where ISS is due; 1 unless stated.': 'Si el ISS se debe y dónde; 1, salvo que se indique.',
  'Service Code': 'Código de servicio',
  'Item of the list of services annexed to Lei Complementar 116/2003, as the municipality writes it.':
    'Partida de la lista de servicios anexa a la Lei Complementar 116/2003, como la escribe el municipio.',
  'Opting for "Simples Nacional" regime': 'Acogido al régimen «Simples Nacional»',
  'Whether the supplier has opted for Simples Nacional.': 'Si el emisor se ha acogido al Simples Nacional.',
  'Special Tax Regime': 'Régimen especial de tributación',
  'Special scheme under which the supplier is taxed.': 'Régimen especial en el que tributa el emisor.',
  'Operation Indicator': 'Indicador de la operación',
  'Indicator of the operation for IBS and CBS, six digits.': 'Indicador de la operación para IBS y CBS, seis dígitos.',
  'Tax Status Code (CST)': 'Código de situación tributaria (CST)',
  'Tax status for IBS and CBS, three digits.': 'Situación tributaria para IBS y CBS, tres dígitos.',
  'Tax Classification Code': 'Código de clasificación tributaria',
  'Tax classification for IBS and CBS, six digits.': 'Clasificación tributaria para IBS y CBS, seis dígitos.',
  'Prepares invoices, credit and debit notes for the DIAN, which validates each before the customer gets it: Colombian parties get their fiscal responsibility and need the municipality, corrections need a reason and its code. Customers without tax identity are for invoices with the tag `simplified`; their identities have keys of their own, such as `co-citizen-id`.':
    'Prepara facturas y notas de crédito y de débito para la DIAN, que valida cada una antes de que la reciba el cliente: las partes colombianas reciben su responsabilidad fiscal y necesitan el municipio; las correcciones necesitan un motivo y su código. Los clientes sin identidad fiscal son para facturas con la etiqueta `simplified`; sus identificaciones tienen claves propias, como `co-citizen-id`.',
  'Municipality of a party by its five digits in the list of DANE, such as 11001 for Bogotá. Stands in `ext` of supplier and customer.':
    'Municipio de una parte con sus cinco dígitos de la lista del DANE, como 11001 para Bogotá. Va en `ext` del emisor y del cliente.',
  'Why a credit note is issued. Stands in `ext` of the reference to the credited invoice; asked for when an invoice is corrected.':
    'Por qué se emite la nota de crédito. Va en `ext` de la referencia a la factura abonada; se pide al corregir una factura.',
  'Why a debit note is issued. Stands in `ext` of the reference to the debited invoice; asked for when an invoice is corrected.':
    'Por qué se emite la nota de débito. Va en `ext` de la referencia a la factura cargada; se pide al corregir una factura.',
  'Fiscal responsibility of a Colombian party, `TaxLevelCode` in UBL. R-99-PN when nothing is stated.':
    'Responsabilidad fiscal de una parte colombiana, `TaxLevelCode` en UBL. R-99-PN si no se indica nada.',
  'Prepares invoices and payment receipts for the digital tax receipts (CFDI 4.0) of the Mexican tax authority: type, relation, method and means of payment are derived from the document, date and time are those of the issue, and what the authority would refuse is pointed out.':
    'Prepara facturas y recibos de pago para los comprobantes fiscales digitales (CFDI 4.0) de la autoridad tributaria mexicana: tipo, relación, método y forma de pago se deducen del documento, la fecha y la hora son las de la expedición, y se señala lo que la autoridad rechazaría.',
  Global: 'Global',
  'Kind of voucher, `TipoDeComprobante`: income, credit or payment. It follows from the type of the document.':
    'Tipo de comprobante, `TipoDeComprobante`: ingreso, egreso o pago. Se deduce del tipo del documento.',
  'How the voucher relates to those in `preceding`, `TipoRelacion`. Credit notes get 01, payments 04.':
    'Cómo se relaciona el comprobante con los de `preceding`, `TipoRelacion`. Las notas de crédito reciben 01; los pagos, 04.',
  'Has incentive': 'Tiene incentivo',
  'Does not have incentive': 'No tiene incentivo',
  Liable: 'Exigible',
  'Not subject': 'No sujeto',
  Immune: 'Inmune',
  'Suspended Judicially': 'Suspendido por decisión judicial',
  'Suspended Administratively': 'Suspendido por procedimiento administrativo',
  'Opt-in': 'Acogido',
  'Opt-out': 'No acogido',
  'Municipal micro-enterprise': 'Microempresa municipal',
  Estimated: 'Estimación',
  'Professional Society': 'Sociedad de profesionales',
  Cooperative: 'Cooperativa',
  'Single micro-entrepreneur (MEI)': 'Microempresario individual (MEI)',
  'Micro-enterprise or Small Business (ME EPP)': 'Microempresa o pequeña empresa (ME EPP)',
};

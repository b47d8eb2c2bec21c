import type { NameTable } from '../names/name-table.ts';

/** Names of the elements of Facturae, in our words: the schema states no licence. */
export const FACTURAE_NAMES: NameTable = {
  languages: ['es', 'en'],
  elements: `
AccountNumber|Número de cuenta|Account number
AccountToBeCredited|Cuenta de abono|Account to be credited
AccountToBeDebited|Cuenta de cargo|Account to be debited
AdditionalData|Datos adicionales|Additional data
AdditionalLineItemInformation InvoiceAdditionalInformation CollectionAdditionalInformation|Información adicional|Additional information
AdditionalReasonDescription|Descripción ampliada del motivo|More about the reason
AdditionalRegistrationData|Otros datos del registro|Other data of the register
Address|Dirección|Address
AddressInSpain BranchInSpainAddress|Dirección en España|Address in Spain
AdministrativeCentre AdministrativeCentres|Centro administrativo|Administrative centre
AmountsWithheld|Importes retenidos por garantía|Amounts withheld as a guarantee
ArticleCode|Código de artículo|Article code
Assignee|Cesionario|Assignee
Attachment|Documento adjunto|Attachment
AttachmentCompressionAlgorithm|Compresión del adjunto|Compression of the attachment
AttachmentData|Datos del adjunto|Data of the attachment
AttachmentDescription|Descripción del adjunto|Description of the attachment
AttachmentEncoding|Codificación del adjunto|Encoding of the attachment
AttachmentFormat|Formato del adjunto|Format of the attachment
BankCode|Código de entidad|Bank code
Batch|Lote|Batch
BatchIdentifier|Identificador del lote|Identifier of the batch
Book|Libro|Book
BranchCode|Código de oficina|Branch code
BuyerParty|Receptor|Buyer
CentreCode|Código del centro|Code of the centre
CentreDescription|Descripción del centro|Description of the centre
Charge Charges|Cargo|Charge
ChargeAmount|Importe del cargo|Amount of the charge
ChargeRate|Porcentaje del cargo|Rate of the charge
ChargeReason|Concepto del cargo|Reason for the charge
CnoCnae|CNO o CNAE|Activity code (CNAE)
ContactDetails|Datos de contacto|Contact
ContactPersons|Personas de contacto|Contact persons
CorporateName|Razón social|Corporate name
CorrectionMethod|Criterio de rectificación|Method of the correction
CorrectionMethodDescription|Descripción del criterio|Description of the method
Corrective|Rectificativa|Correction
CountryCode|Código de país|Country
DebitReconciliationReference PaymentReconciliationReference|Referencia de conciliación|Reference for reconciliation
DeliveryNote|Albarán|Delivery note
DeliveryNoteDate|Fecha del albarán|Date of the delivery note
DeliveryNoteNumber|Número de albarán|Number of the delivery note
DeliveryNotesReferences|Referencias a albaranes|Delivery notes
Discount|Descuento|Discount
DiscountAmount|Importe del descuento|Amount of the discount
DiscountRate|Porcentaje del descuento|Rate of the discount
DiscountReason|Concepto del descuento|Reason for the discount
DiscountsAndRebates|Descuentos y bonificaciones|Discounts and rebates
DocumentCharacter|Carácter del documento|Character of the document
DocumentType|Tipo de documento|Kind of document
ElectronicMail|Correo electrónico|Email
EndDate|Fecha de fin|End
EquivalenceSurcharge|Recargo de equivalencia|Equivalence surcharge
EquivalenceSurchargeAmount|Cuota del recargo de equivalencia|Amount of the equivalence surcharge
EquivalentInEuros|Equivalente en euros|In euros
ExchangeRate|Tipo de cambio|Exchange rate
ExchangeRateDate|Fecha del tipo de cambio|Date of the exchange rate
ExchangeRateDetails|Detalles del tipo de cambio|Exchange rate
Extensions|Extensiones|Extensions
FactoringAssignmentClauses|Cláusulas de cesión|Clauses of the assignment
FactoringAssignmentData|Cesión de factoring|Assignment (factoring)
FactoringAssignmentDocument|Documento de la cesión|Document of the assignment
Facturae|Archivo Facturae|File of Facturae
FileDate|Fecha del expediente|Date of the file reference
FileHeader|Cabecera del archivo|Header of the file
FileReference|Referencia del expediente|File reference
FirstSurname|Primer apellido|First surname
Folio|Folio|Page
GeneralDiscounts|Descuentos generales|General discounts
GeneralSurcharges|Cargos generales|General charges
GrossAmount|Importe bruto|Gross amount
INETownCode|Código INE del municipio|Town code (INE)
Individual|Persona física|Individual
Installment|Vencimiento|Instalment
InstallmentAmount|Importe del vencimiento|Amount of the instalment
InstallmentDueDate|Fecha de vencimiento|Due date
Invoice Invoices|Factura|Invoice
InvoiceClass|Clase de factura|Class of invoice
InvoiceCurrencyCode|Moneda de la factura|Currency of the invoice
InvoiceDescription|Descripción de la factura|Description of the invoice
InvoiceDocumentType|Tipo de documento de factura|Complete or simplified
InvoiceHeader|Cabecera de la factura|Header of the invoice
InvoiceIssueData|Datos de emisión|Issue
InvoiceIssueDate IssueDate|Fecha de expedición|Date of issue
InvoiceIssuerType|Quién firma la factura|Who signs the invoice
InvoiceLine Items|Línea de la factura|Line
InvoiceNumber|Número de factura|Number of the invoice
InvoiceSeriesCode|Serie de la factura|Series of the invoice
InvoiceTotal|Total de la factura|Total of the invoice
InvoiceTotals|Totales de la factura|Totals
InvoicesCount|Número de facturas|Number of invoices
InvoicingPeriod LineItemPeriod|Período de facturación|Period
IssuerContractDate|Fecha del contrato del emisor|Date of the issuer's contract
IssuerContractReference|Contrato del emisor|Contract of the issuer
IssuerTransactionDate|Fecha de la operación del emisor|Date of the issuer's transaction
IssuerTransactionReference|Operación del emisor|Transaction of the issuer
ItemDescription|Descripción del artículo|Description of the item
LanguageName|Lengua|Language
LegalEntity|Persona jurídica|Legal entity
LegalLiterals|Literales legales|Legal notes
LegalReference|Texto legal|Legal note
LogicalOperationalPoint|Punto operacional lógico|Operational point
Modality|Modalidad|Single invoice or batch
Name|Nombre|Given name
OperationDate|Fecha de la operación|Date of the operation
OverseasAddress OverseasBranchAddress|Dirección en el extranjero|Address abroad
Parties|Partes|Parties
PartyIdentification|Identificación de la entidad|Identification of the party
PaymentDetails|Datos de pago|Payment
PaymentInKind|Retribución en especie|Payment in kind
PaymentInKindAmount|Importe de la retribución en especie|Amount of the payment in kind
PaymentInKindReason|Motivo de la retribución en especie|Reason for the payment in kind
PaymentMeans|Medio de pago|Means of payment
PaymentOnAccount PaymentsOnAccount|Anticipo|Payment on account
PaymentOnAccountAmount|Importe del anticipo|Amount on account
PaymentOnAccountDate|Fecha del anticipo|Date of the payment on account
PersonTypeCode|Tipo de persona|Individual or legal entity
PhysicalGLN|GLN físico|Physical GLN
PlaceOfIssue|Lugar de expedición|Place of issue
PlaceOfIssueDescription|Descripción del lugar|Description of the place
PostCode|Código postal|Postal code
PostCodeAndTown|Código postal y localidad|Postal code and town
Province|Provincia|Province
Quantity|Cantidad|Quantity
ReasonCode|Código del motivo|Code of the reason
ReasonDescription|Motivo|Reason
ReceiverContractDate|Fecha del contrato del receptor|Date of the receiver's contract
ReceiverContractReference|Contrato del receptor|Contract of the receiver
ReceiverTransactionDate|Fecha de la operación del receptor|Date of the receiver's transaction
ReceiverTransactionReference|Operación del receptor|Transaction of the receiver
RegisterOfCompaniesLocation|Registro mercantil|Register of companies
RegistrationData|Datos registrales|Registration
RegulatoryReportingData|Información para el banco central|Data for the central bank
ReimbursableExpenses|Suplido|Expense paid for the buyer
ReimbursableExpensesAmount|Importe del suplido|Amount of the expense
ReimbursableExpensesBuyerParty|Receptor del suplido|Buyer of the expense
ReimbursableExpensesSellerParty|Emisor del suplido|Seller of the expense
RelatedDocuments|Documentos relacionados|Related documents
RelatedInvoice|Factura relacionada|Related invoice
Repository|Repositorio|Repository
RepositoryName|Nombre del repositorio|Name of the repository
ResidenceTypeCode|Tipo de residencia|Kind of residence
RoleTypeCode|Función del centro|Role of the centre
SchemaVersion|Versión|Version
SecondSurname|Segundo apellido|Second surname
Section|Sección|Section
SellerParty|Emisor|Seller
SequenceNumber|Número de secuencia|Number in the order
Sheet|Hoja|Sheet
SpecialTaxAmount|Cuota especial|Special tax
SpecialTaxableBase|Base imponible especial|Special taxable base
SpecialTaxableEvent|Fiscalidad especial|Special taxation
SpecialTaxableEventCode|Código de la fiscalidad especial|Code of the special taxation
SpecialTaxableEventReason|Motivo de la fiscalidad especial|Reason for the special taxation
StartDate|Fecha de inicio|Start
Subsidies Subsidy|Subvención|Subsidy
SubsidyAmount|Importe de la subvención|Amount of the subsidy
SubsidyDescription|Descripción de la subvención|Description of the subsidy
SubsidyRate|Porcentaje de la subvención|Rate of the subsidy
Tax|Impuesto|Tax
TaxAmount|Cuota|Tax amount
TaxCurrencyCode|Moneda del impuesto|Currency of the tax
TaxIdentification|Identificación fiscal|Tax identification
TaxIdentificationNumber|Número de identificación fiscal|Tax number
TaxPeriod|Período impositivo|Tax period
TaxRate|Tipo impositivo|Tax rate
TaxTypeCode|Clase de impuesto|Kind of tax
TaxableBase|Base imponible|Taxable base
TaxesOutputs|Impuestos repercutidos|Taxes charged
TaxesWithheld|Impuestos retenidos|Taxes withheld
TeleFax|Fax|Fax
Telephone|Teléfono|Telephone
ThirdParty|Tercero|Third party
TotalAmount|Importe|Amount
TotalCost|Coste total|Cost
TotalExecutableAmount|Total a ejecutar|Total to be executed
TotalFinancialExpenses|Total de gastos financieros|Total of financial expenses
TotalGeneralDiscounts|Total de descuentos|Total of general discounts
TotalGeneralSurcharges|Total de cargos|Total of general charges
TotalGrossAmount|Total del importe bruto|Total of the lines
TotalGrossAmountBeforeTaxes|Total bruto antes de impuestos|Total before taxes
TotalInvoicesAmount|Total de las facturas|Total of the invoices
TotalOutstandingAmount|Total a pagar|Amount due
TotalPaymentsOnAccount|Total de anticipos|Total paid on account
TotalReimbursableExpenses|Total de suplidos|Total of expenses
TotalTaxOutputs|Total de impuestos repercutidos|Total of taxes charged
TotalTaxesWithheld|Total de impuestos retenidos|Total of taxes withheld
Town|Localidad|Town
TradeName|Nombre comercial|Trade name
TransactionDate|Fecha de la operación|Date of the transaction
UnitOfMeasure|Unidad de medida|Unit
UnitPriceWithoutTax|Precio por unidad sin impuestos|Unit price without tax
Volume|Tomo|Volume
WebAddress|Página web|Website
WithholdingAmount|Importe de la retención|Amount withheld
WithholdingRate|Porcentaje de la retención|Rate withheld
WithholdingReason|Motivo de la retención|Reason for withholding
`,
  codes: `
Modality
I|Individual|Single
L|Lote|Batch

InvoiceIssuerType
EM|Emisor|Seller
RE|Receptor|Buyer
TE|Tercero|Third party

PersonTypeCode
F|Física|Individual
J|Jurídica|Legal entity

ResidenceTypeCode
E|Extranjero|Outside the EU
R|Residente|Resident in Spain
U|Residente en la Unión Europea|Resident in the EU

TaxTypeCode
01|IVA: impuesto sobre el valor añadido|Value added tax
02|IPSI: impuesto sobre la producción, los servicios y la importación|Tax of Ceuta and Melilla
03|IGIC: impuesto general indirecto canario|Tax of the Canary Islands
04|IRPF: impuesto sobre la renta de las personas físicas|Personal income tax
05|Otro|Other

PaymentMeans
01|Al contado|Cash
02|Recibo domiciliado|Direct debit
03|Recibo|Receipt
04|Transferencia|Credit transfer
05|Letra aceptada|Accepted bill of exchange
06|Crédito documentario|Letter of credit
07|Contrato adjudicación|Contract award
08|Letra de cambio|Bill of exchange
09|Pagaré a la orden|Promissory note to order
10|Pagaré no a la orden|Promissory note not to order
11|Cheque|Cheque
12|Reposición|Reimbursement
13|Especiales|Special
14|Compensación|Set-off
15|Giro postal|Postal order
16|Cheque conformado|Certified cheque
17|Cheque bancario|Bank cheque
18|Pago contra reembolso|Cash on delivery
19|Pago mediante tarjeta|Card

RoleTypeCode
01|Oficina contable|Accounting office
02|Órgano gestor|Managing body
03|Unidad tramitadora|Processing unit
04|Órgano proponente|Proposing body
`,
};

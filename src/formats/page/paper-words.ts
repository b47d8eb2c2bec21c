/** The printed texts of a page in one language. */
export interface PaperWords {
  readonly invoice: string;
  readonly 'credit-note': string;
  readonly 'debit-note': string;
  readonly corrective: string;
  readonly proforma: string;
  readonly order: string;
  readonly delivery: string;
  readonly payment: string;
  readonly number: string;
  readonly issued: string;
  readonly valueDate: string;
  readonly period: string;
  /** How the buyer files the bill, such as a Leitweg-ID; no order number. */
  readonly buyerReference: string;
  readonly delivered: string;
  readonly corrects: string;
  readonly supplier: string;
  /** Of the seller, for tax. */
  readonly representative: string;
  readonly customer: string;
  readonly receiver: string;
  readonly taxNumber: string;
  /** The short name of value added tax. */
  readonly vat: string;
  readonly item: string;
  readonly quantity: string;
  readonly price: string;
  readonly taxes: string;
  readonly amount: string;
  readonly discount: string;
  readonly charge: string;
  readonly sum: string;
  readonly discounts: string;
  readonly charges: string;
  readonly included: string;
  readonly total: string;
  readonly tax: string;
  readonly totalWithTax: string;
  readonly withheld: string;
  readonly rounding: string;
  readonly payable: string;
  readonly paid: string;
  readonly due: string;
  readonly base: string;
  readonly rate: string;
  readonly terms: string;
  readonly pay: string;
  readonly means: string;
  readonly account: string;
  readonly dueOn: string;
  readonly reference: string;
  readonly notes: string;
  readonly page: string;
  /** Beside a payment QR code. */
  readonly scan: string;
}

const en: PaperWords = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
  corrective: 'Corrective invoice',
  proforma: 'Pro forma invoice',
  order: 'Order',
  delivery: 'Delivery note',
  payment: 'Payment receipt',
  number: 'Number',
  issued: 'Issued',
  valueDate: 'Tax point',
  period: 'Period',
  buyerReference: 'Your reference',
  delivered: 'Delivered',
  corrects: 'Refers to',
  supplier: 'From',
  representative: 'Tax representative',
  customer: 'To',
  receiver: 'Delivered to',
  taxNumber: 'Tax number',
  vat: 'VAT',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  taxes: 'Taxes',
  amount: 'Amount',
  discount: 'Discount',
  charge: 'Charge',
  sum: 'Sum',
  discounts: 'Discounts',
  charges: 'Charges',
  included: 'Tax included in prices',
  total: 'Total without tax',
  tax: 'Tax',
  totalWithTax: 'Total with tax',
  withheld: 'Tax withheld',
  rounding: 'Rounding',
  payable: 'To pay',
  paid: 'Paid in advance',
  due: 'Left to pay',
  base: 'Base',
  rate: 'Rate',
  terms: 'Terms',
  pay: 'How to pay',
  means: 'Method',
  account: 'Account',
  dueOn: 'Due',
  reference: 'Reference',
  notes: 'Notes',
  page: 'Page',
  scan: 'Scan to pay',
};

const es: PaperWords = {
  invoice: 'Factura',
  'credit-note': 'Factura de abono',
  'debit-note': 'Nota de débito',
  corrective: 'Factura rectificativa',
  proforma: 'Factura proforma',
  order: 'Pedido',
  delivery: 'Albarán',
  payment: 'Recibo de pago',
  number: 'Número',
  issued: 'Fecha',
  valueDate: 'Fecha de operación',
  period: 'Periodo',
  buyerReference: 'Su referencia',
  delivered: 'Entregado',
  corrects: 'Se refiere a',
  supplier: 'Emisor',
  representative: 'Representante fiscal',
  customer: 'Cliente',
  receiver: 'Entregado a',
  taxNumber: 'NIF',
  vat: 'IVA',
  item: 'Concepto',
  quantity: 'Cantidad',
  price: 'Precio',
  taxes: 'Impuestos',
  amount: 'Importe',
  discount: 'Descuento',
  charge: 'Recargo',
  sum: 'Suma',
  discounts: 'Descuentos',
  charges: 'Recargos',
  included: 'Impuesto incluido en los precios',
  total: 'Total sin impuestos',
  tax: 'Impuestos',
  totalWithTax: 'Total con impuestos',
  withheld: 'Retenciones',
  rounding: 'Redondeo',
  payable: 'Total a pagar',
  paid: 'Pagado por adelantado',
  due: 'Pendiente de pago',
  base: 'Base imponible',
  rate: 'Tipo',
  terms: 'Condiciones de pago',
  pay: 'Forma de pago',
  means: 'Medio de pago',
  account: 'Cuenta',
  dueOn: 'Vencimiento',
  reference: 'Referencia',
  notes: 'Notas',
  page: 'Página',
  scan: 'Escanear para pagar',
};

const de: PaperWords = {
  invoice: 'Rechnung',
  'credit-note': 'Gutschrift',
  'debit-note': 'Belastungsanzeige',
  corrective: 'Korrekturrechnung',
  proforma: 'Proformarechnung',
  order: 'Bestellung',
  delivery: 'Lieferschein',
  payment: 'Zahlungsbeleg',
  number: 'Nummer',
  issued: 'Datum',
  valueDate: 'Leistungsdatum',
  period: 'Zeitraum',
  buyerReference: 'Ihr Zeichen',
  delivered: 'Geliefert',
  corrects: 'Bezug',
  supplier: 'Von',
  representative: 'Steuerlicher Vertreter',
  customer: 'An',
  receiver: 'Geliefert an',
  taxNumber: 'USt-IdNr.',
  vat: 'USt.',
  item: 'Position',
  quantity: 'Menge',
  price: 'Preis',
  taxes: 'Steuern',
  amount: 'Betrag',
  discount: 'Nachlass',
  charge: 'Zuschlag',
  sum: 'Summe',
  discounts: 'Nachlässe',
  charges: 'Zuschläge',
  included: 'In den Preisen enthaltene Steuer',
  total: 'Summe ohne Steuer',
  tax: 'Steuer',
  totalWithTax: 'Summe mit Steuer',
  withheld: 'Einbehaltene Steuer',
  rounding: 'Rundung',
  payable: 'Zu zahlen',
  paid: 'Angezahlt',
  due: 'Noch zu zahlen',
  base: 'Bemessungsgrundlage',
  rate: 'Satz',
  terms: 'Zahlungsbedingungen',
  pay: 'Zahlung',
  means: 'Zahlungsart',
  account: 'Konto',
  dueOn: 'Fällig',
  reference: 'Verwendungszweck',
  notes: 'Hinweise',
  page: 'Seite',
  scan: 'Zum Bezahlen scannen',
};

const fr: PaperWords = {
  invoice: 'Facture',
  'credit-note': 'Avoir',
  'debit-note': 'Note de débit',
  corrective: 'Facture rectificative',
  proforma: 'Facture pro forma',
  order: 'Commande',
  delivery: 'Bon de livraison',
  payment: 'Reçu de paiement',
  number: 'Numéro',
  issued: 'Date',
  valueDate: 'Date d’exigibilité',
  period: 'Période',
  buyerReference: 'Votre référence',
  delivered: 'Livré le',
  corrects: 'Se rapporte à',
  supplier: 'Vendeur',
  representative: 'Représentant fiscal',
  customer: 'Client',
  receiver: 'Livré à',
  taxNumber: 'N° de TVA',
  vat: 'TVA',
  item: 'Désignation',
  quantity: 'Quantité',
  price: 'Prix',
  taxes: 'Taxes',
  amount: 'Montant',
  discount: 'Remise',
  charge: 'Majoration',
  sum: 'Somme',
  discounts: 'Remises',
  charges: 'Majorations',
  included: 'Taxe comprise dans les prix',
  total: 'Total hors taxes',
  tax: 'Taxes',
  totalWithTax: 'Total toutes taxes comprises',
  withheld: 'Retenue',
  rounding: 'Arrondi',
  payable: 'À payer',
  paid: 'Acomptes',
  due: 'Reste à payer',
  base: 'Base',
  rate: 'Taux',
  terms: 'Conditions de paiement',
  pay: 'Paiement',
  means: 'Moyen de paiement',
  account: 'Compte',
  dueOn: 'Échéance',
  reference: 'Référence',
  notes: 'Mentions',
  page: 'Page',
  scan: 'Scanner pour payer',
};

const it: PaperWords = {
  invoice: 'Fattura',
  'credit-note': 'Nota di credito',
  'debit-note': 'Nota di debito',
  corrective: 'Fattura rettificativa',
  proforma: 'Fattura proforma',
  order: 'Ordine',
  delivery: 'Documento di trasporto',
  payment: 'Ricevuta di pagamento',
  number: 'Numero',
  issued: 'Data',
  valueDate: 'Data di esigibilità',
  period: 'Periodo',
  buyerReference: 'Vostro riferimento',
  delivered: 'Consegnato',
  corrects: 'Si riferisce a',
  supplier: 'Cedente',
  representative: 'Rappresentante fiscale',
  customer: 'Cessionario',
  receiver: 'Consegnato a',
  taxNumber: 'Partita IVA',
  vat: 'IVA',
  item: 'Descrizione',
  quantity: 'Quantità',
  price: 'Prezzo',
  taxes: 'Imposte',
  amount: 'Importo',
  discount: 'Sconto',
  charge: 'Maggiorazione',
  sum: 'Somma',
  discounts: 'Sconti',
  charges: 'Maggiorazioni',
  included: 'Imposta compresa nei prezzi',
  total: 'Totale senza imposte',
  tax: 'Imposte',
  totalWithTax: 'Totale con imposte',
  withheld: 'Ritenute',
  rounding: 'Arrotondamento',
  payable: 'Da pagare',
  paid: 'Pagato in anticipo',
  due: 'Resta da pagare',
  base: 'Imponibile',
  rate: 'Aliquota',
  terms: 'Condizioni di pagamento',
  pay: 'Pagamento',
  means: 'Modalità',
  account: 'Conto',
  dueOn: 'Scadenza',
  reference: 'Riferimento',
  notes: 'Note',
  page: 'Pagina',
  scan: 'Scansiona per pagare',
};

const pt: PaperWords = {
  invoice: 'Fatura',
  'credit-note': 'Nota de crédito',
  'debit-note': 'Nota de débito',
  corrective: 'Fatura retificativa',
  proforma: 'Fatura pró-forma',
  order: 'Encomenda',
  delivery: 'Guia de remessa',
  payment: 'Recibo',
  number: 'Número',
  issued: 'Data',
  valueDate: 'Data da operação',
  period: 'Período',
  buyerReference: 'A sua referência',
  delivered: 'Entregue',
  corrects: 'Refere-se a',
  supplier: 'Emitente',
  representative: 'Representante fiscal',
  customer: 'Cliente',
  receiver: 'Entregue a',
  taxNumber: 'NIF',
  vat: 'IVA',
  item: 'Descrição',
  quantity: 'Quantidade',
  price: 'Preço',
  taxes: 'Impostos',
  amount: 'Valor',
  discount: 'Desconto',
  charge: 'Acréscimo',
  sum: 'Soma',
  discounts: 'Descontos',
  charges: 'Acréscimos',
  included: 'Imposto incluído nos preços',
  total: 'Total sem imposto',
  tax: 'Imposto',
  totalWithTax: 'Total com imposto',
  withheld: 'Retenção',
  rounding: 'Arredondamento',
  payable: 'A pagar',
  paid: 'Pago adiantado',
  due: 'Por pagar',
  base: 'Base',
  rate: 'Taxa',
  terms: 'Condições de pagamento',
  pay: 'Pagamento',
  means: 'Meio de pagamento',
  account: 'Conta',
  dueOn: 'Vencimento',
  reference: 'Referência',
  notes: 'Notas',
  page: 'Página',
  scan: 'Digitalize para pagar',
};

/** Every page language, by its own name. */
export const languages = {
  en: { name: 'English', words: en },
  es: { name: 'Español', words: es },
  de: { name: 'Deutsch', words: de },
  fr: { name: 'Français', words: fr },
  it: { name: 'Italiano', words: it },
  pt: { name: 'Português', words: pt },
} as const;

export type Language = keyof typeof languages;

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}

import type { Phrases } from '../../areas.ts';

/** What schemas say of means and terms of payment and of complements. */
export const paymentPhrases: Phrases = {
  'Which payment card was or will be used. Only the digits that may be shown, never the whole number.':
    'Qué tarjeta de pago se usó o se usará. Solo las cifras que se pueden mostrar, nunca el número entero.',
  'Leading six digits of the card number, which identify the issuer.':
    'Las seis primeras cifras del número de la tarjeta, que identifican al emisor.',
  'Final four digits of the card number.': 'Las cuatro últimas cifras del número de la tarjeta.',
  'Name printed on the card.': 'Nombre impreso en la tarjeta.',
  'Bank account to which the payer transfers the money.': 'Cuenta bancaria a la que quien paga transfiere el dinero.',
  'Account number in IBAN form.': 'Número de cuenta en forma de IBAN.',
  'BIC (SWIFT code) of the bank, of 8 or 11 characters.': 'BIC (código SWIFT) del banco, de 8 u 11 caracteres.',
  'Account number in its national form, for accounts without an IBAN.':
    'Número de cuenta en su forma nacional, para cuentas sin IBAN.',
  'National number of the bank or branch, such as a sort code, a routing number or a Danish registration number.':
    'Número nacional del banco o de la sucursal, como un sort code, un routing number o un número de registro danés.',
  'Bank at which the account is held, or the name of the account.':
    'Banco en el que está la cuenta, o el nombre de la cuenta.',
  "Address of the bank's branch. Rarely needed.": 'Dirección de la sucursal del banco. Rara vez hace falta.',
  "Mandate under which the payee collects the money from the payer's account.":
    'Mandato con el que el beneficiario cobra de la cuenta de quien paga.',
  'Reference of the mandate, given by the payee.': 'Referencia del mandato, que da el beneficiario.',
  'Creditor identifier that the bank assigned to the payee.':
    'Identificador de acreedor que el banco asignó al beneficiario.',
  'Account of the payer from which the money is taken, usually an IBAN.':
    'Cuenta de quien paga de la que se toma el dinero, casi siempre un IBAN.',
  'How the document is to be paid: the means of payment and the data it needs.':
    'Cómo se paga el documento: el medio de pago y los datos que necesita.',
  'Means of payment. Listed keys may be refined with a suffix, as in `credit-transfer+sepa`.':
    'Medio de pago. Las claves de la lista se pueden precisar con un sufijo, como en `credit-transfer+sepa`.',
  'The means of payment in words, as printed for the payer.':
    'El medio de pago en palabras, tal como se imprime para quien paga.',
  'Reference to state with the payment, so that the payee can match it to the document.':
    'Referencia que se indica con el pago, para que el beneficiario lo asocie al documento.',
  'Bank accounts to which a transfer may be sent.': 'Cuentas bancarias a las que se puede enviar una transferencia.',
  'The card to be charged.': 'La tarjeta en la que se carga.',
  "The mandate for collection from the payer's account.": 'El mandato para cobrar de la cuenta de quien paga.',
  'Web pages at which the payment can be made.': 'Páginas web en las que se puede hacer el pago.',
  'Further instructions to the payer.': 'Otras instrucciones para quien paga.',
  'A web page at which the payer can pay.': 'Una página web en la que se puede pagar.',
  'Payment service or method, as a key.': 'Servicio o método de pago, como clave.',
  'Name of the service, as shown to the payer.': 'Nombre del servicio, tal como se muestra a quien paga.',
  'Address of the payment page. Required.': 'Dirección de la página de pago. Obligatoria.',
  'One payment made: when, by what means and how much.': 'Un pago hecho: cuándo, con qué medio y cuánto.',
  'Identifier of the payment, in canonical UUID form. Optional.':
    'Identificador del pago, en la forma canónica de UUID. Opcional.',
  'Day of the payment.': 'Día del pago.',
  'Means by which was paid. Listed keys may be refined with a suffix, as in `card+debit`.':
    'Medio con el que se pagó. Las claves de la lista se pueden precisar con un sufijo, como en `card+debit`.',
  "Reference of the payment, such as the bank's transaction number.":
    'Referencia del pago, como el número de operación del banco.',
  'What the payment is for, in words.': 'Para qué es el pago, en palabras.',
  "Share of the document's total that was paid. The calculation sets the amount from it; several rounded shares may not add up exactly.":
    'Proporción del total del documento que se pagó. El cálculo obtiene de ella el importe; varias proporciones redondeadas pueden no sumar exactamente.',
  'Amount paid. Filled in by the calculation when a percentage is given.':
    'Importe pagado. Lo rellena el cálculo cuando se da un porcentaje.',
  "Currency of the amount, when it is not the document's.": 'Moneda del importe, cuando no es la del documento.',
  'The card that was charged.': 'La tarjeta en la que se cargó.',
  'Bank account of the transfer.': 'Cuenta bancaria de la transferencia.',
  'Mandate under which the money was collected.': 'Mandato con el que se cobró el dinero.',
  'Payment services through which was paid.': 'Servicios de pago con los que se pagó.',
  'One instalment: the day by which it has to be paid, and its amount if it is known.':
    'Un plazo: el día en que hay que pagarlo y su importe, si se conoce.',
  'Last day for this payment. Required.': 'Último día para este pago. Obligatorio.',
  'Conditions or remarks for this instalment.': 'Condiciones u observaciones de este plazo.',
  'Amount of the instalment, where it is known. Filled in by the calculation from the percentage and the amount payable, when a percentage is given.':
    'Importe del plazo, cuando se conoce. Lo rellena el cálculo con el porcentaje y el importe a pagar, cuando se da un porcentaje.',
  'Share of the amount payable that falls due on this day.': 'Proporción del importe a pagar que vence ese día.',
  'When payment is expected, by a general rule, on set days, or both.':
    'Cuándo se espera el pago: por una regla general, en días fijados, o ambas cosas.',
  'General rule for the time of payment.': 'Regla general para el momento del pago.',
  'Instalments with their day and amount. Percentages are taken of the amount payable.':
    'Plazos con su día y su importe. Los porcentajes se toman del importe a pagar.',
  'The terms in words, as printed for the payer.': 'Las condiciones en palabras, tal como se imprimen para quien paga.',
  'Complement of an invoice for food vouchers paid into electronic wallets (Vales de Despensa 1.0).':
    'Complemento de una factura con los vales de despensa abonados en monederos electrónicos (Vales de Despensa 1.0).',
  "Number of the customer's registration as employer (`registroPatronal`).":
    'Número de registro patronal del cliente (`registroPatronal`).',
  "Number of the customer's account (`numeroDeCuenta`).": 'Número de la cuenta del cliente (`numeroDeCuenta`).',
  'Sum of the vouchers (`total`). Filled in by the calculation.': 'Suma de los vales (`total`). Lo rellena el cálculo.',
  'The vouchers, one row each (`Conceptos`).': 'Los vales, una fila por cada uno (`Conceptos`).',
  'Complement of an invoice with the purchases of fuel made through electronic wallets (Estado de Cuenta de Combustibles 1.2).':
    'Complemento de una factura con las compras de combustible hechas con monederos electrónicos (Estado de Cuenta de Combustibles 1.2).',
  "Number of the customer's account (`NumeroDeCuenta`).": 'Número de la cuenta del cliente (`NumeroDeCuenta`).',
  'Totals of the lines added up (`SubTotal`). Filled in by the calculation.':
    'Suma de los totales de las líneas (`SubTotal`). Lo rellena el cálculo.',
  'Subtotal and all taxes (`Total`). Filled in by the calculation.':
    'Subtotal y todos los impuestos (`Total`). Lo rellena el cálculo.',
  'The purchases, one row each (`Conceptos`).': 'Las compras, una fila por cada una (`Conceptos`).',
  'Any document of the format; its `$schema` tells which.': 'Cualquier documento del formato; su `$schema` dice cuál.',
};

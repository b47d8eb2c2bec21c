import type { Phrases } from '../../areas.ts';

/** What listed values mean. */
export const choiceNotePhrases: Phrases = {
  'The recipient has nothing to do.': 'El destinatario no tiene que hacer nada.',
  'Send the missing details. The invoice itself stays as it is.':
    'Envíe los datos que faltan. La factura misma queda como está.',
  'Send a new, corrected invoice.': 'Envíe una factura nueva y corregida.',
  'Void the invoice entirely; a credit note for its full amount is expected.':
    'Anule la factura por completo; se espera un abono por todo su importe.',
  'Send a credit note for the disputed part only.': 'Envíe un abono solo por la parte en disputa.',
  'Pay back what has already been paid on the invoice.': 'Devuelva lo que ya se ha pagado de la factura.',
  'A step outside this list; the description says which.': 'Un paso que no está en la lista; la descripción dice cuál.',
  'Announces to the customer what the supplier is about to send and how.':
    'Anuncia al cliente qué va a enviar el emisor y cómo.',
  'Travels with the goods and lists what the shipment contains.':
    'Viaja con los bienes y enumera lo que contiene el envío.',
  "The carrier's document for a consignment, with its route and handling instructions.":
    'El documento del transportista para una partida, con su ruta e instrucciones de manejo.',
  'Confirms that the recipient has taken the goods.': 'Confirma que el destinatario se ha hecho cargo de los bienes.',
  'None of the types above, for a kind that extensions define. No scenario of a regime or add-on applies to it.':
    'Ninguno de los tipos anteriores, para una clase que definen las extensiones. No se le aplica ningún supuesto de un régimen o complemento.',
  'Ordinary invoice for goods or services.': 'Factura corriente de bienes o servicios.',
  'Preview for the customer to agree to before the final invoice. Not a demand for payment.':
    'Versión previa para que el cliente dé su conformidad antes de la factura final. No reclama el pago.',
  'Takes the place of an earlier invoice, stating all of its figures anew.':
    'Sustituye a una factura anterior e indica de nuevo todas sus cifras.',
  'Gives back all or part of an earlier invoice, which stays valid. Quantities and amounts are positive.':
    'Devuelve toda o parte de una factura anterior, que sigue siendo válida. Cantidades e importes son positivos.',
  'Claims a further sum on top of an earlier invoice, which stays valid.':
    'Reclama otra cantidad además de una factura anterior, que sigue siendo válida.',
  'The customer asks the supplier for goods or services.': 'El cliente pide bienes o servicios al emisor.',
  'The supplier confirms to the customer what will be sold.': 'El emisor confirma al cliente lo que se va a vender.',
  'The supplier offers goods or services at stated prices.':
    'El emisor ofrece bienes o servicios a los precios indicados.',
  'The supplier asks the customer to transfer the money.': 'El emisor pide al cliente que transfiera el dinero.',
  'The customer tells the supplier that the money has been sent.':
    'El cliente comunica al emisor que el dinero se ha enviado.',
  'The supplier confirms to the customer that the money has arrived.':
    'El emisor confirma al cliente que el dinero ha llegado.',
  'There is no problem; the status is sent for information.':
    'No hay ningún problema; el estado se envía como información.',
  'References the receiver needs to route the document, such as an order number, are missing or wrong.':
    'Faltan o son erróneas referencias que el receptor necesita para encaminar el documento, como un número de pedido.',
  'The document does not state what the law demands, or states it wrongly.':
    'El documento no indica lo que exige la ley, o lo indica mal.',
  'The receiver does not know the addressee.': 'El receptor no conoce al destinatario.',
  'The goods or services are not of the quality agreed.': 'Los bienes o servicios no son de la calidad acordada.',
  'The delivery made or offered is refused.': 'Se rechaza la entrega hecha u ofrecida.',
  'The prices differ from those agreed.': 'Los precios no son los acordados.',
  'The quantities differ from those agreed.': 'Las cantidades no son las acordadas.',
  'The goods or services differ from those agreed.': 'Los bienes o servicios no son los acordados.',
  'The terms of payment differ from those agreed.': 'Las condiciones de pago no son las acordadas.',
  'The receiver knows of no such transaction.': 'El receptor no conoce esa operación.',
  'The financing conditions differ from those agreed.': 'Las condiciones de financiación no son las acordadas.',
  'A part has been paid and the rest is still open.': 'Se ha pagado una parte y el resto sigue pendiente.',
  'A reason outside this list; the description says which.':
    'Un motivo que no está en la lista; la descripción dice cuál.',
  'The customer answers the supplier about a document received.':
    'El cliente responde al emisor sobre un documento recibido.',
  'The supplier informs the customer, an authority or both about a document.':
    'El emisor informa al cliente, a una administración o a ambos sobre un documento.',
  'Something happened in the system that has to be put on record, not necessarily about a document.':
    'Algo ha sucedido en el sistema que hay que dejar registrado, no siempre sobre un documento.',
  "The document has been sent and awaits the recipient's check.":
    'El documento se ha enviado y espera que el destinatario lo compruebe.',
  'The document arrived, is readable and goes on to processing.':
    'El documento ha llegado, se puede leer y pasa a tratarse.',
  'The recipient is working on the document.': 'El destinatario está trabajando con el documento.',
  'The recipient needs more information before deciding.': 'El destinatario necesita más información antes de decidir.',
  'The recipient refuses the document and stops processing it. The sale behind it may still stand.':
    'El destinatario rechaza el documento y deja de tratarlo. La venta puede seguir en pie.',
  'The recipient approves the document in full; payment comes next.':
    'El destinatario aprueba el documento por completo; lo siguiente es el pago.',
  'Money is on its way or has arrived.': 'El dinero está en camino o ha llegado.',
  'The document failed for technical reasons.': 'El documento ha fallado por motivos técnicos.',
  'A situation outside this list; further codes or texts of the row tell which.':
    'Una situación que no está en la lista; otros códigos o textos de la fila dicen cuál.',
  'Decimals are kept through the whole calculation and rounded at the end. Printed figures may not add up to the last cent.':
    'Se conservan los decimales en todo el cálculo y se redondea al final. Las cifras impresas pueden no sumar hasta el último céntimo.',
  "Every amount is rounded to the currency's decimals before it is added. Printed figures add up, at the cost of larger rounding differences.":
    'Cada importe se redondea a los decimales de la moneda antes de sumarlo. Las cifras impresas suman, a costa de mayores diferencias de redondeo.',
  'The tax falls due on the date of issue (UNTDID 2005 code 3).':
    'El impuesto se devenga en la fecha de expedición (código 3 de UNTDID 2005).',
  'The tax falls due on the day of actual delivery (UNTDID 2005 code 35).':
    'El impuesto se devenga el día de la entrega efectiva (código 35 de UNTDID 2005).',
  'The tax falls due on the day of payment (UNTDID 2005 code 432).':
    'El impuesto se devenga el día del pago (código 432 de UNTDID 2005).',
  'The same document rendered in another file format, for instance a PDF or an XML file.':
    'El mismo documento en otro formato de archivo, por ejemplo un PDF o un XML.',
  'A web page where the document can be seen or changes to it can be asked for.':
    'Una página web en la que se puede ver el documento o pedir cambios en él.',
  'The message sent to an external system about this document.':
    'El mensaje enviado a un sistema externo sobre este documento.',
  'The answer an external system returned about this document.':
    'La respuesta que un sistema externo dio sobre este documento.',
  'A contract or other agreement on which the document is based.':
    'Un contrato u otro acuerdo en el que se basa el documento.',
  'A page or file that proves the document is genuine.':
    'Una página o un archivo que prueba que el documento es auténtico.',
  'Supporting material, such as a time sheet, specification or letter.':
    'Material de apoyo, como una hoja de horas, una especificación o una carta.',
  'By name, or by a code such as one of RAL.': 'Por su nombre, o por un código como los de RAL.',
  'As clothes and shoes have one.': 'Como la que tienen la ropa y los zapatos.',
  'What it is mostly made of.': 'De qué está hecho sobre todo.',
  'Of one unit.': 'De una unidad.',
  'When it was made.': 'Cuándo se hizo.',
  'Until when it can be used.': 'Hasta cuándo se puede usar.',
  'In 100 g or 100 ml, in `kj` or `kcal`.': 'En 100 g o 100 ml, en `kj` o `kcal`.',
  'In 100 g or 100 ml.': 'En 100 g o 100 ml.',
  'Greenhouse gases behind one unit, as carbon dioxide.':
    'Gases de efecto invernadero de una unidad, como dióxido de carbono.',
  'Describes the goods.': 'Describe los bienes.',
  'Says on what terms payment is made.': 'Dice en qué condiciones se paga.',
  'Says how to pay, or what to state with the transfer.': 'Dice cómo pagar, o qué indicar en la transferencia.',
  'Details one of the payment terms.': 'Detalla una de las condiciones de pago.',
  'A statement required by law or of legal effect.': 'Una mención que exige la ley o con efecto jurídico.',
  'Warns about hazardous goods.': 'Avisa de bienes peligrosos.',
  'Text of a confirmation of receipt.': 'Texto de una confirmación de recepción.',
  'Explains a rate that was applied.': 'Explica un tipo que se aplicó.',
  'Gives a reason for something stated in the document.': 'Da un motivo de algo que indica el documento.',
  'Describes what is contested.': 'Describe lo que se impugna.',
  'A remark by the buyer.': 'Una observación del comprador.',
  'Explains terms used in the document.': 'Explica términos usados en el documento.',
  'Text for the customs declaration.': 'Texto para la declaración de aduanas.',
  'A text on no particular subject.': 'Un texto sin asunto concreto.',
  'How the goods are to be handled.': 'Cómo hay que manejar los bienes.',
  'How the goods are packed.': 'Cómo están embalados los bienes.',
  'How the goods are to be loaded.': 'Cómo hay que cargar los bienes.',
  'Conditions under which the price holds.': 'Condiciones en las que se mantiene el precio.',
  'How urgent the matter is.': 'Lo urgente que es el asunto.',
  'Text that a regulator asks for.': 'Texto que pide un organismo regulador.',
  'What to observe for safety.': 'Qué hay que tener en cuenta por seguridad.',
  'Concerns the shipping company.': 'Afecta a la naviera.',
  'A remark by the seller.': 'Una observación del vendedor.',
  'Concerns carriage of the goods.': 'Afecta al transporte de los bienes.',
  'Concerns the delivery.': 'Afecta a la entrega.',
  'Concerns quarantine of the goods.': 'Afecta a la cuarentena de los bienes.',
  'Text for the tax return or about the tax treatment.':
    'Texto para la declaración de impuestos o sobre el tratamiento fiscal.',
  'A subject that seller and buyer have agreed on.': 'Un asunto que acordaron vendedor y comprador.',
  'A code of UN/ECE Recommendations 20 and 21.': 'Un código de las Recomendaciones UN/ECE 20 y 21.',
  'The payer may choose any means.': 'Quien paga puede elegir cualquier medio.',
  'A payment card of any sort.': 'Una tarjeta de pago de cualquier clase.',
  'A card charged to a credit line.': 'Una tarjeta que se carga en una línea de crédito.',
  'A card charged straight to the account.': 'Una tarjeta que se carga directamente en la cuenta.',
  'A transfer that the payer orders at the bank.': 'Una transferencia que quien paga ordena en el banco.',
  'A transfer in euros under the SEPA scheme, ordered by the payer.':
    'Una transferencia en euros del sistema SEPA, que ordena quien paga.',
  'A transfer started by the one who receives the money.': 'Una transferencia que inicia quien recibe el dinero.',
  'Notes and coins.': 'Billetes y monedas.',
  'A cheque drawn on a bank account.': 'Un cheque contra una cuenta bancaria.',
  'A draft or cheque drawn by the bank itself.': 'Una letra o un cheque del propio banco.',
  "The payee collects from the payer's account.": 'El beneficiario cobra de la cuenta de quien paga.',
  'The payee collects under a SEPA mandate.': 'El beneficiario cobra con un mandato SEPA.',
  'Paid over the internet, through a payment service.': 'Pagado por internet, con un servicio de pago.',
  'A written promise to pay on a set day.': 'Una promesa escrita de pagar en un día fijado.',
  'Offset against what the parties owe each other.': 'Compensado con lo que las partes se deben.',
  'A means that the parties have agreed on and that is not listed.':
    'Un medio que acordaron las partes y que no está en la lista.',
  'Means of payment left open.': 'Medio de pago sin determinar.',
  'Paid with a payment card.': 'Pagado con una tarjeta de pago.',
  'Paid with a credit card.': 'Pagado con una tarjeta de crédito.',
  'Paid with a debit card.': 'Pagado con una tarjeta de débito.',
  "Transferred from the payer's bank.": 'Transferido desde el banco de quien paga.',
  'Transferred in euros under the SEPA scheme.': 'Transferido en euros por el sistema SEPA.',
  "Transferred at the receiver's request.": 'Transferido a petición del receptor.',
  'Paid in notes and coins.': 'Pagado en billetes y monedas.',
  'Paid with a cheque drawn on a bank account.': 'Pagado con un cheque contra una cuenta bancaria.',
  'Paid with a draft or cheque drawn by the bank itself.': 'Pagado con una letra o un cheque del propio banco.',
  "Collected by the payee from the payer's account.": 'Cobrado por el beneficiario de la cuenta de quien paga.',
  'Collected under a SEPA mandate.': 'Cobrado con un mandato SEPA.',
  'Paid through a payment service on the internet.': 'Pagado con un servicio de pago por internet.',
  'Settled with a written promise to pay on a set day.': 'Saldado con una promesa escrita de pagar en un día fijado.',
  'Offset against mutual debts.': 'Compensado con deudas mutuas.',
  'Paid by a means agreed between the parties.': 'Pagado con un medio acordado entre las partes.',
  'Payable at the end of the month.': 'Se paga al final del mes.',
  'Payable on the days listed in `due_dates`.': 'Se paga en los días enumerados en `due_dates`.',
  'Payable later than the due date.': 'Se paga después de la fecha de vencimiento.',
  'Payable in the following month.': 'Se paga el mes siguiente.',
  'Payable as soon as the invoice arrives.': 'Se paga en cuanto llega la factura.',
  'The buyer chooses when to pay.': 'El comprador elige cuándo pagar.',
  'The seller announces the time separately.': 'El vendedor anuncia el momento aparte.',
  'Paid beforehand.': 'Pagado por adelantado.',
  'Payable when the goods are handed over.': 'Se paga cuando se entregan los bienes.',
  'No time agreed so far.': 'Todavía sin momento acordado.',
};

import type { Phrases } from '../../areas.ts';

/** What schemas say of deliveries, invoices and their lines. */
export const invoicePhrases: Phrases = {
  'Next step the sender of a status asks the recipient to take.':
    'El siguiente paso que quien envía un estado pide al destinatario.',
  'The step asked for, from a fixed list.': 'El paso que se pide, de una lista cerrada.',
  'Explanation of the step for the person who takes it.': 'Explicación del paso para quien lo da.',
  'Extra cost added to the document as a whole, such as freight. Not tied to any line.':
    'Gasto adicional sobre todo el documento, como el transporte. No va con ninguna línea.',
  'Position in the list of charges, counted from 1. Set by the calculation.':
    'Posición en la lista de cargos, contada desde 1. La pone el cálculo.',
  'Kind of charge. Other keys than those listed are accepted.':
    'Clase de cargo. Se admiten otras claves además de las de la lista.',
  "Issuer's own code for this charge.": 'Código propio del emisor para este cargo.',
  'Why the charge is made, as shown to the customer.': 'Por qué se hace el cargo, tal como se muestra al cliente.',
  'Amount the percentage is taken of. Without it, the sum of the lines is used.':
    'Importe del que se toma el porcentaje. Sin él se usa la suma de las líneas.',
  'Share of the base to charge. Determines the amount when present.':
    'Proporción de la base que se carga. Si está, determina el importe.',
  'Sum added, before tax. With a percentage it is calculated and any value supplied is replaced.':
    'Cantidad que se suma, antes de impuestos. Con un porcentaje se calcula y sustituye al valor dado.',
  'True for a cost that the issuer bears, such as an Italian stamp duty: it is shown and leaves the totals unchanged.':
    'Verdadero para un coste que asume el emisor, como un timbre italiano: se muestra y no cambia los totales.',
  'Taxes due on the charge, at most one per tax category.':
    'Impuestos que gravan el cargo, como máximo uno por categoría de impuesto.',
  'Choices for deriving a credit note, debit note or corrective invoice from an existing invoice.':
    'Opciones para hacer un abono, una nota de débito o una factura rectificativa a partir de una factura.',
  'Invoice type to create, e.g. credit-note. Which types are open depends on the tax regime and add-ons.':
    'Tipo de factura que se crea, p. ej. credit-note. Cuáles se pueden elegir depende del régimen fiscal y de los complementos.',
  'Issue date of the new invoice. Today (UTC) when left out.':
    'Fecha de expedición de la nueva factura. Si se omite, hoy (UTC).',
  'Series of the new invoice. The series of the original is kept when left out.':
    'Serie de la nueva factura. Si se omite, se conserva la del original.',
  'Stamps received for the original invoice. Those the tax rules demand are copied to the reference in preceding.':
    'Sellos recibidos por la factura original. Los que exigen las reglas fiscales se copian a la referencia en preceding.',
  'Why the original is corrected. Stored in the reference to it; some countries require it.':
    'Por qué se rectifica el original. Se guarda en la referencia a él; algunos países lo exigen.',
  'Codes that a country or format needs for the correction. Stored in the reference to the original, or on the new invoice where an add-on says so.':
    'Códigos que un país o formato necesita para la rectificación. Se guardan en la referencia al original, o en la nueva factura si lo dice un complemento.',
  'If true, the tax totals of the original are included in the reference to it.':
    'Si es verdadero, la referencia al original incluye sus totales de impuestos.',
  'Record of what is shipped or handed over: despatch advice, delivery note, waybill or receipt. Prices and taxes are optional.':
    'Constancia de lo que se envía o entrega: aviso de envío, albarán, carta de porte o recibo. Los precios e impuestos son opcionales.',
  'Kind of delivery document. Set to advice when left out.': 'Clase de documento de entrega. Si se omite, advice.',
  'Number range the code belongs to, for instance per warehouse or year. Outputs without such a field show it before the code, with a dash between.':
    'Serie de números a la que pertenece el código, por ejemplo por almacén o por año. Las salidas sin ese campo la muestran delante del código, con un guion.',
  "Date of the document. Today in the regime's time zone when left out.":
    'Fecha del documento. Si se omite, hoy en la zona horaria del régimen.',
  'Local time of issue. Kept as it is given, midnight too; some add-ons set it to the present moment when it is left out.':
    'Hora local de expedición. Se conserva tal como se da, también la medianoche; algunos complementos ponen el momento actual si se omite.',
  'Date that decides which tax rates are in force. The issue date counts when left out.':
    'Fecha que decide qué tipos impositivos están vigentes. Si se omite, cuenta la de expedición.',
  'Rates for converting item prices given in other currencies.':
    'Tipos de cambio para convertir precios de artículos dados en otras monedas.',
  'Earlier deliveries that this one follows up or supersedes.': 'Entregas anteriores a las que esta sigue o sustituye.',
  'How to follow the shipment on its way.': 'Cómo seguir el envío en su camino.',
  'Day the goods leave or are due to leave.': 'Día en que salen o tienen que salir los bienes.',
  'Day the goods arrive or are due to arrive.': 'Día en que llegan o tienen que llegar los bienes.',
  'Settings of the tax calculation, where the defaults do not fit.':
    'Ajustes del cálculo de impuestos, cuando no sirven los predeterminados.',
  'Seller of the goods or services. Its tax identity determines the tax regime.':
    'Vendedor de los bienes o servicios. Su identificación fiscal determina el régimen fiscal.',
  'Buyer of the goods or services.': 'Comprador de los bienes o servicios.',
  'Party that sends off the goods, if not the supplier.': 'Parte que expide los bienes, si no es el emisor.',
  'Party that takes in the goods, if not the customer.': 'Parte que recibe los bienes, si no es el cliente.',
  'Carrier that transports the goods.': 'Transportista de los bienes.',
  'Goods or services delivered, one row each. At least one is required.':
    'Bienes o servicios entregados, una fila por cada uno. Hace falta al menos una.',
  'Sums, taxes and amount payable. Calculated from the priced rows, and absent when there are none.':
    'Sumas, impuestos e importe a pagar. Se calculan de las filas con precio, y faltan si no las hay.',
  'Texts shown on the delivery, such as handling remarks or legal statements.':
    'Textos que se muestran en la entrega, como indicaciones de manejo o menciones legales.',
  'Reference for following a shipment with its carrier.': 'Referencia para seguir un envío con su transportista.',
  'Tracking number given by the carrier.': 'Número de seguimiento que da el transportista.',
  'Web page where the shipment can be followed.': 'Página web en la que se puede seguir el envío.',
  'Where and when the goods or services of the document are delivered.':
    'Dónde y cuándo se entregan los bienes o servicios del documento.',
  'Party and address the goods go to, when different from the customer. Plays no part in taxation.':
    'Parte y dirección a la que van los bienes, si no es el cliente. No cuenta para los impuestos.',
  'Codes that identify the delivery or its location.': 'Códigos que identifican la entrega o su lugar.',
  'Day of delivery, planned or actual.': 'Día de la entrega, prevista o real.',
  'First and last day of delivery, for supplies that stretch over time.':
    'Primer y último día de la entrega, para suministros que duran un tiempo.',
  'Reduction granted on the document as a whole. Not tied to any line.':
    'Descuento sobre todo el documento. No va con ninguna línea.',
  'Position in the list of discounts, counted from 1. Set by the calculation.':
    'Posición en la lista de descuentos, contada desde 1. La pone el cálculo.',
  'Kind of discount. Other keys than those listed are accepted.':
    'Clase de descuento. Se admiten otras claves además de las de la lista.',
  "Issuer's own code for this discount.": 'Código propio del emisor para este descuento.',
  'Why the discount is granted, as shown to the customer.':
    'Por qué se concede el descuento, tal como se muestra al cliente.',
  'Share of the base to deduct. Determines the amount when present.':
    'Proporción de la base que se descuenta. Si está, determina el importe.',
  'Sum deducted, before tax, as a positive number. With a percentage it is calculated and any value supplied is replaced.':
    'Cantidad que se descuenta, antes de impuestos, como número positivo. Con un porcentaje se calcula y sustituye al valor dado.',
  'Taxes whose base the discount reduces, at most one per tax category.':
    'Impuestos cuya base reduce el descuento, como máximo uno por categoría de impuesto.',
  'One defect found in the document a status reports on.':
    'Un defecto encontrado en el documento del que informa un estado.',
  'Code of the error or business rule, as given by the system that found the defect.':
    'Código del error o de la regla, tal como lo da el sistema que encontró el defecto.',
  'The defect in words.': 'El defecto en palabras.',
  'JSON paths, from the envelope down, of the fields that are at fault.':
    'Rutas JSON, desde el sobre, de los campos que tienen el error.',
  'Bill from a supplier to a customer; credit notes, debit notes and pro formas share this form. Rows, taxes and totals are calculated.':
    'Factura de un emisor a un cliente; los abonos, las notas de débito y las proformas tienen la misma forma. Filas, impuestos y totales se calculan.',
  'Keys marking special situations, such as reverse-charge or simplified. They can trigger notes, extensions and other tax rules.':
    'Claves que marcan situaciones especiales, como reverse-charge o simplified. Pueden activar notas, extensiones y otras reglas fiscales.',
  'Kind of invoice. Set to standard when left out.': 'Clase de factura. Si se omite, standard.',
  'Number range the code belongs to, for instance per branch or year. Outputs without such a field show it before the code, with a dash between.':
    'Serie de números a la que pertenece el código, por ejemplo por sucursal o por año. Las salidas sin ese campo la muestran delante del código, con un guion.',
  "Date of the invoice. Today in the regime's time zone when left out.":
    'Fecha de la factura. Si se omite, hoy en la zona horaria del régimen.',
  'Day the goods or services were supplied, for information. The choice of tax rates does not depend on it.':
    'Día en que se suministraron los bienes o servicios, como información. La elección de los tipos impositivos no depende de él.',
  'Date that decides which tax rates are in force; the issue date counts when left out. Must be empty if a tax point is set.':
    'Fecha que decide qué tipos impositivos están vigentes; si se omite, cuenta la de expedición. Tiene que faltar si se indica un momento del devengo.',
  'Earlier invoices that this one corrects, credits or follows. Tax totals inside them are recalculated.':
    'Facturas anteriores que esta rectifica, abona o sigue. Los totales de impuestos que contienen se calculan de nuevo.',
  'Settings of the tax calculation and tax notes that concern the whole invoice.':
    'Ajustes del cálculo de impuestos y notas fiscales que afectan a toda la factura.',
  'Seller, who normally accounts for the tax. Its tax identity determines the tax regime.':
    'Vendedor, que normalmente ingresa el impuesto. Su identificación fiscal determina el régimen fiscal.',
  'Buyer to whom the invoice is addressed. May be absent, for instance on simplified invoices.':
    'Comprador al que se dirige la factura. Puede faltar, por ejemplo en facturas simplificadas.',
  'Goods or services billed, one row each. Required unless there are document discounts or charges.':
    'Bienes o servicios facturados, una fila por cada uno. Hacen falta salvo que haya descuentos o cargos del documento.',
  'References to the order, contract and other documents behind the invoice, and further parties to the sale.':
    'Referencias al pedido, al contrato y a otros documentos en los que se basa la factura, y otras partes de la venta.',
  'How and when the invoice is to be paid, and what has been paid already.':
    'Cómo y cuándo se paga la factura, y qué se ha pagado ya.',
  'Where and when the goods or services are delivered.': 'Dónde y cuándo se entregan los bienes o servicios.',
  'Sums, taxes and amount payable. Calculated; of the supplied values only the rounding is kept.':
    'Sumas, impuestos e importe a pagar. Se calculan; de los valores dados solo se conserva el redondeo.',
  'Texts shown on the invoice, such as remarks or legal statements.':
    'Textos que se muestran en la factura, como observaciones o menciones legales.',
  'One row of an invoice, order or delivery.': 'Una fila de una factura, un pedido o una entrega.',
  'Position in the list of lines, counted from 1. Set by the calculation.':
    'Posición en la lista de líneas, contada desde 1. La pone el cálculo.',
  'How many units of the item are sold.': 'Cuántas unidades del artículo se venden.',
  'Code of the object billed in this row, such as a meter number or a subscription.':
    'Código del objeto que se factura en esta fila, como el número de un contador o de una suscripción.',
  'First and last day of the supply billed in this row.':
    'Primer y último día del suministro que se factura en esta fila.',
  "Row of the customer's purchase order that this row answers.":
    'Fila del pedido de compra del cliente a la que responde esta fila.',
  "Code of the customer's account or cost centre to book the row to.":
    'Código de la cuenta o del centro de coste del cliente en que se contabiliza la fila.',
  'What is sold, with its unit price.': 'Lo que se vende, con su precio por unidad.',
  'Rows that make up one unit of the item. Their totals are added up and replace the item price.':
    'Filas que componen una unidad del artículo. Sus totales se suman y sustituyen al precio del artículo.',
  'Item price times quantity, before discounts, charges and tax. Filled in by the calculation.':
    'Precio del artículo por la cantidad, antes de descuentos, cargos e impuestos. Lo rellena el cálculo.',
  'Reductions on this row. Each is taken off the sum, before tax.':
    'Descuentos de esta fila. Cada uno se quita de la suma, antes de impuestos.',
  'Extra costs on this row. Each is added to the sum, before tax.':
    'Gastos adicionales de esta fila. Cada uno se añade a la suma, antes de impuestos.',
  'Taxes due on this row, at most one per tax category.':
    'Impuestos que gravan esta fila, como máximo uno por categoría de impuesto.',
  'Sum less discounts plus charges, before tax unless prices include it. Filled in by the calculation.':
    'Suma menos descuentos más cargos, antes de impuestos salvo que los precios los incluyan. Lo rellena el cálculo.',
  'Rows first ordered that this row stands in for. For information only; they do not count towards the total.':
    'Filas pedidas al principio a las que esta sustituye. Solo como información; no cuentan en el total.',
  "Party that sells this row's item, when different from the supplier of the document.":
    'Parte que vende el artículo de esta fila, si no es el emisor del documento.',
  'Texts shown with this row.': 'Textos que se muestran con esta fila.',
  'Extra cost on one row, given as an amount, a percentage or a rate per unit.':
    'Gasto adicional de una fila, dado como importe, porcentaje o importe por unidad.',
  'Amount the percentage is taken of. Without it, the sum of the row is used.':
    'Importe del que se toma el porcentaje. Sin él se usa la suma de la fila.',
  'Share of the base to charge. Determines the amount unless a rate is given.':
    'Proporción de la base que se carga. Determina el importe salvo que se dé un importe por unidad.',
  'Number of units the rate is multiplied by. The quantity of the row is used when left out.':
    'Número de unidades por las que se multiplica. Si se omite, se usa la cantidad de la fila.',
  'Unit in which the quantity is counted.': 'Unidad en que se cuenta la cantidad.',
  'Price per unit of quantity. Takes precedence over the percentage.':
    'Precio por unidad de la cantidad. Tiene preferencia sobre el porcentaje.',
  'Sum added to the row. With a rate or percentage it is calculated and any value supplied is replaced.':
    'Cantidad que se suma a la fila. Con importe por unidad o porcentaje se calcula y sustituye al valor dado.',
  'Reduction on one row, given as an amount or a percentage.':
    'Descuento de una fila, dado como importe o como porcentaje.',
  'Sum taken off the row, as a positive number. With a percentage it is calculated and any value supplied is replaced.':
    'Cantidad que se quita de la fila, como número positivo. Con un porcentaje se calcula y sustituye al valor dado.',
  'Row inside another row, detailing what it consists of or replaces. Taxes are set on the outer row only.':
    'Fila dentro de otra, con el detalle de lo que la compone o la sustituye. Los impuestos van solo en la fila exterior.',
  'Position among its sibling rows, counted from 1. Set by the calculation.':
    'Posición entre sus filas hermanas, contada desde 1. La pone el cálculo.',
  'How many units of this item go into the outer row.': 'Cuántas unidades de este artículo van en la fila exterior.',
  'Code of the object this inner row is about, such as a meter number or a subscription.':
    'Código del objeto del que trata esta fila interior, como el número de un contador o de una suscripción.',
  'First and last day of the supply this inner row is about.':
    'Primer y último día del suministro del que trata esta fila interior.',
  "Row of the customer's purchase order that this inner row answers.":
    'Fila del pedido de compra del cliente a la que responde esta fila interior.',
  "Code of the customer's account or cost centre for this part.":
    'Código de la cuenta o del centro de coste del cliente para esta parte.',
  'What this part consists of, with its unit price.': 'En qué consiste esta parte, con su precio por unidad.',
  'Item price times quantity, before discounts and charges. Filled in by the calculation.':
    'Precio del artículo por la cantidad, antes de descuentos y cargos. Lo rellena el cálculo.',
  'Reductions on this inner row, taken off its sum.': 'Descuentos de esta fila interior, que se quitan de su suma.',
  'Extra costs on this inner row, added to its sum.':
    'Gastos adicionales de esta fila interior, que se añaden a su suma.',
  'Sum less discounts plus charges. Filled in by the calculation.':
    'Suma menos descuentos más cargos. Lo rellena el cálculo.',
  'Texts shown with this inner row.': 'Textos que se muestran con esta fila interior.',
};

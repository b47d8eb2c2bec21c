/** Names under which invoices and orders are attached, the newest first. */
export const INVOICE_NAMES: readonly string[] = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml', 'order-x.xml'];

/** File names of attached invoices and orders, the newest first. */
export const INVOICE_NAMES: readonly string[] = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml', 'order-x.xml'];

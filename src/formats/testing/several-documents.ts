import { FATTURAPA_INVOICE, FATTURAPA_SIMPLIFIED } from './fatturapa-invoices.ts';
import { NAV_CORRECTION } from './nav-invoices.ts';
import { inVerifactuFile, VERIFACTU_CANCELLATION, VERIFACTU_INVOICE, VERIFACTU_RECORD } from './verifactu-records.ts';

/** The file with a further element behind the first one of that name. */
function further(xml: string, name: string, change: (body: string) => string): string {
  const end = `</${name}>`;
  const body = xml.slice(xml.indexOf(`<${name}>`), xml.lastIndexOf(end) + end.length);
  return xml.replace(body, () => body + change(body));
}

/** Two invoices of one supplier to one customer. */
export const FATTURAPA_TWO = further(FATTURAPA_INVOICE, 'FatturaElettronicaBody', (body) =>
  body
    .replace('<Numero>P7</Numero>', '<Numero>P8</Numero>')
    .replace('<Descrizione>Progettazione</Descrizione>', '<Descrizione>Direzione lavori</Descrizione>'),
);

/** The same, of which the second names no currency that there is. */
export const FATTURAPA_SECOND_WRONG = FATTURAPA_TWO.replace(
  /(<Numero>P7.*)<Divisa>EUR<(.*<Numero>P8)/s,
  '$1<Divisa>Euro<$2',
);

/** Two simplified invoices. */
export const FATTURAPA_SIMPLIFIED_TWO = further(FATTURAPA_SIMPLIFIED, 'FatturaElettronicaBody', (body) =>
  body.replace('<Numero>N5</Numero>', '<Numero>N6</Numero>'),
);

/** One modification of two invoices. */
export const NAV_BATCH = NAV_CORRECTION.replace(/<invoice>(.*)<\/invoice>/s, (invoice) =>
  [1, 2]
    .map((index) => `<batchInvoice><batchIndex>${index}</batchIndex>${ofOther(invoice, index)}</batchInvoice>`)
    .join(''),
);

function ofOther(invoice: string, index: number): string {
  return index === 1 ? invoice : invoice.replace(/(<originalInvoiceNumber>)[^<]*/, '$1K/2/2026');
}

/** Two invoices and the cancellation of a third one. */
export const VERIFACTU_THREE = inVerifactuFile(VERIFACTU_RECORD, VERIFACTU_CANCELLATION, VERIFACTU_INVOICE);

/** A Facturae with its invoice and a further one of that number. */
export const facturaeTwo = (xml: string, number: string, other: string): string =>
  further(xml, 'Invoice', (body) =>
    body.replace(`<InvoiceNumber>${number}</InvoiceNumber>`, `<InvoiceNumber>${other}</InvoiceNumber>`),
  );

/** A file of FatturaPA with so many invoices. */
export const fatturapaOf = (count: number): string =>
  FATTURAPA_SIMPLIFIED.replace(/<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>/s, (body) =>
    Array.from({ length: count }, (_, i) => body.replace('<Numero>N5<', `<Numero>N${i + 1}<`)).join(''),
  );

import type { Phrases } from '../../areas.ts';

/** What the API says of pages of invoices. */
export const pagePhrases: Phrases = {
  'Builds an invoice and writes it as UBL or CII in a profile of EN 16931, or as a PDF/A-3b that contains its XML (Factur-X, ZUGFeRD). A `bill/status` is written as a response of Peppol or of the French life cycle. Values that the format has no place for are faults; with `allow_loss` they are listed. With `Accept: application/xml` or `application/pdf` the answer is the file itself.':
    'Genera una factura y la escribe como UBL o CII en un perfil de EN 16931, o como un PDF/A-3b que contiene su XML (Factur-X, ZUGFeRD). Un `bill/status` se escribe como respuesta de Peppol o del ciclo de vida francés. Los valores para los que el formato no tiene sitio son errores; con `allow_loss` se enumeran. Con `Accept: application/xml` o `application/pdf` la respuesta es el propio archivo.',
  'Write an invoice as XML or PDF': 'Escribir una factura como XML o PDF',
  'An invoice as Factur-X: a page that carries its XML': 'Una factura como Factur-X: una página que lleva su XML',
  'Show an invoice as a page': 'Mostrar una factura como página',
  'Renders a document or an XML invoice as a printable page: HTML whose figures name their places, or PDF. Values that the page does not show are listed. With `Accept: application/pdf` the answer is the PDF itself.':
    'Muestra un documento o una factura XML como página imprimible: HTML cuyas cifras nombran su lugar, o PDF. Se enumeran los valores que la página no muestra. Con `Accept: application/pdf` la respuesta es el propio PDF.',
  'With the file itself: how many values it has no place for.':
    'Con el propio archivo: cuántos valores no tienen sitio en él.',
  'With the file itself: how many rules of its format and profile it breaks.':
    'Con el propio archivo: cuántas reglas de su formato y perfil incumple.',
  'An XML invoice as a page in French': 'Una factura XML como página en francés',
  'A document as a page': 'Un documento como página',
  'The page.': 'La página.',
  'Language of the page.': 'Idioma de la página.',
  'Number of pages.': 'Número de páginas.',
  'Values that the page does not show, the first 1,000.': 'Valores que la página no muestra, los primeros 1000.',
  'Number of further values.': 'Número de valores restantes.',
  'Characters that no font has. The page shows a placeholder instead.':
    'Caracteres que no tiene ninguna fuente. La página muestra en su lugar un signo de sustitución.',
  'Format to write: `ubl`, `cii`, or a PDF that carries CII: `factur-x`, `zugferd`, `xrechnung-pdf`; `ksef` for KSeF FA(3); `fatturapa` for FatturaPA; `verifactu` for a record of VERI*FACTU; `nav` for NAV 3.0; `cfdi` for a CFDI, also of a `bill/payment`; `facturae` for Facturae; `finvoice` for Finvoice; `ticketbai` for TicketBAI, unsigned; for a `bill/status` `peppol-invoice-response`, `peppol-mlr`, `peppol-mls` or `cdar`.':
    'Formato en que escribir: `ubl`, `cii`, o un PDF que lleva CII: `factur-x`, `zugferd`, `xrechnung-pdf`; `ksef` para KSeF FA(3); `fatturapa` para FatturaPA; `verifactu` para un registro de VERI*FACTU; `nav` para NAV 3.0; `cfdi` para un CFDI, también de un `bill/payment`; `facturae` para Facturae; `finvoice` para Finvoice; `ticketbai` para TicketBAI, sin firmar; para un `bill/status`, `peppol-invoice-response`, `peppol-mlr`, `peppol-mls` o `cdar`.',
  'For a PDF: the pages to carry the XML, as a PDF in Base64; drawn from the document when left out. What keeps it from being PDF/A-3 is mended where that changes no page, or told.':
    'Para un PDF: las páginas que llevarán el XML, como PDF en Base64; si falta, se dibujan a partir del documento. Lo que le impide ser PDF/A-3 se corrige si no cambia ninguna página; si no, se indica.',
  'The file: its text, or with `encoding` its bytes.': 'El archivo: su texto o, con `encoding`, sus bytes.',
  'Changes to the given PDF that make it PDF/A-3.': 'Cambios en el PDF dado para que sea PDF/A-3.',
  'A value that the page does not show.': 'Un valor que la página no muestra.',
  'Place in the XML that was read.': 'Lugar en el XML leído.',
  'How the page looks.': 'Aspecto de la página.',
  'Language of the page: en, es, de, fr, it or pt; by default that of the seller’s country.':
    'Idioma de la página: en, es, de, fr, it o pt; si falta, el del país del vendedor.',
  'Colour of headings, such as `#1f4172`.': 'Color de los títulos, como `#1f4172`.',
  'Logo of the seller, PNG or JPEG in Base64.': 'Logotipo del vendedor, PNG o JPEG en Base64.',
  'Whether there is a code that banks read (EPC, Swiss QR); there is, when left out, where the invoice says enough.':
    'Si hay un código que leen los bancos (EPC, QR suizo); si falta, lo hay cuando la factura tiene los datos necesarios.',
  'A document or an envelope; or as a text an XML invoice, which with `encoding` is bytes, also of a PDF.':
    'Un documento o un sobre; o una factura XML como texto o, con `encoding`, como bytes, también de un PDF.',
  'Media type of the page.': 'Tipo de contenido de la página.',
  'The page: its text, or with `encoding` its bytes.': 'La página: su texto o, con `encoding`, sus bytes.',
  'For XML: the places of the values on the page.': 'Para XML: los lugares de los valores en la página.',
  'Place in the document, as the figure of an HTML page names it in `data-path`.':
    'Lugar en el documento, como lo indica la cifra de una página HTML en `data-path`.',
};

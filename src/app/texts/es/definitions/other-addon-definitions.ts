import type { Phrases } from '../../areas.ts';

/** What the addons of other countries and of the European standard say. */
export const otherAddonDefinitions: Phrases = {
  'Prepares invoices for XRechnung, the German use of EN 16931 that public customers ask for: contact of the seller, electronic addresses, complete means of payment and the reference of the buyer (`ordering.code`, the Leitweg-ID of authorities) are checked beyond what EN 16931 requires.':
    'Prepara las facturas para XRechnung, el uso alemán de EN 16931 que piden los clientes públicos: además de lo que exige EN 16931 se comprueban la persona de contacto del vendedor, las direcciones electrónicas, que las formas de pago estén completas y la referencia del comprador (`ordering.code`, el Leitweg-ID de los organismos).',
  'Prepares invoices for ZUGFeRD, where the data of EN 16931 travel inside a PDF. Nothing is asked for beyond EN 16931, whose addon comes along.':
    'Prepara las facturas para ZUGFeRD, donde los datos de EN 16931 viajan dentro de un PDF. No se pide nada más que EN 16931, cuyo complemento viene con este.',
  'Prepares invoices and credit notes for OIOUBL 2.1, in which Danish public bodies receive them over NemHandel: endpoint and legal identity follow from the CVR number, figures are rounded to the currency, and what the format would refuse is pointed out. It goes its own way beside EN 16931: categories of VAT follow from the key, and means and terms of payment may be missing.':
    'Prepara facturas y abonos para OIOUBL 2.1, con el que los organismos públicos daneses los reciben por NemHandel: la dirección electrónica y la identidad legal se deducen del número CVR, las cifras se redondean a la moneda y se señala lo que el formato rechazaría. Va por su propio camino al lado de EN 16931: las categorías de IVA se deducen de la clave, y pueden faltar la forma y las condiciones de pago.',
  'SKAT excise duty code': 'Código de impuesto especial de SKAT',
  'Which excise duty a charge with the key `excise` is, such as `16` for chocolate. Becomes the identifier of the tax scheme.':
    'Qué impuesto especial es un cargo con la clave `excise`, como `16` para el chocolate. Pasa a ser el identificador del impuesto.',
  'Prepares invoices for the formats of the European standard EN 16931, such as UBL and CII: the codes of UNTDID, ISO and CEF that the standard needs are derived from the keys of the document, and what the standard requires is checked.\n\nVAT keys give the tax category: `standard` S, `zero` Z, `exempt` E, `reverse-charge` AE, `intra-community` K, `export` G, `outside-scope` O. IGIC is L, IPSI is M, every other tax O.\n\nCategories without tax (E, AE, K, G, O) need a reason: the code `cef-vatex` on the tax, or an entry in `tax.notes` about the category.':
    'Prepara las facturas para los formatos de la norma europea EN 16931, como UBL y CII: los códigos de UNTDID, ISO y CEF que necesita la norma se deducen de las claves del documento, y se comprueba lo que la norma exige.\n\nLas claves de IVA dan la categoría: `standard` S, `zero` Z, `exempt` E, `reverse-charge` AE, `intra-community` K, `export` G, `outside-scope` O. El IGIC es L, el IPSI es M, cualquier otro impuesto O.\n\nLas categorías sin impuesto (E, AE, K, G, O) necesitan un motivo: el código `cef-vatex` en el impuesto o una entrada en `tax.notes` sobre la categoría.',
  'Prepares invoices for Finvoice 3.0, in which Finnish banks and operators deliver them. The format keeps to EN 16931; besides, every message has a named buyer and all that a payment order takes: an account with its IBAN, a reference and a due date, on credit notes too.':
    'Prepara las facturas para Finvoice 3.0, con el que las entregan los bancos y operadores finlandeses. El formato sigue EN 16931; además, todo mensaje tiene un comprador con nombre y todo lo que necesita una orden de pago: una cuenta con su IBAN, una referencia y un vencimiento, también en los abonos.',
  'Finnish e-invoice operator': 'Operador finlandés de factura electrónica',
  'The operator through which a party receives e-invoices: its own OVT code, or the BIC of a bank. Stands in `ext` of the party.':
    'Operador por el que una parte recibe facturas electrónicas: su código OVT o el BIC de un banco. Va en `ext` de la parte.',
  'Prepares invoices for the electronic invoicing of the Saudi tax authority: the type of the transaction is derived from the tags, exemptions are explained in notes, and the rules of the authority are checked besides those of EN 16931.':
    'Prepara las facturas para la facturación electrónica de la autoridad tributaria saudí: el tipo de operación se deduce de las etiquetas, las exenciones se explican en notas, y se comprueban las reglas de la autoridad además de las de EN 16931.',
  Summary: 'Resumen',
  'Third-party': 'Por un tercero',
  Nominal: 'Nominal',
  'The goods leave the country.': 'Los bienes salen del país.',
  'ZATCA Invoice Transaction Type': 'Tipo de operación de factura de ZATCA',
  'Whether the invoice is standard (01) or simplified (02), followed by a flag each for third-party, nominal, export, summary and self-billed. It follows from the tags when left out.':
    'Si la factura es ordinaria (01) o simplificada (02), y detrás un indicador para cada caso: expedida por un tercero, nominal, de exportación, de resumen y expedida por el destinatario. Si se omite, se deduce de las etiquetas.',
  'Standard Tax Invoice': 'Factura ordinaria',
  'Standard Tax Invoice — Self-billed': 'Factura ordinaria — Expedida por el destinatario',
  'Standard Tax Invoice — Summary': 'Factura ordinaria — Resumen',
  'Standard Tax Invoice — Summary, Self-billed': 'Factura ordinaria — Resumen, expedida por el destinatario',
  'Standard Tax Invoice — Export': 'Factura ordinaria — Exportación',
  'Standard Tax Invoice — Export, Summary': 'Factura ordinaria — Exportación, resumen',
  'Standard Tax Invoice — Nominal': 'Factura ordinaria — Nominal',
  'Standard Tax Invoice — Nominal, Self-billed': 'Factura ordinaria — Nominal, expedida por el destinatario',
  'Standard Tax Invoice — Nominal, Summary': 'Factura ordinaria — Nominal, resumen',
  'Standard Tax Invoice — Nominal, Summary, Self-billed':
    'Factura ordinaria — Nominal, resumen, expedida por el destinatario',
  'Standard Tax Invoice — Nominal, Export': 'Factura ordinaria — Nominal, exportación',
  'Standard Tax Invoice — Nominal, Export, Summary': 'Factura ordinaria — Nominal, exportación, resumen',
  'Standard Tax Invoice — Third-party': 'Factura ordinaria — Por un tercero',
  'Standard Tax Invoice — Third-party, Self-billed': 'Factura ordinaria — Por un tercero, expedida por el destinatario',
  'Standard Tax Invoice — Third-party, Summary': 'Factura ordinaria — Por un tercero, resumen',
  'Standard Tax Invoice — Third-party, Summary, Self-billed':
    'Factura ordinaria — Por un tercero, resumen, expedida por el destinatario',
  'Standard Tax Invoice — Third-party, Export': 'Factura ordinaria — Por un tercero, exportación',
  'Standard Tax Invoice — Third-party, Export, Summary': 'Factura ordinaria — Por un tercero, exportación, resumen',
  'Standard Tax Invoice — Third-party, Nominal': 'Factura ordinaria — Por un tercero, nominal',
  'Standard Tax Invoice — Third-party, Nominal, Self-billed':
    'Factura ordinaria — Por un tercero, nominal, expedida por el destinatario',
  'Standard Tax Invoice — Third-party, Nominal, Summary': 'Factura ordinaria — Por un tercero, nominal, resumen',
  'Standard Tax Invoice — Third-party, Nominal, Summary, Self-billed':
    'Factura ordinaria — Por un tercero, nominal, resumen, expedida por el destinatario',
  'Standard Tax Invoice — Third-party, Nominal, Export': 'Factura ordinaria — Por un tercero, nominal, exportación',
  'Standard Tax Invoice — Third-party, Nominal, Export, Summary':
    'Factura ordinaria — Por un tercero, nominal, exportación, resumen',
  'Simplified Tax Invoice': 'Factura simplificada',
  'Simplified Tax Invoice — Summary': 'Factura simplificada — Resumen',
  'Simplified Tax Invoice — Nominal': 'Factura simplificada — Nominal',
  'Simplified Tax Invoice — Nominal, Summary': 'Factura simplificada — Nominal, resumen',
  'Simplified Tax Invoice — Third-party': 'Factura simplificada — Por un tercero',
  'Simplified Tax Invoice — Third-party, Summary': 'Factura simplificada — Por un tercero, resumen',
  'Simplified Tax Invoice — Third-party, Nominal': 'Factura simplificada — Por un tercero, nominal',
  'Simplified Tax Invoice — Third-party, Nominal, Summary': 'Factura simplificada — Por un tercero, nominal, resumen',
};

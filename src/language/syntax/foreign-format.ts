import type { Span } from './tree.ts';
import { syntaxMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';

export interface ForeignFormat {
  /** `national` is a format of an authority, or an authority's answer in it. */
  readonly kind: 'yaml' | 'csv' | 'ubl' | 'cii' | 'national' | 'xml';
  /** A name that completes "This is …". */
  readonly name: Message;
  /** Only for a format of an authority: its own name, equal in every language. */
  readonly label?: string;
}

type XmlFormat = ForeignFormat & { readonly pattern: RegExp };

/** A format of an authority, by the names of its root elements. */
function national(label: string, name: Message, ...roots: readonly string[]): XmlFormat {
  return { kind: 'national', name, label, pattern: new RegExp(`<(?:[\\w.-]+:)?(?:${roots.join('|')})[\\s/>]`) };
}

const XML_FORMATS: readonly XmlFormat[] = [
  {
    kind: 'ubl',
    name: syntaxMessages.ublCreditNote,
    pattern: /urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2/,
  },
  { kind: 'ubl', name: syntaxMessages.ublInvoice, pattern: /urn:oasis:names:specification:ubl:schema:xsd:/ },
  { kind: 'cii', name: syntaxMessages.cii, pattern: /CrossIndustryInvoice/ },
  { kind: 'cii', name: syntaxMessages.zugferd1, pattern: /<(?:\w+:)?CrossIndustryDocument[\s>]/ },
  {
    kind: 'cii',
    name: syntaxMessages.cdar,
    pattern: /<(?:\w+:)?CrossDomainAcknowledgementAndResponse[\s>]/,
  },
  national('KSeF', syntaxMessages.ksef, 'Faktura'),
  national('KSeF UPO', syntaxMessages.ksefReceipt, 'Potwierdzenie'),
  national('FatturaPA', syntaxMessages.fatturaPa, 'FatturaElettronica'),
  national('FatturaPA', syntaxMessages.simplifiedFatturaPa, 'FatturaElettronicaSemplificata'),
  { kind: 'national', name: syntaxMessages.sdiMessage, label: 'SdI', pattern: /\/messaggi\/v1\.0["']/ },
  national('VERI*FACTU', syntaxMessages.verifactuAnswer, 'RespuestaRegFactuSistemaFacturacion'),
  national('VERI*FACTU', syntaxMessages.verifactu, 'RegFactuSistemaFacturacion', 'RegistroAlta', 'RegistroAnulacion'),
  national('NAV', syntaxMessages.nav, 'InvoiceData'),
  national(
    'NAV',
    syntaxMessages.navAnswer,
    '(?:QueryTransactionStatus|Manage(?:Invoice|Annulment)|General(?:Error|ErrorHeader|Exception))Response',
  ),
  national('CFDI', syntaxMessages.cfdi, 'Comprobante'),
  national('Facturae', syntaxMessages.facturae, 'Facturae'),
  national('Finvoice', syntaxMessages.finvoice, 'Finvoice'),
  national('TicketBAI', syntaxMessages.ticketbai, 'TicketBai'),
  { kind: 'xml', name: syntaxMessages.anXmlDocument, pattern: /^</ },
];

/** Characters examined: namespaces are on the first element. */
const HEAD = 4000;

// `key: value` or `- item` lines, quoted keys too: documents in YAML begin with `"$schema":` or `$schema:`.
const YAML = /^(?:---|%YAML|(?:["']?[\w$-]+["']?:(?:\s|$))|- \S)/m;

/** The format of a text that does not begin like JSON, if invoices commonly have it. */
export function foreignFormat(text: string): ForeignFormat | undefined {
  const head = text.slice(0, HEAD).trimStart();
  if (head.startsWith('<')) {
    const found = XML_FORMATS.find(({ pattern }) => pattern.test(head));
    return found && { kind: found.kind, name: found.name, ...(found.label !== undefined && { label: found.label }) };
  }
  if (/^[{[]/.test(head)) return undefined;
  if (YAML.test(head)) return { kind: 'yaml', name: syntaxMessages.yaml };
  return isTable(head) ? { kind: 'csv', name: syntaxMessages.csv } : undefined;
}

/** Whether the first lines are rows of equally many columns, as a spreadsheet saves them. */
function isTable(head: string): boolean {
  const [first = '', second = ''] = head.split(/\r?\n/).slice(0, 2);
  return [';', '\t', ','].some((sign) => {
    const columns = columnsOf(first, sign);
    // A sentence may have one comma too.
    return columns > (sign === ',' ? 2 : 1) && columns === columnsOf(second, sign);
  });
}

/** The number of columns; a separator in quotation marks separates nothing. */
function columnsOf(line: string, sign: string): number {
  return line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('')
    .split(sign).length;
}

/** The start tag's name of an XML document, with its bracket, after declaration, comments and document type. */
export function firstElement(text: string): Span | undefined {
  const found = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!(?!--)[^>]*>)*(<[\w:.-]+)/.exec(text.slice(0, HEAD));
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const end = found[0].length;
  return { start: end - name.length, end };
}

import { answerExamples } from './answers.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { Route } from '../routes.ts';
import { europeanInvoice, ublInvoice } from './xml.ts';
import { invoice, message, privateKey, publicKey, signed } from './documents.ts';

/** A body ready to send, and the status of its answer. */
export interface RequestExample {
  readonly summary: string;
  readonly status: 200 | 422;
  readonly value: JsonObject;
}

type BodyId = Extract<Route, { readonly body: unknown }>['operationId'];

const { $schema: _, ...untyped } = invoice;
const [line] = invoice.lines;
const unknownRate = { ...invoice, lines: [{ ...line, taxes: [{ cat: 'VAT', rate: 'luxury' }] }] };
const nameless = { ...invoice, lines: [{ ...line, item: { price: '10.555' } }] };

/** Examples of every request with a body, by name; the simplest first. */
export const requestExamples: Readonly<Record<BodyId, Readonly<Record<string, RequestExample>>>> = {
  build: {
    invoice: { summary: 'An invoice', status: 200, value: { data: invoice } },
    envelope: { summary: 'An invoice, put into an envelope', status: 200, value: { data: invoice, envelop: true } },
    type: {
      summary: 'A document that does not say its type',
      status: 200,
      value: { data: untyped, type: 'bill/invoice' },
    },
    template: {
      summary: 'A template for what all documents share',
      status: 200,
      value: { template: { $schema: invoice.$schema, supplier: invoice.supplier }, data: withoutTemplate() },
    },
    calculation: { summary: 'A rate that the country does not have', status: 422, value: { data: unknownRate } },
    validation: { summary: 'An item without a name', status: 422, value: { data: nameless } },
  },
  validate: {
    message: { summary: 'A message', status: 200, value: { data: message } },
    unbuilt: { summary: 'An invoice that was never built', status: 422, value: { data: invoice } },
  },
  inspect: {
    invoice: {
      summary: 'An invoice, with all there is to know',
      status: 200,
      value: { data: invoice, include: ['changes', 'trace', 'rules'] },
    },
    faults: { summary: 'An invoice with a fault', status: 200, value: { data: nameless } },
    destination: {
      summary: 'An invoice, judged by Peppol’s rules as it would be sent',
      status: 200,
      value: { data: europeanInvoice, destination: 'peppol' },
    },
    'destination-told': {
      summary: 'An XML invoice, judged for the destination that it tells',
      status: 200,
      value: { data: ublInvoice, destination: 'auto' },
    },
  },
  correct: {
    'credit-note': {
      summary: 'A credit note of an invoice',
      status: 200,
      value: { data: invoice, options: { type: 'credit-note', reason: 'Wrong part delivered' } },
    },
    options: { summary: 'Which options there are', status: 200, value: { data: invoice, schema: true } },
  },
  replicate: { invoice: { summary: 'An invoice', status: 200, value: { data: invoice } } },
  import: {
    ubl: { summary: 'An invoice in UBL', status: 200, value: { data: ublInvoice } },
    bytes: {
      summary: 'A file’s bytes in base64, to be judged by EN 16931 alone',
      status: 200,
      value: { data: btoa(ublInvoice), encoding: 'base64', format: 'ubl', judge: ['en16931'] },
    },
  },
  export: {
    ubl: { summary: 'An invoice as UBL', status: 200, value: { data: europeanInvoice, format: 'ubl' } },
    cii: {
      summary: 'An invoice as CII, with what it cannot say listed',
      status: 200,
      value: { data: europeanInvoice, format: 'cii', allow_loss: true },
    },
    'factur-x': {
      summary: 'An invoice as Factur-X: a page that carries its XML',
      status: 200,
      value: { data: europeanInvoice, format: 'factur-x', allow_loss: true, page: { lang: 'fr' } },
    },
    unknown: { summary: 'A format that there is not', status: 422, value: { data: invoice, format: 'edifact' } },
  },
  judge: {
    release: {
      summary: 'An invoice, judged by one release of a rule set',
      status: 200,
      value: { data: ublInvoice, judge: ['en16931@1.3.16'] },
    },
    day: {
      summary: 'An invoice, judged by the release in force on a day',
      status: 200,
      value: { data: ublInvoice, judge: ['peppol-bis-3'], at: '2026-09-01' },
    },
  },
  render: {
    html: {
      summary: 'An XML invoice as a page in French',
      status: 200,
      value: { data: ublInvoice, format: 'html', page: { lang: 'fr' } },
    },
    document: { summary: 'A document as a page', status: 200, value: { data: invoice, format: 'html' } },
  },
  fingerprint: {
    record: {
      summary: 'A record of VERI*FACTU, the example of AEAT',
      status: 200,
      value: {
        kind: 'alta',
        fields: [
          ['IDEmisorFactura', '89890001K'],
          ['NumSerieFactura', '12345678/G33'],
          ['FechaExpedicionFactura', '01-01-2024'],
          ['TipoFactura', 'F1'],
          ['CuotaTotal', '12.35'],
          ['ImporteTotal', '123.45'],
          ['Huella', ''],
          ['FechaHoraHusoGenRegistro', '2024-01-01T19:20:30+01:00'],
        ],
      },
    },
    ticketbai: {
      summary: 'A file of TicketBAI',
      status: 200,
      value: {
        kind: 'ticketbai',
        nif: 'B10101017',
        date: '2026-09-15',
        signature_value: 'btFpwP8dcLGAFhm0',
        series: 'A',
        number: '0001',
        total: '1210.00',
        base: 'https://batuz.eus/QRTBAI/',
      },
    },
  },
  sign: { message: { summary: 'A message, with a key from RFC 7517', status: 200, value: sealed() } },
  verify: {
    message: { summary: 'A signed message', status: 200, value: { data: signed, publickey: publicKey } },
    unsigned: { summary: 'An envelope that was never signed', status: 422, value: unsigned() },
  },
  explainRefusal: {
    code: { summary: 'A code', status: 200, value: { text: 'KSeF 450' } },
    ...Object.fromEntries(
      answerExamples.map(({ authority, name, text }) => [
        authority,
        { summary: name, status: 200, value: { text } },
      ]),
    ),
    answer: {
      summary: 'What SdI wrote, and the invoice',
      status: 200,
      value: { text: 'Errore 00417: 1.4.1.1 IdFiscaleIVA e 1.4.1.2 CodiceFiscale', document: invoice },
    },
  },
};

function withoutTemplate(): JsonObject {
  const { $schema: _schema, supplier: _supplier, ...own } = invoice;
  return own;
}

function sealed(): JsonObject {
  return { data: message, privatekey: privateKey };
}

function unsigned(): JsonObject {
  const { sigs: _sigs, ...envelope } = signed;
  return { data: envelope, publickey: publicKey };
}

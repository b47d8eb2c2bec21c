import { expect, it } from 'vitest';
import { MESSAGES, PRIVATE_MESSAGES } from '../fatturapa/namespaces.ts';
import { prepareImport } from './import-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';
import { decodeXml } from '../xml/decode-xml.ts';

const ubl = ublInvoice().replace(/^<\?xml.*\?>\s*/, '');
const cii = ciiInvoice().replace(/^<\?xml.*\?>\s*/, '');
const SBDH = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

it.each([
  [
    'an envelope with two invoices',
    `<StandardBusinessDocument xmlns="${SBDH}"><StandardBusinessDocumentHeader/>\n\n${ubl}${ubl}</StandardBusinessDocument>`,
    'The root element StandardBusinessDocument only wraps an invoice: use Invoice in line 3 alone',
    3,
  ],
  [
    'a SOAP envelope with two invoices',
    `<s:Envelope xmlns:s="${SOAP}">\n<s:Body>\n${cii}${ubl}</s:Body></s:Envelope>`,
    'The root element Envelope only wraps an invoice: use CrossIndustryInvoice in line 3 alone',
    3,
  ],
  [
    'a wrong namespace',
    '\n<Invoice xmlns="urn:x"/>',
    'The element Invoice of an invoice has the namespace urn:x; it must be urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    2,
  ],
  [
    'no namespace',
    '<CreditNote/>',
    'The element CreditNote of an invoice has the namespace (none); it must be urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
    1,
  ],
  ...(
    [
      ['MetadatiInvioFile', MESSAGES, 'MT, metadati invio file (SdI)'],
      ['FileMetadati', PRIVATE_MESSAGES, 'MT, file dei metadati (SdI)'],
    ] as const
  ).map(([name, uri, what]): [string, string, string, number] => [
    `the message ${name}`,
    `<m:${name} xmlns:m="${uri}"><IdentificativoSdI>90182736</IdentificativoSdI></m:${name}>`,
    `This is ${what}, which states nothing of an invoice and is not read`,
    1,
  ]),
  [
    'an answer of a kind that is not known',
    '<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2">\n<a:CustomizationID xmlns:a="urn:x">urn:y</a:CustomizationID></ApplicationResponse>',
    'The CustomizationID of ApplicationResponse is not known: urn:y',
    2,
  ],
])('says of %s what it is', (_, data, description, line) => {
  expect(prepareImport({ data }, () => true)).toMatchObject({ ok: false, faults: [{ description, line }] });
});

it('reads UTF-8 that declares UTF-16, and says so', () => {
  const data = new TextEncoder().encode(`<?xml version="1.0" encoding="utf-16"?>\n${ubl}`);
  const description = 'The file declares UTF-16, but it is UTF-8 and is read as such; Invoice begins in line 2';
  expect(decodeXml(data)).toMatchObject({ faults: [{ description, line: 1 }] });
  expect(prepareImport({ data }, () => true)).toMatchObject({ ok: true, value: { syntax: 'ubl' } });
});

import { readFileSync } from 'node:fs';
import { MEXICAN_PAYMENT } from '../../formats/testing/cfdi-documents.ts';
import { CFDI_INVOICE, CFDI_PAYMENT } from '../../formats/testing/cfdi-receipts.ts';
import { FATTURAPA_INVOICE } from '../../formats/testing/fatturapa-invoices.ts';
import { FINVOICE_FULL } from '../../formats/testing/finvoice-invoices.ts';
import { KSEF_INVOICE } from '../../formats/testing/ksef-invoices.ts';
import { NAV_DOMESTIC } from '../../formats/testing/nav-invoices.ts';
import { danishDocument } from '../../formats/testing/oioubl-invoices.ts';
import { TICKETBAI_INVOICE } from '../../formats/testing/ticketbai-invoices.ts';
import { inVerifactuFile, VERIFACTU_RECORD } from '../../formats/testing/verifactu-records.ts';

type Body = readonly [name: string, path: string, body: string];

const json = (value: unknown) => JSON.stringify(value);
const example = (name: string) => JSON.parse(readFileSync(`examples/${name}.json`, 'utf8')) as object;

/** The text with a unit repeated behind the first match of a place, up to a size in JSON. */
function filledAt(text: string, place: RegExp, unit: string, size: number): string {
  const found = place.exec(text);
  if (!found) throw new Error(`nothing is like ${String(place)}`);
  const at = found.index + found[0].length;
  const room = size - json(text).length;
  return text.slice(0, at) + unit.repeat(Math.floor(room / (json(unit).length - 2))) + text.slice(at);
}

/** The worst elements of a sweep over every element of all samples, alone and in pairs: empty ones after one that is whole. */
const files: readonly (readonly [name: string, text: string, element: string])[] = [
  ['CFDI taxes', CFDI_INVOICE, 'cfdi:Traslado'],
  ['CFDI lines', CFDI_INVOICE, 'cfdi:Concepto'],
  ['CFDI payments', CFDI_PAYMENT, 'pago20:Pago'],
  ['FatturaPA lines', FATTURAPA_INVOICE, 'DettaglioLinee'],
  ['KSeF lines', KSEF_INVOICE, 'FaWiersz'],
  ['NAV lines', NAV_DOMESTIC, 'line'],
  ['VERI*FACTU sums', inVerifactuFile(VERIFACTU_RECORD), 'sum1:DetalleDesglose'],
];

/** The worst lists of a sweep over every list and text of all documents. */
const documents: readonly (readonly [format: string, data: object, place: RegExp, unit: string])[] = [
  ['cfdi', MEXICAN_PAYMENT, /"rates":\[/, '{},'],
  ['fatturapa', { charges: [{ reason: 'a', amount: '1' }], ...example('it/invoice-sdi') }, /"charges":\[/, '{},'],
  ['finvoice', FINVOICE_FULL, /"lines":\[/, '{},'],
  ['ksef', example('pl/invoice-favat'), /"lines":\[/, '{},'],
  ['nav', example('hu/invoice'), /"lines":\[/, '{},'],
  ['ticketbai', TICKETBAI_INVOICE, /"lines":\[/, '{},'],
  ['oioubl', { ...danishDocument, payment: { advances: [{}] } }, /"advances":\[/, '{},'],
];

/** The most expensive files of authorities whose JSON text has up to so many characters. */
export const nationalTexts = (size: number): readonly (readonly [name: string, text: string])[] =>
  files.map(([name, text, element]) => {
    const whole = new RegExp(`<${element}(?:\\s[^>]*)?/>|</${element}>`);
    return [name, filledAt(text, whole, `<${element}/>`, size)];
  });

/** The most expensive small bodies of the formats of authorities. */
export function nationalBodies(size: number): readonly Body[] {
  return [
    ...nationalTexts(size - 200).flatMap(([name, data]): readonly Body[] => [
      [`import: ${name}`, 'import', json({ data })],
      [`inspect for a destination: ${name}`, 'inspect', json({ data, destination: 'auto' })],
    ]),
    ...documents.map(([format, data, place, unit]): Body => {
      const body = json({ format, allow_loss: true, data });
      return [`export: ${format} ${String(place)}`, 'export', filledAt(body, place, unit, size - 200)];
    }),
  ];
}

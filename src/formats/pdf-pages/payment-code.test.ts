import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { paymentCodeOf } from './payment-code.ts';

const supplier = {
  name: 'Rossi & Söhne',
  addresses: [{ street: 'Ring', num: '1', code: '8000', locality: 'Zürich', country: 'CH' }],
};
const invoice = (more: JsonObject = {}, account: JsonObject = {}, instructions: JsonObject = {}): JsonObject => ({
  series: 'F',
  code: '17',
  currency: 'EUR',
  supplier,
  customer: { name: 'Bianchi' },
  totals: { payable: '120.50' },
  payment: {
    instructions: { credit_transfer: [{ iban: 'DE89 3704 0044 0532 0130 00', ...account }], ...instructions },
  },
  ...more,
});

/** The lines of a code, decoded from the drawn squares by another library. */
function linesOf(document: JsonObject): readonly string[] | undefined {
  const code = paymentCodeOf(document);
  if (!code) return undefined;
  const dot = 4;
  const unit = Math.min(...code.boxes.map(([, , , height]) => height));
  const dots = Math.round(code.side / unit);
  const width = (dots + 8) * dot;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [left, top, wide] of code.boxes)
    for (let y = 0; y < dot; y++)
      for (let x = 0; x < Math.round(wide / unit) * dot; x++) {
        const at = (Math.round(top / unit + 4) * dot + y) * width + Math.round(left / unit + 4) * dot + x;
        data.set([0, 0, 0], at * 4);
      }
  return decodeQR({ width, height: width, data }).split('\n');
}

const epc = ['BCD', '002', '1', 'SCT', '', 'Rossi & Söhne', 'DE89370400440532013000', 'EUR120.50', '', '', 'F-17'];
const put = (at: number, ...lines: readonly string[]) => epc.toSpliced(at, lines.length, ...lines);

describe('the code for a bank', () => {
  it.each<[what: string, document: JsonObject, lines: readonly string[] | undefined]>([
    ['of a transfer in euro', invoice(), epc],
    ['with a BIC', invoice({}, { bic: 'COBADEFFXXX' }), put(4, 'COBADEFFXXX')],
    ['without a BIC that is none', invoice({}, { bic: 'COBA' }), epc],
    ['to the name of the account', invoice({}, { name: 'Rossi Factoring' }), put(5, 'Rossi Factoring')],
    [
      'to the seller, not its tax representative',
      invoice({ ordering: { seller: { name: 'Zwahlen' } } }),
      put(5, 'Zwahlen'),
    ],
    [
      'to the payee',
      invoice({
        payment: {
          payee: { name: 'Factor' },
          instructions: { credit_transfer: [{ iban: 'DE89370400440532013000' }] },
        },
      }),
      put(5, 'Factor'),
    ],
    ['of what is due', invoice({ totals: { payable: '120.50', due: '20' } }), put(7, 'EUR20.00')],
    [
      'with a reference for creditors',
      invoice({}, {}, { ref: 'RF18 5390 0754 7034' }),
      [...epc.slice(0, 9), 'RF18539007547034'],
    ],
    ['with another reference', invoice({}, {}, { ref: 'A 1' }), put(10, 'A1')],
    ['is not there without an account', invoice({ payment: {} }), undefined],
    ['is not there for an account that is none', invoice({}, { iban: 'DE8' }), undefined],
    ['is not there for a credit note', invoice({ type: 'credit-note' }), undefined],
    ['is not there when nothing is due', invoice({ totals: { payable: '0.00' } }), undefined],
    ['is not there for three decimals', invoice({ totals: { payable: '1.005' } }), undefined],
    ['is not there in another currency', invoice({ currency: 'PLN' }), undefined],
    ['is not there without a name', invoice({ supplier: {} }), undefined],
  ])('%s', (_, document, lines) => {
    expect(linesOf(document)).toEqual(lines);
  });

  const swiss = (more: JsonObject = {}, instructions: JsonObject = {}, iban = 'CH9300762011623852957') =>
    invoice({ currency: 'CHF', ...more }, { iban }, instructions);
  const creditor = ['S', 'Rossi & Söhne', 'Ring', '1', '8000', 'Zürich', 'CH'];
  const nobody = ['', '', '', '', '', '', ''];
  const bill = (iban: string, debtor: readonly string[], type: string, reference: string, words: string) => [
    ...['SPC', '0200', '1', iban],
    ...creditor,
    ...nobody,
    ...['120.50', 'CHF'],
    ...debtor,
    ...[type, reference, words, 'EPD'],
  ];
  const plain = 'CH9300762011623852957';
  const withReference = 'CH4431999123000889012';
  const reference = '210000000003139471430009017';

  it.each<[what: string, document: JsonObject, lines: readonly string[] | undefined]>([
    ['of a Swiss account', swiss(), bill(plain, nobody, 'NON', '', 'F-17')],
    [
      'with a reference for creditors',
      swiss({}, { ref: 'RF18539007547034' }),
      bill(plain, nobody, 'SCOR', 'RF18539007547034', 'F-17'),
    ],
    ['with other words', swiss({}, { ref: 'A1' }), bill(plain, nobody, 'NON', '', 'F-17 A1')],
    [
      'with a QR reference',
      swiss({}, { ref: reference }, withReference),
      bill(withReference, nobody, 'QRR', reference, 'F-17'),
    ],
    ['is not there where an account needs a reference', swiss({}, { ref: '1' }, withReference), undefined],
    [
      'with who pays',
      swiss({ customer: { name: 'Bianchi', addresses: [{ locality: 'Bern', country: 'CH' }] } }),
      bill(plain, ['S', 'Bianchi', '', '', '', 'Bern', 'CH'], 'NON', '', 'F-17'),
    ],
    ['is not there without a town', swiss({ supplier: { name: 'Rossi' } }), undefined],
    ['is not there in dollars', swiss({ currency: 'USD' }), undefined],
  ])('%s, in Switzerland', (_, document, lines) => {
    expect(linesOf(document)).toEqual(lines);
  });

  it('has the sizes that the standards give', () => {
    const [euro, franc] = [invoice(), swiss()].map((document) => paymentCodeOf(document));
    const millimetres = (points: number | undefined) => Number((((points ?? 0) * 25.4) / 72).toFixed(2));
    expect([euro?.name, millimetres(euro?.side), euro?.cross]).toEqual(['EPC QR code', 30, []]);
    expect([franc?.name, millimetres(franc?.side)]).toEqual(['Swiss QR code', 46]);
    const [box = [0, 0, 0, 0]] = franc?.holes ?? [];
    expect(box.map(millimetres)).toEqual([19.5, 19.5, 7, 7]);
  });
});

import { describe, expect, it } from 'vitest';
import { messageText } from '../../../engine/core/messages/message.ts';
import { FORMATS } from '../../catalogue/formats.ts';
import { prepareXml } from '../../reading/prepare-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../../testing/invoices.ts';
import { answeredEdits } from '../../verdicts/answered-edits.ts';
import { fixesOf } from '../../verdicts/verdict-fixes.ts';
import type { Verdict } from '../../verdicts/verdict.ts';
import { formatWords } from '../../words.es.ts';
import { xmlPlaces } from '../../xml/xml-places.ts';

function judged(data: string, set: string): readonly Verdict[] {
  const prepared = prepareXml({ data, judge: [set] }, FORMATS);
  if (!prepared.ok) throw new Error('no XML');
  return prepared.value.judge(RULE_SETS, '2026-11-24').verdicts;
}

const SET = 'xrechnung-3@3.0.2-2.5.0';
const pays = (code: string): Edit => ['<cbc:PaymentMeansCode>30', `<cbc:PaymentMeansCode>${code}`];

/** The sentence of a fault in both languages; an answer for its first form; whether that cures it without a new fault. */
const CASES: readonly (readonly [
  rule: string,
  syntax: 'ubl' | 'cii',
  edits: readonly Edit[],
  english: string,
  spanish: string,
  answers: readonly string[],
])[] = [
  [
    'BR-DE-15',
    'ubl',
    [],
    'Buyer reference (BT-10) is missing. Add `cbc:BuyerReference` after `cbc:TaxCurrencyCode`.',
    'Falta «Referencia del comprador» (BT-10). Añada `cbc:BuyerReference` detrás de `cbc:TaxCurrencyCode`.',
    ['04011000-12345-34'],
  ],
  [
    'BR-DE-4',
    'cii',
    [],
    'Seller post code (BT-38) is missing. Add `ram:PostcodeCode` at the beginning of `ram:PostalTradeAddress`.',
    'Falta «Código postal del vendedor» (BT-38). Añada `ram:PostcodeCode` al principio de `ram:PostalTradeAddress`.',
    ['10115'],
  ],
  [
    'BR-DE-2',
    'ubl',
    [],
    'Seller contact (BG-6) is missing. Add `cac:Contact` after `cac:PartyLegalEntity`.',
    'Falta «Contacto del vendedor» (BG-6). Añada `cac:Contact` detrás de `cac:PartyLegalEntity`.',
    ['Ana', '+34 91 123', 'ana@example.com'],
  ],
  [
    'BR-DE-17',
    'ubl',
    [['<cbc:InvoiceTypeCode>380', '<cbc:InvoiceTypeCode>383']],
    '`383` is not allowed as Invoice type code (BT-3, `cbc:InvoiceTypeCode`): `326`, `380`, `384`, `389`, `381`, `875`, `876` or `877`.',
    '`383` no vale como «Código de tipo de factura» (BT-3, `cbc:InvoiceTypeCode`): `326`, `380`, `384`, `389`, `381`, `875`, `876` o `877`.',
    [],
  ],
  [
    'BR-DE-23-b',
    'ubl',
    [],
    'With Payment means type code (BT-81) `30`: Payment card information (BG-18) must not be here. Remove `cac:CardAccount`.',
    'Con «Código de la forma de pago» (BT-81) `30`: «Datos de la tarjeta de pago» (BG-18) no debe estar aquí. Quite `cac:CardAccount`.',
    [],
  ],
  [
    'BR-DE-19',
    'ubl',
    [pays('58'), [/(<cac:PayeeFinancialAccount>\s*<cbc:ID>)[^<]*/, '$1DE00123']],
    'With Payment means type code (BT-81) `58`: `DE00123` is not a valid IBAN: check its digits in Payment account identifier (BT-84, `cbc:ID`).',
    'Con «Código de la forma de pago» (BT-81) `58`: `DE00123` no es un IBAN válido: revise sus cifras en «Número de la cuenta de pago» (BT-84, `cbc:ID`).',
    ['DE89370400440532013000'],
  ],
];

describe('a broken row of a table', () => {
  it.each(CASES)('%s in %s says what is wrong in both languages, and its fix cures it', (...faultCase) => {
    const [rule, syntax, edits, english, spanish, answers] = faultCase;
    const text = edited(syntax === 'ubl' ? ublInvoice() : ciiInvoice(), edits);
    const verdicts = judged(text, SET);
    const verdict = verdicts.find((each) => each.rule === rule);
    if (!verdict) throw new Error(`${rule} holds`);
    const { description, phrase = '', values = {} } = verdict;
    expect([description, messageText(formatWords, { phrase, values })]).toEqual([english, spanish]);
    const [fix] = fixesOf(text, verdicts)(verdict, xmlPlaces(text)(verdict.places[0] ?? ''));
    if (!fix) throw new Error('no fix');
    expect([fix.safe, fix.certain, fix.ask?.form.length ?? 0]).toEqual([false, false, answers.length]);
    const given = new Map(fix.ask?.form.map(({ place }, turn) => [place, answers[turn] ?? '']));
    const mended = [...answeredEdits(fix, given)]
      .toSorted((a, b) => b.start - a.start)
      .reduce((all, { start, end, text: put }) => all.slice(0, start) + put + all.slice(end), text);
    expect(judged(mended, SET).filter((each) => each.rule === rule).length).toBeLessThan(
      verdicts.filter((each) => each.rule === rule).length,
    );
    expect(judged(mended, 'schema')).toEqual(judged(text, 'schema'));
  });

  it.each([
    [
      'UBL-CR-143',
      'an element without a term in a group',
      [[/(<cac:AccountingSupplierParty><cac:Party>)/, '$1<cbc:WebsiteURI>x</cbc:WebsiteURI>']],
      '`cbc:WebsiteURI` must not be in Seller (BG-4). Remove it.',
      ['BG-4'],
    ],
    [
      'UBL-CR-650',
      'an attribute of a term',
      [[/<cbc:ID>/, '<cbc:ID schemeID="x">']],
      '`@schemeID` must not be in Invoice number (BT-1). Remove it.',
      ['BT-1'],
    ],
    [
      'BR-S-01',
      'an entry of the breakdown',
      [[/(<cac:TaxSubtotal>[^]*?<cac:TaxCategory>\s*<cbc:ID>)S/, '$1Z']],
      'Category `S` is used, but VAT breakdown (BG-23, `cac:TaxSubtotal`) has no entry for it.',
      ['BT-118', 'BT-151', 'BT-95', 'BT-102'],
    ],
  ] as const)('%s names what is around %s', (rule, _, edits, said, terms) => {
    const verdict = judged(edited(ublInvoice(), edits), 'en16931').find((each) => each.rule === rule);
    expect([verdict?.description, verdict?.terms]).toEqual([said, terms]);
  });

  it.each([
    ['pint-sg', 'BR-CL-17-GST-SG', 'GST category code', 'Código de categoría de GST'],
    ['pint-aunz', 'aligned-ibrp-047-aunz', 'GST category code', 'Código de categoría de GST'],
    ['pint-my', 'aligned-ibrp-cl-01-my', 'SST category code', 'Código de categoría de SST'],
    ['en16931', 'BR-CL-17', 'VAT category code', 'Código de categoría de IVA'],
  ])('%s calls the tax by its own name in %s', (set, rule, english, spanish) => {
    const text = edited(ublInvoice(), [[/(<cac:TaxSubtotal>[^]*?<cac:TaxCategory>\s*<cbc:ID>)S/, '$1Y']]);
    const reported = judged(text, set)
      .filter((each) => each.rule === rule)
      .map(({ description, phrase = '', values = {} }) => [description, messageText(formatWords, { phrase, values })]);
    expect(reported).toContainEqual([expect.stringContaining(english), expect.stringContaining(spanish)]);
  });

  it('leaves a placeholder for what has no answer, and writes answers as text', () => {
    const text = ublInvoice();
    const verdicts = judged(text, SET);
    const verdict = verdicts.find((each) => each.rule === 'BR-DE-15');
    const [fix] = verdict ? fixesOf(text, verdicts)(verdict, { start: 0, end: 0 }) : [];
    const [place = ''] = fix?.ask?.form.map((field) => field.place) ?? [];
    const textOf = (answer: string) => fix && answeredEdits(fix, new Map([[place, answer]]))[0]?.text.trim();
    expect(textOf(' ')).toBe('<cbc:BuyerReference>&lt;?&gt;</cbc:BuyerReference>');
    expect(textOf('<b>&"')).toBe('<cbc:BuyerReference>&lt;b&gt;&amp;&quot;</cbc:BuyerReference>');
  });
});

import { describe, expect, it } from 'vitest';
import { CII } from '../../cii/cii.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { BREAKAGES as BROKEN_TERMS } from '../../testing/broken-invoices.ts';
import { BROKEN_CII_STRUCTURE, CII_TYPE_SAMPLES, UBL_ANYWHERE_SAMPLES } from '../../testing/broken-cii-structure.ts';
import { BROKEN_STRUCTURE } from '../../testing/broken-structure.ts';
import { bare, coded, edited, type Edit } from '../../testing/edits.ts';
import { leftOutSamples } from '../../testing/left-out-samples.ts';
import { ciiInvoice, ublInvoice, VAT_CATEGORIES } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { xmlPath } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { judgeTerms, MOST_VERDICTS_OF_A_RULE } from './judge-terms.ts';
import { FORMATS } from '../../catalogue/formats.ts';
import { prepareXml } from '../../reading/prepare-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';
import { EN16931_CII_RULES } from './cii-rules.ts';
import { EN16931_RULES as COMMON_RULES } from './rules.ts';
import { EN16931_UBL_RULES } from './ubl-rules.ts';

const EN16931_RULES = [...COMMON_RULES, ...EN16931_UBL_RULES, ...EN16931_CII_RULES];

const BREAKAGES = [...BROKEN_TERMS, ...BROKEN_STRUCTURE, ...BROKEN_CII_STRUCTURE];
const SAMPLES = [...leftOutSamples(), ...CII_TYPE_SAMPLES, ...UBL_ANYWHERE_SAMPLES];

const SYNTAXES = { ubl: { table: UBL, make: ublInvoice }, cii: { table: CII, make: ciiInvoice } } as const;
type Name = keyof typeof SYNTAXES;
const NAMES: readonly Name[] = ['ubl', 'cii'];

function termsOf(syntax: Name, xml: string): InvoiceTerms {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = readTerms(SYNTAXES[syntax].table, read.document.root);
  if (!reading) throw new Error(`${read.document.root.name} is no invoice`);
  return reading.terms;
}

const fired = (syntax: Name, xml: string): string[] => [
  ...new Set(judgeTerms(termsOf(syntax, xml), EN16931_RULES).map(({ rule }) => rule)),
];

describe('a sound invoice', () => {
  it.each(NAMES.flatMap((syntax) => VAT_CATEGORIES.map((category) => [syntax, category] as const)))(
    'in %s of category %s breaks no rule',
    (syntax, category) => {
      expect(fired(syntax, SYNTAXES[syntax].make(category))).toEqual([]);
    },
  );
});

describe('a broken invoice', () => {
  const cases = NAMES.flatMap((syntax) =>
    BREAKAGES.flatMap((breakage, index) =>
      breakage[syntax] ? [[breakage.rule, syntax, index, breakage, breakage[syntax]] as const] : [],
    ),
  );
  it.each(cases)('breaks %s in %s (%i)', (rule, syntax, _, { category }, edits) => {
    expect(fired(syntax, edited(SYNTAXES[syntax].make(category), edits))).toContain(rule);
  });
});

describe('a code in an attribute', () => {
  it.each<[Name, string, Edit, string]>([
    ['ubl', 'BR-CL-03', coded('cbc:PriceAmount', 'currencyID', 'XYZ'), '/PriceAmount[1]/@currencyID'],
    ['ubl', 'BR-CL-03', bare('cbc:PriceAmount', 'currencyID'), '/PriceAmount[1]'],
    ['ubl', 'BR-CL-10', coded('cbc:ID', 'schemeID', '?'), '/PartyIdentification[1]/ID[1]/@schemeID'],
    ['ubl', 'BR-CL-23', coded('cbc:InvoicedQuantity', 'unitCode', '?'), '/InvoicedQuantity[1]/@unitCode'],
    ['cii', 'BR-CL-23', coded('ram:BilledQuantity', 'unitCode', '?'), '/BilledQuantity[1]/@unitCode'],
    [
      'cii',
      'CII-DT-013',
      ['<rsm:CrossIndustryInvoice ', '<rsm:CrossIndustryInvoice languageID="de" '],
      '[1]/@languageID',
    ],
    ['cii', 'CII-DT-031', ['<ram:LineTotalAmount>', '<ram:LineTotalAmount currencyID="EUR">'], '/@currencyID'],
  ])('is marked itself, and its element when it is missing: %s %s', (syntax, code, edit, place) => {
    const prepared = prepareXml({ data: edited(SYNTAXES[syntax].make(), [edit]), judge: ['en16931'] }, FORMATS);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.faults));
    const { verdicts } = prepared.value.judge(RULE_SETS, '2026-11-25');
    const places = verdicts.flatMap(({ rule, places: own }) => (rule === code ? own : []));
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((otherPlace) => !otherPlace.endsWith(place))).toEqual([]);
  });
});

describe('what a syntax can say and EN 16931 leaves out', () => {
  it('is reported by its rule, wherever it is left out', () => {
    const silent = SAMPLES.filter(({ rule, syntax, xml }) => !fired(syntax, xml).includes(rule));
    expect(silent.map(({ rule, path }) => `${rule} ${path}`)).toEqual([]);
  });

  it.each([
    ['UBL-CR-001', 'warning', 'ext:UBLExtensions'],
    ['UBL-CR-470', 'warning', 'cac:PrepaidPayment'],
    ['UBL-CR-646', 'warning', 'cac:InvoiceLine/cac:SubInvoiceLine'],
    ['CII-SR-013', 'warning', 'rsm:ExchangedDocument/ram:Name'],
    ['CII-DT-013', 'error', '@languageID'],
  ] as const)('is in the table of its binding: %s', (rule, severity, path) => {
    expect(SAMPLES.filter((sample) => sample.rule === rule).map((sample) => sample.path)).toEqual([path]);
    expect(EN16931_RULES.find(({ code }) => code === rule)?.severity).toBe(severity);
  });

  it('holds in the other kind of document and nowhere else', () => {
    const creditNote = ublInvoice()
      .replaceAll(/(<\/?(?:cac:)?)Invoice(Line)?(?=[ >])/g, '$1CreditNote$2')
      .replace('xsd:Invoice-2', 'xsd:CreditNote-2')
      .replaceAll('InvoicedQuantity', 'CreditedQuantity')
      .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode');
    const inLine = creditNote.replace('<cac:CreditNoteLine>', '<cac:CreditNoteLine><cbc:UUID>1</cbc:UUID>');
    expect(fired('ubl', inLine)).toContain('UBL-CR-515');
    // The due date of a credit note has no other place.
    const dueDate = edited(creditNote, [
      [/(<cac:PaymentMeans>)/, '$1<cbc:PaymentDueDate>2026-03-01</cbc:PaymentDueDate>'],
    ]);
    expect(fired('ubl', dueDate)).not.toContain('UBL-CR-412');
    // Another namespace means another element.
    const stranger = ublInvoice().replace('<cac:InvoiceLine>', '<cac:InvoiceLine><x:UUID xmlns:x="urn:x">1</x:UUID>');
    expect(fired('ubl', stranger)).not.toContain('UBL-CR-515');
  });
});

/** Values that none of our valid invoices has. */
const OF_CII = /^CII-SR-(?!0(?:09|10|14|46|90)|4(?:39|54|8)|119)|^CII-DT-(?!097|033|037)/;

describe('every rule', () => {
  it.each(NAMES)('of %s is judged on a sound invoice, and broken by another', (syntax) => {
    const judged = new Set<string>();
    for (const category of VAT_CATEGORIES) {
      const terms = termsOf(syntax, SYNTAXES[syntax].make(category));
      for (const rule of EN16931_RULES) if ((rule[syntax]?.on(terms).length ?? 0) > 0) judged.add(rule.code);
    }
    const broken = new Set([...BREAKAGES.filter((breakage) => breakage[syntax]), ...SAMPLES].map(({ rule }) => rule));
    const codes = EN16931_RULES.filter((rule) => rule[syntax]).map(({ code }) => code);
    // Split payment is Italian, and none of our valid invoices uses it; exclusions are tested at their places.
    const silent = codes.filter(
      (code) => !judged.has(code) && !/^BR-B-|^UBL-DT-(?!0[167])|^UBL-CR-/.test(code) && !OF_CII.test(code),
    );
    expect(silent).toEqual([]);
    expect(codes.filter((code) => !broken.has(code))).toEqual([]);
  });

  it('has a code of its own', () => {
    const written = EN16931_RULES.flatMap(({ code, ubl, cii }) => [ubl && `${code} ubl`, cii && `${code} cii`]);
    const rows = written.filter((row) => row !== undefined);
    expect(new Set(rows).size).toBe(rows.length);
    const codes = [...new Set(EN16931_RULES.map(({ code }) => code))];
    // The standard has 223; BR-CO-05 to 08 require that reason and code mean the same, which cannot be judged.
    expect(codes.filter((code) => code.startsWith('BR-'))).toHaveLength(219);
    // UBL-SR-38 and 41, and UBL-DT-02 to 05, are not used.
    expect(codes.filter((code) => /^UBL-(?:SR|DT)-/.test(code))).toHaveLength(78);
    expect(codes.filter((code) => code.startsWith('UBL-CR-'))).toHaveLength(678);
    // CII-DT-010 to 012 never fire officially.
    expect(codes.filter((code) => code.startsWith('CII-SR-'))).toHaveLength(482);
    expect(codes.filter((code) => code.startsWith('CII-DT-'))).toHaveLength(98);
  });
});

describe('an invoice of many entries', () => {
  it('is judged without looking through all of them for each', () => {
    const many = 8_000;
    const numbered = (pattern: RegExp, figure: RegExp) => (text: string) =>
      text.replace(pattern, (element) =>
        Array.from({ length: many }, (_, i) => element.replace(figure, `$1${i + 1}.5`)).join(''),
      );
    const xml = [
      numbered(/<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>/, /(<cbc:Percent>)\d+/),
      numbered(/<cac:InvoiceLine>[^]*?<\/cac:InvoiceLine>/, /(<cbc:Percent>)\d+/),
      // Small lines, to stay within the limits of the reader.
      (text: string) =>
        text.replace(
          /(<cac:InvoiceLine>)[^]*?(<cac:ClassifiedTaxCategory>[^]*?<\/cac:ClassifiedTaxCategory>)[^]*?(<\/cac:InvoiceLine>)/g,
          '$1<cac:Item>$2</cac:Item>$3',
        ),
    ].reduceRight((text, edit) => edit(text), ublInvoice());
    // Lines without an amount count as zero, so every entry is right and none ends the rule early.
    const rules = fired('ubl', xml.replaceAll('>145.00</cbc:TaxableAmount>', '>0.00</cbc:TaxableAmount>'));
    expect(rules).toContain('BR-24');
    expect(rules).not.toContain('BR-S-08');
  });
});

describe('a verdict', () => {
  it('shows the values it is about, their places, and what would be right', () => {
    const xml = edited(ublInvoice(), [['>174.00</cbc:TaxInclusiveAmount>', '>174.01</cbc:TaxInclusiveAmount>']]);
    const verdict = judgeTerms(termsOf('ubl', xml), EN16931_RULES).find(({ rule }) => rule === 'BR-CO-15');
    expect(verdict?.right).toBe('174.00');
    expect(verdict?.found[0]).toEqual({ term: 'BT-112', text: '174.01' });
    expect(verdict?.nodes.map(xmlPath)[0]).toBe('/Invoice[1]/LegalMonetaryTotal[1]/TaxInclusiveAmount[1]');
  });

  it('about what is missing is at the element that lacks it', () => {
    const xml = edited(ublInvoice(), [[/<cbc:Name>Brake pads<\/cbc:Name>/, '']]);
    const verdicts = judgeTerms(termsOf('ubl', xml), EN16931_RULES);
    expect(verdicts.map(({ rule, nodes }) => [rule, ...nodes.map(xmlPath)])).toEqual([
      ['BR-25', '/Invoice[1]/InvoiceLine[1]'],
    ]);
  });

  it('is given a limited number of times', () => {
    const xml = ublInvoice().replace(/(<cac:InvoiceLine>[^]*?<\/cac:InvoiceLine>)/, (line) =>
      line.replace('<cbc:Name>Brake pads</cbc:Name>', '').repeat(MOST_VERDICTS_OF_A_RULE + 5),
    );
    const verdicts = judgeTerms(termsOf('ubl', xml), EN16931_RULES).filter(({ rule }) => rule === 'BR-25');
    expect(verdicts).toHaveLength(MOST_VERDICTS_OF_A_RULE);
  });
});

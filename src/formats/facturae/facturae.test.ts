import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { FACTURAE_CREDIT, FACTURAE_DOLLARS, FACTURAE_PUBLIC } from '../testing/facturae-documents.ts';
import { FACTURAE, FACTURAE_32 } from './namespaces.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-27T12:00:00.123Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

const write = (data: JsonObject, more: Partial<ExportRequest> = {}) =>
  exportXml({ data, format: 'facturae', ...more }, engine, context, RULE_SETS);

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value;
}

/** Elements with text, in order, each after the name of its parent. */
const leaves = (xml: string): readonly string[] => {
  const open: string[] = [];
  return [...xml.matchAll(/<(\/?)([\w:]+)[^<>]*>([^<>]*)/g)].flatMap(([, close, name = '', text = '']) => {
    if (close) open.pop();
    else open.push(name);
    return !close && text.trim() !== '' ? [`${open.at(-2) ?? ''}/${name} ${text.trim()}`] : [];
  });
};

const OWN = { 'to a public body': FACTURAE_PUBLIC, 'a credit note': FACTURAE_CREDIT, 'in dollars': FACTURAE_DOLLARS };
const publicXml = written(FACTURAE_PUBLIC).content;

describe('an invoice written as Facturae', () => {
  it.each(Object.entries(OWN))(
    'is valid, loses nothing that matters, and is the same XML when read back: %s',
    (_, data) => {
      const { content, profile, verdicts, report } = written(data);
      expect([profile, verdicts, report.losses.filter(({ grade }) => grade === 'matters')]).toEqual([
        'facturae',
        [],
        [],
      ]);
      const again = read(content);
      expect([again.format, again.verdicts]).toEqual(['facturae', []]);
      expect(again.report.entries.filter(({ outcome }) => outcome === 'left')).toEqual([]);
      expect(again.report.entries.filter(({ phrase }) => phrase === 'member.otherFigure')).toEqual([]);
      expect(engine.inspect({ data: again.document }, context).faults).toEqual([]);
      expect(leaves(written(again.document).content)).toEqual(leaves(content));
    },
  );

  it.each([
    [
      'to a public body',
      [
        'Subsidy/SubsidyAmount 50.00',
        'InvoiceTotals/TotalPaymentsOnAccount 100.00',
        'InvoiceTotals/TotalOutstandingAmount 1345.75',
        'TotalOutstandingAmount/TotalAmount 1345.75',
        'AddressInSpain/Province Granada',
        'InvoiceLine/ReceiverTransactionReference PED-10',
      ],
    ],
    [
      'a credit note',
      [
        'TaxIdentification/TaxIdentificationNumber PT501442600',
        'Corrective/CorrectionMethod 03',
        'InvoiceLine/Quantity -2',
        'InvoiceLine/UnitPriceWithoutTax 61',
        'InvoiceTotals/TotalTaxesWithheld -18.30',
        'InvoiceTotals/InvoiceTotal -129.32',
        'Installment/PaymentMeans 16',
        'OverseasAddress/Province Porto',
      ],
    ],
    [
      'in dollars',
      [
        'FileHeader/InvoiceIssuerType TE',
        'ExchangeRateDetails/ExchangeRate 0.875',
        'TaxableBase/EquivalentInEuros 19.24',
        'Tax/EquivalenceSurcharge 5.20',
        'Installment/InstallmentDueDate 2026-10-05',
        'AdditionalData/RelatedInvoice D26-3',
      ],
    ],
  ] as const)('has the figures and codes of the authority: %s', (name, expected) => {
    expect(leaves(written(OWN[name]).content)).toEqual(expect.arrayContaining([...expected]));
  });

  it('states a rounding as a general charge, so that its totals add up', () => {
    const { content } = written({ ...FACTURAE_CREDIT, type: 'standard', preceding: [], totals: { rounding: '0.03' } });
    expect(leaves(content)).toEqual(
      expect.arrayContaining(['Charge/ChargeAmount 0.03', 'InvoiceTotals/InvoiceTotal 129.35']),
    );
    expect(read(content).document.totals).toEqual({ rounding: '0.03' });
  });

  it('is refused with the place if the schema would refuse it, and without a number unless it is a draft', () => {
    const { customer, ...rest } = FACTURAE_PUBLIC;
    const { addresses: _addresses, ...homeless } = customer as JsonObject;
    const refused = write({ ...rest, customer: homeless });
    expect(refused.ok ? [] : refused.error.faults?.map(({ code, properties }) => [code, properties[0]])).toEqual(
      expect.arrayContaining([['SCHEMA-MISSING', '$.customer']]),
    );
    const { series: _series, code: _code, ...draft } = FACTURAE_PUBLIC;
    const none = write(draft);
    expect(none.ok ? [] : none.error.faults?.map(({ code }) => code)).toEqual(['ASSAY-EXPORT-NUMBER']);
    const { content, report } = written(draft, { allowLoss: true });
    expect(content).toContain('<InvoiceNumber');
    expect(report.losses.filter(({ grade }) => grade === 'matters').map(({ path }) => path)).toEqual(['$.code']);
  });
});

it('invents no day of payment: the means of payment have a place only beside one', () => {
  const payment = {
    terms: { detail: '30 days' },
    instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
  };
  const lost = write({ ...FACTURAE_PUBLIC, payment });
  expect(lost.ok ? [] : lost.error.faults?.map(({ code, properties }) => [code, properties[0]])).toEqual(
    expect.arrayContaining([['ASSAY-EXPORT-LOSS', '$.payment.instructions.credit_transfer[0].iban']]),
  );
  const { content } = written({ ...FACTURAE_PUBLIC, payment }, { allowLoss: true });
  expect(content).not.toContain('Installment');
  const atOnce = written({ ...FACTURAE_PUBLIC, payment: { ...payment, terms: { key: 'instant' } } });
  expect(leaves(atOnce.content)).toContain(`Installment/InstallmentDueDate ${FACTURAE_PUBLIC.issue_date as string}`);
});

describe('a file of Facturae', () => {
  it('becomes a document with its members', () => {
    expect(read(publicXml).document).toMatchObject({
      op_date: '2026-09-30',
      supplier: { registration: { office: 'Granada', page: '12' }, addresses: [{ num: '77', region: 'Granada' }] },
      customer: { identities: [{ scope: 'tax', code: 'L02000018' }, { label: 'Comprador' }] },
      delivery: { receiver: { name: 'Parques' } },
      ordering: { despatch: [{ code: 'ALB-5', lines: [1, 2] }], purchases: [{ code: 'PED-9' }, { lines: [2] }] },
      discounts: [{ reason: 'Pronto pago', taxes: [{ cat: 'VAT', percent: '21.0%' }] }],
      lines: [{}, {}, { taxes: [{ cat: 'VAT', key: 'exempt' }] }],
      payment: { advances: [{ ext: { 'es-facturae-subsidy': 'S' } }, { date: '2026-08-01' }] },
    });
  });

  it('makes one general discount of two rates two of them', () => {
    const xml = publicXml
      .replace('>15.00<', '>25.00<')
      .replace(/(<TaxRate>10\.0<\/TaxRate>\s*<TaxableBase>\s*<TotalAmount>)512\.20/, '$1502.20')
      .replace(/<GeneralSurcharges>[\s\S]*?<\/GeneralSurcharges>/, '');
    expect(read(xml).document.discounts).toMatchObject([
      { amount: '15.00', taxes: [{ percent: '21.0%' }] },
      { amount: '10.00', taxes: [{ percent: '10.0%' }] },
    ]);
  });

  it('is read in version 3.2, and not judged by the schema', () => {
    const xml = publicXml.replace(FACTURAE, FACTURAE_32).replace('>3.2.2<', '>3.2<');
    const { document, verdicts, profile } = read(xml);
    expect([document.code, verdicts, profile]).toEqual(['31', [], 'facturae']);
  });

  it.each([
    ['a missing element', /<PersonTypeCode>.*<\/PersonTypeCode>/, '', 'SCHEMA-MISSING'],
    ['a wrong value', '<TaxRate>21.0<', '<TaxRate>21,0<', 'SCHEMA-VALUE'],
  ])('is judged by the schema, with the place: %s', (_, from, to, rule) => {
    const { verdicts } = read(publicXml.replace(from, to));
    expect(verdicts.map((verdict) => verdict.rule)).toEqual([rule]);
    expect(verdicts[0]?.places[0]).toMatch(/^\/Facturae/);
  });

  it('names the extension, the attached file and the signature that a document has no members for', () => {
    const xml = publicXml
      .replace(
        '</AdditionalData>',
        '<Extensions><x:Extra xmlns:x="urn:x"><x:A>1</x:A></x:Extra></Extensions></AdditionalData>',
      )
      .replace(
        '<AdditionalData>',
        '<AdditionalData><RelatedDocuments><Attachment><AttachmentFormat>pdf</AttachmentFormat><AttachmentData>AA==</AttachmentData></Attachment></RelatedDocuments>',
      )
      .replace(
        '</fe:Facturae>',
        '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:A>x</ds:A></ds:Signature></fe:Facturae>',
      );
    const { entries } = read(xml).report;
    expect(entries.filter(({ outcome }) => outcome === 'left').map(({ phrase }) => phrase)).toEqual([
      'xml.noFiles',
      'xml.noFiles',
      'facturae.extension',
    ]);
    expect(entries.find(({ path }) => path.includes('Signature'))?.phrase).toBe('member.ofTheFile');
  });
});

it('invents no country for a number from abroad beside an address in Spain', () => {
  const abroad = publicXml
    .replace('<ResidenceTypeCode>R<', '<ResidenceTypeCode>E<')
    .replace(/<TaxIdentificationNumber>[^<]*</, '<TaxIdentificationNumber>AB-123<');
  const { document } = read(abroad);
  expect(document.supplier).toMatchObject({ identities: [{ code: 'AB-123' }] });
  expect(document.supplier).not.toHaveProperty('tax_id');
});

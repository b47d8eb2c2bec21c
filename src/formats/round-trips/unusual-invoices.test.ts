import { describe, expect, it } from 'vitest';
import { createStandardEngine, type Json, type JsonObject } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { exportXml } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import type { ImportResult } from '../reading/importer.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { edited, type Edit } from '../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';

/** Real-world differences from the examples of the standard, and additions. */

const engine = createStandardEngine();

function imported(text: string, ...edits: readonly Edit[]): ImportResult {
  const outcome = importXml({ data: edited(text, edits) }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function fate(result: ImportResult, end: string) {
  const found = result.report.entries.find(({ path }) => path.endsWith(end));
  return found && { outcome: found.outcome, to: found.to, why: found.why };
}

const at = (document: Json, ...path: readonly (string | number)[]): Json =>
  path.reduce<Json>((value, step) => (value as JsonObject)[step as string] ?? null, document);

const before = (text: string, more: string): Edit => [text, more + text];

const property = (name: string, value: string): Edit => [
  /(<cac:InvoiceLine>[^]*?<cac:AdditionalItemProperty>[^]*?<\/cac:AdditionalItemProperty>)/,
  `$1<cac:AdditionalItemProperty><cbc:Name>${name}</cbc:Name><cbc:Value>${value}</cbc:Value></cac:AdditionalItemProperty>`,
];

describe('properties of an item', () => {
  it.each([
    ['a name that a key can say', 'Net weight', 'meta', { colour: 'black', 'net-weight': '2 kg' }],
    ['a name with other letters', 'Größe', 'attributes', [{ label: 'Größe', text: '2 kg' }]],
    ['a name of another script', '重量', 'attributes', [{ label: '重量', text: '2 kg' }]],
    ['a name that is there already', 'Colour', 'attributes', [{ label: 'Colour', text: '2 kg' }]],
  ])('with %s are kept, and written again', (_, name, member, wanted) => {
    const { document } = imported(ublInvoice(), property(name, '2 kg'));
    expect(at(document, 'lines', 0, 'item', member)).toEqual(wanted);
    const again = exportXml({ data: document, format: 'cii', allowLoss: true }, engine, systemContext, []);
    const written = again.ok ? again.value.content : '';
    expect(written.toLowerCase().replaceAll('-', ' ')).toContain(
      `<ram:description>${name.toLowerCase()}</ram:description>`,
    );
    expect(written).toContain('<ram:Value>2 kg</ram:Value>');
  });

  it.each([
    ['a text', { label: 'Size', text: 'XL' }, 'Size', 'XL'],
    ['a number with its unit', { key: 'weight', amount: '2.5', unit: 'kg' }, 'weight', '2.5 kg'],
    ['a code', { type: 'T1', code: 'RAL9005' }, 'T1', 'RAL9005'],
    ['a day', { key: 'expiry', date: '2027-01-31' }, 'expiry', '2027-01-31'],
  ])('are written from %s, and nothing of it is lost', (_, attribute, name, value) => {
    const { document } = imported(ublInvoice());
    const line = at(document, 'lines', 0) as JsonObject;
    const item = { ...(line.item as JsonObject), attributes: [attribute] };
    const data = { ...document, lines: [{ ...line, item }] };
    const outcome = exportXml({ data, format: 'ubl', allowLoss: true }, engine, systemContext, []);
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.content.replace(/>\s+</g, '><')).toContain(
      `<cbc:Name>${name}</cbc:Name><cbc:Value>${value}</cbc:Value>`,
    );
    expect(outcome.value.report.losses.filter(({ path }) => path.includes('attributes'))).toEqual([]);
  });
});

describe('money', () => {
  it('of a percentage is calculated to the cents of the amount, when its base has none', () => {
    const rate: Edit = [
      /<cbc:Amount currencyID="EUR">10.00<\/cbc:Amount>\s*<cbc:BaseAmount currencyID="EUR">100.00/,
      '<cbc:MultiplierFactorNumeric>2.5</cbc:MultiplierFactorNumeric><cbc:Amount currencyID="EUR">21.25</cbc:Amount><cbc:BaseAmount currencyID="EUR">850',
    ];
    const result = imported(ublInvoice(), rate);
    expect(at(result.document, 'discounts', 0)).toMatchObject({ percent: '2.5%', base: '850.00' });
    expect(fate(result, '/AllowanceCharge[2]/Amount[1]')).toMatchObject({ outcome: 'recalculated', why: undefined });
  });

  it('charged for freight in the profile EXTENDED is a charge', () => {
    const freight =
      '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Haulage</ram:Description><ram:AppliedAmount>15.00</ram:AppliedAmount>' +
      '<ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>';
    const result = imported(ciiInvoice(), before('<ram:SpecifiedTradeSettlementHeaderMonetarySummation>', freight));
    expect(at(result.document, 'charges', 1)).toEqual({
      reason: 'Haulage',
      amount: '15.00',
      taxes: [{ cat: 'VAT', percent: '20%' }],
    });
    expect(fate(result, '/AppliedAmount[1]')).toMatchObject({ outcome: 'taken', to: ['$.charges[1].amount'] });
  });

  const PAID = before(
    '<cac:AllowanceCharge>\n    <cbc:ChargeIndicator>true',
    '<cac:PrepaidPayment><cbc:ID>P-1</cbc:ID><cbc:PaidAmount currencyID="EUR">19.96</cbc:PaidAmount><cbc:InstructionID>By phone</cbc:InstructionID></cac:PrepaidPayment>',
  );
  const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

  it('paid before is an advance with its words', () => {
    const { document } = imported(ublInvoice(), PAID);
    expect(at(document, 'payment', 'advances')).toEqual([{ ref: 'P-1', description: 'By phone', amount: '19.96' }]);
  });

  it('claimed by third parties in the extension of XRechnung is an advance below zero, and is written back', () => {
    const claims = (paid: string) =>
      imported(
        ublInvoice(),
        PAID,
        ['>urn:cen.eu:en16931:2017<', `>${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<`],
        ['<cbc:PrepaidAmount currencyID="EUR">20.00</cbc:PrepaidAmount>', paid],
        ['<cbc:PayableAmount currencyID="EUR">154.05', '<cbc:PayableAmount currencyID="EUR">194.01'],
      );
    const claim = { ref: 'P-1', description: 'By phone', amount: '-19.96' };
    const { document } = claims('');
    expect(at(document, 'payment', 'advances')).toEqual([claim]);
    const to = { format: 'ubl', profile: 'xrechnung-3-extension', unfinished: true, allowLoss: true };
    const again = exportXml({ data: document, ...to }, engine, systemContext, []);
    const written = again.ok ? again.value.content : '';
    expect(written).toMatch(/<cbc:PaidAmount currencyID="EUR">19\.96<[^]*?<cbc:InstructionID>By phone</);
    expect(written).toContain('<cbc:PayableAmount currencyID="EUR">194.01<');
    expect(written).not.toContain('cbc:PrepaidAmount');
    expect(
      at(claims('<cbc:PrepaidAmount currencyID="EUR">5.00</cbc:PrepaidAmount>').document, 'payment', 'advances'),
    ).toEqual([claim, { description: 'Prepaid Amount', amount: '5.00' }]);
  });
});

describe('words and places', () => {
  it('a bank is read where UBL 2.0 has it, and once when it stands in both places', () => {
    const bank = '<cac:FinancialInstitution><cbc:ID>CAIXESBB</cbc:ID></cac:FinancialInstitution>';
    for (const own of ['', '<cbc:ID>CAIXESBB</cbc:ID>']) {
      const branch = `<cac:FinancialInstitutionBranch>${own}${bank}</cac:FinancialInstitutionBranch>`;
      const result = imported(ublInvoice(), before('</cac:PayeeFinancialAccount>', branch));
      expect(at(result.document, 'payment', 'instructions', 'credit_transfer', 0, 'bic')).toBe('CAIXESBB');
      expect(fate(result, '/FinancialInstitution[1]/ID[1]')?.outcome).toBe(own === '' ? 'taken' : 'implied');
    }
  });

  it('the currency of an amount in a line of CII is that of the invoice, which stands behind the lines', () => {
    const named = (code: string) =>
      imported(ciiInvoice(), [/<ram:LineTotalAmount>100/, `<ram:LineTotalAmount currencyID="${code}">100`]);
    const end = '/LineTotalAmount[1]/@currencyID';
    expect(fate(named('EUR'), end)?.outcome).toBe('implied');
    expect(fate(named('USD'), end)).toMatchObject({ outcome: 'left', why: 'It is not the currency of the invoice' });
  });

  it.each([
    ['FR', { num: '10', street: 'Rue de la Paix' }, '10 Rue de la Paix'],
    ['DE', { num: '10', street: 'Am Markt' }, 'Am Markt 10'],
    ['ES', { num: '42', floor: '3', door: 'B', block: 'II', street: 'Calle Pradillo' }, 'Calle Pradillo 42 II 3 B'],
    ['ES', { po_box: '17' }, '17'],
  ])('street, number and door are one line, in the order of %s', (country, parts, line) => {
    const { document } = imported(ublInvoice());
    const data = { ...document, customer: { name: 'Fjord AS', addresses: [{ ...parts, country }] } };
    const outcome = exportXml({ data, format: 'cii', allowLoss: true }, engine, systemContext, []);
    if (!outcome.ok) throw new Error(outcome.error.message);
    expect(outcome.value.content).toContain(`<ram:LineOne>${line}</ram:LineOne>`);
    expect(outcome.value.report.losses.filter(({ path }) => path.includes('customer'))).toEqual([]);
  });

  const CITY = {
    name: 'Ville',
    tax_id: { country: 'FR', code: '39356000000' },
    identities: [{ type: 'SIRET', code: '35600000012345' }],
    addresses: [{ country: 'FR' }],
    ext: { 'fr-choruspro-scheme': '1' },
  };

  it.each([
    ['1', '73282932000074', { identities: [{ type: 'SIRET', code: '73282932000074' }] }],
    ['2', 'DE111111125', { tax_id: { country: 'DE', code: '111111125' } }],
    ['3', 'CHMolinos del Tajo', { tax_id: { country: 'CH', code: 'E116281710' } }],
    ['4', 'R-17', { identities: [{ scope: 'legal', code: 'R-17' }] }],
  ])('Chorus Pro knows a supplier of scheme %s by %s, there and back', (scheme, number, facts) => {
    const supplier = {
      name: 'Molinos del Tajo S.A.',
      addresses: [{ country: 'FR' }],
      ext: { 'fr-choruspro-scheme': scheme },
      ...facts,
    };
    const data = {
      ...imported(ublInvoice()).document,
      $regime: 'FR',
      $addons: ['fr-choruspro-v1'],
      supplier,
      customer: CITY,
      ordering: {},
      payment: { terms: { notes: 'At once' } },
      delivery: {},
    };
    const outcome = exportXml(
      { data, format: 'cii', profile: 'choruspro', allowLoss: true },
      engine,
      systemContext,
      [],
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
    const { content, report } = outcome.value;
    expect(content).toContain(`<ram:ID schemeID="${scheme}">${number}</ram:ID>`);
    expect(report.losses.filter(({ path }) => path.includes('supplier.identities'))).toEqual([]);
    expect(at(imported(content).document, 'supplier')).toMatchObject({
      ext: { 'fr-choruspro-scheme': scheme },
      ...facts,
    });
  });

  it('a total of nought says no more than none', () => {
    const none: Edit = [/<cac:AllowanceCharge>\s*<cbc:ChargeIndicator>true[^]*?<\/cac:AllowanceCharge>/, ''];
    const result = imported(ublInvoice(), none, [/(<cbc:ChargeTotalAmount currencyID="EUR">)5.00/, '$10.00']);
    expect(fate(result, '/ChargeTotalAmount[1]')?.outcome).toBe('implied');
    expect(fate(imported(ublInvoice(), none), '/ChargeTotalAmount[1]')).toMatchObject({
      outcome: 'recalculated',
      why: 'Building calculates nothing here',
    });
  });

  it('the number of a line is no amount', () => {
    const result = imported(ublInvoice(), ['<cbc:ID>2</cbc:ID>', '<cbc:ID>20</cbc:ID>']);
    expect(fate(result, '/InvoiceLine[2]/ID[1]')?.why).toBe('Lines are numbered from 1');
    expect(fate(result, '/InvoiceLine[1]/ID[1]')?.why).toBeUndefined();
  });

  it('a line within a line is left as a whole, and the line around it is as it was', () => {
    const line = /<cac:InvoiceLine>([^]*?)<\/cac:InvoiceLine>/.exec(ublInvoice())?.[1] ?? '';
    const inner = `<cac:SubInvoiceLine>${line}</cac:SubInvoiceLine>`;
    const result = imported(ublInvoice(), [
      /<\/cac:Price>(\s*<\/cac:InvoiceLine>\s*<cac:InvoiceLine>)/,
      `</cac:Price>${inner}$1`,
    ]);
    expect(at(result.document, 'lines')).toEqual(at(imported(ublInvoice()).document, 'lines'));
    const entries = result.report.entries.filter(({ path }) => path.includes('SubInvoiceLine'));
    expect(entries.length).toBeGreaterThan(20);
    const outcomes = new Set(entries.map(({ outcome, why }) => `${outcome} ${why ?? ''}`.trim()));
    expect([...outcomes]).toEqual(['left A document has no lines within a line', 'implied']);
  });
});

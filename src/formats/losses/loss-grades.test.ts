import { describe, expect, it } from 'vitest';
import { gradeOf, LOSS_GRADES } from './loss-grades.ts';

it.each<[path: string, grade: string, reason: string]>([
  ['$.payment.advances[0].amount', 'matters', 'loss.money'],
  ['$.payment.advances[1].date', 'harmless', 'loss.paid'],
  ['$.payment.payer.name', 'matters', 'loss.party'],
  ['$.payment.terms.due_dates[1].date', 'matters', 'loss.payment'],
  ['$.payment.terms.due_dates[1].notes', 'harmless', 'loss.wayToPay'],
  ['$.supplier.telephones[0].num', 'harmless', 'loss.contact'],
  ['$.supplier.people[1].name.given', 'harmless', 'loss.contact'],
  ['$.supplier.$regime', 'harmless', 'loss.internal'],
  ['$.supplier.addresses[0].street', 'matters', 'loss.law'],
  ['$.supplier.addresses[1].street', 'harmless', 'loss.contact'],
  ['$.supplier.registration.office', 'matters', 'loss.register'],
  ['$.customer.identities[0].code', 'matters', 'loss.law'],
  ['$.customer.identities[0].type', 'harmless', 'loss.label'],
  ['$.preceding[1].code', 'matters', 'loss.earlier'],
  ['$.preceding[0].type', 'harmless', 'loss.reference'],
  ['$.lines[4].item.currency', 'harmless', 'loss.otherCurrency'],
  ['$.lines[0].taxes[1].percent', 'matters', 'loss.tax'],
  ['$.lines[0].item.meta.colour', 'harmless', 'loss.internal'],
  ['$.lines[0].item.ext.some-code', 'harmless', 'loss.code'],
  ['$.attachments[0].name', 'harmless', 'loss.file'],
  ['$.totals.retained_tax', 'matters', 'loss.money'],
  ['$.complements[0].fields[0].meta.b', 'harmless', 'loss.internal'],
  ['$.complements[0].field', 'matters', 'loss.law'],
  ['$.something-new', 'matters', 'loss.unknown'],
  ['$', 'matters', 'loss.unknown'],
])('the loss of %s %s, for the reason %s', (path, grade, reason) => {
  const found = gradeOf(path);
  expect([found.grade, found.reason.phrase]).toEqual([grade, reason]);
});

describe('a code of an authority', () => {
  it.each<[path: string, value: string, grade: string, reason: string]>([
    // It decides about tax, unless the rate, the category or the type says the same
    ['$.lines[0].taxes[0].ext.it-sdi-exempt', 'N2.2', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[0].ext.pt-saft-exemption', 'M07', 'matters', 'loss.tax'],
    ['$.charges[1].taxes[0].ext.es-verifactu-exempt', 'E1', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[0].ext.invented-code', 'X', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[1].key', 'exempt', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[0].surcharge', '5.2%', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[0].country', 'FR', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[0].ext.gr-mydata-vat-rate', '2', 'harmless', 'loss.restated'],
    ['$.lines[0].taxes[0].ext.pl-favat-tax-category', '1', 'harmless', 'loss.restated'],
    ['$.lines[0].taxes[0].ext.pl-favat-tax-category', '5', 'matters', 'loss.tax'],
    // A special scheme changes who owes the tax or when
    ['$.lines[0].taxes[0].ext.es-verifactu-regime', '03', 'matters', 'loss.tax'],
    ['$.lines[0].taxes[0].ext.es-verifactu-regime', '01', 'harmless', 'loss.usual'],
    ['$.lines[3].taxes[0].ext.it-sdi-vat-liability', 'S', 'matters', 'loss.tax'],
    ['$.lines[3].taxes[0].ext.it-sdi-vat-liability', 'I', 'harmless', 'loss.usual'],
    ['$.supplier.ext.it-sdi-fiscal-regime', 'RF19', 'matters', 'loss.tax'],
    ['$.supplier.ext.it-sdi-fiscal-regime', 'RF01', 'harmless', 'loss.usual'],
    // Of the document
    ['$.tax.ext.fr-choruspro-framework', 'A9', 'matters', 'loss.tax'],
    ['$.tax.ext.pl-favat-split-payment', '1', 'matters', 'loss.tax'],
    ['$.tax.ext.pl-favat-split-payment', '2', 'harmless', 'loss.usual'],
    ['$.tax.ext.pl-favat-margin-scheme', '3.1', 'matters', 'loss.tax'],
    ['$.tax.ext.it-sdi-document-type', 'TD01', 'harmless', 'loss.restated'],
    ['$.tax.ext.mx-cfdi-issue-place', '45400', 'harmless', 'loss.otherFile'],
    ['$.preceding[0].ext.es-verifactu-correction-type', 'S', 'matters', 'loss.earlier'],
    // A charge that is a tax
    ['$.charges[0].ext.gr-mydata-stamp-duty', '1', 'matters', 'loss.tax'],
    ['$.charges[0].ext.it-sdi-fund-type', 'TC02', 'harmless', 'loss.code'],
    // Who the parties are
    ['$.customer.ext.pl-favat-jst', '1', 'matters', 'loss.party'],
    ['$.customer.ext.pl-favat-jst', '2', 'harmless', 'loss.usual'],
    ['$.ordering.issuer.ext.pl-favat-third-party-role', '1', 'matters', 'loss.party'],
    ['$.supplier.ext.it-sdi-liquidation-state', 'LS', 'matters', 'loss.register'],
    ['$.customer.identities[0].ext.iso-scheme-id', '0088', 'matters', 'loss.law'],
    ['$.customer.identities[1].ext.iso-scheme-id', '0088', 'harmless', 'loss.reference'],
    ['$.customer.identities[0].ext.es-verifactu-identity-type', '03', 'harmless', 'loss.otherFile'],
    ['$.supplier.tax_id.ext.invented-code', 'X', 'matters', 'loss.law'],
    ['$.customer.ext.mx-cfdi-use', 'G03', 'harmless', 'loss.code'],
    // How it is paid, and what was supplied, is written by the codes of the standard
    ['$.payment.instructions.ext.it-sdi-payment-means', 'MP05', 'harmless', 'loss.code'],
    ['$.lines[0].item.ext.mx-cfdi-prod-serv', '81141601', 'harmless', 'loss.code'],
  ])('at %s with %s %s, for the reason %s', (path, value, grade, reason) => {
    const found = gradeOf(path, { value });
    expect([found.grade, found.reason.phrase]).toEqual([grade, reason]);
  });
});

it('a term without an element counts before its place', () => {
  expect(gradeOf('$.exchange_rates[0].amount').grade).toBe('harmless');
  expect(gradeOf('$.exchange_rates[0].amount', { term: 'BT-111' }).grade).toBe('matters');
});

it('every row is for another place', () => {
  const places = LOSS_GRADES.map(([at]) => at);
  expect(new Set(places).size).toBe(places.length);
});

it('a path as deep as its text allows costs no more than a usual one', () => {
  expect(gradeOf(`$${'.a[1]'.repeat(20_000)}`).grade).toBe('matters');
});

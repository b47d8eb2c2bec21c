import { expect, it } from 'vitest';
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

it('a term without an element counts before its place', () => {
  expect(gradeOf('$.exchange_rates[0].amount').grade).toBe('harmless');
  expect(gradeOf('$.exchange_rates[0].amount', 'BT-111').grade).toBe('matters');
});

it('every row is for another place', () => {
  const places = LOSS_GRADES.map(([at]) => at);
  expect(new Set(places).size).toBe(places.length);
});

it('a path as deep as its text allows costs no more than a usual one', () => {
  expect(gradeOf(`$${'.a[1]'.repeat(20_000)}`).grade).toBe('matters');
});

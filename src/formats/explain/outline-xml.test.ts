import { expect, it } from 'vitest';
import { xmlTerms } from './describe-xml.ts';
import { outlineXml, type OutlinedElement } from './outline-xml.ts';
import { ciiInvoice, ublInvoice } from '../testing/invoices.ts';

const count = ({ children }: OutlinedElement): number => children.reduce((sum, child) => sum + count(child), 1);

function outlined(text: string, most: number): OutlinedElement | undefined {
  const terms = xmlTerms(text);
  return terms && outlineXml(terms, most);
}

it('lists the elements of an invoice with their terms, values and places', () => {
  const text = ublInvoice();
  const root = outlined(text, 1000);
  expect(root).toMatchObject({ name: 'Invoice', value: '', start: text.indexOf('<Invoice') });
  const line = root?.children.find(({ name }) => name === 'InvoiceLine');
  expect(line?.terms.map(({ id }) => id)).toEqual(['BG-25']);
  const id = line?.children.find(({ name }) => name === 'ID');
  expect(id).toMatchObject({ value: '1', terms: [{ id: 'BT-126' }], children: [] });
  expect(text.slice(id?.start, id?.end)).toMatch(/^<cbc:ID>1<\/cbc:ID>$/);
});

it('has no more than is asked for, and then every part of the whole', () => {
  const whole = outlined(ciiInvoice(), 1000) as OutlinedElement;
  for (const most of [1, 3, 10, 40]) {
    const part = outlined(ciiInvoice(), most) as OutlinedElement;
    expect(count(part)).toBe(Math.min(most, count(whole)));
  }
  expect(outlined(ciiInvoice(), 5)?.children).toHaveLength(whole.children.length);
});

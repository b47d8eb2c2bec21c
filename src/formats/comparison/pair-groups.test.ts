import { describe, expect, it } from 'vitest';
import { InvoiceTerms, TermGroup, TermValue, type Syntax } from '../en16931/term-tree.ts';
import { compareInvoices } from './compare-invoices.ts';
import { namesOf, pairGroups } from './pair-groups.ts';

const WITHIN: Readonly<Record<string, string>> = { item: 'BG-31', account: 'BG-17', card: 'BG-18', debit: 'BG-19' };

/** `BT-21=AAI BT-22=text`; what begins with `item:` stands in the item of a line, and so on. */
function group(id: string, written: string): TermGroup {
  const made = new TermGroup(id);
  for (const word of written.split(' ').filter((part) => part !== '')) {
    const [, within, term = '', value = ''] = /^(?:(\w+):)?(.+)=(.*)$/.exec(word) ?? [];
    const inner = within === undefined ? made : new TermGroup(WITHIN[within] ?? '', made);
    inner.values.push(new TermValue(term, value));
    if (inner !== made) made.groups.push(inner);
  }
  return made;
}

/** Which of `here` is paired with which of `there`: `0-1 1- -0`. */
function pairs(id: string, here: readonly string[], there: readonly string[], syntax: Syntax = 'ubl'): string {
  const [ours, theirs] = [here, there].map((side) => side.map((text) => group(id, text)));
  const place = (all: readonly TermGroup[] | undefined, sought: TermGroup | undefined) =>
    sought ? String(all?.indexOf(sought)) : '';
  return pairGroups(id, ours ?? [], theirs ?? [], { here: 'ubl', there: syntax })
    .map((pair) => `${place(ours, pair.here)}-${place(theirs, pair.there)}`)
    .join(' ');
}

describe('groups of two invoices are paired', () => {
  it.each<[what: string, id: string, here: readonly string[], there: readonly string[], expected: string]>([
    [
      'notes by subject and text',
      'BG-1',
      ['BT-21=A BT-22=x', 'BT-21=B BT-22=x'],
      ['BT-21=B BT-22=x', 'BT-21=A BT-22=x'],
      '0-1 1-0',
    ],
    ['notes by text alone', 'BG-1', ['BT-21=A BT-22=x', 'BT-22=y'], ['BT-22=y BT-21=C', 'BT-22=x'], '0-1 1-0'],
    [
      'notes by subject alone',
      'BG-1',
      ['BT-21=A BT-22=x', 'BT-21=B BT-22=y'],
      ['BT-21=B BT-22=z', 'BT-21=A BT-22=w'],
      '0-1 1-0',
    ],
    [
      'notes by text before those by subject',
      'BG-1',
      ['BT-21=A BT-22=x'],
      ['BT-21=A BT-22=y', 'BT-21=B BT-22=x'],
      '0-1 -0',
    ],
    [
      'notes in order where nothing is alike',
      'BG-1',
      ['BT-22=x', 'BT-22=y'],
      ['BT-22=v', 'BT-22=w', 'BT-22=u'],
      '0-0 1-1 -2',
    ],
    ['notes that are left, in order too', 'BG-1', ['BT-22=x', 'BT-22=y'], ['BT-22=y', 'BT-22=w'], '0-1 1-0'],
    ['earlier invoices by number', 'BG-3', ['BT-25=1', 'BT-25=2'], ['BT-25=2', 'BT-25=1'], '0-1 1-0'],
    ['earlier invoices by number only, if one is', 'BG-3', ['BT-25=1', 'BT-25=2'], ['BT-25=2', 'BT-25=3'], '0- 1-0 -1'],
    ['earlier invoices in order if none is', 'BG-3', ['BT-25=1'], ['BT-25=2'], '0-0'],
    [
      'means of payment by account, mandate and card',
      'BG-16',
      ['BT-81=30 account:BT-84=1', 'BT-81=49 debit:BT-89=m', 'BT-81=54 card:BT-87=9'],
      ['BT-81=54 card:BT-87=9', 'BT-81=30 account:BT-84=1', 'BT-81=49 debit:BT-89=m'],
      '0-1 1-2 2-0',
    ],
    ['accounts by number', 'BG-17', ['BT-84=1', 'BT-84=2'], ['BT-84=2', 'BT-84=3'], '0- 1-0 -1'],
    [
      'allowances by code, reason and amount',
      'BG-20',
      ['BT-98=95 BT-97=x BT-92=1', 'BT-98=95 BT-97=x BT-92=2'],
      ['BT-98=95 BT-97=x BT-92=2', 'BT-98=95 BT-97=x BT-92=1'],
      '0-1 1-0',
    ],
    [
      'allowances by code and reason',
      'BG-20',
      ['BT-98=95 BT-97=x BT-92=1', 'BT-98=95 BT-97=y'],
      ['BT-98=95 BT-97=y BT-92=3', 'BT-98=95 BT-97=x BT-92=4'],
      '0-1 1-0',
    ],
    [
      'allowances by code',
      'BG-20',
      ['BT-98=95 BT-97=x', 'BT-98=64 BT-97=y'],
      ['BT-98=64 BT-97=v', 'BT-98=95 BT-97=w'],
      '0-1 1-0',
    ],
    [
      'allowances by reason',
      'BG-20',
      ['BT-98=95 BT-97=x', 'BT-98=64 BT-97=y'],
      ['BT-98=1 BT-97=y', 'BT-98=2 BT-97=x'],
      '0-1 1-0',
    ],
    [
      'charges by code, reason and amount',
      'BG-21',
      ['BT-105=FC BT-104=x BT-99=1', 'BT-105=FC BT-104=x BT-99=2'],
      ['BT-105=FC BT-104=x BT-99=2', 'BT-105=FC BT-104=x BT-99=1'],
      '0-1 1-0',
    ],
    [
      'charges by code and reason',
      'BG-21',
      ['BT-105=FC BT-104=x', 'BT-105=FC BT-104=y'],
      ['BT-105=FC BT-104=y BT-99=3', 'BT-105=FC BT-104=x BT-99=4'],
      '0-1 1-0',
    ],
    [
      'charges by code',
      'BG-21',
      ['BT-105=FC BT-104=x', 'BT-105=AA BT-104=y'],
      ['BT-105=AA BT-104=v', 'BT-105=FC BT-104=w'],
      '0-1 1-0',
    ],
    [
      'charges by reason',
      'BG-21',
      ['BT-105=FC BT-104=x', 'BT-105=AA BT-104=y'],
      ['BT-105=1 BT-104=y', 'BT-105=2 BT-104=x'],
      '0-1 1-0',
    ],
    [
      'breakdowns by category and rate',
      'BG-23',
      ['BT-118=S BT-119=20', 'BT-118=S BT-119=10'],
      ['BT-118=S BT-119=10.0', 'BT-118=S BT-119=20.00'],
      '0-1 1-0',
    ],
    [
      'breakdowns by category',
      'BG-23',
      ['BT-118=S BT-119=20', 'BT-118=E BT-119=0'],
      ['BT-118=E BT-119=1', 'BT-118=S BT-119=21'],
      '0-1 1-0',
    ],
    ['documents by number', 'BG-24', ['BT-122=1', 'BT-122=2'], ['BT-122=2', 'BT-122=3'], '0- 1-0 -1'],
    ['lines by number', 'BG-25', ['BT-126=1', 'BT-126=2'], ['BT-126=2', 'BT-126=1'], '0-1 1-0'],
    [
      'lines by the number of their item',
      'BG-25',
      ['BT-126=1 item:BT-157=x', 'BT-126=2 item:BT-157=y'],
      ['BT-126=8 item:BT-157=y', 'BT-126=9 item:BT-157=x'],
      '0-1 1-0',
    ],
    [
      "lines by the seller's number of their item",
      'BG-25',
      ['BT-126=1 item:BT-155=x', 'BT-126=2 item:BT-155=y'],
      ['BT-126=8 item:BT-155=y', 'BT-126=9 item:BT-155=x'],
      '0-1 1-0',
    ],
    [
      'lines by the name of their item',
      'BG-25',
      ['BT-126=1 item:BT-153=x', 'BT-126=2 item:BT-153=y'],
      ['BT-126=8 item:BT-153=y', 'BT-126=9 item:BT-153=x'],
      '0-1 1-0',
    ],
    [
      'lines alike only, if one is',
      'BG-25',
      ['BT-126=1 item:BT-153=x', 'BT-126=2'],
      ['BT-126=2', 'BT-126=9 item:BT-153=z'],
      '0- 1-0 -1',
    ],
    ['third-party payments', 'BG-DEX-01', ['BT-126=1', 'BT-126=2'], ['BT-126=2', 'BT-126=3'], '0- 1-0 -1'],
    [
      'allowances of lines by code, reason and amount',
      'BG-27',
      ['BT-140=95 BT-139=x BT-136=1', 'BT-140=95 BT-139=x BT-136=2'],
      ['BT-140=95 BT-139=x BT-136=2', 'BT-140=95 BT-139=x BT-136=1'],
      '0-1 1-0',
    ],
    [
      'allowances of lines by code and reason',
      'BG-27',
      ['BT-140=95 BT-139=x', 'BT-140=95 BT-139=y'],
      ['BT-140=95 BT-139=y BT-136=3', 'BT-140=95 BT-139=x BT-136=4'],
      '0-1 1-0',
    ],
    [
      'allowances of lines by code',
      'BG-27',
      ['BT-140=95 BT-139=x', 'BT-140=64 BT-139=y'],
      ['BT-140=64 BT-139=v', 'BT-140=95 BT-139=w'],
      '0-1 1-0',
    ],
    [
      'allowances of lines by reason',
      'BG-27',
      ['BT-140=95 BT-139=x', 'BT-140=64 BT-139=y'],
      ['BT-140=1 BT-139=y', 'BT-140=2 BT-139=x'],
      '0-1 1-0',
    ],
    [
      'charges of lines by code, reason and amount',
      'BG-28',
      ['BT-145=FC BT-144=x BT-141=1', 'BT-145=FC BT-144=x BT-141=2'],
      ['BT-145=FC BT-144=x BT-141=2', 'BT-145=FC BT-144=x BT-141=1'],
      '0-1 1-0',
    ],
    [
      'charges of lines by code and reason',
      'BG-28',
      ['BT-145=FC BT-144=x', 'BT-145=FC BT-144=y'],
      ['BT-145=FC BT-144=y BT-141=3', 'BT-145=FC BT-144=x BT-141=4'],
      '0-1 1-0',
    ],
    [
      'charges of lines by code',
      'BG-28',
      ['BT-145=FC BT-144=x', 'BT-145=AA BT-144=y'],
      ['BT-145=AA BT-144=v', 'BT-145=FC BT-144=w'],
      '0-1 1-0',
    ],
    [
      'charges of lines by reason',
      'BG-28',
      ['BT-145=FC BT-144=x', 'BT-145=AA BT-144=y'],
      ['BT-145=1 BT-144=y', 'BT-145=2 BT-144=x'],
      '0-1 1-0',
    ],
    [
      'properties by name and value',
      'BG-32',
      ['BT-160=a BT-161=1', 'BT-160=a BT-161=2'],
      ['BT-160=a BT-161=2', 'BT-160=a BT-161=1'],
      '0-1 1-0',
    ],
    [
      'properties by name',
      'BG-32',
      ['BT-160=a BT-161=1', 'BT-160=b BT-161=2'],
      ['BT-160=b BT-161=3', 'BT-160=a BT-161=4'],
      '0-1 1-0',
    ],
    ['others in order', 'BG-13', ['BT-72=1', 'BT-72=2'], ['BT-72=2'], '0-0 1-'],
    [
      'the first of several alike with the first',
      'BG-3',
      ['BT-25=1', 'BT-25=1', 'BT-25=1'],
      ['BT-25=1', 'BT-25=1'],
      '0-0 1-1 2-',
    ],
    ['those without any of the terms last', 'BG-1', ['', 'BT-22=x'], ['BT-22=x', ''], '0-1 1-0'],
    ['nothing with nothing', 'BG-3', [], [], ''],
  ])('%s', (_, id, here, there, expected) => {
    expect(pairs(id, here, there)).toBe(expected);
  });

  it('have the name by which they are found', () => {
    expect(namesOf(group('BG-23', 'BT-118=S BT-119=20 BT-116=1'))).toBe('S 20');
    expect(namesOf(group('BG-23', 'BT-119=20'))).toBe('20');
    expect(namesOf(group('BG-16', 'BT-81=30'))).toBe('');
  });
});

describe('values', () => {
  const invoice = (syntax: Syntax, written: string): InvoiceTerms => new InvoiceTerms(syntax, group('', written));
  const printed = (here: InvoiceTerms, there: InvoiceTerms): string =>
    compareInvoices(here, there)
      .map(({ term, outcome }) => `${term} ${outcome}`)
      .join(', ');

  it.each<[here: string, syntax: Syntax, there: string, expected: string]>([
    ['BT-31-0=VAT BT-1=7', 'ubl', 'BT-1=7', 'BT-1 same, BT-31-0 here'],
    ['BT-31-0=VAT BT-1=7', 'cii', 'BT-1=7', 'BT-1 same'],
    ['BT-1=7', 'cii', 'BT-31-0=VAT BT-1=7', 'BT-1 same'],
    ['BT-31-0=VAT', 'cii', 'BT-31-0=VA', 'BT-31-0 changed'],
    ['BT-31-0=VAT', 'cii', 'BT-31-0=VAT', 'BT-31-0 same'],
    ['BT-8=35', 'cii', 'BT-8=29', 'BT-8 same'],
    ['BT-8=35', 'ubl', 'BT-8=29', 'BT-8 changed'],
    ['BT-8=x', 'cii', 'BT-8=x', 'BT-8 same'],
    ['BT-112=100', 'ubl', 'BT-112=1.0e2', 'BT-112 changed'],
    ['BT-112=100', 'ubl', 'BT-112=100.000', 'BT-112 same'],
    ['BT-112=-0.0', 'ubl', 'BT-112=0', 'BT-112 same'],
    ['BT-112=-1', 'ubl', 'BT-112=1', 'BT-112 changed'],
    ['BT-112=x', 'ubl', 'BT-112=x', 'BT-112 same'],
    ['BT-1=1.0', 'ubl', 'BT-1=1', 'BT-1 changed'],
    ['BT-146=1.50', 'ubl', 'BT-146=1.5', 'BT-146 same'],
    ['BT-129=2.0', 'ubl', 'BT-129=2', 'BT-129 same'],
    ['BT-119=20', 'ubl', 'BT-119=20.0', 'BT-119 same'],
    ['X-own=1 BT-2=1 BT-1=1', 'ubl', 'X-own=1', 'BT-1 here, BT-2 here, X-own same'],
  ])('%s beside %s %s: %s', (here, syntax, there, expected) => {
    expect(printed(invoice('ubl', here), invoice(syntax, there))).toBe(expected);
  });

  it('of groups without a name are listed with their turn, and long names are cut', () => {
    const root = new TermGroup('');
    root.groups.push(
      group('BG-16', 'BT-81=30'),
      group('BG-16', 'BT-81=58'),
      group('BG-3', `BT-25=${'x'.repeat(41)}`),
      group('BG-3', `BT-25=${'y'.repeat(40)}`),
    );
    const here = new InvoiceTerms('ubl', root);
    expect(compareInvoices(here, here).map(({ within }) => within.map(({ text }) => text).join(' / '))).toEqual([
      'Preceding invoice reference xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
      'Preceding invoice reference yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy',
      'Payment instructions 1',
      'Payment instructions 2',
    ]);
  });
});

import { fact, type Fact, type Writer } from './paper-parts.ts';
import { ibanInGroups, meansIn } from './payment-words.ts';
import { joined, textOfParts, type Part, type Place } from './place.ts';

/** How a bill is to be paid, and how a payment was made. */
export function paymentFacts(body: Place, { language, words, money, day }: Writer): readonly Fact[] {
  const payment = body.at('payment');
  const terms = payment.at('terms');
  const ways = payment.at('instructions');
  const facts: Fact[] = [];
  const add = (label: string, path: string, parts: readonly Part[]): void => {
    if (textOfParts(parts) !== '') facts.push(fact(label, path, parts));
  };
  const meansOf = (way: Place): Part => {
    const key = way.text('key');
    return way.text('detail') === ''
      ? way.part('key', key === '' ? '' : meansIn(language, key))
      : way.part('detail', way.text('detail'), ['.key']);
  };
  for (const method of body.list('methods')) {
    const paid = method.part('amount', money(method.text('amount')));
    add(words.means, method.path, joined(', ', [meansOf(method), day(method, 'date'), paid, method.part('ref')]));
  }
  add(words.terms, terms.path, joined(' ', [terms.part('detail'), terms.part('notes')]));
  for (const row of terms.list('due_dates')) {
    const amount = row.text('amount');
    const paid = row.part('amount', amount === '' ? '' : money(amount), ['.percent']);
    add(words.dueOn, row.path, joined(', ', [day(row, 'date'), paid, row.part('notes')]));
  }
  add(words.means, ways.path, [meansOf(ways)]);
  for (const account of ways.list('credit_transfer')) {
    const iban = account.text('iban');
    const label = iban === '' ? words.account : 'IBAN';
    const number = iban === '' ? account.part('number') : account.part('iban', ibanInGroups(iban));
    add(label, account.path, joined(', ', [account.part('name'), number, account.part('bic')]));
  }
  add(words.reference, `${ways.path}.ref`, [ways.part('ref')]);
  return facts;
}

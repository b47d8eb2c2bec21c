import type { Message } from '../engine/index.ts';
import { refusalMessages } from './messages.ts';
import type { SchemaTrouble } from './read/schema-message.ts';

const named = (name: string | undefined) => (name === undefined ? refusalMessages.anElement : `\`${name}\``);
const within = (name: string | undefined) => (name === undefined ? '' : refusalMessages.within({ name }));
const choice = (names: readonly string[] = []) =>
  names.length === 0 ? '' : refusalMessages.choice({ names: names.map((name) => `\`${name}\``).join(', ') });

/** The meaning of a validator's sentence, in our words. */
export function schemaSentence({ kind, name, inside, expected, value, asks }: SchemaTrouble): Message {
  switch (kind) {
    case 'unexpected':
      return refusalMessages.unexpected({ name: named(name), within: within(inside), choice: choice(expected) });
    case 'incomplete':
      return refusalMessages.incomplete({ name: named(inside), choice: choice(expected) });
    case 'fixed':
      return refusalMessages.fixed({ name: named(name) });
    case 'attribute-missing':
      return refusalMessages.attributeMissing({ name: named(name), within: within(inside) });
    case 'attribute-unknown':
      return refusalMessages.attributeUnknown({ name: named(name), within: within(inside) });
    case 'value':
      return refusalMessages.value({
        what: value === undefined ? refusalMessages.aValue : refusalMessages.theValue({ value }),
        within: within(name),
        asks: asks === undefined ? '' : refusalMessages.asks({ what: asks }),
      });
  }
}

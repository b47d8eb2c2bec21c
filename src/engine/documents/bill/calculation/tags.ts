import type { TagSetDefinition } from '../../../core/tax/definitions.ts';
import type { CalculationContext, Step } from '../../behaviour.ts';
import type { BillDocument } from '../bill-document.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/** Refuses tags that document type, regime and addons do not define. */
export function checkTags<T extends BillDocument>(schema: string, builtIn: readonly string[]): Step<T> {
  return (document, context) => {
    if (!document.$tags?.length) return document;
    const known = new Set([...builtIn, ...definedTags(schema, document, context)]);
    document.$tags.forEach((tag, index) => {
      if (known.has(tag)) return;
      const values = [...known];
      context.report({
        code: 'TAG',
        path: `$.$tags[${index}]`,
        ...described(documentMessages.unknownTag({ tag, value: values.length > 0 ? values : documentMessages.none })),
        value: tag,
        expected: { kind: 'oneOf', values },
      });
    });
    return document;
  };
}

function definedTags(schema: string, document: BillDocument, context: CalculationContext): readonly string[] {
  const { knowledge } = context;
  const sets: readonly TagSetDefinition[] = [
    ...(knowledge.regime(document.$regime ?? '')?.tags ?? []),
    ...(document.$addons ?? []).flatMap((key) => knowledge.addon(key)?.tags ?? []),
  ];
  return sets.filter((set) => set.schema === schema).flatMap((set) => set.list.map((tag) => tag.key ?? ''));
}

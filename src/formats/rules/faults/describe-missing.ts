import type { Message } from '../../../engine/index.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { isElement, type XmlNode } from '../../xml/xml-tree.ts';
import type { Target } from '../kit/row.ts';
import type { Found } from '../kit/target.ts';
import { ruleMessages } from './messages.ts';
import { codesShown, joined, nameOf } from './names.ts';
import { stepsOf, writtenIn, type Gap, type Seen } from './seen.ts';

/** What is wrong at one place, as the verb of the row sees it. */
export interface DescribedFault {
  readonly message: Message;
  /** What is wrong, the most relevant first; empty if something is missing. */
  readonly found: readonly Found[];
  readonly missing: readonly Missing[];
  /** Texts of which what is wrong must have one. */
  readonly wanted?: readonly string[];
  /** What was found is there besides what is allowed. */
  readonly isTooMany?: true;
}

/** A missing target, and where it belongs. */
export interface Missing {
  readonly target: Target;
  readonly gap: Gap | undefined;
}

/** A fault of something that is there. */
export const wrong = (message: Message, ...found: readonly (Found | undefined)[]): DescribedFault => ({
  message,
  found: found.filter((value) => value !== undefined),
  missing: [],
});

/** A missing target, and where it belongs. */
export function missing(seen: Seen, target: Target): DescribedFault {
  const isAnother = seen.row.options.another === true;
  const unmet = isAnother ? undefined : seen.unmet(target);
  if (unmet) {
    const { condition, found } = unmet;
    const message = ruleMessages.otherCondition({
      found: nameOf(seen.named('.', found)),
      value: quoted(writtenIn(found)),
      what: nameOf(seen.named(target), false),
      wanted: codesShown(condition.texts),
    });
    return { ...wrong(message, found), wanted: condition.texts };
  }
  const gap = seen.gapOf(target);
  const what = nameOf(seen.named(target), gap === undefined);
  const advice = gap && adviceFor(gap, seen);
  const conditions = isAnother ? stepsOf(target).flatMap((step) => step.conditions) : [];
  const wanted = conditions.filter(({ texts }) => texts.length > 0).map(({ texts }) => codesShown(texts));
  if (advice && wanted.length > 0) {
    return {
      message: ruleMessages.missingWith({ what, wanted: joined('and', wanted), advice }),
      found: [],
      missing: [{ target, gap }],
    };
  }
  return {
    message: advice ? ruleMessages.missingAdd({ what, advice }) : ruleMessages.missing({ what }),
    found: [],
    missing: [{ target, gap }],
  };
}

/** `Add cbc:ID after cbc:Name.` */
export function adviceFor({ parent, names, behind }: Gap, seen: Seen): Message {
  const element = quoted(names.join('/'));
  if (names[0]?.startsWith('@')) {
    return ruleMessages.add({ element, where: ruleMessages.within({ element: elementName(seen, parent) }) });
  }
  // Without its content model nobody knows what it comes after.
  if (!seen.judged.structure) {
    return ruleMessages.add({ element, where: ruleMessages.within({ element: elementName(seen, parent) }) });
  }
  const where = behind
    ? ruleMessages.after({ element: elementName(seen, behind) })
    : ruleMessages.atBeginning({ element: elementName(seen, parent) });
  return ruleMessages.add({ element, where });
}

const elementName = (seen: Seen, node: XmlNode): string =>
  quoted(isElement(node) ? seen.qualified(node.name, node.uri) : `@${node.name}`);

/** A target without a text. */
export function blank(seen: Seen, target: Target, found: Found): DescribedFault {
  const named = seen.named(target, found);
  const what = nameOf(named, false);
  return wrong(
    named.element === undefined
      ? ruleMessages.empty({ what })
      : ruleMessages.emptyWrite({ what, element: quoted(named.element) }),
    found,
  );
}

/** One target exists without the other. */
export function without(seen: Seen, present: Target, absent: Target): DescribedFault {
  const gap = seen.gapOf(absent);
  const what = nameOf(seen.named(present), false);
  const other = nameOf(seen.named(absent), false);
  const advice = gap && adviceFor(gap, seen);
  return {
    message: advice ? ruleMessages.withoutAdd({ what, other, advice }) : ruleMessages.without({ what, other }),
    found: [],
    missing: [{ target: absent, gap }],
  };
}

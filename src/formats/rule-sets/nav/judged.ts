import type { Message } from '../../../engine/index.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import { byElement, code, type Unplaced } from '../../rules/kit/verbs.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';

/** A condition that code judges, with its sentences. */
export const judged = (
  id: string,
  target: string,
  messages: { readonly fault: Message; readonly requirement: Message },
  isRight: (element: XmlElement, today?: string) => boolean,
  ...options: readonly RowOptions[]
): Unplaced =>
  code(
    id,
    target,
    messages,
    byElement((element, _, today) => isRight(element, today)),
    ...options,
  );

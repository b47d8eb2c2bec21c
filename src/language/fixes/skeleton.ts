import type { Json, JsonObject } from '../../engine/index.ts';
import { fieldsOf, firstText, schemaAt } from '../knowledge/schema-walk.ts';
import type { Step } from '../syntax/path.ts';

const DEEPEST = 3;

/** An empty value of the right shape, with the fields inside it that must be given. */
export function skeletonFor(bundle: JsonObject | undefined, steps: readonly Step[], depth = 0): NonNullable<Json> {
  const chain = schemaAt(bundle, steps);
  const fields = fieldsOf(chain);
  const type = fields.length > 0 ? 'object' : firstText(chain, 'type');
  switch (type) {
    case 'object':
      return depth >= DEEPEST
        ? {}
        : Object.fromEntries(
            fields
              .filter(({ required, calculated }) => required && !calculated)
              .map(({ name }) => [name, skeletonFor(bundle, [...steps, name], depth + 1)]),
          );
    case 'array':
      return depth >= DEEPEST ? [] : [skeletonFor(bundle, [...steps, 0], depth + 1)];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return '';
  }
}

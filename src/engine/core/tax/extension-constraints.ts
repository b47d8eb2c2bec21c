import type { Constraint } from '../rules/constraint.ts';
import { judge } from '../rules/constraint.ts';
import type { Extensions } from './extension-changes.ts';
import { ruleMessages } from '../rules/messages.ts';

// Constraints on an `ext` member. Absent extensions are treated as empty; for "carrying" one only the key counts.

/** Every key is present. */
export function carryExtensions(...keys: readonly string[]): Constraint {
  return judge<Extensions>(ruleMessages.carry({ keys }), (ext) => keys.every((key) => carries(ext, key)), {
    kind: 'present',
    like: Object.fromEntries(keys.map((key) => [key, ''])),
  });
}

/** No key is present. */
export function carryNoExtension(...keys: readonly string[]): Constraint {
  return judge<Extensions>(ruleMessages.notCarry({ keys }), (ext) => !keys.some((key) => carries(ext, key)), {
    kind: 'absent',
    members: keys,
  });
}

/** At most one key is present. */
export function carryOneExtensionAtMost(...keys: readonly string[]): Constraint {
  return judge<Extensions>(
    ruleMessages.carryAtMostOne({ keys }),
    (ext) => keys.filter((key) => carries(ext, key)).length <= 1,
  );
}

/** All keys are present, or none. */
export function carryAllExtensionsOrNone(...keys: readonly string[]): Constraint {
  return judge<Extensions>(
    ruleMessages.carryAllOrNone({ keys }),
    (ext) => {
      const count = keys.filter((key) => carries(ext, key)).length;
      return count === 0 || count === keys.length;
    },
    { kind: 'present', like: Object.fromEntries(keys.map((key) => [key, ''])) },
  );
}

/** The extension is one of these codes, or absent. */
export function haveExtension(key: string, ...codes: readonly string[]): Constraint {
  return judge<Extensions>(ruleMessages.haveExtension({ codes, key }), (ext) => isExtensionIn(ext, key, codes), {
    kind: 'oneOf',
    values: codes,
    member: key,
  });
}

/** The extension is none of these codes. */
export function notHaveExtension(key: string, ...codes: readonly string[]): Constraint {
  return judge<Extensions>(`not have ${codes.join(', ')} as ${key}`, (ext) => !isOneOf(ext?.[key], codes), {
    kind: 'absent',
    members: [key],
  });
}

/** The extension matches a pattern, or is empty or absent. */
export function haveExtensionMatching(key: string, pattern: RegExp): Constraint {
  return judge<Extensions>(
    ruleMessages.haveExtensionForm({ key, pattern: pattern.source }),
    (ext) => !ext?.[key] || pattern.test(ext[key]),
    {
      kind: 'pattern',
      pattern: pattern.source,
      member: key,
    },
  );
}

export function carries(ext: Extensions | undefined, key: string): boolean {
  return ext?.[key] !== undefined;
}

/** Also true if the extension is absent: as a guard it includes those documents. */
export function isExtensionIn(ext: Extensions | undefined, key: string, codes: readonly string[]): boolean {
  return !carries(ext, key) || isOneOf(ext?.[key], codes);
}

function isOneOf(code: string | undefined, codes: readonly string[]): boolean {
  return code !== undefined && codes.includes(code);
}

import { useState } from 'react';
import { isLanguage, type Language } from '../../../formats/page/paper-words.ts';
import { lasting } from '../../state/stored.ts';

/** A choice that is stored in this browser. */
export function useChoice<Value extends string>(
  name: string,
  isKnown: (value: string) => value is Value,
  otherwise: Value,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const stored = lasting.getItem(name);
    return stored !== null && isKnown(stored) ? stored : otherwise;
  });
  return [
    value,
    (chosen) => {
      lasting.setItem(name, chosen);
      setValue(chosen);
    },
  ];
}

/** The language of this browser, if the page has it. */
export function ownLanguage(): Language {
  const code = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return code ?? 'en';
}

import type { Form } from './row.ts';

/** A value in the form of the semantic model, from how the syntax writes it. */
export function fromForm(form: Form | undefined, text: string): string {
  const plain = text.trim();
  if (form === 'date-102') {
    const match = /^(\d{4})(\d\d)(\d\d)$/.exec(plain);
    return match ? `${match[1]}-${match[2]}-${match[3]}` : plain;
  }
  // XML Schema allows a time zone behind a date; the model knows none.
  if (form === 'iso-date') return plain.replace(/^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, '$1');
  // A day with a time of its own is no date of the model.
  if (form === 'midnight') return plain.replace(/^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)?$/, '$1');
  return plain;
}

/** A value as the syntax writes it. */
export function toForm(form: Form | undefined, value: string): string {
  return form === 'date-102' ? value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3') : value;
}

/** EN 16931-3-2 writes the subject of a note in UBL before its text, between number signs. */
const SUBJECT_NOTE = /^\s*#([A-Z0-9]{3})#([\s\S]*)$/;

export function splitSubject(text: string): readonly [subject: string | undefined, note: string] {
  const match = SUBJECT_NOTE.exec(text);
  return match ? [match[1], match[2] ?? ''] : [undefined, text];
}

/** Whether the text names a time zone of the IANA database. Offsets such as `+01:00` are none. */
export function isTimeZone(text: string): boolean {
  if (!/[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

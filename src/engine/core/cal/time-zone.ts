/** Whether the text is an IANA time zone. Offsets such as `+01:00` are not. */
export function isTimeZone(text: string): boolean {
  if (!/[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

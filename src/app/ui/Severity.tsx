import type { Severity } from '../../engine/index.ts';
import { uiTexts } from '../texts/en/ui.ts';
import './severity.css';

/** Each severity has its own shape, so that it can be recognised without colour: disc, triangle, ring, dot. */
export function SeverityIcon({ severity, label }: { severity: Severity; label?: boolean }) {
  const naming =
    label === false ? { 'aria-hidden': true } : { role: 'img', 'aria-label': uiTexts.severities[severity] };
  return (
    <svg className={`severity severity-${severity}`} viewBox="0 0 14 14" {...naming}>
      {shapes[severity]}
    </svg>
  );
}

const shapes = {
  error: (
    <>
      <circle cx="7" cy="7" r="6" fill="currentColor" />
      <path d="M5 5l4 4M9 5l-4 4" stroke="var(--bg)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  warning: (
    <>
      <path d="M7 1.2l6.2 11.3H.8z" fill="currentColor" strokeLinejoin="round" stroke="currentColor" />
      <path d="M7 5.2v3.4M7 10.6v.1" stroke="var(--bg)" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  info: (
    <>
      <circle cx="7" cy="7" r="5.4" fill="none" stroke="currentColor" strokeWidth="1.3" />
      <path d="M7 6.6v3.2M7 4.3v.1" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  hint: <circle cx="7" cy="7" r="2.6" fill="currentColor" />,
} as const;

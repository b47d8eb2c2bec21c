import type { Exported } from '../../../api/questions.ts';
import { recordTexts } from '../../../texts/en/record.ts';
import './record.css';

type Given = NonNullable<Exported['stamps']>[number];

/** What a written file is stamped with: its print or identifier, and the address of its QR code. */
export function GivenStamps({ stamps }: { stamps: readonly Given[] }) {
  return (
    <dl className="record-stamps" aria-label={recordTexts.stamps}>
      {stamps.map(({ prv, val }) => (
        <div key={prv}>
          <dt>{recordTexts.stampNames[prv] ?? prv}</dt>
          <dd className="code-text">{val}</dd>
        </div>
      ))}
    </dl>
  );
}

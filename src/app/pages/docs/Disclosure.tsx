import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

export interface DisclosureProps {
  readonly title: ReactNode;
  /** Shown beside the title, outside the button. */
  readonly aside?: ReactNode;
  readonly openAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A section that opens when the user clicks its title. */
export function Disclosure({ title, aside, openAtFirst = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(openAtFirst);
  const id = useId();
  return (
    <div className="docs-disclosure">
      <div className="docs-disclosure-head">
        <button
          type="button"
          className="docs-disclosure-button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <ChevronRight aria-hidden />
          {title}
        </button>
        {aside}
      </div>
      <div id={id} className="docs-disclosure-body" hidden={!open}>
        {open ? children : null}
      </div>
    </div>
  );
}

import type { ReactElement } from 'react';
import { Tooltip, TooltipTrigger } from 'react-aria-components';
import './hint.css';

export interface HintProps {
  readonly text: string;
  readonly keys?: string | undefined;
  readonly placement?: 'top' | 'bottom' | 'right';
  readonly children: ReactElement;
}

/** A tooltip with the name of an element without text, after a moment of hover or at once on keyboard focus. */
export function Hint({ text, keys, placement = 'bottom', children }: HintProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <Tooltip className="hint" offset={6} placement={placement}>
        {text}
        {keys ? <kbd className="hint-keys">{keys}</kbd> : null}
      </Tooltip>
    </TooltipTrigger>
  );
}

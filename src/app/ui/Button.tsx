import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Hint } from './Hint.tsx';
import './button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly variant?: 'primary' | 'default' | 'quiet';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** Its keys, shown after the label. */
  readonly keys?: string | undefined;
}

/** The button of the workbench. Its children are its label; {@link IconButton} has none. */
export function Button({ variant = 'default', icon, children, keys, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={`push-button button-${variant}`}>
      {icon}
      <span className="button-label">{children}</span>
      {keys ? <kbd className="button-keys">{keys}</kbd> : null}
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly keys?: string | undefined;
  readonly icon: ReactNode;
}

export function IconButton({ label, keys, icon, ...rest }: IconButtonProps) {
  return (
    <Hint text={label} keys={keys}>
      <AriaButton {...rest} aria-label={label} className="push-button button-quiet button-icon">
        {icon}
      </AriaButton>
    </Hint>
  );
}

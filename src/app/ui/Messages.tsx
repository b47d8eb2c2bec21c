import type { ReactNode } from 'react';
import './messages.css';

export interface MessageProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: ReactNode;
}

/** Shown while there is nothing to show: one explanation and one action. */
export function EmptyState({ title, children, action, icon }: MessageProps) {
  return (
    <div className="notice">
      {icon ? <span className="notice-icon">{icon}</span> : null}
      <p className="notice-title">{title}</p>
      {children ? <div className="notice-body">{children}</div> : null}
      {action ? <div className="notice-action">{action}</div> : null}
    </div>
  );
}

/** Says what failed and what to do. Announced, because it replaces the expected content. */
export function ErrorState({ title, children, action }: MessageProps) {
  return (
    <div className="notice notice-error" role="alert">
      <p className="notice-title">{title}</p>
      {children ? <div className="notice-body">{children}</div> : null}
      {action ? <div className="notice-action">{action}</div> : null}
    </div>
  );
}

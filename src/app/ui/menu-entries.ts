import type { ReactElement, ReactNode } from 'react';
import type { ButtonProps } from './Button.tsx';

export interface MenuEntry<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly note?: string | undefined;
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
  readonly checked?: boolean;
}

export interface MenuGroup<Id extends string> {
  readonly title: string;
  readonly entries: readonly MenuEntry<Id>[];
}

export interface MenuProps<Id extends string> {
  readonly label: string;
  readonly groups: readonly MenuGroup<Id>[];
  readonly onChoose: (id: Id) => void;
  readonly onOpen?: () => void;
  /** The button that opens the menu. */
  readonly children: ReactElement<Pick<ButtonProps, 'onPress' | 'onFocusChange'>>;
  readonly footer?: ReactNode;
}

import type { ReactElement, ReactNode } from 'react';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover, Text } from 'react-aria-components';
import './menu.css';

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
  readonly children: ReactElement;
  readonly footer?: ReactNode;
}

export function Menu<Id extends string>({ label, groups, onChoose, onOpen, children }: MenuProps<Id>) {
  const disabled = groups.flatMap((group) => group.entries.filter((entry) => entry.disabled).map((entry) => entry.id));
  return (
    <MenuTrigger
      onOpenChange={(open) => {
        if (open) onOpen?.();
      }}
    >
      {children}
      <Popover className="menu-popover scroll" placement="bottom start" offset={4}>
        <AriaMenu className="menu" aria-label={label} disabledKeys={disabled} onAction={(key) => onChoose(key as Id)}>
          {groups.map((group) => (
            <MenuSection key={group.title} className="menu-section">
              <Header className="menu-header">{group.title}</Header>
              {group.entries.map((entry) => (
                <MenuItem key={entry.id} id={entry.id} textValue={entry.title} className="menu-item">
                  <Text slot="label" className="menu-title">
                    {entry.title}
                  </Text>
                  {entry.note ? (
                    <Text slot="description" className="menu-note">
                      {entry.note}
                    </Text>
                  ) : null}
                  {entry.checked ? <span className="menu-check">✓</span> : null}
                  {entry.keys ? <kbd className="menu-keys">{entry.keys}</kbd> : null}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

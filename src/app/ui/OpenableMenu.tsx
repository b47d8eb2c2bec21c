import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover, Text } from 'react-aria-components';
import type { MenuProps } from './menu-entries.ts';
import './menu.css';

/** A menu whose code has loaded; opens at once if its button was clicked before. */
export function OpenableMenu<Id extends string>(props: MenuProps<Id> & { readonly defaultOpen: boolean }) {
  const { label, groups, onChoose, onOpen, children, defaultOpen } = props;
  const disabled = groups.flatMap((group) => group.entries.filter((entry) => entry.disabled).map((entry) => entry.id));
  return (
    <MenuTrigger
      defaultOpen={defaultOpen}
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

import '../testing/screen.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { IconButton } from './Button.tsx';
import { fetchMenu, Menu } from './Menu.tsx';

it('a button that has the focus keeps it while the code of its menu comes, and opens it when it is pressed', async () => {
  const choose = vi.fn();
  const groups = [{ title: 'Theme', entries: [{ id: 'dark', title: 'Dark' }] }];
  render(
    <>
      <Menu label="More" groups={groups} onChoose={choose}>
        <IconButton label="More" icon={<i />} />
      </Menu>
      <Menu label="Other" groups={groups} onChoose={choose}>
        <IconButton label="Other" icon={<i />} />
      </Menu>
    </>,
  );
  const user = userEvent.setup();
  const button = (name: string) => screen.getByRole('button', { name });
  await user.tab();
  expect(document.activeElement).toBe(button('More'));
  await act(fetchMenu);
  expect(document.activeElement).toBe(button('More'));
  expect([button('More').ariaHasPopup, button('Other').ariaHasPopup]).toEqual([null, 'true']);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: 'Dark' }));
  expect(choose).toHaveBeenCalledWith('dark');
});

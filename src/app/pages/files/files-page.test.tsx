import '../../testing/screen.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWorkbench } from '../../state/workbench-store.ts';
import { fileRow } from '../../testing/file-row.ts';
import { openWorkbench } from '../../testing/open-workbench.tsx';
import { serveTests } from '../../testing/service.ts';

serveTests();

it('keeps a chosen rule in sight when no file breaks it any more, and shows all files again', async () => {
  const { user } = openWorkbench('{}', '/files');
  act(() => {
    const faulty = { verdict: 'faults', errors: 1, codes: ['RULE-1'] } as const;
    useWorkbench.getState().reportFiles([fileRow('a.json', faulty), fileRow('b.json')], 'stopped');
  });
  const rules = await screen.findByRole('group', { name: 'Most frequent rules' });
  await user.click(within(rules).getByRole('button', { name: 'RULE-1 1' }));
  expect(screen.queryByRole('button', { name: 'b.json' })).toBeNull();

  act(() => {
    useWorkbench.getState().reportFiles([fileRow('a.json'), fileRow('b.json')], 'stopped');
  });
  expect(within(rules).getByRole('button', { name: 'RULE-1 0', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all files' }));
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
  expect(within(rules).queryByRole('button')).toBeNull();
});

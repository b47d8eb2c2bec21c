import '../../testing/screen.ts';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWorkbench } from '../../state/workbench-store.ts';
import { fileRow } from '../../testing/file-row.ts';
import { openWorkbench } from '../../testing/open-workbench.tsx';
import { serveTests } from '../../testing/service.ts';

serveTests();

it('shows what the fixes change in which file and what is left to fill in, and makes them only then', async () => {
  const { user } = openWorkbench('{}', '/files');
  const before = [
    fileRow('a.json', { verdict: 'faults', errors: 3 }),
    fileRow('b.json', { verdict: 'faults', errors: 1 }),
  ];
  const [row, other] = before;
  if (!row || !other) throw new Error('two rows');
  const after = fileRow('a.json', {
    verdict: 'faults',
    errors: 2,
    fixed: { text: '{}', titles: [{ title: 'Change to "10.55"' }], before: row },
  });
  act(() => {
    useWorkbench.getState().reportFiles(before, 'stopped');
    useWorkbench.getState().showFileFixes([
      {
        row,
        after: { ...after, file: row.file },
        changes: [{ title: 'Change to "10.55"', place: 'lines[0].item.price' }],
        asked: ['currency'],
      },
      { row: other, changes: [], asked: ['supplier.tax_id.code'] },
    ]);
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Apply safe fixes' }));
  expect(sheet.getByRole('region', { name: 'Files to fix' })).toHaveTextContent(
    'a.json1 fix1 value to fill in2 errors leftlines[0].item.price Change to "10.55"You fill in:currency',
  );
  expect(sheet.getByRole('region', { name: 'Files that need values from you' })).toHaveTextContent(
    'b.json1 value to fill inYou fill in:supplier.tax_id.code',
  );
  expect(useWorkbench.getState().fileRows).toEqual(before);
  await user.click(sheet.getByRole('button', { name: 'Fix 1 file' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('2 of 2: 0 accepted, 2 with errors, 1 partly fixed')).toBeVisible();
});

it('calls no file accepted that keeps a warning after its fixes', async () => {
  openWorkbench('{}', '/files');
  const row = fileRow('a.json', { verdict: 'faults', errors: 1 });
  const fixed = { text: '{}', titles: [{ title: 'Change to "10.55"' }], before: row };
  act(() => {
    useWorkbench.getState().reportFiles([row], 'stopped');
    useWorkbench
      .getState()
      .showFileFixes([
        { row, after: fileRow('a.json', { verdict: 'warned', warnings: 2, fixed }), changes: [], asked: [] },
      ]);
  });
  const file = within(await screen.findByRole('dialog')).getByRole('region', { name: 'Files to fix' });
  expect(file).toHaveTextContent(/2 warnings/);
  expect(file).not.toHaveTextContent(/accepted/i);
});

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

it('says by which heading it is sorted, and shows all rules when asked', async () => {
  const { user } = openWorkbench('{}', '/files');
  const codes = Array.from({ length: 14 }, (_, index) => `RULE-${String(index)}`);
  act(() => {
    useWorkbench.getState().reportFiles([fileRow('a.json', { codes }), fileRow('b.json')], 'stopped');
  });
  const heading = await screen.findByRole('columnheader', { name: 'Number' });
  const orders: (string | null)[] = [];
  for (let turn = 0; turn < 3; turn++) {
    await user.click(within(heading).getByRole('button', { name: 'Number' }));
    orders.push(heading.getAttribute('aria-sort'));
  }
  expect(orders).toEqual(['ascending', 'descending', null]);
  const rules = screen.getByRole('group', { name: 'Most frequent rules' });
  await user.click(within(rules).getByRole('button', { name: 'and 2 more' }));
  expect(within(rules).getAllByRole('button')).toHaveLength(14);
});

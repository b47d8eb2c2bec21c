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
  const rules = await screen.findByRole('group', { name: 'By error' });
  await user.click(within(rules).getByRole('button', { name: /RULE-1.*1 file$/ }));
  expect(screen.queryByRole('button', { name: 'b.json' })).toBeNull();

  act(() => {
    useWorkbench.getState().reportFiles([fileRow('a.json'), fileRow('b.json')], 'stopped');
  });
  expect(within(rules).getByRole('button', { name: /RULE-1.*0 files$/, pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all files' }));
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('3');
  expect(within(rules).queryByRole('button')).toBeNull();
});

it('says by which heading it is sorted, and shows all errors when asked', async () => {
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
  const rules = screen.getByRole('group', { name: 'By error' });
  await user.click(within(rules).getByRole('button', { name: 'and 9 more' }));
  expect(within(rules).getAllByRole('button', { name: /RULE/ })).toHaveLength(14);
  await user.click(within(rules).getByRole('button', { name: 'Show fewer' }));
  expect(within(rules).getAllByRole('button', { name: /RULE/ })).toHaveLength(5);
});

it('sums the files up by error and by destination, and shows only those of the pressed one, by the keyboard too', async () => {
  const { user } = openWorkbench('{}', '/files');
  const problem = { severity: 'error', code: 'BR-1', message: 'No date' } as const;
  const peppol = { key: 'peppol', name: 'Peppol' };
  const wrong = { verdict: 'faults', errors: 1, codes: ['BR-1'], problems: [problem], destination: peppol } as const;
  act(() => {
    useWorkbench
      .getState()
      .reportFiles(
        [
          fileRow('a.xml', wrong),
          fileRow('b.xml', wrong),
          fileRow('c.xml', { destination: peppol }),
          fileRow('d.json'),
          fileRow('e.png', { verdict: 'unread', first: { message: 'No text' } }),
        ],
        'stopped',
      );
  });
  const errors = await screen.findByRole('group', { name: 'By error' });
  const names = (group: HTMLElement) =>
    within(group)
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(names(errors)).toEqual(['Not read No text11 file', 'BR-1 No date22 files']);
  const destinations = screen.getByRole('group', { name: 'By destination' });
  expect(names(destinations)).toEqual(['Peppol 2 with errors33 files', 'No destination 11 file']);
  // The rows themselves need a layout: a browser test looks at them.
  const files = () => Number(screen.getByRole('table').getAttribute('aria-rowcount')) - 1;
  within(destinations)
    .getByRole('button', { name: /^Peppol/ })
    .focus();
  await user.keyboard(' ');
  expect(files()).toBe(3);
  await user.click(within(errors).getByRole('button', { name: /BR-1/ }));
  expect(files()).toBe(2);
  await user.click(within(errors).getByRole('button', { name: /BR-1/ }));
  await user.click(within(destinations).getByRole('button', { name: /^Peppol/ }));
  await user.click(within(errors).getByRole('button', { name: /Not read/ }));
  expect(files()).toBe(1);
});

import '../../testing/screen.ts';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { usePrinting } from './use-printing.ts';

it('notices that someone prints in the moment in which the page appears, and when that ends', () => {
  // React warns that it draws such a page after the event, which is still before the browser does.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Printed />
      <PrintsAtOnce />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('true');
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('status').textContent).toBe('false');
});

function Printed(): ReactElement {
  return <output>{String(usePrinting())}</output>;
}

function PrintsAtOnce(): undefined {
  useLayoutEffect(() => {
    dispatchEvent(new Event('beforeprint'));
  }, []);
}

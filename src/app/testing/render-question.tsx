import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { useAskingVerdict } from '../api/use-asking.ts';

/** A page without cached answers that asks for the verdict on the submitted text. */
export function AskingPage({
  queries,
  children,
}: {
  queries?: ReturnType<typeof createQueryClient>;
  children: ReactNode;
}) {
  const [own] = useState(() => queries ?? createQueryClient());
  return (
    <QueryClientProvider client={own}>
      <Asking />
      {children}
    </QueryClientProvider>
  );
}

function Asking() {
  useAskingVerdict();
  return null;
}

/** Renders a hook that asks the service, on such a page or on one that asks for no verdict. */
export function renderQuestion<Value>(ask: () => Value, { verdict = true } = {}) {
  const queries = createQueryClient();
  const Page = verdict ? AskingPage : SilentPage;
  const wrapper = ({ children }: { children: ReactNode }) => <Page queries={queries}>{children}</Page>;
  return { queries, ...renderHook(ask, { wrapper }) };
}

function SilentPage({ queries, children }: { queries: ReturnType<typeof createQueryClient>; children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

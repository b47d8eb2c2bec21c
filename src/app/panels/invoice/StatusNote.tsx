import { lazy, Suspense } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { fetchCode } from '../../ui/fetch-code.ts';
import { EmptyState } from '../../ui/Messages.tsx';

const StatusCodes = lazy(async () => ({
  default: (await fetchCode(() => import('./StatusCodes.tsx'))).StatusCodes,
}));

export const isStatus = (document: JsonObject): boolean =>
  document['$schema'] === 'https://gobl.org/draft-0/bill/status';

/** A response to invoices has no page. The codes that it states lead to what they mean. */
export function StatusNote({ document }: { readonly document: JsonObject }) {
  const codes = (
    <Suspense>
      <StatusCodes document={document} />
    </Suspense>
  );
  return (
    <EmptyState title={invoiceTexts.nothingToPrint} action={codes}>
      {invoiceTexts.responseNotPrinted}
    </EmptyState>
  );
}

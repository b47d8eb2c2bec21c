import { Link } from 'react-aria-components';
import { EmptyState } from '../ui/Messages.tsx';

export function NotFoundPage() {
  return (
    <EmptyState title="There is no page here" action={<Link href="/">To the workbench</Link>}>
      The address may be mistyped. Your document is kept.
    </EmptyState>
  );
}

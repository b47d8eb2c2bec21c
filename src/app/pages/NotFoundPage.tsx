import { Link } from 'react-aria-components';
import { EmptyState } from '../ui/Messages.tsx';
import { placesTexts } from '../texts/en/places.ts';

export function NotFoundPage() {
  return (
    <EmptyState title={placesTexts.pageNotFound} action={<Link href="/">{placesTexts.toTheWorkbench}</Link>}>
      {placesTexts.pageNotFoundHint}
    </EmptyState>
  );
}

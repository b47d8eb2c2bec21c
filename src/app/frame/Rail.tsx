import { memo } from 'react';
import { Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { offeredPages, pageAt } from '../pages/page-at.ts';
import { usePlaceFacts } from '../panels/use-place-facts.ts';
import type { Page } from '../pages/define-page.ts';
import { useLanguage } from '../state/use-language.ts';
import { Hint } from '../ui/Hint.tsx';
import { frameTexts } from '../texts/en/frame.ts';
import './rail.css';

/** The pages: down the left side, or along the bottom of a phone, with their names. */
export function Rail() {
  const [path] = useLocation();
  const facts = usePlaceFacts();
  const here = pageAt(path)?.page;
  return (
    <nav className="rail" aria-label={frameTexts.pages}>
      {offeredPages(facts).map((page) => (
        <RailLink key={page.path} page={page} here={page === here} phone={facts.width === 'phone'} />
      ))}
    </nav>
  );
}

interface RailLinkProps {
  readonly page: Page;
  readonly here: boolean;
  readonly phone: boolean;
}

/** Drawn anew for none of the verdicts that decide which pages are offered. */
const RailLink = memo(function RailLink({ page, here, phone }: RailLinkProps) {
  useLanguage();
  const { path, title, short, icon: Icon } = page;
  const link = (
    <Link href={path} className="rail-link" aria-label={title} {...(here ? { 'aria-current': 'page' } : {})}>
      <Icon aria-hidden />
      {phone ? <span aria-hidden>{short}</span> : null}
    </Link>
  );
  return phone ? (
    link
  ) : (
    <Hint text={title} placement="right">
      {link}
    </Hint>
  );
});

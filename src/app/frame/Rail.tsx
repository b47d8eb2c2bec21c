import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Button, Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { offeredPages, pageAt } from '../pages/page-at.ts';
import { usePlaceFacts } from '../panels/use-place-facts.ts';
import type { Page } from '../pages/define-page.ts';
import { useLanguage } from '../state/use-language.ts';
import { Menu } from '../ui/Menu.tsx';
import { frameTexts } from '../texts/en/frame.ts';
import './rail.css';

/** On a phone the bar shows as many pages as fit with their names; the others are in a menu. */
const ON_PHONE = 4;

/** The links to pages: on the left, or at the bottom of a phone. */
export function Rail() {
  const [path] = useLocation();
  const facts = usePlaceFacts();
  const here = pageAt(path)?.page;
  const offered = offeredPages(facts);
  const shown = facts.width === 'phone' ? offered.slice(0, ON_PHONE) : offered;
  const others = offered.slice(shown.length);
  return (
    <nav className="rail" aria-label={frameTexts.pages}>
      {shown.map((page) => (
        <RailLink key={page.path} page={page} here={page === here} />
      ))}
      {others.length > 0 ? <OtherPages pages={others} here={here} /> : null}
    </nav>
  );
}

/** Does not render again for verdicts that leave the offered pages unchanged. */
const RailLink = memo(function RailLink({ page, here }: { readonly page: Page; readonly here: boolean }) {
  useLanguage();
  const { path, title, short, icon: Icon } = page;
  return (
    <Link href={path} className="rail-link" aria-label={title} {...(here ? { 'aria-current': 'page' } : {})}>
      <Icon aria-hidden />
      <span className="rail-name" aria-hidden>
        {short}
      </span>
    </Link>
  );
});

interface OtherPagesProps {
  readonly pages: readonly Page[];
  readonly here: Page | undefined;
}

function OtherPages({ pages, here }: OtherPagesProps) {
  const [, go] = useLocation();
  const among = here !== undefined && pages.includes(here);
  const entries = pages.map((page) => ({ id: page.path, title: page.title, checked: page === here }));
  return (
    <Menu label={frameTexts.otherPages} groups={[{ title: frameTexts.otherPages, entries }]} onChoose={go}>
      <Button className="rail-link" aria-label={frameTexts.otherPages} {...(among ? { 'aria-current': 'true' } : {})}>
        <Ellipsis aria-hidden />
        <span className="rail-name" aria-hidden>
          {frameTexts.more}
        </span>
      </Button>
    </Menu>
  );
}

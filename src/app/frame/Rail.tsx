import { Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { offeredPages, pageAt } from '../pages/page-at.ts';
import { usePlaceFacts } from '../panels/use-place-facts.ts';
import { Hint } from '../ui/Hint.tsx';
import { frameTexts } from '../texts/en/frame.ts';
import './rail.css';

/** The pages: down the left side, or along the bottom of a phone, with their names. */
export function Rail() {
  const [path] = useLocation();
  const facts = usePlaceFacts();
  const phone = facts.width === 'phone';
  const here = pageAt(path)?.page;
  return (
    <nav className="rail" aria-label={frameTexts.pages}>
      {offeredPages(facts).map((page) => {
        const { path: href, title: label, short, icon: Icon } = page;
        const link = (
          <Link
            key={href}
            href={href}
            className="rail-link"
            aria-label={label}
            {...(page === here ? { 'aria-current': 'page' } : {})}
          >
            <Icon aria-hidden />
            {phone ? <span aria-hidden>{short}</span> : null}
          </Link>
        );
        return phone ? (
          link
        ) : (
          <Hint key={href} text={label} placement="right">
            {link}
          </Hint>
        );
      })}
    </nav>
  );
}

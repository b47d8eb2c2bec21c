import { Blocks, Braces, FileCode2, KeyRound, Landmark, Scale, Webhook } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Hint } from '../ui/Hint.tsx';
import { useWidth } from './use-media.ts';
import './rail.css';

const places = [
  { href: '/', label: 'Workbench', short: 'Document', icon: Braces },
  { href: '/regimes', label: 'Tax regimes', short: 'Regimes', icon: Landmark },
  { href: '/addons', label: 'Format addons', short: 'Addons', icon: Blocks },
  { href: '/rules', label: 'Rules', short: 'Rules', icon: Scale },
  { href: '/schemas', label: 'Schemas', short: 'Schemas', icon: FileCode2 },
  { href: '/docs', label: 'API', short: 'API', icon: Webhook },
  { href: '/keys', label: 'Keys', short: 'Keys', icon: KeyRound },
] as const;

/** The pages: down the left side, or along the bottom of a phone, with their names. */
export function Rail() {
  const [path] = useLocation();
  const phone = useWidth() === 'phone';
  return (
    <nav className="rail" aria-label="Pages">
      {places.map(({ href, label, short, icon: Icon }) => {
        const current = href === '/' ? path === '/' : path.startsWith(href);
        const link = (
          <Link
            key={href}
            href={href}
            className="rail-link"
            aria-label={label}
            {...(current ? { 'aria-current': 'page' } : {})}
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

import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Citations } from './Citations.tsx';

describe('the norms of a rule', () => {
  it('open the page of their authority in a tab without access to this one', () => {
    render(<Citations citations={[{ title: 'Invoices Act', section: 'art. 5', url: 'https://law.example/act' }]} />);
    const link = screen.getByRole('link', { name: 'Invoices Act' });
    expect(link).toHaveProperty('href', 'https://law.example/act');
    expect(link).toHaveProperty('target', '_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.parentElement?.textContent).toBe('Invoices Act, art. 5');
  });

  it.each([undefined, 'http://law.example/act', 'javascript:alert(1)', '//law.example'])('are text with %s', (url) => {
    render(<Citations citations={[{ title: 'Act', section: '§ 1', ...(url === undefined ? {} : { url }) }]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Act, § 1')).toBeTruthy();
  });

  it('are all listed', () => {
    const { container } = render(
      <Citations
        citations={[
          { title: 'Act', section: '§ 1' },
          { title: 'Act', section: '§ 2' },
        ]}
      />,
    );
    expect(Array.from(container.children, (child) => child.textContent)).toEqual(['Act, § 1', 'Act, § 2']);
  });
});

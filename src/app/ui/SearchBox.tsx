import { Search } from 'lucide-react';
import { Input, SearchField } from 'react-aria-components';
import './search-box.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** Filters a list while the user types; Escape clears it. */
export function SearchBox({ label, value, onChange, placeholder }: SearchBoxProps) {
  return (
    <SearchField aria-label={label} value={value} onChange={onChange} className="search-box">
      <Search aria-hidden className="search-box-icon" />
      <Input className="search-box-input" placeholder={placeholder ?? label} spellCheck={false} autoComplete="off" />
    </SearchField>
  );
}

import './search-field.css';
import { Search, X } from 'lucide-react';
import { Button as AriaButton, Input, SearchField as AriaSearchField } from 'react-aria-components';

/** A field to search in; Escape empties it. */
export function SearchField({
  label,
  value,
  onChange,
  ...props
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
  autoFocus?: boolean;
}) {
  return (
    <AriaSearchField className="search-field" aria-label={label} value={value} onChange={onChange} {...props}>
      <Search size={16} aria-hidden />
      <Input placeholder={label} maxLength={500} />
      {value !== '' && (
        <AriaButton className="search-field-clear" aria-label="Clear">
          <X size={16} aria-hidden />
        </AriaButton>
      )}
    </AriaSearchField>
  );
}

import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeys } from '#lib/keys/use-keys.ts';
import { canSearch } from '../list/list-settings.ts';

/** Long enough for the next key to be pressed, short enough to feel immediate. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  /** What the list is searched by; empty where it is not. */
  value: string;
  onSearch: (text: string) => void;
  /** One types at once, as in a dialog that is for nothing else. */
  hasFocus?: boolean;
}

/** Finds leads while one types; Escape or the cross brings the whole list back. */
export function SearchField({ value, onSearch, hasFocus = false }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [requested, setRequested] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  if (value !== known) {
    setKnown(value);
    // Changed from elsewhere: by another filter, or by Back. The own search comes back late, when more is typed.
    if (value !== requested) setText(value);
  }
  const search = (query: string) => {
    setRequested(query);
    onSearch(query);
  };
  const searchLater = useEffectEvent(search);
  const query = searchOf(text);
  useEffect(() => {
    if (query === value) return;
    const timer = setTimeout(() => searchLater(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, value]);
  const clear = () => {
    setText('');
    if (value !== '') search('');
    field.current?.focus();
  };
  useKeys({ '/': () => field.current?.focus() });
  const isTooShort = text.trim() !== '' && query === '';
  return (
    <FormControl
      variant="outlined"
      size="small"
      fullWidth
      title={isTooShort ? 'Type at least two letters or digits.' : undefined}
      onKeyDown={(event) => event.key === 'Escape' && text !== '' && clear()}
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    >
      <OutlinedInput
        type="search"
        placeholder="Search leads..."
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputRef={field}
        autoFocus={hasFocus}
        inputProps={{
          'aria-label': 'Search by name, phone, email, address or #id',
          maxLength: MAX_SEARCH,
          autoComplete: 'off',
        }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        endAdornment={
          // Always there: a button that comes with the first key brings its styles along, and the whole list is styled anew.
          <IconButton
            edge="end"
            size="small"
            aria-label="Clear search"
            onClick={clear}
            style={text === '' ? { display: 'none' } : undefined}
          >
            <Close fontSize="small" />
          </IconButton>
        }
      />
    </FormControl>
  );
}

function searchOf(text: string): string {
  const trimmed = text.trim();
  return canSearch(trimmed) ? trimmed : '';
}

import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { FieldOutline, fieldFrame } from '#components/fields/field-frame.tsx';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useKeys } from '#lib/keys/use-keys.ts';
import { useStableCallback } from '#lib/use-stable-callback.ts';
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

/**
 * Finds leads while one types; Escape or the cross brings the whole list back, and Escape leaves the field. What is typed is
 * the page's alone until it is searched for: a key draws nothing here.
 */
export function SearchField({ value, onSearch, hasFocus = false }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const requested = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTooShort, setTooShort] = useState(false);
  const search = useStableCallback((query: string) => {
    // The address comes back late: what it still says is not what was asked for last.
    if (query === requested.current) return;
    requested.current = query;
    onSearch(query);
  });
  useEffect(() => {
    // Changed from elsewhere: by another filter, or by Back. The own search comes back late, when more is typed.
    if (value === requested.current || !field.current) return;
    requested.current = value;
    field.current.value = value;
    clearTimeout(timer.current);
    setTooShort(false);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const note = (text: string) => {
    const query = searchOf(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(query), PAUSE_MS);
    setTooShort(text.trim() !== '' && query === '');
  };
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    clearTimeout(timer.current);
    setTooShort(false);
    search('');
  };
  const startAnew = () => {
    clear();
    field.current?.focus();
  };
  // Whoever has left it works the list by keys, which must not be typed here.
  const leave = () => {
    clear();
    field.current?.blur();
  };
  useKeys({ '/': () => field.current?.focus() });
  return (
    <Box
      data-field=""
      {...describedHint(isTooShort ? 'Type at least two letters or digits.' : null)}
      onKeyDown={(event) => event.key === 'Escape' && leave()}
      sx={searchStyle}
    >
      <Search fontSize="small" aria-hidden="true" />
      <input
        ref={field}
        type="search"
        placeholder="Search leads..."
        aria-label="Search by name, phone, email, address or #id"
        defaultValue={value}
        onChange={(event) => note(event.target.value)}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: only in a dialog that is for nothing else
        autoFocus={hasFocus}
      />
      <FieldOutline />
      {/* Always there: a button that comes with the first key brings its styles along, and the whole list is styled anew. */}
      <IconButton edge="end" size="small" aria-label="Clear search" onClick={startAnew}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const searchStyle = {
  ...fieldFrame,
  pl: 1.75,
  pr: 1.75,
  '& > svg': { flex: 'none', color: 'action.active' },
  '& > input': { px: 1 },
  '& > input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& > input:placeholder-shown ~ button': { display: 'none' },
  '& > input::-webkit-search-cancel-button': { display: 'none' },
};

function searchOf(text: string): string {
  const trimmed = text.trim();
  return canSearch(trimmed) ? trimmed : '';
}

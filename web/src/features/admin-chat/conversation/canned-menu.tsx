import Box from '@mui/material/Box';
import { type KeyboardEvent, useId, useState } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { useSetting } from '#lib/alerts/stored-setting.ts';
import { type CannedReply, cannedReplies, findReplies } from '../settings/canned-replies.ts';

interface CannedMenuState {
  id: string;
  replies: CannedReply[];
  chosen: number;
  choose: (reply: CannedReply) => void;
  /** Returns whether the menu handled the key. */
  onKeyDown: (event: KeyboardEvent) => boolean;
  inputProps: Record<string, string | undefined>;
}

/** The menu of replies while a text begins with `/`: arrows move, Enter or Tab chooses, Escape dismisses it. */
export function useCannedMenu(text: string, setText: (text: string) => void): CannedMenuState {
  const all = useSetting(cannedReplies);
  const id = useId();
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const replies = text === dismissed ? [] : findReplies(all, text);
  const chosen = Math.min(at, Math.max(0, replies.length - 1));
  const choose = (reply: CannedReply) => {
    setAt(0);
    setText(reply.text);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt((chosen + 1) % replies.length),
    ArrowUp: () => setAt((chosen + replies.length - 1) % replies.length),
    Enter: () => {
      const reply = replies[chosen];
      if (reply) choose(reply);
    },
    Escape: () => setDismissed(text),
  };
  return {
    id,
    replies,
    chosen,
    choose,
    onKeyDown: (event) => {
      const run = event.nativeEvent.isComposing ? undefined : keys[event.key === 'Tab' ? 'Enter' : event.key];
      if (replies.length === 0 || !run || event.shiftKey) return false;
      event.preventDefault();
      run();
      return true;
    },
    inputProps:
      replies.length > 0
        ? { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': `${id}-${chosen}` }
        : {},
  };
}

/** The matching canned replies, above the message field. */
export function CannedMenu({ menu: { id, replies, chosen, choose } }: { menu: CannedMenuState }) {
  return (
    <>
      <VisuallyHidden role="status">
        {replies.length > 0 ? `${replies.length} canned ${replies.length === 1 ? 'reply' : 'replies'}` : ''}
      </VisuallyHidden>
      {replies.length > 0 && (
        <Box role="listbox" id={id} aria-label="Canned replies" sx={menuStyle}>
          {replies.map((reply, index) => (
            <Box
              key={reply.shortcut}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === chosen}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(reply)}
              sx={optionStyle}
            >
              <Box
                component="span"
                sx={{ fontWeight: 600, color: 'primary.main' }}
              >{`/${reply.shortcut}`}</Box>
              <Box component="span" sx={textStyle}>
                {reply.text}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const menuStyle = {
  position: 'absolute',
  insetInline: 12,
  bottom: '100%',
  zIndex: 1,
  maxHeight: 240,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 1,
};

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  minHeight: 44,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
};

const textStyle = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
};

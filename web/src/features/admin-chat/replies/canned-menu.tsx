import { fillReply, type ReplyValues } from '@harbour-haul/domain/chat/canned/reply-variables';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import { ReplyText } from './reply-text.tsx';
import type { CannedMenuState } from './use-canned-menu.ts';

interface CannedMenuProps {
  menu: CannedMenuState;
  values: ReplyValues;
}

/** The matching canned replies above the message field, and all that the chosen one would say. */
export function CannedMenu({ menu: { id, replies, chosen, choose }, values }: CannedMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const reply = replies[chosen];
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  return (
    <>
      <VisuallyHidden role="status">
        {replies.length > 0 ? `${replies.length} canned ${replies.length === 1 ? 'reply' : 'replies'}` : ''}
      </VisuallyHidden>
      {reply && (
        <Box sx={menuStyle}>
          <Box ref={list} role="listbox" id={id} aria-label="Canned replies" sx={listStyle}>
            {replies.map((option, index) => (
              <Box
                key={option.id}
                role="option"
                id={`${id}-${index}`}
                aria-selected={index === chosen}
                // The focus stays in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                sx={optionStyle}
              >
                <Box component="span" sx={shortcutStyle}>{`/${option.shortcut}`}</Box>
                <Box component="span" sx={textStyle}>
                  {fillReply(option.text, values)}
                </Box>
              </Box>
            ))}
          </Box>
          {/* The option itself says the same. */}
          <Box aria-hidden="true" data-preview="" sx={previewStyle}>
            <ReplyText text={fillReply(reply.text, values)} />
          </Box>
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
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  boxShadow: 1,
};

const listStyle = { maxHeight: 'min(220px, 30vh)', overflowY: 'auto' };

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

const shortcutStyle = { fontWeight: 600, color: 'primary.main' };

const textStyle = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
};

const previewStyle = {
  px: 1.5,
  py: 1,
  maxHeight: 'min(120px, 18vh)',
  overflowY: 'auto',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'action.hover',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

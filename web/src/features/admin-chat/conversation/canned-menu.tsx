import Box from '@mui/material/Box';
import { VisuallyHidden } from '#components/visually-hidden.tsx';
import type { CannedMenuState } from './use-canned-menu.ts';

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

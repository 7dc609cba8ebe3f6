import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/messages/chat-message';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { writeButtonStyle } from '../conversation/write-button-style.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { useNote } from './use-note.ts';

/** The field for a note. It needs no takeover, and stands under closed chats as well. */
export function NoteForm({ chatConsole, sessionId }: { chatConsole: ChatConsole; sessionId: string }) {
  const { text, setText, canSave, isSaving, save } = useNote(chatConsole, sessionId);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      sx={{ px: 1.5, pb: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
        <OutlinedInput
          multiline
          maxRows={6}
          fullWidth
          placeholder="Write a note"
          value={text}
          readOnly={isSaving}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing)
              return;
            event.preventDefault();
            save();
          }}
          slotProps={{ input: { 'aria-label': 'Write a note', maxLength: MAX_MESSAGE_LENGTH } }}
          sx={{ bgcolor: 'background.paper' }}
        />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          loading={isSaving}
          aria-disabled={!canSave}
          sx={writeButtonStyle}
        >
          Add note
        </Button>
      </Box>
      <Typography variant="caption" sx={{ display: 'block', pt: 0.5 }}>
        Only the team sees notes, never the visitor.
      </Typography>
    </Box>
  );
}

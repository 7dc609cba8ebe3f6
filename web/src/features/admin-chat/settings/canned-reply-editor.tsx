import { type CannedReply, MAX_REPLIES } from '@harbour-haul/domain/chat/canned/canned-reply';
import Add from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { CannedReplyRow } from './canned-reply-row.tsx';
import type { ReplyDraft } from './use-reply-draft.ts';

/** The list of canned replies: each is edited, moved and removed; all of it is saved at once, by its dialog. */
export function CannedReplyEditor({ draft }: { draft: ReplyDraft }) {
  const { rows } = draft;
  if (!rows) {
    if (!draft.hasFailed) return <Skeleton variant="rounded" height={120} aria-label="Loading replies" />;
    return (
      <Alert severity="error" action={<Button onClick={draft.load}>Try Again</Button>}>
        The replies could not be loaded.
      </Alert>
    );
  }
  const edit = (id: string, part: Partial<CannedReply>) =>
    draft.change(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const move = (index: number, to: number) => {
    const row = rows[index];
    if (row && rows[to]) draft.change(rows.toSpliced(index, 1).toSpliced(to, 0, row));
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {rows.map((row, index) => (
        <CannedReplyRow
          key={row.id}
          reply={row}
          error={draft.errorOf(row)}
          onEdit={(part) => edit(row.id, part)}
          onRemove={() => draft.change(rows.toSpliced(index, 1))}
          onUp={index === 0 ? undefined : () => move(index, index - 1)}
          onDown={index === rows.length - 1 ? undefined : () => move(index, index + 1)}
        />
      ))}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={rows.length >= MAX_REPLIES}
        onClick={() => draft.change([...rows, newReply()])}
        sx={{ alignSelf: 'start' }}
      >
        Add reply
      </Button>
    </Box>
  );
}

function newReply(): CannedReply {
  return { id: crypto.randomUUID(), shortcut: '', text: '', topics: [] };
}

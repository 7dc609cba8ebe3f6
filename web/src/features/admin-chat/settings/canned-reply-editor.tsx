import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  type CannedReply,
  cannedReplies,
  MAX_REPLIES,
  MAX_REPLY_TEXT,
  replyError,
} from './canned-replies.ts';

/** The list of canned replies, each in two fields. An invalid one is marked, and stored only once it is valid. */
export function CannedReplyEditor() {
  const [rows, setRows] = useState(() => cannedReplies.get().map((reply, key) => ({ key, ...reply })));
  const [nextKey, setNextKey] = useState(rows.length);
  const errorOf = (row: CannedReply) =>
    replyError(
      row,
      rows.filter((one) => one !== row),
    );
  const change = (next: typeof rows) => {
    setRows(next);
    const valid = next.filter(
      (row) =>
        !replyError(
          row,
          next.filter((one) => one !== row),
        ),
    );
    cannedReplies.set(valid.map(({ shortcut, text }) => ({ shortcut, text })));
  };
  const edit = (key: number, part: Partial<CannedReply>) =>
    change(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    setRows([...rows, { key: nextKey, shortcut: '', text: '' }]);
    setNextKey(nextKey + 1);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      {rows.map((row) => (
        <ReplyRow
          key={row.key}
          reply={row}
          error={row.shortcut === '' && row.text === '' ? null : errorOf(row)}
          onEdit={(part) => edit(row.key, part)}
          onRemove={() => change(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={rows.length >= MAX_REPLIES}
        onClick={add}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add reply
      </Button>
    </Box>
  );
}

interface ReplyRowProps {
  reply: CannedReply;
  error: string | null;
  onEdit: (part: Partial<CannedReply>) => void;
  onRemove: () => void;
}

function ReplyRow({ reply, error, onEdit, onRemove }: ReplyRowProps) {
  return (
    <Box role="group" aria-label={`Reply /${reply.shortcut}`} sx={rowStyle}>
      <TextField
        size="small"
        label="Shortcut"
        value={reply.shortcut}
        error={error !== null}
        onChange={(event) => onEdit({ shortcut: event.target.value.toLowerCase().replace(/^\//, '') })}
        slotProps={{ htmlInput: { maxLength: 20, autoCapitalize: 'none' } }}
      />
      <TextField
        size="small"
        label="Reply"
        multiline
        maxRows={4}
        value={reply.text}
        error={error !== null}
        helperText={error}
        onChange={(event) => onEdit({ text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_REPLY_TEXT } }}
      />
      <IconButton aria-label={`Remove reply /${reply.shortcut}`} onClick={onRemove}>
        <DeleteOutlined />
      </IconButton>
    </Box>
  );
}

/** On a phone the reply has a row of its own below its shortcut. */
const rowStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '130px minmax(0, 1fr) auto' },
  '& > :nth-of-type(2)': { gridColumn: { xs: 1, sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } },
};

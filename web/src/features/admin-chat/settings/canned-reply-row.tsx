import {
  type CannedReply,
  MAX_REPLY_TEXT,
  MAX_SHORTCUT,
  type ReplyError,
} from '@harbour-haul/domain/chat/canned/canned-reply';
import { QUESTION_TOPICS } from '@harbour-haul/domain/conversation/lexicon/questions/question-topics';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { TOPIC_LABELS } from '../replies/topic-labels.ts';

interface CannedReplyRowProps {
  reply: CannedReply;
  error: ReplyError | null;
  onEdit: (part: Partial<CannedReply>) => void;
  onRemove: () => void;
  /** Undefined for the first. */
  onUp: (() => void) | undefined;
  /** Undefined for the last. */
  onDown: (() => void) | undefined;
}

/** One canned reply: what is typed for it, what it says, what it is suggested for, and where it stands. */
export function CannedReplyRow({ reply, error, onEdit, onRemove, onUp, onDown }: CannedReplyRowProps) {
  const name = `/${reply.shortcut}`;
  const remedyOf = (field: ReplyError['field']) => (error?.field === field ? error.remedy : undefined);
  return (
    <Box role="group" aria-label={`Reply ${name}`} sx={rowStyle}>
      <TextField
        size="small"
        label="Shortcut"
        value={reply.shortcut}
        error={remedyOf('shortcut') !== undefined}
        helperText={remedyOf('shortcut')}
        onChange={(event) => onEdit({ shortcut: event.target.value.toLowerCase().replace(/^\//, '') })}
        slotProps={{ htmlInput: { maxLength: MAX_SHORTCUT, autoCapitalize: 'none' } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <IconButton aria-label={`Move reply ${name} up`} disabled={!onUp} onClick={onUp}>
          <ArrowUpward fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Move reply ${name} down`} disabled={!onDown} onClick={onDown}>
          <ArrowDownward fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Remove reply ${name}`} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Box>
      <TextField
        size="small"
        label="Reply"
        multiline
        maxRows={4}
        value={reply.text}
        error={remedyOf('text') !== undefined}
        helperText={remedyOf('text')}
        onChange={(event) => onEdit({ text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: MAX_REPLY_TEXT } }}
        sx={wideStyle}
      />
      <TopicsField topics={reply.topics} onChange={(topics) => onEdit({ topics })} />
    </Box>
  );
}

type Topics = CannedReply['topics'];

function TopicsField({ topics, onChange }: { topics: Topics; onChange: (topics: Topics) => void }) {
  return (
    <TextField
      select
      size="small"
      label="Suggest when they ask about"
      value={topics}
      onChange={(event) => onChange(inOrder(event.target.value))}
      slotProps={{ select: { multiple: true } }}
      sx={wideStyle}
    >
      {QUESTION_TOPICS.map((topic) => (
        <MenuItem key={topic} value={topic}>
          {TOPIC_LABELS[topic]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** @param chosen as a select with several values gives it, in the order in which they were chosen */
function inOrder(chosen: unknown): Topics {
  return QUESTION_TOPICS.filter((topic) => Array.isArray(chosen) && chosen.includes(topic));
}

const rowStyle = {
  display: 'grid',
  alignItems: 'start',
  gap: 1.25,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
};

const wideStyle = { gridColumn: '1 / -1' };

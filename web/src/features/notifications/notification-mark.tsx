import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { NotificationType } from '#lib/notification-draft.ts';

const LOOKS = {
  info: { icon: InfoOutlined, word: 'Info' },
  warning: { icon: WarningAmberOutlined, word: 'Warning' },
  success: { icon: CheckCircleOutlined, word: 'Success' },
  error: { icon: ErrorOutlineOutlined, word: 'Error' },
} as const;

/** A notification's type by colour, shape and word. */
export function NotificationMark({ type }: { type: NotificationType }) {
  const { icon: Icon, word } = LOOKS[type];
  return (
    <Box component="span" sx={{ ...markStyle, color: `${type}.main` }}>
      <Icon aria-hidden="true" />
      {word}
    </Box>
  );
}

const markStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& > svg': { fontSize: 18 },
};

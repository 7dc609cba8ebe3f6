import Close from '@mui/icons-material/Close';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useIsOffered } from '#components/toasts/toaster.tsx';
import { BELOW_DESK, BELOW_ONE_LINE, PHONE } from '../list/use-screen.ts';

interface LastActionProps {
  /** What was done: `Deleted 3 leads`. */
  text: string;
  /** Whether nothing is selected: the actions of a selection float in its place on a small screen. */
  isAlone: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/**
 * The way back from what was done last to many leads, for as long as nothing else is done to many: a toast is gone before one looks.
 * While that offers the same, it is offered there alone, beside the boxes of the rows that are ticked next.
 */
export function LastAction({ text, isAlone, onUndo, onDismiss }: LastActionProps) {
  const isOffered = useIsOffered('bulk');
  if (isOffered) return <GlobalStyles styles={toastsBesideTicks} />;
  return (
    <Box role="group" aria-label="Last action" sx={{ ...pillStyle, ...(!isAlone && givenWay) }}>
      <GlobalStyles styles={toastsBesideTicks} />
      {isAlone && <GlobalStyles styles={toastsAbove} />}
      <Button startIcon={<UndoOutlined />} onClick={onUndo} sx={undoStyle}>
        {`Undo: ${text}`}
      </Button>
      <IconButton aria-label="Keep it so" onClick={onDismiss}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

const pillStyle = {
  position: 'fixed',
  left: 16,
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: 'appBar',
  display: 'flex',
  maxWidth: 'calc(100% - 32px)',
  // Right of the boxes to tick, as its toast was.
  [PHONE]: { left: 68, maxWidth: 'calc(100% - 84px)' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 4,
  bgcolor: 'background.paper',
};

/** Where it is too long for a phone, on two lines. */
const undoStyle = { px: 1.5, minWidth: 0, textAlign: 'start', lineHeight: 1.25, overflowWrap: 'anywhere' };

const givenWay = { [BELOW_ONE_LINE]: { display: 'none' } };

/** As wide as a box to tick and what stands before it: a toast over a row of a phone leaves that to be ticked. */
const toastsBesideTicks = { [PHONE]: { ':root': { '--toasts-start': '60px' } } };

const toastsAbove = { [BELOW_DESK]: { ':root': { '--toasts-bottom': '60px' } } };

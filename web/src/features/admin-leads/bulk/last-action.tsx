import Close from '@mui/icons-material/Close';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { BELOW_DESK, BELOW_ONE_LINE } from '../list/use-screen.ts';

interface LastActionProps {
  /** What was done: `Deleted 3 leads`. */
  text: string;
  /** Whether nothing is selected: the actions of a selection float in its place on a small screen. */
  isAlone: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** The way back from what was done last to many leads, for as long as nothing else is done to many: a toast is gone before one looks. */
export function LastAction({ text, isAlone, onUndo, onDismiss }: LastActionProps) {
  return (
    <Box role="group" aria-label="Last action" sx={{ ...pillStyle, ...(!isAlone && givenWay) }}>
      {isAlone && <GlobalStyles styles={toastsAbove} />}
      <Button startIcon={<UndoOutlined />} onClick={onUndo} sx={{ px: 1.5, minWidth: 0 }}>
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {`Undo: ${text}`}
        </Box>
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
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 4,
  bgcolor: 'background.paper',
};

const givenWay = { [BELOW_ONE_LINE]: { display: 'none' } };

const toastsAbove = { [BELOW_DESK]: { ':root': { '--toasts-bottom': '60px' } } };

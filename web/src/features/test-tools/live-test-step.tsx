import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import PendingOutlined from '@mui/icons-material/PendingOutlined';
import Box from '@mui/material/Box';
import type { StepState, TestStep } from './live-chat-test.ts';

const TEXTS: Record<TestStep, string> = {
  listen: 'Your live channel answers',
  begin: 'A visitor begins a chat',
  connect: 'The visitor’s live channel answers',
  send: 'The visitor’s message reaches you',
  close: 'The test chat is closed',
};

interface LiveTestStepProps {
  step: TestStep;
  state: StepState;
  /** The test has ended: what waits will not be done. */
  isOver: boolean;
}

/** One step of the test with its state by colour, shape and word. */
export function LiveTestStep({ step, state, isOver }: LiveTestStepProps) {
  const { icon: Icon, color, word } = look(state, isOver);
  return (
    <Box component="li" data-state={state.is} sx={rowStyle}>
      <Box component={Icon} aria-hidden="true" sx={{ color, fontSize: 22 }} />
      <span>{TEXTS[step]}</span>
      <Box component="span" sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {word}
      </Box>
      {state.is === 'failed' && (
        <Box sx={{ gridColumn: '2 / -1', color: 'text.secondary', typography: 'body2' }}>{state.text}</Box>
      )}
    </Box>
  );
}

function look(state: StepState, isOver: boolean) {
  switch (state.is) {
    case 'waiting':
      return { icon: HorizontalRule, color: 'text.secondary', word: isOver ? 'Not done' : 'Waiting' };
    case 'running':
      return { icon: PendingOutlined, color: 'primary.main', word: 'Running…' };
    case 'done':
      return { icon: CheckCircleOutlined, color: 'success.main', word: `${state.ms} ms` };
    case 'failed':
      return { icon: ErrorOutlineOutlined, color: 'error.main', word: 'Failed' };
  }
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};

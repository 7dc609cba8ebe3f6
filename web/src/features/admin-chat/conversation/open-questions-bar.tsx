import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import { AnsweredByPhone } from '#components/answered-by-phone.tsx';
import { useCustomerLead } from '../api/customer-lead.ts';
import { owedBarStyle } from '../owed-bar-style.ts';

/** What the team owes the visitor an answer to, over the field in which it is written: it may have been given by phone. */
export function OpenQuestionsBar({ session }: { session: ChatSession }) {
  const questions = useCustomerLead(session.leadId)?.openQuestions;
  if (!questions || session.forgottenAt !== null) return null;
  return (
    <Box sx={barStyle}>
      <Box component="span" sx={textStyle} data-hint={questions}>
        <b>Open:</b> {questions}
      </Box>
      <AnsweredByPhone sessionId={session.id} questions={questions} />
    </Box>
  );
}

const barStyle = {
  ...owedBarStyle,
  '& > [role=status]': { flex: 'none', mt: 0 },
};

/** What is longer stands beside the conversation in whole. */
const textStyle = {
  flex: '1 1 100px',
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

import { styled } from '@mui/material/styles';
import { color } from '#components/tokens.ts';

/** A line between messages that says what became of the chat. */
export const ChatNote = styled('p')({
  margin: '4px auto',
  maxWidth: '86%',
  color: color.quiet,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

import { blanksIn } from '@harbour-haul/domain/chat/canned/reply-variables';
import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** A filled reply, with what is still to be filled marked in it. */
export function ReplyText({ text }: { text: string }) {
  const blanks = blanksIn(text);
  return (
    <>
      {blanks.map(({ label, from }, index) => (
        <Fragment key={from}>
          {text.slice(blanks[index - 1]?.to ?? 0, from)}
          <Box component="mark" sx={markStyle}>
            {label}
          </Box>
        </Fragment>
      ))}
      {text.slice(blanks.at(-1)?.to ?? 0)}
    </>
  );
}

const markStyle = { px: 0.25, borderRadius: 0.5, bgcolor: 'warning.main', color: 'warning.contrastText' };

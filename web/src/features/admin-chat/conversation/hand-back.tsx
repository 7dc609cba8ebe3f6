import { RESUMABLE_STEPS, type ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { describedHint } from '#lib/hints/described-hint.ts';
import { STEP_TEXTS } from '../console-texts.ts';

/** What the name of the specification leaves open. */
export const BACK_TO_ASSISTANT = 'Give the chat back to the AI assistant';

interface HandBackProps {
  isBusy: boolean;
  /** Ends the takeover; the assistant goes on from this question, or where it stopped. */
  onEnd: (from?: ResumableStep) => void;
}

/** Hands a chat of one's own back to the assistant, and says where it goes on. */
export function HandBack({ isBusy, onEnd }: HandBackProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (from: ResumableStep) => {
    setAnchor(null);
    onEnd(from);
  };
  return (
    <>
      <ButtonGroup variant="outlined" size="small">
        <Button loading={isBusy} {...describedHint(BACK_TO_ASSISTANT)} onClick={() => onEnd()}>
          End Takeover
        </Button>
        <Button
          aria-label="Choose where the assistant goes on"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          disabled={isBusy}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ px: 0.5 }}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': 'The assistant goes on from' } }}
      >
        <ListSubheader role="presentation" sx={{ lineHeight: '36px' }}>
          The assistant goes on from
        </ListSubheader>
        {RESUMABLE_STEPS.map((step) => (
          <MenuItem key={step} onClick={() => choose(step)} sx={{ minHeight: { xs: 44, sm: 36 } }}>
            {STEP_TEXTS[step]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

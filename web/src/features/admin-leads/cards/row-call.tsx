import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import PhoneCallbackOutlined from '@mui/icons-material/PhoneCallbackOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import IconButton from '@mui/material/IconButton';
import { phoneLink } from '#lib/contact/phone-link.ts';

/** The call of a lead, at the thumb; of somebody who asked for one it says so in words. Nothing where no number is known. */
export function RowCall({ lead }: { lead: Lead }) {
  const { id, name, phone } = lead;
  if (!phone) return null;
  const isAsked = wantsCallBack(lead);
  return (
    <IconButton
      component="a"
      href={phoneLink(phone)}
      data-asked={isAsked}
      aria-label={`${isAsked ? 'Call back' : 'Call'} ${name ?? `lead ${id}`}, ${phoneText(phone)}`}
      sx={callStyle}
    >
      {isAsked ? <PhoneCallbackOutlined /> : <PhoneOutlined />}
      {isAsked && 'Call back'}
    </IconButton>
  );
}

const callStyle = {
  flex: 'none',
  ml: 1,
  border: 1,
  borderColor: 'divider',
  color: 'primary.main',
  '&[data-asked=true]': {
    flexDirection: 'column',
    width: 64,
    height: 56,
    p: 0,
    borderRadius: 1,
    borderColor: 'error.main',
    fontSize: '0.75rem',
    fontWeight: 600,
    color: 'error.contrastText',
    bgcolor: 'error.main',
  },
};

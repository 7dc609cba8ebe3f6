import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import Link from '@mui/material/Link';
import { phoneLink } from '#lib/contact/phone-link.ts';

/** A number that is called by a tap, a thumb's size to hit; nothing where there is none. */
export function CallLink({ phone }: { phone: string | null }) {
  if (phone === null || !/\d/.test(phone)) return null;
  const number = phoneText(phone);
  return (
    <Link href={phoneLink(number)} aria-label={`Call ${number}`} underline="hover" sx={linkStyle}>
      {number}
    </Link>
  );
}

const linkStyle = { display: 'block', justifySelf: 'start', py: 1, my: -1, whiteSpace: 'nowrap' };

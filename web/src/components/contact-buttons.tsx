import type { ContactMethod } from '@harbour-haul/domain/leads/fields/contact-method';
import { phoneText } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { mailLink, mapLink, textLink } from '#lib/contact/contact-links.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';

interface ContactButtonsProps {
  phone: string | null;
  email: string | null;
  address: string | null;
  /** Shows the number itself on the button that calls it, where nothing else near it does. */
  showsNumber?: boolean;
  onCall?: () => void;
  /** How they want to be contacted: that is the main button, else the call. */
  wished?: ContactMethod | null;
}

/** How a customer is reached: call, text, e-mail, and where they live on a map; nothing for what is not known. */
export function ContactButtons(props: ContactButtonsProps) {
  const { phone, email, address, showsNumber = false, onCall, wished = null } = props;
  const number = phone !== null && /\d/.test(phone) ? phoneText(phone) : null;
  const mail = email?.trim() || null;
  const place = address?.trim() || null;
  if (number === null && mail === null && place === null) return null;
  const main = mainMethod(wished, number, mail);
  const look = (method: ContactMethod) => (method === main ? 'contained' : 'outlined');
  return (
    <Box sx={rowStyle}>
      {number !== null && (
        <>
          <Button
            variant={look('phone')}
            startIcon={<PhoneOutlined />}
            href={phoneLink(number)}
            aria-label={`Call ${number}`}
            onClick={onCall}
          >
            {showsNumber ? number : 'Call'}
          </Button>
          <Button
            variant={look('sms')}
            startIcon={<SmsOutlined />}
            href={textLink(number)}
            aria-label={`Text ${number}`}
          >
            Text
          </Button>
        </>
      )}
      {mail !== null && (
        <Button
          variant={look('email')}
          startIcon={<MailOutlined />}
          href={mailLink(mail)}
          aria-label={`Email ${mail}`}
          data-hint={mail}
        >
          Email
        </Button>
      )}
      {place !== null && (
        <Button
          variant="outlined"
          startIcon={<MapOutlined />}
          href={mapLink(place)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Map of ${place}`}
          data-hint={place}
        >
          Map
        </Button>
      )}
    </Box>
  );
}

/** What is wished where it is possible, else the call. */
function mainMethod(wished: ContactMethod | null, number: string | null, mail: string | null): ContactMethod {
  const isPossible = wished === 'email' ? mail !== null : number !== null;
  return wished !== null && isPossible ? wished : 'phone';
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiButton-root': {
    minHeight: 44,
    px: 1.5,
    whiteSpace: 'nowrap',
    flex: { xs: '1 0 auto', sm: 'none' },
  },
  '& .MuiButton-outlined': { borderColor: 'divider' },
};

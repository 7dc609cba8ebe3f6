import type { Lead } from '@harbour-haul/domain/leads/lead';
import MailOutlined from '@mui/icons-material/MailOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import SmsOutlined from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { phoneLink } from '#lib/phone-link.ts';

/** How a customer is reached: call, text, e-mail, and where they live on a map. */
export function ContactLinks({ lead: { phone, email, address } }: { lead: Lead }) {
  if (phone === null && email === null && address === null) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      {phone !== null && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            href={phoneLink(phone)}
            aria-label={`Call ${phone}`}
            variant="contained"
            size="small"
            startIcon={<PhoneOutlined />}
            sx={{ flex: 1, minHeight: 40, whiteSpace: 'nowrap' }}
          >
            {phone}
          </Button>
          <Button
            href={phoneLink(phone).replace(/^tel:([^,]*).*$/, 'sms:$1')}
            aria-label={`Text ${phone}`}
            variant="outlined"
            size="small"
            startIcon={<SmsOutlined />}
            sx={{ minHeight: 40 }}
          >
            Text
          </Button>
        </Box>
      )}
      {email !== null && (
        <Link href={`mailto:${email}`} sx={lineStyle}>
          <MailOutlined fontSize="small" aria-hidden="true" />
          {email}
        </Link>
      )}
      {address !== null && (
        <Link href={mapLink(address)} target="_blank" rel="noreferrer" title="Open the map" sx={lineStyle}>
          <MapOutlined fontSize="small" aria-hidden="true" />
          {address}
        </Link>
      )}
    </Box>
  );
}

/** A search of Nova Scotia: people seldom write their province. */
function mapLink(address: string): string {
  const query = /nova scotia|\bns\b/i.test(address) ? address : `${address}, Nova Scotia`;
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

const lineStyle = {
  display: 'flex',
  gap: 1,
  alignItems: 'flex-start',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  minWidth: 0,
};

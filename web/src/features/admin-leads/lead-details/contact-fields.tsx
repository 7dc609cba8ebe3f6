import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CallButton } from './call-button.tsx';
import { FieldSection } from './field-section.tsx';
import { LeadField } from './lead-field.tsx';
import { LongTextField } from './long-text-field.tsx';
import type { LeadEditor } from './use-lead-editor.ts';

/** Whose lead it is, and how to reach them. */
export function ContactFields({ editor, locked }: { editor: LeadEditor; locked: boolean }) {
  const { form, base } = editor;
  const field = { form, disabled: locked || editor.saving };
  const { phone, email, details } = form.values;
  return (
    <FieldSection title="Contact">
      <LeadField {...field} name="name" />
      <Box sx={besideStyle}>
        <LeadField {...field} name="phone" type="tel" />
        {!locked && <CallButton leadId={base.id} phone={phone} />}
      </Box>
      <Box sx={besideStyle}>
        <LeadField {...field} name="email" type="email" />
        {email.trim() !== '' && (
          <IconButton href={mailLink(email)} aria-label={`Write to ${email}`} sx={{ width: 48, height: 48 }}>
            <MailOutlined />
          </IconButton>
        )}
      </Box>
      <LongTextField {...field} name="address" rows={1} />
      <LeadField {...field} name="source" />
      {(base.details !== null || details !== '') && <LongTextField {...field} name="details" rows={2} />}
    </FieldSection>
  );
}

/** The whole text is the address: none of it may add recipients or a subject. */
function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replace('%40', '@')}`;
}

const besideStyle = { display: 'flex', alignItems: 'flex-start', gap: 1 };

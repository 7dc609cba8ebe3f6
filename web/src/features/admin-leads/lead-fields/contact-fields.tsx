import MailOutlined from '@mui/icons-material/MailOutlined';
import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { phoneLink } from '#lib/phone-link.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { FieldSection } from '../lead-details/detail-section.tsx';
import type { LeadEditor } from '../lead-editor/use-lead-editor.ts';
import { LeadField, LongTextField } from './lead-field.tsx';

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

/** Calls the number in the field, and records the call in the lead's timeline. */
function CallButton({ leadId, phone }: { leadId: number; phone: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('recordCall', { params: { id: leadId } }),
    onSuccess: (called) => refreshLeads(client, [called]),
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      toast({
        title: 'Error',
        description: 'The call could not be noted in the timeline.',
        variant: 'destructive',
      });
    },
  });
  if (!/\d/.test(phone)) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Phone />}
      href={phoneLink(phone)}
      aria-label={`Call ${phone}`}
      onClick={() => !isPending && mutate()}
      sx={{ flexShrink: 0, minHeight: 48, px: 2, borderColor: 'divider' }}
    >
      Call
    </Button>
  );
}

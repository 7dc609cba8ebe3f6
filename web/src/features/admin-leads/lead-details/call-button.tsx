import Phone from '@mui/icons-material/Phone';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { refreshLeads } from '../api/lead-cache.ts';

/** Calls the number in the field, and records the call in the lead's timeline. */
export function CallButton({ leadId, phone }: { leadId: number; phone: string }) {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('recordCall', { params: { id: leadId } }),
    onSuccess: () => refreshLeads(client),
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      toast({
        title: 'Error',
        description: 'The call could not be noted in the timeline.',
        variant: 'destructive',
      });
    },
  });
  const dialled = phone.replace(/[^\d+]/g, '');
  if (dialled === '') return null;
  return (
    <Button
      variant="outlined"
      startIcon={<Phone />}
      href={`tel:${dialled}`}
      aria-label={`Call ${phone}`}
      onClick={() => !isPending && mutate()}
      sx={{ flexShrink: 0, minHeight: 48, px: 2, borderColor: 'divider' }}
    >
      Call
    </Button>
  );
}

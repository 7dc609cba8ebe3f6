import type { Lead } from '@harbour-haul/domain/leads/lead';
import { confirmedAddress } from '@harbour-haul/domain/notices/confirmed-address';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { PALETTE_OVER } from '#lib/keys/key-bindings.ts';
import { FieldSection } from '../detail-section.tsx';
import { RestoredNotice } from '../drafts/restored-notice.tsx';
import type { LeadForm } from '../lead-editor/lead-form.ts';
import { useFocusOnError } from '../lead-editor/use-focus-on-error.ts';
import { useFieldValue } from '../lead-editor/use-form-state.ts';
import { ContactInputs } from '../lead-fields/contact-fields.tsx';
import { DetailsText } from '../lead-fields/details-field.tsx';
import { QualificationFields } from '../lead-fields/qualification-fields.tsx';
import { RequestInputs } from '../lead-fields/request-fields.tsx';
import { samePhoneText, useSamePhone } from '../merge/use-same-phone.ts';
import { usePastFollowUp } from '../past-days/use-past-follow-up.ts';
import { usePastPickup } from '../past-days/use-past-pickup.ts';
import { useNewLead } from './use-new-lead.ts';

interface NewLeadDialogProps {
  /** Opens a lead in place of the dialog: the new one, or one with the same phone. */
  onOpen: (id: number) => void;
  onClose: () => void;
}

/**
 * A lead of somebody who asked otherwise than on the site, as who calls. What is typed is kept as a draft, as in an open lead: Back
 * and the toast of another lead lead away without a question.
 */
export function NewLeadDialog({ onOpen, onClose }: NewLeadDialogProps) {
  const titleId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  /** What follows once what is typed is given up. */
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const entry = useNewLead((lead) => onOpen(lead.id));
  const { form, base, saving, changed } = entry;
  const past = usePastPickup();
  const pastFollowUp = usePastFollowUp();
  const content = useFocusOnError(form);
  const leave = (then: () => void) => {
    if (saving) return;
    if (changed) setLeaving(() => then);
    else then();
  };
  const save = () => {
    const { scheduledDate, followUpDate, status } = form.state.values;
    if (form.isValid())
      past.check({ day: scheduledDate, status }, () =>
        pastFollowUp.check({ day: followUpDate, status }, entry.save),
      );
    else entry.save();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) save();
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  return (
    <Dialog
      open
      onClose={() => leave(onClose)}
      fullScreen={onPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        paper: { ...PALETTE_OVER, sx: { '&:focus-visible': { outline: 'none' } }, onKeyDown: press },
      }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId} sx={{ px: { xs: 2, sm: 3 } }}>
          New lead
        </DialogTitle>
        <DialogContent ref={content} dividers sx={{ px: { xs: 2, sm: 3 } }}>
          <FocusFirst within={content} />
          {entry.restored && (
            <RestoredNotice
              onStartEmpty={() => {
                entry.startEmpty();
                focusFirst(content.current);
              }}
            />
          )}
          <Stack spacing={4}>
            <FieldSection title="Contact">
              <ContactInputs editor={entry} locked={false} />
              <ConfirmationHint blank={base} form={form} />
              {/* What is typed stays a draft: perhaps it is another job all the same. */}
              <SamePhoneHint blank={base} form={form} onOpen={onOpen} />
            </FieldSection>
            <FieldSection title="What to haul">
              <RequestInputs editor={entry} locked={false} />
              <DetailsText form={form} disabled={saving} />
            </FieldSection>
            <QualificationFields editor={entry} locked={false} />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
          <Button color="inherit" onClick={() => leave(onClose)} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={saving}>
            {saving ? 'Saving...' : 'Create Lead'}
          </Button>
        </DialogActions>
      </form>
      {past.question}
      {pastFollowUp.question}
      {leaving && (
        <ConfirmDialog
          question="Throw away this lead?"
          detail="What you have typed is not saved yet. Kept for later, it is back with the next new lead in this browser."
          action="Throw Away"
          cancel="Keep Editing"
          other={{ label: 'Keep for Later', onPress: leaving }}
          onConfirm={() => {
            entry.discard();
            leaving();
          }}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Dialog>
  );
}

/** One types at once: somebody is on the phone. It stands in the dialog, which is there later than what opens it. */
function FocusFirst({ within }: { within: RefObject<HTMLElement | null> }) {
  useEffect(() => focusFirst(within.current), [within]);
  return null;
}

function focusFirst(within: HTMLElement | null): void {
  within?.querySelector('input')?.focus();
}

/** Whoever types an address for their own notes knows that it is written to, by the rule of who is. */
function ConfirmationHint({ blank, form }: FormHintProps) {
  const email = useFieldValue(form, 'email').trim();
  const status = useFieldValue(form, 'status');
  const confirmed = confirmedAddress({ ...blank, email, status });
  return (
    confirmed !== null && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {`${confirmed} gets a confirmation with a link to the request.`}
      </Typography>
    )
  );
}

/** Before a second lead of the same caller is made: there are open ones already. */
function SamePhoneHint({ blank, form, onOpen }: SamePhoneHintProps) {
  const others = useSamePhone({ ...blank, phone: useFieldValue(form, 'phone') });
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {samePhoneText(others)}
          <Box sx={{ ml: -1 }}>
            {others.map(({ id }) => (
              <Button key={id} color="inherit" onClick={() => onOpen(id)}>
                {`Open #${id}`}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}

interface FormHintProps {
  blank: Lead;
  form: LeadForm;
}

interface SamePhoneHintProps extends FormHintProps {
  onOpen: (id: number) => void;
}

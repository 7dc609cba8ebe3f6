import Dialog from '@mui/material/Dialog';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { PALETTE_OVER } from '#lib/keys/key-bindings.ts';
import { useFocusInside } from '#lib/keys/use-focus-inside.ts';
import { type LeadDetailsProps, LeadSheet, type LeadSheetHandle } from './lead-sheet.tsx';

/** Its sheet has toasts stand above its footer. */
const OWN_TOASTS = { 'data-own-toasts': '' };

/**
 * On a desktop too they stand at the end of the dialog, over the words about what is unsaved, which a toast says more of: at the
 * top, where they are otherwise, they would cover whose lead it is and the way out.
 */
const toastsAtTheEnd = {
  '@media (min-width: 900px)': {
    ':root [role=region][aria-label^=Notifications] > ol': {
      top: 'auto',
      bottom: 32,
      left: 'calc(50% - min(50% - 32px, 600px))',
      right: 'auto',
      maxWidth: 448,
      marginInline: 0,
    },
  },
};

/** One lead, to read, to change and to work on. */
export function LeadDetailsDialog(props: LeadDetailsProps) {
  const titleId = useId();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [goneId, setGoneId] = useState<number | null>(null);
  const isGone = goneId === props.lead.id;
  const sheet = useRef<LeadSheetHandle>(null);
  const paper = useRef<HTMLDivElement>(null);
  useFocusInside(paper, () => sheet.current?.close());
  return (
    <>
      <GlobalStyles styles={toastsAtTheEnd} />
      <Dialog
        open
        onClose={() => sheet.current?.close()}
        fullScreen={onPhone && !isGone}
        fullWidth
        maxWidth={isGone ? 'xs' : 'lg'}
        // From lead to lead nothing fades.
        transitionDuration={props.steps?.reachedBy ? 0 : undefined}
        aria-labelledby={titleId}
        // The dialog as a whole has the focus at first, also when its URL is opened; that needs no ring.
        slotProps={{
          paper: {
            ...OWN_TOASTS,
            ...PALETTE_OVER,
            ref: paper,
            tabIndex: -1,
            sx: { '&:focus-visible': { outline: 'none' } },
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => sheet.current?.press(event),
          },
        }}
      >
        <LeadSheet {...props} ref={sheet} titleId={titleId} onPhone={onPhone} onGone={setGoneId} />
      </Dialog>
    </>
  );
}

import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { SectionTitle } from './section-title.tsx';

/** A titled group of fields. */
export function FieldSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Stack spacing={2} sx={restingLabelStyle}>
        {children}
      </Stack>
    </section>
  );
}

/** Centres the label of an empty field, also in a field that is higher than MUI's small one. */
const restingLabelStyle = {
  '& .MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 12px) scale(1)' },
};

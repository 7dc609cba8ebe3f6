import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled group of facts. */
export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <section aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <FactList>{children}</FactList>
    </section>
  );
}

/** Facts, each with its name. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={listStyle}>
      {children}
    </Box>
  );
}

/** One fact: its name, and its value as it was written, line breaks included. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '116px minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
};

interface SectionTitleProps {
  children: ReactNode;
  /** What can be done with that part, at the end of the line. */
  action?: ReactNode;
}

/** The heading of a part of the dialog, over a hairline. */
export const SectionTitle = memo(function SectionTitle({ children, action }: SectionTitleProps) {
  return (
    <Box sx={titleStyle}>
      <Typography component="h3" variant="h6">
        {children}
      </Typography>
      {action}
    </Box>
  );
});

const titleStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  pb: 1,
  mb: 2,
  borderBottom: 1,
  borderColor: 'divider',
  // As high with a button as without.
  '& > button': { my: -1.5, mr: -1 },
};

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

/** Fields beside each other, two by two where there is room for both. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <Box sx={pairStyle}>{children}</Box>;
}

const pairStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** Centres the label of an empty field, also in a field that is higher than MUI's small one. */
const restingLabelStyle = {
  '& .MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 12px) scale(1)' },
};

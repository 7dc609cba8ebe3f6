import type { SvgIconComponent } from '@mui/icons-material';
import { styled } from '@mui/material/styles';
import { describedHint } from '#lib/hints/described-hint.ts';

/** Text colours that keep 4.5:1 on their own tint, in light and in dark. */
export const BADGE_TONES = {
  blue: ['#1F5FA8', '#8AB8F0'],
  teal: ['#0B5563', '#6FC3CF'],
  green: ['#1C7347', '#6CCB9A'],
  amber: ['#7A4800', '#F2B661'],
  red: ['#B3261E', '#F2958D'],
  purple: ['#6A3FA0', '#C7A6F2'],
  gray: ['#55656A', '#A6B7BB'],
} as const;

export type BadgeTone = keyof typeof BADGE_TONES;

interface BadgeProps {
  tone: BadgeTone;
  /** None where its word says all and has hardly the room. */
  icon?: SvgIconComponent;
  label: string;
  /** What it says beyond its word, when it is pointed at. */
  title?: string | undefined;
}

/** A state in a colour, a word and mostly a shape. */
export function Badge({ tone, icon: Icon, label, title }: BadgeProps) {
  return (
    <Pill data-tone={tone} tone={tone} {...describedHint(title)}>
      {Icon && <Icon aria-hidden="true" />}
      {label}
    </Pill>
  );
}

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BadgeTone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: '1px 7px 1px 5px',
    // Seen where the system chooses the colours.
    border: '1px solid transparent',
    borderRadius: 999,
    fontSize: theme.typography.pxToRem(13),
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: BADGE_TONES[tone][0],
    backgroundColor: 'color-mix(in srgb, currentColor 11%, transparent)',
    '& > svg': { fontSize: 16 },
    ...theme.applyStyles('dark', { color: BADGE_TONES[tone][1] }),
  }),
);

import type { SvgIconComponent } from '@mui/icons-material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BADGE_TONES, type BadgeTone } from './badge.tsx';

interface BadgeIconProps {
  tone: BadgeTone;
  icon: SvgIconComponent;
  /** The word that the icon stands for. */
  label: string;
  /** What its tooltip says beyond the word. */
  detail?: string | undefined;
  /** A figure beside the icon. */
  children?: ReactNode;
}

/** A state where there is no room for its word: a colour and a shape, the word in a tooltip and for screen readers. */
export function BadgeIcon({ tone, icon: Icon, label, detail, children }: BadgeIconProps) {
  return (
    <Mark
      role="img"
      aria-label={label}
      data-tone={tone}
      data-hint={detail ? `${label}: ${detail}` : label}
      tone={tone}
    >
      <Icon aria-hidden="true" />
      {children}
    </Mark>
  );
}

const Mark = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: BadgeTone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: 3,
    fontSize: theme.typography.pxToRem(13),
    fontWeight: 600,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    color: BADGE_TONES[tone][0],
    '& > svg': { fontSize: 18 },
    ...theme.applyStyles('dark', { color: BADGE_TONES[tone][1] }),
  }),
);

import styled from '@emotion/styled';
import { color, SHADOW, TABLET, WIDE } from '#components/tokens.ts';

/** The fields of a correction, two beside each other where there is room, and four on a wide desktop. */
export const Form = styled('form')({
  display: 'grid',
  gap: 20,
  marginTop: 28,
  padding: '24px 20px',
  border: `1px solid ${color.hairline}`,
  borderRadius: 16,
  background: color.surface,
  boxShadow: SHADOW,
  h2: { margin: 0, fontSize: '1.375rem' },
  // It has the focus to be read from, and is nothing to press.
  '&& h2': { outline: 'none' },
  // The margin of a page's texts is that of the grid here.
  'p[data-error]': { marginTop: 4 },
  '> [role=alert], > [role=status]': {
    margin: 0,
    padding: '12px 16px',
    border: '2px solid var(--mui-palette-error-main)',
    borderRadius: 12,
    fontWeight: 600,
  },
  '> [role=status]': { borderColor: color.primary },
  '> [role=group] p': { margin: 0 },
  [TABLET]: {
    gridTemplateColumns: '1fr 1fr',
    padding: 28,
    'h2, [role=alert], [role=status], [data-wide]': { gridColumn: '1 / -1' },
  },
  [WIDE]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '[data-wide]:has(> label), > [role=group] ~ div:has(> label)': { gridColumn: 'span 2' },
    // The chips of the days in one row, beside two fields.
    '> [role=group]': { display: 'flex', flexWrap: 'wrap', label: { minWidth: 0, paddingInline: 12 } },
  },
});

/**
 * Neither the chat's button nor a phone's bar lies on a field; wider screens have room beside the form, for the button's words on the
 * widest. What has the focus is shown.
 */
export const roomForFields = {
  '@media (max-width: 1263px)': {
    ':is([data-bar]:not(:has(:focus-visible)), #chat-widget > a:not(:focus-visible))': { scale: '0' },
  },
  '@media (min-width: 1264px) and (max-width: 1759px)': {
    '#chat-widget > a': { right: 8, paddingInline: 0 },
    '#chat-widget > a > svg + span': { display: 'none' },
  },
};

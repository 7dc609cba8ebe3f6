/** Of notes, and of the field in which one writes them: warm, as no message is. */
export const noteColors = {
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 16%, var(--mui-palette-background-paper))',
  borderColor:
    'color-mix(in srgb, var(--mui-palette-secondary-main) 70%, var(--mui-palette-background-paper))',
  color: 'text.primary',
} as const;

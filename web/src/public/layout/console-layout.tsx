import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLORS_SELECTOR } from '#lib/colors/page-colors.ts';
import { createSiteTheme } from '#theme.ts';

const theme = createSiteTheme(COLORS_SELECTOR);

/** A page of the console's that is prerendered: none of the site's header, footer and chat, and in the colours of its user's choice. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

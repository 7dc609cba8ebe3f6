import { SITE } from '../site/site.ts';

/** The first words of every conversation. They stand alone, since browsers show them before they have the rest. */
export const WELCOME = `Hi there! I'm the ${SITE.brand} assistant. I'll get you a free junk removal quote in about a minute. What type of junk do you need removed?`;

/** The welcome where no session could be created (specification section 8). */
export const FALLBACK_WELCOME =
  'Hi there! I can help you schedule a junk removal. What type of junk do you need removed?';

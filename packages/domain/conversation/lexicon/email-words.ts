import { wordSet } from '../../text/word-set.ts';

/** Mail services by the name that people leave ".com" off; each with its own ending. */
export const MAIL_SERVICES: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  googlemail: 'googlemail.com',
  hotmail: 'hotmail.com',
  yahoo: 'yahoo.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
  live: 'live.com',
  msn: 'msn.com',
  aol: 'aol.com',
  protonmail: 'protonmail.com',
  proton: 'proton.me',
  eastlink: 'eastlink.ca',
  bellaliant: 'bellaliant.net',
  dal: 'dal.ca',
  ymail: 'ymail.com',
};

/** Endings that tell a spoken domain; a written one may have any. */
export const DOMAIN_ENDINGS = wordSet(
  'com ca net org edu gov info biz co io me us uk fr qc ns mail email app dev online',
);

export const AT_WORDS = wordSet('at arobase arobas arobaz');
/** Spoken characters within an address. */
export const SPOKEN_CHARACTERS: Readonly<Record<string, string>> = {
  dot: '.',
  point: '.',
  period: '.',
  underscore: '_',
  underline: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  tiret: '-',
  plus: '+',
};

/** Never part of what stands before the at sign. */
export const NOT_LOCAL_PARTS = wordSet(`
  is its it email e-mail mail address my mine me to use send write reach contact at the a an and or on for lowercase uppercase
  all small letters spaces no space word capital name first last be would can you please thanks thank yes sure ok okay so courriel adresse mon est cest le
  here heres that thats this i im by via was should sorry actually not but with her his our your backup try just
`);

/** What leads an address in, taken into its span. */
export const EMAIL_LEAD_IN = wordSet(`
  my email e-mail mail emails address is its it at the courriel adresse mon est cest here heres that thats backup gmail lowercase
  all une un de
`);

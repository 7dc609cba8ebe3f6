import { wordSet } from './word-set.ts';

/** Ordinary words and names that lie one slip from a thing's name and do not mean it. */
export const NOT_MISSPELT_JUNK = wordSet(`
  there these those model models share chain charm crime clear close clean phone price place please money month moth today tonight
  about again other others where which while white whole would could should house large later maybe might never night
  quick quote right small still thing think three times total truck under until water weeks world years hello thank
  thanks street avenue halifax bedford brown black brian byron bruce grace trace peace tracy stable cable lodge
  board broad bread break great greet green fresh front found frank heavy ready really pretty stuck stack stick
  start state store stories steve stone shell shelly shred sheds friend fridays friday monday sunday driver drives
  drive river beach lunch bunch punch bushy busy pushy dusty rusty rocky socks locks boxer boxed books
  boots roots rooms broom brook brooke crook creek cheque check chuck couple coach touch catch match batch patch
  bring being going doing using having moving living leaving lease least piece pieces field filed wired
  tired tried tries cares carts parts party shirt short shore sheet sleet select serve seven several
`);

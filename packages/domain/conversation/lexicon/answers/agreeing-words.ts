import { phrases, wordSet } from '../../../text/word-set.ts';

/** Each by itself a yes. */
export const SURE_YES = wordSet(`
  y yes yea yeah yeh yah ya yep yeap yup yuppers yass yas yessir yessum ye aye affirmative absolutely absolument definitely
  certainly certainement indeed sure surely totally oui ouais ouaip ouep mouais daccord dac dacc ok okay okey okie kay k kk
  okaydokey okeydokey okiedokie alright alrighty righto roger 10-4 yesplease yesthanks si claro aight ight aite ja tak はい 是 对 好 好的 可以 对的 نعم да так opo oo yeppers mhm mmhmm uhhuh da shi hai
  bet fosho oky oka okk yse yess eys yeahh sur evidemment volontiers exactement tiguidou
`);

/** Praise and assent: a yes where nothing else is said. */
export const AGREEING = wordSet(`
  correct right perfect perfectly great good fine cool nice exactly parfait parfaite bon bonne bien true confirm confirmed confirms
  agreed agree accurate awesome excellent wonderful lovely super fantastic amazing brilliant sweet dope solid lit sick
  deal gotcha accept accepted approve approved approuve confirme confirmer juste vrai exact impeccable genial beautiful
  okd checked splendid terrific superb peachy dandy golden works correcto bueno
`);

/** Phrases that agree: by themselves a yes. */
export const YES_PHRASES = phrases(`
  no problem, no problems, no worries, no prob, no issue, no issues, no objection, no objections, np, why not, of course, off course,
  go ahead, for sure, by all means, you bet, you betcha, you know it, yes indeed, go for it, sounds good, sounds great, sounds right,
  sounds perfect, sounds like a plan, that works, works for me, that will work, thatll work, that will do nicely, that will do, thatll do nicely, thatll do, that does it,
  looks good, looks great, looks right, looks correct, looks fine, looks perfect, look good, looks ok, looks okay, looks alright, lgtm,
  im in, count me in, lets do it, lets do this, lets go, do it, please do, make it so, id love to, i do, i am, it is, that is it,
  thats it, thats the one, thats right, thats correct, thats me, spot on, bang on, on the money, all good, its all good, all is good,
  all is well, everythings good, all set, youre good, your good, ur good, yer good, youre all set, your all set, ur all set, yer all set, were good, we are good, good to go, were all set, fair enough, i guess so, i think so,
  i believe so, thumbs up, a okay, hundred percent, 100 percent, 100%, a hundred percent, one hundred percent, you got it, got it,
  thats fine, its fine, fine by me, fine with me, ok by me, ok with me, good with me, im fine with that, im ok with that,
  im good with that, good w/ that, im good w/ that, i agree, nothing wrong, nothing to change, nothing to fix, no changes, no change, no corrections, no edits, no changes needed, no changes required, no changes necessary, no more changes, no further changes, no other changes, no complaints, no complaint,
  everything checks out, checks out, it checks out, all checks out, im satisfied, i am satisfied, im happy, i am happy, cool beans, sounds about right, everythings in order, all in order, as it should be, cest en plein ca, en plein ca, on est bons, on est bon,
  no mistakes, not a thing to change, dont change anything, dont change a thing, dont need to change anything, no need to change anything,
  i wouldnt change a thing, change nothing, nothing needs changing, nothing to add, cant complain, c bon, c beau, c correct, c parfait, c good, cest good, cest bon, cest beau, cest bien, cest correct, cest ca, cest exact, cest juste,
  cest parfait, cest ok, ca marche, ca va, ca me va, ca convient, bien sur, tout est bon, tout est beau, tout est correct,
  tout est ok, tout est parfait, tout est exact, tout va bien, pourquoi pas, pas de probleme, aucun probleme, pas de trouble,
  ca a l air bon, ca a l air bien, ca a l air super, ca a l air parfait, ca a l air correct, ca a lair bon, ca a lair bien, ca a lair super, ca a lair parfait, ca a lair correct, rien a changer, rien a modifier, aucun changement, vas y, allez y, allons y, on y va, mais oui, ben oui, oui oui
`);

/** Says nothing by itself, around a yes or a no. */
export const FILLER = wordSet(`
  that thats this these those is are was be all of everything everythings it its the to me i im we us you u for my mine our with by
  think so guess believe suppose just please pls plz plss thanks thank thx thnx tx ty tysm merci svp stp sil te vous plait cheers
  and a an on at as now then here there there's theres looks look seems seem sounds sound very really so much too well um uh uhh
  umm hmm hm er ah ahh oh ohh eh hey hi hello lol haha hahaha xx x o like man bud buddy pal dude bro sir maam dear hon love friend
  folks guys yall again have has got say said mean actually honestly totally quite pretty super all bout about
  far can see from what whats one ones dat dis da things thing info information details detail stuff part parts
  est et cest tout cela ca le la les mon ma mes pour moi de du tres bien oui alors donc euh ben bah la voila
  am feel feeling happy glad ready whole entire lot entirely completely absolutely perfectly exactly indeed certainly
  finally jesus christ omg god gosh geez lord heavens queen my end side needed monsieur madame mademoiselle beaucoup em already
  sorry apologies nicely still kindly good day guess how want wanted wrote written listed above correct correctly entered put down
`);

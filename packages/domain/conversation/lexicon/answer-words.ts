import { wordSet } from './word-set.ts';

/** Words are compared as `wordsOf` gives them: lower case, without accents and apostrophes. */
export const YES_WORDS = wordSet(`
  yes yea yeah yeh yep yup ya yah sure ok okay okey k kk alright absolutely definitely certainly affirmative
  oui ouais daccord
`);

export const NO_WORDS = wordSet(`
  no nope nah naw non none skip pass later nothing nada na negative never dont cant wont havent without
  didnt not neither aucun aucune rien pas plutard tard skipping skipp noo nopic nopics
`);

/** Said around an answer without changing it. */
export const COURTESY_WORDS = wordSet(`
  please pls plz thanks thank thx ty tysm you u merci svp stp sil vous plait cheers sorry sir maam miss buddy bud
  friend there again much so very kindly lol haha
`);

export const GREETING_WORDS = wordSet(`
  hi hii hiii hello hallo helo hey heya hiya yo howdy greetings morning afternoon evening good day
  bonjour salut allo bonsoir coucou
`);

export const THANKS_WORDS = wordSet('thanks thank thx ty tysm merci cheers appreciated appreciate');

/** Words a declining sentence is made of, beside its "no": "I don't have one right now". */
export const DECLINING_WORDS = wordSet(`
  i ill im ive a an any it its that thats this the one have has got get send sending do did need want
  right now just yet moment sec photo photos pic pics picture pictures image images email mail address to for of on
  all else more is at today maybe can could will would be at time not really think prefer rather id my me
  maintenant pour le la l de d jai je photo image ai tard plus la moment instant ca va
  instructions special anything comments comment notes note additional further other extra good fine nm nvm
`);

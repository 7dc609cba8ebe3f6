import { phrases, wordSet } from '../../../text/word-set.ts';

/** Phrases that nothing but a name follows, as folded words; longer ones first where one begins another. */
export const SURE_LEAD_INS = phrases(`
  under her name, under his name, under their name, in her name, in his name, in their name, in full its, in full it is, in full, full name is, full name, my full name, but you can put down, but you can put, but put it under, but put it down as, but put me down as, but please put, but
  put down, but put, but write down, but write, but please use, but use, but its under, but its really, but legally its,
  but legally, but officially its, but officially, but on paper its, but on paper, but the quote is for, but my real
  name is, but my legal name is, but my full name is, but my proper name is, want to be called, like to be called,
  prefer to be called, rather be called, prefer to go by, my given names are, mais mettez juste, mais mettez, mais ecrivez, mais mon vrai
  nom est, mais mon vrai nom cest, the name you want is, my first and last name is, my first name and last name is, my
  first name is, my given name is, name should be, name should read, name should say, name for the quote is, name on the quote is, name
  for the quote, name on the quote, name would be, name will be, name to put is, everyone calls me, everybody calls me,
  but everyone calls me, i am called, im called, i am named, im named, goes by, better known as, in the name of, under
  the name of, by the name of, put me down as, put me in as, put it under, put it down as, put it down under, put me under, stick it under, book it under, list it under, file it under, have it under,
  make it out to, make the quote out to, make that out to, made out to, addressed to, address the quote to, you are
  talking to, youre talking to, youre speaking with, youre speaking to, youre chatting with, you are speaking with, you
  are speaking to, you are chatting with, your talking to, first name is, first name, given name is, given name, contact
  person is, contact person, your customer is, my name it is, my nam is, my nmae is, my mane is, my anme is, my naem is,
  mynameis, names, name is spelled, name is spelt, name is, name its, name, jmappelle, je mapelle, je mapel, je mapele, je m appelle, je m apelle, on
  mapelle, mappelle, appelez moi, mon nom complet est, mon nom complet cest, mon nom complet c, mon nom au complet est, mon nom au complet cest, mon nom au complet c, nom au complet, nom complet, mon nom c, mon nom cest, mon nom a moi cest, mon prenom est, mon prenom
  cest, le nom cest, nom est, nom, prenom, au nom de, cest au nom de, c est au nom de, sous le nom de, vous pouvez mettre, mettez juste, mets juste, mettez seulement, ecrivez juste, mettez, me llamo, mi nombre es, mi nombre, ich heisse, ich
  heiße, mein name ist, mi chiamo, meu nome e, me chamo, ako si, ang pangalan ko ay, mera naam, mera nam, ismi, اسمي,
  меня зовут, мене звати, 제 이름은, मेरा नाम
`);

/** Phrases that a name follows as well as much else: "I'm Bob", "I'm moving". */
export const LIKELY_LEAD_INS = phrases(`
  tis, id go by, ill go by, i answer to, answers to, most people call me, friends call me, they call me, people call me, folks call me, its ya boy, its your boy, its ya girl, its your girl, write down, put down, put, i said, under, attention, attn, c/o,
  care of, just use, please use, you can use, go with, me as, ask for, demandez, demandez a parler a, known as, address it to, i usually go by, i go
  by, quote is for, myself, write, name of, this is, it is, its, it s, itd be, it should be, should be, should say, should read, make that, make it, that would be, thatd be,
  that will be, thatll be, here is, heres, i am, iam, im, i m, call me, calls me, cal me, quote for, behalf of, cest, c
  est, je suis, chu, chus, chui, jsuis, soy, sono, ich bin, sou o, sou a, أنا, انا, это, я
`);

/** Ordinary phrases that a name may follow: only a known or a capitalised one is taken. */
export const WEAK_LEAD_INS = phrases(`
  moi c, hes, shes, he is, she is, they call him, they call her, is called, am, for, to, speak to, speak with, talk to, deal
  with, contact, reach, customer, signed, ici, pour, moi, quote to, you got, that is, thats, it would be
`);

/** "For my mother, Rosa Lima": whose quote it is. */
export const RELATIONS = wordSet(`
  mother mom mum mama father dad papa parents wife husband spouse partner son daughter sister brother aunt auntie uncle
  grandmother grandma gran nan nana nanny grandfather grandpa grampy grammy niece nephew cousin friend neighbour neighbor boss
  landlord tenant client roommate girlfriend boyfriend fiance fiancee buddy inlaw mother-in-law father-in-law
  mere pere soeur frere femme mari fils fille tante oncle amie ami voisin voisine conjoint conjointe grand-mere grand-pere
`);

/** Said behind a name, and part of the answer: "Bob here", "Tim Cole is my name". */
export const NAME_TRAILERS = phrases(`
  on it, on that, on the quote, on the form, if you must know, if you please, my friend, only, is fine, is just fine, is good, is ok, is okay, is enough, is all you need, will do, works, will work, is what everyone calls me,
  is what people call me, is who i am, is me, for short, at your service, is my full name, is my name, is me name, is the name, is what i go by, is the contact,
  is the person to ask for, is my given name, are our names, thats my name, that is my name, thats me,
  thats the name, its my name, my name, the name, me name, cest mon nom, cest moi, est mon nom, est mon prenom, on the phone,
  on the line, over here, here, speaking, talking, again, by the way, btw, ici, hai, 입니다
`);

/** Before and behind a name without meaning anything. */
export const NAME_FILLERS = wordSet(`
  plutot uh uhh uhm um umm umh er err erm ah ahh eh euh heu hmm hm mmm mm like well just so oh ohh ok okay yes yeah yep sure oui
  ben bah alors you know please hi hello hey hiya heya yo bonjour salut allo bonsoir dear sir there
  comma period lol haha only thanks thank good morning afternoon evening actually sorry no non nope po goodness gracious
`);

/** Dropped from a name: a quote needs none of them. */
export const DROPPED_TITLES = wordSet(
  'mr mrs ms mss miss mister missus mx mme mlle madame mademoiselle monsieur sir maam madam honourable honorable hon justice',
);
/** Kept, as part of how people are called. */
export const KEPT_TITLES = wordSet(
  'dr doctor prof professor captain capt rev reverend father fr sgt sergeant lt major col dre',
);

/** What a surname alone follows. */
export const FAMILY_LEAD_INS = phrases(`
  last name should be spelled, surname should be spelled, surname should be written, last name should be written, surname is written, last name is written, surname is spelled, last names spelled, last name spelled, surnames spelled, surname spelled, last name is spelled, last name should be,
  last name too, last name as well, last name also, surname too, surname as well, surname should be, family name should be, surname should read, last name should read, last name is, last names, last
  name, lastname is, lastname, surname is, surnames, surname, family name is, family name, nom de famille est, nom de
  famille cest, nom de famille, mi apellido es, apellido
`);

/** Behind a surname alone. */
export const FAMILY_TRAILERS = phrases(`
  is my last name, is my surname, is my family name, is the last name, is the surname, is the family name, my last name, my surname, is last name,
  est mon nom de famille, cest mon nom de famille
`);

/** Words that a company's name ends with, in whatever case. */
export const SURE_COMPANY_WORDS = wordSet(`
  inc incorporated ltd ltee llc llp corp corporation mgmt properties realty rentals holdings enterprises contracting
  landscaping developments renovations
`);

/** The last word of a company's name. */
export const COMPANY_WORDS = wordSet(`
  inc incorporated ltd ltee limited llc llp corp corporation co company companies management mgmt properties property rentals
  rental realty realtor realtors holdings group enterprises enterprise contracting contractors contractor construction
  renovations renos roofing plumbing electric electrical landscaping developments development developers homes housing
  services service solutions associates partners consulting investments cleaning cleaners painting flooring
  restaurant cafe bakery salon spa church parish school academy daycare clinic dental law restoration builders building
  apartments condos condominiums suites towers estates cooperative coop society foundation association trust
  movers moving storage logistics transport trucking motors auto
`);

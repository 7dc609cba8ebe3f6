import { phrases, wordSet } from '../../../text/word-set.ts';

/** Words of each way to reach somebody. */
export const CONTACT_WORDS = {
  sms: wordSet(`
    text texts texting texted txt txts txting txtd sms message messages messaging msg msgs msgd imessage imessages whatsapp watsapp whatsap
    wattsapp messenger dm texto textos textez texter texte texto-moi textez-moe texte-moe message-moi messagez-moi signal telegram pm
  `),
  phone: wordSet(`
    call calls calling called phone phones phoning phoned ring ringing telephone telephones tel voice vocal appel dappel lappel appels appeler appelez appelle appelez-moi appelez-moe appelle-moe calle-moi callez-moi caller callez phone-moi phonez-moi telephone-moi telephonez-moi
    appelle-moi telephonez telephoner rappelez rappeler dial buzz blower landline cell cellphone mobile jingle dingle tinkle shout bell phonecall facetime
  `),
  email: wordSet(`
    email emails demail emailing emailed e-mail e-mails mail mails mailing courriel courriels mel gmail hotmail inbox e-mailing electronique
  `),
} as const;

/** Whole answers of a letter or two, or a figure as the choices stand. */
export const SHORT_ANSWERS = {
  t: 'sms',
  txt: 'sms',
  p: 'phone',
  ph: 'phone',
  c: 'phone',
  e: 'email',
  em: 'email',
} as const;

/** Phrases that say the method in other words. */
export const METHOD_PHRASES = {
  phone: phrases(`
    give me a shout, give me a ring, give me a call, give me a buzz, give me a bell, give me a jingle, give us a call, give us a ring, give us a shout, give us a bell,
    gimme a call, gimme a ring, gimme a shout, gimme a buzz, call me, calling me, ringing me, phoning me, phone me, ring me, call us, phone us, ring us, dial me, buzz me, ring me up, call me up, pick up the phone, by voice, talk on the phone, talk to me,
    talk to someone, talk to a person, speak to me, speak on the phone, speak with me, over the phone, on the phone, by phone, by telephone, via phone, phone call, phone calls, a tinkle, my line, a ring, a shout, a call, a buzz, passez moi un coup de fil, coup de fil, coup dfil, donnez moi un coup de fil,
    appelez moi, appelle moi, mappeler, m appeler, me telephoner, telephonez moi, par telephone, au telephone, de vive voix, par appel, un appel, un coup de telephone
  `),
  sms: phrases(`
    text me, text that one, text this one, text this number, text that number, text her, text him, text them, text it, texting me, text us, text message, text messages, text msg, message me, msg me, txt me, shoot me a text, send me a text, send a text, drop me a text, by text, via text, by txt, by sms, via sms, par texto, par sms, par message, par message texte,
    message texte, messages textes, texte moi, textez moi, envoyez moi un texto, send me a message, shoot me a message, drop me a line by text, dm me, whatsapp me, on whatsapp, text my phone, text my cell, text my number, message my cell, text this number, text that number
  `),
  email: phrases(`
    email me, emailing me, email us, e mail, e mail me, e mails, mail me, send me an email, shoot me an email, drop me an email, send an email, by email, via email, by e mail, by mail, through email, par courriel, par email, par mail, par e mail, courrier electronique, write me an email, write to my email,
    in writing by email
  `),
} as const;

/** "Either is fine", "whatever is easier for you". */
export const EITHER_PHRASES = phrases(`
  either, either or, either one, either way, any, any of them, any of those, any way, anyway, any method, everything, tout, anything, anything works, any is fine, all of them, all of the above, both, both work, both are fine, both fine,
  whichever, whatever, whatever works, whatever is easiest, whatevers easiest, whatever is best, whatever you prefer, whatever you like, however, however you like, however you want, dont mind, do not mind, dont care, do not care,
  doesnt matter, does not matter, no matter, me derange pas, dosent matter, no preference, not fussy, not fussed, not picky, im easy, im not picky, im not fussy, im flexible, up to you, your choice, your call, ur call, you choose, you pick, you decide, no difference, makes no difference, makes no odds, all the same, all same to me, same to me,
  whichever is easier, surprise me, nimporte, nimporte lequel, nimporte quoi, peu importe, comme vous voulez, comme tu veux, ca mest egal, ca m est egal, mest egal, les deux, lun ou lautre, au choix, pas de preference, aucune preference
`);

/** Turns a method down. */
export const REFUSING = wordSet(`
  no not dont doesnt never without except pas non ni nor instead than cant cannot wont hate hates dislike avoid jamais sans sauf evite evitez lieu stop quit neither rather-than isnt arent didnt unable
`);
/** Makes a method the better of those named. */
export const PREFERRING = wordSet(`
  better best easier easiest prefer preferred prefers preferable preferably rather ideal ideally faster quicker nicer preference favourite favorite only instead
  mieux prefere jprefere prefererais preferable preferablement plutot seulement uniquement exclusivement lieu
`);
/** Says that a method will do. */
export const APPROVING = wordSet(
  'works work fine good great please ok okay perfect svp lovely grand parfait bon',
);
/** Behind or before a method these speak of a number, or of something else than how to be reached. */
export const NUMBER_WORDS = wordSet(
  'number numbers numero num no # is its at on au is: for app bill bills book case company store plan charger line lines',
);
/** Words before a method that say it is owned or had, not wished for. */
export const OWNING = wordSet(
  'my the your our his her mon ma old broken new wife wifes husband husbands work home office business this that',
);

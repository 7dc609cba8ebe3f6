import { phrases, wordSet } from '../../../text/word-set.ts';

/** Words of sending off what is shown. */
export const SENDING = wordSet(`
  send sent sends submit submits submitted submitting sumbit submitt summit submt sbumit subit book books booked confirm confirmed confirms confirming ship
  transmit transmits dispatch relay snd sned sedn senf semd
  finalize finalise finish complete request proceed go schedule process file place lock post forward fire
  lenvoyer envoyer envoie envoye envoyez envoyez-la envoie-la envoye-la envoyez-le envoie-le envoye-le envoi soumettre soumets soumettez soumet confirmer confirme confirmez reserver reservez reserve valider validez valide procedez continuer continue continuez
`);

/** What is sent: behind a word of sending these change nothing. */
export const SENT_THINGS = wordSet(`
  it this that them all everything the my our request requests quote quotes booking order submission form pickup pick up job lead details info information
  er her in off away out on over through thru along into world universe ether void wild now already then please pls plz thanks thank you u as is ahead for me to team crew guys yall once when fixed corrected updated thats done
  la le les ma mon demande soumission tout maintenant ca cela svp merci a equipe today asap right
`);

/** Whole phrases that ask for sending. */
export const SEND_PHRASES = phrases(`
  ready to submit, ready to send, ready to go, ready to book, good to go, good to send, good to submit, ready when you are, im ready, i am ready, ready,
  go ahead, proceed with, go for it, lets go, lets do it, lets do this, lets book it, lets roll, ship it, fire away, let er rip, let her rip, let it rip,
  pull the trigger, hit send, hit submit, press send, press submit, press the button, push the button, hit the button, click the button, smash the button, lash it in, hand it in, hand it over, click submit, push submit, put it in, lock it in, lock me in, book me in, book me, book it, book it in,
  sign me up, make it happen, make it so, do it, get it done, get er done, get her done, full steam ahead, full speed ahead, green light, carry on, you may send, you can send, you may submit, you can submit, get my quote, get me a quote,
  get the quote, give me my quote, wrap it up, seal the deal, thats a go, its a go, we have a deal, deal, send, submit, sold, done, im done, all done, we are done, were done, finished, finito,
  off it goes, off you go, off she goes, away it goes, away you go, away she goes, off with it, away with it, run with it, good to send off, have at it, have at er, roll with it, consider it approved,
  vas y, allez y, allons y, on y va, cest parti, go, good as is, fine as is, looks good as is, lets get this show on the road, get this show on the road, lets get it going, lets get going, push it, thats the one, thats the ticket, im happy with it, im happy with that, happy with that, i approve, release it, launch it, let it fly, let it go, set it free, crack on, let er fly, let her fly, let it go out, get it in, off to the races, punch it in, do your thing, work your magic, make the request, place the request, place the order, put the order in
`);

/** Against sending, wherever it stands in the message. */
export const HOLD_PHRASES = phrases(`
  by no means, no means, of course not, certainly not, absolutely not, definitely not, surely not, obviously not, answer is no, answers no, answer is not, not yes, no yes, not a yes,
  never say yes, never said yes, say yes for me, anything but, under no circumstances, not in a million, not okay with, en aucun cas, surtout pas, certainement pas, bien sur que non, absolument pas, reponse est non,
  not yet, not now, not ready, not quite, not just yet, not so fast, hold off, hold on, hold up, hold it, hold your horses, hang on, wait, wait up, waiting, a moment, one moment, one sec, one second, one minute, just a sec,
  just a second, just a minute, just a moment, give me a, gimme a, give us a, in a bit, in a minute, in a sec, later, stop, cancel, abort, before you, before i, before we, before sending, before submitting, dont send, do not send, dont submit, do not submit, dont book, do not book,
  dont confirm, do not confirm, dont go, do not go, dont ship, dont do, do not do, dont finalize, dont proceed, do not proceed, dont finish, never send, no dont, please dont, i dont want, dont want, do not want, id rather not, rather not, changed my mind, change my mind, forget it, scrap it, scrap that, scrap the, scrap my, scrap this, scrap all, ditch it, ditch the, ditch that, bin it, bin the, drop the request, drop it, forget the, forget this, forget that, forget about, call off, after all, off my hands, off our hands, not be needing, wont be needing, wont need, dont need, no longer need, no longer,
  never mind, nevermind, nvm, call it off, pause, postpone, hold, holding, i need to, i have to check, let me check, let me think, let me ask, let me see, let me talk, have to ask, need to ask, need to check, got to check, gotta check, think about it, thinking about it, thinking it over, think it over,
  sleep on it, get back to you, come back, ill be back, brb, not sure, unsure, im not sure, idk, maybe, perhaps, wont send, cant send, shouldnt send, unless, once i, after i, until, till i, when i, attends, attendez, attend, un instant, un moment, une minute, une seconde, deux secondes, pas encore, pas tout de suite, pas maintenant,
  nenvoie pas, nenvoyez pas, envoie pas, envoyez pas, ne pas envoyer, plus tard, annuler, annule, annulez, laisse faire, laissez faire, arrete, arretez, je dois verifier, je veux verifier, no wait, undo, retract, withdraw, delete it, delete this, delete that
`);

/** "Can't wait", "no need to wait": these hold nothing back. */
export const NO_HOLD_PHRASES = phrases(`
  cant wait, can not wait, cannot wait, dont wait, do not wait, no need to wait, no point waiting, no wait needed, why wait, nothing to wait for, no reason to wait, dont hold, no holding, without waiting, wait no more, sooner or later, talk to you later, see you later, talk later, chat later, talk soon, no later than, i dont want to change, dont want to change, i dont need to, dont hesitate, stop asking, quit asking, stop bugging, stop pestering, non stop, bus stop, pit stop, stop by,
  before i change my mind, before we change our minds, before i forget, before i chicken out
`);

/** Ends what there was to say. */
export const CLOSING_PHRASES = phrases(`
  thats all, that is all, thatll be all, that will be all, thats everything, that is everything, thatll be everything, that will be everything, thats it, that is it, thatll be it, that covers it,
  that about covers it, thats about it, nothing else, nothing more, nothing to add, all set, im good, i am good, were good, we are good, all good, cest tout, cest bon, cest beau, rien dautre, rien de plus, have at it
`);

/** What is to be changed first: no sending. */
export const CHANGING = wordSet(`
  change changes changing changed edit edits fix correction wrong mistake typo update modify redo instead except actually but however swap replace add remove pile list
  changer modifier corriger faux erreur mais sauf plutot
`);

import { phrases, wordSet } from '../../../text/word-set.ts';

/** Each by itself a no. */
export const SURE_NO = wordSet(`
  n no nope nah nan naw na nay nada non none noo nop noope nopes negative nein nyet nuh neg nvm nevermind never nay nty noty nothx
  nothanks nothankyou nonmerci nuhuh uhuh noper nopers aucun aucune jamais nil null neant zip zilch skip skipp skipping skpi skp sikp
  pass passe passer pasmaintenant later laterz plutard nopic nopics nophoto nophotos nopicture nopictures noemail nomail nonotes
  nothing nothin nuthin nuttin noen nonr nonw nond nothign rien нет нету لا 不 不是 没有 不要 いいえ n/a na/ none/ no/ noway notreally notnow noneed
`);

/** Phrases that refuse or decline: by themselves a no. */
export const NO_PHRASES = phrases(`
  no thanks, no thank you, no thankyou, no ty, no thx, no merci, non merci, not really, not at all, no way, no sir, no maam, hell no,
  i dont think so, dont think so, i think not, not quite, not exactly, not correct, not right, isnt right, isnt correct, isnt good,
  aint right, thats wrong, thats not it, thats incorrect, its wrong, its incorrect, not good, not ok, not okay, not me, i wont,
  id rather not, would rather not, rather not, prefer not, prefer not to, id prefer not to, i prefer not, i would prefer not to,
  not now, not right now, not today, not yet, not at the moment, not at this time, not this time, not necessary, not needed,
  not interested, not applicable, n a, no need, dont need, dont need to, no can do, i cant, i can not, i cannot, cant do, cant right now,
  maybe later, perhaps later, another time, some other time, later on, in a bit, do it later, ill pass, i will pass, gonna pass,
  hard pass, pass on that, pass on this, pass thanks, take a pass, skip it, skip this, skip that, skip please, please skip, lets skip,
  ill skip, i will skip, skip the photo, skip photo, skip for now, can we skip, can i skip, move on, next question, next, leave it blank,
  leave blank, leave it, leave it out, leave that, no comment, dont bother, nothing else, nothing more, nothing special, nothing specific, nothing really, nothing much,
  nothing in particular, nothing comes to mind, nothing to add, nothing to note, nothing to say, nothing to report, nothing at all, nothing else to add, nothing of note, nothing unusual, nothing fancy,
  nothing here, that is all, thats all, thats everything, that is everything, thatll be all, that will be all, thatll be everything, that will be everything,
  thats it, that is it, thatll be it, that about covers it, that covers it, that should be it, that should do it, that should be all, that should be everything,
  thats about it, thats all folks, i think thats it, i think thats all, i think thats everything, i think were good, youre good, your good, ur good, yer good, youre all set, your all set, ur all set, yer all set, all good, all set, im good, i am good, were good, were all good, we are all good, we are all set, were set, we are set,
  we are good, im all set, were all set, im fine, i am fine, im ok, im okay, good here, good thanks, its fine, should be fine, should be easy, should be simple, should be straightforward, should be good, all clear, straightforward,
  pretty straightforward, easy access, easy peasy, pas de, pas maintenant, pas vraiment, pas du tout, pas aujourdhui, pas pour linstant, pas necessaire, pas besoin, pas la peine,
  plus tard, on verra plus tard, on verra, une autre fois, jsais pas, je sais pas, je ne sais pas, aucune idee, ca va aller, ca ira, cest tout, cest bon, cest beau, cest correct, rien dautre, rien de special, rien de plus, rien a ajouter, rien a signaler,
  rien de particulier, sans photo, sans courriel, je nen ai pas, jen ai pas, y en a pas, yen a pas, il y en a pas, nen ai pas, jai pas, je nai pas, je ne peux pas, je peux pas, je prefere pas, je prefere ne pas, j aime mieux pas, jaime mieux pas,
  dont know how, dont know how to, no idea how, no idea how to, not sure how, not sure how to, wouldnt know how, not good with, not very good with, not great with, not tech savvy,
  havent the foggiest, havent a clue, no clue how, let me skip, let me pass, ill skip, maybe after, after maybe, keep that private, keep it private, keep that to myself, none of your business, rather keep that, pas dadresse, pas de courriel, pas de mail,
  thatd be all, thatd be it, thats the lot, thats the works, you have everything, you have it all, youve got everything, youve got it all, youve thought of everything, you thought of everything, youve covered everything, you covered everything, youve asked everything, you asked everything, ive told you everything, told you everything, i already told you everything,
  jaimerais mieux pas, on saute, saute, sautez, sauter, passons, on passe, ca va, non ca va, aucune photo, aucun courriel, aucune instruction, point de
`);

/** Turns what follows round: "don't have one", "can't send it". */
export const NEGATING = wordSet(`
  not dont doesnt didnt cant cannot couldnt wont wouldnt wouldve havent hasnt hadnt isnt arent aint without neither nor never no
  pas ne nai nen aucun aucune sans dunno idk unable unfortunately
`);

/** What a declining sentence is made of, beside what negates. */
export const DECLINED = wordSet(`
  photo photos pic pics picture pictures pix image images snap snaps shot shots selfie screenshot camera phone cell fone cam
  email emails mail mails e-mail e-mails gmail address one ones any anything anythin some something it that this them these
  have has got get getting take taking took send sending share sharing upload uploading attach attaching provide give giving
  need want add adding do doing use using own check include including show post think thinking have carry know
  right now just yet at moment moments sec time minute today tonight still currently atm rn presently handy ready on hand
  me my myself mine i ill im ive id we us our you u for of to a an the with from here there home house work away site out not
  instructions instruction instuctions intructions instrucions special anything comments comment notes note additional further
  other extra else more particular specific requests request concerns surprises details detail info information message messages
  really thanks thank please pls sorry unfortunately though tho all good fine well be is are was its thats there theres
  working broken dead available possible able access online computer internet account or and so because since cuz as if
  will would can could should might may maybe perhaps probably later soon tomorrow sometime after when by before
  nothing none no not never nope nah only mind matter necessary needed required bother use point worth
  photographie courriel adresse telephone telephones cellulaire cel numero image je jai nai nen en ai de du le la les un une pour moi moment instant maintenant pas ce cet cette
  prendre envoyer prefere preferer aime mieux avoir besoin peux veux vais instructions speciales speciale particuliere particulieres particulier consigne consignes indication indications precision precisions remarque remarques commentaire commentaires demande demandes ajouter signaler mentionner rajouter special autre chose rien
  sur place dessus sous main encore desole pense crois vraiment merci svp plus tard demain ici
  computer computers technology stuff utilise needs private mail foggiest clue
  telling tell say said mention mentioning worry worried leave blank skip skipping pass rather prefer
`);

import { phrases, wordSet } from '../../../text/word-set.ts';

/** What only a crew has to know: a clause with one of these is a note, whatever was asked. */
export const CREW_PHRASES = phrases(`
  the key is, keys are at, keys are with, key is at, key is with, la cle est, les cles sont, gate code, door code, access code, entry code, entrance code, garage code, code de la porte, code de porte, code du garage, code
  dentree, lock box, key under, spare key, key will be, key in the, keys in the, cle sous, under the mat,
  under the doormat, under the rock, under the planter, under the pot, sous le tapis, side door, rear
  door, rear entrance, side entrance, back entrance, front entrance, service entrance, loading dock,
  loading bay, around back, around the back, round back, round the back, come in through, come to the back, come to the side, enter
  through, has to be booked, must be booked, needs to be booked, has to be reserved, must be reserved, needs to be reserved, enter by, enter from, porte arriere, porte de cote, porte de derriere, entree arriere, passer
  par, passez par, entrez par, par en arriere, par derriere, entree de service, quai de chargement, ring
  the bell, ring bell, let it ring, ring long, ring a long time, leave a voicemail, leave a voice mail, laissez sonner, laisse sonner, dont ring, bell is broken, bell doesnt work, knock loud, knock loudly, knock hard,
  just knock, please knock, dont knock, knock first, ring twice, ring three times, knock twice, gate will be, gate is open, gates open, door will be, sonnez, sonner, frappez, cognez, beware of dog,
  beware of the dog, dog bites, dog barks, dog is friendly, dogs are friendly, dog in the yard, dog in the
  backyard, dogs in the yard, dog in yard, dogs in yard, dog in backyard, key under mat, friendly dog, theres a dog, there is a dog, there are dogs, mind the dog,
  mind the cat, watch the cat, watch the dog, dont let the cat, dont let the dog, let the cat out, let the
  dog out, keep the gate closed, close the gate, shut the gate, latch the gate, gate is locked, gate
  sticks, be careful, watch out for, watch for, watch your step, mind the step, mind your head, mind your
  step, wear boots, wear gloves, bring gloves, slippery, low ceiling, low clearance, low branches, narrow driveway, narrow street, tight squeeze,
  tight turn, steep driveway, use the first driveway, use the second driveway, use the other driveway,
  shared driveway, gravel driveway, icy driveway, faites attention, attention a la, attention au, attention aux, attention a mon, attention a ma, have to be
  disassembled, needs to be disassembled, has to be disassembled, needs disassembling, needs to come
  apart, take it apart, taken apart, comes apart, park behind, park across, park out, park by, alley entrance, lane entrance, use the alley, use the back lane, the second driveway, the first driveway, park
  around, spot to park, place to park, room to park, street to park, no parking, parking in, parking is, parking on, parking at, parking behind, parking out, visitor
  parking, street parking, parking spot, parking pass, dont park, do not park, dont block, do not block,
  block the driveway, blocking the driveway, double park, stationnez, stationner, stationnement, garez
  vous, bloquez pas, on arrival, upon arrival, when you arrive, when you get here, when you get there,
  when youre here, when you are here, when ur here, when u get here, when u arrive, when you come, when you are coming, when youre coming, when
  they get here, when they arrive, when they come, once you arrive, once you get here, once youre here,
  when outside, when youre outside, when you are outside, when you pull up, when you pull in, when you
  show up, when youre close, when you are close, when youre near, when on the way, when youre on the way,
  on your way, before you come, before you arrive, before coming, before arriving, before you leave,
  before you head, before showing up, minutes before, mins before, minutes out, mins out, min out, minutes ahead,
  minutes away, min before, hour before, a votre arrivee, en arrivant, a larrivee, quand vous arrivez,
  quand vous etes, avant darriver, avant de venir, avant de passer, quand tu arrives, minutes avant, baby
  sleeps, baby naps, baby is napping, naps from, keep it down, keep quiet, be quiet, no noise, wont be
  home, not be home, nobody home, no one home, no one will be, nobody will be, wont be there, not be
  there, let you in, lets you in, let them in, will meet you, on travaille de nuit, bebe dort, serai pas
  la, serai pas chez, sera pas la, serons pas la, personne a la maison, check in with, sign in at, sign in
  with, front desk, security desk, see the super, call the super, a la reception, call ahead, ring ahead,
  phone ahead, text ahead, leave receipt, dont touch, do not touch, touchez pas, marked with, tagged with, cannot use the telephone, cannot use the phone, cant use the phone, cant use the telephone, nails everywhere, nails sticking, nails in it, nails in them, rusty nails, broken glass, glass everywhere, is tied up, hes tied up, shes tied up, on a leash, est attache, est attachee, deal only with me, deal with me only, only deal with me, if nobody answers, if no one answers, if theres no answer, if i dont answer, to get in, si personne repond, si personne ne repond,
  has a tag, has tags, speak up, speak loud, speak loudly, speak clearly, speak slowly, talk slowly, talk loud, talk to me only, speak to me only, only talk to me, only speak to me, parlez fort, parlez plus fort, parlez lentement, at the end of the driveway, come in the back, come in the side, come in by, come in through, come up the, long driveway, steep driveway, narrow driveway, shared driveway, at the curb, by the curb, on the curb
`);

/** Likely for the crew: a note where the clause gives no value of anything else. */
export const CREW_HINTS = phrases(`
  code is, code for the, the code, le code, code est, code pour, code to get in, bring a, bring two, bring
  tools, bring gloves, bring straps, apportez, leave the, please leave, laissez, stays, is staying, ask
  for, ask at, demandez, go around, come around, in the alley, back alley, around the side, out back,
  two people, two guys, two men, three guys, three people, needs two, need
  two, needs 2, need 2, deux personnes, extra person, extra help, extra hands, a dolly, careful with,
  careful of, parking lot, on the deck, on the porch, on the lawn, on the front lawn, in the driveway,
  driveway is, across the driveway, across the road, across the lane, your boots off, your shoes off, off your boots, off your shoes, beside it, next to it, across from it, and tell the, inside the garage, behind the house, behind the garage, beside the house,
  beside the garage, next to the garage, next to the house, under the deck, dans le cabanon, sous le
  patio, derriere la maison, derriere le garage, a cote du garage, a cote de la maison, i have a dog, we
  have a dog, i have dogs, we have dogs, have two dogs, big dog, ahead of time, heads up, sleeping,
  wheelchair, bad back, bad knees, bad hip, use a walker, with a cane, im deaf, hard of hearing, cant
  lift, cannot lift, cant carry, will be home, will be there, be home to, someone will be, somebody will
  be, meet you, not home, with tape, blue tape, red tape, green tape, sticky note, keys are, a gate, gate on the, gate at the, side gate, back gate, la cle, les
  cles, garage door, back door, basement door, porte du garage, narrow hallway, is narrow, are narrow, narrow gate, narrow stairs, narrow door, narrow doorway, est etroit, est etroite, tight corner, au deuxieme, au troisieme, au quatrieme, au sous sol, au soussol, la driveway, en arriere, en avant, la galerie, sur le cote, laisse ca, pas de place, la barriere, dont take,
  do not take, prenez pas, quiet please, knock on, park in, park on, park at, long driveway
`);

/** Single words that are a crew's. */
export const CREW_WORDS = wordSet(`
  buzzer buzz intercom lockbox keypad doorbell fob concierge superintendent caretaker walkup walk-up elevator elevators ascenseur
  stairs stairwell staircase stairway escalier escaliers lescalier descalier marches perron elevateur elevateurs delevateur lelevateur dascenseur lascenseur stationner stationnement parker parquer flights curbside doorman janitor
  sonnette interphone barriere paillasson chien chiens bedbugs bugs mould
`);

/** With a floor a clause is a note where no thing is named in it. */
export const FLOOR_WORDS = wordSet('floor flr storey story level etage upstairs downstairs basement attic');

/** "Best to call after 5", "don't call before 9": when to call. */
export const CALLING = wordSet(
  'call calls calling phone text ring texting reach reached appelez appeler telephonez textez',
);
export const CALLING_TIMES = wordSet(
  'after before b4 between when once until till anytime evenings mornings weekends evening apres avant entre quand',
);

/** Before what is to be noted. */
export const NOTE_LEAD_PHRASES = phrases(`
  write down, jot down, add a note, add to notes, add to the note, add in the notes, add in notes, add a note saying, add a note to say, add to the notes, add that, note that, make a note, put a note, put in a note, put down that, mention, tell the crew, tell the guys, tell the lads, tell the boys, tell the fellas, tell the men, tell the driver, tell them,
  let them know, let the crew know, let the guys know, let the driver know, they should know, the crew should know, you should know, make sure they know, they need to know, be aware, warn them, warn the crew, heads up,
  note for the crew, note for the driver, note to the crew, note to the driver, a note for the crew, one note for the crew, special instructions, instructions, notes, note
`);

/** Takes leave, and notes nothing. */
export const SIGN_OFF_PHRASES = phrases(`
  hope you guys, hope you all, hope yall, hope you have, wish you, good luck, stay warm, stay safe, keep warm, nice chatting, nice talking, nice to meet, pleased to meet, good to meet, enchante, ravi, ravie, see you, see ya, see yous, cya, c u, have a good, have a great, have a nice, have a wonderful, have a lovely, have a blessed, enjoy your, take care, talk soon, talk to you, looking forward, cant wait, god bless, bless you, bonne journee, merci bonne journee,
  bonne soiree, merci bonne soiree, a bientot, a plus, au revoir, bye, goodbye, thanks again, thanks for, thank you for, merci pour, merci beaucoup, much appreciated, appreciate it, i appreciate, we appreciate, youre the best, you guys are, you are very, youve been
`);

/** Words that take something back; with a claimed value they are no note. */
export const CONNECTING = wordSet(`
  actually oops oups oh sorry wait no yes yeah ok okay and but also so it is its the my a an to at on in for of was be should that thats this i im
  meant mean instead not now please thanks name number phone cell address email date day time pickup street unit apt apartment postal code
  change make put use correct correction wrong right just well um uh euh non oui mais et mon ma le la est cest plutot one contact method
`);

/** What is opened by figures: "gate code 4412", "buzzer 12". */
export const OPENED_BY_FIGURES = wordSet('code buzzer lockbox keypad digicode');

import { wordSet } from '../../../text/word-set.ts';

/** A day or time after one of these is when to call, and not when to come. */
export const CALL_WORDS = wordSet(
  'call calls calling callback phone ring text texts texting txt reach contact email emails mail message messages msg buzz dial voicemail ping facetime whatsapp appeler appelle appelez rappelez rappeler joindre textez texto telephoner telephonez contacter contactez reached reachable',
);
/** These name a number or an address, and no call: "my phone is". */
export const CALL_NOUN_FOLLOWERS = wordSet('number # no num address nbr');

/** A day or time after one of these is over and done. */
export const PAST_WORDS = wordSet(
  'paid bought got was were had been since moved purchased broke died passed left stopped quit replaced renovated reno renovations installed delivered arrived came used sat sitting sold ordered built made spoke talked submitted filled sent called texted emailed messaged told gave inherited found flooded leaked happened started finished did tore ripped took dumped cleaned went lived living dated belonged wrecked cracked divorced married born kept lost retired graduated buried fell blew burst burned burnt snapped collapsed hired separated widowed achete recu demenage depuis etait',
);

/** A day after one of these is that of another matter, though a pickup may well be wanted then. */
export const EVENT_WORDS = wordSet(
  'move moving shifting relocating closing close closes possession lease landlord flight fly flying wedding party guests company delivery delivering delivers arrives arriving renovation contractor movers staging listing sale showing inspection appointment surgery birthday shift expires due demenage demenageons rent ends hosting tenant tenants garbage recycling compost parking park elevator dock gate door doors superintendent super concierge building step steps dog see seeing kids landlords comes doctor doctors dentist chemo dialysis physio church bingo funeral appt',
);

/** A day or time after one of these is when the pickup is wanted. */
export const WANT_WORDS = wordSet(
  'pick pickup pickups picking picked pick-up come coming collect collected collection haul hauled hauling need needs needed want wants wanted like gone go remove removed removal schedule scheduled scheduling book booked booking prefer prefers preferred preferably preference ideally ideal best works work suits suit lets make how what say thinking thought think hoping hope wondering looking could can would shoot aim aiming do try trying maybe perhaps possibly probably anything something any take taken taking grab get getting getaway send ready please by early earliest latest supposed instead actually change changing push switch reschedule rather better swing pop stop drop again planning plan venir passer ramasser venez passez ramassez venez-vous passez-vous ramassez-vous ramassez-tu ramassage chercher prefere voudrais aimerais veux peut pouvez pourriez',
);

/** What may stand right after a day or a time that is meant as one: a noun there makes it something else. */
export const FOLLOWERS = wordSet(
  'at in on or and au plutot finalement even anywhere most every if please would works work is are was will wd could should can cant cannot for from by before after around about between to until any anytime asap be ok okay okey good great fine best better preferred preferably prefer ideally maybe perhaps probably possibly thanks thank ty thx thankyou cheers sound sounds looks seems suits suit instead then so but not unless because cause cuz since as early late later first sometime some the this that next of i we im its it my you u ill id ive well weve he she they theyre thats there theres here vers si et ou a week weekend day time times only though tho too also which when whenever while with without yes yeah yep no nope lol haha hopefully earliest latest onwards onward eh pickup pick come does doesnt wont isnt dont didnt do did has have might must need needs get gone actually sorry wait rather either pour svp merci serait convient va marche me just whatever kindly sir maam mam mate buddy man guys folks sharp ish exactly tops all out off up again right lets let hope think thinking than what whats how noon lunch today tomorrow tonight both say ca mid middle call text phone email except weather permitting everything nothing else shouldve once mind post prior barring everyone anybody someone somebody sure definitely certainly absolutely cool perfect awesome possible available free open roughly approx max date one may shall however where under over your our their his her depending bright bc gives give leaves seems wouldve couldve hrs hours',
);

/** What may stand right before a short or doubtful word for a day: "on sun", "next mon". */
export const PRECEDERS = wordSet(
  'on for this next or and by before after maybe about say works until coming either not how no every any from between to in is be do lets than vs like want prefer make change actually sorry wait ideally preferably early late of come pickup free available book schedule try le so home gone off around there done out with but would could can does work lunch supper nah nope yes yeah yep ok have got here thing over',
);

/** Greets or wishes well with a part of the day: "good morning", "happy friday". */
export const GREETING_WORDS = wordSet(
  'good gud gd happy merry great nice lovely beautiful wonderful fine bonne bon joyeux joyeuse gorgeous pleasant super fantastic blessed goodmorning mornin',
);
/** "Friday is good, morning is good": no greeting where one of these stands before the "good". */
export const SUITING_WORDS = wordSet(
  'no not is are s be works looks sounds thats as any would it very pretty both all',
);

/** Other words that say nothing of their own in an answer about a day. */
export const FILLERS = wordSet(
  'um uh idk dunno idc hi hello hey there ya yup sure alright well oh ok hmm let see lets make it say guess believe suppose im i am we are think could you u guys your crew team truck do can want wanted wanna come get pick up picked pickup them this stuff junk all a an the out gone taken removed hauled schedule book please on for how about what around works work me us with my our would be good great best ideal prefer preferred like love id ill happy if possible that thats than thx thanks have has got anything something available open free slot slots opening time times window day date days sometime some just is was hoping hope thinking of need needs by or and to in at not no so perfect any really kind kinda sorta maybe perhaps probably better rather also too then as yes yeah yep bonjour salut je peut peux etes est ce le la pour ca va bien serait mieux svp sil vous plait merci disponible libre dispo venir moi nous prefere voudrais en ou et dans a du au either otherwise most usually generally mostly either one suits fine okay cool only whenever quand jaimerais aimerais est-ce que',
);

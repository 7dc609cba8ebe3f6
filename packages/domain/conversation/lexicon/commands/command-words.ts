import { wordSet } from '../../../text/word-set.ts';

/** Words that a command may be wrapped in without becoming anything else; canonical. */
export const COMMAND_FILLER = wordSet(`
  i me my we us our you your it this that these those them they the a an to of and or so but please just can could would will oop whoop oops whoops comme
  want need like let get have had has be is am are was were do did does not no nope nah yes yeah yea yep ok okay k alright right now then thanks
  thank sorry hi hello hey well actually honestly really um uh umm hmm hm oh ah ugh god lol haha look listen dude man bro buddy
  sir maam dear love hun honey folks maybe think guess know what if for with at on in all here there too also very much still already anyway as up
  out off again though instead after by from about some one because since going got think if merci svp sil plait bonjour salut
  non oui moi je tu vous le la les un une de du des et ou mais ca ce cest c est ne pas que qui pour avec mon ma mes bien
  everything anything something thing stuff more any longer sick tired stupid dumb damn hell freaking effing whole
  first second minute moment sec quick quickly real wait hold never mind day today tonight tomorrow morning afternoon evening
  way back next last always time when how
`);

/** Words for giving it up, and who takes the junk instead. */
export const COMMAND_CLASSES: Readonly<Record<string, string>> = {
  ending: 'scrap drop bin ditch kill trash forget nix cancel',
  relative:
    'brother sister son daughter nephew niece cousin uncle aunt dad father mom mother husband wife boyfriend girlfriend partner ' +
    'neighbour neighbor friend buddy landlord roommate tenant superintendent super grandson boss kid boy',
};

/** Says that something happened before this chat. */
export const PAST_MARKERS = `
  last week|month|time|night|monday|tuesday|wednesday|thursday|friday, yesterday, day|days|week|weeks ago, the other day, this morning i, earlier today|this, already booked|scheduled|submitted|made,
  i|we|had|have booked|scheduled|arranged, was scheduled, is scheduled, booked for, scheduled for, confirmation number, existing, previous, tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday pickup|appointment, hier, la semaine derniere
`;

/** Puts off rather than pauses: an answer where something may be left out. */
export const DEFERRING = wordSet(
  'pass later now day tard time mind bother done enough more good fini end anymore longer undo',
);

/** What belongs to an earlier request. */
export const SERVICE_WORDS = wordSet(
  'request quote estimate appointment booking pickup form order crew truck driver movers refund complaint submission inquiry',
);
/** Behind "you": what the company did or did not do. */
export const AFTER_YOU = wordSet('never didnt did havent have forgot missed left were are said told still');

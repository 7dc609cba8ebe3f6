import { wordSet } from '../../../text/word-set.ts';

/** Abbreviations whose full stop ends no sentence; folded. */
export const ABBREVIATIONS = wordSet(
  'st ste dr mr mrs ms mme m apt ave av rd blvd cres hwy ext approx no ph tel a.m p.m am pm e w n s jr sr etc vs',
);

/** A clause begins with each of these, wherever it stands. */
export const CLAUSE_STARTERS = wordSet(
  'but however although though because cause cuz bc unless mais parce sinon',
);
/** A clause begins with one of these where a subject or a verb follows: "and my number is", "so can you". */
export const JOINING_WORDS = wordSet('and so then plus also or lol lmao haha hahaha hehe et donc puis alors');
export const AFTER_JOINING = wordSet(`
  i im ive ill id my we were weve our you your he she his her they it its this that thats there theres can could
  would will do does is are please call text email phone just maybe make let how what when where if je jai mon ma mes
  nous vous il elle cest pouvez send submit ship mention tell note say
`);

/** Said before a clause without changing what it does. */
export const CLAUSE_OPENERS = wordSet(`
  hi hello hey ok okay k so and but also well um umm uh uhh hmm hm oh ah yeah yes yep sure please thanks sorry just like
  actually btw question quick anyway alright right good morning afternoon evening there guys now then or bonjour salut
  allo oui et mais donc alors euh
`);

export const ASKING_WORDS = wordSet(
  'what whats how hows when whens where wheres why who whos which whose combien quel quelle quels quelles quand comment pourquoi',
);
/** Behind an asking word these make a question without a question mark; "when i get home" is none. */
export const AFTER_ASKING = wordSet(`
  do does did is are was were can could will would should s much many long soon far late early old big about time kind
  kinds type types sort day days area areas gonna going calling texting coming paying if else happens est sont faut ca cest coute il
`);
export const AUXILIARIES = wordSet(`
  do does did is are was were can could will would should shall may might have has had am isnt arent dont doesnt cant
  couldnt wont wouldnt didnt
`);
/** The subject behind an auxiliary: "can you", "is there", "will someone". */
export const SUBJECTS = wordSet(
  'you u ya i we they it he she this that these those there someone anyone somebody anybody yall your ur',
);
/** Subjects that an imperative can have as its object as well: "do the couch first". */
export const NOUN_SUBJECTS = wordSet('the my a an any');
export const NOUN_AUXILIARIES = wordSet('is are was will does can could would should has isnt arent');

/** Phrases that make what follows a question of its own. */
export const ASKING_PHRASES = [
  'wondering',
  'curious',
  'like to know',
  'want to know',
  'need to know',
  'tell me if',
  'something you take',
  'something you guys',
  'something u take',
  'something u guys',
  'something you accept',
  'any idea',
  'est ce que',
  'me couter',
  'nous couter',
  'ya-tu',
  'cest-tu',
  'avez vous',
  'prenez vous',
  'reprenez vous',
  'acceptez vous',
  'faites vous',
  'pouvez vous',
  'savez vous',
  'etes vous',
];

/** Openings that propose a value: "how about monday", "any chance of friday". */
export const PROPOSING_PHRASES = [
  'how about',
  'what about',
  'hows about',
  'any chance',
  'que diriez vous',
  'would it be possible',
  'is it possible',
  'possible to',
];
/** At the end of a question, they ask whether a value suits: "is friday ok", "would 2 work". */
export const SUITING_WORDS = wordSet(
  'ok okay fine good possible available alright open free doable work works suit suits better',
);
/** What somebody asks to be done, and with it a value to be used: "can you come friday". */
export const DOING_WORDS = wordSet(`
  come pick do get have take haul grab remove swing drop be book schedule collect fit start arrive show clear bring make
  venir passer prendre
`);
/** With these a question is an order, said politely: "could you change it to friday", "can you text me". */
export const ORDERING_WORDS = wordSet(`
  change switch swap put use set note write update correct fix add move call text email phone ring message contact reach submit
  send cancel changer mettre appeler texter
`);

/** A clause that begins with one of these puts something right. */
export const CORRECTING_STARTS: readonly string[] = [
  'actually',
  'oops',
  'whoops',
  'oop',
  'woops',
  'no wait',
  'wait',
  'scratch that',
  'strike that',
  'correction',
  'sorry',
  'i meant',
  'i mean',
  'meant',
  'or rather',
  'rather',
  'make that',
  'make it',
  'my bad',
  'jk',
  'kidding',
  'just kidding',
  'just joking',
  'im kidding',
  'im joking',
  'haha no',
  'lol no',
  'haha jk',
  'lol jk',
  'my mistake',
  'nope',
  'on second thought',
  'never mind',
  'nevermind',
  'nvm',
  'change',
  'hold on',
  'hang on',
  'no its',
  'no it is',
  'no thats',
  'no make',
  'no the',
  'no my',
  'plutot',
  'pardon',
  'scuse',
  'scusez',
  'non',
  'desole',
  'desolee',
  'oups',
  'attends',
  'attendez',
  'en fait',
  'finalement',
  'tout compte fait',
  'cest pas ca',
  'ce nest pas ca',
  'thats not it',
];
/** Anywhere in a clause, they put something right as well. */
export const CORRECTING_PHRASES: readonly string[] = [
  'instead',
  'change it',
  'change that',
  'change the',
  'change my',
  'switch it',
  'switch to',
  'should be',
  'shouldve been',
  'should have been',
  'should say',
  'should read',
  'supposed to be',
  'needs to move to',
  'has to move to',
  'have to move to',
  'changed my mind',
  'change of plans',
  'is wrong',
  'was wrong',
  'wrong',
  'typo',
  'mistake',
  'meant to',
  'i meant',
  'not right',
  'id rather',
  'would rather',
  'rather than',
  'correct it',
  'plutot',
  'au lieu',
  'a la place',
  'me suis trompe',
  'me suis trompee',
  'jme suis trompe',
  'jme suis trompee',
];

/** A clause of nothing but these says nothing. */
export const SMALL_TALK = wordSet(`
  hi hello hey heya hiya howdy yo greetings good morning afternoon evening day night there folks guys all team
  thanks thank thx ty you so much very kindly appreciated appreciate it cheers please pls
  how are is doing today going sorry apologies lol haha hehe ha wow omg nice great awesome perfect cool
  bonjour salut allo bonsoir merci beaucoup desole desolee ca va svp sil vous plait bye goodbye take care have a one
`);
export const SMALL_TALK_CORE = wordSet(`
  hi hello hey heya hiya howdy yo greetings morning afternoon evening thanks thank thx ty cheers sorry apologies lol haha
  hehe wow omg bonjour salut allo bonsoir merci desole desolee bye goodbye good appreciate appreciated
`);

/** Words that negate what follows. */
export const NEGATIONS = wordSet(`
  not no dont doesnt didnt isnt arent wasnt wont cant cannot couldnt wouldnt shouldnt never without nor neither except
  excluding besides minus aint pas sans sauf ni aucun aucune jamais
`);
/** Two words that negate what follows. */
export const NEGATION_PHRASES = [
  'other than',
  'instead of',
  'rather than',
  'anything but',
  'all but',
  'any but',
  'day but',
  'time but',
  'anytime but',
  'apart from',
  'forget about',
  'plutot que',
  'au lieu',
];
/** With these before or behind it a negation says no such thing: "no problem", "not only", "no later than". */
export const AFTER_PSEUDO_NEGATION = wordSet(`
  problem problems worries worry rush hurry only later earlier sooner thanks thank sure idea longer doubt kidding question
  matter wait just really bad more before until till avant
`);
/** "No good", "no use": says so of what stands before it, and nothing of what follows. */
export const JUDGED_BY_NO = wordSet('good go use luck way chance');
/** Behind one of these a "no" takes back what was said: "text, or actually no call me". */
export const BEFORE_TAKING_BACK = wordSet('actually wait or oh hmm um uh well oops whoops woops sorry ah');
/** A new subject behind what is negated begins what is meant: "except tuesdays I'm free". */
export const NEW_SUBJECTS = wordSet('i im ive ill id we weve you youre he shes theyre je jai nous vous');
/** "I don't think we need the couch": the negation belongs to what follows. */
export const THINKING = wordSet('think thought believe guess suppose know imagine figure say pense crois');
export const ANYMORE = wordSet('anymore longer again');
/** Behind one of these a negation no longer reaches. */
export const NEGATION_ENDS = wordSet(
  'just only but rather instead so then mais seulement juste its thats cest make use lol lmao haha hehe',
);
export const DETERMINERS = wordSet('the a an my our le la les un une mon ma this that');

import { wordSet } from '../word-set.ts';

/** Said before a question without being part of it; canonical words. */
export const QUESTION_OPENERS = wordSet(`
  hi hello hey ok okay k so and but also well um umm uh uhh hmm hm oh ah yeah yes yep yea sure please thanks sorry just like
  actually btw anyway alright right good morning afternoon evening now then or plus first before maybe wait no nope
  bonjour salut allo oui et mais donc alors euh merci ben ouais real quick though lol haha yo dude man
`);

export const WH_WORDS = wordSet(
  'what where who which whose why how when combien quel quelle quand comment pourquoi quoi qui whether',
);
/** Behind an asking word these make a question of it: "when i get home" and "what the crew needs" are none. */
export const AFTER_WH = wordSet(`
  is are was were do does did can could will would should may might has have am about if kind type sort time day much many
  long soon far fast quick quickly late early big heavy come happen happens else comes picks hauls exactly actually all area item
  thing company people size number town hour calls sees gets next sort not est sont faut sorte genre secteur fait va vient ca pays paid va vont take own run pick answer read show call see get haul fix pay sort cover deal
  temps avez voulez pouvez faites sera region ville
`);

export const AUXILIARIES = wordSet(
  'do does did is are was were can could will would should may might has have had am must shall',
);
export const SUBJECTS = wordSet(
  'you i we they it he she this that these those there someone anyone somebody anybody people',
);
/** Behind an auxiliary that no order begins with, any noun may follow: "is the quote free", "will the crew". */
export const NOUN_AUXILIARIES = wordSet('is are was were will does did can could would should has');
export const NOUN_STARTS = wordSet(
  'two some the a an my your any anything all everything both most some one harbour',
);

/** With these in it, a clause asks, whatever its order. */
export const ASKING_PHRASES = `
  wondering, wonder if|whether|how|what, curious, like|love|want|need|got|have to know, want|need|like|wanted to ask, tell me if|how|what|when|where|who|whether|about|more|your|the,
  any idea, an idea what|how|of, do you know, let me know if|how|what|when|where|who|whether, not sure if|whether you|they|i_need|this|your, do not know if|whether you|they|i_need|this,
  no idea what|how you|much|it|this|is|does, quick question, one question, a question, another question, last question, my question, asking if|whether|about|how, asking because, explain, is it true, how come,
  what about, how about, any chance, then what $, combien, koi le, quoi le, who knows if, i hope you|it|your, hoping you, est ce que, prenez vous, acceptez vous, avez vous, faites vous, pouvez vous, savez vous, etes vous, ramassez vous, venez vous, travaillez vous,
  parlez vous, achetez vous, recyclez vous, j aimerais savoir, je veux savoir, je voudrais savoir, je me demande, ca coute combien, ca prend combien, c est combien, vous prenez, vous acceptez, vous faites, vous venez, vous travaillez,
  vous recyclez, vous donnez, vous achetez, vous avez, vous etes, i assume, i take it, i heard, i read, i guess you, out of curiosity, wanna know, want|need|get|give ~ price|pricing|ballpark|rate, ou va|vont|est|sont|allez, dois|puis je, es tu, allez vous, qu est ce, confirm that|if, worried about|that|if, concerned about|that, concern
`;

/** A clause that begins so is a question also without its verb: "you insured", "any hidden fees". */
export const BARE_STARTS = wordSet('you any anybody anyone they crew');
export const AFTER_BARE_YOU = wordSet(`
  insured licensed bonded legit open closed take accept do buy recycle donate serve service cover charge haul real human bot robot
  certified vetted registered guys local handle come go work deliver pick offer free sell pay got have ever
`);

/** Fragments of these and little words ask: "price?", "rates", "any deposit". */
export const BARE_TOPICS = wordSet(`
  price pricing cost rate fee insurance insured licensed license hour deposit payment tip tax hst quote estimate discount
  cancellation privacy prix tarif combien hours bonded legit refund ballpark warranty references
`);
export const LITTLE_WORDS = wordSet(`
  the a an your my for of on to this that it is and or please any some about with in at what how much range list policy method
  option info information opening business du de la le les vos votre pour ca what type question same stuff roughly usually
  average typical typically total first though anyway etc
`);

/** Days and times: with one in it a polite request asks for it. */
export const DAY_WORDS = wordSet(`
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun today tomorrow tonight
  morning afternoon evening noon midnight am pm january february march april june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec week lundi mardi mercredi jeudi vendredi samedi dimanche demain matin
  soir midi asap weekend christmas
`);
export const CLOCK = /^(?:\d{1,2}(?::\d\d)?(?:am|pm|h)?|\d{1,2}(?:st|nd|rd|th))$/;
/** What a request for a value begins with: "could you come friday", "is 3 ok", "how about monday". */
export const REQUEST_STARTS = wordSet(
  'can could would will may is are how what any possible should might shall want pouvez peux pourriez pourrais peut',
);

/** A message about the talk itself, or a value, asks nothing that a table could know. */
export const SMALL_QUESTIONS = `
  how are|is you|it|everything|u|life|thing|your $, how are|is you doing|today|it, how is it going, how you doing, how is your|the day, how do you do $, what is up, what is new, what is good $, you there, are you still? there|here|awake|ready|sure|serious|kidding|ok|okay|done|listening|alive,
  can|do|did you hear|see|read|understand|get|follow me|this|that|it|what|us, can you repeat|say|clarify|rephrase|wait|hold|hang|go_back|start|help $, you hear|see me|this, is|are anyone|anybody|someone|somebody there|here|home|around, is|was|does|will|would that|this|it ok|okay|right|correct|fine|good|enough|alright|all|work|help|do|make_sense|cool|everything|clear|it $, is that ok|okay|alright|fine|cool|right|enough, is|will|would that|it|this be? a? problem|issue|trouble|extra|doable, does that work|help|make, did you get|receive|see|save, did it go|send|work|upload, did that, did i,
  what else do you need, what do you need $, what do you need from me, what do you need to know, what do you want to? know?, what do you want from me, what do you mean, what does that mean, what do i do, what should i do|say|put|type|write|click|pick|choose|answer, what am i supposed, what now, what did you say, what did i say, what was the question, what is the question, what was that, what is that $, which one, like what, such as, what are|is my option, how do i answer|reply|respond|skip|type|do_it|do_this|do_that,
  you know what i mean, you know what, know what i mean, guess what, who care, what were you, can|could|would you please? let|note|make_sure|make_a|ask|tell_the|tell_them|tell_him|mention, why not, say what, how so, or what, are you sure, can you believe, do you mind, would you mind, do you need anything|more|else|anything|it|that|the, do you want me|it|the|my, shall|should i we? just|put|give|send|say|type|continue|go|keep|wait, can i just|change|correct|fix|edit|go|say|skip|leave|give|put|continue|think|do, can we go|skip|continue|do|start|change, could i change|go|skip|do, may i go|change|have, can i have|get|book|schedule|do|take, do you have me|my|the|that|it, what number|name|address|email|phone|day|time do|did you have|i, what address, is my name|number|address, can i talk|speak|chat, could i talk|speak, may i speak|talk, is there someone|somebody|a i can talk|speak, can someone|somebody call|text|phone, where is|are my|the|your|you|they truck|crew|guy|driver|people|pickup|at $, how can i help, how may i, is not it, what day|time|date is it, do you copy, ca va, comment ca va, comment allez vous, vous m entendez, tu m entends
`;

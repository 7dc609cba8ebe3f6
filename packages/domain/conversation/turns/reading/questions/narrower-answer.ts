import type { Answer } from '../../../answers/answers.ts';
import type { AskedQuestion } from '../../../understanding/questions/recognise-questions.ts';
import type { Wording } from '../../../wording/english.ts';

type Topic = AskedQuestion['topic'];

/** A question that its topic's answer is too wide for. */
interface NarrowerQuestion {
  topics: readonly Topic[];
  asks: RegExp;
  text: (wording: Wording) => string;
  passOn: boolean;
  /** Asked in words before the one by which the question was found: "vous fermez à quelle heure?" */
  isOfMessage?: true;
}

const LESS = '(?:cheaper|deal|break|special|less|moins cher)';
const ASKING_FOR_LESS =
  'cash|comptant|seniors?|students?|veterans?|vets|military|pensioners?|elderly|old folks|fixed income|[ée]tudiante?s?|a[iî]n[ée]e?s?|retrait[ée]e?s?|anciens combattants';

const COSTS =
  'dump(?:ing|s)?|landfill|disposal|tipping|gas|fuel|mileage|travel|labou?r|d[ée]potoir|d[ée]charge|d[ée]p[ôo]t|d[ée]placement|essence|carburant|(?:œ|oe)uvre';
const ON_TOP =
  'included?|includ(?:es|ing)|extra|on top|cover(?:ed|s)?|added|inclus(?:es?)?|incluent|inclue?s?|compris(?:es?)?|en plus';

const NARROWER: readonly NarrowerQuestion[] = [
  // They are of none of the kinds that the answer lists.
  {
    topics: ['what-we-take', 'hazardous', 'unknown'],
    asks: /(?<!\p{L})(?:tires?|tyres?|pneus?)(?!\p{L})/iu,
    text: ({ question, answers }) => `${question.tires} ${answers['what-we-take']}`,
    passOn: false,
  },
  // When somebody answers.
  {
    topics: ['hours', 'contact-us'],
    asks: /\b(?:(?:what|which) time|when|what hours|how late)\b.{0,30}\b(?:close|closing|open|opening|shut)\b|\b(?:office|business|opening|phone) hours\b|\b(?:closing|opening) time\b|\b(?:fermez|ouvrez|ferme|ouvre)\b.{0,30}\b(?:heure|quand)|\b(?:heure|quand)\b.{0,30}\b(?:fermez|ouvrez|ferme|ouvre)\b|heures? (?:de bureau|d['’]ouverture|de fermeture)/i,
    text: ({ question }) => question.office,
    passOn: false,
    isOfMessage: true,
  },
  {
    topics: ['price', 'payment', 'is-it-free'],
    asks: new RegExp(
      `(?<!\\p{L})(?:discounts?|rabais|escomptes?|r[ée]ductions?|${LESS}.{0,40} (?:${ASKING_FOR_LESS})|(?:${ASKING_FOR_LESS}).{0,40} ${LESS}|(?:price|rate|prix|tarif)s? (?:for|pour) (?:\\p{L}+ ){0,2}(?:${ASKING_FOR_LESS})|(?:${ASKING_FOR_LESS}) (?:price|rate|prix|tarif)s?)(?!\\p{L})`,
      'iu',
    ),
    text: ({ question }) => question.discount,
    passOn: true,
    isOfMessage: true,
  },
  {
    topics: ['payment'],
    asks: /(?<!\p{L})(?:receipts?|invoices?|re[çc]us?|factures?)(?!\p{L})/iu,
    text: ({ question }) => question.receipt,
    passOn: true,
  },
  {
    topics: ['how-soon', 'what-we-take', 'areas', 'unknown'],
    asks: /how long['’]?s (?:it|that|this|a|the) |comment d['’ ]?long/iu,
    text: ({ question }) => question.duration,
    passOn: false,
  },
  {
    topics: ['how-soon'],
    asks: /^(?!.*(?:before|until|till|wait|notice|hear|answer|call|quote|to come|get (?:here|there|a |back)|come out|show up|avant|pour (?:venir|avoir|recevoir)|soumission|attente|d[ée]lai)).*(?:how (?:long|much time|many hours) .{0,40}(?:takes?|last|stay|be (?:here|there)|on site|need)|take long|combien de temps|longtemps)/iu,
    text: ({ question }) => question.duration,
    passOn: false,
  },
  // "Yes, the quote is free" is no answer to whether one is bound by it.
  {
    topics: ['is-it-free', 'process', 'cancelling', 'price', 'unknown'],
    asks: /(?<!\p{L})(?:obliged|obligated|obligations?|bound to|forced to|have to (?:accept|take (?:it|the (?:quote|price))|say yes|go with|book)|must (?:i|we) accept|(?:say|dire|dis) no[n]?|turn (?:it|them|you|the quote) down|(?:don['’]?t|do not) like the (?:price|quote)|oblig[ée]e?s?|refuse[rz]?|m['’]engage|me convient pas)(?!\p{L})/iu,
    text: ({ question }) => question.notBound,
    passOn: false,
    isOfMessage: true,
  },
  {
    topics: ['who-comes', 'heavy-things'],
    asks: /(?<!\p{L})(?:how many (?:people|men|guys|of you|come|workers|fellas|lads|dudes|will)|(?:two|2|three|3|one|1) (?:guys|men|people|fellas|lads|persons?) .{0,12}com|(?:a lady|a woman|just one)|combien (?:de )?(?:gars|gens|personnes?|monde|d['’]hommes|hommes|messieurs|viennent|qu['’]ils|vont)|seront combien|viennent [àa] combien|venez [àa] combien)/iu,
    text: ({ question }) => question.howMany,
    passOn: true,
  },
  // Of taxes another answer tells.
  {
    topics: ['price', 'payment', 'is-it-free', 'disposal', 'cancelling', 'unknown'],
    asks: new RegExp(
      `(?<!\\p{L})(?:(?:${COSTS})(?!\\p{L}).{0,40}(?<!\\p{L})(?:${ON_TOP})|(?:${ON_TOP})(?!\\p{L}).{0,40}(?<!\\p{L})(?:${COSTS}))(?!\\p{L})`,
      'iu',
    ),
    text: ({ question }) => question.allIn,
    passOn: false,
    isOfMessage: true,
  },
  // Stairs and weight are no answer to what has to be taken apart or emptied first.
  {
    topics: ['heavy-things', 'need-to-be-home', 'process', 'unknown'],
    asks: /(?<!\p{L})(?:wir(?:ed?|ing)|electric(?:al|ian)?|drain(?:ed|ing)?|empt(?:y|ied) (?:it|them|the)|(?:un|dis)(?:hook|connect|plug)(?:ed|s)?|disassembl\p{L}*|dismantl\p{L}*|take (?:it|them|this|that) apart|taken apart|d[ée]branch\p{L}*|d[ée]mont\p{L}*|d[ée]fai(?:re|tes)|vid(?:er|e) (?:le|la|les|avant)|le vide avant)(?!\p{L})/iu,
    text: ({ question }) => question.prepared,
    passOn: true,
  },
  {
    topics: ['unknown', 'what-we-take', 'heavy-things', 'how-soon', 'need-to-be-home', 'areas'],
    asks: /(?<!\p{L})(?:bed ?bugs?|punaises?|(?:is|are|it|that|est|sont|est-(?:ce|elle|il)|be).{0,40} (?:a |an |un )?(?:problem|issue|probl[èe]me)|(?:in|if|when) (?:it |there |the |is |s |it['’]s |its )*(?:rain(?:s|ing|y)?|snow(?:s|ing|y)?|storm)|(?:sous|par) la (?:pluie|neige)|s['’]il (?:pleut|neige))(?!\p{L})/iu,
    text: ({ question }) => question.obstacle,
    passOn: true,
  },
];

/** Returns the answer to a question that its topic's answer is too wide for; null for any other. */
export function narrowerAnswer(
  { topic, text }: AskedQuestion,
  /** The whole message where it asks nothing else. */
  whole: string | null,
  wording: Wording,
): Answer | null {
  const found = NARROWER.find(
    ({ topics, asks, isOfMessage }) =>
      topics.includes(topic) && asks.test(isOfMessage && whole !== null ? whole : text),
  );
  return found === undefined ? null : { text: found.text(wording), passOn: found.passOn };
}

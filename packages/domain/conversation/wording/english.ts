import { callTimesNote } from '../../call-times/call-times-note.ts';
import { CONTACT_METHOD_LABELS } from '../../leads/fields/contact-method.ts';
import { JUNK_TYPE_LABELS, type JunkType } from '../../leads/fields/junk-type.ts';
import { TIME_SLOT_LABELS } from '../../leads/fields/time-slot.ts';
import { describeDay, describePickup } from '../../pickup-wish/english-pickup.ts';
import { LOAD_PRICES } from '../../site/load-prices.ts';
import { SERVED_AREAS, SITE } from '../../site/site.ts';
import { HAZARDS, type Hazard, type HazardKind } from '../lexicon/hazards.ts';
import { WELCOME } from '../welcome-wording.ts';

/** `a, b and c`. */
function listOf(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

const AREAS = listOf(SERVED_AREAS);
const PRICES = listOf(LOAD_PRICES.map(({ load, from, to }) => `${load} $${from} to $${to}`));
/** Terms of service: what professionals and visitors agree on is theirs. */
const THEIRS = 'is agreed between you and the professional';

/** With a full stop, unless it ends in a sign of its own. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const seeRequest = (reference: string) => `See, change or cancel ${reference}`;

/** A slot's name in a sentence, its label in the recap, and the buttons that change and add it. */
const slot = (name: string, heading: string, add = `Add ${name}`) => ({
  name,
  heading,
  change: `Change ${name}`,
  add,
});

/** Every text of the assistant in English; those of the specification to the letter. */
export const ENGLISH = {
  welcome: WELCOME,
  junkTypes: JUNK_TYPE_LABELS as Readonly<Record<JunkType, string>>,
  timeSlots: TIME_SLOT_LABELS,
  contactMethods: CONTACT_METHOD_LABELS,
  slots: {
    junkType: slot('junk type', 'Junk'),
    photo: slot('photo', 'Photo'),
    name: slot('name', 'Name'),
    phone: slot('phone number', 'Phone'),
    address: slot('address', 'Address'),
    pickup: slot('pickup time', 'Pickup'),
    contactMethod: slot('contact method', 'Contact by'),
    email: slot('email', 'Email', 'Add a backup email'),
    instructions: slot('special instructions', 'Instructions'),
  },
  photoAdded: 'added',
  /** The labels of the buttons under a message. */
  replies: {
    addPhoto: 'Upload a photo',
    skip: 'Skip',
    asap: 'As soon as possible',
    anyTime: 'Any time',
    none: 'None',
    submit: 'Submit',
    tryAgain: 'Try again',
    keepAddress: 'Keep this address',
    otherAddress: 'Use another address',
    yes: 'Yes',
    no: 'No',
    forget: 'Yes, forget it',
    startOver: 'Yes, start over',
    goOn: 'No, keep going',
    callBack: 'Call me back',
    person: 'Talk to a person',
    keepGoing: 'Keep going',
    keepValue: 'Keep it as it is',
    newRequest: 'Start a new request',
  },
  listOf,
  describeDay,
  describePickup,
  recapLine: (heading: string, value: string) => `${heading}: ${value}`,
  hazards: HAZARDS as Readonly<Record<HazardKind, HazardWords>>,
  /** Said once, before the first reply in a language that the visitor chose by speaking it. */
  switched: "Sure, let's go on in English.",

  junkType: {
    again: 'What type of junk do you need removed?',
    edit: 'What type of junk is it?',
    unrecognised: "I'm not sure I understood that. Please select the type of junk you need removed:",
    several: (labels: string) => `That's a mix of ${labels}. Which is the most?`,
    severalAgain: 'Which of these is the most of it?',
    otherThings: 'other things',
    eachReply: 'A bit of each',
    otherOrEachReply: 'Other, or a bit of each',
  },
  photo: {
    ask: "Would you like to add a photo? It helps with the quote. Upload one, or say 'skip' and tell me your name.",
    again: "You can upload a photo, say 'skip', or just tell me your name.",
    edit: 'Choose the photo you would like to send.',
    choose: "Great, choose a photo and I'll add it. If you'd rather not, just say 'skip'.",
    received: (count: number) => `Thanks for the photo${count > 1 ? 's' : ''}!`,
    without: 'No problem, we can do without a photo.',
    keptHere: "I couldn't upload that just now, so it is kept on your device. We can go on without it.",
  },
  name: {
    ask: "What's your name?",
    again: 'Which name should I put on the quote?',
    edit: "What's the right name?",
    empty: "I need your name to create a quote. What's your name?",
    tooShort: 'Could you please provide your full name?',
    needed: 'Whoever answers you needs a name to ask for. A first name is enough.',
    notAName: "I didn't get that as a name. What's your name, please? First name and last name is plenty.",
  },
  phone: {
    ask: "What's the best phone number to reach you?",
    again: 'Which phone number can we reach you at?',
    edit: "What's the right phone number?",
    invalid: `Please provide a valid phone number with area code (e.g., ${SITE.examplePhone}).`,
    needed: `The quote needs a number to reach you at. It is for this request only, and we don't sell it. Rather not? Call us at ${SITE.callbackPhone}, and say as much as you like.`,
    callback: 'Sure, someone can call you back. Which phone number should they call?',
    other: (number: string) => `Other number: ${number}`,
  },
  address: {
    ask: 'Where is the pickup? Please give me the street address with city and postal code.',
    again: 'What is the pickup address, with city and postal code?',
    edit: "What's the right address, with city and postal code?",
    needed:
      'The price depends on where a crew has to come. Only people who work on your request see your address.',
    needsCity: 'Thanks! Which city is that in, and what is the postal code?',
    rest: (part: string) => `I have ${part} so far. Which city is that in, and what is the postal code?`,
    needsNumber: (street: string) => `Thanks! Which house number on ${street}?`,
    restOfPlace: (part: string) => `I have ${part} so far. Which street and number is it?`,
    whichPlace: `Please tell me which place it is in: ${listOf(SERVED_AREAS, 'or')}? Another one is fine too.`,
    postBox: 'A crew cannot come to a post office box. Which street and number is it?',
    needsStreet: 'Which street and number is it? City and postal code help too.',
    outsideTown: (town: string) =>
      `${town} looks to be outside our usual area (${AREAS}). The team will tell you honestly whether a crew can come. Which street and number is it?`,
    outside: (address: string) =>
      `${address} looks to be outside our usual area (${AREAS}). I can note it all the same, and the team will tell you honestly whether a crew can come. Shall I keep it?`,
    outsideAgain: 'Shall I keep that address, or is there another one?',
  },
  pickup: {
    ask: "When would you like the pickup? Choose a time slot, or write a day like 'tomorrow morning' or 'Friday at 2pm'.",
    /** The day of the examples, and others for whom it does not suit. */
    days: ['Friday', 'Monday', 'Wednesday'],
    again: 'Which day or time suits you for the pickup?',
    edit: 'Which day or time suits you better?',
    unreadable:
      "I'm having trouble understanding that date. Please select a time slot or enter a date like 'tomorrow morning' or 'Friday at 2pm'.",
    past: "That day has already passed. Please select a time slot or enter a date like 'tomorrow morning' or 'Friday at 2pm'.",
    tooFar: "That's more than a year away. Please choose a day within the next year.",
    whichDay: (first: string, second: string) => `Just to be sure: do you mean ${first}, or ${second}?`,
    whichDayAgain: 'Which of the two days is it?',
    wish: (words: string) => `Pickup: "${words}"`,
    noted: "I've noted your words about the pickup for the team, who will find the day with you.",
    refused: "I've noted that for the team.",
  },
  contactMethod: {
    ask: 'How should we contact you?',
    again: 'Do you prefer a phone call, a text message or an email?',
    edit: 'How would you like us to contact you instead?',
    callTimes: (words: string) => callTimesNote(words, 'en'),
    unrecognised: "Please select how you'd like us to contact you:",
    ways: {
      phone: { refused: 'phone', offered: 'a phone call' },
      sms: { refused: 'text message', offered: 'a text message' },
      email: { refused: 'email', offered: 'an email' },
    },
    without: (refused: string, left: string) =>
      `No problem, we won't reach you by ${refused}. Would you prefer ${left}?`,
  },
  email: {
    ask: "What's your email address?",
    again: "Which email address should we write to? Say 'skip' to leave it out.",
    backup: "Which email address should we keep as a backup? Say 'skip' to leave it out.",
    invalid: "That doesn't look like a valid email. Please try again or type 'skip'.",
    givenUp: "No problem, we'll do without an email and call you instead.",
    skipped: "No problem, we'll do without an email.",
    other: (addresses: string) => `Other email: ${addresses}`,
  },
  instructions: {
    noted: "I've noted that for the crew.",
    more: "I've noted that for the crew. Anything else, like stairs, a gate code or parking? Say 'none' if not.",
    ask: "Any special instructions, like stairs, a gate code or parking? Say 'none' if there aren't any.",
    again: "Is there anything the crew should know? Say 'none' if not.",
    edit: 'What should the crew know?',
    anew: 'What should the crew know instead? To keep that and add to it, begin with “also”.',
    /** What is left out of the question where it is known. */
    stairs: 'stairs, ',
  },
  review: {
    recap: (lines: string) => `Here's what I have:\n\n${lines}\n\nShall I submit it, or change something?`,
    backupEmail: 'If you like, you can add a backup email too.',
    again: 'Shall I submit your request, or change something first?',
    whatToChange: 'What should I change?',
    unclear: "Please choose 'Submit', or tell me what to change.",
    waiting: "All right, nothing is sent yet. Choose 'Submit' when you're ready, or tell me what to change.",
    sending: 'One moment, your request is on its way…',
    stillSending: 'Your request is on its way. If nothing happens, choose Submit once more.',
    notYet: 'Almost there, just a little is missing.',
    dayPassed: 'The day you chose has passed in the meantime.',
  },
  done: {
    /** What comes next: that it was sent says the toast, and thanks stand in place of the input. */
    next: 'Our team looks at it next, and gets back to you with your free quote.',
    callback: (phone: string) =>
      `Thank you! Someone will call you back at ${phone} as soon as possible. Everything you told me is kept.`,
    /** Asked whether the request arrived; how it stands follows. */
    arrived: 'Yes, we have it.',
    /** Behind what was sent. */
    confirms: 'The team confirms the day with you, and has whatever you told us since.',
    /** The link stands below the messages. */
    already: `Your request is with the team, and they'll be in touch soon. To change something, choose "See, print, change or cancel" below, or call ${SITE.callbackPhone}.`,
    /** The link stands below the messages, and the other one on its page. */
    withoutPhoto:
      'The photo could not be sent. To add it, choose "See, print, change or cancel" below, then "Add photos".',
    /** Behind what the team is to know, such as `Monday, November 23, any time`; null where it could not be read. */
    passedOn: (value: string | null) =>
      value === null
        ? `I've passed your message on to the team, and they'll get back to you. You can also call ${SITE.callbackPhone}.`
        : `I've passed that on to the team: ${sentence(value)} They'll get back to you.`,
    /** Behind when to call, which the page of the request changes too. */
    whenToCall: 'You can also change it yourself: choose "See, print, change or cancel" below.',
    /** Behind a further pickup. The choice that says so makes room for the input, which is typed into here. */
    another: 'To send it as a request of its own, write "new request".',
    /** The link stands below the messages once the request is sent. */
    cancel: `I've let the team know that you want to cancel your request. To cancel it at once, choose "See, print, change or cancel" below. Otherwise someone answers you between 9 AM and 8 PM. You can also call ${SITE.callbackPhone}.`,
    /** To whoever asks whether it is cancelled, which the team or the page of the request does. */
    notCanceled: `Not yet: your request stands until it is cancelled by you or the team. To cancel it at once, choose "See, print, change or cancel" below, or call ${SITE.callbackPhone}.`,
    welcome: "You're welcome! The team will be in touch soon.",
    canceled:
      'Your request is cancelled. Nobody will come, and there is nothing to pay. Changed your mind? Start a new request here.',
  },

  /** Replies to a submission that failed (specification section 8), or that waits for the server. */
  submission: {
    refused: 'We had trouble submitting your information. Please try again.',
    unreachable:
      "We couldn't reach our servers. Your request is kept here and sent by itself as soon as we can.",
    failed:
      "I'm having trouble submitting your information right now. Please try again in a moment, or feel free to call us directly.",
    nothingLost: `Nothing you told me is lost. Our number is ${SITE.callbackPhone}.`,
  },

  empty: "Oops, I didn't catch that. Could you try again?",
  help: {
    offer: "If you'd rather, someone can call you back, or join us here. What you've told me is kept.",
    offerWithoutPhone: `If you'd rather, ask for a person here or call ${SITE.callbackPhone}. What you've told me is kept.`,
    keepGoing: "Sure, let's keep going.",
    explain:
      'I collect what the team needs for your free quote: what has to go, where, when, and how to reach you. You can type, or tap a button.',
    person:
      "I've let the team know that you'd like to talk to a person. Someone will join this chat as soon as they can. Until then we can go on here.",
    personAgain: 'The team knows that you are waiting, and someone joins as soon as they can.',
    personDone: `I've let the team know that you'd like to talk to a person. You can also call ${SITE.callbackPhone}.`,
  },
  hazard: (label: string, disposal: string) => `Crews cannot take ${label}. ${disposal}`,
  confirm: {
    ask: (values: string) => `Shall I put down ${values}?`,
  },
  stop: {
    confirm: 'Shall I stop here and forget what you told me in this chat? None of it will be sent.',
    kept: "All right, nothing is forgotten. Let's go on.",
    done: "All right, I've stopped. Nothing of this chat was sent, and what you told me here is forgotten. If you need us, we're here.",
  },
  /** Of a request that this browser has sent outside of this chat. */
  sentBefore: {
    see: seeRequest,
    found: (reference: string) => `I see that you have sent us request ${reference}.`,
    how: (reference: string) =>
      `To see, change or cancel it, choose "${seeRequest(reference)}" below. For another pickup, just tell me what has to go.`,
    cancel: (reference: string) =>
      `You have sent request ${reference}. To cancel it at once, choose "${seeRequest(reference)}" below. I've let the team know too: otherwise someone answers you between 9 AM and 8 PM. You can also call ${SITE.callbackPhone}.`,
    change: (reference: string) =>
      `You have sent request ${reference}. I've passed your message on to the team, and they'll get back to you. To change or cancel it yourself at once, choose "${seeRequest(reference)}" below.`,
    stays: (reference: string) =>
      `Your request ${reference} was sent before, and stays as it is. To cancel that one, choose "${seeRequest(reference)}" below or call ${SITE.callbackPhone}.`,
    canceled: (reference: string) =>
      `Your request ${reference} is cancelled. Nobody will come, and there is nothing to pay.`,
    another: 'For another pickup, just tell me what has to go.',
    added: (reference: string) => `I've added this to your request ${reference}.`,
  },
  /** To whoever takes a wish to cancel back; `which` is the request's number behind a space, empty where it is not known. */
  notCanceled: {
    told: "All right, I've let the team know that you don't want to cancel.",
    stays: (which: string) => `Your request${which} stays as it is.`,
  },
  pause: "No hurry: what you've told me stays here. Go on whenever you're ready.",
  recall: {
    looking: 'One moment, I look for what you told us before.',
    nothing: "I don't have your details from before on this device, so I'll ask you again.",
  },
  form: {
    found: "I see that you've begun the form on this page.",
    changed: "I see what you've changed on the form.",
  },
  existing: {
    cancel: `I've let the team know that you want to cancel a request. Someone will join this chat or call you. You can also call ${SITE.callbackPhone}.`,
    reschedule: `I've let the team know that you want to move a pickup. Someone will join this chat or call you. You can also call ${SITE.callbackPhone}.`,
    'existing-request': `I've let the team know that you're asking about an earlier request. Someone will join this chat or call you. You can also call ${SITE.callbackPhone}.`,
    deletion: `I've let the team know that you want what we have of you to be deleted. Someone sees to it, and tells you when that is done. You can also call ${SITE.callbackPhone}.`,
  },
  startOver: {
    confirm: "Start over? What you've told me so far will be cleared.",
    kept: "All right, nothing is cleared. Let's go on.",
  },
  greeting: 'Hello!',
  /** To who tells that somebody has died. */
  condolence: "We're sorry for your loss.",
  thanks: "You're welcome!",
  goBackAtStart: "We're at the very first question.",
  kept: (what: string, value: string) => `Until I have a new one I'll keep your ${what}: ${value}.`,
  current: (what: string, value: string) => `For now I have this as your ${what}: ${value}.`,
  stays: (what: string) => `All right, I'll leave your ${what} as before.`,
  question: {
    unknown: "I don't know that for sure: I'll pass your question to the team with your request.",
    passedOn: "I'll pass your question on with your request.",
    unknownLate: "I don't know that for sure: I've passed your question to the team.",
    passedOnLate: "I've passed your question to the team.",
    /** To whoever has told when to be called, in their own words. */
    calledThen: (times: string, byText: boolean) =>
      `We ${byText ? 'text' : 'call'} you ${times}, as you asked.`,
    /** The same, in words that fit into no sentence: "don't call before 9". */
    calledSo: (words: string) => `We go by what you asked: ${sentence(words)}`,
    office: `We answer between 9 AM and 8 PM on any day, here or at ${SITE.callbackPhone}.`,
    tires: 'Yes, crews take tires.',
    discount: 'A discount is up to the crew, whose quote sets the price: please ask them for it too.',
    receipt:
      'You pay the professional who does the job, not us, so the receipt is theirs: ask for it with the quote.',
    duration:
      'How long a pickup takes depends on how much there is and how hard it is to reach: the crew tells you when you agree on the time.',
    obstacle: 'The crew tells you with the quote whether that is a problem, or adds to the price.',
    notBound:
      'No, nothing binds you: the quote is free, and you only pay if you like the price and book the pickup.',
    howMany: 'How many come is up to the crew, who see from your request what there is to carry.',
    /** Of fees for the dump, the work and the way there. */
    allIn: 'Your quote is exact, with no hidden fees.',
    prepared:
      'Whether the crew takes things apart, disconnects or empties them is agreed between you and the professional.',
    takesIt: 'Yes, crews take that.',
    priceAgain:
      "That's as close as I can get from here: the exact price comes with the quote, which is free, and you owe nothing if you say no.",
  },
  details: (lines: string) =>
    lines === '' ? 'I have nothing down yet.' : `This is what I have:\n\n${lines}`,
  thanksName: (name: string) => `Thanks, ${name}!`,
  changed: (what: string, value: string) => `Done, I've changed your ${what} to ${sentence(value)}`,
  recognised: (label: string) => `Got it: ${sentence(label)}`,

  /** To who says that something was not heard or answered. */
  slip: "Sorry, something slipped past me. Please tell me again in a few words, or say 'talk to a person'.",

  /** Prefix of a message that would otherwise be repeated three times in a row. */
  softener: "Let's try that once more.",

  /** What is said to questions: facts that stand on the site, and where there is none, who knows it. */
  answers: {
    price: `It depends on how much there is and how hard it is to reach: usually ${PRICES}. Your quote is exact and free, rates are negotiable, and there are no hidden fees.`,
    payment: `You pay the professional who does the job, not us. How you pay ${THEIRS}, so I don't know for sure what they take.`,
    taxes: "Prices are shown before tax: the professional's quote says what HST adds.",
    'is-it-free':
      'Yes, the quote is free, with no hidden fees and no pressure. You only pay if you like the price and book the pickup.',
    insurance:
      'The work is done by independent local professionals whom we vet, so the insurance is theirs: please ask to see proof of it with the quote.',
    licence:
      "The work is done by independent local professionals whom we vet. I don't know their licences for sure, so please ask for them with the quote.",
    hours:
      "You can ask for any day: morning (9 to 12), afternoon (12 to 5) or evening (5 to 8). I don't know every crew's hours for sure, and the crew confirms the time with you.",
    'how-soon':
      'Often the same day, when a crew is free. Tell me which day suits you, and the crew confirms it with you.',
    areas: `We serve ${AREAS}. A little outside? Ask for a quote anyway, and the team will tell you honestly.`,
    'what-we-take':
      'Crews take household junk, furniture, appliances, construction debris, yard waste and electronics. If two people can lift it, they can haul it. Hazardous waste cannot be taken.',
    hazardous:
      'Sorry, hazardous waste such as paint, fuel or asbestos cannot be taken. The rest of your junk is welcome.',
    'heavy-things':
      'Crews carry things out from any floor, and if two people can lift it, they can haul it. Stairs can add to the price, as can a piano or a hot tub: the quote says it.',
    'who-comes': `A vetted local removal professional. We're a matching service: we connect you with the crew, and the crew does the hauling. Local homeowners rate us ${SITE.rating}.`,
    process:
      "We're a matching service: you tell me what has to go, and a vetted local crew answers with a free quote. If you like it, you agree on a time, and the crew lifts, loads and sweeps up.",
    'need-to-be-home': `Whether somebody has to be there ${THEIRS}. If you won't be home, tell me how to reach the junk, and I'll note it for the crew.`,
    disposal: 'Crews donate and recycle what they can and bring the rest to approved sites.',
    buying:
      "We only help with taking things away, so we don't buy or sell anything. What can still be used, crews donate where they can.",
    privacy:
      "We use what you tell me to prepare your quote, and share it only with the professionals we match you with and the providers who host this service. We don't sell it, and you can ask us to delete it at any time.",
    'contact-us': `You can call ${SITE.callbackPhone} or write to ${SITE.supportEmail}. Or just go on here.`,
    'are-you-a-person': `I'm the automated assistant of ${SITE.brand}. If you'd like a person, just say 'talk to a person'.`,
    cancelling: `Nothing is booked until you like the quote and say yes, and you can call off your request at any time: tell me here, or call ${SITE.callbackPhone}. Everything after that, such as a deposit, ${THEIRS}.`,
    'how-contact':
      'The team gets in touch as soon as possible, between 9 AM and 8 PM on any day, the way you choose: a phone call, a text message or an email.',
    photo:
      'A photo helps with the quote, but you can do without, and you can add one at any step here. Only people who work on your request see it.',
    'estimate-on-site':
      "What you tell me, and a photo if you like, goes to a local professional who answers with a price. I don't know for sure whether they want to see it first.",
  },
};

/** What a hazard is called, and where it goes. */
export type HazardWords = Pick<Hazard, 'label' | 'disposal'>;

/** The texts of the assistant in a language. */
export type Wording = typeof ENGLISH;

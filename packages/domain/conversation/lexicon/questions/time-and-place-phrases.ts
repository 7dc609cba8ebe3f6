import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import type { QuestionTopic } from './question-topics.ts';

/** When, where, and by which way. */
export const TIME_AND_PLACE_PHRASES: readonly PhraseGroup<QuestionTopic>[] = [
  {
    label: 'hours',
    weight: 5,
    phrases: `opening hour, business hour, office hour, your hour, the hour, what hour, which hour, hour of operation, work|working weekend|weekends|sundays|saturdays|sunday|saturday|monday|holiday|holidays|evening|evenings|night|nights|late|christmas, are|r you|they ever? open|closed|working, you open|closed|work, is it open, are you ~ open, open on|late|till|until|today|now|sunday|saturday|weekend|weekends|tomorrow|christmas|yet|still, do you|they|crew open|close, when do you|they open|close|start|stop|work, what time do you|they open|close|start|stop|finish|work, what time ~ open|close|start|work|finish|come|available|slot|offer, what day|days, which day|days, what times are, what time slot|window|frame|are|do_you|can|work, how late|early do|can|will|are|is, how late, how early, after hours, after work hour, after supper|dinner|lunch|school|dark, weekend, weekends, on sundays|saturdays|mondays|weekends|holidays, sundays, saturdays, mondays, fridays, in the evenings, evenings, nights, holiday, holidays, stat, christmas ~ open|work|pick|pickup|come|service, new year, boxing day, good friday, canada day, 24 7, 24 hour, seven day|days, 7 day|days, round the clock, ouvert, ouverts, ouverte, ferme, fermes, heures d, vos heures, vos heure, heure douverture, fin de semaine, la fin de semaine, les week end, travaillez vous, time slot, window do you, time window, do you do weekend|weekends|evening|evenings|morning|mornings|sundays|saturdays|nights, before 8|9|7, after 5|6|7, during the day|week, on the weekend, latest ~ work|come|til|till, outside of business`,
  },
  {
    label: 'hours',
    weight: 3,
    phrases:
      'hour, evening, open, closed, heure, availability, what is available, have available, are available, got available, opening',
  },
  {
    label: 'hours',
    weight: -5,
    phrases: `per hour, by the hour, what day is it, what time is it, within, how many hour, hour ~ take, an hour, in hour, hour notice, 24 hour notice, hour away|drive|from, half hour, couple hour, few hour, open house|box, how soon, earliest, soonest, combien de temps, can you|we|i do|come|make|work, could you|we|i, would ~ work, would you, open the, open to, open for, open spot, same day, office hour call, quelle heure, next available|opening, rush hour, hour before|ahead`,
  },
  {
    label: 'how-soon',
    weight: 5,
    phrases: `how soon, the wait, how fast, how quick, within ~ hour|day|week, take|takes long, a while, long wait, how quickly, how rapidly, same day, sameday, next day service|pickup|available, soonest, earliest, quickest, fastest, as early as, when can|could|will|would|do|are|might|is i|we|you|they|someone|somebody|anyone|the|a|it|pickup|this|your ~ come|coming|pick|get|haul|here|arrive|be|do|remove|take|happen|available|free|expect|start|make|send|grab|show, when can|could|will you|someone|they, when are you|they coming|available|free|able, when is the|your next|earliest|soonest|pickup|first, when would you|it|they|the_pickup be, when do you|they|the come|coming|arrive|have|think, when should i expect ~ you|crew|truck|pickup|them, how long ~ take|takes|wait|waiting|until|till|before|last|it_be|be, how long for|is the|will|does|would|do, how long, wait time, waiting time|list, short notice, last minute, lead time, how far out|ahead|in|along are|do|is|advance|should, how much notice|time|longer|lead|warning, next available|opening|spot|slot, any opening|spot|slot|availability|chance of same, do you have any|an? opening|spot|slot|availability|time, availability, turnaround, right away, immediately, urgent, emergency, rush, asap possible, today possible, what time will|would|are|is|should|do ~ you|they|crew|truck|someone|it|arrive|come|be|expect|show, arrival window|time, arrive, how booked|busy, booked up|solid|out, fully booked, backed up, have anything|something available|open|sooner|earlier, combien de temps, combien de jour, quand pouvez|pourriez|venez|allez|est|pourrait|passez|vous, c est quand, delai, rapidement, le plus tot|vite, aujourd hui, how many hour|day|minute, how many days, quick ~ come, soon ~ come, come ~ quickly, quicker, sooner`,
  },
  { label: 'how-soon', weight: 2, phrases: 'soon, fast, quick, quickly, available, rush' },
  {
    label: 'how-soon',
    weight: -5,
    phrases: `how long have you, how long ~ in business, how long ~ keep, how long is ~ couch|list, how long is|does the|this form|chat|quiz, how long ~ call|contact|hear|get_back|reply|respond|quote|email|text, how soon|quickly|fast ~ call|contact|hear|get_back|reply|respond|quote|email|text, when ~ call|contact|hear|get_back|reply|respond|email|text|quote, when do|can|will|should|would i|we pay|hear|get, quick question, asap, how long are, how long ~ good|valid, how many days a week, not in a rush, no rush, what time do you open|close|start|finish|stop, what time are you open, when are you open|closed, when do you open|close|start|work, are available, what time slot|window, time are available, days are available`,
  },
  {
    label: 'areas',
    weight: 5,
    phrases: `what|which area|town|city|place|neighbourhood|neighborhood|community|region|part, service area, area you|do|they, area do, serve|serving|service|servicing|cover|covering in|my|the|our|all|around|outside|area|this|that|there|out|halifax|dartmouth|bedford|sackville, do|does|can|will|would|are|if|whether you|they|your|the|crew|someone ~ serve|servicing|service|serving|cover|covering|deliver|operate|travel, how far do|will|can|would|out|away|from|is, outside of? halifax|the city|town|hrm|your|dartmouth|city|of, out of town, come all_the_way|out|as_far|to, go all the way|as far|out|to, travel to|outside|as, out in the country|sticks|valley, rural, is ~ in|within|inside your|the area|range|zone, is ~ too_far|within|outside|served, too far, that|this far, local to|in|around|from, far away|out|for_you, in my|our|this|the area|neighbourhood|neighborhood|town|community|city, near|nearby me, my area, around here, where do|are|is|r you|your|yall|they ~ serve|service|work|operate|located|based|from|out|at|cover|travel, where you|they serve|located|based|from|at|are, where are you, work|operate in|out|around, pick|pickup|haul|removal|pickups up? in|from|around|near @aux?, quels secteur|ville|region|quartier, quelle region|ville, quelles region|ville, secteur, desservez, couvrez|deplacez vous, vous deplacez, jusqu a, venez vous, allez vous a, vous venez|allez a, only halifax|in, all of hrm|halifax, whole hrm, hrm only`,
  },
  {
    label: 'areas',
    weight: 2.5,
    phrases:
      'cape breton, new brunswick, moncton, truro, nova scotia, province, is|are ~ covered|included, area, serve, located, based, location, region, hrm',
  },
  {
    label: 'areas',
    weight: -6,
    phrases:
      'area rug, cover the cost|damage|tax|deposit|up|it|them|charge|your|my, service charge|fee|free, free service, is your service|the service, cover damage, insurance cover, where do|will|does|would ~ go|end|take_it|take_them|take_the|bring, outside the house|my|door|on, in the basement|morning|afternoon|evening|evenings|house|truck, customer service, what part of|time, do you deliver the quote, coverage, parking area, work on|with|weekend|evening|late|for, does the service, is this service, how far ahead|in|along|out are|do|along, service include|work|cost, go in|inside|into|about|up|upstairs|through|over|with',
  },
  {
    label: 'contact-us',
    weight: 6,
    phrases: `your|ur phone|number|email|office|website|contact|facebook|instagram|mailing|business, your address $, the|a office|phone|contact_number|address|email, someone|somebody|anyone|person i can call|email|text|phone|reach|contact, is there a|an|another|any ~ number|phone|email|office|line|hotline, way to call|reach|contact, phone number|line i|to|we|you ~ call|reach, number i|we|to|for can|call|could|reach, number for you|harbour|them|the|customer, can|could|may|should i|we|you? just? call|phone|ring|text|email|message|contact|reach|visit|stop|drop|walk you|someone|in|your|the|instead|somebody|harbour|by|them, call you|yall|someone|in|instead_of, how do|can|could|would|should|to i|we|you|reach|people|one ~ reach|contact|call|get_ahold|get_a_hold|get_hold|get_in_touch|find|text|phone|email ~ you|someone|in|harbour|your|them|the, how to reach|contact|call, get ahold of, get hold of, get in touch, reach you, contact you, call you, email you, text you, what number, which number ~ call, number to call|text|reach, do you have a|an|any ~ number|phone|email|office|website|storefront|store|shop|location|facebook, you have a phone|number|office|email, got a number|phone, an office, the office, office located|address, storefront, brick and mortar, drop by|in|off, stop by|in your|the, visit you|your|the, walk in, come to you|your, bring it to you, drop it|stuff|them|thing off, customer service number, votre numero|adresse|courriel|bureau|site|telephone, vos coordonnees, vous appeler|joindre|rejoindre|contacter|ecrire|telephoner, numero de telephone, numero ou, comment ~ joindre|contacter|appeler|rejoindre, head office, manager number, who do|can|should i call|contact|email|text|ask|talk`,
  },
  {
    label: 'contact-us',
    weight: -6,
    phrases:
      'my number|phone|email|address|office, need my|a|the phone|number|email, why ~ number|email|phone, call me|us, text me|us, email me|us, come to|in the office, contact me|us, number ~ call from|calling from|on|from, what number will|are, which number will, what number should i put|give, your number of, should i put|give|use|leave, can you|they|someone, how do you|they contact|call|reach, need to call|phone|contact, number of, hear from|back, licensing, your business license|licensed|insured|hour, hour, my office, office furniture|chair|desk, insurance, hst number, come by',
  },
  {
    label: 'how-contact',
    weight: 6,
    phrases: `text or a? call|phone|email|message, call or a? text|email|message, phone or a? text|email, email or a? text|call|phone, by phone or, by text or, by email or, call first|ahead|before|beforehand|me_first|when, in touch, text|texting first|ahead|before|beforehand, @modal you|they|someone|somebody|it|the|crew|driver|anyone ~ @contact me|us|first|ahead|before|when|back, are|is you|they|someone|somebody going to @contact, who will|is|would|from|exactly|are ~ @contacting|reach me|us, who calls|contacts|texts me|us, who is|are going_to @contact, do you|they @contact $, mappeler, mappelez, mecrire, mappelle, mavertir, do you text, how will|do|would|are|does|can|shall you|they|someone|i|we|it|the|crew ~ @contact|get_back|get_in_touch|let_me_know|hear|get|receive, how will i know|hear|find|get|be, how will you, how do i know when|if|you_got, how do i hear|get_my, how you contact|reach, when will|do|should|would|can|might|could|does i|we|you|they|someone|somebody|the ~ hear|get_a_call|@contact|get_my|get_the|receive|get_back|reply|respond|expect_a|expect_the|expect_my|quote|message|answer, when ~ hear back|from, when ~ get my|the|a quote|price|answer|call|text|response|email, when is someone|somebody|anyone, how soon|long|quickly|fast ~ @contact me|back|us, how soon|long|quickly|fast ~ call|hear|contacted|get_back|reply|respond|response|get_my|get_a|get_the|quote|touch|email, hear back, hear from, get back to me|us, heads up, give me a call|heads|ring, get a confirmation|text|email|call|message|notification|reminder, a confirmation, confirmation email|text|call|number, send|get me|a reminder|confirmation, will i|we get|be|receive|hear ~ text|call|email|called|contacted|texted|emailed|confirmation|notified|notification|back|from, be|by a text|call|email|phone, a call or, a text or, be texted|called|contacted|emailed|phoned, get called|texted|contacted, call from, calling from, contacted by, what number will|are you|would, m appeler|appelez|appeler_vous, vais je, appelez vous, textez vous, allez vous m, vous allez m, rappelez, par texto|telephone|courriel|message ou, qui va m, va m appeler|contacter, quand ~ appeler|contacter|nouvelle|reponse|rappeler|soumission, when do i get, when can i expect, when should i expect, expect a|the|my|to call|text|email|quote|hear, wait for the|a|your call|text|email`,
  },
  {
    label: 'how-contact',
    weight: -7,
    phrases:
      'not call|text|email, can|could|would|will you please? just? call|text|email|phone|message|ring|contact me|us at|on|instead|only|please|back|now|tomorrow|today|tonight|later|after|this|when|around|between|for|a|the|my|with|to|if, ^ can|could|would you|someone|somebody|u please? just? call|text|email|phone|message|ring|contact me|us $, ^ would|could|can|will you|someone please? ~ instead, come get|by|back_to, spam, why ~ call|text|email|phone, need_to|have_to|rather|prefer|want_to|like_to|like_you_to|want_you_to @contact, who do i, when will ~ pick|haul|here|come, marketing, my data, sell my, share my, number i can, how do i reach|contact|call|text|email',
  },
  {
    label: 'cancelling',
    weight: 6,
    phrases: `cancel, canceling, canceled, cancellation, cancels, reschedule, rescheduling, rescheduled, postpone, push it back, annuler, annulation, annule, reporter, changer la date, change it|that|the|my|this|thing|anything|time|day|date|appointment|mind|pickup|address|order|detail|later|item ~ later|after|afterwards|once|if|date|day|time|appointment|pickup|mind, change my mind, change mind, change of plans, changer d idee|avis, change ~ later|afterwards|after, edit ~ later|after, back out, stuck with it|you|this, bail, deposit, depot, refund, refunded, refundable, remboursement, rembourse, money back, locked in|into, lock in, committed, binding, contract, contrat, no show, something comes|came up, come up last, later add|change|edit, add|remove|bring ~ more|stuff|thing|item|something|else ~ later|after, add more|something|things|stuff|item later, money down, down payment, put ~ down to|for, move|switch the|my date|day|time|appointment|pickup, move it to another, on hold, cooling off, what if i am|get sick, what if plans|my plan, pick another|different day|date|time, different day later, flexible`,
  },
  {
    label: 'cancelling',
    weight: -4,
    phrases: 'contractor, security deposit, damage deposit, move the couch|piano',
  },
  {
    label: 'photo',
    weight: 6,
    phrases: `why ~ photo, one photo, what ~ photo, what is the photo for, photo for what, do|must|should|can|could|may|would i|we|you|it|have|need ~ photo, is|are a?|the? photo ~ required|needed|necessary|mandatory|optional|safe|private|ok|okay|enough|good|important|shared|public|used, photo required|necessary|mandatory|optional|needed|safe|private|later|after|afterwards, does it|the|a need? photo|need a photo, how do|can|to i|we|send|upload|attach|add ~ photo, where do|can|to i|we ~ photo|upload|attach, how many photo, more than one photo, several|multiple|two|2|3|many|another photo, photo of what|everything|the|it|each, send|upload|attach|add|do|email|text ~ photo ~ later|after|tomorrow|tonight, photo ~ later|tomorrow|tonight|afterwards, who see|sees ~ photo, do|happen|happens with|to the|my photo, photo ~ safe|private|secure, do you need|want|require a_photo|photo|one, video, skip ~ photo, without a? photo, no photo, photo help, what file|format|size, upload it later, send it later, send one later, upload later, envoyer une|la|des photo, pourquoi ~ photo, une photo, photo obligatoire`,
  },
  {
    label: 'photo',
    weight: -6,
    phrases:
      'quote|estimate|price from|off|by|based ~ photo, photo album|frame|paper|printer|lab, photo id, photo studio, video game|player|recorder|tape|cassette',
  },
  {
    label: 'estimate-on-site',
    weight: 6,
    phrases: `quote|estimate|price from|by|with|off|based ~ photo, come|coming|comes|came|drive|stop|drop|swing|out|over ~ look|see|check|estimate|quote|assess|inspect|appraise|view|measure|assessment|evaluate, on site|onsite estimate|quote|visit|assessment|quote|consultation, in home|house|person estimate|quote|visit|consultation|assessment, estimate|quote on_site|onsite|in_person|at_my|at_the|here|in_home, need|have|want|like|got to|you|them|someone to? see|look|view ~ it|first|person|stuff|at|before, see it|the|everything|them|what ~ first|in_person|before, look at it|the|everything|what|them|my ~, take a look, have a look, over the phone|online|chat|email quote|estimate, quote|estimate|price over_the|online|by_phone|from_a|by_photo|from_photo|without|sight, sight unseen, without seeing, without looking|coming, without ~ seeing, send someone|somebody out|over|to, someone to look|come look|see|assess, do you come out|first|over|look, come out first|and|to, visit first|before|me|my, site visit, home visit, visite, venir voir|evaluer|estimer, venez vous voir, vous venez voir, sur place, estimation sur, walk through, walkthrough`,
  },
  {
    label: 'estimate-on-site',
    weight: -6,
    phrases:
      'look like|good|for, you look|looking, see ya|you|my_data|my_info, who, see if, that far, this far, come out on, come out to bedford, come out this, look into, look up, seen, etre sur place, check with, check in|back|out_the',
  },
];

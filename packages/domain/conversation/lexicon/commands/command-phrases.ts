import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';

/** A command, or what an earlier request is asked for. */
export type CommandLabel =
  | 'stop'
  | 'pause'
  | 'go-back'
  | 'start-over'
  | 'person'
  | 'call-back'
  | 'cancel'
  | 'reschedule'
  | 'existing-request'
  | 'same-as-last-time'
  | 'keep'
  | 'help';

/** May stand among a few other words: "ok look, just cancel the whole thing". */
export const CERTAIN = 3;
/** Says it where nothing else stands in its clause: "call it off". */
export const ALONE = 2;
/** Says it where nothing else stands in the message: "wait", "cancel". */
export const LONELY = 1;
/** Says the opposite, or something else. */
const AGAINST = -1;

const STOPPING: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'stop',
    weight: CERTAIN,
    phrases: `no need anymore|any_more|any_longer, not need|want a_pickup|pickup|any|the_pickup|anything|a_crew anymore|any_more|now|after, made other arrangements, other arrangements, taking|took|taken care of it|them|that|this, i want out, want out, call it|this|everything|the_whole_thing off, call off everything|the_whole_thing|the_request|the_pickup, forget the|this whole|entire thing, forget about the|this whole|entire thing, forget i|we said|asked|ever anything?|about?|all?, cancel everything|the_whole_thing|all_of_it|all_of_this|the_entire_thing, cancel my|the|this|that request|quote|order|submission|inquiry, scrap the|this whole thing, scrap everything,
      drop the whole thing, abort, delete|erase|remove|wipe|clear|destroy everything|all_of_it|all_of_this|it_all, delete|erase|remove|wipe|forget|clear|purge all? my|this? info|data|information|detail|number|conversation|chat|request|record|answer, delete|erase|remove me from, forget|delete what|everything i said|told|gave|wrote|typed, do not send|submit|save|keep anything|it|this|that|my|the, send nothing, submit nothing, save nothing, not send|submit anything,
      no longer interested|need|needed|want|require|looking|necessary, not interested anymore|any_more|any_longer|now|after, not interested|needed anymore, not want|need it|this|that|a_quote|the_quote|your_service|you|the_pickup|the_service|service|junk_removal|any_of_this|to_do_this|to_continue|to_go_on|to_proceed anymore|any_more|any_longer|after|now, not going to go ahead|through|forward|need|bother, not going|go ahead with this|it, decided not to|against, decide against, decided to keep it|them|everything|the,
      changed my mind about this|it|the_whole_thing|everything|doing|getting, found|hired|got|have|using|went|going someone|somebody|another|a_different|other|a_guy|a_friend else|company|guy|service|cheaper|to_do_it|to_take_it|already|instead|mover|with_another, going with someone|somebody|another|a_different|the_other else|company|one|guy|service, found someone|somebody already, found someone|somebody $, i found|have|got someone|somebody|another|a_guy to|who|that ~ do|take|haul|it, already found|hired|got|have someone|somebody|a|another, someone else is|will|already|took|picked|did|came|got,
      stop contacting|texting|messaging|emailing|calling|bothering|spamming me|us, do not contact|bother|message me|us $, do not contact|bother me|us ever|again|anymore|at_all, leave me|us alone, unsubscribe, opt out, take me off, remove me, end|close|quit|exit|stop|leave|terminate the|this chat|conversation|session|talk, end|close|quit|exit|terminate chat|conversation|session, hiring|using|getting|hired someone|somebody|another, my @relative will|is|can ~ do|take|haul|doing|taking|hauling it|them|everything|that for me|us, stop everything|all_this|this_now|the_process|this_chat|the_chat|this_request, i quit, withdraw|retract my|the|this? request|consent|inquiry, pull my request,
      annule|annulez|annuler tout, annule|annulez|annuler ca|la_demande|ma_demande|le_tout, efface|effacez|effacer|supprime|supprimez|supprimer tout|mes|ca|ma, laisse|laissez tomber, oublie|oubliez tout|ca|cela|ma, plus interesse|interessee|besoin|necessaire, plus besoin, j ai trouve quelqu|quelquun|autre, trouve quelquun|quelqu, n envoyez|envoie|envoyer rien|pas, nenvoyez rien|pas|la, nenvoie rien|pas, change d idee|avis, arretez|arrete tout|ca, je ne veux plus, ne veux plus, veux plus, rien envoyer, on laisse faire`,
  },
  {
    label: 'stop',
    weight: ALONE,
    phrases: `forget it, forget this, forget that, forget about it|this|that, nah? forget it, cancel this|please|now|all, cancel it|that all|please|now, screw this|it|that, to hell with it|this, not worth it|the_trouble|the_hassle, too much hassle|trouble|work|info|information|bother, i am done here|with_this, i am out, bail, abandon, stop it|this, please stop, stop now, i sold it|them|everything|that, we sold it|them|everything, sold it|them already?, got rid of it|them|everything|that already?, it sold, gave it|them away, i gave it|them|everything away|to, someone|somebody took|grabbed|picked it|them|everything up?|already?, it is|was gone already?|now?, they are gone already|now, gone already, already gone, already taken|picked_up|hauled care_of|away|up?,
      my @relative is|will|can|wants|want|already|just|going|took|decided ~ take|taking|took|takes|haul|hauling|keep|do|doing|use|have it|them|everything|that|this|me $, my @relative took|takes|is_taking|has_taken|will_take it|them|everything|that $, my @relative is|will|can|wants|going|already ~ take|taking|took it|them|everything|that off_my_hands|instead|for_me|away|to_the_dump|off_our_hands|now, taking|take it|them|everything to the dump myself|ourselves, do it|this ourselves|myself, haul it|them ourselves|myself, going to do it myself, i will do it myself, i will just keep it|them, keep it after all, keeping it, need it|this|you|your_service after all, not need it|this|that|you after all, not need|want a_quote|quote|this|service|anything|pickup|your_service|you|to_do_this|to_continue|any_of_this, no need anymore|any_more|now|after_all, not needed, not going to happen, not today|happening thanks|thank?, i would rather not continue|do_this|go_on|say|give, rather not do|continue this|anymore?, not comfortable ~ continue|this|info|information|online, i do not want to anymore, wrong website|site|place|company|number|chat, not interested, not for me, no thank you bye, just looking|browsing|checking|curious|testing, only looking|browsing, never mind all|about all|it|this|that|everything, never mind then $, never mind cancel|forget|stop, never mind ~ not need|want|interested|bother|worry, bye, goodbye, bye bye, see ya|you later?, good bye, au revoir, annule, annulez, annuler, arrete, arretez, arreter, laisse faire, laissez faire, stop tout, jarrete, pas interesse|interessee, non merci au revoir`,
  },
  {
    label: 'stop',
    weight: LONELY,
    phrases:
      'stop, cancel, cancel it, cancel that, pass, i will pass, i am going to pass, pass on this|it|that, quit, exit, never mind, end, forget, i changed my mind, changed my mind, i have changed my mind, do not bother, done, scrap it|that, i am done, no longer, abandon, kill it, delete it, delete this, undo everything, no more, enough, i give up, give up, not anymore, nah i am good, stop please, fini',
  },
  {
    label: 'stop',
    weight: AGAINST,
    phrases: `said about, cancel my number|email|plan|cable|phone|photo, cancel the|my couch|fridge|rug|photo|picture|email|note, can i cancel $, cancel later, how do|can i cancel|stop|delete, if i cancel|change, what if, is there, will there, cancellation, cancel culture, can i change, do not send a|an|me|any|the_text|text|texts|email|emails|letter|photo|picture|someone|anyone|anybody|people|them|him|her|too|big|small|more, do not send it yet|until|before|now, do not submit it? yet|until|before, not submit|send yet, do not keep, bus stop, stop sign|by|at|in|off|over|when|for|light|street, do not save, interested in, looking for|to|at, the end, dead end, at the end, end of, end unit|table, keep the, delete the|my photo|picture|email|note|last|rug|couch|fridge, clear|clearing|clean out|up|off|the, everything must|has|needs|goes|in|from|out, remove everything from|in|out|except|but|on|behind, remove it|them|everything from|in, done with, not interested in selling|keeping, reschedule, start over|again|fresh, forget my number, go with the flow, change|make|put|switch it to`,
  },
  {
    label: 'pause',
    weight: CERTAIN,
    phrases: `be right back, be back later|soon|in|tomorrow|tonight|shortly, right back, back in a|an|one|five|ten|5|10|15|20|30|few|couple|bit ~, back soon, back later, i will|can|am come|get|be|going back later|soon|tomorrow|tonight|after|in|when|to_this|to_you, come|get|go|finish back|this|up|it to? ~ later|tomorrow|tonight|this_evening, get back to you|this, continue|finish|resume|do|fill|complete this|it|later|tomorrow ~ later|tonight|tomorrow, continue|finish|resume|do_this|do_it later|tomorrow|tonight|this_evening|another_day, hold that thought, hold on a|one|for|please|minute|sec|second|moment|just|while, hang on a|one|for|please|minute|sec|second|just, give me|us a|one|two|five|5|ten|10|like|just|couple|few ~ sec|second|minute|min|moment|hour|bit|while|mo, wait a|one|for|just sec|second|minute|min|moment|bit, wait please, just a|one sec|second|minute|moment|min, got to go|run|grab|take|answer|get|head|feed|check|ask|leave|deal, i|we have|need to go|run|grab|take_this|answer|step|leave|get_the_door|check|ask|think|talk|measure, ^ have|need to go|run|grab|take_this|answer|step|leave|check|ask|think|talk|measure, let me check|ask|think|look|see|go|find|talk|measure|get_back|grab|run|sleep|call|count ~, talk|chat|ttyl|speak|type|write later|soon|tomorrow, talk to you later|soon|tomorrow, ttyl, i am driving|at_work|busy|in_a_meeting|on_the_phone|cooking|on_a_call ~, do not send|submit it|this|that? yet, not send|submit it|this? yet, do not submit yet, not ready yet, not ready to send|submit, someone is at the door, phone is ringing, phone ringing, baby is crying, un instant|moment|minute, une minute|seconde|sec, deux minutes|secondes|minute|seconde, je reviens, attends|attendez un|une|minute|deux, laisse|laissez moi verifier|voir|demander|regarder, je dois y aller|partir|verifier|demander, plus tard dans|ce, je reviendrai, je vais revenir, a tantot, a plus tard, bear with me, with you in a, stand by, standby, can we|i do|finish|continue|pick_this_up this|it|later ~ later|tomorrow|another_time, can i come back, will you save, save my progress|place|spot|answers|this, pick this up later|tomorrow|again, another time, think about it, think it over, sleep on it, pause`,
  },
  {
    label: 'pause',
    weight: ALONE,
    phrases: 'one|1|a|two|2|few|couple|5|five|10|ten|just sec|second|minute|min|moment|mo',
  },
  {
    label: 'pause',
    weight: LONELY,
    phrases:
      'wait, hold on, hang on, hold, hold please, hold up, later, not now, not right now, maybe later, another day, attends, attendez, one sec, minute, sec, moment, busy, busy right now, busy now, driving, cant talk, can not talk, can not talk right now, can not right now, some other time, plus tard, patiente',
  },
  {
    label: 'pause',
    weight: AGAINST,
    phrases:
      'pickup, pick it|them|up, come back on|at|for|friday|monday|and, back door|yard|in_the_yard, send|upload|attach|add ~ later, a photo later, photo later|tomorrow, leave it, before you|they|the_crew, when you|they arrive|come|get, give me a call|ring|text|shout|heads|buzz|couple|minute_notice, give me a few minute|minutes notice, minutes notice|heads, notice, warning, a few minute|minutes before|away, wait at|in|outside|by|until, ten minutes before|away|out, minutes before|away|out|ahead, minute before|away|out|ahead, need to go|leave by|at|away|out|to, have to go|leave by|at|away|to, got to go by|to_the_dump|to|too|away, it|stuff|couch|everything|things|that|all|they|them has|have|got|needs|need to go, let me know, let me check|see if|$ , i am at_work until|till|from, i am driving a',
  },
];

const MOVING: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'go-back',
    weight: ALONE,
    phrases: `go back, go back one|a|1? step|question|screen|page?, go back to the last|previous|first|prior|one|question|step|other ~ question|step|one|screen|answer, go back please, back up, back up a step|bit|one|question, back one, back a step|question|one, one step back, a step back, take me back, bring me back, previous question|step|one|screen|page, last question, back to the last|previous|prior question|step|one|screen|answer, undo, change|redo|fix|correct my|the last|previous answer|one|response|reply, undo that|it|the_last|last|this answer?|one?, can i|we go back, let me go back, want to go back, return to the? previous|last, return please, go to the? previous|last question|step|one, back please, step back, revenir, retour, reviens, retourne|retourner|retournez en? arriere?, revenir en arriere, en arriere, question precedente, la question d avant, precedent, pressed|clicked|hit|tapped|picked|chose|selected|pushed the? wrong button|one|thing|option|key|choice, wrong button, redo the? last|previous ~, redo that|last_one, answered the last|previous one|question wrong, misclicked, misclick, missclick, fat fingered ~`,
  },
  { label: 'go-back', weight: LONELY, phrases: 'back, previous, return, undo, precedente' },
  {
    label: 'go-back',
    weight: AGAINST,
    phrases:
      'out back, back door|yard|alley|lane|gate|deck|porch|house|stairs|entrance|side|room|shed, in the back, at the back, the back, be back, come back, go back to|for|in work|home|school|sleep|bed|start|beginning|address|phone|name|date|day|time|number|email|photo, call back, back to back, back up camera|generator|to|the_truck|your_truck|into|in|onto|drive, right back, get back, money back, come back',
  },
  {
    label: 'start-over',
    weight: CERTAIN,
    phrases:
      'scratch|scrap|clear|erase|wipe|delete|forget|dump|cancel ~ start|begin|restart|redo, start|begin over|again from the? scratch|beginning|start|zero, start|begin|make|open|submit a new one|request|quote|chat|order',
  },
  {
    label: 'start-over',
    weight: ALONE,
    phrases: `start over, start all over, start it|this|everything|the_whole_thing over, start over again|please|from|fresh ~ beginning|scratch|start|zero|top?, start again, start again|over? from the? scratch|beginning|start|zero|top, start from the? scratch|beginning|start|zero|top, start fresh|afresh|anew|new|clean, begin again, begin from the? beginning|scratch, restart, restart the|this|my|everything chat?|conversation?|form?|quote?|request?, reset, reset the|this|my|everything chat?|conversation?|form?, redo this|the|it|everything whole|entire|all? thing|form|request|quote?, redo everything, from scratch, from the top, from the beginning, back to the start|beginning|first question|one|step?, go back to the? start|beginning|first_question|first_step|square_one, clean slate, do over, new request|quote|conversation|chat|order|one, start|make|begin|do|submit|open a|another new|another|different|fresh request|quote|conversation|chat|form|order|one, another quote|request, wipe|clear|erase|delete it|this|everything|all|my_answers ~ start|restart|begin ~ again|over|fresh, do this|it|everything|that all over again?, do the whole thing again|over, recommencer, recommence, recommencez, recommencons, recommencer a|du|depuis zero|debut|le_debut, on recommence, repartir a|de zero, tout recommencer, recommence|recommencer|recommencons a|de zero|neuf, try again from the? start|beginning|scratch|top, all over again`,
  },
  {
    label: 'start-over',
    weight: AGAINST,
    phrases:
      'do not start, not start over, start over there|by|at|here|on|in|with|near|behind|the, start at|in|by|with the, new one coming|arriving|is|friday|arrives|delivered, getting|got|have|bought|buying a new, reset button, started, starting, from the top of|floor|shelf|step, back to the start of',
  },
  {
    label: 'keep',
    weight: ALONE,
    phrases: `leave it, leave it as is|it_is|it_was, leave it|that|this the_way|how|like|as|alone|that_way|there ~, leave as is, leave that|this|everything, leave the old|other|first|original|current|same one?, keep it, keep it as is|it_is|it_was, keep it|that|this the_way|how|like|the_same|that_way|as ~, keep as is, keep that|this|everything, keep the old|other|first|original|current|same|one one?|i?|you? have?|had?, keep what|the_one you|i have|had|said|gave, as is, as it is|was, as before, same as before, it is fine|ok|okay|good|right|correct|alright, that is fine|ok|okay|right|correct|alright, it was right|fine|correct|good|ok, its fine, fine as is|it_is, good as is|it_is, no change|changes, nothing to change|fix|correct, do not change it|anything|that|this|the ~, not change anything, no need to change ~, no need, never mind, never mind leave|keep|it ~, nothing, never mind that|it, do not bother, forget it, cancel, cancel that|this|the_change|change, stay|stays as|the|with ~, stick with it|that|the|what ~, the same, same, same one|number|address|day|name, no actually it is right|fine|correct|ok, do not worry about it, actually no, actually never mind, actually it is right|fine|ok|correct|good, the old one is fine|good|ok|right ~, old one, the old one, the first one, first one was right|fine|correct, it is still|already right|correct|good|fine|the_same, laisse ca|comme|tel, laissez ca|comme|tel ~, garde ca|le|la|comme, gardez ca|le|la|comme, comme avant, comme c est, pas de changement, cest correct, c est correct|bon|beau, rien a changer, laisse faire, oublie ca, i was wrong it is right`,
  },
  {
    label: 'keep',
    weight: AGAINST,
    phrases:
      'leave it at|in|on|outside|by|under|with|there|out, keep it outside|inside|in|at|on, change it|that to, same day, not right|correct|fine|good',
  },
];

const ASKING_FOR_PEOPLE: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'person',
    weight: CERTAIN,
    phrases: `talk|speak|chat|talking|speaking|chatting|connect|connected|transfer|transferred|deal|dealing|go|pass|put ~ to|with|through|for ~ human|representative|agent|operator|real_person|live_person|actual_person|customer_service|support, talk|speak|chat|talking|speaking|chatting|deal|dealing to|with|through a|an|the|some|any|real|your|actual|live person|human|representative|agent|operator|manager|someone|somebody|supervisor|owner|boss|people|team|staff|employee|rep|csr|dispatcher|dispatch|being, talk|speak|chat to|with someone|somebody|anyone|anybody|people|the_team|your_team|staff ~, speak|talk|chat to|with whoever ~, put|patch|pass me|us through|over|onto|on ~, transfer me|us ~, connect me|us ~, get|find|give|send|bring me|us a|an|the|your|some real|live|human|actual? person|human|agent|representative|rep|manager|operator|supervisor|owner|boss|employee|being, get me someone|somebody to talk, real|actual|live|human person|human|agent|representative|rep|being|operator|support|chat|help please?, customer service|support|care, i want|need|would_like|prefer a|an real? human|agent|representative|rep|operator|manager|supervisor, want|need|like|prefer a|an real|actual|live person|one|human, anyone|someone|somebody|anybody real, put|get|have someone|somebody|a_person|anyone on, pass me to|over|on, not want|like to? ~ talk|talking|deal|dealing|speak|chat|chatting ~ robot|bot|machine|computer|ai, do not like|trust|do bots|robots|bot|robot|computers|machines|ai, hate bots|bot|robots|talking|these|this, no bots|robots|bot|robot, not a? bot|robot|machine|computer, rather|prefer ~ human|person|someone|somebody_real, someone|somebody|anyone|a_person i can talk|speak|chat, someone|somebody to talk|speak to|with, have someone|somebody join|come_on|take_over|help_me ~, is there a|an|any person|human|agent|rep|manager|someone ~ talk|speak, parler a|avec ~ quelquun|personne|humain|agent|quelqu|vraie|vrai|representant, vraie personne, vrai humain, un|une|agent|humain|representant|conseiller svp|please, un agent, un humain, un representant, une vraie, service a la clientele, service client, un etre humain, may|can|could|let_me i|we? speak|talk|chat with|to bob|your|the|someone, hand me over|off, escalate ~, let a human|person|someone take over, human please, person please, agent please`,
  },
  {
    label: 'person',
    weight: LONELY,
    phrases:
      'agent, human, person, representative, rep, operator, manager, customer service, live chat, a human, a person, an agent, a real one, someone real, humain, personne, staff, supervisor, somebody real, real one, call center, receptionist, front desk',
  },
  {
    label: 'person',
    weight: AGAINST,
    phrases:
      'talk|speak to|with the|my concierge|super|superintendent|doorman|landlord|husband|wife|tenant|front|security|guard|neighbour|neighbor|son|daughter|mom|dad|roommate|building|property, contact person, the person at|who|in|on, in person, two person|people, person job|lift, are you|this|is|r ~ human|person|bot|robot|agent $, am i ~ human|person|bot|robot|agent, real estate, deal with it|the|stairs, talk to you later|soon|tomorrow, is there a real? person|human there|here|behind|on, need a person to|who|that, talk to me, who am i, manager on|of|at|in|will, someone to haul|take|pick|remove|get|come|help|move|lift|carry, property manager, is there a manager',
  },
  {
    label: 'call-back',
    weight: CERTAIN,
    phrases: `call me|us back, phone me|us back, ring me|us back, give me|us a call|ring|phone_call|callback|shout please?|back|instead|now|asap $, give me|us a call|ring|callback back|instead|now|asap|please|when_you_can, request a? call|callback ~, callback, call back please, want|need|like|prefer|get|have a|someone|somebody|you|them call|callback|phone_call|call_back|to_call|to_phone|to_ring ~ me|back|from|now|instead|please|and, someone|somebody|anyone|you_guys|a_person|you|they call|phone|ring|give me|us ~ back|now|instead|please|asap, can|could|would|will|have|get|please|tell|ask someone|somebody|anyone|one_of_you|one_of_your_guys|you|them|they|the_team ~ call|phone|ring|calls me|us $, have|get|tell|ask someone|somebody|them ~ call|phone|ring me|us ~, rather|sooner|easier|prefer|quicker|faster|simpler|better ~ call|phone|talk|ring|speak on|over|by|to|me|us ~ phone|me|us|call|instead, rather|sooner|easier|quicker|faster|simpler if ~ call|phone|ring, do this|it over the phone, over the phone instead|please, by phone instead, on the phone instead, rather do this|it ~ phone, just call|phone|ring me|us please|instead|now|already|ok|okay|and|rather|asap $, too much typing|to_type ~, hate|can_not|not_good typing|type|at_typing|with_computers ~ call|phone ~, rappelez moi, rappelle moi, me rappeler, appelez moi svp|plutot|please|sil, je prefere ~ appel|telephone|parler, quelquun peut mappeler|me|m, pouvez vous mappeler|me`,
  },
  {
    label: 'call-back',
    weight: ALONE,
    phrases:
      'get|have a call|callback, call please, please call, just call me, just phone me, call me, phone me, ring me, just ring me, call us, just call, just give me a call, call me please, call me instead, please call me, please phone me, appelez moi, appelle moi, telephonez moi, can you|u|someone call me, could you|someone call me, i want|need a call|call_back|phone_call, can i get|have a call|callback|phone_call',
  },
  {
    label: 'call-back',
    weight: AGAINST,
    phrases:
      'call me|us at|when|before|on|if|after|around|between|first|once|from|for|with|a|the|about|in|half|ten|10|15|30|an|by|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this|later|any|anytime|evening|in_the, call|phone|ring when|before|ahead|first|once|upon|if|on|from, when you|they|the_crew get|arrive|are|come|here, not call, do not call|phone|ring, nobody called, no one called, will|when|who|does|do|how ~ call|phone me|us, are you going, number to call, call it, text or call, call or text, a call or, prefer a text, buzz, ring the|bell|at|twice, call is best|better|good, phone call is|please|would, prefer phone|call|calls|a_call $, you can call|phone|ring|text me|us, call ahead, give me a call when|before|if|on|first|at|after|once|from|half, i will call|phone, i can call, can i call, could i call, just call it, call the, call my',
  },
  {
    label: 'help',
    weight: CERTAIN,
    phrases: `what do|should|can|must|would i do|say|put|type|write|answer|click|press|enter|choose|pick|select $, what do|should|can|must i do|say|put|type|write|answer|click|press|enter|choose|pick|select now|here|next|there|first|then, what am i supposed|meant to ~, not get it|this|that $, not get what ~, not understand ~, did not understand ~, do not follow, not following, not sure|know what|how to do|say|put|type|write|answer|choose|pick|use, not sure|know what you want|mean|need|ask|are_asking, not know what this|that is, what do you mean ~, what does that|this|it mean ~, what does that even mean, what are you asking|on_about|talking ~, what do you want from_me|me|to_know, what do you need from me, no idea what|how to|you|i|this, can you explain $, explain please, confused, so confused, i am lost, bit lost, lost me, i am stuck, stuck here, help me out|please|here|understand|with_this|fill|answer|do_this, need help with_this|here|please|answering|understanding|filling, i need help $, need some help $, can you help|explain|repeat|rephrase|clarify|say_that me|this|that|again|it|the|question|what ~, could you help|explain|repeat|rephrase|clarify ~, say that again, come again, repeat that|please|the_question|the, rephrase, what was the question|that, what is the question, makes no sense, does not make sense, not making sense, je comprends|comprend|comprens pas, comprends pas, comprend pas, je ne comprends|comprend pas, comprenez pas, que dois je faire|dire|ecrire|mettre, quoi faire, quoi mettre, que faire, aidez moi, aide moi, pas compris, veut dire quoi, what are my|the option|options|choices|choice, what can you do, what can i say|type|ask|do, how do i|does_one answer|reply|respond|do_this|use|fill|type|write|work ~ this|that|here|it|chat|thing?, how do i skip ~, how to answer|use|do ~, how does this chat work, instructions for, give me an example, for example what, like what, an example`,
  },
  {
    label: 'help',
    weight: LONELY,
    phrases:
      'help, help me, please help, need help, huh, what, wut, eh, pardon, pardon me, sorry what, excuse me, say what, aide, aidez, quoi, options, menu, commands, which one, hein, come again, meaning, example, i do not know what, unclear, confusing, help please, im lost, lost',
  },
  {
    label: 'help',
    weight: AGAINST,
    phrases:
      'thank|thanks ~ help, your help, for help|helping, help wanted, help load|lift|carry|you|them|moving|move|with_the|getting|get|clear|clearing, not sure|know what|how much|many|big|heavy|time|day|to_keep|all|brand|size|kind|type|to_do_with|color|colour|it_is|they_are, what do i do with|about|if|when, what should i do with|about|if|when|before|to_prepare, what do you mean by same|full, what can i do with, get rid, not get it out|down|up|through|in|to, not understand why|english|french, not get it to',
  },
];

const RETURNING: readonly PhraseGroup<CommandLabel>[] = [
  {
    label: 'cancel',
    weight: CERTAIN,
    phrases: `cancel|canceling|cancelation|canceled my|our|the|a|an|that|this|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday ~ pickup|appointment|booking|reservation|removal|pick|job|crew|truck|haul|collection|service, cancel it|this|what|the_one ~ booked|scheduled|yesterday|last|ordered, call off|cancel tomorrow|today|friday|monday|tuesday|wednesday|thursday|saturday|sunday, annuler|annulez|annule mon|ma|le|la rendez|rendezvous|ramassage|cueillette|reservation|collecte, not come|coming tomorrow|friday|monday|anymore ~, do not come tomorrow|friday|monday|tuesday|wednesday|thursday|saturday|sunday|anymore|today`,
  },
  {
    label: 'reschedule',
    weight: CERTAIN,
    phrases: `reschedule, rescheduling, rebook, rebooking, postpone, change|changing|moving|switching|pushing|move|switch|push|bump|adjust|shift|delay|modify|update|edit my|our|the|an|tomorrow|that|existing ~ appointment|booking|pickup|pick_up|reservation|pick|existing, push it|my|the back, deplacer mon|ma|le rendez|rendezvous|ramassage|cueillette|reservation, reporter mon|ma|le|la rendez|rendezvous|ramassage|cueillette, changer mon|ma rendez|rendezvous|ramassage|reservation`,
  },
  {
    label: 'existing-request',
    weight: CERTAIN,
    phrases: `where is|are my|the|your|our|you truck|crew|driver|people|pickup|pick_up|quote|men|movers|guys|estimate|$, where are you $, where are you at|now|already, what is going on|happening with|about my|the ~, when is|are my|the|our pickup|appointment|crew|truck|pick|booking, never got|received a|my|any|the|your call|quote|response|email|answer|text|reply|confirmation, left half|some|part|most|behind ~ my|the|stuff|behind, where is everyone|everybody|he|she|they|anybody|someone, any news|update|updates|word|progress ~, status of|on my|the ~, what is the status|holdup|hold_up|delay|eta ~, status update, check|checking|check_in|follow|following|follow_up|ask|asking|inquire|inquiring|calling|writing|wondering|find_out ~ status|on_my|on_a|up_on|about_my|regarding_my ~ request|quote|pickup|appointment|booking|form|order|lead|submission|message|call,
      nobody|no_one|noone|none|not_one is? has|have|ever|even? ~ called|came|come|showed|shown|contacted|texted|emailed|phoned|responded|replied|reached|arrived|call|show|answered|picked, never called|came|showed|contacted|heard|received|texted|emailed|phoned|responded|replied|arrived|picked ~, did not call|show|come|hear|get_a|get_my|receive|contact|pick|arrive|text|email ~ me|back|up|from|anything|quote|call|yet|yesterday|today?, have|has|had not ~ heard|called|received|gotten|got|contacted|shown|showed|arrived|come ~, still|been waiting for|on|to ~ you|call|quote|someone|pickup|truck|crew|hear|answer|reply|response|callback, still waiting, still no|not word|call|quote|reply|answer|news|heard|here|response|one, waiting for|on my|the|your|a quote|call|callback|pickup|response|reply|truck,
      supposed to come|call|pick|be_here|show|get|arrive|hear|be_picked ~, was supposed|expecting|told ~ today|yesterday|call|pickup|pick|someone|come, i|we|my|have|had|already|just ~ filled|submitted|sent|completed|filled_out|put_in|requested|did|made|placed|booked|scheduled ~ form|request|quote|pickup|appointment|booking|application|info|online|inquiry ~ yesterday|already|last|ago|week|earlier|before|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|other|today|days|and, filled|fill|submitted|completed|sent out|in|the|your|a|this|out_the form|request|online ~, i already|have_already|had_already filled|submitted|sent|did|requested|booked|scheduled|completed|asked|gave|made|have ~, i have|had|got|made|booked|scheduled an|a|my existing|pickup|appointment|booking|reservation|pick ~ booked|scheduled|already|tomorrow|today|with_you|yesterday|friday|monday|tuesday|wednesday|thursday|saturday|sunday|for|coming, my pickup|appointment|booking|request|quote|order from|for|was|is|on|number|tomorrow|today|yesterday|last ~ yesterday|today|tomorrow|last|scheduled|booked|late|missed|ago|week|confirmed|monday|tuesday|wednesday|thursday|friday|saturday|sunday, missed my|the|our pickup|appointment|pick_up|call, you|they missed|forgot|left|ghosted me|my|us|some|the|something|behind|half, late for my, running late, is someone|anyone|somebody|the_crew|the_truck still|actually coming, are you still coming, are they still coming, is my|the|our pickup|appointment|booking|crew|request|pick_up still|confirmed|on|cancelled|booked|coming ~, did you get|receive my request|form|message|submission|email|inquiry|info, what happened to|with my|the ~ request|quote|pickup|appointment|crew|truck|guys, talked|spoke|chatted to|with someone|somebody|you|one|a|your ~ yesterday|last|ago|week|earlier|before|already|monday|tuesday|wednesday|thursday|friday|saturday|sunday|other, called|phoned|texted|emailed|messaged|contacted you|in|already|yesterday ~ yesterday|last|ago|week|earlier|twice|before|already|times, got a quote yesterday|last|from|already|earlier|before ~, you|someone|somebody|your_guys gave|quoted|sent|told|emailed me|us a|the|quote ~ quote|price|yesterday|last|ago|week,
      complaint, make a complaint, complain, damaged my|our|the, broke my|our|the, left a mess, overcharged|overcharge, i want a refund, my money back, review my last, existing request|booking|appointment|quote|order|customer ~, previous request|booking|appointment|quote|order, earlier request|booking|appointment|quote, about my pickup|appointment|booking|request|quote|order|last|previous ~, regarding my pickup|appointment|booking|request|quote|order|last|previous ~, j ai rempli ~, jai rempli ~, personne ~ appele|appelee|rappele|rappelee|venu|contacte|mappele|rappelle, ou est|sont mon|le|les|votre|vos camion|gars|equipe|ramassage|soumission, des nouvelles, toujours pas|rien, jattends toujours|encore, attends toujours|encore, j attends toujours, mon rendez|rendezvous|ramassage ~ hier|demain|aujourd`,
  },
  {
    label: 'existing-request',
    weight: AGAINST,
    phrases:
      'you never know, never heard of, have not decided|got_it_out|measured|moved|counted|looked|taken|used|had|thought|seen|picked|chosen, where is your office|truck_based, where are you located|based|from|guys_located|guys_based, never got around|rid|to, never got it|them, booked|booking the elevator|off|dock|loading, have a doctor|dentist|medical|hair|vet|work ~ appointment, a doctor|dentist|medical|vet appointment, nobody is|will|lives|home|there|here|uses|wants|needs, no one is|will|lives|home|there|here|uses|wants|needs, no one has used, did not come with|apart|off|out|down|in, supposed to be garbage|rain|snow|gone|out|a|big|home|at|the, supposed to pick it|them|this|that up|from, did not get rid|around|it, did not have, junk|couch|stuff|thing|it never|did, have not used|moved|been|opened|touched, my last|previous tenant|owner|roommate|place|house, previous owner|tenant, should i, if|will ~ is|do, what number will, how will|do|long, who will',
  },
  {
    label: 'same-as-last-time',
    weight: CERTAIN,
    phrases: `same ~ as last|before|previous|the_last|the_other|my_last|usual|always|yesterday time?, same as last|before|always|usual|previous|yesterday|my_last time?, same info|information|detail|address|number|everything|phone|name|place|stuff|email|contact as, address|place|number|info|house you|crew|they came|used|had|picked|did|went ~ before|last|already, like last time, as last time, you|they|u already? have|got|should_have|still_have|know all? my|the|our|it info|information|detail|address|number|phone|email|name|data|contact|already|on_file|from|everything|stuff?, you already have|got|know it|that|this|all|everything|me|us|my, you already? have|got it|that|this|everything|all_that|all_of_that|me|us ~ already|on_file|from|in ~, have|got|should_have it|my|that|them|all_that|everything|me|us ~ on file|record, on file already?, on file from, in your system|files|records|computer, use|take|copy the|my|what same|last|old|previous|info|address|details|you|is ~ time|before|on_file|have|info|one|already, i gave|told|sent you|u|that|it|them|all|my ~ already|last|before|earlier|yesterday|time, already gave|told|sent|typed|entered|provided|answered you|that|it|my|all|this|them|the ~, i gave you that|it|my already, you should have|know|already my|it|that|this ~, used you|your guys|service|before ~, repeat customer, returning customer, been a customer, regular customer, customer before, second time using, comme la derniere|dernier fois, comme dhabitude, comme d habitude, meme adresse|numero|chose|info|information que|qu|comme ~, vous avez deja ~, vous lavez deja, deja donne|dit|vous ~, la meme chose que ~, le meme que ~, same old|thing_as`,
  },
  {
    label: 'same-as-last-time',
    weight: AGAINST,
    phrases:
      'same day, same as my|the billing|mailing|phone|cell|home|one_i|number|address_i|above, as soon, used you said, same address as my, not the same, do you already, how do you|they, why do you|they, did you get, told you so, you have to|a|any|an|people|someone|guys',
  },
];

export const COMMAND_PHRASES: readonly PhraseGroup<CommandLabel>[] = [
  ...STOPPING,
  ...MOVING,
  ...ASKING_FOR_PEOPLE,
  ...RETURNING,
];

import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import type { QuestionTopic } from './question-topics.ts';

/** What is taken, where it goes, and how the job is done. */
export const SERVICE_PHRASES: readonly PhraseGroup<QuestionTopic>[] = [
  {
    label: 'what-we-take',
    weight: 4,
    phrases: `what all? do|can|will|would|are|does|wont you|they|it|the ~ @take|pick|taking, throw|toss|include ~ too|also|in|as_well, thing|anything|stuff|item you|they will|would|can|do not take|accept|haul|touch|do, thing|anything|stuff you refuse|reject, refuse|refused, what will|can|do|does|would not? you|they|the not? ~ @take, what you @take, what kind|type|sort|kinds of ~ stuff|junk|thing|item|@take|can|do|you|material|waste|garbage, what item|thing|stuff|junk do|can|will|are|is, which item|thing|stuff|kind, anything you|that|they not? do|will|can, anything i can not, thing you do|will|can not, what is|are allowed|accepted|not|included|off, what is considered|what counts|qualifies, what can not, restriction, off limits, limit on|to, is there a limit, size limit, do you take|accept everything|anything|it_all|all, is|are ~ allowed|accepted|acceptable|taken,
      how much stuff|junk can|do|will|you, how much can|do|will you|they|the|it take|haul|fit|carry|remove, how much fits, how big ~ truck, how many item|thing|bag|piece, is one|single|just|only ~ ok|enough|too, just one|a item|thing|piece|couch, single item, too small, one item, prenez|acceptez|ramassez|debarrassez|recuperez vous, vous prenez|acceptez|ramassez, est ce que vous prenez|acceptez|ramassez, quel|quelle|quels sorte|type|genre|chose, qu est ce que vous prenez|ramassez`,
  },
  {
    label: 'what-we-take',
    weight: 3,
    phrases: `do|can|will|would|does|could|are|is|if|whether you|they|the|anyone|your|this ~ @take, you @take, is ~ allowed|accepted|acceptable, are ~ allowed|accepted|acceptable|okay|ok|fine, get rid of, getting rid of, deal with, do|can|does|will|would|if|whether you|they also? ever? pick up|pickup|grab, do you|they also? even? do, you|yall|they do, cleanout|cleanouts|clean out, estate, hoarder, construction debris, commercial, business|businesses, office, interested in, too much, too old, if ~ bed bug|moldy|wet|broken|dirty|bedbug|smell, bed bug|bedbugs, moving service, offer, rental, dumpster, do i need to sort|bag|box, have to be bagged|boxed|sorted|in`,
  },
  {
    label: 'what-we-take',
    weight: 3,
    phrases: '^ what|how about, ^ and what|how about, ^ what if it, ^ is|are ~ ok|okay|alright|fine|cool',
  },
  { label: 'what-we-take', weight: 1, phrases: 'take, accept, haul, remove, item' },
  {
    label: 'what-we-take',
    weight: -4,
    phrases: `how long, take|takes|taken long, long ~ take, do you do same|weekend|evening|sundays|saturdays|mondays|free, you|do you do the|this|it|that|work|estimate|quote|onsite|on site|with|discount|insurance, you do with, take @card, take a @card, take me, take a|the photo, take it from here, take care, take place, take a look, take my|our number|info|data|name|email, take it all|everything down, take it|them apart|down, take ~ apart|down, does it take, will it take, accept the quote, accept my, back, do you pick up|haul|take|remove in|from|on|around|near, pick up the phone, what can i do, what can i expect, what can i call, what about my|your data|info|insurance|price|tax, off my hands for, offer payment|discount|quote|insurance, take their|his|her|off|shoe, deal with a, business hour, office hour|number|address|phone, your office, have an? office`,
  },
  {
    label: 'hazardous',
    weight: 5,
    phrases:
      'hazardous, hazard, hazmat, toxic, dangerous good|material|stuff|thing|item|waste, asbestos, amiante, chemical, flammable, biohazard, radioactive, explosive, explosives, medical waste, household hazardous, where ~ bring|take|dispose|drop|get ~ @hazard, do with ~ @hazard, propane, motor oil, dangereux',
  },
  { label: 'hazardous', weight: 2, phrases: '@hazard' },
  {
    label: 'hazardous',
    weight: -6,
    phrases:
      'gas stove|range|dryer|grill|barbecue|bbq|fireplace|mower|station|money|price|bill|oven|furnace, oil painting|portrait|change, paint booth|brush|roller|easel|sprayer|by, painting, sharp edge|knife|turn, battery operated|powered, electric or gas, gas or electric, natural gas, light bulb moment',
  },
  {
    label: 'heavy-things',
    weight: 5,
    phrases: `too heavy, too big, too large, very|really|super|pretty|so|that|extremely heavy, how heavy, heavy thing|item|stuff|lifting|object|furniture|one|load|safe, something heavy, weigh|weighs|weight limit, weight limit, stair, staircase, step, upstairs, downstairs, third|3rd|second|2nd|fourth|4th|5th|top|upper floor, elevator, escalier|ascenseur|etage, walk up, walkup, no elevator, narrow, tight corner|stair|hallway|space|spot, disassemble, disassembly, dismantle, dismantling, disassembled, take|takes|taking|took ~ apart, tear|tearing|knock|rip|break|pull|take ~ down|out, demolish, demolition, unhook, disconnect, disconnected, uninstall, unbolt, unplug, cut it up, cut up, demonter, demontez, lourd, lourds, lourde, pesant, carry|lift|bring|haul|move|get ~ from|out|up|down|through the? basement|attic|house|inside|apartment|door|hallway|upstairs, come inside|in the house|into|upstairs, go inside|into, move ~ myself, bring|move|carry|drag|put|haul|get ~ outside|out|curb|driveway|garage|door|street|downstairs, have|need to be outside|out|downstairs|ready, have|need to be at|on the curb, do i have|need to lift|carry|load|help|bring|move, help load|lift|carry|you|them|with the lifting, do the lifting|loading|carrying|heavy, two people can, two person, lift a|it|the|this|heavy|that, can you lift|carry|move, crane, forklift, dolly, long carry, long way from|to`,
  },
  {
    label: 'heavy-things',
    weight: 3,
    phrases:
      '@heavy, hot tub, pool table, gun safe, above ground pool, cast iron, swing set, heavy, basement, attic, floor, apartment, condo, demo, curb',
  },
  {
    label: 'heavy-things',
    weight: -5,
    phrases:
      'hot water, pool noodle|toy|cue, is it safe, safe to, safe with, data safe, my car, car seat|part, hot plate, floor lamp|plan|tile|model, hardwood floor, deck chair|of card, furnished, patio furniture|set|chair, break down the price, breakdown, step by step, next step, the step, first step, car battery, step are, be home, leave it|them|stuff ~ curb|outside|driveway, leave, tore, keep safe, safe from, stay safe, safe and, are you safe, patio, in the truck',
  },
  {
    label: 'disposal',
    weight: 5,
    phrases: `donate, donated, donates, donating, donation, recycle, recycled, recycling, recycles, recycler, recyclable, landfill, dispose, disposed, disposal, disposing, reuse, reused, repurpose, upcycle, charity, charities, goodwill, salvation army, value village, habitat, restore, shelter, needy, people in need, someone in need, second life, given away, give ~ away, gives ~ away, give it away, give away, thrift, eco friendly, environmentally, environment, environmental, green company, sustainable, thrown out|away, throw it|them|everything|all|stuff out|away|in, thrown in, trash it, end up, ends up, burn it|them|burned,
      where do|does|will|would|is|are ~ go|goes|going|end|take|bring|dump|taken|put|haul, where you|they take|bring|put, where it|everything|all|my|stuff goes|go|end, what happen|happens|becomes ~ it|stuff|thing|junk|item|furniture|them|old|couch|all|everything|load|those|my|appliance|electronics|mattress, what happens to|with, what do|will|would|does you|they|the do|doing with, what you do with, what are you going to do with, what is done with, what becomes of, recyclez, recycler, donnez, don, dechet, dechetterie, depotoir, dechets, qu est ce que vous faites avec, que faites vous avec|des|de, ou va|vont|allez|amenez, ou ca va, straight to the dump|landfill, the dump, dump it, dump everything, dump them, just dump, go to waste, ecologique, compost, scrap yard, metal recycler, hard drive|drives|wiped, destroy|shred`,
  },
  { label: 'disposal', weight: 2, phrases: 'dump, dumped, green, waste' },
  {
    label: 'disposal',
    weight: -6,
    phrases:
      'dump truck|trailer|fee|bin, dumpster, green bin|sofa|couch|door|house|st|street, where do|are|can|should i|you serve|service|work|operate|pay|park|send|upload|put_my|live|come|find|click|start|sign|call|based, what happens next|now|after|if|when|once|then|first, what do you do $, what happens with|to my data|info|number|information|email|phone|address|detail, do with my|the data|info|number|information|email|phone|address|detail|photo, where are you, photo, my data, do|does|going with ~ number|email|info|information|data|address, to|with my personal, with|to ~ phone number|email|information, how far',
  },
  {
    label: 'need-to-be-home',
    weight: 5,
    phrases: `be home, being home, be at home, be there, be present, be here, be around, be on site|onsite, be in, be outside, be available when, someone|somebody|anyone|anybody|adult|person ~ home|there|present|around|on, need to be, have to be home|there|here|present|around|in|at|on, got to be home|there, must be home|there|present, must i|we|someone, stay home, stay with, stick around, wait around, wait for you|them|the, take|get the? day|time off, miss work, if i|we|nobody|no_one|noone am|are|is|can ~ home|there|away|work|around|here|out, am|are|is not home|there|around|here|present|in_town, when|while i|we am|are ~ home|work|away|out, while i|we am|are, at work when, away that, without me|us|anyone|anybody, leave it|them|stuff|everything|thing|the|my|that|this|items ~ outside|curb|driveway|porch|front|garage|lawn|yard|street|road|back|out, left outside|at|on, leave ~ outside|curb|driveway, leave a key, leave the key|door|garage, key, lockbox, let you|them|myself in, no contact, contactless, touchless, supervise, etre la|present|presente|chez|sur_place|a_la_maison, present|presente, suis pas la|chez, sans moi, absent, no_one|nobody|noone is|be home|there|here, my tenant|husband|wife|son|daughter|neighbour|neighbor|mom|dad be, sign for, sign anything`,
  },
  {
    label: 'need-to-be-home',
    weight: -6,
    phrases:
      'soonest, earliest, how early|late, when will|would|can|could|do|are you|they be, when ~ you|they|crew|someone|truck be here|there, how long ~ be, be there @aux? at|by|on|in|tomorrow|today|around, will you|they|someone be there|here, will you be, can you|they|someone be, what time, key fob, need to be paid|removed|disassembled|bagged, leave a|the tip|review, how soon, does it|this|everything|stuff|they need|have to be, do they|thing|item need|have to be',
  },
  {
    label: 'process',
    weight: 4,
    phrases: `go from here, then what, and then what, what do you need to start|get_started|begin|quote|give, quote first, then decide, booking or, a booking, is this a quote|request|booking|appointment, how do|does|would|will|is it|this|that|everything|thing|the|your|these|all ~ work|works|working|function, how it|this|you|everything|things work|works|go, how do you|they work, how does the, how does harbour, how will this work, what happens next|now|after|then|first|once|when, what happens if i submit, what is next, what comes next, what next, what is the process|procedure|next|first|step|deal|plan, the process, the procedure, next step, what are the step, what would be, step by step, how do|can|would|should i|we|you ~ book|start|started|schedule|set|order|sign|arrange|request|proceed|begin|confirm|reserve, how do|can i get a|my|the quote, how to book|order|start|get, get started, what do|does you|harbour|company|this|your do $, what do you do exactly|here, what do you|harbour|company ~ do exactly|actually|for, what do you do, what is this, what is harbour, what is it you|that, what exactly do|is|are, who are you, who is harbour, are you a? harbour|company|broker|middleman|agency|movers|got_junk, explain, walk me through, tell me about|more, more info|information about, about your service|company|business, matching service, matching, broker, middleman, marketplace, sweep, sweep up, clean up after, clean up, cleanup, tidy up, do i need|have to do anything, is there anything i should|need|have, anything i should|need|must do|know, what do i need|have to do|prepare|get_ready|have_ready, what should i|we do|prepare|have|expect, what to expect, anything i need|should|have to do|prepare|know, how do i|we prepare, have_to|need_to|must create|make|sign|register|download|install, an account, an app, am|are|is i|we|it|this|that booked|confirmed|scheduled|official|set|final|done, does this book|confirm|schedule, is that it, is the pickup|appointment confirmed|booked, comment ca marche|fonctionne|se_passe, ca marche comment, comment fonctionne, comment ca, c est quoi, comment faire, how long is|does|will this|the form|chat|quiz, how many question|more question|more step, are we|you almost done, is this almost, why should i choose|use|pick|go, what makes you, better than, difference between, why you, who is going to read, what can i expect, what is involved`,
  },
  { label: 'process', weight: 2, phrases: 'process, work, procedure, happens' },
  {
    label: 'process',
    weight: -5,
    phrases:
      'what do you do with, what are you going, do you work, you work, does ~ work for|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|best, how do i|we|you pay|tip|reach|contact|call|cancel|send|upload|add|reschedule, how does ~ payment|pricing|price|tip|quote, how does|do ~ pay, what does ~ cost, what happens if i|you|we|they|something|it cancel|change|break|am|not|rain|damage|need, what happens to|with, happens if i am, what happens if|when ~ cancel|home|rain|break|damage, explain the price|pricing|cost|rate|fee, who are you sending|using, what time, work for you, how long ~ job|removal|pickup|take, work weekend|weekends|evening|sundays|saturdays|holiday|late|sunday|saturday, at work, process my data, tell me about the price|pricing, tell me about your insurance|rate|price|pricing, what do i do $, what do i need for|to be, about your price, what should i do, what should i pay|tip',
  },
];

import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import type { QuestionTopic } from './question-topics.ts';

/** Phrases by topic: 4 and more can be nothing else, 3 is likely, 1 and 2 only with others; less than 0 speaks against it. */
export const MONEY_PHRASES: readonly PhraseGroup<QuestionTopic>[] = [
  {
    label: 'price',
    weight: 5,
    phrases: `how much, how mutch, price, pricing, prices, cost, costing, costly, ballpark, prix, tarif, coute, couterait,
      couter, cout, run me, set me back, what is the damage, the damage for, per load, per truck, per truckload, per pound,
      per item, per bag, per hour, per trip, per cubic, flat rate, flat fee, hourly, by the hour, by the load, by the pound,
      by weight, by volume, by the truckload, by the truck, by the item, minimum charge, minimum fee, minimum, what do|will|would|can|are you charge|charging,
      do you charge, you charge, how do you charge, how expensive, is it expensive, expensive, pricey, cheap, cheaper,
      cheapest, discount, senior rate, student rate, negotiable, negotiate, haggle, hidden, 
      dump fee, dumping fee, tipping fee, disposal fee, fuel charge, travel fee, travel charge,
      beat|match ~ price|quote, how many dollar|buck, what am i looking at, looking at price, rough quote|estimate|idea|number,
      price range, rate, range, special|deal on, deal, promo|coupon|promotion, c est combien, ca fait combien, chere, cher, dispendieux,
      budget, afford, affordable, rip off, how is|are the price|quote ~ figured|calculated|determined|decided, come up with ~ price|quote|number,
      figure|work out the price|cost|quote, what goes into, worth of, quote in writing, price ~ change, final price, quote ~ final|firm|guaranteed|change`,
  },
  {
    label: 'price',
    weight: 6,
    phrases:
      'discount, senior rate, student rate, extra charge, extra fee, surcharge, additional charge|fee|cost, charge|pay|paying extra|more, extra for',
  },
  {
    label: 'price',
    weight: 3,
    phrases:
      'combien, go|goes for, what would|will|does ~ be|cost, what you would|will? charge, charge, fee, price wise, what it would|will|might cost, pay for the|this|a|my|it|removal|pickup|service, looking at for, total, what is your quote',
  },
  {
    label: 'price',
    weight: 2,
    phrases: 'estimate, dollar, buck, quote, what would|will it be, money',
  },
  {
    label: 'price',
    weight: -4,
    phrases: `how much notice|time|room|space|stuff|junk|longer|info|information|detail|can_you_take|can_you_haul|do_you_take|will_you_take|fit|warning|lead, how much it|they weigh, how much is there|left, how much there is, how much i have, how much do|does ~ weigh, how much of it,
      how much more question, how much help, combien de temps, combien de jour, combien de personne, free quote, quote free, estimate free, free estimate,
      for the quote, for a quote, for an estimate, for the estimate, cost|charge ~ for|get|have a|the|an quote|estimate, quote|estimate cost,
      no show fee, cancellation fee, cancel fee, fee ~ cancel, fee if, charge ~ cancel, in charge, how much should i tip, how much to tip, how much tip, how much do i|you|people tip, how much tax, how much deposit, how much of a deposit,
      get|see|when ~ my|the|a quote, my quote, email|text|send ~ quote, how much do you pay, how much would|will|can you pay|give, how much will i get, how much you pay`,
  },
  {
    label: 'payment',
    weight: 5,
    phrases: `how do|can|would|should|will i|we|you pay, how to pay, how do i|we|you|people tip, pay by|with|in|via @card, @take @card, accept @card, do you take a? @card, you take @card, is @card ok|fine|good|accepted,
      payment, credit card, debit card, e transfer, etransfer, interac, apple pay, google pay, tap to pay, tip|tipping|tips, gratuity, pourboire, tax, taxes, hst, gst, taxe, tvh,
      invoice, receipt, facture, recu, up front, upfront, pay in advance, pay before, pay after, pay now|online|later|today|there|you|them|who|cash, when do|would|will i|we pay, who do i pay,
      pay when, financing, installment, instalment, payer, paiement, comptant, prenez vous ~ carte|credit|debit|interac|cash|argent, pay the crew|driver|company|professional,
      cash only, cash or card, card or cash, accept all card, make ~ cheque|check, plus tax, apple cash, how is payment, do i|we owe, bill me, billed, billing, how does paying|payment`,
  },
  {
    label: 'payment',
    weight: 2.6,
    phrases:
      'pay, paying, cash, debit, credit card, debit machine, visa, mastercard, amex, card, cheque, paypal, carte, argent',
  },
  {
    label: 'payment',
    weight: -4,
    phrases:
      'pay for the quote|estimate, pay me, pay you me, do you pay, will you pay, you pay, cash for, who pays if|for damage, battery, pay anything for, pay cash for',
  },
  {
    label: 'is-it-free',
    weight: 5,
    phrases: `is|are @my|it? quote|estimate|consultation|service|this|that|it|pickup|pick|removal really? actually? totally? completely? free, is|are the|your|this quote|estimate|service ~ free, its free, free quote, free estimate,
      quote ~ free, estimate ~ free, free of charge, for free, gratuit, gratuite, gratuitement, free or, charge|charged|cost|pay|paying|owe ~ for|get|getting the|a|an|my quote|estimate, does|do|will the|a|your|an quote|estimate cost,
      does the quote cost, quote cost anything, no charge, no cost, obligation, obligated, obliged, any commitment, commitment, the catch, a catch, any catch, strings attached, string attached, no strings,
      pay ~ just to get, have to accept, have to say yes, have to go with, have to book, say no to the, turn down the|it, decline the, do not like the|your price|quote|estimate, quote ~ too high|much, not happy with the price|quote,
      pay anything, cost anything, cost me anything, free junk removal, really free, actually free, totally free, 100% free, free pickup, free service, pressure me|to|sale, high pressure`,
  },
  {
    label: 'is-it-free',
    weight: 7,
    phrases:
      'do not like the|your price|quote|estimate, quote|price ~ too high, cost anything|something|me|money for|to ~ quote|estimate, does ~ cost anything, owe anything|you, part is free, charge|charged|fee for the|a|an|my quote|estimate, if i say no, say no',
  },
  { label: 'is-it-free', weight: 3, phrases: 'free' },
  {
    label: 'is-it-free',
    weight: -5,
    phrases:
      'are you free, you free, someone free, anyone free, crew free, free on, free at, free tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this|next, free for a, feel free, free up, smoke free, pet free, free time, free spot|slot, toll free, set free, am free, be free',
  },
  {
    label: 'buying',
    weight: 6,
    phrases: `do|can|will|would|are|does|did you|they|it|anyone|someone|somebody|i|we ~ buy|buying|purchase|sell|selling|resell, you buy|purchase|sell, buy it|this|them|my|our|old|used|any|stuff|thing|furniture|back|off, buying it|my|old|used, who buys, sell it|them|this|my|used|stuff|furniture|thing, worth anything, worth something, worth money, worth ~ money, any value, give me money|cash|something|anything|credit,
      trade in, resell, resale, consign, consignment, pay me|us, you would? pay for|cash|anything, you would buy|pay, pay cash for, how much do|would|will|can you pay|give, get paid, paid for, money for my|it|the|this|old|these, cash for, scrap value, scrap price, store credit, get something for, get anything for, get money,
      achetez, acheter, achete, vendez, vendre, rachetez, revendre, secondhand, second hand, used furniture, make me an offer, offer me, take ~ off my hands for, appraise, antique dealer`,
  },
  { label: 'buying', weight: 2, phrases: 'buy, buying, sell, selling, worth, antique' },
  {
    label: 'buying',
    weight: -6,
    phrases:
      'sell ~ my? number|data|info|information|email|detail|address, selling my|the|our house|home|condo|place|number|data|info|information|email, buy dump|time|a house, my data, share, pay for damage',
  },
];

import type { PhraseGroup } from '../../understanding/phrases/phrase-index.ts';
import type { QuestionTopic } from './question-topics.ts';

/** Who does the work, and whether they can be trusted with the house and the data. */
export const TRUST_PHRASES: readonly PhraseGroup<QuestionTopic>[] = [
  {
    label: 'insurance',
    weight: 5,
    phrases: `insured, insurance, insuring, insure, liability, liable, assurance, assurances, lassurance, assure, assures, assuree, bonded, wcb, worker comp, workers compensation,
      get|gets hurt|injured, hurt on my, break|breaks|scratch|scratches|dent|ding|damage|damages something|anything|the|my|a|our, damages, gets damaged, is damaged, something breaks|broke, scratch the, gouge, responsible for, who pays for, pays if, cover ~ damage, guarantee, warranty, coverage, brise, dommage, protected if`,
  },
  {
    label: 'insurance',
    weight: 2,
    phrases: 'drop|drops ~ on|my, fix|fixes|repair, damage, broken, scratch, covered if',
  },
  {
    label: 'insurance',
    weight: -4,
    phrases: 'guarantee the price, price guaranteed, quote guaranteed, broken down, the damage for',
  },
  {
    label: 'licence',
    weight: 5,
    phrases: `license, licensed, licensing, permit, permits, registered, certified, certification, accredited, accreditation, bbb, better business, licence, permis, certifie, registered business, incorporated, real company, real business, legal company, qualified, authorized, hst number, business number`,
  },
  { label: 'licence', weight: -3, phrases: 'parking permit, building permit, drivers license, my license' },
  {
    label: 'who-comes',
    weight: 5,
    phrases: `who is|are|will|would|do|does|actually|exactly|s ~ coming|come|comes|do|does|doing|show|showing|haul|pick|picking|doing|handle|send|sending|carry|lifting|lift|remove|removing|work|arrive, who comes|picks|does|hauls|shows|actually|carries|lifts,
      who do you send|use|hire, is it just|only one|two|1|2|a, just one person|man|guy|worker, how do i know i|you|they|this|it|your|who, who would i, how many people|men|person|worker|mover|helper|crew|come|show|will|are, how many of you|them|your, how big is the crew|team|truck, background check|checked, background, vetted, vet, vetting, screened, screening, trustworthy, trust, trusted, reputable, legit, legitimate, a scam, scam, fraud, sketchy, review, reviews, rating, references, reference, testimonial, yelp, experience, experienced, professional, are they|your|the|these ~ employees|contractor|contractors|professionals|local|friendly|safe|trained|uniform|nice|polite|reliable|clean,
      employees, contractors, subcontract, subcontractor, subcontractors, third party, own truck|crew|staff|people|trucks, do it yourself|yourselves, do the work yourself, do the hauling yourself, are you the one|ones|company|people|crew|actual, local company, local business, franchise, family owned, locally owned, strangers, stranger, criminal, crook|crooks, uniform, id badge, what company|companies, which company|companies, same people, same crew, same company, farm it out, in house, qui vient, qui va venir, qui va|fait|sera, combien de personne, combien d homme, fiable, how long have you been, how long ~ in business, how long ~ around for|doing this, how old is|are the company, bilingual, speak french|english|spanish|arabic|mandarin, parlez vous, parle francais|anglais, steal, rob me, women|female, comfortable with, covid`,
  },
  { label: 'who-comes', weight: 2, phrases: 'crew, worker, mover, driver, qui, men, company' },
  {
    label: 'who-comes',
    weight: -3,
    phrases:
      'who ~ contact|call|calls|text|email|reach|talk|pay, who are you, who is this, who do i|we|you pay|call|contact|talk|ask|tell|see, who sees|has|gets, who is asking, how many people|person to lift, my review, who do i make, crew know',
  },
  {
    label: 'are-you-a-person',
    weight: 7,
    phrases: `are|is|r you|this|it|that|i a|an|really|even|actually|just|some? real|actual|live|human|bot|robot|ai|chatgpt|computer|machine|automated|person|program|recording, you are a bot|robot|ai|machine|computer|person|human|real, are you real, are you human, are you ai|chatgpt|gpt|siri|alexa|automated|machine|bot|robot|alive, you real, you human, you a|an|the bot|robot|ai|human|machine|real|person|computer, is|are this|that|it|there ai|automated|real|bot|robot|human|chatgpt|computer|generated,
      am i talking|speaking|chatting|texting|messaging|typing|dealing, who am i talking|speaking|chatting|texting|messaging|dealing, who|what are you really, what are you $, is this real, who is this $, who this, real person or, person or a? bot|machine|computer|robot|ai, human or, bot or, robot or, a bot|robot $, es tu|vous un|une, etes vous|tu un|une, cest un robot, vous etes|tu es un, parle a|avec un|une robot|humain|vraie|machine|personne, are you an? actual, real human, is there a|an real? person|human behind|there|here|on|reading|typing, do you have a name|feeling, what is your name, you got a name, sentient, are you a she|he|girl|guy|man|woman`,
  },
  {
    label: 'are-you-a-person',
    weight: -6,
    phrases: 'real ~ company|business|service|quote|price, registered, licensed, company, business',
  },
  { label: 'are-you-a-person', weight: 2, phrases: 'robot, bot, ai, chatgpt, automated, human' },
  {
    label: 'privacy',
    weight: 5,
    phrases: `what ~ do|doing|happen|happens ~ with|to my|the|our @data, with my|our data|info|information|number|phone|email|address|detail|personal, to my|our data|info|information|number|email|detail|personal,
      why do|does|would|should|are|you|must|did ~ need|want|ask|asking|require|get|know|wants|needs, why is|are ~ required|needed|necessary|asking, why ~ my, why my, how come ~ need|my|want|ask,  what do you need ~ for, need ~ for what, what is it|that|this for, spam, spammed, spamming, telemarketer, telemarketing, junk mail, robocall, sell|selling|sold|share|shared|sharing|give|giving|giving|pass|passing ~ my|our|the|personal? @data, sell|share it|my|our, give my number|info|email|address, privacy, private, confidential, confidentialite, confidentiel, secure, encrypted, hacked, hack, leaked, anonymous,
      is it|this|that safe to|here, is my|our @data ~ safe|secure|private|shared|sold|stored, my @data safe, safe to give|share|put|enter|type, who see|sees|get|gets|has|have ~ my|our|this|the|access, keep|store|storing|save|saving|retain|delete|erase|remove ~ my|our data|info|information|detail|number|record|conversation|address, do|must|should i|we have to|need to|got? ~ give|provide|share|tell|put|enter|leave ~ @data, do i have|need to give, do you really? need|require my|a|the|your|an @data, do i need an? email|phone|account, is my|a|the|an|your @data required|mandatory|necessary|optional|needed, really need my|the|to_know|all|that|this, need to know where|my|that|for_what, mandatory, gdpr, pipeda, donnees, renseignement, renseignements, coordonnees, pourquoi ~ avez|voulez|faut|besoin|mon|ma|mes|demandez, vendez vous mes|mon|ma, newsletter, mailing list, marketing, subscribe|subscribed, am i going to get call|email|text|spam, put me on a list, stay private|between, how long do you keep, recorded, recording this, tracking, cookie, who else ~ my|gets|has|sees|will`,
  },
  {
    label: 'privacy',
    weight: 5,
    phrases:
      '^ why $, ^ why not? though $, ^ why that|this|is|so $, ^ how come $, ^ what for $, ^ for what $, ^ but why $, ^ pourquoi $, ^ and why $, ^ why does it matter $, ^ what does it matter $, ^ why though $',
  },
  {
    label: 'privacy',
    weight: -6,
    phrases:
      'why ~ photo, photo, why ~ so much|long|expensive|cheap, private road|lane|property|driveway|house|sale, why are you|so|called|calling|better|not, text or call, call or text, why should i choose|pick|use|go, security code|gate|guard|deposit, your email|number|phone|address, why do you|they not, why can, why would you|they not',
  },
];

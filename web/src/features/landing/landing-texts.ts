import { JUNK_TYPE_LABELS } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Texts } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import type { IconName } from './drawings/junk-icons.tsx';
import type { SceneName } from './gallery/scenes.ts';

type Pair = readonly [title: string, text: string];

interface SceneTexts {
  title: string;
  text: string;
  before: string;
  after: string;
}

interface LandingTexts {
  claim: string;
  title: string;
  lead: string;
  /** Each with what a phone has no room to add. */
  promises: readonly Pair[];
  getQuote: string;
  call: string;
  chat: string;
  tiles: { title: string; labels: Record<IconName, string> };
  services: {
    title: string;
    lead: string;
    quote: string;
    names: Record<IconName, string>;
    texts: Record<IconName, string>;
  };
  steps: { title: string; items: readonly Pair[] };
  prices: {
    title: string;
    lead: string;
    /** In the order of the prices: how much it is, and what it looks like. */
    loads: readonly Pair[];
    range: (from: number, to: number) => string;
    note: string;
  };
  gallery: {
    title: string;
    lead: string;
    before: string;
    after: string;
    slider: (place: string) => string;
    scenes: Record<SceneName, SceneTexts>;
  };
  testimonials: {
    title: string;
    quoted: (words: string) => string;
    items: readonly (readonly [string, string, string])[];
  };
  faq: { title: string; items: readonly Pair[] };
  areas: { title: string; outside: string };
  last: { title: string; text: string };
}

const en: LandingTexts = {
  claim: `${SITE.rating} · 5-star reviews from local homeowners`,
  title: 'Junk gone from your Halifax home, often the same day',
  lead: 'Tell us what has to go. Vetted local crews answer with a free, fair quote. No fee until you say yes.',
  promises: [
    ['Vetted local crews', ', same day when one is free'],
    ['Affordable, negotiable rates', ', no hidden fees'],
    ['No pressure', ', no obligation'],
  ],
  getQuote: 'Get My Free Quote',
  call: 'Call',
  chat: 'Chat With Us',
  tiles: {
    title: 'What has to go?',
    labels: {
      household: 'Household',
      furniture: 'Furniture',
      appliances: 'Appliances',
      construction: 'Construction',
      yard: 'Yard waste',
      electronics: 'Electronics',
    },
  },
  services: {
    title: 'What we take away',
    lead: 'If two people can lift it, a crew near you can haul it. Not sure? Ask for a quote anyway.',
    quote: 'Get Quote',
    names: JUNK_TYPE_LABELS,
    texts: {
      household: 'Boxes, bags, toys, clothes and whatever else fills the basement or the garage.',
      furniture: 'Sofas, tables, wardrobes and beds, carried out from any floor.',
      appliances: 'Fridges, stoves, washers and dryers, disconnected and taken to the right place.',
      construction: 'Drywall, lumber, tile and flooring after a renovation, big or small.',
      yard: 'Branches, sod, old fences and sheds, so that the garden is yours again.',
      electronics: 'Televisions, computers and printers, brought to an approved recycler.',
    },
  },
  steps: {
    title: 'How it works',
    items: [
      ['Tell us what has to go', 'Fill in the short form or chat with us. It takes less than a minute.'],
      [
        'Get a fair quote',
        'We match you with a vetted local crew that answers with a price, without hidden fees.',
      ],
      ['Watch it leave', 'Agree on a time, often the same day. The crew lifts, loads and sweeps up.'],
    ],
  },
  prices: {
    title: 'What it usually costs',
    lead: 'You pay for the room that your things take on the truck.',
    loads: [
      ['A single item', 'A sofa, a fridge or a mattress'],
      ['A quarter truckload', 'A small room, or a few big pieces'],
      ['Half a truckload', 'A garage corner, or a bedroom set'],
      ['A full truckload', 'A whole garage, basement or move-out'],
    ],
    range: (from, to) => `$${from} to $${to}`,
    note: 'Usual prices before tax, lifting and disposal included. The crew’s quote is the price: you know it before anyone lifts a thing, and there is no fee until you say yes.',
  },
  gallery: {
    title: 'Before and after',
    lead: 'Three typical jobs, from full to finished.',
    before: 'Before',
    after: 'After',
    slider: (place) => `${place}: how much of it is shown as before`,
    scenes: {
      garage: {
        title: 'Garage in Bedford',
        text: 'Ten years of boxes out in one morning. The car fits again.',
        before: 'A garage piled to the roof with boxes, bags and an old mattress',
        after: 'The same garage, swept, with a car in it and a bicycle on the wall',
      },
      basement: {
        title: 'Basement in Dartmouth',
        text: 'A broken sofa, a dead freezer and forty bags, gone before supper.',
        before: 'A dark basement full of bags, a broken sofa and an old freezer',
        after: 'The same basement as a bright room with an armchair, a lamp and a rug',
      },
      yard: {
        title: 'Back yard in Sackville',
        text: 'An old shed and its storm-felled tree became a lawn for the children.',
        before: 'A muddy yard with a collapsed shed, tires and a fallen tree',
        after: 'The same yard as a lawn with a young tree and a swing in the sun',
      },
    },
  },
  testimonials: {
    title: 'What your neighbours say',
    quoted: (words) => `“${words}”`,
    items: [
      [
        'I asked at nine, had a price by ten, and the old deck was gone by the afternoon. No haggling needed.',
        'Margaret L.',
        'Bedford',
      ],
      [
        'Clearing Dad’s house felt impossible. The crew was kind, quick and charged what they had said.',
        'Devon R.',
        'Dartmouth',
      ],
      [
        'Third floor, no elevator, one very heavy piano. They came the same day and even swept the stairs.',
        'Aisha K.',
        'Halifax',
      ],
    ],
  },
  faq: {
    title: 'Questions, answered',
    items: [
      [
        'How much does junk removal cost?',
        'It depends on how much there is and how hard it is to reach. The quote is free, you know the price before anyone lifts a thing, and rates are negotiable.',
      ],
      [
        'How soon can my junk be picked up?',
        'Often the same day. Choose the date that suits you in the form, and a crew confirms it with you.',
      ],
      [
        'Who does the work?',
        'A vetted local removal professional. We are a matching service: we connect you with the crew, and the crew does the hauling.',
      ],
      [
        'Which areas do you serve?',
        `${SERVED_AREAS.slice(0, -1).join(', ')} and ${SERVED_AREAS.at(-1)}. A little outside? Ask us anyway.`,
      ],
      [
        'What happens to my things?',
        'Crews donate and recycle what they can and bring the rest to approved sites. Hazardous waste such as paint, fuel or asbestos cannot be taken.',
      ],
    ],
  },
  areas: { title: 'On both sides of the harbour', outside: 'A little outside? Ask us anyway:' },
  last: {
    title: 'Ready to have your space back?',
    text: `The quote is free, and nobody from ${SITE.brand} will press you to say yes.`,
  },
};

const fr: LandingTexts = {
  claim: `${SITE.rating.replace('.', ',')} · Avis 5 étoiles d’ici`,
  title: 'Débarras à Halifax, souvent le jour même',
  lead: 'Dites-nous ce qui doit partir. Une équipe locale vérifiée vous répond par une soumission gratuite. Aucuns frais avant votre accord.',
  promises: [
    ['Équipes locales vérifiées', ', le jour même si possible'],
    ['Prix abordables et négociables', ', sans frais cachés'],
    ['Aucune pression', ', sans obligation'],
  ],
  getQuote: 'Ma soumission',
  call: 'Appeler',
  chat: 'Clavarder avec nous',
  tiles: {
    title: 'Qu’est-ce qui doit partir?',
    labels: {
      household: 'Maison',
      furniture: 'Meubles',
      appliances: 'Électros',
      construction: 'Rénovation',
      yard: 'Jardin',
      electronics: 'Électronique',
    },
  },
  services: {
    title: 'Ce que nous emportons',
    lead: 'Si deux personnes peuvent le soulever, une équipe d’ici peut l’emporter.',
    quote: 'Ma soumission',
    names: {
      household: 'Objets de la maison',
      furniture: 'Meubles',
      appliances: 'Électro\u00adménagers',
      construction: 'Débris de construction',
      yard: 'Résidus de jardin',
      electronics: 'Appareils électroniques',
    },
    texts: {
      household: 'Boîtes, sacs, jouets, vêtements et tout ce qui encombre.',
      furniture: 'Canapés, tables, armoires et lits, de tout étage.',
      appliances: 'Réfrigérateurs, cuisinières, laveuses et sécheuses.',
      construction: 'Gypse, bois et carrelage.',
      yard: 'Branches, tourbe, vieilles clôtures et remises.',
      electronics: 'Téléviseurs, ordinateurs et imprimantes, recyclés comme il se doit.',
    },
  },
  steps: {
    title: 'Comment ça marche',
    items: [
      ['Dites-nous ce qui doit partir', 'Remplissez le formulaire ou clavardez.'],
      [
        'Recevez une soumission équitable',
        'Une équipe locale vérifiée vous donne son prix, sans frais cachés.',
      ],
      ['Tout est emporté', 'Souvent le jour même. L’équipe soulève, charge et balaie.'],
    ],
  },
  prices: {
    title: 'Les prix habituels',
    lead: 'Vous payez la place que vos objets prennent dans le camion.',
    loads: [
      ['Un seul objet', 'Un canapé ou un matelas'],
      ['Un quart de camion', 'Quelques gros morceaux'],
      ['Un demi-camion', 'Un mobilier de chambre'],
      ['Un camion plein', 'Tout un garage ou un sous-sol'],
    ],
    range: (from, to) => `${from} $ à ${to} $`,
    note: 'Prix habituels avant taxes, élimination comprise. Le prix est celui de la soumission : rien n’est facturé sans votre accord.',
  },
  gallery: {
    title: 'Avant et après',
    lead: 'Trois travaux typiques.',
    before: 'Avant',
    after: 'Après',
    slider: (place) => `${place} : part de l’image montrée avant les travaux`,
    scenes: {
      garage: {
        title: 'Garage à Bedford',
        text: 'Dix ans de boîtes sorties en une matinée.',
        before: 'Un garage plein de boîtes et de sacs',
        after: 'Le même garage, balayé, avec une auto et un vélo',
      },
      basement: {
        title: 'Sous-sol à Dartmouth',
        text: 'Un canapé et quarante sacs, partis avant le souper.',
        before: 'Un sous-sol plein de sacs',
        after: 'Le même sous-sol, clair, avec un fauteuil',
      },
      yard: {
        title: 'Cour arrière à Sackville',
        text: 'Une vieille remise a fait place à une pelouse.',
        before: 'Une cour avec une remise effondrée',
        after: 'La même cour en pelouse, avec un jeune arbre',
      },
    },
  },
  testimonials: {
    title: 'Ce qu’en disent vos voisins',
    quoted: (words) => `« ${words} »`,
    items: [
      ['Prix reçu à dix heures, terrasse emportée le jour même.', 'Margaret L.', 'Bedford'],
      ['Vider la maison de papa? Une équipe gentille et rapide, au prix annoncé.', 'Devon R.', 'Dartmouth'],
      ['Un piano au troisième étage, sans ascenseur. Ils ont balayé l’escalier.', 'Aisha K.', 'Halifax'],
    ],
  },
  faq: {
    title: 'Vos questions, nos réponses',
    items: [
      [
        'Combien coûte un débarras?',
        'Cela dépend de la quantité et de l’accès. La soumission est gratuite, et les tarifs se négocient.',
      ],
      ['Quand pouvez-vous passer?', 'Souvent le jour même. Choisissez une date; une équipe la confirme.'],
      ['Qui fait le travail?', 'Une équipe locale et vérifiée, que nous mettons en relation avec vous.'],
      [
        'Quels secteurs sont desservis?',
        `${SERVED_AREAS.slice(0, -1).join(', ')} et ${SERVED_AREAS.at(-1)}. Plus loin? Demandez quand même.`,
      ],
      [
        'Que deviennent mes choses?',
        'Les équipes donnent et recyclent ce qu’elles peuvent; le reste va à des sites autorisés. Les déchets dangereux (peinture, essence, amiante) ne sont pas acceptés.',
      ],
    ],
  },
  areas: { title: 'Des deux côtés du havre', outside: 'Plus loin? Demandez quand même :' },
  last: {
    title: 'Envie de retrouver votre espace?',
    text: 'La soumission est gratuite, et personne ne vous forcera la main.',
  },
};

/** Every text of the landing page's own sections; the form has its own. */
export const LANDING_TEXTS: Texts<LandingTexts> = { en, fr };

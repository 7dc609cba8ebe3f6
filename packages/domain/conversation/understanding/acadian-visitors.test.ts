import { beforeAll, describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converseFrom, TO_INSTRUCTIONS, TO_NAME, TO_PICKUP, TO_REVIEW } from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

beforeAll(() => addWording('fr', FRENCH));

/** What Acadian visitors say beside the answer, as they speak. */
const after = (steps: readonly string[], ...texts: string[]) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...steps, ...texts]);
const slotsAfter = (steps: readonly string[], ...texts: string[]) => after(steps, ...texts).state.slots;

describe('a remark at the recap', () => {
  it.each([
    "y'a quatre marches en avant de la maison",
    'ya un gros chien noir dans la cour',
    "y'a deux vans dans l'entrée, faut les contourner",
    'il y a un fossé le long du chemin',
    "y'a pas de place pour tourner un gros camion",
    'pas de stationnement sur notre rue',
    "y'en a qui dorment le jour en haut",
    'mais y a une barrière au bout du chemin',
  ])('"%s" is for the crew, and sends nothing', (text) => {
    const { lead, step, slots } = after(TO_REVIEW, text).state;
    expect({ lead, step, notes: slots.specialInstructions }).toEqual({
      lead: 'collecting',
      step: 'review',
      notes: text.replace(/^mais /, ''),
    });
  });

  it.each([
    'si je suis pas chez nous le voisin est là',
    'sur la galerie ça serait mieux',
    "sur l'côté gauche de la grange",
    "y'a une valise",
    'y faut que je demande à mon mari',
    "y'a-tu moyen de changer de journée",
    "y'a une faute dans mon nom",
  ])('"%s" sends nothing', (text) => {
    expect(after(TO_REVIEW, text).state.lead).toBe('collecting');
  });

  it.each(['y', 'ya', 'si', 'sur', 'ya, envoie', 'ya send it', 'ya c’est beau', 'oui, y’a un chien'])(
    '"%s" sends',
    (text) => {
      expect(after(TO_REVIEW, text).state.lead).toBe('sending');
    },
  );

  it('"ya send it" is no note', () => {
    expect(slotsAfter(TO_REVIEW, 'ya send it').specialInstructions).toBeNull();
  });

  it.each([
    ["y'a un matelas itou", 'matelas'],
    ['rajoute un matelas', 'matelas'],
    ['ah pis rajoutez 4 pneus svp', '4 pneus'],
  ])('"%s" adds what there is besides', (text, thing) => {
    expect(slotsAfter(TO_REVIEW, text).junkText).toContain(thing);
  });
});

it.each([
  ['chus au troisième, pas d’ascenseur', 'stairs'],
  ['j’suis au quatrième, sans élévateur', 'stairs'],
  ['on est au deuxième étage', null],
])('"%s" is no name, and is kept', (text, access) => {
  const slots = slotsAfter(TO_NAME, text);
  expect({ name: slots.name, access: slots.access ?? null }).toEqual({ name: null, access });
  expect(slots.specialInstructions).not.toBeNull();
});

it.each([
  ['chus Rhéal Thériault', 'Rhéal Thériault'],
  ['Adolphe à Médée', 'Adolphe à Médée'],
  ["moi c'est Zélie à Arthur Deveau", 'Zélie à Arthur Deveau'],
  ['Marie Comeau à Halifax', 'Marie Comeau'],
])('"%s" is the name %s', (text, name) => {
  expect(slotsAfter(TO_NAME, text).name).toBe(name);
});

it.each([
  ['le samedi qui vient, vers une heure et demie', '2026-11-21', '13:30'],
  ['vendredi à 3h et quart', '2026-11-20', '15:15'],
  ['lundi, dix heures moins le quart', '2026-11-23', '09:45'],
  ['mardi midi et demi', '2026-11-24', '12:30'],
])('"%s" is %s at %s, and asks nothing', (text, day, time) => {
  const { state, replies } = after(TO_PICKUP, text);
  expect(state.slots.pickup).toMatchObject({ day, time });
  expect(replies[0]?.content).not.toContain('professionnel local');
});

it.each(['qui vient chercher ça?', 'c’est qui qui vient'])('"%s" asks who comes', (text) => {
  expect(after(TO_NAME, text).replies[0]?.content).toContain('professionnel local');
});

it.each(["y'a rien de spécial", "y'a pas rien d'autre"])('at the instructions "%s" is none', (text) => {
  expect(slotsAfter(TO_INSTRUCTIONS, text).specialInstructions).toBeNull();
});

it.each([
  'ça va-tu me coûter cher, ça va me coûter combien',
  'quoi que ça va nous coûter tout ça',
  'combien ça va me coûter, avec la taxe',
  "y'a-tu des frais de plus pour l'escalier",
])('at the instructions "%s" is answered, and no note', (text) => {
  const { state, replies } = after(TO_INSTRUCTIONS, text);
  expect(state.slots.specialInstructions).toBeNull();
  expect(state.slots.access ?? null).toBeNull();
  expect(state.step).toBe('instructions');
  expect(replies[0]?.content).toContain('un seul objet');
});

it.each([
  ['non pas le poêle, juste le divan pis des vieux bardeaux', ['divan', 'bardeaux'], ['poêle', 'lampe']],
  ['non, pas la laveuse, seulement les chaises et un bureau', ['chaises', 'bureau'], ['laveuse', 'lampe']],
])('"%s" is all there is', (text, kept, gone) => {
  const { state } = after([], 'une lampe', text);
  const load = state.pending?.kind === 'which-junk' ? state.pending.text : state.slots.junkText;
  for (const thing of kept) expect(load).toContain(thing);
  for (const thing of gone) expect(load).not.toContain(thing);
});

describe('what is put right beside another answer', () => {
  const known = [
    "j'ai un sofa a faire ramasser",
    'jeanne leblanc',
    '902 555 0148',
    '27 rue portland dartmouth',
  ];
  const at = (...texts: string[]) => slotsAfter([...known, 'vendredi'], ...texts);

  it.each([
    'mireille d’entremont, mais finalement jeudi ca ferait mieux mon affaire',
    'jeanne leblanc, pis finalement jeudi ca serait mieux',
  ])('"%s" moves the day that is known', (text) => {
    const slots = slotsAfter(["j'ai un sofa a faire ramasser", 'vendredi'], text);
    expect(slots.pickup?.day).toBe('2026-11-19');
    expect(slots.name).not.toBeNull();
  });

  it.each(["c'est pas 27 c'est 72 portland, pis jeudi a la place de vendredi", "72 portland j'ai dit"])(
    '"%s" gives another number of the house',
    (text) => expect(at(text).address).toMatch(/^72 /),
  );

  it.each([
    ['texto, non finalement par courriel jeanne@example.com', 'email'],
    ['par courriel jeanne@example.com, non attends, texto', 'sms'],
  ])('"%s" chooses the last way', (text, way) => {
    expect(at(text)).toMatchObject({ preferredContactMethod: way, email: 'jeanne@example.com' });
  });

  it.each([
    ["attends jme suis trompée, c'est jeanne.leblanc@example.com", 'jeanne.leblanc@example.com'],
    ['oups, je me suis trompé, mon courriel c jl@example.com', 'jl@example.com'],
  ])('"%s" is no note for the crew', (text, email) => {
    expect(at('par courriel, jeanne@example.com', text)).toMatchObject({ email, specialInstructions: null });
  });

  it('takes the noon meal for the middle of the day', () => {
    expect(slotsAfter(known, 'jeudi apres diner').pickup?.slot).toBe('afternoon');
    expect(slotsAfter(known, 'jeudi avant dîner').pickup?.slot).toBe('morning');
  });
});

describe('what is put right at the recap', () => {
  it.each([
    ['non texto jprefere, le courriel c juste pour garder une trace', 'sms'],
    ['courriel jeanne@example.com', 'sms'],
    ['plutôt par courriel jeanne@example.com', 'email'],
  ])('"%s" leaves or changes the way to be reached', (text, way) => {
    const { slots } = after([...TO_REVIEW, 'par texto'], text).state;
    expect(slots.preferredContactMethod).toBe(way);
  });

  it('says a value that is known already', () => {
    expect(after([...TO_REVIEW, 'par texto'], 'texto je préfère').replies[0]?.content).toMatch(
      /^C’est noté\s: Message texte\./,
    );
  });

  it('adds to a load that is not all of it', () => {
    const text = "l'objet c'est pas juste le divan, c'est un frigo, un divan pis des branches";
    const { junkText } = after(["j'ai un divan", ...TO_REVIEW.slice(1)], text).state.slots;
    expect(junkText).toMatch(/divan.*frigo.*branches/);
  });

  it.each(['ôte le bout su le chien dans les consignes', 'enlève le chien des consignes'])(
    '"%s" takes the dog out of the notes, and is none',
    (text) => {
      const { state } = after(TO_REVIEW, 'y a un chien dans la cour', text);
      expect(state).toMatchObject({ step: 'review', editing: false });
      expect(state.slots.specialInstructions).toBeNull();
    },
  );

  it('"c bon" sends it', () => {
    expect(after(TO_REVIEW, 'c bon').effects).toContainEqual(
      expect.objectContaining({ type: 'submit-lead' }),
    );
  });
});

describe('a question', () => {
  it.each([
    ['vous venez tu a dartmouth le dimanche', 'Dartmouth'],
    ['c quoi un quart de camion?', 'un quart de camion'],
    ['c tu correct si je paye en deux fois?', 'paiement'],
    ["chu tu obligée d'etre là?", 'présence'],
    ["j'ai tu besoin d'etre la quand y viennent?", 'présence'],
    ['faut tu que je soye la?', 'présence'],
    ["y'a un escalier, y charge tu plus pour ca?", 'un seul objet'],
    ['vous ramassez tu les branches en paquet ou faut les attacher', 'les équipes prennent ça'],
  ])('"%s" is answered, and fills nothing', (text, answer) => {
    const { state, replies } = after(["j'ai un sofa", 'passer'], text);
    expect(replies[0]?.content).toContain(answer);
    expect(state.slots).toMatchObject({ pickup: null, name: null, junkText: "j'ai un sofa" });
  });

  it.each([
    'jveux pas donner mon tel',
    "non j'ai pas de téléphone",
    'c quoi le but du numero?',
    'je peux tu juste donner mon email a place',
    'pourquoi vous voulez mon numero?',
  ])('"%s" hears why a number is needed', (text) =>
    expect(after(["j'ai un sofa", 'jeanne leblanc'], text).replies[0]?.content).toContain(
      'Il faut un numéro',
    ),
  );
});

describe('a load that is put right', () => {
  const load = ["j'ai un sofa, deux bureaux, une fridge pis des boites", '@junk:furniture', 'rose leblanc'];

  it.each([
    [
      "gardez le sofa, y part pas finalement, mais y'a un deep freeze dans la cave a la place",
      ['bureaux', 'fridge', 'boites', 'deep freeze'],
    ],
    ['enleve les bureaux aussi ma soeur les prend', ['sofa', 'fridge', 'boites']],
    ['la fridge part pas', ['sofa', 'bureaux', 'boites']],
  ])('"%s" leaves %j', (text, left) => {
    const { junkText } = slotsAfter(load, text);
    for (const thing of ['sofa', 'bureaux', 'fridge', 'boites', 'deep freeze'])
      expect([thing, junkText?.includes(thing)]).toEqual([thing, left.includes(thing)]);
  });

  it('has nothing that stays where the rest is told again', () => {
    const told = [
      "j'ai un divan pis une laveuse pis la secheuse",
      'la laveuse part pas, juste le divan pis la secheuse',
    ];
    const { state } = after([], ...told, '@junk:furniture');
    expect(state.slots.junkText).toMatch(/divan.*secheuse/);
    expect(state.slots.junkText).not.toContain('laveuse');
  });
});

describe('how to be reached', () => {
  const known = ["j'ai un sofa", 'rose leblanc'];

  it.each([
    [
      "tel 902 555 0143 mais textez moi pas, appelle moi, ah pis non un courriel c'est mieux rose@example.com",
      'email',
    ],
    ['902 555 0143, appelez moi pas, juste par texto', 'sms'],
  ])('"%s" is by %s', (text, way) => {
    expect(slotsAfter(known, text)).toMatchObject({ phone: '(902) 555-0143', preferredContactMethod: way });
  });

  it('calls nobody back who says not to, and sends nothing for it', () => {
    const asked = after(known, 'rappelez moi');
    expect(asked.state.callbackRequested).toBe(true);
    const said = converseFrom(asked.state, ['902 555 0188 mais appelez moi pas, juste courriel']);
    expect(said.effects.some(({ type }) => type === 'submit-lead')).toBe(false);
    expect(said.state).toMatchObject({
      callbackRequested: false,
      slots: { preferredContactMethod: 'email' },
    });
  });
});

it.each(['chu Mélanie Thériot, oups Thériault', 'Mélanie Thériot, oups Thériault'])(
  '"%s" is one name',
  (text) => {
    expect(slotsAfter(["j'ai un sofa"], text).name).toBe('Mélanie Thériault');
  },
);

it('another floor is no day', () => {
  const said = converseFrom(initialState('fr'), [
    { type: 'open' },
    ...TO_INSTRUCTIONS,
    'escalier étroit, 2e étage, non 3e',
  ]);
  const asked = converseFrom(initialState('fr'), [{ type: 'open' }, ...TO_INSTRUCTIONS]);
  expect(said.state.slots.pickup).toEqual(asked.state.slots.pickup);
});

it('"chu pas sure" is nobody’s name', () => {
  expect(slotsAfter(["j'ai un sofa"], 'chu pas sure de la date, apres le 10 decembre').name).toBeNull();
});

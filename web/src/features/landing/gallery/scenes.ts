export interface Scene {
  /** The names of its drawings in `public/drawings` begin with it. */
  file: string;
  title: string;
  text: string;
  beforeLabel: string;
  afterLabel: string;
}

/** The gallery: grim and full before, light and in use after. */
export const SCENES: readonly Scene[] = [
  {
    file: 'garage',
    title: 'Garage in Bedford',
    text: 'Ten years of boxes out in one morning. The car fits again.',
    beforeLabel: 'A garage piled to the roof with boxes, bags and an old mattress',
    afterLabel: 'The same garage, swept, with a car in it and a bicycle on the wall',
  },
  {
    file: 'basement',
    title: 'Basement in Dartmouth',
    text: 'A broken sofa, a dead freezer and forty bags, gone before supper.',
    beforeLabel: 'A dark basement full of bags, a broken sofa and an old freezer',
    afterLabel: 'The same basement as a bright room with an armchair, a lamp and a rug',
  },
  {
    file: 'yard',
    title: 'Back yard in Sackville',
    text: 'An old shed and its storm-felled tree became a lawn for the children.',
    beforeLabel: 'A muddy yard with a collapsed shed, tires and a fallen tree',
    afterLabel: 'The same yard as a lawn with a young tree and a swing in the sun',
  },
];

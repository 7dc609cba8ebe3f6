import type { ReactNode } from 'react';

interface Scene {
  title: string;
  text: string;
  beforeLabel: string;
  afterLabel: string;
  /** What stays: walls, floor, fittings. */
  room: ReactNode;
  junk: ReactNode;
  after: ReactNode;
}

/** The gallery's drawings, on squares of 120. Classes: w wash, p solid teal, a solid orange, l line. */
export const GALLERY_SCENES: Scene[] = [
  {
    title: 'Garage in Bedford',
    text: 'Ten years of boxes out in one morning. The car fits again.',
    beforeLabel: 'A garage piled high with boxes',
    afterLabel: 'The same garage with a car in it',
    room: <path className="l" d="M8 108V40L60 14l52 26v68M4 108h112" />,
    junk: (
      <>
        <path className="a" d="M22 82h26v26H22zM52 88h20v20H52zM28 60h20v22H28z" />
        <path className="p" d="M76 70h24v38H76zM52 66h20v22H52zM80 52h16v18H80z" />
      </>
    ),
    after: (
      <>
        <path className="p" d="M26 98V84q0-4 4-4l8-16q1-3 5-3h34q4 0 5 3l8 16q4 0 4 4v14z" />
        <path className="w" d="M20 46h80v8H20z" />
        <circle className="a" cx="42" cy="98" r="9" />
        <circle className="a" cx="78" cy="98" r="9" />
      </>
    ),
  },
  {
    title: 'Basement in Dartmouth',
    text: 'A broken sofa, a dead freezer and forty bags, gone before supper.',
    beforeLabel: 'A basement full of bags, an old sofa and a freezer',
    afterLabel: 'The same basement as a tidy room with a lamp and a chair',
    room: (
      <>
        <path className="w" d="M0 0h120v92H0z" />
        <path className="l" d="M0 92h120M70 14h34v20H70zM87 14v20" />
      </>
    ),
    junk: (
      <>
        <path className="p" d="M10 58h44v34H10zM6 72h10v26H6zM48 72h10v26H48z" />
        <path className="l" d="M62 50h30v44H62zM62 64h30M68 57h6" />
        <path className="a" d="M58 108q-4-22 8-30 12 8 8 30zM84 108q-6-30 10-38 14 8 10 38z" />
      </>
    ),
    after: (
      <>
        <path className="p" d="M18 70h30v22H18zM14 78h8v20h-8zM44 78h8v20h-8z" />
        <path className="l" d="M88 98V62M78 98h20" />
        <path className="a" d="M78 62l4-14h12l4 14z" />
      </>
    ),
  },
  {
    title: 'Back yard in Sackville',
    text: 'An old shed and its storm-felled tree became a lawn for the children.',
    beforeLabel: 'A yard with a collapsed shed and fallen branches',
    afterLabel: 'The same yard as a clear lawn with a young tree',
    room: <path className="w" d="M0 80q30-10 60 0t60 0v40H0z" />,
    junk: (
      <>
        <path className="p" d="M14 92l6-40 34 8 6 36zM10 54l28-16 30 22-8 4z" />
        <path className="l" d="M62 104l46-24M76 97l-4-16M90 90l14 8M84 92l8-20M100 84l-2-14" />
        <path className="a" d="M30 66l12 3-2 12-12-3z" />
      </>
    ),
    after: (
      <>
        <path className="l" d="M84 98V62M20 96l2-6M36 104l2-6M54 96l2-6" />
        <circle className="p" cx="84" cy="50" r="18" />
        <circle className="a" cx="24" cy="26" r="10" />
      </>
    ),
  },
];

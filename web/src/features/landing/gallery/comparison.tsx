import { styled } from '@mui/material/styles';
import { drawingPath } from '#components/page/drawing-path.ts';
import { useTexts } from '#components/page/language.tsx';
import { color } from '#components/tokens.ts';
import { LANDING_TEXTS } from '../landing-texts.ts';
import type { SceneName } from './scenes.ts';

/** Without scripts nothing can be moved. */
const MOVABLE = '@media (scripting: enabled)';

/** Where the slider's thumb stands: it goes from half of its width to half of its width. */
const AT = 'calc(12px + (100% - 24px) * var(--at, 50) / 100)';

const Pair = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  overflow: 'hidden',
  borderRadius: 12,
  figure: { position: 'relative', margin: 0 },
  figcaption: {
    position: 'absolute',
    top: 10,
    left: 10,
    padding: '2px 10px',
    borderRadius: 12,
    background: 'rgb(6 24 30 / 78%)',
    color: '#FFFFFF',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  img: { display: 'block', width: '100%', height: 'auto' },
  input: { display: 'none' },
  [MOVABLE]: {
    gridTemplateColumns: '1fr',
    'figure, input': { gridArea: '1 / 1' },
    'figure + figure': { clipPath: `inset(0 0 0 ${AT})` },
    'figure + figure figcaption': { left: 'auto', right: 10 },
    input: {
      position: 'relative',
      display: 'block',
      width: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'ew-resize',
      touchAction: 'pan-y',
      appearance: 'none',
      '&::-webkit-slider-thumb': { width: 24 },
      '&::-moz-range-thumb': { width: 24 },
    },
    // A line with a knob.
    '&::after': {
      // In signs that the page's font has: for others a browser would fetch another one. They stay on one line.
      content: '"<\u00a0>"',
      position: 'absolute',
      top: 0,
      bottom: 0,
      left: AT,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      marginLeft: -22,
      background:
        'radial-gradient(circle, #FFFFFF 21px, transparent 22px), linear-gradient(#FFFFFF, #FFFFFF) center / 3px no-repeat',
      color: '#0B5563',
      // Of the knob's size, however large the text.
      fontSize: 22,
      fontWeight: 700,
      // The system's colours would leave out both gradients.
      forcedColorAdjust: 'none',
      pointerEvents: 'none',
    },
    '&:has(:focus-visible)': { outline: `3px solid ${color.primary}`, outlineOffset: 2 },
  },
});

/** Two drawings of one place, one upon the other with a slider between them; side by side where no script runs. */
export function Comparison({ scene }: { scene: SceneName }) {
  const { gallery } = useTexts(LANDING_TEXTS);
  const { title, before, after } = gallery.scenes[scene];
  return (
    <Pair>
      <Side caption={gallery.before} src={drawingPath(`${scene}-before`)} label={before} />
      <Side caption={gallery.after} src={drawingPath(`${scene}-after`)} label={after} />
      <input type="range" aria-label={gallery.slider(title)} />
    </Pair>
  );
}

function Side({ caption, src, label }: { caption: string; src: string; label: string }) {
  return (
    <figure>
      <img src={src} alt={label} width="240" height="160" loading="lazy" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

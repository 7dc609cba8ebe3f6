import { styled } from '@mui/material/styles';
import { color } from '#components/tokens.ts';

const Picture = styled('svg')({
  width: '100%',
  maxWidth: 460,
  height: 'auto',
  marginInline: 'auto',
  '.p': { fill: color.primary },
  '.a': { fill: color.accent },
  '.s': { fill: color.surface, stroke: color.primary, strokeWidth: 4 },
  '.l': { fill: 'none', stroke: color.primary, strokeWidth: 4, strokeLinecap: 'round' },
  '.t': { fill: color.primary, opacity: 0.12 },
});

/** A loaded truck on the waterfront. Decoration: the text beside it says all that it says. */
export function HeroIllustration() {
  return (
    <Picture viewBox="0 0 460 340" aria-hidden="true">
      <circle className="t" cx="230" cy="160" r="150" />
      <circle className="a" cx="342" cy="70" r="26" />
      <path className="t" d="M40 250V170h50v-40h44v60h46v60z" />
      <path className="l" d="M20 302q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0" />
      <path className="s" d="M78 148h184v104H78z" />
      <path className="a" d="M100 148v-34h52v34z" />
      <path className="s" d="M164 148v-56q0-8 8-8h24q8 0 8 8v56z" />
      <path className="p" d="M216 148v-22h36v22z" />
      <path className="l" d="M108 178h124M108 204h124" />
      <path className="p" d="M262 176h64q8 0 12 7l26 40v29H262z" />
      <path className="s" d="M284 192h36l18 28h-54z" />
      <circle className="s" cx="130" cy="256" r="26" />
      <circle className="a" cx="130" cy="256" r="9" />
      <circle className="s" cx="312" cy="256" r="26" />
      <circle className="a" cx="312" cy="256" r="9" />
    </Picture>
  );
}

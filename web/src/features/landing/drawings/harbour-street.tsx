import { SITE } from '@harbour-haul/domain/site/site';
import { Drawing } from './drawing.tsx';

/**
 * A street above Halifax Harbour: wooden houses, the Old Town Clock on its hill, the bridge to Dartmouth, and a crew that
 * loads a sofa. Decoration: the text beside it says all that it says. What matters stands at the left, which is seen on
 * phones; more width shows more harbour. It is wider than most windows, so that a wide one shows more of it and not a larger one, which
 * would be cut off at its top.
 */
export function HarbourStreet() {
  return (
    <Drawing viewBox="0 0 2500 360" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <Harbour />
      <Houses />
      <path className="d" d="M0 260h2500v30H0z" />
      <path className="r" d="M0 288h2500v72H0z" />
      <path className="q" d="M20 346h2480" strokeDasharray="46 40" opacity=".6" />
      <Truck />
      <Crew />
    </Drawing>
  );
}

function Harbour() {
  return (
    <>
      <circle className="y" cx="552" cy="56" r="28" />
      <path className="x" d="M396 66q7-8 13 0q7-8 13 0M436 92q5-6 10 0q5-6 10 0" strokeWidth="2" />
      <path className="f" d="M0 262V168q180-62 420-2 90 22 130 56 220-26 420-14t630-12h900v66z" />
      <path className="s" d="M240 226h2260v40H240z" />
      <path
        className="b"
        d="M470 198h2030M594 236V92h12v144M894 236V92h12v144M594 126h12m-12 36h12m288-36h12m-12 36h12M480 196q80-8 120-102 150 176 300 0 40 94 150 102M637 138v60M675 166v32m37-14v14m38-10v10m37-14v14m38-32v32m37-60v60M1090 198v32m120-32v32m120-32v32m120-32v32m120-32v32m120-32v32m120-32v32m120-32v32m120-32v32"
      />
      <path
        className="w"
        d="M626 240h34l-7 10h-20zM640 192v42h-16zM1358 240h104l-12 16h-80zM446 196v-20h52v20zM453 178v-30h38v30zM458 150v-26h28v26z"
      />
      <path className="o" d="M644 200v34h14z" />
      <path className="t" d="M1376 224h66v16h-66zM1420 208h14v16h-14zM455 126q17-30 34 0zM470 96h4v18h-4z" />
      <circle className="l" cx="472" cy="138" r="8" />
      <path className="x" d="M448 176h48M454 149h36M472 133v5l4 2" strokeWidth="2" />
      <path className="g" d="M1150 236q70-44 150 0z" />
      <path className="w" d="M1212 214l5-66h16l5 66z" />
      <path className="h" d="M1215 176h20l1 16h-22zM1213 136l12-11 12 11z" />
      <path className="l" d="M1218 136h14v12h-14z" />
      <path className="x" d="M600 246h1900" />
      <path className="x" d="M602 253h1898" strokeWidth="16" strokeDasharray="3 45" strokeLinecap="butt" />
      <path className="g" d="M1530 262v-60q-40-4-30-40 4-30 38-36 40 0 42 40-4 34-34 36v60z" />
    </>
  );
}

/** The clapboards are one broad dashed line for each house. */
function Houses() {
  return (
    <>
      <path className="s" d="M-80 262V132l42-42 42 42v130z" />
      <path className="h" d="M8 262V152l41-41 41 41v110z" />
      <path className="y" d="M92 262V130l41-41 41 41v132z" />
      <path className="w" d="M176 262V158l38-38 38 38v104z" />
      <path
        className="x"
        d="M-38 130v132M49 152v110M133 130v132M214 158v104"
        strokeWidth="78"
        strokeDasharray="1 8"
        opacity=".14"
        strokeLinecap="butt"
      />
      <path className="h" d="M150 74h14v34h-14z" />
      <path
        className="x"
        d="M-86 138l48-48 48 48M2 158l47-47 47 47M86 136l47-47 47 47M170 164l44-44 44 44"
        strokeWidth="8"
      />
      <path
        className="l"
        d="M-30 150h18v28h-18zM24 168h16v26H24zM58 168h16v26H58zM58 214h16v26H58zM106 146h16v26h-16zM143 146h16v26h-16zM106 188h16v24h-16zM143 188h16v24h-16zM143 226h16v20h-16zM190 172h16v26h-16zM222 172h16v26h-16zM222 214h16v26h-16z"
      />
      <path className="t" d="M24 212h20v50H24zM104 222h20v40h-20zM188 212h20v50h-20z" />
    </>
  );
}

function Truck() {
  return (
    <>
      <path className="d" d="M404 224l8-82h18l-4 82z" />
      <path className="w" d="M270 150h38v74h-38z" />
      <path className="x" d="M271 176h36M276 160v10M276 184v16" strokeWidth="2" />
      <path className="c" d="M312 180h46v44h-46zM318 146h32v32h-32z" />
      <path className="y" d="M331 180h8v44h-8zM330 146h8v32h-8zM374 140l6-20h14l6 20z" />
      <path className="x" d="M387 140v30" />
      <path
        className="g"
        d="M360 224v-30q0-9 8-9t8 9v2h22v-2q0-9 8-9t8 9v30zM372 196v-20q0-7 7-7h16q7 0 7 7v20z"
      />
      <path className="n" d="M428 164h9v112h-9zM254 268h312v16H254z" />
      <path
        className="t"
        d="M258 222h172v50H258zM442 272v-78q0-10 10-10h42q9 0 14 8l20 36 26 7q10 3 10 13v24z"
      />
      <path className="o" d="M258 254h172v8H258zM442 254h122v8H442z" />
      <text className="w" x="270" y="246" fontSize="20" fontWeight="700" textLength="148">
        {SITE.brand}
      </text>
      <path className="l" d="M458 198h30q5 0 8 5l15 27h-53z" />
      <path className="x" d="M452 236v30M476 242h10" strokeWidth="2" />
      <path className="y" d="M556 242h8v10h-8z" />
      <circle className="n" cx="312" cy="300" r="25" />
      <circle className="n" cx="506" cy="300" r="25" />
      <circle className="d" cx="312" cy="300" r="11" />
      <circle className="d" cx="506" cy="300" r="11" />
    </>
  );
}

/** Two movers with a sofa between them. */
function Crew() {
  return (
    <>
      <path className="n" d="M80 318h170v6H80z" opacity=".25" />
      <path className="h" d="M146 216h40q8 0 8 8v26h-56v-26q0-8 8-8z" />
      <path
        className="h"
        d="M126 274v-36q0-9 9-9t9 9v14h44v-14q0-9 9-9t9 9v36zM132 274h8v8h-8zM192 274h8v8h-8z"
      />
      <path className="x" d="M144 252h44M166 220v30" strokeWidth="2" opacity=".5" />
      <Mover />
      <Mover transform="matrix(-1 0 0 1 332 0)" />
    </>
  );
}

function Mover({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path className="x" d="M101 272l-8 46h-5M109 272l10 46h6" strokeWidth="11" />
      <path className="o" d="M92 236q0-14 13-14t14 14l1 40H92z" />
      <path className="w" d="M92 254h28v6H92z" />
      <path className="e" d="M101 236q5-5 9 0l8 20 16 2q6 5 0 9l-20-2q-4-1-5-4zM98 207a11 11 0 1 0 22 0z" />
      <path className="t" d="M97 208q-1-16 12-16 10 0 11 11l9 2v4z" />
    </g>
  );
}

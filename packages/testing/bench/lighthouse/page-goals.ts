/** What a page was measured at, medians; scores of 100, times in ms. */
export interface PageFigures {
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number };
  lcp: number;
  tbt: number;
  cls: number;
}

/** What of a page's own keeps it from a score, on purpose (0173). */
export interface PageKind {
  /** It is not to be found: it carries `noindex`, or robots.txt keeps it out of search. */
  isHidden: boolean;
  /** It is answered by 404, which a browser writes into its console. */
  isMissing: boolean;
}

const FULL = 100;
/** Of a page that is answered by 404. */
const MISSING_PRACTICES = 96;
const MAX_LCP_MS = 950;
const MAX_TBT_MS = 20;

/** Returns the goals that a page misses, with what it was measured at: "LCP 980 ms of 950"; none where all are held. */
export function missedGoals(
  { scores, lcp, tbt, cls }: PageFigures,
  { isHidden, isMissing }: PageKind,
): string[] {
  const practices = isMissing ? MISSING_PRACTICES : FULL;
  return [
    ...(scores.performance < FULL ? [`speed ${scores.performance} of ${FULL}`] : []),
    ...(scores.accessibility < FULL ? [`accessibility ${scores.accessibility} of ${FULL}`] : []),
    ...(scores['best-practices'] < practices
      ? [`practices ${scores['best-practices']} of ${practices}`]
      : []),
    ...(!isHidden && scores.seo < FULL ? [`search ${scores.seo} of ${FULL}`] : []),
    ...(lcp > MAX_LCP_MS ? [`LCP ${lcp} ms of ${MAX_LCP_MS}`] : []),
    ...(tbt > MAX_TBT_MS ? [`TBT ${tbt} ms of ${MAX_TBT_MS}`] : []),
    ...(cls > 0 ? [`CLS ${cls} of 0`] : []),
  ];
}

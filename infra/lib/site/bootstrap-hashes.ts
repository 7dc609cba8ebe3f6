/**
 * The hashes of the inline scripts of pages, newest first: of the one in this source, and of the one before it that an
 * environment may still serve or hold in a cache (decision 0029). Every answer carries all of them. This is the script of
 * all public pages.
 */
const BOOTSTRAP_HASHES: readonly string[] = [
  "'sha256-Jx2aBas4tixlrqYR4ikP7RqcGSa0wKA/g7tV/XKSrao='",
  "'sha256-lSlwp9hFcnq2VJPxe1Qqpj0yWSNnewXaSb8ws3pnbXk='",
];

/** And this the first script of the sign-in's page (`web/src/public/login-start.ts`). */
const LOGIN_START_HASHES: readonly string[] = ["'sha256-0bzV1tyRR3CO0MBxaD59QLCGbpnCOtCMtQHh+fLxqas='"];

interface Release {
  /** Of a template that is deployed, and not only run on the machine that made it. */
  isDeployed: boolean;
  recorded?: readonly string[];
}

/**
 * All scripts that pages may run inline, as sources of the content security policy: the built one and its predecessors.
 * @param built the hashes of the scripts in the built pages
 * @throws Error for a script to be deployed that is not recorded, with what to do.
 */
export function allowedHashes(
  built: readonly string[],
  { isDeployed, recorded = [...BOOTSTRAP_HASHES, ...LOGIN_START_HASHES] }: Release,
): readonly string[] {
  const unrecorded = built.filter((hash) => !recorded.includes(hash));
  if (!isDeployed || unrecorded.length === 0) return [...unrecorded, ...recorded];
  throw new Error(
    `An inline script of pages has changed. Please put "${unrecorded.join('", "')}" first into its list in infra/lib/site/bootstrap-hashes.ts, and leave the one before it there: pages that carry it are still served.`,
  );
}

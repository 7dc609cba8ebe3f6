import { APP_PATHS, LOGIN_PATH, PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import type { SmokeStage, SmokeStep } from '../smoke-stage.ts';

/** Values of one word have no quotes. */
const ASSET = /="?(\/assets\/[^"\s>]+\.js)/;

/** Every page, the admin app, an asset, and a page that is not there. */
export const pages: SmokeStep = {
  name: 'pages',
  needs: [],
  remedy: 'deploy again; while the DNS name or the distribution is new, wait some minutes and repeat',
  run: async (stage) => {
    for (const path of [...Object.keys(PUBLIC_PAGES), LOGIN_PATH, ...APP_PATHS])
      await requirePage(stage, path, 200);
    await requirePage(stage, '/no-such-page', 404);
    const home = await (await stage.visitor.fetch('/')).text();
    const asset = ASSET.exec(home)?.[1];
    if (asset === undefined) throw new Error('/ names no script');
    await requireAnswer(stage, asset, 200, 'javascript');
  },
};

function requirePage(stage: SmokeStage, path: string, status: number): Promise<void> {
  return requireAnswer(stage, path, status, 'text/html');
}

async function requireAnswer({ visitor }: SmokeStage, path: string, status: number, type: string) {
  const response = await visitor.fetch(path);
  await response.arrayBuffer();
  if (response.status !== status) throw new Error(`${path} was answered with ${response.status}`);
  const found = response.headers.get('content-type') ?? 'none';
  if (!found.includes(type)) throw new Error(`${path} has the content type ${found}`);
}

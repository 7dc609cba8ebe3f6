import { wordSet } from '../../../text/word-set.ts';

/** Said around an answer without changing it. */
export const COURTESY_WORDS = wordSet(`
  please pls plz thanks thank thx ty tysm you u merci svp stp sil vous plait cheers sorry desole desolee excusez sir maam miss buddy bud
  friend there again much so very kindly lol haha
`);

/** Whether a pattern, in which `*` stands for any characters and `?` for one, is about the whole text. */
export function matchesWildcard(pattern: string, text: string): boolean {
  // Goes back to the last star only: no pattern takes longer than its length times that of the text.
  let at = 0;
  let star = -1;
  let resume = 0;
  let index = 0;
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at++;
      resume = index;
    } else if (pattern[at] === '?' || pattern[at] === text[index]) {
      at += 1;
      index += 1;
    } else if (star === -1) {
      return false;
    } else {
      at = star + 1;
      index = ++resume;
    }
  }
  return /^\**$/.test(pattern.slice(at));
}

/** As `matchesWildcard` of ARNs, part by part: a star does not reach beyond a colon but in the last part. */
export function matchesArn(pattern: string, arn: string): boolean {
  if (pattern === '*') return true;
  const patterns = arnParts(pattern);
  const parts = arnParts(arn);
  return (
    patterns.length === parts.length &&
    patterns.every((one, index) => matchesWildcard(one, parts[index] ?? ''))
  );
}

/** `arn`, partition, service, region, account, and all the rest. */
function arnParts(arn: string): string[] {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
}

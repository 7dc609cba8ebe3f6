/** The value beside a label. */
export function fact(label: string): string | null | undefined {
  return [...document.querySelectorAll('dt')].find((term) => term.textContent === label)?.nextElementSibling
    ?.textContent;
}

/** Returns what the team reads in a chat of the questions that were answered by phone. */
export function answeredByPhoneText(questions: readonly string[]): string {
  return ['Answered by phone:', ...questions].join('\n');
}

const COMMON_WORDS =
  ' the and for you your are can not but have has with this that was will what when where how who from they them his her ' +
  'our out get got one all any some yes yeah yep nope none skip okay thanks thank please hello hey hi there its just ' +
  'like would could want need would know tomorrow morning afternoon evening today phone call text message submit change ' +
  'much many take old come work real person fast good great sure stuff thing things really does did done been were why ';

/** Whether a word says nothing of a text, since every other one holds it. A text to look in is nothing that a bundle must run. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.includes(` ${word} `);
}

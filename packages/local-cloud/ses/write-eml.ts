import type { AcceptedMail } from './read-mail.ts';

/** A mail as it would arrive (RFC 5322, MIME): to be opened by any mail program. */
export function writeEml(mail: AcceptedMail, messageId: string, now: Date): string {
  const boundary = `=_${messageId}`;
  const forms = [
    ['text/plain', mail.text],
    ['text/html', mail.html],
  ].filter(([, content]) => content !== '') as [string, string][];
  const lines = [
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `From: ${mail.from}`,
    `To: ${mail.to.join(', ')}`,
    ...(mail.replyTo.length > 0 ? [`Reply-To: ${mail.replyTo.join(', ')}`] : []),
    `Subject: ${encodedWords(mail.subject)}`,
    `Message-ID: <${messageId}@local>`,
    ...mail.headers.map(({ name, value }) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...forms.flatMap(([type, content]) => partLines(boundary, type, content)),
    `--${boundary}--`,
    '',
  ];
  return lines.join('\r\n');
}

function partLines(boundary: string, type: string, content: string): string[] {
  const encoded = Buffer.from(content, 'utf8').toString('base64');
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=UTF-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(encoded.match(/.{1,76}/g) ?? []),
  ];
}

/** A header's value in ASCII (RFC 2047): words of at most 75 characters. */
function encodedWords(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value;
  const words: string[] = [];
  let word = '';
  for (const character of value) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

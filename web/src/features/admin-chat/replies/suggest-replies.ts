import type { CannedReply } from '@harbour-haul/domain/chat/canned/canned-reply';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { QuestionTopic } from '@harbour-haul/domain/conversation/lexicon/questions/question-topics';
import { recogniseQuestions } from '@harbour-haul/domain/conversation/understanding/questions/recognise-questions';
import { readUtterance } from '@harbour-haul/domain/conversation/understanding/utterance/read-utterance';

const MAX_SUGGESTED = 3;
/** So many of the visitor's messages are looked at, the newest first. */
const MAX_READ = 5;

/**
 * Returns the replies that answer what the visitor asked last, those that fit best first. It carries the assistant's recognition of
 * questions and is loaded when a composer is there.
 */
export function suggestReplies(
  replies: readonly CannedReply[],
  messages: readonly ChatMessage[],
): CannedReply[] {
  const topics = lastTopics(messages);
  const rankOf = (reply: CannedReply) => topics.findIndex((topic) => reply.topics.includes(topic));
  return replies
    .filter((reply) => rankOf(reply) >= 0)
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.topics.length - b.topics.length)
    .slice(0, MAX_SUGGESTED);
}

/** What the newest message asks that asks anything. What an admin has answered since is asked no more. */
function lastTopics(messages: readonly ChatMessage[]): QuestionTopic[] {
  const answered = messages.findLastIndex(({ sender }) => sender === 'admin');
  const said = messages.slice(answered + 1).filter(({ sender }) => sender === 'user');
  for (const { content } of said.toReversed().slice(0, MAX_READ)) {
    const topics = topicsOf(content);
    if (topics.length > 0) return topics;
  }
  return [];
}

function topicsOf(content: string): QuestionTopic[] {
  const asked = recogniseQuestions(readUtterance(content)).flatMap(({ topic, beside }) => [topic, beside]);
  return asked.filter((topic): topic is QuestionTopic => topic !== null && topic !== 'unknown');
}

import styled from '@emotion/styled';
import { color } from '../tokens.ts';

const List = styled('div')({
  borderTop: `1px solid ${color.hairline}`,
  details: { borderBottom: `1px solid ${color.hairline}` },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 56,
    paddingBlock: 12,
    fontSize: '1.0625rem',
    fontWeight: 600,
    textWrap: 'balance',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 10,
      height: 10,
      marginRight: 6,
      borderRight: `2px solid ${color.primary}`,
      borderBottom: `2px solid ${color.primary}`,
      // Its point is as far from the middle of its box as its ends.
      transform: 'translateY(-3px) rotate(45deg)',
      transition: 'rotate 200ms',
    },
  },
  'details[open] > summary::after': { rotate: '180deg' },
  p: { paddingBottom: 20, color: color.quiet },
  // Opens in one move where the browser can.
  interpolateSize: 'allow-keywords',
  'details::details-content': {
    height: 0,
    overflow: 'clip',
    transition: '200ms allow-discrete',
  },
  'details[open]::details-content': { height: 'auto' },
});

/** Questions and their answers, one open at a time, by the browser's own means. */
export function Questions({ items }: { items: readonly (readonly [string, string])[] }) {
  return (
    <List>
      {items.map(([question, answer]) => (
        <details key={question} name="faq">
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  );
}

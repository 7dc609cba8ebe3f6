import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, type ReactNode, useState } from 'react';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { DetailSection, Fact } from '../detail-section.tsx';
import { fieldLabel } from '../field-text.ts';
import { ClassificationBadge } from '../lead-badges.tsx';
import { CreatedAt, ValueOr } from '../lead-cells.tsx';
import { longDay } from '../lead-dates.ts';
import { ClassificationDialog } from './classification-dialog.tsx';
import { factsAt, type VisitorField } from './sheet-facts.ts';
import { VisitorFact } from './visitor-fact.tsx';

const AnsweredByPhone = lazyPart(
  async () => (await import('#components/answered-by-phone.tsx')).AnsweredByPhone,
);

/** What there is to haul, from where and when, as the visitor said it. */
export function HaulSection({ lead, children }: { lead: Lead; children?: ReactNode }) {
  return (
    <DetailSection title="What to haul" below={children}>
      <HaulFacts lead={lead} />
    </DetailSection>
  );
}

const HaulFacts = memo(function HaulFacts({ lead }: { lead: Lead }) {
  return (
    <>
      {factsAt('haul', lead).map((name) => (
        <HaulFact key={name} name={name} lead={lead} />
      ))}
      <Fact label="Created">
        <CreatedAt lead={lead} />
      </Fact>
    </>
  );
});

/** The junk type has the badge of its classification, and a day a text of its own. */
function HaulFact({ name, lead }: { name: VisitorField; lead: Lead }) {
  if (name === 'junkType') return <JunkFact lead={lead} />;
  if (name === 'openQuestions') return <QuestionsFact lead={lead} />;
  if (name === 'preferredDate') return <DayFact lead={lead} />;
  return <VisitorFact name={name} lead={lead} />;
}

/** The day that was chosen; of who wants it as soon as possible that, and from when on it can be. */
function DayFact({ lead }: { lead: Lead }) {
  const day = lead.preferredDate && longDay(lead.preferredDate);
  const isSoon = wishedPickup(lead)?.asap ?? false;
  return (
    <Fact label={fieldLabel('preferredDate')}>
      {isSoon ? (
        <>
          As soon as possible
          {day && <Box sx={{ color: 'text.secondary' }}>{`From ${day}`}</Box>}
        </>
      ) : (
        <ValueOr value={day} missing={longDay(null)} />
      )}
    </Fact>
  );
}

/** What the team owes an answer, and the way to say that it was given. */
function QuestionsFact({ lead: { openQuestions, sessionId, trash } }: { lead: Lead }) {
  return (
    <Fact label={fieldLabel('openQuestions')}>
      {openQuestions}
      {openQuestions !== null && sessionId !== null && trash === null && (
        <AnsweredByPhone sessionId={sessionId} questions={openQuestions} />
      )}
    </Fact>
  );
}

function JunkFact({ lead }: { lead: Lead }) {
  const [showsClassification, setShowsClassification] = useState(false);
  return (
    <Fact label={fieldLabel('junkType')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <ValueOr value={lead.junkType && junkTypeLabel(lead.junkType)} missing={junkTypeLabel(null)} />
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <ClassificationBadge lead={lead} />
          <IconButton
            aria-label="Junk classification details"
            onClick={() => setShowsClassification(true)}
            sx={{ my: -1.25 }}
          >
            <InfoOutlined fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      {showsClassification && (
        <ClassificationDialog lead={lead} onClose={() => setShowsClassification(false)} />
      )}
    </Fact>
  );
}

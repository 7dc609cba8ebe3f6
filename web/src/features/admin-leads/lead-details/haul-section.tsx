import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wishedPickup } from '@harbour-haul/domain/leads/request/wished-pickup';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '#lib/lazy/lazy-part.tsx';
import { Fact, FactList, SectionTitle } from '../detail-section.tsx';
import { fieldLabel } from '../field-text.ts';
import { ClassificationBadge } from '../lead-badges.tsx';
import { CreatedAt, ValueOr } from '../lead-cells.tsx';
import { longDay } from '../lead-dates.ts';
import { useFormState } from '../lead-editor/use-form-state.ts';
import type { LeadEntryForm } from '../lead-editor/use-lead-editor.ts';
import { DetailsField } from '../lead-fields/details-field.tsx';
import { REQUEST_FIELDS, RequestInputs } from '../lead-fields/request-fields.tsx';
import { ClassificationDialog } from './classification-dialog.tsx';
import { factsAt } from './sheet-facts.ts';
import { VisitorFact } from './visitor-fact.tsx';

const AnsweredByPhone = lazyPart(
  async () => (await import('#components/answered-by-phone.tsx')).AnsweredByPhone,
);

interface HaulSectionProps {
  lead: Lead;
  editor: LeadEntryForm;
  locked: boolean;
}

/** What there is to haul, from where and when, as the visitor said it; who calls to change that has it typed in. */
export function HaulSection({ lead, editor, locked }: HaulSectionProps) {
  const [isOpened, setOpened] = useState(false);
  const isTyped = useFormState(editor.form, ({ before, values }) =>
    REQUEST_FIELDS.some((field) => before[field] !== values[field]),
  );
  const inputs = useRef<HTMLDivElement>(null);
  const isEdited = !locked && (isOpened || isTyped);
  const edit = () => {
    flushSync(() => setOpened(true));
    inputs.current?.querySelector('select')?.focus();
  };
  return (
    <section aria-label="What to haul">
      <SectionTitle action={!locked && !isEdited && <EditButton onClick={edit} />}>What to haul</SectionTitle>
      {isEdited && (
        <Box ref={inputs} sx={{ mb: 2 }}>
          <RequestInputs editor={editor} locked={locked} />
        </Box>
      )}
      <HaulFacts lead={lead} isEdited={isEdited} />
      <Box sx={{ mt: 2 }}>
        <DetailsField editor={editor} locked={locked} />
      </Box>
    </section>
  );
}

function EditButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="small" aria-label="Edit what to haul" onClick={onClick}>
      Edit
    </Button>
  );
}

const HaulFacts = memo(function HaulFacts({ lead, isEdited }: { lead: Lead; isEdited: boolean }) {
  return (
    <FactList>
      {!isEdited && REQUEST_FIELDS.map((name) => <RequestFact key={name} name={name} lead={lead} />)}
      {factsAt('haul', lead).map((name) =>
        name === 'openQuestions' ? (
          <QuestionsFact key={name} lead={lead} />
        ) : (
          <VisitorFact key={name} name={name} lead={lead} />
        ),
      )}
      <Fact label="Created">
        <CreatedAt lead={lead} />
      </Fact>
    </FactList>
  );
});

/** The junk type has the badge of its classification, and a day a text of its own. */
function RequestFact({ name, lead }: { name: (typeof REQUEST_FIELDS)[number]; lead: Lead }) {
  if (name === 'junkType') return <JunkFact lead={lead} />;
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

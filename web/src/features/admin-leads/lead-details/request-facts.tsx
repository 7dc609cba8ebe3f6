import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type FieldsWith, fieldsWith, LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, useState } from 'react';
import { fieldLabel, fieldText } from '../field-text.ts';
import { ClassificationBadge } from '../lead-badges.tsx';
import { CreatedAt, ValueOr } from '../lead-cells.tsx';
import { longDay } from '../lead-dates.ts';
import { ClassificationDialog } from './classification-dialog.tsx';
import { DetailSection, Fact } from './detail-section.tsx';

/** What visitors set and no admin changes: nothing else shows it. */
type VisitorField = FieldsWith<'admin', false> &
  (FieldsWith<'form', object | 'hidden'> | FieldsWith<'chat', true>);

/** Fields of visitors that are not in the list, because they have a place or a look of their own. */
const SHOWN_APART: readonly VisitorField[] = [
  // With the badge of its classification.
  'junkType',
  // With a text of its own for a missing day.
  'preferredDate',
  // Last, and only where it is known.
  'visitorId',
  // By the chat's transcript, which it picks.
  'sessionId',
];

const VISITOR_FACTS = fieldsWith('admin', false).filter(
  (name): name is VisitorField =>
    (LEAD_FIELDS[name].form !== null || LEAD_FIELDS[name].chat) &&
    !SHOWN_APART.some((apart) => apart === name),
);

/** What was requested and when: facts that nobody edits. */
export const RequestFacts = memo(function RequestFacts({ lead }: { lead: Lead }) {
  const [showsClassification, setShowsClassification] = useState(false);
  return (
    <>
      <DetailSection title="Request">
        <Fact label="Junk type">
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
        </Fact>
        <Fact label="Preferred date">
          <ValueOr value={lead.preferredDate && longDay(lead.preferredDate)} missing={longDay(null)} />
        </Fact>
        {VISITOR_FACTS.map((name) => (
          <Fact key={name} label={fieldLabel(name)}>
            <ValueOr value={lead[name] && fieldText(name, lead[name])} missing="Not specified" />
          </Fact>
        ))}
        <Fact label="Created">
          <CreatedAt lead={lead} />
        </Fact>
        {lead.visitorId && <Fact label="Visitor ID">{lead.visitorId}</Fact>}
      </DetailSection>
      {showsClassification && (
        <ClassificationDialog lead={lead} onClose={() => setShowsClassification(false)} />
      )}
    </>
  );
});

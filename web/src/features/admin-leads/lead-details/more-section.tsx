import type { Lead } from '@harbour-haul/domain/leads/lead';
import { displayName } from '@harbour-haul/domain/users/display-name';
import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { Fact, FactList } from '../detail-section.tsx';
import { fieldLabel } from '../field-text.ts';
import { momentDay, momentTime } from '../lead-dates.ts';
import { factsAt } from './sheet-facts.ts';
import { VisitorFact } from './visitor-fact.tsx';

interface MoreSectionProps {
  lead: Lead;
  /** What else only diagnoses. */
  children: ReactNode;
}

/** What nobody needs to work on a lead, and somebody may need to find out what happened to it. */
export const MoreSection = memo(function MoreSection({ lead, children }: MoreSectionProps) {
  return (
    <Box component="details" sx={moreStyle}>
      <summary>More</summary>
      <Box sx={{ pt: 1 }}>
        <FactList>
          {factsAt('more', lead).map((name) => (
            <VisitorFact key={name} name={name} lead={lead} />
          ))}
          <Fact label={fieldLabel('firstContactAt')}>{momentText(lead.firstContactAt, 'Not yet')}</Fact>
          <Fact label={fieldLabel('updatedAt')}>
            {`${momentText(lead.updatedAt, '')}${lead.updatedBy === null ? '' : ` by ${displayName(lead.updatedBy)}`}`}
          </Fact>
          <Fact label={fieldLabel('version')}>{lead.version}</Fact>
        </FactList>
        {children}
      </Box>
    </Box>
  );
});

function momentText(moment: string | null, missing: string): string {
  return moment === null ? missing : `${momentDay(moment)} ${momentTime(moment)}`;
}

const moreStyle = {
  mt: 4,
  borderTop: 1,
  borderColor: 'divider',
  '& > summary': {
    display: 'list-item',
    width: 'fit-content',
    py: 1.25,
    color: 'text.secondary',
    fontWeight: 600,
    cursor: 'pointer',
  },
};
